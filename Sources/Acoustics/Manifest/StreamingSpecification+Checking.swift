extension StreamingSpecification {
    /// - Throws: `ModelError.manifestMalformed` naming the field.
    func check(with frontEnd: FrontEndSpecification, path: String) throws(ModelError) {
        func require(_ holds: Bool, _ field: String, _ reason: String) throws(ModelError) {
            if !holds { throw .manifestMalformed(path: path, field: "streaming.\(field)", reason: reason) }
        }
        // A level taken from a window would change what earlier steps have computed.
        guard frontEnd.id == .whisperLogMelCausal else {
            throw .manifestMalformed(
                path: path, field: "streaming", reason: "only the front end whisper-log-mel-causal can be streamed")
        }
        for (field, value, allowed) in [
            ("position_period", positionPeriod, 1...1_000_000), ("frames_before", framesBefore, 0...1_000),
            ("frames_after", framesAfter, 0...1_000), ("left_frames", leftFrames, 0...100_000),
            ("step_frames", stepFrames, 1...1_000), ("look_ahead_frames", lookAheadFrames, 0...1_000),
        ] {
            try require(
                allowed.contains(value), field, "it must be \(allowed.lowerBound) to \(allowed.upperBound)")
        }
        try require(!caches.isEmpty, "caches", "a streaming model has at least one")
        for cache in caches {
            try require(
                cache.shape.count { $0 == nil } == 1 && cache.shape.allSatisfy { $0 ?? 1 >= 1 }, "caches",
                "a shape has one null, the axis of frames, and lengths above 0")
        }
    }
}
