"""From four men in studios towards everybody's phone: augmentation of one recitation.

Voice.  Resampling moves pitch and vocal tract together; then the spectral envelope (low quefrencies of
each frame) is warped on its own, so that pitch and formants end where a woman's, a child's or another
man's lie.  The hop of the analysis sets the tempo apart from both.  The rest (rooms, noise, microphones,
levels, noise suppression, holes) acts on the mel power or its logarithm, which costs almost nothing.

Everything takes a numpy Generator and is otherwise free of state, the noise bank aside.
"""
from dataclasses import dataclass

import numpy as np
from scipy.signal import lfilter

from . import frontend
from .frontend import BINS, FILTERS, HOP, SAMPLE_RATE, WINDOW

LIFTER = 26          # samples of quefrency that count as envelope: below the period of a 600 Hz voice
FRAME_SECONDS = HOP / SAMPLE_RATE
CENTRES = FILTERS.argmax(axis=1) * SAMPLE_RATE / WINDOW


def log_uniform(rng, low, high):
    return float(np.exp(rng.uniform(np.log(low), np.log(high))))


# ---------------------------------------------------------------- voice

@dataclass(frozen=True)
class Voice:
    pitch: float    # factor on pitch
    tract: float    # factor on formants
    stretch: float  # factor on duration


def random_voice(rng, rate=None):
    """A voice; rate, the phonemes a second of the original, pulls the tempo towards what people do."""
    kind = rng.random()
    if kind < 0.25:
        pitch, tract = log_uniform(rng, 0.9, 1.15), log_uniform(rng, 0.94, 1.07)
    elif kind < 0.65:
        pitch, tract = log_uniform(rng, 1.15, 1.9), log_uniform(rng, 1.03, 1.28)
    elif kind < 0.85:
        pitch, tract = log_uniform(rng, 1.5, 2.4), log_uniform(rng, 1.15, 1.5)
    else:
        pitch, tract = log_uniform(rng, 0.7, 0.95), log_uniform(rng, 0.84, 1.02)
    stretch = log_uniform(rng, 0.75, 1.35)
    if rate is not None and rng.random() < 0.7:
        stretch = float(np.clip(rate / log_uniform(rng, 3.5, 9.5), 0.55, 1.6))
    return Voice(pitch, tract, stretch)


def pitch_contour(samples, rng):
    """Smooth factors around 1, one a sample: chant holds its pitch, speech and children do not."""
    knots = max(4, int(samples / SAMPLE_RATE / rng.uniform(0.12, 0.5)))
    depth = rng.uniform(0.02, 0.16)
    curve = np.interp(np.linspace(0, knots - 1, samples), np.arange(knots), rng.normal(0, depth, knots))
    return np.exp(np.clip(curve - curve.mean(), -0.35, 0.35))


def resample(wave, factor):
    """Played `factor` times as fast; factor is a number or one for each sample of the wave."""
    if np.ndim(factor) == 0:
        steps = np.arange(int(len(wave) / factor)) * factor
    else:
        times = np.cumsum(1 / factor)
        steps = np.interp(np.arange(int(times[-1])), times, np.arange(len(wave)))
    return np.interp(steps, np.arange(len(wave)), wave).astype(np.float32)


