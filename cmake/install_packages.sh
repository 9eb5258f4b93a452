#!/bin/sh
# install_packages.sh GROUP...: installs the packages of packages.txt that are missing (Debian, Ubuntu). One whose name
# ends there in ? is left out where the system does not offer it.
set -eu
folder=$(dirname "$0")

missing=
optional=
for group in "$@"; do
  for package in $(sed -n "s/^$group: //p" "$folder/packages.txt"); do
    name=${package%\?}
    if dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed'; then continue; fi
    if [ "$name" = "$package" ]; then missing="$missing $name"; else optional="$optional $name"; fi
  done
done
[ -n "$missing$optional" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo > /dev/null; then
    [ -n "$missing" ] || exit 0
    printf 'Not root and no sudo: ask an administrator to install:%s\n' "$missing" >&2
    exit 1
  fi
  as_root=sudo
fi
[ -z "$missing" ] || $as_root apt-get update -qq
for package in $optional; do
  if apt-cache show "$package" > /dev/null 2>&1; then missing="$missing $package"; fi
done
[ -n "$missing" ] || exit 0
printf 'Installing:%s\n' "$missing"
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $missing > /dev/null
