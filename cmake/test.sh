#!/bin/sh
# test.sh: sets this machine up and runs the tests of the project itself.
set -eu
folder=$(dirname "$0")
cd "$folder/.."

sh cmake/install_packages.sh build grade test style
command -v npm > /dev/null || sh cmake/install_packages.sh npm

# Style is told at once and counts in the end, so that it never decides whether tests run.
style=0
sh cmake/check_style.sh || style=$?

CXX=$(sh cmake/compiler.sh)
export CXX

# GCC: everything. The batch grader's own tests take long and have a label of their own: ctest -L grade.
cmake --preset selftest -G Ninja
cmake --build --preset selftest --parallel
ctest --preset selftest --parallel "$(nproc)"

# Clang: everything but most of the examples, so the fixture that builds those is left out.
cmake --preset selftest-clang -G Ninja
cmake --build --preset selftest-clang --parallel --target all sudoku_valid_programs sudoku_candidates_programs
ctest --preset selftest-clang -R '^selftest\.(kata|runs|explain_build|sudoku_valid|sudoku_candidates)$' -FS selftest.built

# The replay player, in a browser.
sh reference/replay/tests/run.sh

[ "$style" -eq 0 ] || printf 'All tests passed, but not the style check, which was the first.\n' >&2
exit "$style"
