"""The original SDK's model interface, proven without its model: a small ONNX that hears its tokens in tones.

    make_contract.py vocabulary QURAN.xml OUT.json      1,025 pieces of our own, learned from the Imlaei text
    make_contract.py model OUT.onnx [--classes 1024]    audio_signal [1,80,T], length [1] -> logprobs [1,T',classes]
    make_contract.py spell VOCAB.json QURAN.xml 112:1-4 the class numbers that spell each verse, and their text, as JSON
    make_contract.py wav VOCAB.json QURAN.xml 113 OUT.wav  the tones that spell the verses, 16 kHz 16-bit mono

A token is a chord of five tones, one of four in each of five bands: the five base-4 digits of its class number. Every
text begins with a chord of all twenty tones, which no token has: the model scales each mel bin by the lowest and the
highest it saw, so that chord is its ruler. Silence is the blank. The features are NeMo's, normalised per bin; what the
model computes does not depend on that normalisation.
"""
import json
import math
import sys
import tempfile
import unicodedata
import wave
from xml.etree import ElementTree

import numpy as np

BANDS, DIGITS, BLANK = 5, 4, 1024
TONES = BANDS * DIGITS
POOL = 8  # mel frames of 10 ms in an output frame
RATE, RAMP, ON, OFF, RULER, LEVEL = 16000, 0.02, 0.20, 0.16, 0.40, 0.03


def mel_bin_hertz(bin_number):
    """Centre of one of 80 Slaney mel bins, 0 to 8 kHz."""
    step, start = math.log(6.4) / 27, 15.0
    top = start + math.log(8.0) / step
    mel = (bin_number + 1) * top / 81
    return mel * 200 / 3 if mel < start else 1000 * math.exp(step * (mel - start))


def digits(number):
    return [number // DIGITS**band % DIGITS for band in range(BANDS)]


def tone_hertz(tone):
    return mel_bin_hertz(4 * tone + 2)


def plain(text):
    """Letters alone: no vowel signs, no tatweel."""
    kept = "".join(c for c in text if not unicodedata.combining(c) and c != "\u0640")
    return " ".join(kept.split())


def verses(quran, surah=None, first=1, last=10**6):
    """Plain texts of the Imlaei edition's verses; the basmala that it keeps apart is not among them."""
    for sura in ElementTree.parse(quran).getroot().iter("sura"):
        for aya in sura.iter("aya"):
            if surah in (None, int(sura.get("index"))) and first <= int(aya.get("index")) <= last:
                yield plain(aya.get("text"))


def named(quran, reference):
    """112:1-4 or 113 -> the texts of its verses."""
    surah, _, span = reference.partition(":")
    first, _, last = span.partition("-")
    return list(verses(quran, int(surah), int(first or 1), int(last or first or 10**6)))


def vocabulary(quran, out):
    import sentencepiece

    lines = list(verses(quran))
    model = tempfile.mkdtemp() + "/pieces"
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines), model_prefix=model, vocab_size=1024, model_type="bpe", unk_id=0, bos_id=-1,
        eos_id=-1, pad_id=-1, character_coverage=1.0, num_threads=1, minloglevel=2)
    pieces = sentencepiece.SentencePieceProcessor(model_file=model + ".model")
    table = {str(i): pieces.id_to_piece(i) for i in range(1024)} | {str(BLANK): "<blank>"}
    json.dump(table, open(out, "w", encoding="utf-8"), ensure_ascii=False, indent=0)
    open(out, "a").write("\n")
    print(len(table), "pieces from", len(lines), "lines")


def spell(vocab, text):
    """Longest piece first: any spelling that joins to the text will do."""
    numbers = {piece: int(i) for i, piece in vocab.items() if piece not in ("<unk>", "<blank>")}
    longest = max(map(len, numbers))
    rest, out = "\u2581" + "\u2581".join(text.split()), []
    while rest:
        piece = next((rest[:n] for n in range(longest, 0, -1) if rest[:n] in numbers), None)
        if piece is None:
            sys.exit(f"no piece for {rest[0]!r} (U+{ord(rest[0]):04X})")
        out.append(numbers[piece])
        rest = rest[len(piece):]
    return out


def chord(tones, seconds):
    time = np.arange(int(seconds * RATE)) / RATE
    # Phases by Newman keep the chord of all tones from piling up.
    wave_ = sum(LEVEL * np.sin(2 * np.pi * tone_hertz(k) * time + math.pi * k * k / TONES) for k in tones)
    ramp = int(RAMP * RATE)
    edge = (1 - np.cos(np.pi * np.arange(ramp) / ramp)) / 2
    wave_[:ramp] *= edge
    wave_[-ramp:] *= edge[::-1]
    return wave_


