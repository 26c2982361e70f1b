"""The program on real recordings, where the shared folder is."""

import json
import os
import shutil
import subprocess
import unittest

from support import BINARY, ProgramTestCase, run, write_wav


class Recognition(ProgramTestCase):
    def recognise(self, *arguments):
        process = run("recognize", "--json", *arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        return [json.loads(line) for line in process.stdout.splitlines()]

    def test_a_verse_by_a_reciter_the_model_never_heard(self):
        clip = self.shared("recitations/v1/112001.mp3")
        (found,) = self.recognise(clip)
        self.assertEqual(found["file"], str(clip))
        self.assertEqual([(v["surah"], v["ayah"]) for v in found["verses"]], [(112, 1)])
        verse = found["verses"][0]
        self.assertLess(verse["start_s"], verse["end_s"])
        self.assertLessEqual(verse["end_s"], found["duration_s"] + 0.1)
        self.assertTrue(0 <= verse["confidence"] <= 1)
        self.assertEqual([w["word"] for w in found["words"]], [1, 2, 3, 4])
        self.assertTrue(found["text"])

    def test_expectation_and_exit_code(self):
        clip = self.shared("recitations/v1/112001.mp3")
        self.assertEqual(run("recognize", "--expect", "112:1", clip).returncode, 0)
        self.assertEqual(run("recognize", "--expect", "112:1-4", clip).returncode, 1)

    def test_subtitles(self):
        clip = self.shared("recitations/v1/112001.mp3")
        vtt = run("recognize", "--vtt", clip).stdout
        self.assertTrue(vtt.startswith("WEBVTT\n\n00:00:"), vtt)
        self.assertEqual(vtt.count(" --> "), 1)
        self.assertTrue(run("recognize", "--srt", clip).stdout.startswith("1\n00:00:"))

    def test_silence_gives_nothing(self):
        path = self.folder / "silence.wav"
        subprocess.run(["sox", "-n", "-r", "16000", "-c", "1", str(path), "trim", "0", "10"], check=True)
        (found,) = self.recognise(path)
        self.assertEqual(found["verses"], [])
        self.assertEqual(found["words"], [])

    def test_all_formats_give_the_same(self):
        clip = self.shared("recitations/v1/112001.mp3")
        if not shutil.which("ffmpeg"):
            self.skipTest("ffmpeg is not installed")
        for ending in ("wav", "flac", "ogg", "opus", "m4a", "webm"):
            path = self.folder / f"clip.{ending}"
            subprocess.run(["ffmpeg", "-v", "error", "-i", str(clip), str(path)], check=True)
            (found,) = self.recognise(path)
            self.assertEqual([(v["surah"], v["ayah"]) for v in found["verses"]], [(112, 1)], ending)

    def test_no_colour_and_no_progress_without_a_terminal(self):
        path = self.folder / "tone.wav"
        write_wav(path)
        process = run("recognize", path, env={**os.environ, "TERM": "xterm-256color"})
        self.assertNotIn("\x1b", process.stdout + process.stderr)

    def test_colour_on_a_terminal_unless_refused(self):
        path = self.folder / "tone.wav"
        write_wav(path)
        for refusal, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
            ours, theirs = os.openpty()
            environment = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
            run("recognize", path, stdout=theirs, env={**environment, "TERM": "xterm", **refusal})
            os.close(theirs)
            shown = os.read(ours, 65536).decode()
            os.close(ours)
            self.assertEqual("\x1b[1m" in shown, coloured, shown)

    def test_decode_and_features(self):
        clip = self.shared("recitations/v1/112001.mp3")
        heard = json.loads(run("decode", "--json", clip).stdout)
        self.assertGreater(len(heard["tokens"]), 5)
        self.assertTrue(heard["text"])
        features = json.loads(run("features", "--json", clip).stdout)
        self.assertEqual(features["bins"], 80)

    def test_doctor_names_the_model(self):
        process = run("doctor", "--json")
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)
        found = json.loads(process.stdout)
        self.assertTrue(found["complete"])
        self.assertRegex(found["model"]["sha256"], "^[0-9a-f]{64}$")
        self.assertGreater(found["model"]["archive_bytes"], 1_000_000)

    def test_a_small_benchmark_in_both_modes(self):
        manifest = self.shared("recitations/v1/manifest.json")
        for mode in ("batch", "stream"):
            process = run(
                "bench", "--manifest", manifest, "--source", "everyayah", "--limit", "2", "--mode", mode, "--json"
            )
            self.assertEqual(process.returncode, 0, process.stderr)
            report = json.loads(process.stdout)
            self.assertEqual(report["n"], 2)
            self.assertEqual(len(report["clips"]), 2)
            for key in ("recall", "precision", "exact_set", "exact_ordered"):
                self.assertTrue(0 <= report[key] <= 1)
                self.assertLessEqual(report["strict"][key], report[key])

    def test_the_program_runs_from_anywhere(self):
        process = subprocess.run(
            [str(BINARY), "doctor"], cwd="/", env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True, check=False
        )
        self.assertEqual(process.returncode, 0, process.stdout + process.stderr)


if __name__ == "__main__":
    unittest.main()
