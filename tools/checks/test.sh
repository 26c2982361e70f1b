#!/bin/bash
# All checks and tests, 15 minutes at most from a clean clone on two cores.
#
# Tests run optimised: unoptimised SIMD code is a hundred times slower. They have a build folder of their own, because
# the flag that lets tests see internal names would otherwise rebuild everything at each turn.
. "$(dirname "$0")/steps.sh"

optimised=(-c release -Xswiftc -enable-testing --scratch-path .build/testing)
export MURAJAH_BINARY=$PWD/.build/testing/release/murajah

step 'sources' tools/checks/lint.sh
step 'build' swift build --build-tests "${optimised[@]}"
step 'unit tests' swift test --skip-build --disable-xctest "${optimised[@]}"
step 'command line' python3 -m unittest discover -v -s Tests/Integration -t Tests/Integration
step 'a package that depends on a version' tools/checks/dependency.sh
finish