def _envelope_matrix():
    quefrency = np.minimum(np.arange(WINDOW), WINDOW - np.arange(WINDOW))
    lifter = np.clip((LIFTER + 4 - quefrency) / 8, 0, 1)
    cepstra = np.fft.irfft(np.eye(WINDOW // 2 + 1), axis=1)
    return np.fft.rfft(cepstra * lifter, axis=1).real.astype(np.float32)


ENVELOPE = _envelope_matrix()


def warp_envelope(magnitudes, factors):
    """Spectra [frames, 201] with their envelopes stretched by the factors [frames], fine structure kept."""
    logs = np.log(np.maximum(magnitudes, 1e-5))
    envelope = logs @ ENVELOPE
    last = envelope.shape[1] - 1
    source = np.minimum(np.arange(last + 1, dtype=np.float32) / factors[:, None].astype(np.float32), last)
    low = np.minimum(source.astype(np.int32), last - 1)
    share = source - low
    warped = (np.take_along_axis(envelope, low, 1) * (1 - share)
              + np.take_along_axis(envelope, low + 1, 1) * share)
    return np.exp(logs + warped - envelope)


def hop_of(voice):
    return max(40, round(HOP / (voice.pitch * voice.stretch)))


def frames_of(samples, voice):
    """How many frames voiced_power will give, a few more or less where the pitch moves."""
    return int(samples / voice.pitch) // hop_of(voice)


def voiced_power(wave, voice, rng=None):
    """Mel power [frames, 80] of the wave in another voice; with rng its pitch moves about."""
    factor = voice.pitch
    if rng is not None:
        factor = factor * pitch_contour(len(wave), rng)
    if np.ndim(factor) or abs(np.log(factor)) > 0.02:
        wave = resample(wave, factor)
    hop = hop_of(voice)
    magnitudes = frontend.spectra(np.pad(wave, WINDOW // 2), hop)[:len(wave) // hop]
    if np.ndim(factor):
        times = np.cumsum(1 / factor)
        factor = np.interp(np.arange(len(magnitudes)) * hop, times, factor)
    shift = np.broadcast_to(voice.tract / factor, len(magnitudes))
    if len(shift) and np.abs(np.log(shift)).max() > 0.02:
        magnitudes = warp_envelope(magnitudes, shift)
    return frontend.mel_power(magnitudes)


def shorten_steady(power, rng):
    """Chant to plain reading: stretches that hardly change (long vowels, held nasals) pass faster."""
    logs = np.log(power + 1e-7 * power.max())
    change = np.abs(np.diff(logs, axis=0, append=logs[-1:])).mean(axis=1)
    change = np.convolve(change, np.ones(7) / 7, "same")
    steady = 1 / (1 + change / (0.7 * np.median(change) + 1e-9))
    pace = 1 + rng.uniform(0.5, 4) * np.clip((steady - 0.35) / 0.4, 0, 1)   # of reading the source frames
    times = np.cumsum(1 / pace)
    return power[np.interp(np.arange(1, int(times[-1])), times, np.arange(len(power))).round().astype(int)]


# ---------------------------------------------------------------- rooms and noise

def loudness(power):
    """Mean mel power where something sounds."""
    total = power.mean(axis=1)
    return float(total[total >= 0.05 * total.max()].mean()) + 1e-12


def reverberate(power, rng):
    """The diffuse tail of a room: an exponential in each band, shorter at the top."""
    seconds = log_uniform(rng, 0.12, 0.9)
    decay = 10 ** (-6 * FRAME_SECONDS / (seconds * np.interp(np.arange(BINS), [0, 20, 79], [1.1, 1, 0.5])))
    share = log_uniform(rng, 0.03, 0.5)
    out = power.copy()
    for band in range(BINS):  # one pole; the tail of a steady sound carries `share` of its power
        gain = share * (1 - decay[band])
        out[1:, band] += lfilter([gain], [1, -decay[band]], power[:-1, band])
    return out


class NoiseBank:
    """Mel power of synthetic noises, made once: colours, hums, fans, traffic, rain, taps, breath, birds."""

    SECONDS = 12

    def __init__(self, rng, count=90):
        self.noises = [self._make(rng) for _ in range(count)]

    def pick(self, rng, frames):
        noise = self.noises[rng.integers(len(self.noises))]
        start = rng.integers(len(noise))
        return noise[(start + np.arange(frames)) % len(noise)]

    def _make(self, rng):
        samples = self.SECONDS * SAMPLE_RATE
        wave = coloured(rng, samples, rng.uniform(0, 2.2))
        kind = rng.integers(7)
        time = np.arange(samples) / SAMPLE_RATE
        if kind == 1:      # mains hum and a motor's harmonics
            base = rng.choice([50.0, 60.0, rng.uniform(80, 300)])
            for harmonic in range(1, rng.integers(3, 14)):
                wave += rng.uniform(0, 4) / harmonic ** 0.5 * np.sin(2 * np.pi * base * harmonic * time
                                                                     + rng.uniform(0, 6))
        elif kind == 2:    # slow swell: traffic, wind
            swell = np.interp(time, np.linspace(0, self.SECONDS, 25), rng.uniform(-1.2, 0.6, 25))
            wave *= 10 ** swell
        elif kind == 3:    # taps, clicks, handling
            for _ in range(rng.integers(8, 60)):
                at, length = rng.integers(samples - 4000), rng.integers(40, 3500)
                burst = coloured(rng, length, rng.uniform(0, 2.5)) * np.exp(-np.linspace(0, 6, length))
                wave[at:at + length] += burst * rng.uniform(3, 30)
        elif kind == 4:    # breath
            for _ in range(rng.integers(3, 9)):
                at, length = rng.integers(samples - 12000), rng.integers(3000, 11000)
                burst = coloured(rng, length, rng.uniform(0, 1)) * np.hanning(length)
                wave[at:at + length] += burst * rng.uniform(2, 10)
        elif kind == 5:    # birds, beeps, squeaks
            for _ in range(rng.integers(4, 40)):
                at, length = rng.integers(samples - 5000), rng.integers(500, 4500)
                sweep = np.cumsum(np.linspace(rng.uniform(600, 6000), rng.uniform(600, 6000), length))
                wave[at:at + length] += (np.sin(2 * np.pi * sweep / SAMPLE_RATE) * np.hanning(length)
                                         * rng.uniform(1, 10))
        power = frontend.mel_power(frontend.spectra(wave.astype(np.float32)))
        return (power / loudness(power)).astype(np.float32)


def coloured(rng, samples, slope):
    """Noise whose amplitude falls with frequency to the power `slope`, of deviation 1."""
    frequency = np.maximum(np.fft.rfftfreq(samples, 1 / SAMPLE_RATE), 40)
    spectrum = rng.standard_normal(len(frequency)) + 1j * rng.standard_normal(len(frequency))
    wave = np.fft.irfft(spectrum / frequency ** slope, samples)
    return wave / (wave.std() + 1e-12)


def add_noise(power, bank, voices, rng):
    """One or two noises, or the babble of `voices` (mel powers of other clips)."""
    speech = loudness(power)
    for _ in range(rng.integers(1, 3)):
        if voices and rng.random() < 0.22:
            noise = np.zeros_like(power)
            for _ in range(rng.integers(1, 5)):
                other = voices[rng.integers(len(voices))]
                noise += other[(rng.integers(len(other)) + np.arange(len(power))) % len(other)] / loudness(other)
            ratio = rng.uniform(8, 30)
        else:
            noise, ratio = bank.pick(rng, len(power)), rng.uniform(0, 14) if rng.random() < 0.2 else rng.uniform(10, 42)
        power = power + noise * (speech / loudness(noise) * 10 ** (-ratio / 10))
    return power


# ---------------------------------------------------------------- channel, on log10 mel power

def equalise(log, rng):
    """A microphone: smooth tilt and bumps, and sometimes the edges of a phone band."""
    curve = np.interp(np.arange(BINS), np.linspace(0, BINS - 1, 7), rng.uniform(-0.45, 0.45, 7))
    curve += rng.uniform(-0.7, 0.7) * np.linspace(-1, 1, BINS)
    kind = rng.random()
    if kind < 0.18:        # telephone
        curve -= np.clip((rng.uniform(200, 400) - CENTRES) / 100, 0, 1) * rng.uniform(1, 4)
        curve -= np.clip((CENTRES - rng.uniform(3000, 3900)) / 300, 0, 1) * rng.uniform(2, 7)
    elif kind < 0.36:      # a codec's or a resampler's upper edge
        curve -= np.clip((CENTRES - log_uniform(rng, 3500, 7500)) / 200, 0, 1) * rng.uniform(1.5, 7)
    elif kind < 0.56:      # a high-pass: small microphones hardly hear the murmur of nasals
        curve -= np.clip((log_uniform(rng, 100, 500) - CENTRES) / 150, 0, 1) * rng.uniform(0.5, 3)
    return log + curve.astype(np.float32)


def ride_gain(log, rng):
    """Automatic gain, distance, fading in: a slow curve of level."""
    knots = max(3, int(len(log) * FRAME_SECONDS / 1.5) + 1)
    curve = np.interp(np.linspace(0, 1, len(log)), np.linspace(0, 1, knots), rng.uniform(-0.5, 0.5, knots))
    if rng.random() < 0.25:
        fade = rng.integers(10, 120)
        curve[:fade] -= (np.linspace(1, 0, fade) * rng.uniform(0.5, 3))[:len(curve)]
    return log + curve[:, None].astype(np.float32)


def compress(log, rng):
    """Loud parts pulled down, as recorders and messengers do."""
    peaks = log.max(axis=1)
    smooth = lfilter([0.1], [1, -0.9], peaks - peaks[0]) + peaks[0]
    over = np.maximum(smooth - (peaks.max() - rng.uniform(0.5, 2.5)), 0)
    return log - (over * rng.uniform(0.3, 0.8))[:, None].astype(np.float32)


def expand(log, rng):
    """Contrast, which studios compress away: what lies under the loud moments, of each band or of the voice, sinks."""
    if rng.random() < 0.5:
        under = np.maximum(np.quantile(log, 0.95, axis=0) - log, 0)
    else:
        peaks = log.max(axis=1)
        under = np.maximum(np.quantile(peaks, 0.9) - np.convolve(peaks, [0.25, 0.5, 0.25], "same"), 0)[:, None]
    return (log - under * rng.uniform(0.1, 0.9)).astype(np.float32)


def suppress_noise(log, rng):
    """A noise suppressor: bands under an estimate of the noise sink or go black, with ragged edges."""
    floor = np.quantile(log, rng.uniform(0.03, 0.25), axis=0)
    smooth = np.convolve(np.pad(floor, 3, mode="edge"), np.ones(7) / 7, "valid")
    over = log - smooth - rng.uniform(0.1, 1.0) + rng.normal(0, rng.uniform(0.05, 0.25), log.shape)
    depth = rng.uniform(1, 6)
    softness = rng.uniform(0.1, 0.8)
    return (log - depth * np.clip(-over / softness, 0, 1)).astype(np.float32)


def black_below(log, rng):
    """Everything far below the loudest is gone: codecs and hard suppression."""
    limit = log.max() - rng.uniform(2.6, 5.5)
    return np.where(log < limit, np.float32(-10), log)


def gate(log, rng):
    """Voice detection: weak stretches go black, perhaps with the ends of words."""
    peaks = log.max(axis=1)
    open_ = peaks > np.quantile(peaks, 0.9) - rng.uniform(1.4, 3.0)
    hang = rng.integers(1, 14)
    open_ = np.convolve(open_, np.ones(hang), "full")[:len(open_)] > 0
    depth = rng.choice([10.0, rng.uniform(1, 4)])
    return np.where(open_[:, None], log, np.maximum(log - np.float32(depth), -10))


def lose_packets(log, rng):
    """Holes of 20 to 100 ms, black or filled with what came before."""
    out = log.copy()
    for _ in range(rng.integers(1, max(2, len(log) // 60))):
        length = rng.integers(2, 10)
        at = rng.integers(1, max(2, len(log) - length))
        out[at:at + length] = -10 if rng.random() < 0.6 else out[at - 1]
    return out


def mask(features, rng):
    """Bands and moments hidden at random (SpecAugment)."""
    fill = frontend.FLOOR if rng.random() < 0.4 else 0.25
    for _ in range(2):
        width = rng.integers(0, 9)
        low = rng.integers(0, BINS - width)
        features[:, low:low + width] = fill
    for _ in range(max(1, len(features) // 350)):
        width = rng.integers(0, 16)
        at = rng.integers(0, max(1, len(features) - width))
        features[at:at + width] = fill
    return features


@dataclass(frozen=True)
class Recipe:
    """Odds of each step, so that what one of them brings can be measured."""
    light: float = 0.4      # clips on which the other odds, from reverb to packets, count a quarter
    moving_pitch: float = 0.6
    plain_reading: float = 0.45
    reverb: float = 0.3
    noise: float = 0.5
    equaliser: float = 0.75
    gain: float = 0.4
    compressor: float = 0.2
    expander: float = 0.45
    suppressor: float = 0.2
    black: float = 0.3
    gate: float = 0.2
    packets: float = 0.06
    masks: float = 0.7
    whole_clip_level: float = 0.12


def around(power, before, after):
    """Silence of so many frames before and after."""
    return np.pad(power, ((before, after), (0, 0)))


def channel(power, bank, voices, rng, recipe=Recipe()):
    """Mel power of a clean voice [frames, 80] -> the model's input as a phone might have heard it."""
    share = 0.25 if rng.random() < recipe.light else 1.0
    if rng.random() < share * recipe.reverb:
        power = reverberate(power, rng)
    if rng.random() < share * recipe.noise:
        power = add_noise(power, bank, voices, rng)
    speech = loudness(power)
    power = power + speech * 10 ** -rng.uniform(4, 9)
    log = frontend.log10_power(power)
    for odds, step in ((recipe.equaliser, equalise), (recipe.gain, ride_gain),
                       (recipe.compressor, compress), (recipe.expander, expand),
                       (recipe.suppressor, suppress_noise),
                       (recipe.black, black_below), (recipe.gate, gate), (recipe.packets, lose_packets)):
        if rng.random() < share * odds:
            log = step(log, rng)
    # levels from a whisper far away to a microphone in the mouth: loudest bin from -3 to 2.2
    log = np.maximum(log - log.max() + rng.uniform(-2.5, 2.0), -10)
    if rng.random() < recipe.whole_clip_level:
        features = frontend.level_of_whole_clip(log)
    else:
        features = frontend.level(log)[0]
    if rng.random() < recipe.masks:
        features = mask(features, rng)
    return features
