import Memorization
import QuranCore
import Testing

@Suite struct QuranProviderTests {
    private struct Offline: QuranProvider {
        struct Failure: Error {}
        func chapters() throws -> [Surah] { throw Failure() }
        func verses(_: ClosedRange<VerseID>, script: Script) throws -> [ProvidedVerse] { throw Failure() }
        func audio(_: ClosedRange<VerseID>, by reciter: Reciter) throws -> [AudioLocation] { throw Failure() }
    }

    @Test func `what a failing source does not give comes from the one that is built in`() async throws {
        let quran = try Recitations.quran.get()
        let local = LocalQuranProvider(quran) { $0 == "Husary_64kbps/112002.mp3" }
        let range = try Logs.verse("112:1")...Logs.verse("112:4")
        for provider in [local, FallbackQuranProvider(Offline(), then: local)] as [any QuranProvider] {
            #expect(try await provider.chapters().count == 114)
            let verses = try await provider.verses(range, script: .uthmani)
            #expect(verses.map(\.verse.ayah) == [1, 2, 3, 4])
            #expect(verses[0].text.utf8.elementsEqual(quran.text(of: range.lowerBound, script: .uthmani).utf8))
            #expect(verses.allSatisfy { $0.translation?.isEmpty == false })
            let audio = try await provider.audio(range, by: Reciter.all[1])
            #expect(audio == [AudioLocation(verse: try Logs.verse("112:2"), place: "Husary_64kbps/112002.mp3")])
        }
        let nobody = FallbackQuranProvider(Offline(), then: Offline())
        await #expect(throws: Offline.Failure.self) { try await nobody.chapters() }
    }
}
