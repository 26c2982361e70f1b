import Recitation
import Testing

@Suite struct RecitationResultTests {
    @Test func `an empty result claims nothing`() {
        #expect(RecitationResult().verses.isEmpty)
    }
}
