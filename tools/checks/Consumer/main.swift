// A program of somebody else, which knows this package by its public names only.
import QuranCore
import QuranRecognitionKit

let quran = try Quran.load()
print("\(quran.surahs.count) surahs, \(VerseID.count) verses")
do {
    _ = try RecognitionEngine(modelPath: nil)
    print("the runtime library was found")
} catch {
    print("\(error)")
}
