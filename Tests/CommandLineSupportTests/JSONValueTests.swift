import Testing

@testable import CommandLineSupport

@Suite struct JSONValueTests {
    @Test func `keys are sorted by their bytes and nothing is spaced`() {
        let value = JSONValue.object([
            "b": .array([.integer(1), .bool(true), .null]), "a": .number(0.5), "B": .string("x"), "é": .object([:]),
        ])
        #expect(value.line == #"{"B":"x","a":0.5,"b":[1,true,null],"é":{}}"#)
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("quote\"", #""quote\"""#), ("back\\slash", #""back\\slash""#),
        ("line\nbreak\r\ttab", #""line\nbreak\r\ttab""#), ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
        ("بِسْمِ ٱللَّهِ", "\"بِسْمِ ٱللَّهِ\""), ("👍🏽", "\"👍🏽\""),
    ])
    func `strings keep every character and stay on one line`(text: String, json: String) {
        #expect(JSONValue.string(text).line == json)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333"), (2.9996, "3"), (-1.5, "-1.5"),
        (0.0004, "0"), (-0.0004, "0"), (0.0006, "0.001"), (36_000.125, "36000.125"), (.nan, "null"),
        (.infinity, "null"), (-.infinity, "null"), (1e17, "1e+17"),
    ])
    func `numbers have three decimals at most`(number: Double, json: String) {
        #expect(JSONValue.number(number).line == json)
    }

    @Test func `a missing value is null`() {
        #expect(JSONValue.optional(nil as String?).line == "null")
        #expect(JSONValue.optional(nil as Double?).line == "null")
        #expect(JSONValue.optional("a").line == "\"a\"")
    }

    @Test(arguments: [(1.0, 0, "1"), (2.5, 2, "2.50"), (0.999, 2, "1.00"), (-0.5, 1, "-0.5"), (12, 3, "12.000")])
    func `columns have a fixed number of decimals`(number: Double, places: Int, text: String) {
        #expect(fixed(number, places: places) == text)
    }
}
