#!/bin/sh
# Everything that can be said about the sources without building them.
set -eu
cd "$(dirname "$0")/../.."

swift format lint --strict --parallel --recursive Package.swift Sources Tests
python3 tools/checks/structure.py
for script in $(git ls-files '*.sh') .ci/run; do
    bash -n "$script"
done
