#!/bin/bash
# What takes too long for every change, or needs the shared recordings: sanitizers and long scenarios.
# Runs after tools/checks/test.sh.
. "$(dirname "$0")/steps.sh"

optimised=(-c release -Xswiftc -enable-testing)
export MURAJAH_BINARY=$PWD/.build/testing/release/murajah
export MURAJAH_LONG=1

for sanitizer in thread address; do
    folder=(--scratch-path ".build/$sanitizer")
    step "build for the $sanitizer sanitizer" \
        swift build --build-tests --sanitize="$sanitizer" "${optimised[@]}" "${folder[@]}"
    # The Swift runtime keeps what it allocates until the process ends, which is no leak of ours.
    step "tests under the $sanitizer sanitizer" env ASAN_OPTIONS=detect_leaks=0 \
        swift test --skip-build --disable-xctest --sanitize="$sanitizer" "${optimised[@]}" "${folder[@]}"
done
step 'long scenarios' python3 -m unittest discover -v -s Tests/Integration -t Tests/Integration -p 'long_*.py'
finish
