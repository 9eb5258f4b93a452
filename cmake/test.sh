#!/bin/sh
# test.sh: sets this machine up and runs the tests of the project itself.
set -eu
folder=$(dirname "$0")
cd "$folder/.."

sh cmake/install_packages.sh build grade test
sh cmake/check_style.sh
for preset in selftest selftest-clang; do
  cmake --preset "$preset" -G Ninja
  cmake --build --preset "$preset" --parallel
  ctest --preset "$preset" --parallel "$(nproc)"
done
