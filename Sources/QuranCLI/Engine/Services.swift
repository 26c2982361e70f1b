import Memorization
import MemorizationStore

/// What the commands reach for beyond their arguments, so that tests can put something else in its place.
struct Services {
    /// Loads the recogniser with the model at a path, or the default one.
    var makeRecognizer: (_ model: String?) throws -> any RecordingRecognizer
    /// Decodes a file to 16 kHz mono samples.
    var loadAudio: @Sendable (_ path: String) throws -> [Float]
    /// Loads the acoustic model at a path, or the default one, to transcribe files with.
    var makeTranscriber: (_ model: String?) throws -> (_ path: String) throws -> Transcription
    /// Looks at what is installed, with the model at a path, or the default one.
    var inspect: (_ model: String?) -> Installation
    /// Opens the library at a path, or the one in the data folder.
    var openLibrary: (_ path: String?) throws -> LibraryFile = { path in
        try LibraryFile(at: path ?? StorePlace.standardPath())
    }
    /// What day it is.
    var clock: any LibraryClock = SystemClock()
}
