/// The 27 letters that survive folding: the Arabic consonants, with alef and hamza in every seat left out,
/// ta marbuta counted as ha and alef maksura as ya.
public enum FoldedLetter {
    /// Number of letters; codes are 0..<count.
    public static let count = 27

    /// The letters by code.
    public static let scalars: [Unicode.Scalar] = Array("بتثجحخدذرزسشصضطظعغفقكلمنهوي".unicodeScalars)

    /// Code of a letter that folding keeps, nil for every other scalar.
    static func code(of scalar: Unicode.Scalar) -> UInt8? {
        guard (0x0628...0x064A).contains(scalar.value) else { return nil }
        let code = table[Int(scalar.value) - 0x0628]
        return code == none ? nil : code
    }

    static let waw = code(of: "و")!
    static let ya = code(of: "ي")!
    static let sin = code(of: "س")!

    private static let none: UInt8 = 255
    private static let table: [UInt8] = {
        var table = [UInt8](repeating: none, count: 0x064A - 0x0628 + 1)
        for (code, scalar) in scalars.enumerated() { table[Int(scalar.value) - 0x0628] = UInt8(code) }
        table[0x0629 - 0x0628] = table[0x0647 - 0x0628]  // ta marbuta as ha
        table[0x0649 - 0x0628] = table[0x064A - 0x0628]  // alef maksura as ya
        return table
    }()
}
