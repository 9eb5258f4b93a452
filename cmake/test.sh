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

# Clang: everything builds without a warning, and the unit tests pass.
cmake --preset selftest-clang -G Ninja
cmake --build --preset selftest-clang --parallel
build-selftest-clang/bin/kata_tests --gtest_brief=1
build-selftest-clang/bin/judge_tests --gtest_brief=1

# The replay player, in a browser.
sh reference/replay/tests/run.sh
