"""Writes the goldens of a model folder: its outputs as Python's ONNX Runtime computes them.

    make_golden.py MODEL_FOLDER TRAINING/frontend.py Tests/AcousticsTests/Fixtures

posteriors.json: the whole audio as one window. stream.json: in live steps, as the manifest's `streaming` says; for a
model with caches. The audio is made of integers alone, so that Swift makes the same samples; the features are those of
the front end that the model was trained with, the model runs on one thread. requirements.txt pins the versions.

8-bit weights round activations: in Python too, features changed by 1e-7 move probabilities by up to 0.016.
`exact.json` is of the first model, murajah-ctc-0, in 32-bit floats, and stays as it is: for a tight bound.
"""
import importlib.util
import json
import pathlib
import sys

import numpy as np
import onnxruntime

SAMPLES = 20123  # not a whole number of hops
HEADS = ["phoneme_logprobs", "letter_logprobs"]


def audio():
    """A buzz whose pitch falls, with pauses and a little noise: 16-bit integers by integer arithmetic."""
    state, phase, out = 1, 0, []
    for i in range(SAMPLES):
        state = (state * 1103515245 + 12345) % 2**31
        phase = (phase + 90 - i // 400) % 8000
        saw = phase - 4000 if (i // 3000) % 3 != 2 else 0
        out.append(saw + (state >> 16) % 64 - 32)
    return np.array(out, np.int16)


def features(manifest, frontend):
    level = manifest["front_end"]["level"]
    ours = {"start": frontend.START, "release_per_frame": frontend.RELEASE, "range": frontend.RANGE, "top": frontend.TOP}
    if level != ours:
        sys.exit(f"the model's level is {level}, that of frontend.py {ours}")
    return frontend.features(audio().astype(np.float32) / 32768).T


class Steps:
    """A model with caches, step by step."""

    def __init__(self, session, manifest, mel, silence):
        self.session, self.streaming = session, manifest["streaming"]
        self.stride = round(manifest["frame_seconds"] / 0.01)
        self.frames = -(-mel.shape[1] // self.stride)
        before, after = self.streaming["frames_before"], self.streaming["frames_after"]
        self.around = before + after
        fill = self.frames * self.stride - mel.shape[1] + after
        self.mel = np.pad(mel, ((0, 0), (before, fill)), constant_values=silence).astype(np.float32)
        self.cache = self.streaming["caches"][0]
        self.axis = self.cache["shape"].index(None)

    def run(self, step, ahead):
        """Both heads over all frames."""
        past = np.zeros([length or 0 for length in self.cache["shape"]], np.float32)
        parts = []
        for start in range(0, self.frames, step):
            given, computed = (min(n, self.frames - start) for n in (step, step + ahead))
            window = self.mel[None, :, self.stride * start:self.stride * (start + computed) + self.around]
            position = np.array([start % self.streaming["position_period"]])
            *heads, next_past = self.session.run(
                HEADS + [self.cache["output"]],
                {"mel": window, self.streaming["position"]: position, self.cache["input"]: past})
            parts.append([head[:, :given] for head in heads])
            end = next_past.shape[self.axis] - (computed - given)
            past = next_past.take(range(max(0, end - self.streaming["left_frames"]), end), self.axis)
        return [np.concatenate(part, 1) for part in zip(*parts)]


def write(path, heads):
    golden = {"samples": SAMPLES, "sample_sum": int(audio().astype(np.int64).sum()), "frames": heads[0].shape[1]}
    for name, head in zip(("phonemes", "letters"), heads):
        golden[name] = [round(float(v), 5) for v in head.reshape(-1)]
    path.write_text(json.dumps(golden) + "\n")
    print(path, golden["frames"], "frames,", path.stat().st_size, "bytes")


def main(folder, source, out):
    spec = importlib.util.spec_from_file_location("frontend", source)
    frontend = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(frontend)
    manifest = json.loads((folder / "manifest.json").read_text())
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / manifest["model"]), options, providers=["CPUExecutionProvider"])
    mel = features(manifest, frontend)
    if "streaming" not in manifest:
        write(out / "posteriors.json", session.run(HEADS, {"mel": mel[None]}))
        return
    steps = Steps(session, manifest, mel, frontend.FLOOR)
    write(out / "posteriors.json", steps.run(steps.frames, 0))
    streaming = manifest["streaming"]
    write(out / "stream.json", steps.run(streaming["step_frames"], streaming["look_ahead_frames"]))


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:4]))
