/// Which Arabic letters join to the letter after them.
enum ArabicJoining {
    /// True when the last letter of a text joins to the first letter of the next, so that a border lies inside the
    /// pair. A mark at the beginning of the next text hangs on the letter before it and is no border of letters.
    static func joins(_ left: String, _ right: String) -> Bool {
        guard let first = right.unicodeScalars.first, isLetter(first), first.value != 0x0621,
            let last = left.unicodeScalars.last(where: { !isMark($0) })
        else { return false }
        return isLetter(last) && joinsOnward(last)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.canonicalCombiningClass != .notReordered
            || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        (0x0620...0x064A).contains(scalar.value) || scalar.value == 0x0671
    }

    /// All letters but hamza, alef, dal, dhal, ra, zay, waw and their forms, and teh marbuta.
    private static func joinsOnward(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0621...0x0625, 0x0627, 0x0629, 0x062F...0x0632, 0x0648, 0x0671: false
        default: true
        }
    }
}
