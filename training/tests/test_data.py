import json
import unittest

import numpy as np
import torch

from training import words
from training.blend import blend
from training.corpus import may_train
from training.targets import VOCABULARY


class DataTest(unittest.TestCase):
    def test_words_are_spelt_in_the_vocabulary(self):
        vocabulary = json.loads(VOCABULARY.read_text())
        spelling = words.spelling()
        self.assertEqual(len(spelling), 40)
        for phonemes, letters in spelling.values():
            self.assertLessEqual(set(phonemes), set(vocabulary["phonemes"]))
            self.assertLessEqual(set(letters), set(vocabulary["letters"]))

    def test_a_word_is_cut_out_of_its_silence(self):
        rng = np.random.default_rng(0)
        pcm = (rng.standard_normal(16000) * 3).astype(np.int16)
        pcm[6000:10000] += (8000 * np.sin(np.arange(4000) * 0.3)).astype(np.int16)
        self.assertLess(abs(len(words.trimmed(pcm)) - (4000 + 2 * 1120)), 700)

    def test_what_is_held_out(self):
        self.assertFalse(may_train("emad", 1) or may_train("allhdan", 114) or may_train("emad", 93))
        self.assertTrue(may_train("emad", 92) and may_train("yasser", 1))

    def test_blend_touches_only_the_parts_named(self):
        state = {"c1.weight": torch.ones(2), "c10.weight": torch.ones(2), "hp.bias": torch.ones(2)}
        anchor = {"c1.weight": torch.zeros(2), "c10.weight": torch.zeros(2)}
        got = blend(state, anchor, 0.25, ["c1"])
        self.assertEqual([float(got[k][0]) for k in state], [0.75, 1.0, 1.0])


if __name__ == "__main__":
    unittest.main()
