"""A training export folder -> a model folder that the engine loads.

    package.py EXPORT_DIR MODEL_DIR [--windows-only] [--exact] [--best-window SECONDS] [--attribution FILE]

EXPORT_DIR is what training/export.py writes: graphs, vocab.json, manifest.json. MODEL_DIR gets model.onnx, vocab.json,
manifest.json (the schema of Sources/Acoustics/Manifest/ModelManifest.swift) and LICENSE; other files there, pieces.json
among them, stay. The graph is the export's streaming graph in 8 bits, which serves whole windows too: those are one step
without a past. Every file is checked against the export's SHA-256 first. Python 3.11, nothing else.
"""
import argparse
import hashlib
import json
import pathlib
import sys

ATTRIBUTION = pathlib.Path(__file__).with_name("LICENSE.txt")


def checked(export, described, name):
    """The bytes of a file of the export, which must be those its manifest describes."""
    data = (export / name).read_bytes()
    if hashlib.sha256(data).hexdigest() != described["files"][name]["sha256"]:
        sys.exit(f"{export / name}: not the file that manifest.json describes: export again")
    return data


def front_end(described):
    given = described["front_end"]
    if given["kind"] != "whisper-log-mel-causal":
        sys.exit(f"front end {given['kind']}: this script knows whisper-log-mel-causal")
    expected = {"window": 400, "hop": 160, "bins": 80, "log_floor": 1e-10}
    for name, value in expected.items():
        if given[name] != value:
            sys.exit(f"front_end.{name} is {given[name]}: the engine's is {value}")
    return {
        "id": given["kind"], "bins": given["bins"],
        "level": {
            "start": given["reference_start"], "release_per_frame": given["reference_release_per_frame"],
            "range": given["range"], "top": given["top"],
        },
    }


def streaming(described):
    stream = described["stream"]
    shape = [None if length == "past" else length for length in stream["inputs"]["cache"]]
    return {
        "position": "position",
        "position_period": stream["position_period"],
        "caches": [{"input": "cache", "output": "next_cache", "shape": shape}],
        "frames_before": stream["mel_before"],
        "frames_after": stream["mel_after"],
        "left_frames": stream["left_frames"],
        "step_frames": stream["step_frames"],
        "look_ahead_frames": stream["look_ahead_frames"],
    }


def manifest(described, model, best_window, streams):
    made = {
        "format": 1,
        "name": described["name"],
        "model": "model.onnx",
        "sha256": hashlib.sha256(model).hexdigest(),
        "front_end": front_end(described),
        "inputs": {"features": "mel"},
        "outputs": {"tokens": "phoneme_logprobs", "letters": "letter_logprobs"},
        "frame_seconds": described["frame_seconds"],
        "longest_window_seconds": described["window"]["longest_seconds"],
        "best_window_seconds": best_window,
        "tokens": "phonemes+letters",
        "vocabulary": "vocab.json",
        "blank": described["blank"],
        "streaming": streaming(described),
        "licence": "MIT",
        "attribution": "LICENSE",
    }
    if not streams:
        del made["streaming"]
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("export", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--windows-only", action="store_true", help="the graph without caches")
    parser.add_argument("--exact", action="store_true", help="in 32-bit floats")
    parser.add_argument("--best-window", type=float, default=12, help="seconds of a window of a file")
    parser.add_argument("--attribution", type=pathlib.Path, default=ATTRIBUTION)
    args = parser.parse_args()
    described = json.loads((args.export / "manifest.json").read_text())
    graph = described["window" if args.windows_only else "stream"]
    model = checked(args.export, described, graph["file" if args.exact else "int8"])
    vocabulary = checked(args.export, described, described["vocabulary"])
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / "model.onnx").write_bytes(model)
    (args.out / "vocab.json").write_bytes(vocabulary)
    (args.out / "LICENSE").write_text(args.attribution.read_text().replace("MODEL_NAME", described["name"]))
    made = manifest(described, model, args.best_window, not args.windows_only)
    (args.out / "manifest.json").write_text(json.dumps(made, indent=2) + "\n")
    print(f"{args.out}: {made['name']}, {len(model):,} bytes, SHA-256 {made['sha256']}")


if __name__ == "__main__":
    main()
