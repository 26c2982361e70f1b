"""Golden vectors for the front ends, from the implementations that define them.

Usage: python make_golden.py OUTPUT_FOLDER        (Tests/AudioCoreTests/Golden)

Whisper: transformers' WhisperFeatureExtractor itself (its own filters, window, framing and normalisation; its NumPy
path, in double precision), without the padding to 30 s.

NeMo: the class FilterbankFeatures itself, from the unmodified `features.py` of the nemo_toolkit wheels 2.4.0 and 3.0.0
(`pip download --no-deps`). Only that module is loaded; the imports it does not use for features (augmentation,
segments, logging) are empty stand-ins, so the toolkit's own dependencies are not needed.

Files, little endian: NAME.s16 (the signal, int16; sample / 32768), NAME.whisper.f32, NAME.nemo2.f32, NAME.nemo3.f32
(normalised features, [80][T] float32) and, for some, NAME.nemo2raw.f32 (before normalisation) and NAME.peak.f32
(Whisper's after scaling the clip's peak to 0.5, as the model murajah-ctc-0 was trained).
"""
import importlib.util, logging, pathlib, subprocess, sys, tempfile, types, zipfile

import numpy as np
import torch
from transformers import WhisperFeatureExtractor

RATE = 16000


def speech_like(seconds, seed):
    """A glottal buzz with drifting pitch through moving resonances, broken by pauses and breath noise."""
    rng = np.random.default_rng(seed)
    n = int(seconds * RATE)
    t = np.arange(n) / RATE
    pitch = 120 + 30 * np.sin(2 * np.pi * 0.7 * t) + 8 * np.sin(2 * np.pi * 5.5 * t)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    buzz = sum(np.sin(k * phase) / k for k in range(1, 40))
    out = np.zeros(n)
    for low, high, width, gain in ((350, 750, 90, 1.0), (900, 1900, 120, 0.6), (2400, 2900, 160, 0.3)):
        centre = low + (high - low) * (0.5 + 0.5 * np.sin(2 * np.pi * 1.3 * t + low))
        radius = np.exp(-np.pi * width / RATE)
        y1 = y2 = 0.0
        for i in range(n):
            y = buzz[i] * (1 - radius) + 2 * radius * np.cos(2 * np.pi * centre[i] / RATE) * y1 - radius**2 * y2
            out[i] += gain * y
            y1, y2 = y, y1
    syllables = np.clip(np.sin(2 * np.pi * 2.2 * t) * 3, 0, 1)
    out = out / np.abs(out).max() * 0.6 * syllables
    return out + rng.normal(0, 0.002, n)


def signals():
    rng = np.random.default_rng(20261130)
    t = np.arange(RATE) / RATE
    yield "sweep", 0.7 * np.sin(2 * np.pi * (40 * t + (7900 - 40) / 2 * t**2))
    yield "noise", np.clip(rng.normal(0, 0.1, 12345), -1, 1)
    yield "quiet", rng.normal(0, 0.0006, 8000)
    yield "steps", np.repeat([0.0, 0.5, -0.8, 0.1, 0.0, 0.9], 1500)
    yield "clipped", np.clip(3 * np.sin(2 * np.pi * 233 * t[:7777]) + rng.normal(0, 0.05, 7777), -1, 1)
    yield "speech", speech_like(1.5, 7)
    yield "tones", 0.3 * np.sin(2 * np.pi * 440 * t[:8000]) + 0.2 * np.sin(2 * np.pi * 3300 * t[:8000])
    yield "impulses", np.where(np.arange(4800) % 777 == 5, 0.9, 0.0)
    for length in (161, 201, 257, 399, 400, 401, 480, 512, 641):
        yield f"short{length}", np.clip(rng.normal(0, 0.2, length), -1, 1)
    # Shorter than the mirrored edge: numpy mirrors repeatedly.
    yield "tiny160", np.clip(rng.normal(0, 0.2, 160), -1, 1)


def nemo_features(version, folder):
    subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:",
                    f"nemo_toolkit=={version}", "-d", folder], check=True)
    wheel = next(pathlib.Path(folder).glob(f"nemo_toolkit-{version}-*.whl"))
    source = pathlib.Path(folder) / f"features_{version}.py"
    source.write_bytes(zipfile.ZipFile(wheel).read("nemo/collections/asr/parts/preprocessing/features.py"))
    for name, content in {
        "nemo": {}, "nemo.collections": {}, "nemo.collections.asr": {}, "nemo.collections.asr.parts": {},
        "nemo.collections.asr.parts.preprocessing": {},
        "nemo.collections.asr.parts.preprocessing.perturb": {"AudioAugmentor": None},
        "nemo.collections.asr.parts.preprocessing.segment": {"AudioSegment": None},
        "nemo.utils": {"logging": logging.getLogger("nemo")},
    }.items():
        module = types.ModuleType(name)
        module.__dict__.update(content)
        sys.modules[name] = module
    spec = importlib.util.spec_from_file_location(f"nemo_features_{version.replace('.', '_')}", source)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def make(normalize):
        return module.FilterbankFeatures(
            sample_rate=RATE, n_window_size=400, n_window_stride=160, window="hann", normalize=normalize, n_fft=512,
            preemph=0.97, nfilt=80, dither=1e-5, pad_to=0).eval()

    return make("per_feature"), make(None)


def main(output):
    output.mkdir(parents=True, exist_ok=True)
    whisper = WhisperFeatureExtractor(feature_size=80)
    with tempfile.TemporaryDirectory() as folder:
        nemo2, nemo2_raw = nemo_features("2.4.0", folder)
        nemo3, _ = nemo_features("3.0.0", folder)
    for name, signal in signals():
        samples = np.round(np.clip(signal, -1, 32767 / 32768) * 32768).astype("<i2")
        (output / f"{name}.s16").write_bytes(samples.tobytes())
        x = samples.astype(np.float32) / 32768

        def write(kind, features):
            (output / f"{name}.{kind}.f32").write_bytes(np.ascontiguousarray(features, dtype="<f4").tobytes())
            print(f"{name:10} {kind:9} {features.shape[0]} x {features.shape[1]}")

        write("whisper", whisper._np_extract_fbank_features(x[None], "cpu")[0])
        if name in ("speech", "quiet", "clipped"):  # the front end of murajah-ctc-0
            y = x / (np.abs(x).max() + 1e-6) * 0.5
            write("peak", whisper._np_extract_fbank_features(y[None], "cpu")[0])
        if len(x) > 256:  # torch.stft cannot mirror a shorter clip
            batch, length = torch.from_numpy(x)[None], torch.tensor([len(x)])
            write("nemo2", nemo2(batch.clone(), length)[0][0].numpy())
            if name in ("speech", "steps", "impulses"):
                write("nemo2raw", nemo2_raw(batch.clone(), length)[0][0].numpy())
            write("nemo3", nemo3(batch.clone(), length)[0][0].numpy())


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
