import unittest

import numpy as np

from training import augment, frontend
from training.augment import Voice


def vowel(pitch, formant, samples=16000):
    """A pulse train through one resonance."""
    time = np.arange(samples) / 16000
    harmonics = np.arange(1, int(7000 / pitch)) * pitch
    gains = 1 / (1 + ((harmonics - formant) / 150) ** 2)
    return (gains[:, None] * np.sin(2 * np.pi * harmonics[:, None] * time)).sum(0).astype(np.float32) * 0.05


def peak_hz(power):
    return augment.CENTRES[power.mean(axis=0).argmax()]


class AugmentTest(unittest.TestCase):
    def test_the_same_voice_is_left_alone(self):
        wave = vowel(150, 1500)
        got = augment.voiced_power(wave, Voice(1, 1, 1))
        np.testing.assert_allclose(got[2:-2], frontend.mel_power(frontend.spectra(np.pad(wave, 200)))[2:98], rtol=1e-4)

    def test_formants_move_apart_from_pitch(self):
        wave = vowel(150, 1500)
        for voice in (Voice(1.4, 1.0, 1), Voice(1.0, 1.2, 1), Voice(1.6, 1.3, 1)):
            self.assertLess(abs(peak_hz(augment.voiced_power(wave, voice)) / (1500 * voice.tract) - 1), 0.13)

    def test_length(self):
        for voice in (Voice(1.5, 1, 1), Voice(0.8, 1, 1.3), Voice(2, 1.3, 0.7)):
            frames = len(augment.voiced_power(vowel(150, 900), voice))
            self.assertEqual(frames, augment.frames_of(16000, voice))
            self.assertLess(abs(frames / (100 * voice.stretch) - 1), 0.03)

    def test_every_channel_gives_the_model_its_range(self):
        rng = np.random.default_rng(1)
        bank = augment.NoiseBank(rng, 3)
        power = augment.voiced_power(vowel(150, 900, 32000), Voice(1, 1, 1))
        for _ in range(60):
            got = augment.channel(power, bank, [power], rng)
            self.assertEqual(got.shape, power.shape)
            self.assertTrue(np.isfinite(got).all() and got.min() >= frontend.FLOOR - 1e-6)
            self.assertLessEqual(got.max(), frontend.TOP / 4 + 1e-6)


if __name__ == "__main__":
    unittest.main()
