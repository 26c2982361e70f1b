"""Phonemes of every word by quranic-phonemizer 3.0.5, in the four forms of lexicon.FORMS.

A word's sounds depend on what the reciter does right before and right after it. Stopping after every
second word of a surah gives, in one analysis, the stopping form of those words and the starting form of
the others; so four analyses of a surah (no stop, even words, odd words, all words) give all forms.
Each analysis takes in the word before the surah and the verse after it, so that the ends join on.
"""

from concurrent.futures import ProcessPoolExecutor

from quranic_phonemizer import Phonemizer

# The formulas, by words of the Quran that are recited the same: basmala 1:1; a'udhu of 2:67 (after a
# vowel, before billahi), the rest of the isti'adha from 16:98.
BASMALA = ["1:1:1", "1:1:2", "1:1:3", "1:1:4"]
ISTIADHA = ["2:67:15", "16:98:5", "16:98:6", "16:98:7", "16:98:8"]

_reader = None


def analyse(reference, stops=(), signs=()):
    """{"s:a:w": [symbol, ...]} for a stretch; its first word is begun and its last one stopped."""
    global _reader
    if _reader is None:
        _reader = Phonemizer()
    result = _reader.analyse(reference, stop_refs=tuple(stops), stop_signs=tuple(signs))
    token = {sound.id.value: sound.token for sound in result.sounds}
    return {str(word.ref): [token[sound.value] for sound in word.sound_ids] for word in result.words}


def _surah(job):
    surah, lengths, before, after = job
    words = [f"{surah}:{ayah}:{word}" for ayah, length in enumerate(lengths, 1) for word in range(1, length + 1)]
    reference = f"{before or words[0]}-{after or words[-1]}"
    stops = [before] if before else []
    joined = analyse(reference)
    alternate = [analyse(reference, words[parity::2]) for parity in (0, 1)]
    isolated = analyse(reference, stops + words)
    first = analyse(reference, stops)
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
    jobs = []
    for surah, own in lengths.items():
        before = f"{surah - 1}:{len(lengths[surah - 1])}:{lengths[surah - 1][-1]}" if surah > 1 else None
        after = f"{surah + 1}:1:{lengths[surah + 1][0]}" if surah < 114 else None
        jobs.append((surah, own, before, after))
    jobs.sort(key=lambda job: -sum(job[1]))
    forms = {}
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(_surah, jobs):
            forms.update(part)
    return forms
