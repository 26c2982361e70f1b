#!/usr/bin/env python3
"""Checks what the compiler does not: imports against the manifest, the fences around C, and a few house rules.

Prints one line a finding and exits with 1 when there is one. Standard library only.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Each C target has one Swift target around it; nothing else sees it but that one's tests.
FENCES = {
    "CQuranData": "QuranCore",
    "CSndFile": "AudioIO",
    "CSoxr": "AudioIO",
    "COnnxRuntime": "InferenceORT",
    "CCrypto": "Checksums",
    "CSQLite": "SQLiteStore",
    "CTajweedData": "Tajweed",
}

# Pure targets: no files, no clock, no Foundation.
PURE = {"QuranCore", "AudioCore", "SequenceDecoding", "Recitation", "CommandLineSupport", "VerseMatching",
        "Memorization", "Tajweed"}

IMPORT = re.compile(
    r"^\s*(?:@testable\s+|@preconcurrency\s+)?(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.MULTILINE,
)


def package():
    text = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return json.loads(text)


def dependencies(target):
    names = set()
    for dependency in target["dependencies"]:
        for kind in ("byName", "target", "product"):
            if kind in dependency:
                names.add(dependency[kind][0])
    return names


def sources(target):
    kind = "Tests" if target["type"] == "test" else "Sources"
    folder = ROOT / (target.get("path") or f"{kind}/{target['name']}")
    return sorted(folder.rglob("*.swift"))


def check_imports(targets, products, findings):
    own = {target["name"] for target in targets}
    # A test may depend on a program so that it is built.
    programs = {target["name"] for target in targets if target["type"] == "executable"}
    c_targets = {t["name"] for t in targets if t["type"] == "system" or not sources(t)}
    for name in sorted(c_targets - FENCES.keys()):
        findings.append(f"{name}: a C target without a fence; name its one importer in tools/checks/structure.py")
    for target in targets:
        declared = dependencies(target)
        used = set()
        for file in sources(target):
            where = file.relative_to(ROOT)
            imports = set(IMPORT.findall(file.read_text(encoding="utf-8")))
            used |= imports
            for name in sorted(imports & own - declared - {target["name"]}):
                findings.append(f"{where}: imports {name}, which Package.swift does not declare for {target['name']}")
            for name in sorted(imports & c_targets):
                if FENCES.get(name) not in (target["name"], target["name"].removesuffix("Tests")):
                    findings.append(f"{where}: imports {name}; only {FENCES.get(name)} may")
            if target["name"] in PURE and imports & {"Foundation", "FoundationEssentials"}:
                findings.append(f"{where}: imports Foundation; {target['name']} does without")
        # A product may carry targets for those who depend on it.
        for name in sorted(declared & own - used - programs) if target["name"] not in products else []:
            if sources(target):
                findings.append(f"Package.swift: {target['name']} declares {name} and never imports it")


def check_manifest(findings):
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    if re.search(r"\bunsafeFlags\b", text):
        findings.append("Package.swift: unsafeFlags keeps other packages from depending on a version of this one")


def check_documents(targets, findings):
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for target in targets:
        if target["type"] != "test" and f"`{target['name']}`" not in text:
            findings.append(f"ARCHITECTURE.md: does not mention the target {target['name']}")
    for name in re.findall(r"^\| `(\w+)`", text, re.MULTILINE):
        if name not in {target["name"] for target in targets}:
            findings.append(f"ARCHITECTURE.md: there is no target {name}")


def check_rules(findings):
    for folder in ("Sources", "Tests"):
        for file in sorted((ROOT / folder).rglob("*.swift")):
            where = file.relative_to(ROOT)
            lines = file.read_text(encoding="utf-8").splitlines()
            for number, line in enumerate(lines, 1):
                if re.search(r"\b(TODO|FIXME|XXX)\b", line):
                    findings.append(f"{where}:{number}: unfinished work belongs in an issue")
                guarded = "@unchecked Sendable" in line or "nonisolated(unsafe)" in line
                if guarded and not line.lstrip().startswith("//"):
                    above = lines[max(0, number - 9) : number - 1]
                    if not any(comment.lstrip().startswith("//") for comment in above):
                        findings.append(f"{where}:{number}: no comment names the guard of this unchecked sharing")
                if folder == "Tests" and re.search(r"^import XCTest\b", line):
                    findings.append(f"{where}:{number}: tests are written with Swift Testing")


def main():
    findings = []
    described = package()
    targets = described["targets"]
    products = {target for product in described["products"] for target in product["targets"]}
    check_imports(targets, products, findings)
    check_manifest(findings)
    check_documents(targets, findings)
    check_rules(findings)
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
