"""Makes every derived file of the Quran data. usage: generate.py [--check] [--processes N]

Run it by `make data`, in an environment made from requirements.txt with --require-hashes. The output
depends on nothing but the packages; --check writes nothing and fails when a committed file differs.
"""

import argparse
import hashlib
import json
import os
from pathlib import Path

import lexicon
import metadata
import pronounce
import sources

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/CQuranData/Data"
DOCS = ROOT / "docs"


def verse_phonemes(verse, length, forms):
    """Phonemes of a verse by itself, word by word: begun after a pause, stopped at its end."""
    words = []
    for word in range(1, length + 1):
        form = {(False, False): "joined", (False, True): "stopping", (True, False): "starting",
                (True, True): "isolated"}[word == 1, word == length]
        words.append(forms[f"{verse[0]}:{verse[1]}:{word}"][form])
    return words


def check_whole_verses(uthmani, forms, processes):
    """Compares the assembled verses with the phonemizer's own analysis, verse by verse, and gives their count."""
    analyses = pronounce.verses([f"{surah}:{ayah}" for surah, ayah in uthmani], processes)
    for ((surah, ayah), words), direct in zip(uthmani.items(), analyses, strict=True):
        direct = [direct[f"{surah}:{ayah}:{word}"] for word in range(1, len(words) + 1)]
        if direct != verse_phonemes((surah, ayah), len(words), forms):
            raise SystemExit(f"{surah}:{ayah}: the forms put together are not the verse's own phonemes")
    return len(uthmani)


def check_formulas(forms):
    """Compares isti'adha and basmala, put together from their words, with an analysis of both in one breath."""
    words = pronounce.ISTIADHA + pronounce.BASMALA
    direct = pronounce.analyse("2:67:15,16:98:5-16:98:8,1:1")
    for index, word in enumerate(words):
        form = "starting" if index == 0 else "stopping" if index == len(words) - 1 else "joined"
        if direct[word] != forms[word][form]:
            raise SystemExit(f"{word} sounds different in the formulas")


def check_experiment(path, uthmani, forms):
    """Compares them with the targets that the acoustic model was trained on."""
    for key, verse in json.loads(path.read_text()).items():
        surah, ayah = map(int, key.split(":"))
        if verse["ph"] != verse_phonemes((surah, ayah), len(uthmani[surah, ayah]), forms):
            raise SystemExit(f"{key}: the forms put together are not the targets of {path}")
    print(f"all verses equal to {path}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()

    texts = {name: sources.read(name) for name in sources.FILES}
    uthmani = sources.uthmani_words(texts["uthmani"])
    imlaei = sources.xml_verses(texts["imlaei"])
    lengths = {}
    for (surah, _), words in uthmani.items():
        lengths.setdefault(surah, []).append(len(words))
    print(f"{len(lengths)} surahs, {len(uthmani)} verses, {sum(map(len, uthmani.values()))} Uthmani words, "
          f"{sum(len(text.split(' ')) for text in imlaei.values())} Imlaei words")

    forms = pronounce.pronounce(lengths, options.processes)
    print(f"{check_whole_verses(uthmani, forms, options.processes)} verses equal to their own analysis")
    check_formulas(forms)
    shared = Path(os.environ.get("MURAJAH_SHARED", ROOT.parent / "shared"))
    experiment = shared / "model/experiment/phonemes.json"
    if experiment.exists():
        check_experiment(experiment, uthmani, forms)
    words = [forms[f"{surah}:{ayah}:{word}"] for (surah, ayah), verse in uthmani.items()
             for word in range(1, len(verse) + 1)]
    empty = [word for word in words for form in lexicon.FORMS if not word[form]]
    if empty:
        raise SystemExit(f"{len(empty)} word forms have no phonemes")
    inventory = sorted({symbol for word in words for form in lexicon.FORMS for symbol in word[form]})
    print(f"{len(inventory)} phonemes, {sum(len(word['joined']) for word in words)} in the joined words")

    phonemes = {verse: tuple(sum(verse_phonemes(verse, len(text), forms), [])) for verse, text in uthmani.items()}
    groups = metadata.sound_alikes(phonemes)
    print(f"{len(groups)} groups of {sum(map(len, groups))} verses sound the same")
    mapping, differing = metadata.word_map(texts["word map"], uthmani, imlaei)
    print(f"{len(differing)} verses differ in their count of words")

    formulas = [forms[word] for word in pronounce.BASMALA + pronounce.ISTIADHA]
    files = {
        DATA / "quran-uthmani_all.txt": texts["uthmani"],
        DATA / sources.IMLAEI_NAME: texts["imlaei"],
        DATA / "lexicon.bin": lexicon.pack(inventory, [len(text) for text in uthmani.values()], words + formulas),
        DATA / "metadata.txt": metadata.metadata_file(
            metadata.surahs(texts["surahs"]), json.loads(texts["divisions"])).encode(),
        DATA / "word-map.txt": mapping.encode(),
        DATA / "pickthall.txt": metadata.translation(sources.xml_verses(texts["pickthall"])).encode(),
        DATA / "sound-alikes.txt": metadata.sound_alike_file(groups).encode(),
        DOCS / "sound-alikes.md": metadata.sound_alike_page(groups, uthmani).encode(),
    }
    sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {path.relative_to(ROOT)}\n" for path, data in files.items())
    print(sums, end="")
    files[ROOT / "tools/data/SHA256SUMS"] = sums.encode()
    stale = []
    for path, data in files.items():
        if options.check:
            if not path.exists() or path.read_bytes() != data:
                stale.append(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    if stale:
        raise SystemExit("not what the generator makes: " + ", ".join(str(path) for path in stale))


if __name__ == "__main__":
    main()
