"""What the integration tests share: the program, recordings made on the spot, and limits for a child process."""

import math
import os
import resource
import struct
import subprocess
import tempfile
import unittest
import wave
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("MURAJAH_BINARY", ROOT / ".build/release/murajah"))
SHARED = Path(os.environ.get("MURAJAH_SHARED", ROOT.parent / "shared"))
RATE = 16_000


def run(*arguments, limits=None, **options):
    """Runs the program and returns the finished process; output as bytes is left to the caller's options."""
    options.setdefault("stdin", subprocess.DEVNULL)
    if "stdout" not in options:
        options["stdout"] = subprocess.PIPE
    if "stderr" not in options:
        options["stderr"] = subprocess.PIPE

    def limit():
        for kind, value in (limits or {}).items():
            resource.setrlimit(kind, (value, value))

    return subprocess.run(
        [str(BINARY), *map(str, arguments)], text=True, timeout=600, preexec_fn=limit if limits else None, **options
    )


def write_wav(path, seconds=1.0, channels=1, rate=RATE, frequency=440.0):
    """A 16-bit tone; no samples for 0 seconds."""
    count = int(seconds * rate)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        samples = (int(9000 * math.sin(2 * math.pi * frequency * i / rate)) for i in range(count))
        file.writeframes(b"".join(struct.pack("<h", s) * channels for s in samples))


def write_float_wav(path, samples, rate=RATE):
    """A 32-bit float WAV of these samples, whatever they are."""
    data = struct.pack(f"<{len(samples)}f", *samples)
    header = struct.pack("<4sI4s4sIHHIIHH", b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 3, 1, rate, rate * 4, 4, 32)
    Path(path).write_bytes(header + struct.pack("<4sI", b"data", len(data)) + data)


class ProgramTestCase(unittest.TestCase):
    """A test with a folder of its own, and the program built."""

    def setUp(self):
        if not BINARY.exists():
            self.fail(f"{BINARY} is not built; run make test")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def shared(self, path):
        """A file of the shared folder; skips the test where that is absent."""
        file = SHARED / path
        if not file.exists():
            self.skipTest(f"{file} is absent")
        return file

    def assert_one_line_error(self, process, names, code=2):
        """The process failed with one line that names the file and says more than that."""
        self.assertEqual(process.returncode, code, process.stderr)
        lines = process.stderr.splitlines()
        self.assertEqual(len(lines), 1, process.stderr)
        self.assertTrue(lines[0].startswith("murajah: "), lines[0])
        self.assertIn(str(names), lines[0])
        # Every error says what to do, after a semicolon or a colon.
        self.assertRegex(lines[0], r"[;:] \w+")
