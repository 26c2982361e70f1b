/// What came out of a marked-up text.
public struct ParsedMarkup: Hashable, Sendable {
    /// All letters that were in it. With faults it has no spans: rules that cannot be trusted are not shown.
    public let content: TajweedText
    /// What was wrong, in order; empty for sound markup.
    public let faults: [MarkupFault]
    /// The number in the sign of the verse's end, where the markup had one; it is no part of the verse.
    public let verseNumber: String?
}

/// Something wrong in markup.
public struct MarkupFault: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// A rule inside another.
        case nested
        /// A rule that is not ended.
        case unclosed
        /// An end without a beginning.
        case unopened
        /// A rule of an unknown name.
        case unknownRule(String)
        /// A sign of the markup in a place where it means nothing.
        case stray(Unicode.Scalar)
    }

    public let kind: Kind
    /// Position of the scalar in the marked-up text, from 0.
    public let position: Int

    public var description: String {
        switch kind {
        case .nested: "a rule inside another at \(position)"
        case .unclosed: "a rule that begins at \(position) does not end"
        case .unopened: "the end of a rule without its beginning at \(position)"
        case .unknownRule(let name): "the rule \"\(name)\" at \(position) is not known"
        case .stray(let scalar): "a stray \(scalar) at \(position)"
        }
    }
}
