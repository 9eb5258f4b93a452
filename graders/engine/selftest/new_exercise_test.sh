#!/bin/sh
# new_exercise_test.sh SOURCE CMAKE CTEST KIT
#
# Makes new exercises as exercises/README.md says, in the kit that kit_test.sh has built: one on each state, and one with a problem
# of its own. Each is calm and red at first; the last one is filled in: its solution passes, and a mistake is told why.
set -eu
source=$1
cmake=$2
ctest=$3
kit=$4

fail() { printf 'new exercise: %s\n' "$1" >&2; exit 1; }
check() { "$ctest" --test-dir build -L "^$1\$" > "$2.log" 2>&1; }

cd "$kit"
# From a run before.
for name in walled_board rooks snake coin_sums; do
  rm -rf "exercises/$name" "graders/$name" "solutions/$name"
  sed -i "/^add_exercise($name /d" CMakeLists.txt
  sed -i "/\[$name\]/d" exercises/README.md
done
cp "$source/cmake/new_exercise.sh" cmake/
mkdir -p solutions
for arguments in 'walled_board ON board LIKE sudoku_naive' 'rooks ON chessboard LIKE n_queens' \
                 'snake ON path LIKE word_search' 'coin_sums ON sequence LIKE permutations'; do
  # shellcheck disable=SC2086  # five words
  sh cmake/new_exercise.sh $arguments > made.log 2>&1 || { cat made.log; fail "not made: $arguments"; }
done
for refused in 'sudoku_naive ON board LIKE sudoku_mrv' 'naive ON board LIKE sudoku_naive' 'Rooks ON chessboard LIKE n_queens' \
               'coins ON sequence LIKE n_queens' 'coins ON sequence LIKE no_such_exercise'; do
  # shellcheck disable=SC2086
  if sh cmake/new_exercise.sh $refused > refused.log 2>&1; then fail "not refused: $refused"; fi
done

own=$source/graders/engine/selftest/new_exercise/coin_sums
cp "$own"/exercises/* "$own"/graders/coin_sums_stub.cpp exercises/coin_sums/
mv exercises/coin_sums/coin_sums_stub.cpp exercises/coin_sums/coin_sums.cpp
cp "$own"/graders/*.cpp graders/coin_sums/
rm graders/coin_sums/hidden_test.cpp
# How it grows is for its author to measure.
printf '%s\n' 'int main() {}' > graders/coin_sums/coin_sums_benchmark.cpp

"$cmake" -S . -B build > configure.log 2>&1 || { cat configure.log; fail 'they do not configure'; }
for name in walled_board rooks snake coin_sums; do
  if check "$name" untouched; then fail "an untouched stub of $name passes"; fi
  grep -q "$name: not started" untouched.log || { cat untouched.log; fail "an untouched stub of $name is not told calmly"; }
done
printf '#include "rooks.h"\nbool rooks(kata::Chessboard&) { return false; }\nint count_arrangements(kata::Chessboard&) { return 0; }\n' \
  > exercises/rooks/rooks.cpp
if check rooks unwritten; then fail 'checks that are not written pass'; fi
grep -q 'This check is to be written' unwritten.log || { cat unwritten.log; fail 'nobody says that the checks are to be written'; }

cp "$own/solutions/coin_sums.cpp" exercises/coin_sums/
check coin_sums solved || { cat solved.log; fail 'its solution fails'; }
"$cmake" --build build --target coin_sums > by_hand.log 2>&1 || { cat by_hand.log; fail 'no program by hand'; }
build/bin/coin_sums 1 2 5 --amount 5 | tr -s ' ' | grep -q '^coins 12$' || fail 'the program by hand does not count coins'
cp "$own/graders/mistakes/in_any_order.cpp" exercises/coin_sums/coin_sums.cpp
if check coin_sums wrong; then fail 'a wrong solution passes'; fi
grep -q "$(sed -n 's,^// Says: ,,p' "$own/graders/mistakes/in_any_order.cpp")" wrong.log ||
  { cat wrong.log; fail 'a wrong solution is not told why'; }
printf 'new exercises are made, are red at first, and work when they are filled in\n'
