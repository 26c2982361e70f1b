"""Makes Sources/CTajweedData/Data/tajweed.bin: the tajweed rules of every verse as ranges of Unicode scalars.

usage: generate.py [--check] [--processes N], in an environment made from requirements.txt. quranic-phonemizer says which rule
each letter of its own text has; the letters are brought onto the Uthmani text that the project ships, whose
spelling differs in some verses. Each verse is read from its beginning to a stop at its end.

Format: "MTAJ", version byte 1, SHA-256 of the Uthmani file (32 bytes), then for each of the 6,236 verses the number
of ranges and for each range two numbers: scalars since the end of the range before, and length * 32 + class. Numbers
are unsigned LEB128. Classes are positions in CLASSES; ranges are in order, do not overlap and hold no space.
"""

import argparse
import hashlib
import os
import re
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from difflib import SequenceMatcher
from pathlib import Path

from quranic_phonemizer import Phonemizer

ROOT = Path(__file__).resolve().parents[2]
TEXT = ROOT / "Sources/CQuranData/Data/quran-uthmani_all.txt"
OUTPUT = ROOT / "Sources/CTajweedData/Data/tajweed.bin"

# The 17 classes in the order of the file; TajweedRule in Swift has the same order.
CLASSES = ["ham_wasl", "laam_shamsiyah", "madda_normal", "madda_permissible", "madda_necessary", "madda_obligatory",
           "idgham_wo_ghunnah", "slnt", "ghunnah", "qalaqah", "ikhafa", "idgham_ghunnah", "ikhafa_shafawi",
           "idgham_shafawi", "iqlab", "idgham_mutajanisayn", "idgham_mutaqaribayn"]

# Rules of the phonemizer that have a class; madd_tabii and madd_silah are decided by what is written.
RULES = {
    "hamza_wasl_silent": "ham_wasl", "hamza_wasl_fatha": "ham_wasl", "hamza_wasl_damma": "ham_wasl",
    "hamza_wasl_kasra": "ham_wasl", "lam_shamsiyyah": "laam_shamsiyah", "madd_lazim": "madda_necessary",
    "madd_muttasil": "madda_obligatory", "madd_munfasil": "madda_obligatory",
    "madd_arid_lissukun": "madda_permissible", "madd_leen": "madda_permissible", "ghunnah_mushaddadah": "ghunnah",
    "qalqala_sughra": "qalaqah", "qalqala_kubra": "qalaqah", "qalqala_akbar": "qalaqah", "ikhfaa": "ikhafa",
    "ikhfaa_shafawi": "ikhafa_shafawi", "iqlab": "iqlab", "idgham_bi_ghunnah": "idgham_ghunnah",
    "idgham_bila_ghunnah": "idgham_wo_ghunnah", "idgham_shafawi": "idgham_shafawi",
    "idgham_mutajanisayn_kamil": "idgham_mutajanisayn", "idgham_mutajanisayn_naqis": "idgham_mutajanisayn",
    "idgham_mutaqaribayn": "idgham_mutaqaribayn", "orthographic_silence": "slnt", "pausal_alif": "slnt",
}

# Where two rules meet on a letter the first of these is shown.
PRIORITY = ["madda_necessary", "madda_obligatory", "madda_permissible", "iqlab", "idgham_ghunnah", "idgham_wo_ghunnah",
            "idgham_shafawi", "idgham_mutajanisayn", "idgham_mutaqaribayn", "ikhafa", "ikhafa_shafawi", "ghunnah",
            "laam_shamsiyah", "qalaqah", "ham_wasl", "slnt", "madda_normal"]
RANK = {name: index for index, name in enumerate(PRIORITY)}

DAGGER_ALEF, TATWEEL, MADDAH = "\u0670", "\u0640", "\u0653"
SMALL_LETTERS = {DAGGER_ALEF, "\u06e5", "\u06e6", "\u06e7"}
MERGING = {"idgham_mutajanisayn", "idgham_mutaqaribayn"}
# The round and the upright zero: never said, and said at a stop only.
ZEROS = {"\u06df", "\u06e0"}
# Marks that belong to the letter before them and carry no vowel: shadda, sukun, maddah, the zeros, small meem.
BOUND_MARKS = {"\u0651", "\u0652", MADDAH, "\u06df", "\u06e0", "\u06e2", "\u06ed"}


def verses():
    """[(surah, ayah, text)] of the Uthmani text without the basmala that is glued to first verses."""
    result = []
    for line in TEXT.read_text(encoding="utf-8").splitlines():
        fields = line.split("|")
        if len(fields) != 3:
            continue
        surah, ayah, text = int(fields[0]), int(fields[1]), fields[2]
        if ayah == 1 and surah not in (1, 9):
            text = text.split(" ", 4)[4]
        result.append((surah, ayah, text))
    return result


def rule_class(rule, text):
    """The class of a rule on a letter written so, or None."""
    if rule == "madd_tabii":
        return "madda_normal" if SMALL_LETTERS & set(text) else None
    if rule == "madd_silah":
        return "madda_obligatory" if MADDAH in text else "madda_normal"
    return RULES.get(rule)


_reader = None


