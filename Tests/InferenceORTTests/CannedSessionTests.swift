import Inference
import Testing

struct CannedSessionTests {
    private let doubling = CannedSession(
        inputs: [TensorDescription(name: "x", elementType: .float32, shape: [nil])],
        outputs: [TensorDescription(name: "y", elementType: .float32, shape: [nil])]
    ) { inputs in
        let x = inputs["x"]?.floats ?? []
        return ["y": Tensor(x.map { 2 * $0 }, shape: [x.count])]
    }

    @Test func `a canned session computes and checks as a real one does`() throws {
        #expect(try doubling.run(["x": Tensor([1, 2], shape: [2])], outputs: ["y"])[0].floats == [2, 4])
        #expect(throws: InferenceError.missingInput(name: "x")) { try doubling.run([:], outputs: ["y"]) }
        #expect(throws: InferenceError.unknownTensor(name: "z", available: ["y"])) {
            try doubling.run(["x": Tensor([1, 2], shape: [2])], outputs: ["z"])
        }
    }

    @Test func `a framed model is told from other bytes without the runtime`() {
        func framing(_ bytes: [UInt8]) -> ModelFileFraming {
            ModelFileFraming(size: bytes.count) { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
        }
        #expect(framing([]) == .empty)
        #expect(framing([0x08, 0x08, 0x3a, 0x01, 0x00]) == .model)
        #expect(framing([0x08, 0x08]) == .truncated)
        #expect(framing([0x08, 0x08, 0x3a, 0x02, 0x00]) == .truncated)
        #expect(framing([0x08, 0x08, 0x3a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]) == .truncated)
        #expect(framing(Array("RIFF....WAVE".utf8)) == .somethingElse)
    }
}
