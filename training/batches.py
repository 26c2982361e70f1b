"""Endless training batches: what is recited, in which voice, how it is joined, and its targets."""
from collections import deque
from dataclasses import dataclass

import numpy as np
import torch

from . import augment, words
from .frontend import FLOOR, HOP, SAMPLE_RATE
from .model import MEL_PER_FRAME

POOL = 240            # recitations planned at once, sorted by length into batches
LONGEST = 2800        # mel frames
BASMALA = (1, 1)
WORDS = 0.3           # share of recitations that are words by other speakers, where there are any


@dataclass
class Plan:
    """One recitation to be made: ayahs in a row in one voice, with pauses (frames) before each and at the end."""
    ayahs: list
    voice: augment.Voice
    pauses: list
    targets: tuple

    @property
    def frames(self):
        return sum(self.pauses) + sum(augment.frames_of(a.samples, self.voice) for a in self.ayahs)


def needed_frames(labels):
    """The fewest output frames a CTC path through the labels takes."""
    return len(labels) + sum(a == b for a, b in zip(labels, labels[1:]))


class Batches:
    """Iterates over (mel [B, 80, T], output lengths [B], phonemes, letters, seconds)."""

    def __init__(self, corpus, targets, bank, seed, frames_per_batch, recipe=augment.Recipe()):
        self.corpus, self.targets, self.bank, self.recipe = corpus, targets, bank, recipe
        self.rng = np.random.default_rng(seed)
        self.frames_per_batch = frames_per_batch
        self.voices = deque(maxlen=60)
        seconds = np.array([ayah.seconds for ayah in corpus.ayahs])
        # strangers recite short verses; long ones are mostly more of the same voice
        weight = np.interp(seconds, [0, 10, 16, 28], [1.0, 1.0, 0.5, 0.2])
        self.odds = weight / weight.sum()
        self.speakers = list(corpus.speakers.values())
        self.basmalas = [a for (_, *verse), a in corpus.place.items()
                         if tuple(verse) == BASMALA and a in set(corpus.ayahs)]

    def __iter__(self):
        while True:
            yield from self.pool()

    def pool(self):
        plans = sorted((self.plan() for _ in range(POOL)), key=lambda plan: plan.frames)
        groups, group = [], []
        for plan in plans:
            if group and plan.frames * (len(group) + 1) > self.frames_per_batch:
                groups.append(group)
                group = []
            group.append(plan)
        groups.append(group)
        self.rng.shuffle(groups)
        for group in groups:
            yield self.batch(group)

    def plan(self):
        if self.speakers and self.rng.random() < WORDS:
            return self.plan_words()
        while True:
            ayah = self.corpus.ayahs[self.rng.choice(len(self.odds), p=self.odds)]
            ayahs = [ayah]
            if ayah.seconds < 9 and self.rng.random() < 0.3:
                ayahs = self.corpus.run_from(ayah, self.rng.uniform(8, 22))[:self.rng.integers(2, 5)]
            if ayah.number == 1 and ayah.surah not in (1, 9) and self.basmalas and self.rng.random() < 0.5:
                ayahs = [self.basmalas[self.rng.integers(len(self.basmalas))]] + ayahs
            targets = self.targets.of([a.verse for a in ayahs])
            seconds = sum(a.seconds for a in ayahs)
            plan = Plan(ayahs, augment.random_voice(self.rng, len(targets[0]) / seconds),
                        [int(self.rng.exponential(25)) for _ in range(len(ayahs) + 1)], targets)
            if max(map(needed_frames, targets)) < plan.frames / MEL_PER_FRAME - 2 and plan.frames < LONGEST:
                return plan

    def plan_words(self):
        """Some words of one speaker in any order, mostly near the voice they have: it is what they are for."""
        own = self.speakers[self.rng.integers(len(self.speakers))]
        spoken = [own[self.rng.integers(len(own))] for _ in range(self.rng.integers(2, 8))]
        voice = augment.random_voice(self.rng)
        if self.rng.random() < 0.6:
            voice = augment.Voice(augment.log_uniform(self.rng, 0.92, 1.1), augment.log_uniform(self.rng, 0.94, 1.06),
                                  augment.log_uniform(self.rng, 0.85, 1.3))
        pauses = [int(self.rng.exponential(25))] + [int(self.rng.exponential(6)) for _ in spoken]
        return Plan(spoken, voice, pauses, self.targets.of([word.verse for word in spoken]))

    def render(self, plan):
        moving = self.rng if self.rng.random() < self.recipe.moving_pitch else None
        chanted = plan.ayahs[0].surah != words.KIND
        plain = chanted and self.rng.random() < self.recipe.plain_reading
        parts = []
        for ayah, pause in zip(plan.ayahs, plan.pauses):
            power = augment.voiced_power(self.corpus.wave(ayah), plan.voice, moving)
            if plain:
                short = augment.shorten_steady(power, self.rng)
                if len(short) / MEL_PER_FRAME > 1.3 * max(map(needed_frames, self.targets.of([ayah.verse]))):
                    power = short
            parts.append(augment.around(power, pause, 0))
        power = augment.around(np.concatenate(parts), 0, plan.pauses[-1])
        features = augment.channel(power, self.bank, self.voices, self.rng, self.recipe)
        self.voices.append(power)
        return features

    def batch(self, plans):
        features = [self.render(plan) for plan in plans]
        mel = np.full((len(plans), features[0].shape[1], max(map(len, features))), FLOOR, np.float32)
        for row, item in zip(mel, features):
            row[:, :len(item)] = item.T
        lengths = torch.tensor([-(-len(item) // MEL_PER_FRAME) for item in features])
        phonemes, letters = zip(*(plan.targets for plan in plans))
        seconds = sum(map(len, features)) * HOP / SAMPLE_RATE
        return torch.from_numpy(mel), lengths, phonemes, letters, seconds
