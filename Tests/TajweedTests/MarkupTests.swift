import QuranCore
import Tajweed
import Testing

@Suite struct MarkupTests {
    private static let quran: Result<Quran, any Error> = Result { try Quran.load() }

    @Test func `every verse comes back from both markups with its bytes and rules`() throws {
        let quran = try Self.quran.get()
        let tajweed = try Tajweed(quran)
        for verse in VerseID.all {
            let text = tajweed.text(of: verse, in: quran)
            for parsed in [BracketMarkup.parse(BracketMarkup.text(text)), TagMarkup.parse(TagMarkup.html(text))] {
                #expect(parsed.faults.isEmpty, "\(verse)")
                #expect(parsed.content.text.utf8.elementsEqual(text.text.utf8), "\(verse)")
                #expect(parsed.content.spans == text.spans, "\(verse)")
            }
            let joined = TagMarkup.parse(TagMarkup.html(text, joining: true)).content.text
            #expect(
                joined.unicodeScalars.filter { $0.value != 0x200D }.elementsEqual(text.text.unicodeScalars), "\(verse)")
        }
    }

    @Test func `brackets with marks right after them are read`() {
        // A bracket and the mark after it are one Character; scalars are not.
        let parsed = BracketMarkup.parse(
            "[h:1[\u{671}]\u{644}\u{644}[n:23[\u{64E}\u{651}]\u{647} [g[\u{646}\u{651}]\u{64E}")
        #expect(parsed.faults.isEmpty)
        #expect(
            parsed.content.text.unicodeScalars.map(\.value)
                == [0x671, 0x644, 0x644, 0x64E, 0x651, 0x647, 0x20, 0x646, 0x651, 0x64E])
        #expect(parsed.content.spans.map(\.rule) == [.hamzatWasl, .maddNormal, .ghunnah])
        #expect(parsed.content.spans.map(\.range) == [0..<1, 3..<5, 7..<9])
    }

    @Test func `tags with and without quotation marks and the sign of the end are read`() {
        let parsed = TagMarkup.parse(
            "<tajweed class=ham_wasl>ٱ</tajweed>ل<rule class=\"qalqalah\">ق</rule> <span class=end>١٢</span>")
        #expect(parsed.faults.isEmpty)
        #expect(parsed.content.text == "ٱلق ")
        #expect(parsed.content.spans == [.init(range: 0..<1, rule: .hamzatWasl), .init(range: 2..<3, rule: .qalqalah)])
        #expect(parsed.verseNumber == "١٢")
    }

    @Test(arguments: [
        ("[h[ٱ[q[ل]]", MarkupFault.Kind.nested), ("[h[ٱل", .unclosed), ("ٱ]ل", .unopened),
        ("[z[ٱ]ل", .unknownRule("z")),
        ("[ٱل", .stray("[")), ("[h:[ٱل", .stray("[")), ("ٱل[", .stray("[")),
    ])
    func `faulty brackets give all letters, no rules and the fault`(markup: String, kind: MarkupFault.Kind) {
        let parsed = BracketMarkup.parse(markup)
        #expect(parsed.faults.contains { $0.kind == kind })
        #expect(parsed.content.spans.isEmpty)
        #expect(parsed.content.text.unicodeScalars.filter { !$0.isASCII }.elementsEqual("ٱل".unicodeScalars))
        #expect(!parsed.content.text.unicodeScalars.contains("["))
    }

    @Test(arguments: [
        ("<rule class=ikhafa>ٱ<rule class=iqlab>ل</rule></rule>", MarkupFault.Kind.nested),
        ("<tajweed class=ikhafa>ٱل", .unclosed), ("ٱ</tajweed>ل", .unopened),
        ("<tajweed class=green>ٱ</tajweed>ل", .unknownRule("green")), ("<b>ٱل</b>", .unknownRule("b")),
        ("ٱ&gt;ل", .stray(">")), ("ٱ>ل", .stray(">")), ("<tajweed class=ikhafaٱل", .stray("<")), ("ٱل<", .stray("<")),
        ("ٱل&", .stray("&")), ("ٱل<span class=end>", .unclosed),
    ])
    func `faulty tags give all letters, no rules and the fault`(markup: String, kind: MarkupFault.Kind) {
        let parsed = TagMarkup.parse(markup)
        #expect(parsed.faults.contains { $0.kind == kind }, "\(parsed.faults)")
        #expect(parsed.content.spans.isEmpty)
        #expect(parsed.content.text.unicodeScalars.elementsEqual("ٱل".unicodeScalars))
    }

    @Test func `random cuts of markup never lose a letter and never crash`() throws {
        let quran = try Self.quran.get()
        let tajweed = try Tajweed(quran)
        for verse in [VerseID(index: 7), VerseID(index: 260)] {
            let text = tajweed.text(of: verse, in: quran)
            for markup in [BracketMarkup.text(text), TagMarkup.html(text)] {
                let scalars = Array(markup.unicodeScalars)
                for cut in scalars.indices {
                    var view = String.UnicodeScalarView()
                    view.append(contentsOf: scalars[..<cut] + scalars[(cut + 1)...])
                    for parsed in [BracketMarkup.parse(String(view)), TagMarkup.parse(String(view))] {
                        let letters = view.filter { $0.value >= 0x600 }
                        #expect(parsed.content.text.unicodeScalars.filter { $0.value >= 0x600 }.elementsEqual(letters))
                    }
                }
            }
        }
    }

    @Test func `text is escaped in HTML`() {
        #expect(TagMarkup.html(TajweedText("a<b>&\"", spans: [])) == "a&lt;b&gt;&amp;&quot;")
    }

    @Test func `joiners are added inside joined pairs only`() {
        func html(_ text: String, _ range: Range<Int>) -> String {
            TagMarkup.html(TajweedText(text, spans: [.init(range: range, rule: .qalqalah)]), joining: true)
        }
        // ba joins to qaf, alef does not; a border before a mark is none between letters.
        #expect(html("بق", 0..<1) == "<tajweed class=qalaqah>ب\u{200D}</tajweed>\u{200D}ق")
        #expect(html("اق", 0..<1) == "<tajweed class=qalaqah>ا</tajweed>ق")
        #expect(html("قَل", 0..<1).unicodeScalars.contains { $0.value == 0x200D } == false)
    }
}
