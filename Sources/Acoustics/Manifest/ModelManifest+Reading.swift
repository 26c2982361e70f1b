internal import Foundation

extension ModelManifest {
    /// Reads and checks a manifest.
    /// - Parameter path: of the manifest, for the words of an error.
    /// - Throws: `ModelError.manifestMalformed` naming the field, or `.unsupportedFormat`.
    public init(json: [UInt8], path: String) throws(ModelError) {
        let data = Data(json)
        // The version first: a later format may have other fields.
        struct Version: Decodable { let format: Int }
        let version = try Self.decode(Version.self, from: data, path: path)
        guard version.format == Self.currentFormat else {
            throw .unsupportedFormat(path: path, format: version.format)
        }
        self = try Self.decode(ModelManifest.self, from: data, path: path)
        try check(path: path)
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, path: String
    ) throws(ModelError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .manifestMalformed(path: path, field: field(context.codingPath + [key]), reason: "it is missing")
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            throw .manifestMalformed(path: path, field: field(context.codingPath), reason: context.debugDescription)
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            throw .manifestMalformed(path: path, field: field(context.codingPath), reason: context.debugDescription)
        } catch {
            throw .manifestMalformed(path: path, field: "", reason: "it is not valid JSON")
        }
    }

    private static func field(_ path: [any CodingKey]) -> String {
        path.map(\.stringValue).joined(separator: ".")
    }

    private func check(path: String) throws(ModelError) {
        func require(_ holds: Bool, _ field: String, _ reason: String) throws(ModelError) {
            if !holds { throw .manifestMalformed(path: path, field: field, reason: reason) }
        }
        for (field, file) in [("model", model), ("vocabulary", vocabulary), ("attribution", attribution ?? "-")] {
            try require(!file.isEmpty && !file.contains("/"), field, "it must be the name of a file in the folder")
        }
        try require(
            sha256.utf8.count == 64 && sha256.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }, "sha256",
            "it must be 64 lower-case hexadecimal digits")
        try require(frontEnd.bins == 80, "front_end.bins", "the front ends have 80 bins")
        if let level = frontEnd.peakLevel {
            try require(level > 0 && level <= 1, "front_end.peak_level", "it must be above 0 and at most 1")
            try require(frontEnd.id == .whisperLogMel, "front_end.peak_level", "only whisper-log-mel takes it")
        }
        try require(
            (frontEnd.level != nil) == (frontEnd.id == .whisperLogMelCausal), "front_end.level",
            "whisper-log-mel-causal has it, and no other front end")
        if let level = frontEnd.level {
            try require((-10...10).contains(level.start), "front_end.level.start", "it must be -10 to 10")
            try require(
                (0...1).contains(level.releasePerFrame), "front_end.level.release_per_frame", "it must be 0 to 1")
            try require(
                level.range > 0 && level.range <= 20, "front_end.level.range", "it must be above 0 and at most 20")
            try require((-20...20).contains(level.top), "front_end.level.top", "it must be -20 to 20")
        }
        // A frame is a whole number of front-end hops of 10 ms.
        let hops = frameSeconds / 0.01
        try require(
            (1...100).contains(hops) && abs(hops - hops.rounded()) < 1e-6, "frame_seconds",
            "it must be a multiple of 0.01 up to 1")
        try require(
            longestWindowSeconds >= 1 && longestWindowSeconds <= 3600, "longest_window_seconds",
            "it must be 1 to 3600")
        if let bestWindowSeconds {
            try require(
                bestWindowSeconds >= 1 && bestWindowSeconds <= longestWindowSeconds, "best_window_seconds",
                "it must be 1 to longest_window_seconds")
        }
        try require(blank >= 0, "blank", "it must be a class number")
        try require(
            (outputs.letters != nil) == (tokens == .phonemesAndLetters), "outputs.letters",
            "a phonemes+letters model has this output, a sentencepiece model does not")
        if let streaming { try streaming.check(with: frontEnd, path: path) }
    }
}
