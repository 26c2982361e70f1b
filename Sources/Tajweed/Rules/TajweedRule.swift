/// The 17 classes of tajweed that coloured Qurans show, in the order of the data file.
public enum TajweedRule: Int, CaseIterable, Sendable {
    case hamzatWasl, lamShamsiyyah, maddNormal, maddPermissible, maddNecessary, maddObligatory, idghamWithoutGhunnah,
        silent, ghunnah, qalqalah, ikhfa, idghamWithGhunnah, ikhfaShafawi, idghamShafawi, iqlab, idghamMutajanisayn,
        idghamMutaqaribayn

    /// The class in `<tajweed class=...>` of quran.com.
    public var className: String { Self.names[rawValue].className }
    /// The letter in `[x[...]` of alquran.cloud.
    public var letter: Unicode.Scalar { Self.names[rawValue].letter }
    /// Name in English with the rule's length where it has one.
    public var name: String { Self.names[rawValue].name }

    /// The rule of a class name, other spellings that are in use included; nil for an unknown one.
    public init?(className: String) {
        if let rule = Self.allCases.first(where: { $0.className == className }) {
            self = rule
        } else if let rule = Self.otherSpellings[className] {
            self = rule
        } else {
            return nil
        }
    }

    /// The rule of a bracket's letter; nil for an unknown one.
    public init?(letter: Unicode.Scalar) {
        guard let rule = Self.allCases.first(where: { $0.letter == letter }) else { return nil }
        self = rule
    }

    private static let names: [(className: String, letter: Unicode.Scalar, name: String)] = [
        ("ham_wasl", "h", "Hamzat al-wasl, silent when joined"),
        ("laam_shamsiyah", "l", "Lam shamsiyyah, silent"),
        ("madda_normal", "n", "Madd, 2 counts"),
        ("madda_permissible", "p", "Madd at a stop, 2, 4 or 6 counts"),
        ("madda_necessary", "m", "Madd, 6 counts"),
        ("madda_obligatory", "o", "Madd before hamza, 4 or 5 counts"),
        ("idgham_wo_ghunnah", "u", "Idgham without ghunnah"),
        ("slnt", "s", "Silent letter"),
        ("ghunnah", "g", "Ghunnah, 2 counts"),
        ("qalaqah", "q", "Qalqalah"),
        ("ikhafa", "f", "Ikhfa"),
        ("idgham_ghunnah", "a", "Idgham with ghunnah"),
        ("ikhafa_shafawi", "c", "Ikhfa of mim"),
        ("idgham_shafawi", "w", "Idgham of mim"),
        ("iqlab", "i", "Iqlab"),
        ("idgham_mutajanisayn", "d", "Idgham of letters of one place"),
        ("idgham_mutaqaribayn", "b", "Idgham of letters of near places"),
    ]

    private static let otherSpellings: [String: TajweedRule] = [
        "laam_shamsiyyah": .lamShamsiyyah, "lam_shamsiyyah": .lamShamsiyyah, "qalqalah": .qalqalah, "qlq": .qalqalah,
        "ikhfa": .ikhfa, "ikhfa_shafawi": .ikhfaShafawi, "madda_pbligatory": .maddObligatory,
        "madda_obligatory_monfasel": .maddObligatory, "madda_obligatory_mottasel": .maddObligatory,
    ]
}
