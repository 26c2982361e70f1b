public import QuranCore

/// Asks one source and, whenever it fails, another.
public struct FallbackQuranProvider: QuranProvider {
    private let first: any QuranProvider
    private let second: any QuranProvider

    public init(_ first: any QuranProvider, then second: any QuranProvider) {
        self.first = first
        self.second = second
    }

    public func chapters() async throws -> [Surah] {
        do { return try await first.chapters() } catch { return try await second.chapters() }
    }

    public func verses(_ range: ClosedRange<VerseID>, script: Script) async throws -> [ProvidedVerse] {
        do {
            return try await first.verses(range, script: script)
        } catch {
            return try await second.verses(range, script: script)
        }
    }

    public func audio(_ range: ClosedRange<VerseID>, by reciter: Reciter) async throws -> [AudioLocation] {
        do {
            return try await first.audio(range, by: reciter)
        } catch {
            return try await second.audio(range, by: reciter)
        }
    }
}
