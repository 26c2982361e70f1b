/// A text with its rules: spans in order that do not overlap.
public struct TajweedText: Hashable, Sendable {
    /// A piece of the text under one rule, or under none.
    public struct Segment: Hashable, Sendable {
        public let text: String
        public let rule: TajweedRule?
    }

    public let text: String
    public let spans: [TajweedSpan]

    /// - Parameter spans: in order, not overlapping, inside the text; anything else is a programmer's error.
    public init(_ text: String, spans: [TajweedSpan]) {
        var end = 0
        for span in spans {
            precondition(span.range.lowerBound >= end && !span.range.isEmpty, "spans overlap or are empty")
            end = span.range.upperBound
        }
        precondition(end <= text.unicodeScalars.count, "a span ends outside the text")
        self.text = text
        self.spans = spans
    }

    /// Pieces in order; put together they are the text byte for byte.
    public var segments: [Segment] {
        let scalars = Array(text.unicodeScalars)
        var segments: [Segment] = []
        var end = 0
        for span in spans {
            if span.range.lowerBound > end { segments.append(Self.segment(scalars[end..<span.range.lowerBound], nil)) }
            segments.append(Self.segment(scalars[span.range], span.rule))
            end = span.range.upperBound
        }
        if end < scalars.count { segments.append(Self.segment(scalars[end...], nil)) }
        return segments
    }

    /// Spans in UTF-16 units, as scripts in a browser count.
    public var utf16Spans: [TajweedSpan] {
        var offsets = [0]
        for scalar in text.unicodeScalars { offsets.append(offsets[offsets.count - 1] + UTF16.width(scalar)) }
        return spans.map {
            TajweedSpan(range: offsets[$0.range.lowerBound]..<offsets[$0.range.upperBound], rule: $0.rule)
        }
    }

    private static func segment(_ scalars: ArraySlice<Unicode.Scalar>, _ rule: TajweedRule?) -> Segment {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return Segment(text: String(view), rule: rule)
    }
}
