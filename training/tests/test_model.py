import unittest

import torch

from training import model
from training.model import Net, Stepper, chunk_mask, empty_cache, positions


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

    def test_steps_equal_the_masked_whole(self):
        mel, left, chunk = torch.randn(1, 80, 403), 20, 8
        with torch.no_grad():
            whole = self.net(mel, torch.tensor([model.PERIOD - 30]), chunk, left)
            padded, cache, parts = Net.surround(mel), empty_cache(), []
            for at in range(0, 101, chunk):
                n = min(chunk, 101 - at)
                position = torch.tensor([model.PERIOD - 30 + at])
                *out, cache = Stepper(self.net, left)(padded[:, :, 4 * at:4 * (at + n) + 3], position, cache)
                parts.append(out)
        for got, expected in zip(zip(*parts), whole):
            self.assertLess(float((torch.cat(got, 1) - expected).abs().max()), 1e-5)

    def test_one_long_step_is_the_whole_window(self):
        mel = torch.randn(1, 80, 200)
        with torch.no_grad():
            step = Stepper(self.net, 150)(Net.surround(mel), torch.tensor([0]), empty_cache())[0]
            self.assertLess(float((step - self.net(mel)[0]).abs().max()), 1e-5)


if __name__ == "__main__":
    unittest.main()
