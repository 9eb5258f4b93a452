#!/bin/sh
# kit_test.sh SOURCE CMAKE CTEST SCRATCH
#
# The student kit is what `git archive` makes of the repository. It must hold nothing that is hidden, and
# configure, build and check without it; a right solution that a student writes there must pass.
set -eu
source=$1
cmake=$2
ctest=$3
scratch=$4

fail() { printf 'kit: %s\n' "$1" >&2; exit 1; }

rm -rf "$scratch"
mkdir -p "$scratch/student kit"
cd "$scratch/student kit"
tree=$(git -C "$source" stash create)  # what is checked out, committed or not
git -C "$source" archive "${tree:-HEAD}" | tar -x

hidden=$(find . -name solutions -o -name hidden_test.cpp -o -name mistakes -o -name variants -o -name selftest)
[ -z "$hidden" ] || fail "it holds what students must not see: $hidden"

"$cmake" -S . -B build > configure.log 2>&1 || { cat configure.log; fail 'it does not configure'; }
if "$cmake" --build build --parallel 2 > build.log 2>&1; then :; else tail -20 build.log; fail 'it does not build'; fi

if "$ctest" --test-dir build -L sudoku_naive > untouched.log 2>&1; then fail 'an untouched stub passes'; fi
grep -q 'sudoku_naive: not started' untouched.log || { cat untouched.log; fail 'an untouched stub is not told calmly'; }

cp "$source/solutions/sudoku_naive/sudoku_naive.cpp" exercises/sudoku_naive/
"$ctest" --test-dir build -L sudoku_naive > solved.log 2>&1 || { cat solved.log; fail 'the solution fails'; }
build/bin/sudoku_naive | grep -q '4,208' || fail 'the solution by hand does not print its placements'

"$cmake" --build build --target progress > progress.log 2>&1 || { cat progress.log; fail 'no progress table'; }
grep -q '^sudoku_naive *done' progress.log || { cat progress.log; fail 'the progress table does not see the solution'; }
"$cmake" --build build --target reset_sudoku_naive > reset.log 2>&1 || { cat reset.log; fail 'no stub back'; }
cmp -s exercises/sudoku_naive/sudoku_naive.cpp.saved-1 "$source/solutions/sudoku_naive/sudoku_naive.cpp" ||
  fail "the student's file is lost after a reset"
grep -q not_started exercises/sudoku_naive/sudoku_naive.cpp || fail 'the stub is not back'
printf 'the kit configures, builds, checks, tells progress and puts stubs back\n'
