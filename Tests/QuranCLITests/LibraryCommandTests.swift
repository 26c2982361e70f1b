import CommandLineSupport
import Foundation
import Memorization
import MemorizationStore
import QuranCore
import Recitation
import Testing

@testable import QuranCLI

/// Whole commands on a library in a folder that goes with the test.
@Suite struct LibraryCommandTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "murajah-\(UUID().uuidString)")
        var path: String { url.appending(path: "library.sqlite").path(percentEncoded: false) }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private struct Clock: LibraryClock {
        let day: Int
        func now() -> Moment {
            Moment(milliseconds: (Int64(day) * 86_400 + 43_200) * 1000, utcOffset: 0, zone: "UTC")
        }
    }

    private let folder = Folder()

    private func run(_ arguments: String..., day: Int = 20_000, recordings: CannedRecordings = .init()) -> ProgramRun {
        var services = Services.canned(recordings)
        services.clock = Clock(day: day)
        let (path, clock) = (folder.path, services.clock)
        services.openLibrary = { try LibraryFile(at: $0 ?? path, clock: clock) }
        return ProgramRun(arguments, services: services)
    }

    @Test func `a verse is taken on, graded, shown with its card, due again, and undone`() {
        #expect(run("add", "112", "--memorized").output == "added 112:1-4: 4 verses to be reviewed\n")
        #expect(run("due").output.split(separator: "\n").map { $0.prefix(5) } == ["112:1", "112:2", "112:3", "112:4"])
        let review = run("review", "112:1", "--grade", "good")
        #expect(review.outcome == .success)
        #expect(
            review.output
                == "112:1  90 %\n    0d -> 1d, ease 2.50 -> 2.50 (+0.00), due tomorrow, Learning\n"
                + "    Learnt: the first interval is one day.\n")
        #expect(run("due").output.split(separator: "\n").map { $0.prefix(5) } == ["112:2", "112:3", "112:4"])
        #expect(run("due", day: 20_001).output.contains("112:1  due today, Learning"))
        #expect(run("undo").output == "took back what was recorded of 112:1 on 2024-10-04\n")
        #expect(run("undo").errors.contains("there is nothing to undo"))
        #expect(run("undo").outcome == .failure)
    }

    @Test func `a recording is judged word by word`() throws {
        // The canned recording hears the first word of each verse.
        let recordings = CannedRecordings(recordings: ["a.wav": try recording("112:1 112:2")])
        _ = run("add", "112", "--memorized")
        let review = run("review", "112:1-2", "--file", "a.wav", recordings: recordings)
        #expect(review.outcome == .success)
        #expect(review.output.contains("112:1  18 %"))
        #expect(review.output.contains("(ٱللَّهُ)"))
        let json = run("review", "112:1-2", "--file", "a.wav", "--json", recordings: recordings)
        let lines = json.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains("\"verdict\":\"matched\"") && lines[0].contains("\"verdict\":\"missed\""))
        #expect(lines[0].contains("\"reason\":\"reset\""))
    }

    @Test func `a transcript that drifts is told where it went`() {
        _ = run("add", "3:23", "--memorized")
        let text = "ألم تر إلى الذين أوتوا نصيبا من الكتاب يشترون الضلالة ويريدون أن تضلوا السبيل"
        #expect(run("review", "3:23", "--text", text).output.contains("went to 4:44"))
    }

    @Test func `memorising counts readings, then joins the reviews`() {
        #expect(run("memorize", "112:1", "--read").output.hasPrefix("112:1  read 1 times\n"))
        #expect(run("memorize", "112:1", "--grade", "hard").output.contains("still being memorised"))
        #expect(run("memorize", "112:1", "--grade", "easy").output.contains("112:1 is learnt"))
        #expect(run("stats").output.contains("last 30 days: 2 recalls"))
        #expect(run("stats", "--days", "7", "--json").output.contains("\"learning\":1"))
        #expect(run("weak").output == "no verse is weak\n" || run("weak").output.hasPrefix("112:1"))
    }

    @Test func `bookmarks are set, listed and taken off`() {
        #expect(run("bookmarks").output == "no verse is marked\n")
        #expect(run("bookmarks", "--add", "112:1").output.hasPrefix("112:1  "))
        #expect(run("bookmarks", "--json").output.contains("\"verse\":\"112:1\""))
        #expect(run("bookmarks", "--remove", "112:1").output == "no verse is marked\n")
        #expect(run("bookmarks", "--remove", "112:1").outcome == .failure)
    }

    @Test func `the scheduler is previewed, changed and changed back`() {
        _ = run("add", "112", "--memorized")
        _ = run("review", "112:1", "--grade", "easy")
        _ = run("review", "112:1", "--grade", "easy", day: 20_001)
        let before = run("due", "--json", day: 20_004).output
        #expect(run("scheduler", "--use", "fsrs", "--preview").output.contains("FSRS-6 would be the scheduler"))
        #expect(run("scheduler").output == "SM-2\n")
        #expect(run("scheduler", "--use", "fsrs").output.contains("112:1  3d -> "))
        #expect(run("scheduler").output == "FSRS-6\n")
        _ = run("scheduler", "--use", "sm2")
        #expect(run("due", "--json", day: 20_004).output == before)
    }

    @Test func `an export is imported elsewhere`() throws {
        _ = run("add", "112", "--memorized")
        _ = run("review", "112:1", "--grade", "easy")
        let export = run("export").output
        let file = folder.url.appending(path: "export.json")
        try Data(export.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        let other = folder.url.appending(path: "other.sqlite").path(percentEncoded: false)
        #expect(
            run("import", path, "--library", other, "--preview").output.contains("1 new and 0 known in log would be"))
        #expect(run("import", path, "--library", other).output.contains("default (new): 1 new"))
        #expect(run("export", "--library", other).output == export)
        #expect(run("export", "--format", "csv").output.split(separator: "\r\n").count == 2)
        #expect(run("export", "--format", "anki").output.contains("112:001\t"))
        try Data("{}".utf8).write(to: file)
        #expect(run("import", path).errors.contains("is no export of this program"))
    }

    @Test func `profiles are told apart`() {
        _ = run("add", "112")
        #expect(run("profile").output == "default\n")
        #expect(run("profile", "--add", "Maryam", day: 20_001).output == "default\nMaryam\n")
        #expect(run("due").errors.contains("say whose library with --profile: default, Maryam"))
        #expect(run("due", "--profile", "Maryam").outcome == .success)
        #expect(run("due", "--profile", "Zayd").errors.contains("there is no profile 'Zayd'"))
        #expect(run("profile", "--remove", "Maryam").output == "default\n")
    }

    @Test(arguments: [
        (["review", "112:1", "--grade", "good"], "not in the library"),
        (["review", "--grade", "good"], "nothing is due"),
        (["add", "115"], "is no verse, range or surah"),
        (["review", "112:1"], "give one of --file, --text and --grade"),
        (["memorize", "112:1", "--grade", "fine"], "give again or hard or good or easy"),
        (["import", "/no/such/file"], "/no/such/file cannot be read"),
    ])
    func `what cannot be done says why`(arguments: [String], message: String) {
        var services = Services.canned()
        let path = folder.path
        services.openLibrary = { _ in try LibraryFile(at: path) }
        let result = ProgramRun(arguments, services: services)
        #expect(result.outcome != .success)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
