import BenchmarkKit
import QuranCore

extension Services {
    struct NotYet: Error {}
    static var live: Services { Services(
        makeRecognizer: { _ in throw NotYet() }, quranText: { throw NotYet() }, soundAlikes: { throw NotYet() },
        loadAudio: { _ in throw NotYet() }, transcribe: { _, _ in throw NotYet() },
        inspect: { _ in
            Installation(
                runtime: .missing(""), model: .missing(""), quranData: .missing(""), ffmpeg: .missing(""),
                microphone: .missing(""))
        }) }
}
