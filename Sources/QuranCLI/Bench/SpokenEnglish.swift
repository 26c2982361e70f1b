import BenchmarkKit
import CommandLineSupport

/// English speech by the program espeak-ng, for hearing speech that is no Quran.
enum SpokenEnglish {
    /// One clip of about 60 s; none where espeak-ng is not installed.
    static func clips(load: @escaping @Sendable (String) throws -> [Float]) -> [BenchmarkClip] {
        guard ChildProcess.run("espeak-ng", ["--version"]) == 0 else { return [] }
        let clip = BenchmarkClip(
            id: "english-espeak-ng", source: "generated", category: "negative",
            audio: .samples {
                let path = TemporaryFile.path(suffix: ".wav")
                defer { TemporaryFile.remove(path) }
                guard ChildProcess.run("espeak-ng", ["-v", "en", "-s", "150", "-w", path, text]) == 0 else {
                    throw SpeechError()
                }
                return Array(try load(path).prefix(60 * 16_000))
            }, expected: [])
        return [clip]
    }

    struct SpeechError: Error, CustomStringConvertible {
        var description: String { "espeak-ng failed; run it by hand to see why" }
    }

    private static let text = """
        The harbour wakes before the town does. Long before the first bus climbs the hill, the boats are already \
        coming back, low in the water, with gulls above them like torn paper. On the quay the buyers stand with \
        their hands in their pockets and say very little. They have known one another for thirty years, and most of \
        what could be said about the price of mackerel has been said. A boy on a bicycle carries coffee from one \
        end to the other and is paid in coins and sometimes in fish. By eight o'clock the ice has been shovelled, \
        the boxes are stacked, and the lorries have gone. What is left is a smell of salt and diesel, and a dog who \
        inspects every bollard with great care. In the afternoon the school children come down to jump from the \
        wall, although a sign forbids it in three languages. Nobody has ever been seen reading the sign. Later the \
        wind turns, as it does almost every evening in summer, and the ropes begin to knock against the masts. An \
        old man says that it will rain tomorrow. He says so every evening, and about one time in four he is right, \
        which he considers a respectable result for a man without instruments. The lighthouse begins its slow count, \
        one long and two short, and the windows above the harbour answer one by one until the whole hill is lit.
        """
}
