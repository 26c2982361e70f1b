import Foundation
import SequenceDecoding
import Testing

/// One problem of `Fixtures/ctc.json`; tools/decoding/make_golden.py says who solved it.
struct CTCGolden: Decodable, Sendable, CustomTestStringConvertible {
    struct Labeling: Decodable, Sendable {
        let symbols: [Int]
        let score: Double
    }

    let classes: Int
    let blank: Int
    let target: [Int]
    let values: [Float]
    let score: Double?
    let path: [Int]?
    let pathScore: Double?
    let labelings: [Labeling]

    var posteriors: PosteriorMatrix { PosteriorMatrix(classes: classes, values: values) }
    var testDescription: String { "\(values.count / classes) frames, target \(target)" }

    static let all: [CTCGolden] = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        guard let file = Bundle.module.url(forResource: "ctc", withExtension: "json", subdirectory: "Fixtures"),
            let data = try? Data(contentsOf: file), let cases = try? decoder.decode([CTCGolden].self, from: data)
        else { return [] }
        return cases
    }()
}
