/// Where a clip's sound comes from.
public enum ClipAudio: Sendable {
    /// An audio file by its path.
    case file(String)
    /// 16 kHz mono samples made when they are needed, the same at every call.
    case samples(@Sendable () throws -> [Float])
}
