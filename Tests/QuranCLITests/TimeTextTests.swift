import Testing

@testable import QuranCLI

@Suite struct TimeTextTests {
    @Test(arguments: [
        (0.0, "0:00.0"), (9.94, "0:09.9"), (59.96, "1:00.0"), (3599.96, "1:00:00.0"), (36_000, "10:00:00.0"),
        (-1, "0:00.0"), (.nan, "0:00.0"),
    ])
    func `times are short`(seconds: Double, text: String) { #expect(TimeText.short(seconds) == text) }

    @Test(arguments: [(0.0, "00:00:00.000"), (3661.0015, "01:01:01.002"), (59.9996, "00:01:00.000")])
    func `subtitle times have milliseconds`(seconds: Double, text: String) {
        #expect(TimeText.subtitle(seconds, mark: ".") == text)
    }
}
