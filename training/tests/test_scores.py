import unittest

import numpy as np

from training.batches import needed_frames
from training.evaluate import distance, greedy, run_full
from training.prepare import ayah_of
from training.targets import plain_letters


class ScoresTest(unittest.TestCase):
    def test_distance(self):
        for a, b, expected in (("kitten", "sitting", 3), ("", "ab", 2), ("ab", "", 2), ("abc", "abc", 0), ("a", "bca", 2)):
            self.assertEqual(distance(list(a), list(b)), expected)

    def test_greedy_merges_repeats_but_not_across_a_blank(self):
        self.assertEqual(greedy(np.eye(3)[[0, 1, 1, 0, 1, 2, 2]]), [1, 1, 2])

    def test_needed_frames(self):
        self.assertEqual(needed_frames([1, 1, 2, 2, 2]), 8)

    def test_windows_join_without_loss_or_doubling(self):
        frames = np.arange(2800 * 4 // 4 * 3, dtype=np.float32)[:, None]
        joined = run_full(lambda mel: mel[::4], frames)
        np.testing.assert_array_equal(joined, frames[::4])

    def test_letters(self):
        self.assertEqual(plain_letters("الرَّحْمَٰنِ  الرَّحِيمِ"), "الرحمن الرحيم")

    def test_file_names(self):
        self.assertEqual(ayah_of("audio/002255.mp3"), (2, 255))
        self.assertIsNone(ayah_of("audio/002000.mp3"))
        self.assertIsNone(ayah_of("index.mp3"))


if __name__ == "__main__":
    unittest.main()
