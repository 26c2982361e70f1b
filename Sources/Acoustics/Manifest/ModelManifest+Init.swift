extension ModelManifest {
    /// A manifest from its fields; `ModelManifest` says what each is.
    public init(
        name: String, model: String, sha256: String, frontEnd: FrontEndSpecification, inputs: Inputs, outputs: Outputs,
        frameSeconds: Double, longestWindowSeconds: Double, bestWindowSeconds: Double? = nil, tokens: TokenKind,
        vocabulary: String, blank: Int, streaming: StreamingSpecification? = nil, licence: String,
        attribution: String? = nil
    ) {
        self.init(
            format: Self.currentFormat, name: name, model: model, sha256: sha256, frontEnd: frontEnd, inputs: inputs,
            outputs: outputs, frameSeconds: frameSeconds, longestWindowSeconds: longestWindowSeconds,
            bestWindowSeconds: bestWindowSeconds, tokens: tokens, vocabulary: vocabulary, blank: blank,
            streaming: streaming, licence: licence, attribution: attribution)
    }
}
