#!/bin/sh
# ladder_test.sh LADDER PROGRAMS: what the ladder says of programs that are right, wrong, slow or broken, put where it looks for a
# student's.
set -eu
ladder=$1
programs=$2
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT

expect() {
  grep -q "$2" "$found/$1" || {
    printf 'The ladder does not say "%s" of %s. It says:\n' "$2" "$1" >&2
    cat "$found/$1" >&2
    exit 1
  }
}

# climb NAME: the ladder with programs/NAME as the student's, its words on one line
climb() {
  "$ladder" sudoku --programs "$programs/$1" --quick --page "$found/$1.html" | tr '\n' ' ' | tr -s ' ' > "$found/$1"
}

climb right
expect right 'your sudoku_fast'
expect right 'On the hardest boards your sudoku_fast stands'
expect right.html '<svg'
grep -q 'class="yours"' "$found/right.html"
climb not_started
expect not_started 'It is not started.'
climb wrong
expect wrong 'What it leaves is no solution of board 1'
climb crashes
expect crashes 'It crashed'
climb throws
expect throws 'It threw an exception: no such square'
climb leaves
expect leaves 'It left the program before the board was solved.'
climb hangs
expect hangs 'It was stopped after 10 seconds.'
climb nobody
expect nobody 'Your sudoku_fast is not on the ladder: cmake --build build --target ladder builds it'
