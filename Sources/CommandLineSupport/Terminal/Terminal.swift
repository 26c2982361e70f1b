/// What a stream can show.
public struct Terminal: Sendable, Equatable {
    /// Whether a person reads the stream as it is written.
    public let isInteractive: Bool
    /// Whether colours may be used.
    public let hasColour: Bool

    public init(isInteractive: Bool, hasColour: Bool) {
        self.isInteractive = isInteractive
        self.hasColour = hasColour
    }

    /// A stream that goes to a file or another program.
    public static let none = Terminal(isInteractive: false, hasColour: false)

    /// The terminal behind a descriptor: no colour when `NO_COLOR` is set (no-color.org) or `TERM` is `dumb`.
    ///
    /// - Parameter environment: The value of an environment variable.
    public init(descriptor: Int32, environment: (String) -> String?) {
        let interactive = System.isTerminal(descriptor)
        let refused = !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
        self.init(isInteractive: interactive, hasColour: interactive && !refused)
    }

    /// Text in a style, where the terminal has colour; else the text alone.
    public func styled(_ text: String, _ style: TextStyle) -> String {
        hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
