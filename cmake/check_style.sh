#!/bin/sh
# check_style.sh: every C++ file is formatted as clang-format 14 does it (but those that are broken on purpose) and includes
# what it uses; every shell script parses. Another version formats otherwise, so without that one nothing is said on it.
set -eu
folder=$(dirname "$0")
cd "$folder/.."

wrong=0
git ls-files '*.sh' .ci/run | while read -r script; do sh -n "$script" || exit 1; done || wrong=1
sh cmake/check_includes.sh || wrong=1

format=clang-format-14
if ! command -v "$format" > /dev/null; then
  printf 'The format of the code is checked with clang-format 14, which is not here: skipped.\n'
else
  git ls-files '*.h' '*.cpp' | xargs -d '\n' grep -L '^// Does not compile' | xargs -d '\n' "$format" --dry-run -Werror ||
    wrong=1
fi
[ "$wrong" -eq 0 ] || { printf 'The style check found what stands above.\n' >&2; exit 1; }
