#!/bin/sh
# grading_speed.sh [SUBMISSIONS [BUILD]]
#
# How many submissions a minute `grade` takes on two cores, against the usual way: for each submission a project of its own,
# configured, built and tested, two at a time; once with GoogleTest installed and once building it, too. All grade the same right
# solutions of sudoku_naive; `grade` looks at more, the hidden checks included, and locks each program in. It also tells the
# most memory that it used: by itself, and with everything it started but compiler and linker.
# SUBMISSIONS: how many (20). BUILD: a build folder with bin/grade (build). Run it on a quiet machine.
set -eu
submissions=${1:-20}
project=$(cd "$(dirname "$0")/../.." && pwd)
build=${2:-$project/build}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
. "$project/graders/benchmark/usual_shape.sh"

[ -x "$build/bin/grade" ] || { printf 'Build it first: cmake --build %s --target grade\n' "$build" >&2; exit 1; }

now() { date +%s%N; }

# usual_way COUNT OPTION...: milliseconds for that many submissions; the options are for configuring.
usual_way() {
  count=$1
  shift
  rm -rf "$scratch/usual"
  for number in $(seq "$count"); do
    usual_project "$scratch/usual/$number"
    solution 'char (&board)[9][9]' '' > "$scratch/usual/$number/sudoku_naive.cpp"
  done
  begin=$(now)
  seq "$count" | xargs -P 2 -I NUMBER sh -c '
    folder=$1
    shift
    { cmake -S "$folder" -B "$folder/build" -G Ninja "$@" && cmake --build "$folder/build" --parallel 1 &&
      ctest --test-dir "$folder/build"; } > "$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 255; }
  ' usual_way "$scratch/usual/NUMBER" "$@"
  printf '%s\n' $((($(now) - begin) / 1000000))
}

# watch_memory PID: samples it until it ends; prints the most KiB of it alone, and of it with what it started.
watch_memory() {
  while kill -0 "$1" 2> /dev/null; do
    ps -e -o pid= -o ppid= -o rss= -o comm= | awk -v root="$1" '
      {parent[$1] = $2; size[$1] = $3; name[$1] = $4}
      END {
        for (process in parent) {
          for (up = process; up in parent && up != root; up = parent[up]) {}
          if (up == root && name[process] !~ /^(g\+\+|c\+\+|clang|cc1plus|as|collect2|ld|mold|lto)/) sum += size[process]
        }
        print size[root] + 0, sum + 0
      }'
    sleep 0.05
  done | awk '{if ($1 > own) own = $1; if ($2 > all) all = $2} END {print own, all}'
}

our_way() {
  mkdir -p "$scratch/in"
  for number in $(seq "$submissions"); do
    mkdir "$scratch/in/$number"
    solution 'kata::Board& board' '' > "$scratch/in/$number/sudoku_naive.cpp"
  done
  begin=$(now)
  "$build/bin/grade" "$scratch/in" --out "$scratch/out" --only sudoku_naive --jobs 2 > "$scratch/log" 2>&1 &
  grader=$!
  watch_memory "$grader" > "$scratch/memory"
  wait "$grader" || { cat "$scratch/log" >&2; exit 1; }
  printf '%s\n' $((($(now) - begin) / 1000000))
  awk -F, 'NR > 1 && $3 != $4 {exit 1}' "$scratch/out/grades.csv" || { cat "$scratch/log" >&2; exit 1; }
}

row() {  # NAME COUNT MILLISECONDS
  awk -v name="$1" -v count="$2" -v time="$3" -v ours="$ours" -v all="$submissions" 'BEGIN {
    printf "%-44s %4d %8.1f s %9.1f a minute", name, count, time / 1000, count * 60000 / time
    printf "   %.1f times slower\n", (time / count) / (ours / all)}'
}

ours=$(our_way)
installed=$(usual_way "$submissions")
printf '%s right solutions of sudoku_naive, two at a time\n\n' "$submissions"
awk -v count="$submissions" -v time="$ours" 'BEGIN {
  printf "%-44s %4d %8.1f s %9.1f a minute\n", "grade --jobs 2", count, time / 1000, count * 60000 / time}'
row 'configure, build, ctest; GoogleTest installed' "$submissions" "$installed"
if [ -d /usr/src/googletest ]; then
  row 'the same, building GoogleTest, too' 2 "$(usual_way 2 -DBUILD_GTEST=ON)"
fi
awk '{printf "\nmost memory: grade alone %.0f MiB; with judges and students'"'"' programs %.0f MiB (compiler and linker apart)\n", $1 / 1024, $2 / 1024}' \
  "$scratch/memory"
