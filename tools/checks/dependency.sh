#!/bin/sh
# A package that depends on this one by a version tag must resolve, build, and say what is missing at run time.
# Works on what is committed, as a tag does; the tag exists only in a temporary clone.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

git clone -q "file://$PWD" "$work/Murajah"
git -C "$work/Murajah" tag 99.0.0

mkdir -p "$work/Consumer/Sources/Consumer"
cp tools/checks/Consumer/main.swift "$work/Consumer/Sources/Consumer/main.swift"
cat >"$work/Consumer/Package.swift" <<EOF
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Consumer",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(url: "file://$work/Murajah", exact: "99.0.0")],
    targets: [
        .executableTarget(
            name: "Consumer",
            dependencies: [
                .product(name: "QuranRecognitionKit", package: "Murajah"),
                .product(name: "QuranCore", package: "Murajah"),
            ])
    ]
)
EOF

cd "$work/Consumer"
swift build --product Consumer --cache-path "$work/cache" --disable-dependency-cache
# Far from every folder that is searched for the runtime library: one sentence, and the remedy in it.
said=$(cd / && env -i HOME="$work" PATH=/usr/bin:/bin LD_LIBRARY_PATH="${LD_LIBRARY_PATH:-}" \
    "$work/Consumer/.build/debug/Consumer")
echo "$said"
case "$said" in
*"ONNX Runtime"*"install.sh"*) ;;
*)
    echo "a package without the runtime library does not say how to get it" >&2
    exit 1
    ;;
esac
[ "$(printf '%s\n' "$said" | wc -l)" -eq 2 ]
