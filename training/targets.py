"""What a recited verse is to the model: phonemes (stopping at the verse end) and plain letters.

Phonemes come from the quranic-phonemizer package, letters from the Imlaei text in quran-transcript; both
are computed once into DATA/targets.json.  Vocabulary and order are fixed by vocab.json beside the model.

    python -m training.targets --data DIR
"""
import argparse
import json
import re
import xml.etree.ElementTree as ElementTree
from importlib import resources
from pathlib import Path

from . import words

IMLAEI = "quran-script/quran-simple-imlaey-without-puase-sajda-hizb-marks-and-tatweel.xml"
MARKS = re.compile("[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\ufeff\u200c\u200d]")
LETTER_FORMS = str.maketrans("أإآٱةى", "ااااهي")
VOCABULARY = Path(__file__).with_name("vocab.json")


def plain_letters(text):
    """Imlaei text without marks, one form of alef, ha for ta marbuta, ya for alef maksura."""
    return " ".join(MARKS.sub("", text).translate(LETTER_FORMS).split())


def imlaei_verses():
    root = ElementTree.fromstring(resources.files("quran_transcript").joinpath(IMLAEI).read_bytes())
    for surah in root.iter("sura"):
        for ayah in surah.iter("aya"):
            yield f"{surah.get('index')}:{ayah.get('index')}", ayah.get("text")


def verse_phonemes(phonemizer, verse):
    result = phonemizer.analyse(verse)
    token = {sound.id.value: sound.token for sound in result.sounds}
    return [token[sound.value] for word in result.words for sound in word.sound_ids]


def make_targets():
    """{"surah:ayah": {"phonemes": [...], "letters": "..."}} of all verses."""
    from quranic_phonemizer import Phonemizer
    phonemizer = Phonemizer()
    return {verse: {"phonemes": verse_phonemes(phonemizer, verse), "letters": plain_letters(text)}
            for verse, text in imlaei_verses()}


class Targets:
    """Targets as class numbers (0 is the blank of both heads)."""

    def __init__(self, data_dir):
        path = Path(data_dir) / "targets.json"
        if not path.exists():
            path.write_text(json.dumps(make_targets(), ensure_ascii=False))
        vocabulary = json.loads(VOCABULARY.read_text())
        self.phonemes, self.letters = vocabulary["phonemes"], vocabulary["letters"]
        phoneme_of = {name: number for number, name in enumerate(self.phonemes)}
        letter_of = {name: number for number, name in enumerate(self.letters)}
        self.space = letter_of[" "]
        self.verses = {(words.KIND, word): ([phoneme_of[p] for p in phonemes], [letter_of[c] for c in letters])
                       for word, (phonemes, letters) in words.spelling().items()}
        self.verses |= {
            tuple(map(int, verse.split(":"))): ([phoneme_of[p] for p in target["phonemes"]],
                                                [letter_of[c] for c in target["letters"]])
            for verse, target in json.loads(path.read_text()).items()}

    def vocabulary(self):
        return {"pv": self.phonemes, "lv": self.letters}

    def of(self, verses):
        """(phonemes, letters) of verses in a row, each with its stopping form; a space joins the letters."""
        phonemes, letters = [], []
        for verse in verses:
            p, l = self.verses[verse]
            phonemes += p
            letters += ([self.space] if letters else []) + l
        return phonemes, letters


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", required=True)
    print(len(Targets(parser.parse_args().data).verses), "verses")


if __name__ == "__main__":
    main()
