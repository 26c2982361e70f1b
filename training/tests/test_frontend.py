import unittest

import numpy as np

from training import frontend


def sound(samples, seed=0):
    rng = np.random.default_rng(seed)
    time = np.arange(samples) / 16000
    return (0.2 * np.sin(2 * np.pi * 220 * time) * (time % 0.5 < 0.3)
            + 0.01 * rng.standard_normal(samples)).astype(np.float32)


class FrontEndTest(unittest.TestCase):
    def test_filters_have_slaney_area(self):
        # each triangle has area 1 over frequency, but for the sampling in 40 Hz steps
        area = frontend.FILTERS.sum(axis=1) * 40
        self.assertTrue(np.all(np.abs(area[20:] - 1) < 0.1))

    def test_a_frame_for_each_hop(self):
        for samples in (0, 159, 160, 201, 399, 400, 16000, 16079):
            self.assertEqual(frontend.features(sound(samples)).shape, (samples // 160, 80))

    def test_live_equals_whole(self):
        for samples in (100, 200, 201, 360, 4001, 33333):
            signal = sound(samples)
            for step in (37, 160, 4800):
                live = frontend.LiveFrontEnd()
                parts = [live.push(signal[i:i + step]) for i in range(0, samples, step)] + [live.flush()]
                np.testing.assert_allclose(np.concatenate(parts), frontend.features(signal), atol=2e-5)

    def test_reference_jumps_up_and_sinks_slowly(self):
        peaks = np.array([-9.0, 0.5, -9.0, -9.0, 1.0])
        got = frontend.running_reference(peaks)
        r = frontend.RELEASE
        np.testing.assert_allclose(got, [frontend.START - r, 0.5, 0.5 - r, 0.5 - 2 * r, 1.0])

    def test_level_does_not_matter_once_heard(self):
        signal = sound(48000)
        loud, quiet = frontend.features(signal), frontend.features(signal * 0.1)
        np.testing.assert_allclose(loud[50:, :40], quiet[50:, :40], atol=0.02)

    def test_silence_is_the_floor(self):
        digital = frontend.features(np.zeros(3200, np.float32))
        self.assertLess(digital.max(), 0)
        self.assertAlmostEqual(frontend.FLOOR, -0.75)


if __name__ == "__main__":
    unittest.main()
