// Writes reviews into a library and says so one by one; the tests of the store kill it or run it twice.
// usage: StoreProbe PATH PROFILE COUNT
//        StoreProbe measure PATH COUNT    times a library of so many reviews in a new file

import Foundation
import Memorization
import MemorizationStore
import QuranCore

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "measure", let count = Int(arguments[3]) {
    try await Measurement.run(path: arguments[2], count: count)
    exit(0)
}
guard arguments.count == 4, let profile = RecordID(arguments[2]), let count = Int(arguments[3]) else {
    FileHandle.standardError.write(Data("usage: StoreProbe PATH PROFILE COUNT\n".utf8))
    exit(2)
}
let database = try LibraryDatabase(at: arguments[1], patience: 30_000)
for number in 0..<count {
    let recall = Recall(accuracy: Double(number % 10) / 10)
    let recorded = try await database.record(
        .recall(recall, .text), of: VerseID(index: number % VerseID.count), seconds: 1, in: profile)
    // Straight to the pipe, so that a line means a review that has been acknowledged.
    FileHandle.standardOutput.write(Data("\(recorded.entry.id)\n".utf8))
}
