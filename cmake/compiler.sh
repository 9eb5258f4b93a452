#!/bin/sh
# compiler.sh: prints which C++ compiler to build with: $CXX, else g++, or g++-12, which is installed for it, where g++ is
# older than that (Ubuntu 22.04).
set -eu
folder=$(dirname "$0")

compiler=${CXX:-}
if [ -z "$compiler" ] && command -v g++ > /dev/null && [ "$(g++ -dumpversion | cut -d. -f1)" -lt 12 ] &&
   command -v dpkg-query > /dev/null; then
  sh "$folder/install_packages.sh" g++-12 >&2
  compiler=g++-12
fi
printf '%s\n' "${compiler:-c++}"
