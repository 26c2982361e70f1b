import unittest

import numpy as np
import torch

from training import model
from training.model import Net, Stepper, chunk_mask, positions, run_stream


class ModelTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        self.net = Net(69, 33).eval()

    def test_one_output_frame_for_four_mel_frames(self):
        for frames in (1, 4, 5, 400, 403):
            self.assertEqual(self.net(torch.zeros(1, 80, frames))[0].shape[1], -(-frames // 4))

    def test_positions_repeat_without_a_seam(self):
        table = positions()
        steps = (table.roll(-1, 0) - table).norm(dim=1)
        self.assertLess(float(steps.max() - steps.min()), 1e-3)

    def test_mask(self):
        seen = chunk_mask(6, 2, 2).int().tolist()
        self.assertEqual(seen[0], [1, 1, 0, 0, 0, 0])
        self.assertEqual(seen[3], [1, 1, 1, 1, 0, 0])
        self.assertEqual(seen[4], [0, 0, 1, 1, 1, 1])

    def step(self, left):
        stepper = Stepper(self.net, left)

        def run(*inputs):
            with torch.no_grad():
                return [x.numpy() for x in stepper(*map(torch.from_numpy, inputs))]
        return run

    def test_steps_equal_the_masked_whole_beyond_the_period(self):
        frames, left, chunk = 4 * (model.PERIOD + 50), 20, 8
        mel = torch.randn(1, 80, frames)
        with torch.no_grad():
            whole = self.net(mel, None, chunk, left)
        for got, expected in zip(run_stream(self.step(left), mel.numpy(), chunk, 0, left), whole):
            np.testing.assert_allclose(got, expected.numpy(), atol=2e-5)

    def test_look_ahead_changes_no_count_and_one_long_step_is_the_whole_window(self):
        mel = torch.randn(1, 80, 203)
        with torch.no_grad():
            whole = self.net(mel)[0].numpy()
        for chunk, ahead in ((8, 8), (4, 8), (51, 0), (8, 60)):
            got = run_stream(self.step(60 + ahead), mel.numpy(), chunk, ahead, 60)[0]
            self.assertEqual(got.shape, whole.shape)
            if chunk == 51:
                np.testing.assert_allclose(got, whole, atol=2e-5)


if __name__ == "__main__":
    unittest.main()
