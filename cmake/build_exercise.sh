#!/bin/sh
# build_exercise.sh CMAKE BUILD_FOLDER EXERCISE
#
# Brings one exercise up to date before it is checked. Where that fails, leaves what the compiler said
# as the exercise's verdict.
cmake=$1
build=$2
exercise=$3

if output=$("$cmake" --build "$build" --target "$exercise" 2>&1); then
  exit 0
fi
mkdir -p "$build/verdicts"
{
  printf '%s: does not compile\n\n' "$exercise"
  printf '%s\n' "$output" | "$build/tools/explain_build" "$exercise" 2>/dev/null || printf '%s\n' "$output"
} > "$build/verdicts/$exercise.txt"
printf '%s does-not-compile 0 0\n' "$exercise" > "$build/verdicts/$exercise.summary"
cat "$build/verdicts/$exercise.txt"
exit 1
