#!/bin/sh
# check.sh [LABEL]: sets this machine up and checks your stubs, all of them or those with LABEL.
set -eu
folder=$(dirname "$0")
cd "$folder/.."

if command -v dpkg-query > /dev/null; then sh cmake/install_packages.sh build; fi
generator=
if [ ! -e build/CMakeCache.txt ] && command -v ninja > /dev/null; then generator=-GNinja; fi
CXX=$(sh cmake/compiler.sh) cmake -S . -B build $generator > /dev/null
cmake --build build --target kata_program > build/kata_program.log 2>&1 || cat build/kata_program.log  # build/bin/kata
exec ctest --test-dir build -L "${1:-^public$}" --no-tests=error
