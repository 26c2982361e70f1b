/// Stereo and more to mono by the plain average: a sum could clip, and `ffmpeg`'s own downmix is 3 dB louder.
enum ChannelAverage {
    /// Replaces `mono` by the averages of `frameCount` interleaved frames.
    static func average(_ interleaved: [Float], channelCount: Int, frameCount: Int, into mono: inout [Float]) {
        mono.removeAll(keepingCapacity: true)
        if channelCount == 1 {
            mono.append(contentsOf: interleaved[..<frameCount])
            return
        }
        mono.reserveCapacity(frameCount)
        interleaved.withUnsafeBufferPointer { samples in
            let share = 1 / Float(channelCount)
            for frame in 0..<frameCount {
                var sum: Float = 0
                for channel in 0..<channelCount { sum += samples[frame * channelCount + channel] }
                mono.append(sum * share)
            }
        }
    }
}
