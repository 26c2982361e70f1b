"""Everything a person may give by mistake: one line with the file's name and the remedy, and nothing half-written."""

import os
import resource
import shutil
import subprocess
import unittest
from pathlib import Path

from support import BINARY, ProgramTestCase, run, write_float_wav, write_wav


class BadRecording(ProgramTestCase):
    def check(self, path):
        process = run("recognize", "--json", path)
        self.assert_one_line_error(process, path)
        self.assertEqual(process.stdout, "")

    def test_missing_file(self):
        self.check(self.folder / "missing.wav")

    def test_directory(self):
        self.check(self.folder)

    def test_empty_file(self):
        path = self.folder / "empty.wav"
        path.touch()
        self.check(path)

    def test_text_named_mp3(self):
        path = self.folder / "letter.mp3"
        path.write_text("Dear friend, this is not a recording.\n" * 200)
        self.check(path)

    def test_wav_without_samples(self):
        path = self.folder / "none.wav"
        write_wav(path, seconds=0)
        self.check(path)

    def test_samples_that_are_no_numbers(self):
        path = self.folder / "nan.wav"
        write_float_wav(path, [0.1] * 8000 + [float("nan")] + [0.1] * 8000)
        self.check(path)

    def test_nine_channels(self):
        path = self.folder / "nine.wav"
        write_wav(path, channels=9)
        self.check(path)

    def test_a_million_hertz(self):
        path = self.folder / "fast.wav"
        write_wav(path, seconds=0.1, rate=1_000_000)
        self.check(path)

    def test_named_pipe(self):
        path = self.folder / "pipe.wav"
        os.mkfifo(path)
        self.check(path)

    def test_beginning_of_an_mp3_too_short_to_decode(self):
        if not shutil.which("ffmpeg"):
            self.skipTest("ffmpeg is not installed")
        whole = self.folder / "whole.mp3"
        tone = ["-f", "lavfi", "-i", "sine=frequency=300:duration=3"]
        subprocess.run(["ffmpeg", "-v", "error", *tone, str(whole)], check=True)
        path = self.folder / "cut.mp3"
        path.write_bytes(whole.read_bytes()[:60])
        self.check(path)

    def test_truncated_mp3_is_read_with_a_warning(self):
        if not shutil.which("ffmpeg"):
            self.skipTest("ffmpeg is not installed")
        whole = self.folder / "whole.mp3"
        tone = ["-f", "lavfi", "-i", "sine=frequency=300:duration=9"]
        subprocess.run(["ffmpeg", "-v", "error", *tone, str(whole)], check=True)
        path = self.folder / "truncated.mp3"
        data = whole.read_bytes()
        path.write_bytes(data[: len(data) * 2 // 3])
        process = run("recognize", "--json", path)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertIn(f"murajah: {path}: warning: ", process.stderr)

    def test_file_that_may_not_be_read(self):
        path = self.folder / "secret.wav"
        write_wav(path)
        path.chmod(0)
        if os.getuid() != 0:
            self.check(path)
            return
        # Root may read everything, so an ordinary user must try, from where that user can reach the program.
        self.folder.chmod(0o755)
        try:
            version = run("version", user="nobody", group="nogroup", extra_groups=[], cwd="/")
        except (PermissionError, KeyError, LookupError) as error:
            self.skipTest(f"an ordinary user cannot run {BINARY}: {error}")
        if version.returncode != 0:
            self.skipTest(f"an ordinary user cannot run {BINARY}: {version.stderr}")
        process = run("recognize", path, user="nobody", group="nogroup", extra_groups=[], cwd="/")
        self.assert_one_line_error(process, path)
        self.assertIn("permission", process.stderr.lower())

    def test_the_other_files_are_still_recognised(self):
        good = self.folder / "good.wav"
        write_wav(good)
        process = run("recognize", "--json", self.folder / "missing.wav", good, self.folder)
        self.assertEqual(process.returncode, 2)
        self.assertEqual(len(process.stdout.splitlines()), 1)
        self.assertIn("good.wav", process.stdout)
        self.assertEqual(len(process.stderr.splitlines()), 2, process.stderr)


class BadModel(ProgramTestCase):
    def setUp(self):
        super().setUp()
        self.recording = self.folder / "tone.wav"
        write_wav(self.recording)

    def check(self, path, names=None):
        for command in ("recognize", "decode"):
            process = run(command, "--model", path, self.recording)
            self.assert_one_line_error(process, names or path)
            self.assertEqual(process.stdout, "")

    def test_missing_model(self):
        self.check(self.folder / "nothing.onnx")

    def test_folder_without_a_model(self):
        self.check(self.folder)

    def test_text_named_onnx(self):
        path = self.folder / "model.onnx"
        path.write_text("not a model\n" * 50)
        self.check(path)

    def test_empty_model(self):
        path = self.folder / "model.onnx"
        path.touch()
        self.check(path)

    def test_damaged_model_folder(self):
        source = Path(__file__).resolve().parents[2] / "Sources/QuranRecognitionKit/Model"
        folder = self.folder / "model"
        shutil.copytree(source, folder)
        model = folder / "model.onnx"
        data = bytearray(model.read_bytes())
        data[len(data) // 2] ^= 0xFF
        model.write_bytes(data)
        self.check(folder)
        model.write_bytes(data[: len(data) // 2])
        self.check(folder)

    def test_doctor_says_which_model_is_missing(self):
        path = self.folder / "nothing.onnx"
        process = run("doctor", "--model", path)
        self.assertEqual(process.returncode, 1, process.stderr)
        self.assertIn(str(path), process.stdout)

    def test_missing_runtime(self):
        library = self.folder / "libonnxruntime.so"
        process = run("recognize", self.recording, env={**os.environ, "MURAJAH_ORT_LIBRARY": str(library)})
        self.assertEqual(process.returncode, 2, process.stderr)
        self.assertEqual(len(process.stderr.splitlines()), 1, process.stderr)
        self.assertIn("install.sh", process.stderr)


class BadOutput(ProgramTestCase):
    def setUp(self):
        super().setUp()
        self.recording = self.folder / "tone.wav"
        write_wav(self.recording)

    @unittest.skipUnless(Path("/dev/full").exists(), "there is no /dev/full")
    def test_full_disk_at_standard_output(self):
        for arguments in (
            ["recognize", "--json", self.recording],
            ["decode", self.recording],
            ["features", self.recording],
            ["doctor"],
            ["version"],
            ["help"],
        ):
            with open("/dev/full", "w", encoding="utf-8") as full:
                self.assert_one_line_error(run(*arguments, stdout=full), "standard output")

    @unittest.skipUnless(Path("/dev/full").exists(), "there is no /dev/full")
    def test_full_disk_at_output(self):
        process = run("recognize", "--output", "/dev/full", self.recording)
        self.assert_one_line_error(process, "/dev/full")
        self.assertTrue(Path("/dev/full").is_char_device())

    def test_reader_that_has_gone(self):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            self.assert_one_line_error(run("recognize", self.recording, stdout=writing), "standard output")
        finally:
            os.close(writing)

    def test_closed_standard_output(self):
        process = subprocess.run(
            ["/bin/sh", "-c", '"$0" "$@" >&-', str(BINARY), "recognize", str(self.recording)],
            stderr=subprocess.PIPE, text=True, check=False,
        )
        self.assert_one_line_error(process, "standard output")

    def test_file_size_limit(self):
        path = self.folder / "features.txt"
        process = run(
            "features", "--frames", "--output", path, self.recording, limits={resource.RLIMIT_FSIZE: 4096}
        )
        self.assert_one_line_error(process, path)
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["tone.wav"])

    def test_file_size_limit_leaves_the_old_file(self):
        path = self.folder / "out.json"
        path.write_text("old")
        process = run("recognize", "--json", "--output", path, self.recording, limits={resource.RLIMIT_FSIZE: 8})
        self.assert_one_line_error(process, path)
        self.assertEqual(path.read_text(), "old")
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["out.json", "tone.wav"])

    def test_output_in_no_folder(self):
        path = self.folder / "none" / "out.json"
        self.assert_one_line_error(run("recognize", "--output", path, self.recording), path)

    def test_output_that_is_a_folder(self):
        self.assert_one_line_error(run("recognize", "--output", self.folder, self.recording), self.folder)

    def test_output_is_written_whole(self):
        path = self.folder / "out.json"
        process = run("recognize", "--json", "--output", path, self.recording)
        self.assertEqual(process.returncode, 0, process.stderr)
        self.assertEqual(process.stdout, "")
        self.assertTrue(path.read_text().endswith("}\n"))
        self.assertEqual(sorted(p.name for p in self.folder.iterdir()), ["out.json", "tone.wav"])


class BadUsage(ProgramTestCase):
    def test_usage_errors_are_one_line_and_64(self):
        for arguments in (
            [],
            ["recognise"],
            ["recognize"],
            ["recognize", "--jsno", "a.wav"],
            ["recognize", "--hint", "115", "a.wav"],
            ["recognize", "--vtt", "a.wav", "b.wav"],
            ["bench"],
            ["bench", "--manifest", "m", "--mode", "slow"],
        ):
            process = run(*arguments)
            self.assertEqual(process.returncode, 64, arguments)
            self.assertEqual(len(process.stderr.splitlines()), 1, process.stderr)
            self.assertEqual(process.stdout, "")


if __name__ == "__main__":
    unittest.main()
