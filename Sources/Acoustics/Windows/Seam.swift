internal import Foundation
internal import SequenceDecoding

/// Where two windows' posteriors of the same frames are joined.
enum Seam {
    /// The frame from which the later window is believed.
    ///
    /// Joined where both windows say the same on both sides of the cut, best within a run of blanks: a symbol that the
    /// two place a frame apart must be neither lost nor doubled. Of equally good frames the one nearest the middle.
    /// - Parameters:
    ///   - earlier: the zone's frames as the earlier window gives them.
    ///   - later: the same frames as the later window gives them.
    /// - Returns: 0 to `frames`, counted in the zone.
    static func cut(_ earlier: PosteriorMatrix, _ later: PosteriorMatrix, blank: Int) -> Int {
        let frames = min(earlier.frames, later.frames)
        guard frames > 0 else { return 0 }
        let costs = (0..<frames).map { cost(earlier, later, frame: $0, blank: blank) }
        let reach = 2
        var best = (cut: frames / 2, cost: Float.infinity)
        for cut in 0...frames {
            let around = costs[max(0, cut - reach)..<min(frames, cut + reach)]
            let cost = around.reduce(0, +) / Float(around.count)
            let isNearer = abs(2 * cut - frames) < abs(2 * best.cut - frames)
            if cost < best.cost - 1e-3 || (cost <= best.cost + 1e-3 && isNearer) { best = (cut, cost) }
        }
        return best.cut
    }

    /// 0 where both are sure of blank; up to 1 where they agree on a symbol; up to 3 where they differ.
    private static func cost(_ earlier: PosteriorMatrix, _ later: PosteriorMatrix, frame: Int, blank: Int) -> Float {
        var common: Float = 0
        for symbol in 0..<earlier.classes {
            common += exp(min(earlier[frame, symbol], later[frame, symbol]))
        }
        let blankness = exp(min(earlier[frame, blank], later[frame, blank]))
        return 2 * max(0, 1 - common) + 1 - min(1, blankness)
    }
}
