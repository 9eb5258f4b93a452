#!/bin/sh
# build_exercise.sh EXERCISE BUILD_FOLDER TARGET BUILD_COMMAND...
#
# Brings TARGET of an exercise up to date before it is checked; BUILD_COMMAND builds the target that it is given last.
# Where that fails, leaves what the compiler said as the exercise's verdict.
exercise=$1
verdicts=$2/verdicts
explain=$2/tools/explain_build
target=$3
shift 3

if output=$("$@" "$target" 2>&1); then exit 0; fi
"$@" explain_build > /dev/null 2>&1  # a first build may have stopped before it
mkdir -p "$verdicts"
{
  printf '%s: does not compile\n\n' "$exercise"
  printf '%s\n' "$output" | "$explain" "$exercise" || printf '%s\n' "$output"
} 2>/dev/null > "$verdicts/$exercise.txt"
printf '%s does-not-compile 0 0\n' "$exercise" > "$verdicts/$exercise.summary"
cat "$verdicts/$exercise.txt"
exit 1
