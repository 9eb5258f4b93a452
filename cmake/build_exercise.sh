#!/bin/sh
# build_exercise.sh [--by-hand] EXERCISE BUILD_FOLDER TARGET BUILD_COMMAND...
#
# Brings TARGET of an exercise up to date before it is checked or run by hand; BUILD_COMMAND builds the target that it is given
# last. Where that fails, says why, and leaves it as the exercise's verdict, except by hand, which touches no verdict. Ends with 1 where compiler or linker spoke of the student's own
# file, with 3 where something else kept the build from running.
by_hand=
if [ "$1" = --by-hand ]; then by_hand=yes; shift; fi
exercise=$1
build=$2
target=$3
shift 3
project=$(cd "$(dirname "$0")/.." && pwd)
source=$project/exercises/$exercise/$exercise.cpp
verdicts=$build/verdicts
unset LANGUAGE
export LC_ALL=C  # what compilers say is read: in English, please

# leave STATE: makes the verdict of what it reads.
leave() {
  text=$(cat)
  printf '%s\n' "$text"
  [ -z "$by_hand" ] || return 0
  mkdir -p "$verdicts"
  for folder in "$verdicts" "$verdicts/run-$PPID"; do
    [ ! -d "$folder" ] || printf '%s\n' "$text" > "$folder/$exercise.txt"
  done
  printf '%s %s 0 0\n' "$exercise" "$1" > "$verdicts/$exercise.summary"
}

if [ ! -e "$source" ]; then
  printf '%s: exercises/%s/%s.cpp is missing. An untouched one is brought by\n  cmake --build "%s" --target reset_%s\n' \
    "$exercise" "$exercise" "$exercise" "$build" "$exercise" | leave could-not-build
  exit 3
fi
if ! (: > "$build/now") 2> /dev/null; then
  printf '%s: could not be built, since nothing can be written in %s. Whose folder is it, and is the disk full?\n' \
    "$exercise" "$build" | leave could-not-build
  exit 3
fi

# One build at a time in a build folder, however many runs of ctest there are. (macOS has no flock.)
if command -v flock > /dev/null; then
  exec 9> "$build/building"
  flock 9
fi
[ -n "$by_hand" ] || rm -f "$verdicts/$exercise.txt" "$verdicts/$exercise.summary" "$verdicts/$exercise.html"

# A build is never up to date with a file that is newer than anything made now.
ahead() {
  : > "$build/now"
  find "$project/CMakeLists.txt" "$project/cmake" "$project/graders" "$project/reference" -name node_modules -prune -o \
    \( -name CMakeLists.txt -o -name '*.cmake' -o -name '*.in' \) -newer "$build/now" -print 2> /dev/null | head -n 1
}
if [ -n "$(ahead)" ] && sleep 2 && file=$(ahead) && [ -n "$file" ]; then
  {
    printf '%s: could not be built, since %s is dated in the future.\n' "$exercise" "$file"
    printf "The clock of this machine and that of the file's disk differ. Set the clock (in WSL: sudo hwclock -s), then type\n"
    printf '  find "%s" -newer "%s" -exec touch {} +\n' "$project" "$build/now"
  } | leave could-not-build
  exit 3
fi

# Contents decide, not dates: a file that took this one's place may be older than what was built of the last.
seen=$build/seen/$exercise.cpp
if ! cmp -s "$source" "$seen"; then
  if [ -e "$seen" ] && [ -z "$(find "$source" -newer "$build/subjects/$exercise" 2> /dev/null)" ]; then
    find "$build/CMakeFiles" "$build/graders/engine/ladder" -path "*/exercises/$exercise/$exercise.cpp.o" -exec rm -f {} +
  fi
  mkdir -p "$build/seen"
  cp "$source" "$seen"
fi

# What is handed in is one file: others that lie beside it are missing where it is graded, so they are here, too.
second_file() {
  grep -nE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' "$source" | while IFS=: read -r line text; do
    name=${text#*\"}
    name=${name%%\"*}
    case $name in "$exercise.h" | ../*) continue ;; esac
    [ ! -e "$(dirname "$source")/$name" ] || printf '%s:%s:1: fatal error: %s: No such file or directory\n%s\n' \
      "$source" "$line" "$name" "$text"
  done | head -n 2
}
output=$(second_file)
if [ -z "$output" ] && output=$("$@" "$target" 2>&1 9>&-); then exit 0; fi
"$@" explain_build > /dev/null 2>&1 9>&-  # a first build may have stopped before it
if verdict=$(printf '%s\n' "$output" | "$build/tools/explain_build" "$exercise" 2> /dev/null); then
  printf '%s: does not compile\n\n%s\n' "$exercise" "$verdict" | leave does-not-compile
  exit 1
fi
printf '%s\n' "$output" > "$build/build.log"
{
  printf '%s: could not be built, and your file is not the cause.\n\n' "$exercise"
  printf '%s\n' "${verdict:-$(printf '%s\n' "$output" | cut -c 1-160 | tail -n 10)}"
  printf '\nAll that was printed: %s\n' "$build/build.log"
} | leave could-not-build
exit 3
