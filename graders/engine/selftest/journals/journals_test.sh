#!/bin/sh
# journals_test.sh JUDGES WRITER SECRET SEEDS: every judge in a folder, on journals written at random: it comes to an end by
# itself, and none of them passes.
set -eu
judges=$1
writer=$2
secret=$3
seeds=$4
out=$(mktemp)
trap 'rm -f "$out"' EXIT INT TERM

for judge in "$judges"/*_judge; do
  for seed in $(seq "$seeds"); do
    for options in "" "--hidden"; do
      code=0
      KATA_SEED=$seed "$judge" --subject="$writer" --secret="$secret" --patience=5 $options > "$out" 2>&1 || code=$?
      [ "$code" = 1 ] && continue
      printf '%s %s: code %s on journals of seed %s\n' "${judge##*/}" "$options" "$code" "$seed" >&2
      cat "$out" >&2
      exit 1
    done
  done
done
