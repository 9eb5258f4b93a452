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
git -C "$source" update-index -q --refresh || true  # a copied checkout has files of another date than git knows
tree=$(git -C "$source" -c user.name=kit -c user.email=kit@localhost stash create)  # what is checked out, committed or not
git -C "$source" archive "${tree:-HEAD}" | tar -x

hidden=$(find . -name solutions -o -name hidden_test.cpp -o -name mistakes -o -name variants -o -name selftest)
[ -z "$hidden" ] || fail "it holds what students must not see: $hidden"

command -v make > /dev/null || export CMAKE_GENERATOR=Ninja
"$cmake" -S . -B build > configure.log 2>&1 || { cat configure.log; fail 'it does not configure'; }
if "$cmake" --build build --parallel 2 > build.log 2>&1; then :; else tail -20 build.log; fail 'it does not build'; fi

if "$ctest" --test-dir build -L sudoku_naive > untouched.log 2>&1; then fail 'an untouched stub passes'; fi
grep -q 'sudoku_naive: not started' untouched.log || { cat untouched.log; fail 'an untouched stub is not told calmly'; }

cp "$source/solutions/sudoku_naive/sudoku_naive.cpp" exercises/sudoku_naive/
"$ctest" --test-dir build -L sudoku_naive > solved.log 2>&1 || { cat solved.log; fail 'the solution fails'; }
build/bin/sudoku_naive | grep -q '4,208' || fail 'the solution by hand does not print its placements'

# A program by hand runs the file as it was saved last, and touches no verdict.
cp build/verdicts/sudoku_naive.txt verdict.txt
cp "$source/graders/sudoku_naive/mistakes/column_by_column.cpp" exercises/sudoku_naive/sudoku_naive.cpp
build/bin/sudoku_naive | grep -q '^placements  *621 ' || fail 'by hand an edited file is not built'
printf 'nonsense\n' >> exercises/sudoku_naive/sudoku_naive.cpp
if build/bin/sudoku_naive > broken.log 2>&1; then fail 'by hand a broken file passes'; fi
grep -q '^sudoku_naive: does not compile' broken.log || { cat broken.log; fail 'by hand a broken file is not explained'; }
cmp -s build/verdicts/sudoku_naive.txt verdict.txt || fail 'a program by hand changes the verdict'
cp "$source/solutions/sudoku_naive/sudoku_naive.cpp" exercises/sudoku_naive/
[ "$(build/bin/sudoku_naive 2>&1 | head -n 1)" = 'solve_naive returned true' ] || fail 'a program by hand is not silent about its build'

"$cmake" --build build --target progress > progress.log 2>&1 || { cat progress.log; fail 'no progress table'; }
grep -q '^ *sudoku_naive *done' progress.log || { cat progress.log; fail 'the progress table does not see the solution'; }
"$cmake" --build build --target reset_sudoku_naive > reset.log 2>&1 || { cat reset.log; fail 'no stub back'; }
cmp -s exercises/sudoku_naive/sudoku_naive.cpp.saved-1 "$source/solutions/sudoku_naive/sudoku_naive.cpp" ||
  fail "the student's file is lost after a reset"
grep -q not_started exercises/sudoku_naive/sudoku_naive.cpp || fail 'the stub is not back'

# A saved file that takes its place again is older than what was built last.
if "$ctest" --test-dir build -L sudoku_naive > again.log 2>&1; then fail 'the stub that was put back passes'; fi
mv exercises/sudoku_naive/sudoku_naive.cpp.saved-1 exercises/sudoku_naive/sudoku_naive.cpp
touch -d '1 hour ago' exercises/sudoku_naive/sudoku_naive.cpp
"$ctest" --test-dir build -L sudoku_naive > restored.log 2>&1 || { cat restored.log; fail 'a restored file is not checked'; }

if "$ctest" --test-dir build -L no_such_label > none.log 2>&1; then fail 'a run without a check is a success'; fi
grep -q 'No check was run' none.log || { cat none.log; fail 'a run without a check is not told in words'; }
printf 'the kit configures, builds, checks, tells progress and puts stubs back\n'
