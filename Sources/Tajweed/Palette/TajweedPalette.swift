/// Colours of the rules, with an underline for each so that colour never stands alone.
public struct TajweedPalette: Hashable, Sendable {
    /// How a rule is drawn.
    public struct Style: Hashable, Sendable {
        /// `#RRGGBB`
        public let color: String
        public let underline: Underline
    }

    /// Lines under letters, told apart without colour.
    public enum Underline: String, CaseIterable, Sendable {
        case none, solid, dotted, dashed, double, wavy
    }

    public let name: String
    /// `#RRGGBB` that the colours are made for.
    public let background: String
    private let colors: [String]

    public func style(of rule: TajweedRule) -> Style {
        Style(color: colors[rule.rawValue], underline: Self.underlines[rule.rawValue])
    }

    /// All built in.
    public static let all = [light, dark, colorBlind]

    /// The usual colours, those too pale on white darkened until they reach a contrast of 4.5.
    public static let light = TajweedPalette(
        name: "light", background: "#FFFFFF",
        colors: [
            "#6E6E6E", "#6E6E6E", "#3F64E0", "#3340D0", "#000EBC", "#2144C1", "#146B00", "#6E6E6E", "#B85000",
            "#C80007",
            "#9400A8", "#0E7050", "#C400A8", "#327000", "#00759E", "#6B5B00", "#7A4A2A",
        ])

    /// For a dark page.
    public static let dark = TajweedPalette(
        name: "dark", background: "#121212",
        colors: [
            "#A6A6A6", "#A6A6A6", "#8FA8FF", "#A4A8FF", "#7F9BFF", "#86A6FF", "#63C94A", "#A6A6A6", "#FF9A4D",
            "#FF7A7F",
            "#E08BEF", "#4CCBA6", "#FF7FE6", "#8CD94A", "#59CFFF", "#D8C24A", "#D9A47F",
        ])

    /// Blue, orange and greys after Okabe and Ito; rules of a kind share a colour and differ in their underline.
    public static let colorBlind = TajweedPalette(
        name: "color-blind", background: "#FFFFFF",
        colors: [
            "#6E6E6E", "#6E6E6E", "#0072B2", "#0072B2", "#0072B2", "#0072B2", "#007A5A", "#6E6E6E", "#B34E00",
            "#000000",
            "#9A4F7C", "#007A5A", "#9A4F7C", "#007A5A", "#9A4F7C", "#007A5A", "#007A5A",
        ])

    private static let underlines: [Underline] = [
        .none, .dotted, .none, .dotted, .double, .solid, .dashed, .wavy, .solid, .wavy, .dashed, .solid, .dotted,
        .double, .double, .dotted, .wavy,
    ]
}
