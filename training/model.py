"""The acoustic model: Whisper tiny's encoder shape, made for live use, with two CTC heads.

Mel frames (10 ms) pass two convolutions to 20 ms, are averaged in pairs to 40 ms, and pass four layers.  What
differs from Whisper:

* the averaging: with the pretrained weights it costs almost no accuracy even before training, and saves
  four tenths of the work;
* the convolutions see silent frames, not zeros, outside the signal, so that a stream needs no special
  first step;
* positions repeat: every sinusoid is moved to the nearest frequency that fits PERIOD a whole number of
  times, those slower than that stand still.  Nearby positions keep the relations that the pretrained
  weights know, and a stream can run for ever;
* attention may be limited to chunks: a frame sees its own chunk to the end and a limited past.
"""
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from .frontend import BINS, FLOOR

WIDTH, HEADS, INNER, LAYERS = 384, 6, 1536, 4
PERIOD = 750      # output frames after which positions repeat: 30 s
STILL_AT = 100    # 20 ms frame at which the sinusoids too slow for PERIOD stand still
MEL_PER_FRAME = 4
BEFORE, AFTER = 2, 1  # mel frames that the convolutions need around a run of whole output frames


def positions():
    """[PERIOD, WIDTH] periodic form of Whisper's sinusoids (one row per 20 ms), averaged in pairs as the frames."""
    rows = 2 * PERIOD
    half = WIDTH // 2
    rates = torch.exp(-math.log(10000) / (half - 1) * torch.arange(half, dtype=torch.float64))
    turns = torch.round(rates * rows / (2 * math.pi))
    time = torch.arange(rows, dtype=torch.float64)[:, None]
    angle = torch.where(turns > 0, time * turns * 2 * math.pi / rows, STILL_AT * rates)
    return torch.cat([angle.sin(), angle.cos()], dim=1).view(PERIOD, 2, WIDTH).mean(1).float()


def chunk_mask(frames, chunk, left):
    """[frames, frames] bool: frame i may see frame j."""
    index = torch.arange(frames)
    start = index // chunk * chunk
    return (index[None] < (start + chunk)[:, None]) & (index[None] >= (start - left)[:, None])


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.ln1 = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.o = nn.Linear(WIDTH, WIDTH)
        self.ln2 = nn.LayerNorm(WIDTH)
        self.f1 = nn.Linear(WIDTH, INNER)
        self.f2 = nn.Linear(INNER, WIDTH)

    def project(self, x):
        batch, frames, _ = x.shape
        return self.qkv(self.ln1(x)).view(batch, frames, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)

    def finish(self, x, attended):
        x = x + self.o(attended.transpose(1, 2).reshape(x.shape))
        return x + self.f2(F.gelu(self.f1(self.ln2(x))))

    def forward(self, x, mask):
        q, k, v = self.project(x)
        return self.finish(x, F.scaled_dot_product_attention(q, k, v, attn_mask=mask))


class Net(nn.Module):
    def __init__(self, phonemes, letters):
        super().__init__()
        self.c1 = nn.Conv1d(BINS, WIDTH, 3)
        self.c2 = nn.Conv1d(WIDTH, WIDTH, 3, stride=2)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.ln = nn.LayerNorm(WIDTH)
        self.hp = nn.Linear(WIDTH, phonemes)
        self.hl = nn.Linear(WIDTH, letters)
        self.register_buffer("pos", positions(), persistent=False)

    def load_weights(self, state):
        """From any checkpoint of this family; the learned position table of the first model is dropped."""
        self.load_state_dict({k: v.float() for k, v in state.items() if k != "pos"})

    def convolve(self, mel):
        """Mel with BEFORE and AFTER frames around -> output frames, one for four mel frames."""
        x = F.gelu(self.c2(F.gelu(self.c1(mel)))).transpose(1, 2)
        batch, frames, width = x.shape
        return x.view(batch, frames // 2, 2, width).mean(2)

    def heads(self, x):
        x = self.ln(x)
        return self.hp(x).float().log_softmax(-1), self.hl(x).float().log_softmax(-1)

    @staticmethod
    def surround(mel):
        """Adds the silent frames that complete the last output frame and feed the convolutions."""
        missing = -mel.shape[-1] % MEL_PER_FRAME
        return F.pad(mel, (BEFORE, missing + AFTER), value=FLOOR)

    def forward(self, mel, offset=None, chunk=None, left=None):
        """mel [B, 80, T] -> log-probabilities [B, ceil(T / 4), classes] of phonemes and letters.

        offset: [B] position of the first frame; chunk and left in output frames, None is all.
        """
        x = self.convolve(self.surround(mel))
        frames = x.shape[1]
        steps = torch.arange(frames)
        if offset is not None:
            steps = steps + offset[:, None]
        x = x + self.pos[steps % PERIOD]
        mask = None if chunk is None else chunk_mask(frames, chunk, left)
        for layer in self.layers:
            x = layer(x, mask)
        return self.heads(x)


class Stepper(nn.Module):
    """One step of a stream; run_stream is how it is used.

    mel [1, 80, 2 + 4 n + 1]: n output frames with two mel frames before and one after (silent frames
    outside the signal); position [1] int64: output frames before this step; cache [4, 2, 1, 6, P, 64]: keys
    and values of the past, layers first, P from 0 at the start to left.  Returns both log-probabilities and
    the new cache.
    """

    def __init__(self, net, left):
        super().__init__()
        self.net, self.left = net, left

    def forward(self, mel, position, cache):
        x = self.net.convolve(mel)
        x = x + self.net.pos[(torch.arange(x.shape[1]) + position) % PERIOD]
        kept = []
        for layer, past in zip(self.net.layers, cache):
            q, k, v = layer.project(x)
            k, v = torch.cat([past[0], k], dim=2), torch.cat([past[1], v], dim=2)
            kept.append(torch.stack([k[:, :, -self.left:], v[:, :, -self.left:]]))
            x = layer.finish(x, attention(q, k, v))
        return (*self.net.heads(x), torch.stack(kept))


def attention(q, k, v):
    """Plain attention, for graphs that are exported."""
    return (q @ k.transpose(-1, -2) * q.shape[-1] ** -0.5).softmax(-1) @ v


def empty_cache():
    return np.zeros((LAYERS, 2, 1, HEADS, 0, WIDTH // HEADS), np.float32)


def run_stream(step, mel, chunk, ahead, left):
    """Both log-probabilities of mel [1, 80, T] (numpy), computed as a live listener does.

    A step computes `chunk` new output frames and up to `ahead` more that serve as their look-ahead: those are
    thrown away, with their keys and values, and computed again when their turn comes.  Without look-ahead this
    equals Net.forward with the same chunk and left.  step(mel, position, cache) -> phonemes, letters, cache;
    the cache that it returns may hold up to left + ahead frames.
    """
    padded = Net.surround(torch.from_numpy(mel)).numpy()
    frames = (padded.shape[2] - BEFORE - AFTER) // MEL_PER_FRAME
    cache, parts = empty_cache(), []
    for start in range(0, frames, chunk):
        kept, computed = min(chunk, frames - start), min(chunk + ahead, frames - start)
        window = padded[:, :, MEL_PER_FRAME * start:MEL_PER_FRAME * (start + computed) + BEFORE + AFTER]
        *out, cache = step(window, np.array([start % PERIOD]), cache)
        parts.append([x[:, :kept] for x in out])
        past = cache.shape[4] - (computed - kept)
        cache = cache[:, :, :, :, max(0, past - left):past]
    return [np.concatenate(x, axis=1) for x in zip(*parts)]
