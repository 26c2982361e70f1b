"""Writes Tests/AcousticsTests/Fixtures/posteriors.json: the first model's outputs as Python computes them.

    make_golden.py MODEL_FP32.onnx

The shipped model has 8-bit weights and rounds its activations: in Python too, features changed by 1e-7 move its
probabilities by up to 0.016, while the same model in 32-bit floats moves by 1e-6. So both are written: the shipped one
for a loose bound, the exact one for a tight bound.

The audio is made of integers alone, so that Swift makes the same samples; features by torch.stft as in the model's
training (peak scaled by 0.5 / (peak + 1e-6), Whisper's log-mel over the clip); the model by Python's ONNX Runtime on
one thread.
"""
import json
import pathlib
import sys

import numpy as np
import onnxruntime
import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = 20123  # not a whole number of hops


def audio():
    """A buzz whose pitch falls, with pauses and a little noise: 16-bit integers by integer arithmetic."""
    state, phase, out = 1, 0, []
    for i in range(SAMPLES):
        state = (state * 1103515245 + 12345) % 2**31
        phase = (phase + 90 - i // 400) % 8000
        saw = phase - 4000 if (i // 3000) % 3 != 2 else 0
        out.append(saw + (state >> 16) % 64 - 32)
    return np.array(out, np.int16)


def mel_filters():
    def to_mel(f):
        f = np.asarray(f, float)
        return np.where(f >= 1000, 15 + np.log(np.maximum(f, 1e-9) / 1000) * 27 / np.log(6.4), f * 3 / 200)

    def to_hertz(m):
        return np.where(m >= 15, 1000 * np.exp(np.log(6.4) / 27 * (m - 15)), m * 200 / 3)

    bins = np.linspace(0, 8000, 201)
    corners = to_hertz(np.linspace(0, to_mel(8000), 82))
    width, ramps = np.diff(corners), corners[:, None] - bins[None]
    weights = np.maximum(0, np.minimum(-ramps[:-2] / width[:-1, None], ramps[2:] / width[1:, None]))
    return torch.tensor(weights * (2 / (corners[2:] - corners[:-2]))[:, None], dtype=torch.float32)


samples = audio().astype(np.float32) / 32768
scaled = torch.tensor(samples * (0.5 / (np.abs(samples).max() + np.float32(1e-6))))[None]
spectrum = torch.stft(
    scaled, 400, 160, window=torch.hann_window(400), return_complex=True, center=True, pad_mode="reflect")[..., :-1]
energies = torch.log10((mel_filters() @ (spectrum.real**2 + spectrum.imag**2)).clamp(min=1e-10))
features = ((torch.maximum(energies, energies.amax() - 8) + 4) / 4).numpy()

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1


def run(model):
    session = onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
    return session.run(["phoneme_logprobs", "letter_logprobs"], {"mel": features})


def rounded(array):
    return [round(float(v), 5) for v in array.reshape(-1)]


phonemes, letters = run(ROOT / "Sources/QuranRecognitionKit/Model/model.onnx")
exact, _ = run(sys.argv[1])
golden = {
    "samples": SAMPLES, "sample_sum": int(audio().astype(np.int64).sum()), "frames": phonemes.shape[1],
    "phonemes": rounded(phonemes), "letters": rounded(letters), "exact_phonemes": rounded(exact),
}
out = ROOT / "Tests/AcousticsTests/Fixtures/posteriors.json"
out.write_text(json.dumps(golden) + "\n")
print(golden["frames"], "frames,", out.stat().st_size, "bytes", golden["sample_sum"])
