#!/bin/sh
# Installs the Debian packages of packages.txt that are missing; says what to do where it cannot.
# Quick when nothing is missing: one query of the package database, no network.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
packages=$(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$here/packages.txt")

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "setup: this system has no Debian packages; install the equivalents of: $(echo $packages)" >&2
    # The build says precisely which library it does not find.
    exit 0
fi

missing=""
for package in $packages; do
    state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    else
        echo "setup: missing packages; run: sudo apt-get install$missing" >&2
        exit 1
    fi
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "setup: installing$missing"
install() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120 \
        install --no-install-recommends $missing >"$log" 2>&1
}
# The package lists of a fresh image are often absent or old: fetch them only when they are needed.
if ! install; then
    $as_root apt-get -q update >"$log" 2>&1 || true
    if ! install; then
        reason=$(grep -m 1 '^E:' "$log" || tail -n 1 "$log")
        echo "setup: apt-get could not install$missing: $reason" >&2
        exit 1
    fi
fi
