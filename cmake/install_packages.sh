#!/bin/sh
# install_packages.sh GROUP...: installs the packages of packages.txt that are missing (Debian, Ubuntu).
set -eu
folder=$(dirname "$0")

missing=
for group in "$@"; do
  for package in $(sed -n "s/^$group: //p" "$folder/packages.txt"); do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
  done
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo > /dev/null || { printf 'Not root and no sudo: ask an administrator to install:%s\n' "$missing" >&2; exit 1; }
  as_root=sudo
fi
printf 'Installing:%s\n' "$missing"
$as_root apt-get update -qq
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $missing > /dev/null
