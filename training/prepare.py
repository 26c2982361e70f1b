"""Decode recitation collections (SSSAAA.mp3, one file an ayah) to 16 kHz Int16.

For each reciter NAME two files appear in the data folder: NAME.i16, the ayahs one after another,
and NAME.json, a list of [surah, ayah, offset, samples].  A source is a folder with the files, or a bare
git repository that holds them under audio/ (so that nothing has to be unpacked).  The index is
written every few hundred ayahs: a run that was cut short continues, and training may begin before all
is decoded.

    python -m training.prepare --data DIR NAME=SOURCE [NAME=SOURCE ...]
"""
import argparse
import json
import os
import re
import subprocess
from pathlib import Path

import miniaudio
import numpy as np

SAMPLE_RATE = 16000
AYAH_FILE = re.compile(r"(\d{3})(\d{3})\.mp3$")


def ayah_of(path):
    """(surah, ayah) of a file name, or None where it is not one ayah (000 is a basmala or a title)."""
    match = AYAH_FILE.search(path)
    if not match or match[2] == "000":
        return None
    return int(match[1]), int(match[2])


def folder_files(folder):
    for path in sorted(Path(folder).rglob("*.mp3")):
        key = ayah_of(path.name)
        if key:
            yield key, path.stat().st_size, path.read_bytes


def repository_files(git_dir):
    """The same from a bare repository, through one `git cat-file --batch`."""
    listing = subprocess.run(["git", "-C", git_dir, "ls-tree", "-r", "-l", "HEAD"],
                             check=True, capture_output=True, text=True).stdout
    reader = subprocess.Popen(["git", "-C", git_dir, "cat-file", "--batch"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def load(blob):
        reader.stdin.write(blob.encode() + b"\n")
        reader.stdin.flush()
        size = int(reader.stdout.readline().split()[2])
        data = reader.stdout.read(size)
        reader.stdout.read(1)
        return data

    for line in listing.splitlines():
        info, path = line.split("\t")
        key = ayah_of(path)
        if key:
            blob, size = info.split()[2:4]
            yield key, int(size), lambda blob=blob: load(blob)


def files_of(source):
    return repository_files(source) if (Path(source) / "objects").is_dir() else folder_files(source)


def decode(data):
    sound = miniaudio.decode(data, output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1,
                             sample_rate=SAMPLE_RATE)
    return np.frombuffer(sound.samples, np.int16)


def write_index(path, index):
    part = Path(f"{path}.part")
    part.write_text(json.dumps(index))
    os.replace(part, path)


def prepare(name, source, data_dir, longest, shortest):
    index_path = Path(data_dir) / f"{name}.json"
    index = json.loads(index_path.read_text()) if index_path.exists() else []
    done = {(surah, ayah) for surah, ayah, _, _ in index}
    offset = max((o + n for _, _, o, n in index), default=0)
    with open(Path(data_dir) / f"{name}.i16", "ab") as out:
        out.truncate(offset * 2)
        for key, _, load in files_of(source):
            if key in done:
                continue
            data = load()
            try:
                seconds = miniaudio.mp3_get_info(data).duration
                if not shortest <= seconds <= longest:
                    continue
                pcm = decode(data)
            except miniaudio.DecodeError as error:
                print(f"{name} {key}: {error}", flush=True)
                continue
            out.write(pcm.tobytes())
            index.append([*key, offset, len(pcm)])
            offset += len(pcm)
            if len(index) % 200 == 0:
                out.flush()
                write_index(index_path, index)
    write_index(index_path, index)
    print(f"{name}: {len(index)} ayahs, {offset / SAMPLE_RATE / 3600:.2f} h", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", required=True)
    parser.add_argument("--longest", type=float, default=28.0, help="seconds")
    parser.add_argument("--shortest", type=float, default=0.0, help="seconds")
    parser.add_argument("sources", nargs="+", metavar="NAME=SOURCE")
    args = parser.parse_args()
    Path(args.data).mkdir(parents=True, exist_ok=True)
    for item in args.sources:
        name, source = item.split("=", 1)
        prepare(name, source, args.data, args.longest, args.shortest)


if __name__ == "__main__":
    main()
