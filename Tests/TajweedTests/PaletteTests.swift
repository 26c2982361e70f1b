import Tajweed
import Testing

@Suite struct PaletteTests {
    /// Relative luminance by WCAG 2.
    private func luminance(_ color: String) throws -> Double {
        let number = try #require(Int(color.dropFirst(), radix: 16))
        return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let value = Double(number >> part.0 & 0xFF) / 255
            let linear = value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
            return sum + part.1 * linear
        }
    }

    /// x to the 2.4th: x squared times the fifth root of x squared, by Newton's method.
    private func power(_ x: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 { root = (4 * root + x * x / (root * root * root * root)) / 5 }
        return x * x * root
    }

    @Test(arguments: TajweedPalette.all) func `every colour has a contrast of 4.5 with its background`(
        palette: TajweedPalette
    ) throws {
        let background = try luminance(palette.background)
        for rule in TajweedRule.allCases {
            let color = try luminance(palette.style(of: rule).color)
            let contrast = (max(color, background) + 0.05) / (min(color, background) + 0.05)
            #expect(contrast >= 4.5, "\(rule): \(contrast)")
        }
    }

    @Test(arguments: TajweedPalette.all) func `rules of one colour differ in their underline`(palette: TajweedPalette) {
        let silent: Set<TajweedRule> = [.hamzatWasl, .lamShamsiyyah, .silent]
        let styles = TajweedRule.allCases.map { palette.style(of: $0) }
        #expect(Set(styles).count == TajweedRule.allCases.count)
        #expect(silent.map { palette.style(of: $0).color }.count == 3)
    }

    @Test func `class names and letters are those of the two markups, without doubles`() {
        #expect(Set(TajweedRule.allCases.map(\.className)).count == 17)
        #expect(Set(TajweedRule.allCases.map(\.letter)).count == 17)
        for rule in TajweedRule.allCases {
            #expect(TajweedRule(className: rule.className) == rule)
            #expect(TajweedRule(letter: rule.letter) == rule)
        }
        #expect(TajweedRule(className: "qalqalah") == .qalqalah)
        #expect(TajweedRule(className: "green") == nil)
    }
}
