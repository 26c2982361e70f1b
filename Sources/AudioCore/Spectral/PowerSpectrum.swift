/// Four frames side by side: one lane a frame.
///
/// In double precision: between loud and quiet bins there are ten decades and more, and the rounding of a single
/// precision transform shows in the logarithm of the quiet ones (1e-3 on a full-scale sweep).
///
/// Every step of a front end is the same arithmetic for every frame, so frames, not samples, are what SIMD runs over:
/// no shuffles are needed, and a frame's result does not depend on which lane or batch it was computed in.
typealias FrameLanes = SIMD4<Double>

/// Computes |DFT|² of four real frames at once. The door for another FFT (vDSP) behind the same front ends.
protocol PowerSpectrum: Sendable {
    /// Samples in a frame, N.
    var frameLength: Int { get }
    /// Values of scratch memory that `compute` needs.
    var scratchCount: Int { get }

    /// Writes the squared magnitudes of bins 0...N/2, unscaled.
    ///
    /// - Parameters:
    ///   - frames: N windowed samples, four frames in the lanes.
    ///   - power: N/2 + 1 values, overwritten.
    ///   - scratch: `scratchCount` values, contents undefined before and after.
    func compute(
        _ frames: UnsafePointer<FrameLanes>, into power: UnsafeMutablePointer<FrameLanes>,
        scratch: UnsafeMutablePointer<FrameLanes>)
}
