import Foundation
import Testing

/// The files of py-fsrs's results, made by tools/scheduling/generate.py.
enum Vectors {
    struct Sequence: Decodable {
        struct Review: Decodable {
            let elapsedDays: Int?
            let rating: Int
            let interval: Int
            let stability: Double
            let difficulty: Double
        }
        let name: String
        let parameters: [Double]
        let retention: Double
        let cap: Int
        let learningSteps: [Int]
        let relearningSteps: [Int]
        let reviews: [Review]
    }

    struct Log: Decodable {
        let cards: [[[Int]]]
        let fitted: [Double]
        let defaultLoss: Double
        let fittedLoss: Double
    }

    static func sequences() throws -> [Sequence] { try decode("fsrs") }
    static func log() throws -> Log { try decode("fsrs-log") }

    private static func decode<Value: Decodable>(_ name: String) throws -> Value {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Vectors"))
        return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
    }
}
