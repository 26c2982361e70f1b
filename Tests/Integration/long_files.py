"""Long scenarios, for make test-full: memory on ten hours of audio, and the bars on the shared recordings."""

import json
import os
import subprocess
import sys
import unittest

from support import BINARY, ProgramTestCase, run


def peak_memory_mb(*arguments):
    """The most memory that a run of the program held, and what it wrote."""
    process = subprocess.Popen([str(BINARY), *map(str, arguments)], stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    process.stdout.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss / 1000, process.returncode, output


class LongFiles(ProgramTestCase):
    def test_ten_hours_need_no_more_than_250_mb(self):
        path = self.folder / "long.flac"
        clip = self.shared("recitations/v1/112001.mp3")
        subprocess.run(
            ["sox", str(clip), "-r", "16000", "-c", "1", str(self.folder / "minute.flac"), "pad", "0", "50", "trim",
             "0", "60"], check=True,
        )
        subprocess.run(["sox", str(self.folder / "minute.flac"), str(path), "repeat", "599"], check=True)
        memory, code, output = peak_memory_mb("recognize", "--json", path)
        self.assertEqual(code, 0)
        found = json.loads(output)
        self.assertGreater(found["duration_s"], 35_900)
        print(f"{memory:.0f} MB, {len(found['verses'])} verses", file=sys.stderr)
        self.assertLess(memory, 250)


class Bars(ProgramTestCase):
    def bench(self, *arguments):
        process = run("bench", "--json", *arguments)
        self.assertEqual(process.returncode, 0, process.stderr)
        report = json.loads(process.stdout)
        print(
            " ".join(map(str, arguments)),
            {k: report[k] for k in ("n", "recall", "precision", "exact_ordered", "speed_x", "false_claims")},
            file=sys.stderr,
        )
        return report

    def test_unheard_studio_reciters_on_whole_files(self):
        for name in ("v1", "v2"):
            manifest = self.shared(f"recitations/{name}/manifest.json")
            report = self.bench("--manifest", manifest, "--source", "everyayah")
            self.assertEqual(report["exact_ordered"], 1)

    def test_everyayah_verse_by_verse(self):
        report = self.bench("--everyayah", self.shared("recitations/everyayah"))
        self.assertEqual(report["n"], 388)
        self.assertGreaterEqual(report["exact_ordered"], 0.99)

    def test_nothing_is_claimed_where_nothing_is_recited(self):
        for mode in ("batch", "stream"):
            self.assertEqual(self.bench("--negatives", "generated", "--mode", mode)["false_claims"], 0)


if __name__ == "__main__":
    unittest.main()
