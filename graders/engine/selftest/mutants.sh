#!/bin/sh
# mutants.sh [--build FOLDER] [--most N] [EXERCISE...]
#
# Makes mutants of solutions (an operator turned, a constant changed by one, a statement left out, two arguments
# exchanged), runs each, and prints a table for each exercise: which are caught, by which sentence, and which are called
# right. Ends with 1 if one is that is not listed in equivalent_mutants.txt. All exercises take about half an hour.
set -eu
project=$(cd "$(dirname "$0")/../../.." && pwd)
build=$project/build-selftest
most=1000
while [ $# -gt 0 ]; do
  case $1 in
    --build) build=$2; shift 2 ;;
    --most) most=$2; shift 2 ;;
    -*) printf 'usage: mutants.sh [--build FOLDER] [--most N] [EXERCISE...]\n' >&2; exit 2 ;;
    *) break ;;
  esac
done
calls=$build/graders/engine/selftest/mutants
[ -d "$calls" ] || { printf 'mutants.sh: configure first: cmake --preset selftest\n' >&2; exit 2; }
[ $# -gt 0 ] || set -- $(cd "$calls" && ls)

failed=0
for exercise in "$@"; do
  [ -f "$calls/$exercise/run.sh" ] || { printf 'mutants.sh: there is no exercise %s\n' "$exercise" >&2; exit 2; }
  sh "$calls/$exercise/run.sh" "$most" || failed=1
done
exit $failed
