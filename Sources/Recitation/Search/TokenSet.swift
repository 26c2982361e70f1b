/// One active node: the two states that CTC gives it, its phoneme and the blank after it.
struct Token {
    var node: Int32
    var labelScore: Float
    var blankScore: Float
    var labelHistory: Int32
    var blankHistory: Int32
    /// Frame at which the phoneme before the blank ended.
    var blankEnd: Int32

    @inline(__always) var score: Float { max(labelScore, blankScore) }
    @inline(__always) var isInBlank: Bool { blankScore > labelScore }
}

/// The active nodes of one frame in flat memory, and a slot for every state of the graph.
///
/// A class, because the hot loop writes through stable pointers; it is owned by one `VerseSearch` and never
/// shared. All memory is freed with it.
final class TokenSet {
    static let none = -Float.infinity

    private(set) var tokens: UnsafeMutablePointer<Token>
    private var capacity: Int
    private let slots: UnsafeMutablePointer<Int32>
    private let stateCount: Int
    private(set) var count = 0

    init(stateCount: Int) {
        self.stateCount = stateCount
        capacity = 4096
        tokens = .allocate(capacity: capacity)
        slots = .allocate(capacity: stateCount)
        slots.initialize(repeating: -1, count: stateCount)
    }

    deinit {
        tokens.deallocate()
        slots.deallocate()
    }

    /// A set with the same content in memory of its own.
    func copy() -> TokenSet {
        let other = TokenSet(stateCount: stateCount)
        while other.capacity < count { other.grow() }
        other.tokens.update(from: tokens, count: count)
        other.slots.update(from: slots, count: stateCount)
        other.count = count
        return other
    }

    /// The slot of a node, made when the node is not active yet.
    @inline(__always)
    func slot(of node: Int32) -> Int {
        let existing = slots[Int(node)]
        if existing >= 0 { return Int(existing) }
        if count == capacity { grow() }
        let fresh = count
        count = fresh + 1
        slots[Int(node)] = Int32(truncatingIfNeeded: fresh)
        tokens[fresh] = Token(
            node: node, labelScore: Self.none, blankScore: Self.none, labelHistory: 0, blankHistory: 0, blankEnd: 0)
        return fresh
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: tokens, count: count)
        tokens.deallocate()
        tokens = larger
        capacity *= 2
    }

    func removeAll() {
        for index in 0..<count { slots[Int(tokens[index].node)] = -1 }
        count = 0
    }

    /// Applies the renumbering of `History.compact`.
    func renumber(_ map: [Int32]) {
        for index in 0..<count {
            if tokens[index].labelScore > Self.none {
                tokens[index].labelHistory = map[Int(tokens[index].labelHistory)]
            }
            if tokens[index].blankScore > Self.none {
                tokens[index].blankHistory = map[Int(tokens[index].blankHistory)]
            }
        }
    }
}
