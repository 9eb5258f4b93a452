#!/bin/sh
# long.sh [SEEDS]: builds all judges with sanitizers, beside the usual build, and runs each on journals of so many seeds.
set -eu
cd "$(dirname "$0")/../../../.."
build=build-journals
cmake -S . -B "$build" -G Ninja -DKATA_SELFTEST=ON -DCMAKE_BUILD_TYPE=Debug \
  -DCMAKE_CXX_FLAGS='-fsanitize=address,undefined -fno-sanitize-recover=all -D_GLIBCXX_ASSERTIONS' > /dev/null
judges=$(cd graders && for exercise in */*_exercise.cpp; do printf '%s_judge ' "${exercise%%/*}"; done)
# shellcheck disable=SC2086
cmake --build "$build" --parallel "$(nproc)" --target journal_writer $judges
sh graders/engine/selftest/journals/journals_test.sh "$build/judges" "$build/tools/journal_writer" \
  graders/engine/grade/known_secret "${1:-20}"
