import CommandLineSupport
import QuranCore
import Recitation

/// A recognised file as a JSON object.
enum RecognitionJSON {
    static func object(_ recording: RecognizedRecording, file: String) -> JSONValue {
        .object([
            "file": .string(file),
            "duration_s": .number(recording.duration),
            "verses": .array(recording.result.verses.map(verse)),
            "words": .array(recording.result.words.map(word)),
            "text": .string(recording.text),
            "warnings": .array(recording.warnings.map { .string($0) }),
        ])
    }

    static func verse(_ recited: RecitedVerse) -> JSONValue {
        .object([
            "surah": .integer(recited.verse.surah),
            "ayah": .integer(recited.verse.ayah),
            "start_s": .number(recited.start),
            "end_s": .number(recited.end),
            "confidence": .number(recited.confidence),
            "words_heard": .integer(recited.wordsHeard),
            "word_count": .integer(recited.wordCount),
            "sound_alikes": .array(recited.soundAlikes.map(reference)),
        ])
    }

    /// A verse alone.
    static func reference(_ verse: VerseID) -> JSONValue {
        .object(["surah": .integer(verse.surah), "ayah": .integer(verse.ayah)])
    }

    private static func word(_ recited: RecitedWord) -> JSONValue {
        .object([
            "surah": .integer(recited.verse.surah),
            "ayah": .integer(recited.verse.ayah),
            "word": .integer(recited.word + 1),
            "start_s": .number(recited.start),
            "end_s": .number(recited.end),
            "confidence": .number(recited.confidence),
        ])
    }
}
