"""Greedy phoneme error on real recordings, per source, for every way the model is used.

    python -m training.evaluate --recitations shared/recitations --targets DIR --weights CK.pt [--onnx FOLDER]

Ways: `full` (a window of up to 28 s sees itself whole; longer clips in overlapping windows) and `chunk N`
(N output frames of 40 ms see themselves and --left frames of past), `live N+A` (the same with A frames of
look-ahead that are computed again), each with the causal level and, with
--whole-clip, with the first model's one level per clip.  v1 is the development set; v2 needs --test and is looked
at rarely, and nothing is chosen by it.
"""
import argparse
import json
import subprocess
from pathlib import Path

import numpy as np
import torch

from . import frontend
from .model import MEL_PER_FRAME, Net, Stepper, run_stream
from .targets import Targets

WINDOW, OVERLAP = 2400, 400  # mel frames, for clips longer than one window can be
LONGEST = 2800


# What a worse line does to a clip, as ffmpeg arguments of a first pass.
CHANNELS = {
    "phone": ["-af", "highpass=f=300,lowpass=f=3400", "-ar", "8000", "-c:a", "pcm_mulaw", "-f", "wav"],
    "opus12": ["-ar", "16000", "-c:a", "libopus", "-b:a", "12k", "-application", "voip", "-f", "ogg"],
}


def ffmpeg(arguments, data=None):
    return subprocess.run(["ffmpeg", "-v", "error", *arguments, "-"], input=data, check=True, capture_output=True).stdout


def read(path, channel=None):
    """Any audio file as 16 kHz mono, if asked for through one of CHANNELS."""
    as_float = ["-ac", "1", "-ar", "16000", "-f", "f32le"]
    if channel is None:
        return np.frombuffer(ffmpeg(["-i", str(path), *as_float]), np.float32)
    worse = ffmpeg(["-i", str(path), "-ac", "1", *CHANNELS[channel]])
    return np.frombuffer(ffmpeg(["-i", "-", *as_float], worse), np.float32)


def greedy(log_probabilities):
    best = log_probabilities.argmax(-1)
    changed = np.concatenate([[True], best[1:] != best[:-1]])
    return best[changed & (best != 0)].tolist()


def distance(a, b):
    """Levenshtein distance."""
    row = np.arange(len(b) + 1)
    for i, x in enumerate(a, 1):
        cost = np.minimum(row[1:] + 1, row[:-1] + (np.asarray(b) != x)) if len(b) else row[:0]
        new = np.concatenate([[i], cost])
        # insertions run along the row: a prefix minimum of new[j] - j
        row = np.minimum.accumulate(new - np.arange(len(new))) + np.arange(len(new))
    return int(row[-1])


def run_full(net, mel):
    """[T, 80] features -> phoneme log-probabilities, in windows joined in the middle of their overlap."""
    if len(mel) <= LONGEST:
        return net(mel)
    out, start = [], 0
    half = OVERLAP // 2 // MEL_PER_FRAME
    while True:
        last = start + WINDOW >= len(mel)
        part = net(mel[start:start + WINDOW])
        out.append(part[half if start else 0:None if last else WINDOW // MEL_PER_FRAME - half])
        if last:
            return np.concatenate(out)
        start += WINDOW - OVERLAP


def torch_runner(net, chunk=None, left=None):
    def run(mel):
        with torch.no_grad():
            return net(torch.from_numpy(mel.T[None].copy()), None, chunk, left)[0][0].numpy()
    return run


def live_runner(net, chunk, ahead, left):
    stepper = Stepper(net, left + ahead)

    def step(*inputs):
        with torch.no_grad():
            return [x.numpy() for x in stepper(*map(torch.from_numpy, inputs))]

    return lambda mel: run_stream(step, mel.T[None].copy(), chunk, ahead, left)[0][0]


def onnx_runner(path):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), options)
    return lambda mel: session.run(["phoneme_logprobs"], {"mel": mel.T[None].copy()})[0][0]


def load_net(path, targets):
    net = Net(len(targets.phonemes), len(targets.letters))
    net.load_weights(torch.load(path, weights_only=False)["net"])
    return net.eval()


def clips(folder):
    for clip in json.loads((folder / "manifest.json").read_text())["samples"]:
        if (folder / clip["file"]).exists():
            yield clip


def references(clip, targets):
    for answer in [clip["expected_verses"], *clip.get("also_accept", [])]:
        yield targets.of([(v["surah"], v["ayah"]) for v in answer])[0]


def score(folder, targets, ways, detail=False, channel=None):
    """{way: {source: (errors, phonemes)}} over the clips of a folder; ways: name -> (level, runner)."""
    totals = {way: {} for way in ways}
    for clip in clips(folder):
        log = frontend.log_mel(read(folder / clip["file"], channel))
        for way, (levelled, runner) in ways.items():
            found = greedy(runner(levelled(log)))
            errors, length = min(((distance(r, found), len(r)) for r in references(clip, targets)),
                                 key=lambda pair: pair[0] / pair[1])
            if detail:
                print(f"  {clip['id']:24} {way:24} {100 * errors / length:5.1f} %")
            for source in (clip["source"], "all"):
                before = totals[way].get(source, (0, 0))
                totals[way][source] = before[0] + errors, before[1] + length
    return totals


def table(totals):
    sources = list(dict.fromkeys(source for row in totals.values() for source in row))
    lines = ["| way | " + " | ".join(sources) + " |", "|---|" + "---|" * len(sources)]
    for way, row in totals.items():
        cells = [f"{100 * row[s][0] / row[s][1]:.1f} %" for s in sources]
        lines.append(f"| {way} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--recitations", required=True, type=Path)
    parser.add_argument("--targets", required=True, help="the data folder of training, for its targets")
    parser.add_argument("--weights", help="checkpoint")
    parser.add_argument("--onnx", nargs="*", default=[], help="exported whole-window graphs")
    parser.add_argument("--chunks", type=int, nargs="*", default=[8])
    parser.add_argument("--live", nargs="*", default=[(8, 4), (8, 8)],
                        type=lambda text: tuple(map(int, text.split("+"))), help="step+look-ahead")
    parser.add_argument("--left", type=int, default=150)
    parser.add_argument("--whole-clip", action="store_true")
    parser.add_argument("--channel", choices=CHANNELS, help="send the clips through a worse line first")
    parser.add_argument("--test", action="store_true", help="also v2")
    parser.add_argument("--detail", action="store_true")
    args = parser.parse_args()
    torch.set_num_threads(1)
    targets = Targets(args.targets)
    causal = lambda log: frontend.level(log)[0]
    ways = {}
    if args.weights:
        net = load_net(args.weights, targets)
        full = torch_runner(net)
        ways["full"] = causal, lambda mel: run_full(full, mel)
        if args.whole_clip:
            ways["full, whole-clip level"] = frontend.level_of_whole_clip, lambda mel: run_full(full, mel)
        for chunk in args.chunks:
            ways[f"chunk {chunk}"] = causal, torch_runner(net, chunk, args.left)
        for chunk, ahead in args.live:
            ways[f"live {chunk}+{ahead}"] = causal, live_runner(net, chunk, ahead, args.left)
    for path in args.onnx:
        runner = onnx_runner(path)
        ways[Path(path).name] = causal, lambda mel, runner=runner: run_full(runner, mel)
    for folder in ["v1"] + ["v2"] * args.test:
        print(folder)
        print(table(score(args.recitations / folder, targets, ways, args.detail, args.channel)))


if __name__ == "__main__":
    main()
