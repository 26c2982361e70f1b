public import QuranCore

/// Where content comes from: built in, or later from a service that falls through to what is built in.
public protocol QuranProvider: Sendable {
    /// All surahs in order.
    func chapters() async throws -> [Surah]
    /// Verses of a range in order.
    func verses(_ range: ClosedRange<VerseID>, script: Script) async throws -> [ProvidedVerse]
    /// Where recordings of a range can be had, in order; verses without one are left out.
    func audio(_ range: ClosedRange<VerseID>, by reciter: Reciter) async throws -> [AudioLocation]
}

/// A verse with its meaning.
public struct ProvidedVerse: Hashable, Sendable {
    public let verse: VerseID
    public let text: String
    public let script: Script
    /// nil when the source has none.
    public let translation: String?

    public init(verse: VerseID, text: String, script: Script, translation: String?) {
        self.verse = verse
        self.text = text
        self.script = script
        self.translation = translation
    }
}

/// Where a recording of a verse is.
public struct AudioLocation: Hashable, Sendable {
    public let verse: VerseID
    /// A path below the user's folder of recordings, or an address.
    public let place: String

    public init(verse: VerseID, place: String) {
        self.verse = verse
        self.place = place
    }
}
