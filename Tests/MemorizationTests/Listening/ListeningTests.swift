import Memorization
import QuranCore
import Testing

@Suite struct ListeningTests {
    private func range(_ first: String, _ last: String) throws -> ClosedRange<VerseID> {
        try Logs.verse(first)...Logs.verse(last)
    }

    private func plays(_ list: Playlist) -> [String] {
        list.compactMap {
            if case .verse(let verse, let round, let time) = $0 { "\(verse) \(round).\(time)" } else { nil }
        }
    }

    @Test func `the last verse of a surah three times is three plays and then the end`() throws {
        let list = Playlist(try range("13:43", "13:43"), verseRepeats: 3)
        #expect(plays(list) == ["13:43 1.1", "13:43 1.2", "13:43 1.3"])
        #expect(list.playCount == 3)
    }

    @Test func `every round repeats every verse`() throws {
        let list = Playlist(try range("112:4", "113:1"), verseRepeats: 2, rangeRepeats: 2)
        #expect(
            plays(list) == [
                "112:4 1.1", "112:4 1.2", "113:1 1.1", "113:1 1.2", "112:4 2.1", "112:4 2.2", "113:1 2.1", "113:1 2.2",
            ])
    }

    @Test func `pauses lie between plays and not at the end`() throws {
        let list = Playlist(try range("112:1", "112:2"), pause: .lengthOfVerse(1.5))
        #expect(
            Array(list) == [
                .verse(try Logs.verse("112:1"), round: 1, repetition: 1), .pause(.lengthOfVerse(1.5)),
                .verse(try Logs.verse("112:2"), round: 1, repetition: 1),
            ])
    }

    @Test func `a basmala comes before the first verse of a surah that has one, once a round`() throws {
        func basmalas(_ first: String, _ last: String) throws -> [Int] {
            Playlist(try range(first, last), verseRepeats: 2, rangeRepeats: 2, playsBasmala: true).compactMap {
                if case .basmala(let surah) = $0 { surah } else { nil }
            }
        }
        #expect(try basmalas("112:4", "114:1") == [113, 114, 113, 114])
        #expect(try basmalas("8:75", "9:1").isEmpty)
        #expect(try basmalas("1:1", "1:7").isEmpty)
    }

    @Test func `file names are EveryAyah's, there and back, for every verse`() {
        for verse in VerseID.all {
            #expect(EveryAyahLayout.verse(ofFile: EveryAyahLayout.fileName(of: verse)) == verse)
        }
        #expect(EveryAyahLayout.fileName(of: VerseID(index: 0)) == EveryAyahLayout.basmalaFileName)
        for name in ["002287.mp3", "2255.mp3", "002255.wav", "00225a.mp3", "٠٠٢٢٥.mp3", "115001.mp3"] {
            #expect(EveryAyahLayout.verse(ofFile: name) == nil)
        }
    }

    @Test func `the best bit rate that is there is taken`() throws {
        let reciter = try #require(Reciter.all.first { $0.folder == "Alafasy" })
        let verse = try Logs.verse("2:255")
        #expect(EveryAyahLayout.path(of: verse, by: reciter) { _ in true } == "Alafasy_128kbps/002255.mp3")
        #expect(
            EveryAyahLayout.path(of: verse, by: reciter) { $0.contains("_64kbps") } == "Alafasy_64kbps/002255.mp3")
        #expect(EveryAyahLayout.path(of: verse, by: reciter) { _ in false } == nil)
    }

    @Test func `reciters are five, with ids of their own`() {
        #expect(Reciter.all.count == 5)
        #expect(Set(Reciter.all.map(\.recitationID)).count == 5)
        #expect(Set(Reciter.all.map(\.id)).count == 5)
    }
}
