"""Golden vectors for the causal level, from the front end that the models are trained with.

Usage: python make_causal_golden.py training/frontend.py Tests/AudioCoreTests/Golden

Signals NAME.s16 of make_golden.py give NAME.causal.f32, [80][T] float32, little endian. NumPy 2.4.6, in single
precision; these signals are those whose quietest bins that does not move by more than 3e-6.
"""
import importlib.util
import pathlib
import sys

import numpy as np

NAMES = ("clipped", "impulses", "quiet", "short201", "speech", "steps")


def main(source, folder):
    spec = importlib.util.spec_from_file_location("frontend", source)
    frontend = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(frontend)
    for name in NAMES:
        signal = np.frombuffer((folder / f"{name}.s16").read_bytes(), "<i2").astype(np.float32) / 32768
        features = frontend.features(signal).T
        (folder / f"{name}.causal.f32").write_bytes(np.ascontiguousarray(features, "<f4").tobytes())
        print(f"{name:10} {features.shape[0]} x {features.shape[1]}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
