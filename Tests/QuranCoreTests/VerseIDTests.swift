import QuranCore
import Testing

@Suite struct VerseIDTests {
    @Test func `every index maps to a verse and back`() {
        for index in 0..<VerseID.count {
            let verse = VerseID(index: index)
            #expect(verse.index == index)
            #expect(VerseID(surah: verse.surah, ayah: verse.ayah) == verse)
        }
    }

    @Test(arguments: [(0, 1), (115, 1), (1, 0), (1, 8), (2, 287), (114, 7)])
    func `a verse that does not exist is nil`(surah: Int, ayah: Int) {
        #expect(VerseID(surah: surah, ayah: ayah) == nil)
    }
}
