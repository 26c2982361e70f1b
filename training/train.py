"""Training: continues from its own checkpoint, else from --start, until it is stopped.

    python -m training.train --data DIR --checkpoint CK.pt --start training/checkpoints/murajah-ctc.fp16.pt

Two (or more) worker processes of one thread each share the weights.  Each makes its own batches, adds its
gradient to the shared one, and whoever brings the last of a step takes the step: nobody waits for the other,
which on busy machines gives more than two threads in lock step.  Stop with SIGTERM or SIGINT (it saves), hold
with `kill -STOP -- -PGID`.  A checkpoint is written every ten minutes, whole or not at all.
"""
import argparse
import math
import os
import signal
import time

import torch
import torch.nn.functional as F
import torch.multiprocessing as multiprocessing

from . import augment
from .batches import Batches
from .corpus import Corpus
from .model import PERIOD, Net
from .targets import Targets

LETTER_SHARE = 0.4
BETAS, EPSILON, DECAY = (0.9, 0.98), 1e-8, 0.01
PULL, SLOW_PULL = 1.5, 3.0  # towards the anchor, in the place of weight decay; the latter of slow parts
HEADS_RATE, SLOW_RATE = 2.0, 0.3  # relative to the rest


def belongs(name, parts):
    return any(name.startswith(part + ".") for part in parts)


class Shared:
    """Weights, moments, averaged weights and the gradient as flat vectors that all workers see."""

    def __init__(self, net, anchor=None, frozen=(), slow=()):
        self.frozen, self.slow = frozen, slow
        self.layout = [(name, p.shape, p.numel()) for name, p in net.named_parameters()]
        size = sum(n for _, _, n in self.layout)
        self.weights, self.average, self.gradient, self.first, self.second = (
            torch.zeros(size).share_memory_() for _ in range(5))
        self.rate, self.shrink = torch.ones(size).share_memory_(), torch.zeros(size).share_memory_()
        self.counts = torch.zeros(3, dtype=torch.float64).share_memory_()  # steps, seconds seen, pending
        for (name, shape, n), part in self.parts(self.rate):
            part.fill_(self.rate_of(name))
        self.anchor = torch.zeros(size).share_memory_()
        for ((name, shape, n), part), (_, goal) in zip(self.parts(self.shrink), self.parts(self.anchor)):
            if anchor and name in anchor:
                goal.copy_(anchor[name])
                part.fill_(0.0 if self.is_frozen(name) else SLOW_PULL if belongs(name, slow) else PULL)
            else:
                part.fill_(DECAY if len(shape) > 1 else 0.0)
        for p, (_, part) in zip(net.parameters(), self.parts(self.weights)):
            part.copy_(p.data)
        self.average.copy_(self.weights)

    def is_frozen(self, name):
        return belongs(name, self.frozen)

    def rate_of(self, name):
        if self.is_frozen(name):
            return 0.0
        return SLOW_RATE if belongs(name, self.slow) else HEADS_RATE if belongs(name, ("hp", "hl")) else 1.0

    def parts(self, flat):
        for item, part in zip(self.layout, flat.split([n for _, _, n in self.layout])):
            yield item, part.view(item[1])

    def bind(self, net):
        """Makes the net use the shared weights, and returns its own flat gradient."""
        own = torch.zeros_like(self.gradient)
        for p, ((name, *_), weight), (_, gradient) in zip(net.parameters(), self.parts(self.weights), self.parts(own)):
            p.data = weight
            if self.is_frozen(name):
                p.requires_grad_(False)
            else:
                p.grad = gradient
        return own

    def step(self, rate, batches, keep):
        """One AdamW step on the mean of the gathered gradients; keep is the pace of the average."""
        steps = int(self.counts[0]) + 1
        gradient = self.gradient.div_(batches)
        gradient.mul_(min(1.0, 1.0 / (float(gradient.norm()) + 1e-6)))
        self.first.lerp_(gradient, 1 - BETAS[0])
        self.second.mul_(BETAS[1]).addcmul_(gradient, gradient, value=1 - BETAS[1])
        scale = math.sqrt(1 - BETAS[1] ** steps) / (1 - BETAS[0] ** steps)
        change = (self.first / (self.second.sqrt() + EPSILON)).mul_(scale).mul_(self.rate)
        change.addcmul_(self.shrink, self.weights - self.anchor)
        self.weights.sub_(change, alpha=rate)
        self.average.lerp_(self.weights, 1 - min(keep, steps / (steps + 5)))
        gradient.zero_()
        self.counts[0] = steps

    def save(self, path, vocabulary):
        state = {"net": {name: part.clone() for (name, *_), part in self.parts(self.average)},
                 "weights": self.weights.clone(), "first": self.first.clone(), "second": self.second.clone(),
                 "steps": float(self.counts[0]), "seconds": float(self.counts[1]), **vocabulary}
        torch.save(state, f"{path}.part")
        os.replace(f"{path}.part", path)

    def load(self, path):
        state = torch.load(path, weights_only=False)
        for name in ("weights", "first", "second"):
            getattr(self, name).copy_(state[name])
        for (name, *_), part in self.parts(self.average):
            part.copy_(state["net"][name])
        self.counts[0], self.counts[1] = state["steps"], state["seconds"]


