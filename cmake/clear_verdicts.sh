#!/bin/sh
# clear_verdicts.sh FOLDER: makes room for the verdicts of this run of ctest, apart from those of others that go on now.
for run in "$1"/run-*; do
  if [ -d "$run" ] && ! kill -0 "${run##*-}" 2> /dev/null; then rm -rf "$run"; fi
done
rm -rf "$1/run-$PPID"
mkdir -p "$1/run-$PPID" || { printf 'Nothing can be written in %s: whose folder is it, and is the disk full?\n' "$1"; exit 1; }
