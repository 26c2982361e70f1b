/// Plucked notes of a minor scale over slow chords, with vibrato: pitched, voiced and moving, like a sung melody.
enum MusicLikeSound {
    private static let scale = [0, 2, 3, 5, 7, 8, 10]
    private static let harmonics: [Double] = [1, 0.6, 0.4, 0.25, 0.15, 0.08]

    static func samples(count: Int) -> [Float] {
        var generator = SeededGenerator(seed: 3)
        var sum = [Float](repeating: 0, count: count)
        var start = 0
        var chordEnd = 0
        while start < count {
            if start >= chordEnd {
                let root = scale[Int(generator.uniform(0..<7))] - 12
                for interval in [0, 3, 7] {
                    add(note: root + interval, seconds: 2.4, level: 0.05, attack: 0.3, at: start, to: &sum)
                }
                chordEnd = start + Int(2.4 * Audio.sampleRate)
            }
            let seconds = [0.2, 0.3, 0.4, 0.8][Int(generator.uniform(0..<4))]
            let note = scale[Int(generator.uniform(0..<7))] + (generator.uniform(0..<1) < 0.3 ? 12 : 0)
            add(note: note, seconds: seconds * 1.5, level: 0.2, attack: 0.02, at: start, to: &sum)
            start += Int(seconds * Audio.sampleRate)
        }
        return sum
    }

    /// Adds one note, `note` semitones above 220 Hz.
    private static func add(
        note: Int, seconds: Double, level: Double, attack: Double, at start: Int, to sum: inout [Float]
    ) {
        let frequency = 220 * Waveform.power(2, Double(note) / 12)
        for index in 0..<max(0, min(Int(seconds * Audio.sampleRate), sum.count - start)) {
            let time = Double(index) / Audio.sampleRate
            let turns = frequency * time + 0.02 * Waveform.sine(turns: 5.5 * time)
            var value = 0.0
            for (number, strength) in harmonics.enumerated() {
                value += strength * Waveform.sine(turns: turns * Double(number + 1))
            }
            let envelope = min(time / attack, 1) * (1 - time / seconds)
            sum[start + index] += Float(value * envelope * level / 2.5)
        }
    }
}
