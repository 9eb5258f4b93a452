#!/bin/sh
# test.sh: sets this machine up and runs the tests of the project itself.
set -eu
folder=$(dirname "$0")
cd "$folder/.."

sh cmake/install_packages.sh build grade test
command -v npm > /dev/null || sh cmake/install_packages.sh player
sh cmake/check_style.sh

# GCC: everything. The batch grader's own tests take long and have a label of their own: ctest -L grade.
cmake --preset selftest -G Ninja
cmake --build --preset selftest --parallel
ctest --preset selftest --parallel "$(nproc)"

# Clang: everything but most of the examples, so the fixture that builds those is left out.
cmake --preset selftest-clang -G Ninja
cmake --build --preset selftest-clang --parallel --target all sudoku_valid_programs sudoku_candidates_programs
ctest --preset selftest-clang -R '^selftest\.(kata|judge|explain_build|sudoku_valid|sudoku_candidates)$' -FS selftest.built

# The replay player, in a browser.
sh reference/replay/tests/run.sh
