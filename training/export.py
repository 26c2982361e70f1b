"""Weights -> the folder that the engine loads: graphs, vocabulary, manifest.

    python -m training.export --weights CK.pt --out FOLDER [--name murajah-ctc-1] [--half FILE.fp16.pt]

model.onnx / model.int8.onnx see a whole window; stream.onnx / stream.int8.onnx take one step of a stream with the
keys and values of the past as input and output.  All hold the same weights; int8 quantises the constant matrix
products only.  Each graph is compared with PyTorch before the command succeeds.
"""
import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import nn
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic

from . import frontend, model
from .frontend import BINS, FLOOR
from .model import AFTER, BEFORE, MEL_PER_FRAME, Net, Stepper, attention, run_stream

LEFT = 150            # output frames of past that a stream keeps: 6 s
CHUNK = 8             # new output frames in a step: 320 ms
AHEAD = 8             # look-ahead frames in a step: 320 ms
TOLERANCE = 1e-4
OPSET = 17


class Window(nn.Module):
    """Net.forward without chunks, in operations that export for any number of frames."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, mel):
        frames = (mel.shape[2] + MEL_PER_FRAME - 1) // MEL_PER_FRAME
        padded = F.pad(mel, (BEFORE, 2 * MEL_PER_FRAME), value=FLOOR)[:, :, :MEL_PER_FRAME * frames + BEFORE + AFTER]
        x = self.net.convolve(padded)
        x = x + self.net.pos[torch.arange(x.shape[1]) % model.PERIOD]
        for layer in self.net.layers:
            x = layer.finish(x, attention(*layer.project(x)))
        return self.net.heads(x)


def export_window(net, path):
    torch.onnx.export(
        Window(net), (torch.randn(1, BINS, 403),), str(path), opset_version=OPSET, dynamo=False,
        input_names=["mel"], output_names=["phoneme_logprobs", "letter_logprobs"],
        dynamic_axes={"mel": {2: "mel_frames"}, "phoneme_logprobs": {1: "frames"}, "letter_logprobs": {1: "frames"}})


def example_step(net, chunk=CHUNK, past=40):
    heads, width = model.HEADS, model.WIDTH // model.HEADS
    return (torch.randn(1, BINS, BEFORE + MEL_PER_FRAME * chunk + AFTER), torch.tensor([past]),
            torch.randn(model.LAYERS, 2, 1, heads, past, width))


def export_stream(net, path):
    torch.onnx.export(
        Stepper(net, LEFT + AHEAD), example_step(net), str(path), opset_version=OPSET, dynamo=False,
        input_names=["mel", "position", "cache"],
        output_names=["phoneme_logprobs", "letter_logprobs", "next_cache"],
        dynamic_axes={"mel": {2: "mel_frames"}, "cache": {4: "past"}, "next_cache": {4: "kept"},
                      "phoneme_logprobs": {1: "frames"}, "letter_logprobs": {1: "frames"}})


def session(path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), options)


def graph_step(graph):
    """A step for model.run_stream from a session of stream.onnx."""
    return lambda mel, position, cache: graph.run(None, {"mel": mel, "position": position, "cache": cache})


def worst_difference(got, expected):
    return max(float(np.abs(a - b.numpy()).max()) for a, b in zip(got, expected))


def check(net, folder, suffix=""):
    """Worst difference from PyTorch of the window graph and of the stream, over several lengths."""
    window, stream = session(folder / f"model{suffix}.onnx"), session(folder / f"stream{suffix}.onnx")
    worst = [0.0, 0.0]
    for frames in (1, 3, 4, 5, 399, 402, 1777):
        # speech-like levels: far outside them int8 would be judged by what never comes
        mel = (torch.randn(1, BINS, frames) * 0.4 + 0.1).clamp(FLOOR, 1.25)
        with torch.no_grad():
            whole, chunked = net(mel), net(mel, None, CHUNK, LEFT)
        worst[0] = max(worst[0], worst_difference(window.run(None, {"mel": mel.numpy()}), whole))
        worst[1] = max(worst[1], worst_difference(run_stream(graph_step(stream), mel.numpy(), CHUNK, 0, LEFT), chunked))
    return worst


def manifest(name, folder):
    files = {path.name: {"bytes": path.stat().st_size, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
             for path in sorted(folder.iterdir()) if path.suffix == ".onnx" or path.name == "vocab.json"}
    return {
        "name": name,
        "licence": "MIT (weights grown from OpenAI Whisper tiny.en, MIT)",
        "sample_rate": frontend.SAMPLE_RATE,
        "front_end": {
            "kind": "whisper-log-mel-causal",
            "window": frontend.WINDOW, "hop": frontend.HOP, "bins": BINS, "log_floor": 1e-10,
            "reference_start": frontend.START, "reference_release_per_frame": frontend.RELEASE,
            "range": frontend.RANGE, "top": frontend.TOP, "silence": FLOOR,
            "definition": frontend.__doc__.strip(),
        },
        "frame_seconds": MEL_PER_FRAME * frontend.HOP / frontend.SAMPLE_RATE,
        "blank": 0,
        "vocabulary": "vocab.json",
        "window": {
            "file": "model.onnx", "int8": "model.int8.onnx",
            "input": {"mel": [1, BINS, "mel_frames"]},
            "outputs": {"phoneme_logprobs": [1, "ceil(mel_frames / 4)", 69],
                        "letter_logprobs": [1, "ceil(mel_frames / 4)", 33]},
            "longest_seconds": 28,
        },
        "stream": {
            "file": "stream.onnx", "int8": "stream.int8.onnx",
            "inputs": {"mel": [1, BINS, f"{BEFORE} + 4 n + {AFTER}"], "position": [1],
                       "cache": [model.LAYERS, 2, 1, model.HEADS, "past", model.WIDTH // model.HEADS]},
            "outputs": {"phoneme_logprobs": [1, "n", 69], "letter_logprobs": [1, "n", 33],
                        "next_cache": [model.LAYERS, 2, 1, model.HEADS, "kept", model.WIDTH // model.HEADS]},
            "mel_before": BEFORE, "mel_after": AFTER, "position_period": model.PERIOD,
            "left_frames": LEFT, "step_frames": CHUNK, "look_ahead_frames": AHEAD,
            "use": "A step computes n output frames: their 4 n mel frames with the 2 before and the 1 after; "
                   "silent frames (front_end.silence in all bins) stand before the first and after the last, and "
                   "complete the last step. position counts output frames before the step, modulo "
                   "position_period. cache begins with past = 0. Live: n = step_frames + look_ahead_frames, the "
                   "outputs of the first step_frames are used, and of next_cache the last look_ahead_frames "
                   "entries of the axis `kept` are cut off, then all but the last left_frames, before it becomes "
                   "the cache of the next step, which begins step_frames later. Less look-ahead, down to none, "
                   "and other steps work too. A whole window in one step, with an empty cache and position 0, "
                   "equals model.onnx.",
        },
        "files": files,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--weights", required=True)
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--name", default="murajah-ctc-1")
    parser.add_argument("--half", help="also write the weights as fp16 here")
    args = parser.parse_args()
    torch.set_num_threads(1)
    state = torch.load(args.weights, weights_only=False)
    net = Net(len(state["pv"]), len(state["lv"]))
    net.load_weights(state["net"])
    net.eval()
    args.out.mkdir(parents=True, exist_ok=True)
    export_window(net, args.out / "model.onnx")
    export_stream(net, args.out / "stream.onnx")
    for kind in ("model", "stream"):
        quantize_dynamic(args.out / f"{kind}.onnx", args.out / f"{kind}.int8.onnx",
                         weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul"])
    vocabulary = {"phonemes": state["pv"], "letters": state["lv"]}
    (args.out / "vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False, indent=1))
    (args.out / "manifest.json").write_text(json.dumps(manifest(args.name, args.out), indent=1))
    worst = check(net, args.out)
    print(f"fp32 differs from PyTorch by at most {worst[0]:.1e} (window), {worst[1]:.1e} (stream)")
    print("int8: {:.1e}, {:.1e}".format(*check(net, args.out, ".int8")))
    if max(worst) > TOLERANCE:
        raise SystemExit("the exported graphs are not the model")
    if args.half:
        half = {"net": {k: v.half() for k, v in state["net"].items()}, "pv": state["pv"], "lv": state["lv"],
                "steps": state.get("steps"), "seconds": state.get("seconds")}
        Path(args.half).parent.mkdir(parents=True, exist_ok=True)
        torch.save(half, args.half)


if __name__ == "__main__":
    main()
