import CommandLineSupport
import Memorization
import MemorizationStore

/// A library and the profile that a command works on.
struct OpenLibrary {
    let store: LibraryFile
    let profile: Profile
    let today: StudyDay

    /// Opens the library; one without profiles gets a first one.
    init(_ arguments: ParsedArguments, _ services: Services) throws {
        let store = try services.openLibrary(arguments[LibraryOptions.library])
        let name = arguments[LibraryOptions.profile]
        let profiles = try store.profiles()
        if let name {
            guard let known = profiles.first(where: { $0.name == name }) else {
                throw LibraryCommandError.unknownProfile(name, known: profiles.map(\.name))
            }
            self.profile = known
        } else if profiles.isEmpty {
            self.profile = try store.addProfile(named: "default")
        } else {
            guard profiles.count == 1 else { throw LibraryCommandError.severalProfiles(profiles.map(\.name)) }
            self.profile = profiles[0]
        }
        self.store = store
        let id = profile.id
        let settings = try store.library(of: id).settings
        self.today = settings.dayStart.day(of: services.clock.now())
    }

    func library() throws -> Library {
        let (store, id) = (store, profile.id)
        return try store.library(of: id)
    }
}

/// What is wrong with the command line as the library stands.
enum LibraryCommandError: Error, Equatable, CustomStringConvertible {
    case unknownProfile(String, known: [String])
    case severalProfiles([String])
    case notTakenOn(String)
    case nothingDue
    case noBookmark(String)

    var description: String {
        switch self {
        case .unknownProfile(let name, let known):
            "there is no profile '\(name)'; there are: \(known.joined(separator: ", ")) (see 'murajah profile')"
        case .severalProfiles(let names): "say whose library with --profile: \(names.joined(separator: ", "))"
        case .notTakenOn(let verses): "\(verses) is not in the library; add it with 'murajah add \(verses)'"
        case .nothingDue: "nothing is due; name verses to recite them all the same"
        case .noBookmark(let verse): "there is no bookmark at \(verse)"
        }
    }
}