def tones(vocab, texts):
    parts = [np.zeros(int(OFF * RATE))]
    for text in texts:
        parts += [chord(range(TONES), RULER), np.zeros(int(OFF * RATE))]
        for number in spell(vocab, text):
            parts += [chord([DIGITS * b + d for b, d in enumerate(digits(number))], ON), np.zeros(int(OFF * RATE))]
    return np.concatenate(parts)


def model(out, classes):
    from onnx import TensorProto, checker, helper, numpy_helper, save

    select = np.zeros((TONES, 80), np.float32)
    for tone in range(TONES):
        select[tone, 4 * tone + 1:4 * tone + 4] = 1 / 3
    score = np.zeros((1025, TONES), np.int8)
    for number in range(BLANK):
        score[number] = -1
        for band, digit in enumerate(digits(number)):
            score[number, DIGITS * band + digit] = 1
    bias = np.zeros(1025, np.float32)
    bias[BLANK] = 4.2  # only all five digits together, 5, come above
    constants = {
        "select": select, "score8": score[:classes], "bias": bias[:classes], "eight": np.int64(POOL),
        "zero": np.int64(0), "one": np.int64(1), "last": np.array([2], np.int64), "tiny": np.float32(1e-3),
        "gain": np.float32(24), "threshold": np.float32(0.6), "sharp": np.float32(6), "axis": np.array([2], np.int64),
    }
    node = helper.make_node
    nodes = [
        # Each bin from its lowest, 0, to its highest, 1.
        node("ReduceMin", ["audio_signal", "axis"], ["low"], keepdims=1),
        node("ReduceMax", ["audio_signal", "axis"], ["high"], keepdims=1),
        node("Sub", ["audio_signal", "low"], ["above"]),
        node("Sub", ["high", "low"], ["span"]),
        node("Add", ["span", "tiny"], ["divisor"]),
        node("Div", ["above", "divisor"], ["level"]),
        node("AveragePool", ["level"], ["pooled"], kernel_shape=[POOL], strides=[POOL], ceil_mode=1),
        node("MatMul", ["select", "pooled"], ["tone_level"]),
        node("Sub", ["tone_level", "threshold"], ["over"]),
        node("Mul", ["over", "gain"], ["steep"]),
        node("Sigmoid", ["steep"], ["heard"]),
        # Frames from `length` on are silence.
        node("Shape", ["heard"], ["shape"]),
        node("Gather", ["shape", "last"], ["frames1"]),
        node("Squeeze", ["frames1"], ["frames"]),
        node("Range", ["zero", "frames", "one"], ["index"]),
        node("Mul", ["index", "eight"], ["start"]),
        node("Less", ["start", "length"], ["inside"]),
        node("Cast", ["inside"], ["mask"], to=TensorProto.FLOAT),
        node("Mul", ["heard", "mask"], ["sounding"]),
        # A class scores one for each of its tones and minus one for each other tone.
        node("Transpose", ["sounding"], ["by_frame"], perm=[0, 2, 1]),
        node("Cast", ["score8"], ["score"], to=TensorProto.FLOAT),
        node("Transpose", ["score"], ["score_t"], perm=[1, 0]),
        node("MatMul", ["by_frame", "score_t"], ["raw"]),
        node("Add", ["raw", "bias"], ["biased"]),
        node("Mul", ["biased", "sharp"], ["logits"]),
        node("LogSoftmax", ["logits"], ["logprobs"], axis=-1),
    ]
    value = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes, "tone_tokens",
        [value("audio_signal", TensorProto.FLOAT, [1, 80, "T"]), value("length", TensorProto.INT64, [1])],
        [value("logprobs", TensorProto.FLOAT, [1, "frames", classes])],
        [numpy_helper.from_array(np.asarray(array), name) for name, array in constants.items()])
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], producer_name="murajah")
    made.ir_version = 8
    checker.check_model(made)
    save(made, out)


def main():
    command, *rest = sys.argv[1:] or sys.exit(__doc__)
    if command == "vocabulary":
        vocabulary(*rest)
    elif command == "model":
        model(rest[0], int(rest[rest.index("--classes") + 1]) if "--classes" in rest else 1025)
    elif command in ("spell", "wav"):
        vocab = json.load(open(rest[0], encoding="utf-8"))
        texts = named(rest[1], rest[2])
        if command == "spell":
            table = {"texts": texts, "symbols": [spell(vocab, text) for text in texts]}
            print(json.dumps(table, ensure_ascii=False))
            return
        samples = np.round(tones(vocab, texts) * 32767).astype("<i2")
        with wave.open(rest[3], "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        print(rest[3], len(samples) / RATE, "s, peak", int(np.abs(samples).max()))
    else:
        sys.exit(__doc__)


main()
