internal import Foundation
internal import SequenceDecoding

extension AcousticVocabulary {
    /// Reads a vocabulary file.
    ///
    /// For phonemes and letters `{"phonemes": […], "letters": […]}`; for pieces an object from decimal class number to
    /// piece, every number from 0 on, or a list of pieces.
    /// - Throws: `ModelError.vocabularyMalformed`.
    init(json: [UInt8], kind: ModelManifest.TokenKind, blank: Int?, path: String) throws(ModelError) {
        func malformed(_ reason: String) -> ModelError { .vocabularyMalformed(path: path, reason: reason) }
        guard let value = try? JSONSerialization.jsonObject(with: Data(json)) else {
            throw malformed("it is not valid JSON")
        }
        let sizes: [Int]
        switch kind {
        case .phonemesAndLetters:
            guard let object = value as? [String: Any], let phonemes = object["phonemes"] as? [String],
                let letters = object["letters"] as? [String], !phonemes.isEmpty, !letters.isEmpty
            else { throw malformed("it must have the lists phonemes and letters") }
            for list in [phonemes, letters] {
                if let twice = firstRepeated(list) { throw malformed("it lists \(twice) twice") }
                // The blank's name must never reach a text, as it would from a class that is not taken for the blank.
                if let named = list.firstIndex(of: Self.blankName), let blank, named != blank {
                    throw malformed("its blank is class \(named), and the manifest says \(blank)")
                }
            }
            self = .phonemes(phonemes, letters: letters, blank: blank ?? 0)
            sizes = [phonemes.count, letters.count]
        case .sentencePieces:
            guard let pieces = Self.pieces(value), !pieces.isEmpty else {
                throw malformed("it must map every class number from 0 on to a piece")
            }
            self = .pieces(PieceVocabulary(pieces: pieces, blank: blank))
            sizes = [pieces.count]
        }
        if let blank, !sizes.allSatisfy({ blank < $0 }) { throw malformed("it has no entry for the blank, \(blank)") }
    }

    /// What the vocabularies of phonemes and letters call the blank.
    private static let blankName = "<b>"

    private static func pieces(_ value: Any) -> [String]? {
        if let list = value as? [String] { return list }
        guard let object = value as? [String: String] else { return nil }
        var pieces: [String] = []
        for number in 0..<object.count {
            guard let piece = object[String(number)] else { return nil }
            pieces.append(piece)
        }
        return pieces
    }
}

/// The first entry that stands a second time in a list.
private func firstRepeated(_ list: [String]) -> String? {
    var seen: Set<[UInt8]> = []
    // By bytes: two letters that Unicode takes for one are two classes.
    return list.first { !seen.insert(Array($0.utf8)).inserted }
}