def rate_at(hours, steps, args):
    """Warm-up over steps, constant, then linear to a twentieth between two points in hours seen."""
    rate = args.rate * min(1.0, (steps + 1) / 60)
    if args.decay_from is not None:
        left = (args.decay_to - hours) / (args.decay_to - args.decay_from)
        rate *= min(1.0, max(0.05, left))
    return rate


def ctc(log_probabilities, lengths, labels):
    flat = torch.cat([torch.tensor(x) for x in labels])
    sizes = torch.tensor([len(x) for x in labels])
    loss = F.ctc_loss(log_probabilities.transpose(0, 1), flat, lengths, sizes, reduction="sum", zero_infinity=True)
    return loss / len(flat)


def random_context(rng):
    """(chunk, left) in output frames: what attention may see; None is everything."""
    if rng.random() < 0.3:
        return None, None
    return int(rng.choice([8, 12, 16, 16, 16, 20, 24, 32])), int(rng.integers(100, 251))


def work(number, args, shared, lock, stop, corpus, targets, bank):
    torch.set_num_threads(1)
    net = Net(len(targets.phonemes), len(targets.letters))
    own = shared.bind(net)
    seed = int(time.time()) * 8 + number
    batches = Batches(corpus, targets, bank, seed, args.batch_frames)
    started, saved, losses, last_step, last_seconds = time.time(), time.time(), [], int(shared.counts[0]), float(shared.counts[1])
    for mel, lengths, phonemes, letters, seconds in batches:
        if stop.is_set():
            return
        chunk, left = random_context(batches.rng)
        offset = torch.from_numpy(batches.rng.integers(0, PERIOD, len(mel)))
        with torch.autocast("cpu", torch.bfloat16):  # 1.8 times as fast where the CPU has AVX512-BF16
            by_phoneme, by_letter = net(mel, offset, chunk, left)
        loss_p, loss_l = ctc(by_phoneme, lengths, phonemes), ctc(by_letter, lengths, letters)
        own.zero_()
        (loss_p + LETTER_SHARE * loss_l).backward()
        losses.append((loss_p.item(), loss_l.item()))
        with lock:
            shared.gradient.add_(own)
            shared.counts[1] += seconds
            shared.counts[2] += 1
            if shared.counts[2] >= args.batches:
                shared.counts[2] = 0
                hours = float(shared.counts[1]) / 3600
                shared.step(rate_at(hours, float(shared.counts[0]), args), args.batches, args.average)
        if number == 0 and len(losses) >= 20:
            now, (p, l) = time.time(), torch.tensor(losses).mean(0).tolist()
            pace = (float(shared.counts[1]) - last_seconds) / (now - started)
            print(f"{time.strftime('%H:%M:%S')} step {int(shared.counts[0])} seen {float(shared.counts[1]) / 3600:.2f} h"
                  f" phonemes {p:.3f} letters {l:.3f} pace {pace:.1f}x", flush=True)
            started, losses, last_seconds = now, [], float(shared.counts[1])
        if number == 0 and time.time() - saved > args.every * 60:
            with lock:
                shared.save(args.checkpoint, targets.vocabulary())
            saved = time.time()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--data", required=True)
    parser.add_argument("--checkpoint", required=True)
    parser.add_argument("--start", help="weights to begin with where there is no checkpoint")
    parser.add_argument("--anchor", help="weights that the net is gently pulled towards (whisper_weights.py)")
    parser.add_argument("--freeze", nargs="*", default=[], help="parts that stay as they are, as in layers.0")
    parser.add_argument("--slow", nargs="*", default=[], help="parts that learn at a lower rate")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--batches", type=int, default=1, help="batches a step")
    parser.add_argument("--batch-frames", type=int, default=4000, help="mel frames a batch")
    parser.add_argument("--rate", type=float, default=2.5e-4)
    parser.add_argument("--decay-from", type=float, help="hours seen")
    parser.add_argument("--decay-to", type=float, help="hours seen")
    parser.add_argument("--average", type=float, default=0.998, help="pace of the averaged weights")
    parser.add_argument("--every", type=float, default=10, help="minutes between checkpoints")
    args = parser.parse_args()

    torch.set_num_threads(1)
    corpus, targets = Corpus(args.data), Targets(args.data)
    net = Net(len(targets.phonemes), len(targets.letters))
    if args.start:
        net.load_weights(torch.load(args.start, weights_only=False)["net"])
    shared = Shared(net, torch.load(args.anchor, weights_only=False)["net"] if args.anchor else None, args.freeze, args.slow)
    if os.path.exists(args.checkpoint):
        shared.load(args.checkpoint)
    print(f"{len(corpus.ayahs)} ayahs, {corpus.hours():.1f} h; begins at step {int(shared.counts[0])}", flush=True)
    import numpy
    bank = augment.NoiseBank(numpy.random.default_rng(7))
    context = multiprocessing.get_context("fork")
    lock, stop = context.Lock(), context.Event()
    workers = [context.Process(target=work, args=(n, args, shared, lock, stop, corpus, targets, bank))
               for n in range(args.workers)]
    for worker in workers:
        worker.start()
    signal.signal(signal.SIGTERM, lambda *_: stop.set())
    signal.signal(signal.SIGINT, lambda *_: stop.set())
    while not stop.is_set() and all(worker.is_alive() for worker in workers):
        time.sleep(1)
    stop.set()
    for worker in workers:
        worker.join(120)
    shared.save(args.checkpoint, targets.vocabulary())
    print(f"saved at step {int(shared.counts[0])}", flush=True)


if __name__ == "__main__":
    main()
