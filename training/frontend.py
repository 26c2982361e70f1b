"""The front end of the Murajah acoustic model: Whisper's log-mel with a causal level.  The reference.

Log-mel.  16 kHz mono in [-1, 1].  Frame t is centred on sample 160 t: the 400 samples from 160 t - 200,
times a periodic Hann window, power spectrum (201 bins), 80 triangular Slaney filters (Slaney norm, 0 to
8000 Hz), log10, not below 1e-10.  Before the first sample and after the last the signal is mirrored
(sample -k is sample k).  n samples give n // 160 frames.

Causal level.  With p(t) the largest of the 80 values of frame t,

    m(t) = max(p(t), m(t-1) - RELEASE)      m(-1) = START
    y(t) = (max(l(t), m(t) - RANGE) - m(t) + TOP) / 4

so level and floor are one thing: the reference jumps up with the voice at once and sinks 1 dB a second.
Nothing looks ahead; a frame can be given as soon as its 400 samples are there.  A silent frame (the
padding of the encoder) is FLOOR in all bins.
"""
import numpy as np

SAMPLE_RATE = 16000
WINDOW = 400
HOP = 160
BINS = 80
RANGE = 8.0
TOP = 5.0
START = -3.0
RELEASE = 0.001
FLOOR = (TOP - RANGE) / 4
HANN = (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)).astype(np.float32)


def mel_filters():
    """[80, 201] triangular filters on Slaney's mel scale: linear to 1 kHz, then logarithmic."""
    linear, step, knee = 200 / 3, np.log(6.4) / 27, 1000.0

    def to_hz(mel):
        return np.where(mel < knee / linear, mel * linear, knee * np.exp(step * (mel - knee / linear)))

    top = knee / linear + np.log(SAMPLE_RATE / 2 / knee) / step
    edges = to_hz(np.linspace(0, top, BINS + 2))
    bins = np.linspace(0, SAMPLE_RATE / 2, WINDOW // 2 + 1)
    lower, centre, upper = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    rise, fall = (bins - lower) / (centre - lower), (upper - bins) / (upper - centre)
    return (np.maximum(0, np.minimum(rise, fall)) * 2 / (upper - lower)).astype(np.float32)


FILTERS = mel_filters()


def spectra(padded, hop=HOP):
    """Magnitude spectra [frames, 201] of all whole windows of the signal."""
    if len(padded) < WINDOW:
        return np.zeros((0, WINDOW // 2 + 1), np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(padded, WINDOW)[::hop]
    return np.abs(np.fft.rfft(frames * HANN, axis=1)).astype(np.float32)


def mel_power(magnitudes):
    return magnitudes ** 2 @ FILTERS.T


def log10_power(power):
    return np.log10(np.maximum(power, 1e-10)).astype(np.float32)


def log_mel(signal):
    """[frames, 80] log10 mel power of a whole signal."""
    signal = np.asarray(signal, np.float32)
    frames = len(signal) // HOP
    if frames == 0:
        return np.zeros((0, BINS), np.float32)
    padded = np.pad(signal, WINDOW // 2, mode="reflect" if len(signal) > WINDOW // 2 else "constant")
    return log10_power(mel_power(spectra(padded)[:frames]))


def running_reference(peaks, before=START):
    """m(t) for the frame maxima p(t), given m before the first."""
    ramp = RELEASE * np.arange(1, len(peaks) + 1)
    return np.maximum(np.maximum.accumulate(peaks + ramp), before) - ramp


def level(log_frames, before=START):
    """Causal level: log-mel [frames, 80] -> the model's input, same shape, and the last m."""
    if len(log_frames) == 0:
        return log_frames, before
    reference = running_reference(log_frames.max(axis=1).astype(np.float64), before)
    relative = np.maximum(log_frames - reference[:, None], -RANGE)
    return ((relative + TOP) / 4).astype(np.float32), float(reference[-1])


def level_of_whole_clip(log_frames):
    """The first model's way, for comparison: one reference, the loudest bin of the clip."""
    if len(log_frames) == 0:
        return log_frames
    return ((np.maximum(log_frames - log_frames.max(), -RANGE) + TOP) / 4).astype(np.float32)


def features(signal):
    """[frames, 80] model input of a whole signal."""
    return level(log_mel(signal))[0]


class LiveFrontEnd:
    """The same frames, sample by sample as they come."""

    def __init__(self):
        self.waiting = np.zeros(0, np.float32)
        self.received = 0
        self.given = 0
        self.mirrored = False
        self.reference = START

    def push(self, samples):
        """Takes samples and returns the frames that are now complete."""
        samples = np.asarray(samples, np.float32)
        self.waiting = np.concatenate([self.waiting, samples])
        self.received += len(samples)
        if self.received <= WINDOW // 2:
            return np.zeros((0, BINS), np.float32)
        if not self.mirrored:
            self.waiting = np.concatenate([self.waiting[WINDOW // 2:0:-1], self.waiting])
            self.mirrored = True
        return self._complete(limit=None)

    def flush(self):
        """The frames that only the end of the signal completes."""
        frames = self.received // HOP
        if self.received <= WINDOW // 2:
            out = log_mel(self.waiting)
            return level(out, self.reference)[0]
        tail = self.waiting[-2:-WINDOW // 2 - 2:-1]
        self.waiting = np.concatenate([self.waiting, tail])
        return self._complete(limit=frames - self.given)

    def _complete(self, limit):
        magnitudes = spectra(self.waiting)[:limit]
        self.waiting = self.waiting[len(magnitudes) * HOP:]
        self.given += len(magnitudes)
        out, self.reference = level(log10_power(mel_power(magnitudes)), self.reference)
        return out
