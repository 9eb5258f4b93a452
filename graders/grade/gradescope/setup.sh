#!/usr/bin/env bash
# setup.sh: Gradescope runs it once, as root, when it builds the image from the zip that `gradescope` makes.
# KATA_AUTOGRADER: where the zip is unpacked, in its folder source (/autograder).
set -eu
cd "${KATA_AUTOGRADER:-/autograder}/source/kata"

if command -v dpkg-query > /dev/null; then sh cmake/install_packages.sh build grade; fi
compiler=g++
if [ "$(g++ -dumpversion | cut -d. -f1)" -lt 12 ]; then  # Ubuntu 22.04
  apt-get install -qq --no-install-recommends g++-12 > /dev/null
  compiler=g++-12
fi
cmake -S . -B build -G Ninja -DCMAKE_CXX_COMPILER="$compiler"
cmake --build build --target grade --parallel 2
printf 'How well submissions are locked in here: '
build/bin/kata_jail probe
