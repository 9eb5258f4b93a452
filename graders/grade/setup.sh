#!/bin/sh
# setup.sh: sets this machine up for grading: packages (Debian, Ubuntu), and build/bin/grade.
set -eu
cd "$(dirname "$0")/../.."

if command -v dpkg-query > /dev/null; then sh cmake/install_packages.sh build grade; fi
compiler=${CXX:-g++}
if [ "$compiler" = g++ ] && [ "$(g++ -dumpversion | cut -d. -f1)" -lt 12 ]; then  # Ubuntu 22.04
  sh cmake/install_packages.sh g++-12
  compiler=g++-12
fi
[ -e build/CMakeCache.txt ] || cmake -S . -B build -G Ninja -DCMAKE_CXX_COMPILER="$compiler"
cmake --build build --target grade --parallel "$(nproc)"
printf 'How well submissions are locked in here: '
build/bin/kata_jail probe
