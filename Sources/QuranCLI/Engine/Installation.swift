/// What is installed, as `doctor` sees it.
struct Installation: Equatable {
    /// One part, found or not.
    enum Part: Equatable {
        /// Found; what it is in a few words.
        case present(String)
        /// Not found; what is missing and the remedy.
        case missing(String)
    }

    struct Model: Equatable {
        let path: String
        let bytes: Int
        let sha256: String
    }

    enum ModelState: Equatable {
        case present(Model)
        case missing(String)
    }

    var runtime: Part
    var model: ModelState
    var quranData: Part
    /// Decodes M4A, AAC and WebM; optional.
    var ffmpeg: Part
    /// For live recognition; optional.
    var microphone: Part
}
