"""The small derived files: surahs and divisions, the word map, Pickthall's translation, sound-alikes."""

import ast
import html
import json

TANZIL = "Tanzil Project (tanzil.net), Creative Commons Attribution 3.0"


def surahs(source):
    """[(arabic, transliterated, english, place, order), ...] from the literal SURAH_DATA of the module."""
    for node in ast.parse(source.decode()).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == "SURAH_DATA":
            rows = ast.literal_eval(node.value)
            return [(row["name_arabic"], row["name_transliteration"], row["name_english"],
                     row["revelation_type"], row["revelation_order"]) for row in rows]
    raise SystemExit("quran-unified has no SURAH_DATA")


def metadata_file(surah_rows, divisions):
    lines = [
        "# Surahs and divisions of the Quran, derived by tools/data; do not edit.",
        "# surah|number|place|order of revelation|Arabic name|transliterated|English: quran-unified 0.1.0 (MIT).",
        f"# The divisions are the metadata of the {TANZIL}, which follows",
        "# the Medina mushaf; taken from quran-cli 0.2.1 (MIT). kind|number|surah:ayah of its first verse.",
        "# sajda|number|surah:ayah|obligatory or recommended.",
    ]
    for number, row in enumerate(surah_rows, 1):
        arabic, transliterated, english, place, order = row
        lines.append(f"surah|{number}|{place}|{order}|{arabic}|{transliterated}|{english}")
    for kind, key in (("juz", "parts"), ("rub", "quarters"), ("page", "pages"), ("ruku", "ruku"),
                      ("manzil", "manzil")):
        for number, (surah, ayah) in enumerate(divisions[key], 1):
            lines.append(f"{kind}|{number}|{surah}:{ayah}")
    for number, (surah, ayah, duty) in enumerate(divisions["sajda"], 1):
        lines.append(f"sajda|{number}|{surah}:{ayah}|{duty}")
    return "\n".join(lines) + "\n"


def word_map(source, uthmani, imlaei):
    """(text of the file, verses that differ): Uthmani words that Imlaei writes as more than one."""
    lines = [
        "# Uthmani words that Imlaei spelling writes as several: surah:ayah:word|Imlaei words; all others are one.",
        "# Derived by tools/data from quran-transcript 0.6.4 (MIT); do not edit.",
    ]
    differing = set()
    for surah in json.loads(source)["quran"]["sura"]:
        for verse in surah["aya"]:
            key = int(surah["@index"]), int(verse["@index"])
            counts = [(len(group["@uthmani"].split()), len(group["@imlaey"].split())) for group in verse["rasm_map"]]
            if any(words != 1 for words, _ in counts):
                raise SystemExit(f"{key}: the word map joins Uthmani words, the file format has no place for that")
            if len(counts) != len(uthmani[key]) or sum(count for _, count in counts) != len(imlaei[key].split(" ")):
                raise SystemExit(f"{key}: the word map does not fit the texts")
            for word, (_, count) in enumerate(counts, 1):
                if count != 1:
                    lines.append(f"{key[0]}:{key[1]}:{word}|{count}")
                    differing.add(key)
    return "\n".join(lines) + "\n", differing


def translation(verses):
    """Pickthall's text in the format that users import: surah|ayah|text."""
    lines = [
        "# The Meaning of the Glorious Koran, by Mohammed Marmaduke William Pickthall (1875-1936), London and",
        "# New York 1930; in the public domain. Text of en.pickthall by tanzil.net, last update September 4, 2010,",
        "# from purequransearch 0.0.4; its XML taken off by tools/data, the words unchanged.",
    ]
    for (surah, ayah), text in sorted(verses.items()):
        lines.append(f"{surah}|{ayah}|{html.unescape(text)}")
    return "\n".join(lines) + "\n"


def sound_alikes(phonemes):
    """[[(s, a), ...], ...]: verses with the same phonemes, in order of the mushaf; `phonemes` is {(s, a): tuple}."""
    groups = {}
    for key in sorted(phonemes):
        groups.setdefault(phonemes[key], []).append(key)
    return [group for group in groups.values() if len(group) > 1]


def sound_alike_file(groups):
    lines = [
        "# Verses that sound the same when each is recited by itself, one group a line; derived by tools/data.",
    ]
    lines += [" ".join(f"{surah}:{ayah}" for surah, ayah in group) for group in groups]
    return "\n".join(lines) + "\n"


def sound_alike_page(groups, uthmani):
    verses = sum(map(len, groups))
    lines = [
        "# Verses that sound the same", "",
        "Made by `make data`; do not edit. Two verses are listed together when all their phonemes are equal",
        "(Hafs, quranic-phonemizer 3.0.5), each begun after a pause, recited in one breath and stopped at its end,",
        "with the basmala before a surah left out. From such a verse alone nobody can tell where the reciter is.", "",
        f"{len(groups)} groups, {verses} verses.", "",
        "| verses | count | text of the first |", "|---|---|---|",
    ]
    for group in groups:
        refs = ", ".join(f"{surah}:{ayah}" for surah, ayah in group)
        lines.append(f"| {refs} | {len(group)} | {' '.join(uthmani[group[0]])} |")
    return "\n".join(lines) + "\n"
