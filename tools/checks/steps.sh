# Sourced by the check scripts: runs named steps, shows how long each took, and a step's output only when it fails.
set -eu
cd "$(dirname "$0")/../.."
began=$(date +%s)

# step NAME COMMAND…
step() {
    name=$1
    shift
    printf '%-34s' "$name"
    start=$(date +%s)
    log=$(mktemp)
    if "$@" >"$log" 2>&1; then
        printf 'ok %5s s%s\n' "$(($(date +%s) - start))" "$(summary "$log")"
        skipped "$log"
        rm -f "$log"
    else
        printf 'FAILED after %s s\n' "$(($(date +%s) - start))"
        # What passed is of no interest now.
        grep -vE '^(◇|✔|↳|\[[0-9]+/[0-9]+\])' "$log" | tail -n 200
        rm -f "$log"
        exit 1
    fi
}

# The counts of a test run, where the output has them.
summary() {
    grep -hoE 'Test run with [0-9]+ tests?|^Ran [0-9]+ tests?|\(skipped=[0-9]+\)' "$1" | tr '\n' ' ' | sed 's/^/  /'
}

# Why tests were skipped, each reason once with how often.
skipped() {
    { grep -hoE "skipped[: ]+['\"].*" "$1" || true; } | sort | uniq -c | sed 's/^ */    /; s/ skipped:* / x skipped: /'
}

finish() {
    echo "all passed in $(($(date +%s) - began)) s"
}
