/// The raised-cosine window, in the two forms that front ends use.
enum HannWindow: Sendable {
    /// 0.5 - 0.5·cos(2πn/N): the form for spectral analysis (Whisper).
    case periodic
    /// 0.5 - 0.5·cos(2πn/(N - 1)): the form for filter design (NeMo, `torch.hann_window(periodic=False)`).
    case symmetric

    /// The window's values.
    ///
    /// - Parameter length: samples, at least 2.
    func values(length: Int) -> [Double] {
        let period = Double(self == .periodic ? length : length - 1)
        return (0..<length).map { 0.5 - 0.5 * cosine(2 * Double.pi * Double($0) / period) }
    }
}
