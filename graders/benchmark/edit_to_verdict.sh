#!/bin/sh
# edit_to_verdict.sh [EDITS]
#
# How long an edit of a stub takes to its verdict, against the usual shape: GoogleTest and the student's code in
# one program, built with Ninja, one CTest entry for each test. Both build with debug information and edit the same
# solution in turn; the medians of EDITS edits (10) are compared. Run it on a quiet machine.
set -eu
edits=${1:-10}
project=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
. "$project/graders/benchmark/usual_shape.sh"

# A copy of the project, so that no student's file is touched; the hidden checks stay out: the usual shape has none.
copy() {
  mkdir -p "$scratch/$1"
  (cd "$project" && tar -c --exclude=./build* --exclude=./.git --exclude=hidden_test.cpp .) | tar -x -C "$scratch/$1"
}

# time_edit FILE COMMAND...: milliseconds from an edit of FILE to the end of COMMAND.
time_edit() {
  file=$1
  shift
  printf '// another edit\n' >> "$file"
  begin=$(date +%s%N)
  "$@" > "$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
  end=$(date +%s%N)
  printf '%s\n' $(((end - begin) / 1000000))
}

median() { sort -n | awk '{value[NR] = $1} END {print (value[int((NR + 1) / 2)] + value[int((NR + 2) / 2)]) / 2}'; }

# configure NAME OPTION...: a build of ours.
configure() {
  name=$1
  shift
  cmake -S "$scratch/ours" -B "$scratch/ours/$name" -G Ninja "$@" > /dev/null
  cmake --build "$scratch/ours/$name" --target sudoku_naive_built > /dev/null
}

usual_loop() { cmake --build "$scratch/usual/build" && ctest --test-dir "$scratch/usual/build" -L sudoku_naive; }
our_loop() { ctest --test-dir "$scratch/ours/$1" -L sudoku_naive; }

usual_project "$scratch/usual"
copy ours
solution 'char (&board)[9][9]' '' > "$scratch/usual/sudoku_naive.cpp"
cmake -DCMAKE_BUILD_TYPE=Debug -S "$scratch/usual" -B "$scratch/usual/build" -G Ninja > /dev/null

configure like_for_like -DKATA_SANITIZERS=OFF -DKATA_LINKER=default
configure mold -DKATA_SANITIZERS=OFF -DKATA_LINKER=mold
configure precompiled -DKATA_SANITIZERS=OFF -DKATA_LINKER=mold -DKATA_PRECOMPILE=ON
configure practice
builds='like_for_like mold precompiled practice'

printf 'milliseconds from an edit to its verdict, median of %s edits; ratio to the usual shape\n\n' "$edits"
printf '%-20s %8s %16s %16s %18s %16s\n' 'the stub includes' usual 'like for like' 'with mold' 'and precompiled' 'with sanitizers'
for includes in '' '#include <string>
#include <vector>

'; do
  solution 'char (&board)[9][9]' "$includes" > "$scratch/usual/sudoku_naive.cpp"
  solution 'kata::Board& board' "$includes" > "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp"
  usual_loop > /dev/null
  for build in $builds; do our_loop $build > /dev/null; done
  rm -f "$scratch"/*.times
  edit=0
  while [ "$edit" -lt "$edits" ]; do
    time_edit "$scratch/usual/sudoku_naive.cpp" usual_loop >> "$scratch/usual.times"
    for build in $builds; do
      time_edit "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp" our_loop $build >> "$scratch/$build.times"
    done
    edit=$((edit + 1))
  done
  base=$(median < "$scratch/usual.times")
  [ -n "$includes" ] && label='<string>, <vector>' || label='nothing'
  printf '%-20s %8s' "$label" "$base"
  for build in $builds; do
    time=$(median < "$scratch/$build.times")
    [ $build = precompiled ] && printf '  '
    printf ' %8s (%s)' "$time" "$(awk "BEGIN {printf \"%.2f\", $time / $base}")"
  done
  printf '\n'
done
