import QuranCore
import Testing

@testable import Recitation

@Suite struct RecitationDecoderTests {
    @Test(arguments: (0..<16).map { $0 * 401 % VerseID.count })
    func `a verse recited alone is found, or one that sounds the same`(index: Int) {
        let verse = VerseID(index: index)
        var recitation = SyntheticRecitation(seed: UInt64(index) + 1)
        recitation.pause(0.4)
        recitation.verse(verse.surah, verse.ayah)
        recitation.pause(0.4)
        let found = recitation.decoded()
        let accepted = [verse] + SyntheticRecitation.quran.soundAlikes(of: verse)
        #expect(found.count == 1 && accepted.map(\.description).contains(found.first), "\(verse): \(found)")
    }

    @Test(arguments: [5, 55, 255, 1500, 3000, 4444, 5800])
    func `a verse is found although one phoneme in seven is misheard`(index: Int) {
        let verse = VerseID(index: index)
        var recitation = SyntheticRecitation(seed: UInt64(index), errorRate: 0.14)
        recitation.pause(0.3)
        recitation.verse(verse.surah, verse.ayah)
        let accepted = [verse] + SyntheticRecitation.quran.soundAlikes(of: verse)
        #expect(accepted.map { [$0.description] }.contains(recitation.decoded()))
    }

    @Test func `verses in a row are found in order, every one once`() {
        var recitation = SyntheticRecitation()
        for ayah in 1...12 { recitation.verse(67, ayah) }
        #expect(recitation.decoded() == (1...12).map { "67:\($0)" })
    }

    @Test func `a surah opened by isti'adha and basmala is that surah`() {
        var recitation = SyntheticRecitation()
        recitation.istiadha()
        recitation.basmala()
        for ayah in 1...4 { recitation.verse(112, ayah) }
        recitation.basmala()
        for ayah in 1...5 { recitation.verse(113, ayah) }
        #expect(recitation.decoded() == (1...4).map { "112:\($0)" } + (1...5).map { "113:\($0)" })
    }

    @Test func `a basmala alone is verse 1:1`() {
        var recitation = SyntheticRecitation()
        recitation.pause(0.5)
        recitation.basmala()
        recitation.pause(2)
        #expect(recitation.decoded() == ["1:1"])
    }

    @Test func `Al-Fatiha begins with its own first verse`() {
        var recitation = SyntheticRecitation()
        for ayah in 1...7 { recitation.verse(1, ayah) }
        #expect(recitation.decoded() == (1...7).map { "1:\($0)" })
    }

    @Test func `a jump from one surah into another is followed`() {
        var recitation = SyntheticRecitation()
        recitation.verse(2, 255)
        recitation.verse(18, 10)
        recitation.verse(18, 11)
        recitation.verse(36, 58)
        #expect(recitation.decoded() == ["2:255", "18:10", "18:11", "36:58"])
    }

    @Test func `a verse recited three times is listed three times`() {
        var recitation = SyntheticRecitation()
        for _ in 0..<3 { recitation.verse(67, 2) }
        #expect(recitation.decoded() == ["67:2", "67:2", "67:2"])
    }

    @Test func `a stop inside a verse and going back a few words is still one verse`() {
        let range = SyntheticRecitation.quran.wordRange(of: VerseID(surah: 2, ayah: 282)!)
        var recitation = SyntheticRecitation()
        recitation.words(range.lowerBound..<range.lowerBound + 20)
        recitation.pause(0.8)
        recitation.words(range.lowerBound + 16..<range.upperBound)
        #expect(recitation.decoded() == ["2:282"])
    }

    @Test func `words left out do not lose the verse`() {
        let range = SyntheticRecitation.quran.wordRange(of: VerseID(surah: 2, ayah: 255)!)
        var recitation = SyntheticRecitation()
        recitation.words(range.lowerBound..<range.lowerBound + 15)
        recitation.words(range.lowerBound + 18..<range.upperBound)
        #expect(recitation.decoded() == ["2:255"])
    }

