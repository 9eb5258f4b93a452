#!/bin/sh
# copy_project.sh PROJECT FOLDER: a copy of the project as git knows it, whatever is built beside it, for a machine that grades.
set -eu
mkdir -p "$2"
{ git -C "$1" ls-files -z 2> /dev/null || (cd "$1" && find . -path './build*' -prune -o -type f -print0); } |
  tar -C "$1" --null -T - -c | tar -C "$2" -x
