#!/bin/sh
# build_exercise.sh CMAKE BUILD_FOLDER TARGET EXERCISE
#
# Brings TARGET of an exercise up to date before it is checked. Where that fails, leaves what the compiler
# said as the exercise's verdict.
cmake=$1
build=$2
target=$3
exercise=$4

if output=$("$cmake" --build "$build" --target "$target" --parallel "$(getconf _NPROCESSORS_ONLN)" 2>&1); then
  exit 0
fi
"$cmake" --build "$build" --target explain_build > /dev/null 2>&1  # a first build may have stopped before it
verdicts=$build/verdicts
mkdir -p "$verdicts"
{
  printf '%s: does not compile\n\n' "$exercise"
  printf '%s\n' "$output" | "$build/tools/explain_build" "$exercise" || printf '%s\n' "$output"
} 2>/dev/null > "$verdicts/$exercise.txt"
printf '%s does-not-compile 0 0\n' "$exercise" > "$verdicts/$exercise.summary"
cat "$verdicts/$exercise.txt"
exit 1
