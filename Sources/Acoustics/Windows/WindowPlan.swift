/// How long audio is cut into overlapping windows and where one window's posteriors give way to the next one's.
///
/// Windows end at `firstWindow`, then every `advance`, each `window` long (shorter only at the beginning). Between two
/// windows the seam lies where both have context: centred `lookAhead` before the earlier one's end, anywhere within
/// `seam`. What is before the seam is final as soon as the earlier window has run.
public struct WindowPlan: Sendable, Equatable {
    /// Longest audio given to the model at once, in seconds.
    public var window: Double
    /// End of the first window, in seconds; not longer than `window`.
    public var firstWindow: Double
    /// From one window's end to the next one's, in seconds.
    public var advance: Double
    /// Audio after a frame that the frame needs, in seconds.
    public var lookAhead: Double
    /// Width of the zone in which the seam is chosen, in seconds; 0 fixes it.
    public var seam: Double

    public init(window: Double, firstWindow: Double, advance: Double, lookAhead: Double, seam: Double) {
        self.window = window
        self.firstWindow = firstWindow
        self.advance = advance
        self.lookAhead = lookAhead
        self.seam = seam
    }

    /// For files: few, long windows that share a quarter of their length; the seam lies in the middle of that.
    /// - Parameter window: the window's length, in seconds.
    public static func files(window: Double) -> WindowPlan {
        WindowPlan(
            window: window, firstWindow: window, advance: window * 0.75, lookAhead: window / 8, seam: window / 16)
    }

    /// For files, with the window that a model's manifest asks for.
    public static func files(_ manifest: ModelManifest) -> WindowPlan {
        files(window: manifest.bestWindowSeconds ?? min(24, manifest.longestWindowSeconds))
    }

    /// For a live listener: a short step, the past as context.
    /// - Parameters:
    ///   - longest: the longest window the model can take, in seconds.
    ///   - step: from one run of the model to the next, in seconds.
    ///   - lookAhead: audio awaited after a frame before it is believed, in seconds.
    public static func live(
        longest: Double, window: Double = 8, step: Double = 0.32, lookAhead: Double = 0.4
    ) -> WindowPlan {
        WindowPlan(
            window: min(window, longest), firstWindow: step + lookAhead, advance: step, lookAhead: lookAhead, seam: 0)
    }
}

/// A plan in output frames.
struct FramePlan: Equatable {
    let window: Int
    let firstWindow: Int
    let advance: Int
    let lookAhead: Int
    let halfSeam: Int

    /// - Precondition: every next window begins before its seam.
    init(_ plan: WindowPlan, frameSeconds: Double) {
        func frames(_ seconds: Double) -> Int { Int((seconds / frameSeconds).rounded()) }
        window = Int((plan.window / frameSeconds + 1e-6).rounded(.down))
        firstWindow = min(frames(plan.firstWindow), window)
        advance = frames(plan.advance)
        lookAhead = frames(plan.lookAhead)
        halfSeam = frames(plan.seam / 2)
        precondition(advance >= 1 && lookAhead >= halfSeam, "a window moves on, and its seam is before its end")
        precondition(firstWindow >= lookAhead + halfSeam, "the first window reaches its seam")
        precondition(window - advance > lookAhead + halfSeam, "the next window begins before the seam")
    }

    /// The end of a window by its number.
    func end(of index: Int) -> Int { firstWindow + index * advance }
}
