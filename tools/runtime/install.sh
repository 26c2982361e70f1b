#!/bin/sh
# Fetches the pinned ONNX Runtime library into <project>/.runtime (or the folder given as $1).
# The wheel comes from PyPI by exact version and SHA-256; nothing of Python is needed at run time.
# Quick and silent about work already done: a second run only checks the library's SHA-256.
set -eu

version=1.32.0
library=libonnxruntime.so.$version
root=$(cd "$(dirname "$0")/../.." && pwd)
target=${1:-$root/.runtime}

fail() {
    echo "install.sh: $1" >&2
    exit 1
}

# The wheel is chosen by machine, not by the Python found here: only its C library is used.
case "$(uname -s)-$(uname -m)" in
Linux-x86_64)
    platform=manylinux_2_28_x86_64
    wheel_sha256=5a34fc4dfeb5a7b4a74c95dcba1e773d722abda720b474edf1b0c419dc6d163d
    library_sha256=6c1585d1bbf45b0712ea4a21b705c5fcb4ba04ff2e30f1fbf81a49faf658638f
    ;;
Linux-aarch64)
    platform=manylinux_2_28_aarch64
    wheel_sha256=2303372a85299b6757b0e11e1cbf13e410ddf7e10c37f4b37e99d1c90e7daf7c
    library_sha256=49852228a93995158b2a813d4df487d47a1b76b0eaa894507ef49e91b6d7954a
    ;;
*) fail "no pinned ONNX Runtime for $(uname -s) on $(uname -m); set MURAJAH_ORT_LIBRARY to one of version 1.17 or later" ;;
esac

matches() { echo "$2  $1" | sha256sum --check --status 2>/dev/null; }

if matches "$target/$library" "$library_sha256" && [ -e "$target/libonnxruntime.so.1" ]; then
    echo "ONNX Runtime $version is in $target"
    exit 0
fi

# python3 with pip only downloads the wheel (pip download installs nothing, so PEP 668 does not apply).
if ! python3 -m pip --version >/dev/null 2>&1; then
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 ||
        fail "python3 with pip is needed to fetch ONNX Runtime; as root: apt-get install python3-pip"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get install -y --no-install-recommends python3-pip ||
        { apt-get update && apt-get install -y --no-install-recommends python3-pip; }; } >/dev/null 2>&1 ||
        fail "apt-get could not install python3-pip; install it by hand and run again"
    hash -r
    # A Python of another provider first in PATH does not see Debian's pip.
    python3 -m pip --version >/dev/null 2>&1 || PATH=/usr/bin:$PATH
fi

mkdir -p "$target" 2>/dev/null || fail "cannot write to $target"
work=$(mktemp -d "$target/.download.XXXXXX" 2>/dev/null) || fail "cannot write to $target"
trap 'rm -rf "$work"' EXIT INT TERM

echo "Fetching ONNX Runtime $version ($platform) from PyPI"
echo "onnxruntime==$version --hash=sha256:$wheel_sha256" >"$work/requirements.txt"
python3 -m pip download --quiet --disable-pip-version-check --no-cache-dir --no-deps --only-binary=:all: \
    --python-version 3.11 --implementation cp --abi cp311 --platform "$platform" \
    --require-hashes --requirement "$work/requirements.txt" --dest "$work" >"$work/log" 2>&1 ||
    fail "pip could not download onnxruntime $version: $(grep -v '^ *$' "$work/log" | tail -n 1)"

python3 - "$work" "$library" <<'PYTHON' || fail "the wheel of onnxruntime $version does not hold what is expected"
import glob, os, sys, zipfile
folder, library = sys.argv[1:]
(wheel,) = glob.glob(folder + "/*.whl")
wanted = {
    "onnxruntime/capi/" + library: library,
    "onnxruntime/LICENSE": "LICENSE.onnxruntime",
    "onnxruntime/ThirdPartyNotices.txt": "ThirdPartyNotices.onnxruntime.txt",
}
with zipfile.ZipFile(wheel) as archive:
    for member, name in wanted.items():
        with archive.open(member) as source, open(os.path.join(folder, name), "wb") as copy:
            while block := source.read(1 << 20):
                copy.write(block)
PYTHON

matches "$work/$library" "$library_sha256" || fail "$library of the wheel does not have the pinned SHA-256"
mv "$work/LICENSE.onnxruntime" "$work/ThirdPartyNotices.onnxruntime.txt" "$target/"
mv "$work/$library" "$target/$library"
ln -sf "$library" "$target/libonnxruntime.so.1"
echo "ONNX Runtime $version is in $target"
