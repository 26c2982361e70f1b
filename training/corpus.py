"""What a model may learn from: single ayahs, runs of ayahs of one reciter, and words by many speakers."""
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from . import words
from .frontend import SAMPLE_RATE

# Functional tests recite these with these reciters; Alafasy and Husary are not trained on at all.
HELD_OUT = {reciter: {1, 67, *range(93, 115)} for reciter in ("emad", "allhdan")}


def may_train(reciter, surah):
    return surah not in HELD_OUT.get(reciter, ())


@dataclass(frozen=True)
class Ayah:
    """One recording; of a word, surah is words.KIND and number the word."""

    reciter: str
    surah: int | str
    number: int | str
    offset: int
    samples: int

    @property
    def verse(self):
        return self.surah, self.number

    @property
    def seconds(self):
        return self.samples / SAMPLE_RATE


class Corpus:
    """All ayahs of a data folder made by prepare.py that may be trained on."""

    def __init__(self, data_dir, shortest=0.8):
        self.sound, self.ayahs, self.place = {}, [], {}
        for index in sorted(Path(data_dir).glob("*.json")):
            sound = index.with_suffix(".i16")
            if not sound.exists():
                continue
            reciter = index.stem
            self.sound[reciter] = np.memmap(sound, np.int16, "r")
            for surah, number, offset, samples in json.loads(index.read_text()):
                ayah = Ayah(reciter, surah, number, offset, samples)
                self.place[reciter, surah, number] = ayah
                if may_train(reciter, surah) and ayah.seconds >= shortest:
                    self.ayahs.append(ayah)
        self.speakers = {}
        for index in sorted(Path(data_dir).glob("*.words.json")):
            name = index.name.removesuffix(".words.json")
            self.sound[name] = np.memmap(Path(data_dir) / f"{name}.i16", np.int16, "r")
            for speaker, word, offset, samples in json.loads(index.read_text()):
                self.speakers.setdefault((name, speaker), []).append(Ayah(name, words.KIND, word, offset, samples))

    def wave(self, ayah):
        pcm = self.sound[ayah.reciter][ayah.offset:ayah.offset + ayah.samples]
        return pcm.astype(np.float32) / 32768

    def run_from(self, ayah, longest):
        """The ayah and those that follow it without a gap, while they last at most `longest` seconds."""
        run, seconds = [ayah], ayah.seconds
        while True:
            following = self.place.get((ayah.reciter, ayah.surah, run[-1].number + 1))
            if following is None or seconds + following.seconds > longest:
                return run
            run.append(following)
            seconds += following.seconds

    def hours(self):
        return sum(ayah.seconds for ayah in self.ayahs) / 3600
