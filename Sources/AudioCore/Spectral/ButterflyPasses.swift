// The three butterfly passes of the Stockham FFT: y[q + s(rp + k)] = w^(pk) · Σ_j x[q + s(p + mj)] e^(-2πi·jk/r).

/// A complex array as two planes of four frames each.
struct ComplexLanes {
    let real: UnsafeMutablePointer<FrameLanes>
    let imaginary: UnsafeMutablePointer<FrameLanes>

    @inline(__always)
    func store(_ index: Int, _ re: FrameLanes, _ im: FrameLanes, times root: SIMD2<Double>) {
        real[index] = re * root.x - im * root.y
        imaginary[index] = re * root.y + im * root.x
    }
}

func pass2(
    _ x: ComplexLanes, _ y: ComplexLanes, _ twiddles: UnsafePointer<SIMD2<Double>>, groups: Int, stride: Int
) {
    for p in 0..<groups {
        let w = twiddles[p]
        for q in 0..<stride {
            let i0 = q + stride * p
            let i1 = i0 + stride * groups
            let o = q + stride * 2 * p
            let (ar, ai, br, bi) = (x.real[i0], x.imaginary[i0], x.real[i1], x.imaginary[i1])
            y.real[o] = ar + br
            y.imaginary[o] = ai + bi
            y.store(o + stride, ar - br, ai - bi, times: w)
        }
    }
}

func pass4(
    _ x: ComplexLanes, _ y: ComplexLanes, _ twiddles: UnsafePointer<SIMD2<Double>>, groups: Int, stride: Int
) {
    let step = stride * groups
    for p in 0..<groups {
        let (w1, w2, w3) = (twiddles[3 * p], twiddles[3 * p + 1], twiddles[3 * p + 2])
        for q in 0..<stride {
            let i = q + stride * p
            let o = q + stride * 4 * p
            let sumEvenR = x.real[i] + x.real[i + 2 * step]
            let sumEvenI = x.imaginary[i] + x.imaginary[i + 2 * step]
            let difEvenR = x.real[i] - x.real[i + 2 * step]
            let difEvenI = x.imaginary[i] - x.imaginary[i + 2 * step]
            let sumOddR = x.real[i + step] + x.real[i + 3 * step]
            let sumOddI = x.imaginary[i + step] + x.imaginary[i + 3 * step]
            let difOddR = x.real[i + step] - x.real[i + 3 * step]
            let difOddI = x.imaginary[i + step] - x.imaginary[i + 3 * step]
            y.real[o] = sumEvenR + sumOddR
            y.imaginary[o] = sumEvenI + sumOddI
            y.store(o + stride, difEvenR + difOddI, difEvenI - difOddR, times: w1)
            y.store(o + 2 * stride, sumEvenR - sumOddR, sumEvenI - sumOddI, times: w2)
            y.store(o + 3 * stride, difEvenR - difOddI, difEvenI + difOddR, times: w3)
        }
    }
}

func pass5(
    _ x: ComplexLanes, _ y: ComplexLanes, _ twiddles: UnsafePointer<SIMD2<Double>>, groups: Int, stride: Int
) {
    // cos and sin of 2π/5 and 4π/5.
    let (c1, c2): (Double, Double) = (0.309_016_994_374_947_45, -0.809_016_994_374_947_5)
    let (s1, s2): (Double, Double) = (0.951_056_516_295_153_5, 0.587_785_252_292_473_1)
    let step = stride * groups
    for p in 0..<groups {
        let w = twiddles + 4 * p
        for q in 0..<stride {
            let i = q + stride * p
            let o = q + stride * 5 * p
            let (ar, ai) = (x.real[i], x.imaginary[i])
            let sum1R = x.real[i + step] + x.real[i + 4 * step]
            let sum1I = x.imaginary[i + step] + x.imaginary[i + 4 * step]
            let dif1R = x.real[i + step] - x.real[i + 4 * step]
            let dif1I = x.imaginary[i + step] - x.imaginary[i + 4 * step]
            let sum2R = x.real[i + 2 * step] + x.real[i + 3 * step]
            let sum2I = x.imaginary[i + 2 * step] + x.imaginary[i + 3 * step]
            let dif2R = x.real[i + 2 * step] - x.real[i + 3 * step]
            let dif2I = x.imaginary[i + 2 * step] - x.imaginary[i + 3 * step]
            let even1R = ar + sum1R * c1 + sum2R * c2
            let even1I = ai + sum1I * c1 + sum2I * c2
            let even2R = ar + sum1R * c2 + sum2R * c1
            let even2I = ai + sum1I * c2 + sum2I * c1
            let odd1R = dif1R * s1 + dif2R * s2
            let odd1I = dif1I * s1 + dif2I * s2
            let odd2R = dif1R * s2 - dif2R * s1
            let odd2I = dif1I * s2 - dif2I * s1
            y.real[o] = ar + sum1R + sum2R
            y.imaginary[o] = ai + sum1I + sum2I
            y.store(o + stride, even1R + odd1I, even1I - odd1R, times: w[0])
            y.store(o + 2 * stride, even2R + odd2I, even2I - odd2R, times: w[1])
            y.store(o + 3 * stride, even2R - odd2I, even2I + odd2R, times: w[2])
            y.store(o + 4 * stride, even1R - odd1I, even1I + odd1R, times: w[3])
        }
    }
}
