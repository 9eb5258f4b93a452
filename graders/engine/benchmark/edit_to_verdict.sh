#!/bin/sh
# edit_to_verdict.sh [EDITS [COMPILER...]]
#
# How long an edit of a stub takes to its verdict, against the usual shape: GoogleTest and the student's code in
# one program, built with Ninja, one CTest entry for each test. Both build with debug information and edit the same
# solution in turn; the medians of EDITS edits (10) are compared, with each COMPILER (GCC, and Clang where it is there). The last
# column is `kata watch`, from the save to the verdict on the screen. Run it on a quiet machine.
set -eu
edits=${1:-10}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- g++ "$(command -v clang++ || true)"
project=$(cd "$(dirname "$0")/../../.." && pwd)
scratch=$(mktemp -d)
watching=
trap '[ -z "$watching" ] || kill "$watching"; rm -rf "$scratch"' EXIT INT TERM
. "$project/graders/engine/benchmark/usual_shape.sh"

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
  cmake -S "$scratch/ours" -B "$scratch/ours/$name" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" "$@" > /dev/null
  cmake --build "$scratch/ours/$name" --target sudoku_naive_built > /dev/null
}

usual_loop() { cmake --build "$scratch/usual/$1" && ctest --test-dir "$scratch/usual/$1" -L sudoku_naive; }
our_loop() { ctest --test-dir "$scratch/ours/$1" -L sudoku_naive; }

# nothing_in_the_background: waits until what a student's file includes is compiled ahead.
nothing_in_the_background() {
  for build in $builds; do
    [ ! -e "$scratch/ours/$build/ahead/lock" ] || flock "$scratch/ours/$build/ahead/lock" true
  done
}

# write_stubs INCLUDES: the same solution in both shapes.
write_stubs() {
  solution 'char (&board)[9][9]' "$1" > "$scratch/usual/sudoku_naive.cpp"
  solution 'kata::Board& board' "$1" > "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp"
}

# stubs_of_edit NUMBER INCLUDES [OTHER_INCLUDES]: what an edit begins with.
stubs_of_edit() {
  [ $# -eq 3 ] || return 0
  if [ $(($1 % 2)) -eq 1 ]; then write_stubs "$3"; else write_stubs "$2"; fi
}

# watched: waits for the end of a verdict of `kata watch`.
watched() {
  while read -r line <&3; do
    case $line in
      *': all '*' passed') ;;
      'Next: '*) return 0 ;;
      sudoku_naive:*) printf '%s\n' "$line" >&2; exit 1 ;;
    esac
  done
}

# time_watch INCLUDES [OTHER_INCLUDES]: edits while `kata watch` runs.
time_watch() {
  mkfifo "$scratch/screen"
  "$scratch/ours/$practice/bin/kata" watch sudoku_naive > "$scratch/screen" 2> /dev/null < /dev/null &
  watching=$!
  exec 3< "$scratch/screen"
  rm "$scratch/screen"
  watched
  edit=0
  while [ "$edit" -lt "$edits" ]; do
    edit=$((edit + 1))
    nothing_in_the_background
    sleep 1.2  # who saves again within a second is still typing
    includes=$1
    [ $# -eq 1 ] || [ $((edit % 2)) -eq 0 ] || includes=$2
    { solution 'kata::Board& board' "$includes"; printf '// edit %s\n' "$edit"; } > "$scratch/next.cpp"
    begin=$(date +%s%N)
    mv "$scratch/next.cpp" "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp"  # one save
    watched
    printf '%s\n' $((($(date +%s%N) - begin) / 1000000)) >> "$scratch/watch.times"
  done
  kill "$watching"
  watching=
  exec 3<&-
}

# row LABEL INCLUDES [OTHER_INCLUDES]: times edits of a stub with INCLUDES; with OTHER_INCLUDES, edits that change the one
# into the other and back.
row() {
  label=$1
  shift
  write_stubs "$1"
  usual_loop "$usual" > /dev/null
  for build in $builds; do our_loop "$build" > /dev/null; done
  nothing_in_the_background
  rm -f "$scratch"/*.times
  edit=0
  while [ "$edit" -lt "$edits" ]; do
    edit=$((edit + 1))
    stubs_of_edit "$edit" "$@"
    time_edit "$scratch/usual/sudoku_naive.cpp" usual_loop "$usual" >> "$scratch/usual.times"
    for build in $builds; do
      time_edit "$scratch/ours/exercises/sudoku_naive/sudoku_naive.cpp" our_loop "$build" >> "$scratch/$build.times"
      nothing_in_the_background
    done
  done
  write_stubs "$1"
  time_watch "$@"
  base=$(median < "$scratch/usual.times")
  printf '%-20s %6s' "$label" "$base"
  for build in $builds watch; do
    time=$(median < "$scratch/$build.times")
    printf ' %8s (%s)' "$time" "$(awk "BEGIN {printf \"%.2f\", $time / $base}")"
  done
  printf '\n'
}

two='#include <string>
#include <vector>

'
four='#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

'
usual_project "$scratch/usual"
copy ours
printf 'Milliseconds from an edit to its verdict, median of %s edits; in brackets, the ratio to the usual shape.\n' "$edits"
for compiler; do
  [ -n "$compiler" ] || continue
  name=$(basename "$compiler" | tr -c 'a-z0-9\n' _)
  usual=build_$name
  practice=practice_$name
  builds="like_for_like_$name mold_$name $practice"
  write_stubs ''
  cmake -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_COMPILER="$compiler" -S "$scratch/usual" -B "$scratch/usual/$usual" -G Ninja > /dev/null
  configure "like_for_like_$name" -DKATA_SANITIZERS=OFF -DKATA_LINKER=default -DKATA_COMPILE_AHEAD=OFF
  configure "mold_$name" -DKATA_SANITIZERS=OFF -DKATA_LINKER=mold
  configure "$practice"
  cmake --build "$scratch/ours/$practice" --target kata_program > /dev/null
  printf '\n%s\n\n' "$("$compiler" --version | head -n 1)"
  printf '%-20s %6s %15s %15s %15s %15s\n' 'the stub includes' usual 'like for like' 'without sanit.' 'as students do' 'kata watch'
  row nothing ''
  row 'two headers' "$two"
  row 'four headers' "$four"
  row 'others than before' "$two" "$four"
  printf '\ncompiled ahead, on disk: %s; the build folder: %s\n' "$(du -sh "$scratch/ours/$practice/ahead" | cut -f1)" \
    "$(du -sh "$scratch/ours/$practice" | cut -f1)"
done
