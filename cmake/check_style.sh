#!/bin/sh
# check_style.sh: every C++ file is formatted (but those that are broken on purpose); every shell script parses.
set -eu
cd "$(dirname "$0")/.."
git ls-files '*.h' '*.cpp' | xargs -d '\n' grep -L '^// Does not compile' | xargs -d '\n' clang-format --dry-run -Werror
git ls-files '*.sh' .ci/run | while read -r script; do sh -n "$script"; done