def analyse(job):
    """{ayah: (text, [(index, class)])} of a surah in the phonemizer's own text; lengths are words by ayah."""
    global _reader
    surah, lengths = job
    _reader = reader = _reader or Phonemizer()
    result = reader.analyse(str(surah), stop_refs=tuple(f"{surah}:{a}:{n}" for a, n in lengths.items()))
    source = result.source()
    ayah_of_word = {word.id.value: int(word.ref.split(":")[1]) for word in result.words}
    units = {unit.id.value: unit for unit in source.units}
    texts, places = {}, {}
    for character in source.characters:
        if character.word_id is None:
            continue
        ayah = ayah_of_word[character.word_id.value]
        texts.setdefault(ayah, [])
        places[character.id.value] = (ayah, len(texts[ayah]))
        texts[ayah].append(character.text)
    rules = {occurrence.id.value: occurrence.rule_id.value for occurrence in result.rule_occurrences}
    marked = {ayah: [] for ayah in texts}

    def mark(unit_ids, rule):
        for unit_id in unit_ids:
            unit = units[unit_id.value]
            name = rule_class(rule, unit.text)
            if name is None:
                continue
            for character in unit.character_ids:
                ayah, index = places[character.value]
                marked[ayah].append((index, name))

    for placement in source.rule_placements:
        rule = rules[placement.rule_occurrence_id.value]
        if rule == "lam_shamsiyyah":
            # The placement is the letter that the lam goes into; what is silent is the lam before it.
            ayah, index = places[units[placement.unit_ids[0].value].character_ids[0].value]
            if texts[ayah][index - 1] != "\u0644":
                raise SystemExit(f"{surah}:{ayah}: no lam before the letter at {index}")
            marked[ayah].append((index - 1, "laam_shamsiyah"))
        else:
            mark(placement.unit_ids, rule)
    merged = {merger.id.value: merger for merger in result.mergers}
    for placement in source.merger_placements:
        for occurrence in merged[placement.merger_id.value].rule_occurrence_ids:
            mark(placement.before_unit_ids, rules[occurrence.value])
    return {ayah: ("".join(text), marked[ayah]) for ayah, text in texts.items()}


def onto(text, theirs, marked):
    """{index in text: class}: the marks of their text, spaces apart, brought onto ours."""
    own = [index for index, scalar in enumerate(text) if scalar != " "]
    plain = "".join(text[index] for index in own)
    places = {}
    for block in SequenceMatcher(None, theirs, plain, autojunk=False).get_matching_blocks():
        for offset in range(block.size):
            places[block.a + offset] = own[block.b + offset]
    classes = {}
    for index, name in marked:
        place = places.get(index)
        if place is not None and (place not in classes or RANK[name] < RANK[classes[place]]):
            classes[place] = name
    return classes


def extended(text, classes):
    """The same with what is written: letters under a zero are silent, dagger alefs sit on tatweels, and marks that
    carry no vowel belong to their letter."""
    for index, scalar in enumerate(text):
        if scalar in ZEROS and index > 0:
            classes.setdefault(index - 1, "slnt")
    for index in sorted(classes):
        # Inside a word the letter that is assimilated stands bare before the one it goes into.
        if classes[index] in MERGING and "\u0621" <= text[index - 1] <= "\u064a":
            classes.setdefault(index - 1, classes[index])
    for index in sorted(classes):
        if text[index] == DAGGER_ALEF and index > 0 and text[index - 1] == TATWEEL:
            classes.setdefault(index - 1, classes[index])
        following = index + 1
        while following < len(text) and text[following] in BOUND_MARKS:
            classes.setdefault(following, classes[index])
            following += 1
    return classes


def ranges(text, classes):
    """[(start, end, class)] without spaces, in order."""
    result = []
    for index in sorted(classes):
        name = classes[index]
        if result and result[-1][1] == index and result[-1][2] == name:
            result[-1] = (result[-1][0], index + 1, name)
        else:
            result.append((index, index + 1, name))
    return result


def leb128(number):
    encoded = bytearray()
    while True:
        number, low = number >> 7, number & 0x7F
        if number == 0:
            encoded.append(low)
            return bytes(encoded)
        encoded.append(low | 0x80)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    check = arguments.check
    counts, different = Counter(), 0
    data = bytearray(b"MTAJ\x01" + hashlib.sha256(TEXT.read_bytes()).digest())
    all_verses = verses()
    lengths = {}
    for surah, ayah, text in all_verses:
        words = [piece for piece in text.split(" ") if re.search("[\u0621-\u064a\u0671]", piece)]
        lengths.setdefault(surah, {})[ayah] = len(words)
    # The longest surahs first, so that no process is left with one at the end.
    jobs = sorted(lengths.items(), key=lambda job: -sum(job[1].values()))
    with ProcessPoolExecutor(arguments.processes) as pool:
        analyses = dict(zip((job[0] for job in jobs), pool.map(analyse, jobs), strict=True))
    for surah, ayah, text in all_verses:
        theirs, marked = analyses[surah][ayah]
        different += theirs != text.replace(" ", "")
        found = ranges(text, extended(text, onto(text, theirs, marked)))
        data += leb128(len(found))
        end = 0
        for start, stop, name in found:
            data += leb128(start - end) + leb128((stop - start) * 32 + CLASSES.index(name))
            counts[name] += 1
            end = stop
    print(f"{len(all_verses)} verses, {different} spelt differently, {sum(counts.values())} ranges, {len(data)} bytes")
    for name in CLASSES:
        print(f"  {name}: {counts[name]}")
    if check and OUTPUT.read_bytes() != data:
        raise SystemExit(f"{OUTPUT} is not what this script makes")
    if not check:
        OUTPUT.write_bytes(data)


main()
