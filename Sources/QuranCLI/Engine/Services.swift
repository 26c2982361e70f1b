import BenchmarkKit
import QuranCore

/// What the commands reach for beyond their arguments, so that tests can put something else in its place.
struct Services {
    /// Loads the recogniser with the model at a path, or the default one.
    var makeRecognizer: (_ model: String?) throws -> any RecordingRecognizer
    /// Texts and names to show.
    var quranText: () throws -> QuranText
    /// Verses that sound identical.
    var soundAlikes: () throws -> VerseEquivalence
    /// Decodes a file to 16 kHz mono samples.
    var loadAudio: @Sendable (_ path: String) throws -> [Float]
    /// What the acoustic model alone hears in a file.
    var transcribe: (_ path: String, _ model: String?) throws -> Transcription
    /// Looks at what is installed, with the model at a path, or the default one.
    var inspect: (_ model: String?) -> Installation
}
