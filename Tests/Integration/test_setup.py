"""Set-up on machines that do not exist: Debian's programs are replaced by scripts."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tools/setup/install-packages.sh"


class Setup(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        for name in ("sh", "env", "sed", "cat", "dirname", "mktemp", "rm", "grep", "tail"):
            for place in ("/bin", "/usr/bin"):
                if Path(place, name).exists():
                    (self.bin / name).symlink_to(Path(place, name))
                    break

    def program(self, name, script):
        """Puts a program in the path that notes its arguments and then does what the script says."""
        path = self.bin / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.folder}/calls"\n{script}\n')
        path.chmod(0o755)

    def run_setup(self):
        return subprocess.run(
            [str(SCRIPT)], env={"PATH": str(self.bin), "TMPDIR": str(self.folder)}, capture_output=True, text=True,
            check=False,
        )

    def calls(self, name):
        path = self.folder / "calls"
        lines = path.read_text().splitlines() if path.exists() else []
        return [line for line in lines if line.startswith(name)]

    def missing(self, *packages):
        """Everything is installed but these packages."""
        tests = " ".join(f'"$3" != {package} ] && [' for package in packages)
        self.program("dpkg-query", f'[ {tests} 1 = 1 ] && printf installed || exit 1')

    def test_nothing_missing_is_silent_and_asks_no_network(self):
        self.missing()
        process = self.run_setup()
        self.assertEqual((process.returncode, process.stdout, process.stderr), (0, "", ""))
        self.assertEqual(self.calls("apt-get"), [])

    def test_root_installs_what_is_missing_and_nothing_else(self):
        self.missing("libsoxr-dev", "ffmpeg")
        self.program("id", "echo 0")
        self.program("apt-get", "exit 0")
        process = self.run_setup()
        self.assertEqual(process.returncode, 0, process.stderr)
        (call,) = self.calls("apt-get")
        self.assertTrue(call.endswith("install --no-install-recommends libsoxr-dev ffmpeg"), call)

    def test_package_lists_are_fetched_when_the_first_try_fails(self):
        self.missing("sox")
        self.program("id", "echo 0")
        self.program("apt-get", f'case "$*" in *update*) touch "{self.folder}/updated";; '
                                f'*) [ -e "{self.folder}/updated" ];; esac')
        (self.bin / "touch").symlink_to("/usr/bin/touch")
        self.assertEqual(self.run_setup().returncode, 0)
        self.assertEqual(len(self.calls("apt-get")), 3)

    def test_a_failing_apt_is_one_clear_line(self):
        self.missing("sox")
        self.program("id", "echo 0")
        self.program("apt-get", "echo 'Reading…'; echo 'E: Could not resolve deb.debian.org' >&2; exit 100")
        process = self.run_setup()
        self.assertEqual(process.returncode, 1)
        self.assertEqual(
            process.stderr, "setup: apt-get could not install sox: E: Could not resolve deb.debian.org\n")

    def test_an_ordinary_user_is_told_what_to_run(self):
        self.missing("libsoxr-dev", "sox")
        self.program("id", "echo 1000")
        process = self.run_setup()
        self.assertEqual(process.returncode, 1)
        self.assertEqual(process.stderr, "setup: missing packages; run: sudo apt-get install libsoxr-dev sox\n")

    def test_sudo_is_used_where_it_asks_no_password(self):
        self.missing("sox")
        self.program("id", "echo 1000")
        self.program("sudo", "exit 0")
        self.assertEqual(self.run_setup().returncode, 0)
        self.assertTrue(any("apt-get" in call for call in self.calls("sudo")))

    def test_a_sudo_that_asks_is_not_used(self):
        self.missing("sox")
        self.program("id", "echo 1000")
        self.program("sudo", "exit 1")
        self.assertEqual(self.run_setup().returncode, 1)
        self.assertFalse(any("apt-get" in call for call in self.calls("sudo")))

    def test_another_system_is_told_what_is_needed(self):
        process = self.run_setup()
        self.assertEqual(process.returncode, 0)
        self.assertIn("libsndfile1-dev", process.stderr)
        self.assertEqual(len(process.stderr.splitlines()), 1)


class Clips(unittest.TestCase):
    def test_without_recordings_a_line_says_how_to_give_one(self):
        script = ROOT / "tools/setup/recognize-clips.sh"
        process = subprocess.run(
            [str(script), "murajah", "/nowhere", ""], capture_output=True, text=True, check=False)
        self.assertEqual(process.returncode, 0)
        self.assertIn("make run FILE=", process.stdout)


if __name__ == "__main__":
    unittest.main()
