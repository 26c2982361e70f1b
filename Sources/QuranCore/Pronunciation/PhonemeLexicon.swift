/// The phonemes of every word of the Quran (Hafs) in each of its forms, and of the two opening formulas.
///
/// Made by quranic-phonemizer 3.0.5; phoneme ids are positions in ``inventory``. The ids of consecutive words
/// in fitting forms, put one after the other, are the phonemes of the whole stretch: where two words assimilate,
/// the shared sound belongs to the second word and the first one's joined form ends before it.
///
/// The joined form of a verse's last word runs on into the next verse. At the end of a surah it runs on into the
/// basmala and the next surah's first word follows the basmala; only 8 and 9 join directly. Before 95 and 97
/// a joined basmala would begin with the doubled b of their spelling, which the basmala's forms here do not have.
public final class PhonemeLexicon: Sendable {
    /// The 68 symbols by id, in the order of the acoustic model's vocabulary (its blank left out).
    public let inventory: [String]
    /// Words of the Quran.
    public let wordCount: Int

    /// Number of the first word of each verse, by `VerseID.index`; `wordCount` at the end.
    let firstWords: [UInt32]
    private let pronunciationStarts: [UInt32]
    private let pronunciations: [UInt16]
    private let phonemes: [UInt8]

    /// Words of the basmala.
    public static let basmalaWordCount = 4
    /// Words of the isti'adha, a'udhu billahi mina ash-shaytani ar-rajim.
    public static let istiadhaWordCount = 5

    /// The lexicon that is built in.
    ///
    /// - Throws: `QuranDataError.damaged` when the built-in file is not what the generator wrote.
    public static func load() throws(QuranDataError) -> PhonemeLexicon {
        try PhonemeLexicon(.lexicon)
    }

    init(_ file: EmbeddedFile) throws(QuranDataError) {
        var reader = LittleEndianReader(file)
        guard try reader.bytes(4) == Array("MLEX".utf8), try reader.integer(UInt32.self) == 1 else {
            throw file.damaged("its header is not that of a lexicon, version 1")
        }
        let counts = try reader.integers(UInt32.self, count: 5).map(Int.init)
        let formulaWords = Self.basmalaWordCount + Self.istiadhaWordCount
        self.wordCount = counts[0] - formulaWords
        self.inventory = String(decoding: try reader.bytes(counts[4]), as: UTF8.self)
            .split(whereSeparator: { $0 == "\n" || $0 == "\0" }).map(String.init)
        self.firstWords = try reader.integers(UInt32.self, count: counts[1] + 1)
        self.pronunciationStarts = try reader.integers(UInt32.self, count: counts[2] + 1)
        self.pronunciations = try reader.integers(UInt16.self, count: counts[0] * WordForm.allCases.count)
        self.phonemes = try reader.bytes(counts[3])
        guard counts[1] == VerseID.count, reader.remaining == 0, firstWords.last.map(Int.init) == wordCount,
            pronunciationStarts.last.map(Int.init) == phonemes.count,
            Self.ascends(firstWords), Self.ascends(pronunciationStarts),
            pronunciations.allSatisfy({ Int($0) < counts[2] }), phonemes.allSatisfy({ Int($0) < inventory.count })
        else { throw file.damaged("its tables do not fit each other") }
    }

    /// Phoneme ids of a word of the Quran, never empty.
    ///
    /// - Parameter word: number of the word in the whole Quran, `0..<wordCount`; others are a programmer's error.
    public func phonemes(ofWord word: Int, form: WordForm) -> ArraySlice<UInt8> {
        precondition((0..<wordCount).contains(word), "word \(word) is outside 0..<\(wordCount)")
        return pronunciation(word, form)
    }

    /// Phoneme ids of a word of the basmala, `0..<4`.
    public func phonemes(ofBasmalaWord word: Int, form: WordForm) -> ArraySlice<UInt8> {
        precondition((0..<Self.basmalaWordCount).contains(word), "the basmala has no word \(word)")
        return pronunciation(wordCount + word, form)
    }

    /// Phoneme ids of a word of the isti'adha, `0..<5`.
    public func phonemes(ofIstiadhaWord word: Int, form: WordForm) -> ArraySlice<UInt8> {
        precondition((0..<Self.istiadhaWordCount).contains(word), "the isti'adha has no word \(word)")
        return pronunciation(wordCount + Self.basmalaWordCount + word, form)
    }

    /// Numbers of the words of a verse in the whole Quran, its basmala apart (1:1 is a verse of its own).
    public func wordRange(of verse: VerseID) -> Range<Int> {
        Int(firstWords[verse.index])..<Int(firstWords[verse.index + 1])
    }

    /// Phoneme ids of a whole verse, begun after a pause, recited in one breath and stopped at its end.
    public func phonemes(of verse: VerseID) -> [UInt8] {
        let words = wordRange(of: verse)
        return words.flatMap { word in
            phonemes(
                ofWord: word,
                form: WordForm(pauseBefore: word == words.lowerBound, stopAfter: word == words.upperBound - 1))
        }
    }

    /// True when the table begins at 0 and nothing in it is empty.
    private static func ascends(_ starts: [UInt32]) -> Bool {
        starts.first == 0 && zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
    }

    private func pronunciation(_ entry: Int, _ form: WordForm) -> ArraySlice<UInt8> {
        let id = Int(pronunciations[entry * WordForm.allCases.count + form.rawValue])
        return phonemes[Int(pronunciationStarts[id])..<Int(pronunciationStarts[id + 1])]
    }
}