    @Test(arguments: 1...4)
    func `babble that is no recitation claims nothing`(seed: Int) {
        var recitation = SyntheticRecitation(seed: UInt64(seed))
        recitation.pause(0.5)
        recitation.babble(phonemes: 150)
        #expect(recitation.decoded() == [])
    }

    @Test func `silence claims nothing`() {
        var recitation = SyntheticRecitation()
        recitation.pause(20)
        #expect(recitation.decoded() == [])
        #expect(SyntheticRecitation().decoded() == [])
    }

    @Test func `babble between verses is left out`() {
        var recitation = SyntheticRecitation(seed: 3)
        recitation.verse(55, 1)
        recitation.verse(55, 2)
        recitation.verse(55, 3)
        recitation.babble(phonemes: 60)
        recitation.verse(67, 1)
        recitation.verse(67, 2)
        #expect(recitation.decoded() == ["55:1", "55:2", "55:3", "67:1", "67:2"])
    }

    @Test func `a hint decides between verses that sound the same and closes nothing`() {
        // 26:66 and 37:82 are spoken alike.
        var recitation = SyntheticRecitation()
        recitation.verse(37, 82)
        #expect(recitation.decoded(scope: SearchScope(surahHint: 37)) == ["37:82"])
        #expect(recitation.decoded(scope: SearchScope(surahHint: 26)) == ["26:66"])
        #expect(["37:82", "26:66"].contains(recitation.decoded(scope: SearchScope(surahHint: 112)).joined()))
    }

    @Test func `a range keeps verses outside it from being claimed`() {
        var recitation = SyntheticRecitation()
        recitation.verse(112, 1)
        recitation.verse(113, 1)
        let range = VerseID(surah: 113, ayah: 1)!...VerseID(surah: 114, ayah: 6)!
        #expect(recitation.decoded(scope: SearchScope(range: range)).allSatisfy { $0.hasPrefix("11") && $0 != "112:1" })
    }

    @Test func `words carry their place and rise in time`() {
        var recitation = SyntheticRecitation()
        recitation.verse(103, 1)
        recitation.verse(103, 2)
        recitation.verse(103, 3)
        var decoder = RecitationDecoder(
            graph: SyntheticRecitation.graph, classes: SyntheticRecitation.classes,
            frameSeconds: SyntheticRecitation.frameSeconds)
        decoder.push(recitation.frames)
        let words = decoder.result().words
        let expected = (1...3).flatMap { ayah in
            let verse = VerseID(surah: 103, ayah: ayah)!
            return SyntheticRecitation.quran.wordRange(of: verse).indices.enumerated().map { "\(verse).\($0.offset)" }
        }
        #expect(words.map { "\($0.verse).\($0.word)" } == expected)
        for (word, next) in zip(words, words.dropFirst()) {
            #expect(word.start < word.end && word.end <= next.start + 1e-9)
        }
        #expect(words.allSatisfy { (0...1).contains($0.confidence) })
    }

    @Test(arguments: [1, 7, 50])
    func `the pieces in which frames arrive change nothing`(piece: Int) {
        var recitation = SyntheticRecitation(errorRate: 0.1)
        for ayah in 1...5 { recitation.verse(93, ayah) }
        var whole = RecitationDecoder(
            graph: SyntheticRecitation.graph, classes: SyntheticRecitation.classes,
            frameSeconds: SyntheticRecitation.frameSeconds)
        whole.push(recitation.frames)
        var pieces = RecitationDecoder(
            graph: SyntheticRecitation.graph, classes: SyntheticRecitation.classes,
            frameSeconds: SyntheticRecitation.frameSeconds)
        let step = piece * SyntheticRecitation.classes.count
        for start in stride(from: 0, to: recitation.frames.count, by: step) {
            pieces.push(Array(recitation.frames[start..<min(recitation.frames.count, start + step)]))
        }
        #expect(pieces.result() == whole.result())
    }
}
