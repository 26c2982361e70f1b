/// A reciter whose recordings the app can play: from a folder of the user's in EveryAyah's layout, or, later, from
/// the Quran Foundation. No recording is shipped.
public struct Reciter: Hashable, Sendable, Identifiable {
    /// Name of the folder in EveryAyah's layout without the bit rate, as in "Alafasy".
    public let folder: String
    /// Bit rates in kbit/s that EveryAyah has, best first.
    public let bitRates: [Int]
    /// Id among the Quran Foundation's recitations by ayah.
    public let recitationID: Int
    public let name: String
    public let arabicName: String
    public let style: Style

    public enum Style: String, CaseIterable, Sendable {
        /// At a steady pace, as for learning.
        case murattal
    }

    public var id: String { folder }

    /// The five that are offered.
    public static let all: [Reciter] = [
        Reciter(
            folder: "Alafasy", bitRates: [128, 64], recitationID: 7, name: "Mishary Rashid Alafasy",
            arabicName: "مشاري راشد العفاسي", style: .murattal),
        Reciter(
            folder: "Husary", bitRates: [128, 64], recitationID: 6, name: "Mahmoud Khalil al-Husary",
            arabicName: "محمود خليل الحصري", style: .murattal),
        Reciter(
            folder: "Abdul_Basit_Murattal", bitRates: [192, 64], recitationID: 2, name: "Abdul Basit Abdus Samad",
            arabicName: "عبد الباسط عبد الصمد", style: .murattal),
        Reciter(
            folder: "Minshawy_Murattal", bitRates: [128], recitationID: 9, name: "Muhammad Siddiq al-Minshawi",
            arabicName: "محمد صديق المنشاوي", style: .murattal),
        Reciter(
            folder: "Abdurrahmaan_As-Sudais", bitRates: [192, 64], recitationID: 3, name: "Abdur-Rahman as-Sudais",
            arabicName: "عبد الرحمن السديس", style: .murattal),
    ]
}
