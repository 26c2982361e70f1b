"""Phonemes of every word by quranic-phonemizer 3.0.5, in the four forms of lexicon.FORMS.

A word's sounds depend on what the reciter does right before and right after it. Stopping after every
second word of a surah gives, in one analysis, the stopping form of those words and the starting form of
the others; so four analyses of a surah (no stop, even words, odd words, all words) give all forms.
Each analysis takes in what is recited before and after the surah, the basmala or, at the border of 8 and
9, the other surah's verse, so that the ends join on as they do in recitation.
"""

from concurrent.futures import ProcessPoolExecutor

from quranic_phonemizer import Phonemizer
from quranic_phonemizer.session import core

# The formulas, by words of the Quran that are recited the same: basmala 1:1; a'udhu of 2:67 (after a
# vowel, before a vowel's b), the rest of the isti'adha from 16:98.
BASMALA = ["1:1:1", "1:1:2", "1:1:3", "1:1:4"]
ISTIADHA = ["2:67:15", "16:98:5", "16:98:6", "16:98:7", "16:98:8"]

# The package resolves one contiguous reference; "1:1,112:1" is for us: one after the other, in one breath.
_resolve = core.resolve_words
core.resolve_words = lambda corpus, ledger, reference: tuple(
    word for part in reference.split(",") for word in _resolve(corpus, ledger, part))

_reader = None


def analyse(reference, stops=()):
    """{"s:a:w": [symbol, ...]} for a stretch, begun at its first word and stopped at its last.

    Where a word comes twice, its first occurrence is given.
    """
    global _reader
    if _reader is None:
        _reader = Phonemizer()
    result = _reader.analyse(reference, stop_refs=tuple(stops))
    token = {sound.id.value: sound.token for sound in result.sounds}
    words = {}
    for word in result.words:
        words.setdefault(str(word.ref), [token[sound.value] for sound in word.sound_ids])
    return words


def _context(surah, lengths):
    """What is recited before and after a surah: references, and the word before it (None: nothing)."""
    if surah == 1:
        return None, None, "1:1"
    if surah == 9:
        return "8:75", f"8:75:{lengths[8][74]}", "1:1"
    return "1:1", BASMALA[-1], "9:1" if surah == 8 else "1:1"


def _surah(job):
    surah, lengths = job
    before, last_before, after = _context(surah, lengths)
    words = [f"{surah}:{ayah}:{word}" for ayah, length in enumerate(lengths[surah], 1)
             for word in range(1, length + 1)]
    reference = ",".join(part for part in (before, str(surah), after) if part)
    stops = [last_before] if before else []
    joined = analyse(reference)
    alternate = [analyse(reference, words[parity::2]) for parity in (0, 1)]
    isolated = analyse(reference, stops + words)
    first = analyse(f"{surah}:1-{surah}:2")
    forms = {}
    for index, word in enumerate(words):
        forms[word] = {
            "joined": joined[word],
            "stopping": alternate[index % 2][word],
            "starting": first[word] if index == 0 else alternate[1 - index % 2][word],
            "isolated": isolated[word],
        }
    return forms


def pronounce(lengths, processes):
    """{"s:a:w": {form: [symbol, ...]}} for the words counted in `lengths` ({surah: [words of ayah, ...]})."""
    jobs = sorted(((surah, lengths) for surah in lengths), key=lambda job: -sum(lengths[job[0]]))
    forms = {}
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(_surah, jobs):
            forms.update(part)
    return forms


def verses(references, processes):
    """The phonemizer's own analysis of verses, each by itself: [{"s:a:w": [symbol, ...]}, ...]."""
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(analyse, references, chunksize=64))
