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
project=$(cd "$(dirname "$0")/../../.." && pwd)
build=${2:-$project/build}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
. "$project/graders/engine/benchmark/usual_shape.sh"

[ -x "$build/bin/grade" ] || { printf 'Build it first: cmake --build %s --target grade\n' "$build" >&2; exit 1; }

# timed COMMAND...: milliseconds that it takes, then the processor's milliseconds, its children's included.
timed() {
  begin=$(date +%s%N)
  ("$@" > "$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }; times > "$scratch/times") || exit 1
  end=$(date +%s%N)
  tail -1 "$scratch/times" | tr 'ms' '  ' | awk -v all=$(((end - begin) / 1000000)) '{print all, int(1000 * (60 * ($1 + $3) + $2 + $4))}'
}

# usual_way COUNT OPTION...: that many submissions, two at a time; the options are for configuring.
usual_way() {
  count=$1
  shift
  seq "$count" | xargs -P 2 -I NUMBER sh -c '
    folder=$1
    shift
    cmake -S "$folder" -B "$folder/build" -G Ninja "$@" && cmake --build "$folder/build" --parallel 1 &&
      ctest --test-dir "$folder/build" || exit 255
  ' usual_way "$scratch/usual/NUMBER" "$@"
}

prepare_usual_way() {
  rm -rf "$scratch/usual"
  for number in $(seq "$1"); do
    usual_project "$scratch/usual/$number"
    solution 'char (&board)[9][9]' '' > "$scratch/usual/$number/sudoku_naive.cpp"
  done
}

# our_way: all submissions, two at a time.
our_way() { "$build/bin/grade" "$scratch/in" --out "$scratch/out" --only sudoku_naive --jobs 2; }

# watch_memory PID: samples it until it ends; prints the most KiB of it alone, and of it with what it started.
watch_memory() {
  while ps -o stat= -p "$1" | grep -qv '^Z'; do  # it is a zombie until the shell looks
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

# row NAME COUNT MILLISECONDS PROCESSOR: a line of the table.
row() {
  awk -v name="$1" -v count="$2" -v time="$3" -v cpu="$4" -v ours="$ours" -v all="$submissions" 'BEGIN {
    split(ours, our)
    printf "%-38s %5d %9.1f %8.1f %16.2f %8.1f\n", name, count, count * 60000 / time, (time / count) / (our[1] / all),
           cpu / count / 1000, (cpu / count) / (our[2] / all)}'
}

mkdir "$scratch/in"
for number in $(seq "$submissions"); do
  mkdir "$scratch/in/$number"
  solution 'kata::Board& board' '' > "$scratch/in/$number/sudoku_naive.cpp"
done
ours=$(timed our_way)
awk -F, 'NR > 1 && $3 != $4 {exit 1}' "$scratch/out/grades.csv" || { cat "$scratch/out/grades.csv" >&2; exit 1; }
prepare_usual_way "$submissions"
installed=$(timed usual_way "$submissions")

printf 'Right solutions of sudoku_naive, two at a time; how many times as long as with grade\n\n'
printf '%-38s %5s %9s %8s %16s %8s\n' '' count 'a minute' times 'processor, s' times
# shellcheck disable=SC2086
{
  row 'grade --jobs 2' "$submissions" $ours
  row 'fresh project, GoogleTest installed' "$submissions" $installed
  if [ -d /usr/src/googletest ]; then
    prepare_usual_way 2
    row 'fresh project, GoogleTest built, too' 2 $(timed usual_way 2 -DBUILD_GTEST=ON)
  fi
}

"$build/bin/grade" "$scratch/in" --out "$scratch/memory" --only sudoku_naive --jobs 2 > "$scratch/log" 2>&1 &
memory=$(watch_memory $!)
printf '\nMost memory: grade alone %s MiB, with judges and students'"'"' programs %s MiB (compiler and linker apart)\n' \
  $((${memory% *} / 1024)) $((${memory#* } / 1024))
