public import QuranCore

/// The content that is built in, and recordings in the user's folder.
public struct LocalQuranProvider: QuranProvider {
    private let quran: Quran
    private let recordingExists: @Sendable (String) -> Bool

    /// - Parameter recordingExists: whether the user's folder has a file at a relative path; none by default.
    public init(_ quran: Quran, recordingExists: @escaping @Sendable (String) -> Bool = { _ in false }) {
        self.quran = quran
        self.recordingExists = recordingExists
    }

    public func chapters() -> [Surah] { quran.surahs }

    public func verses(_ range: ClosedRange<VerseID>, script: Script) -> [ProvidedVerse] {
        range.map {
            ProvidedVerse(
                verse: $0, text: quran.text(of: $0, script: script), script: script,
                translation: quran.translation(of: $0))
        }
    }

    public func audio(_ range: ClosedRange<VerseID>, by reciter: Reciter) -> [AudioLocation] {
        range.compactMap { verse in
            EveryAyahLayout.path(of: verse, by: reciter, exists: recordingExists)
                .map { AudioLocation(verse: verse, place: $0) }
        }
    }
}
