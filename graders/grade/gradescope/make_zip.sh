#!/bin/sh
# make_zip.sh PROJECT CMAKE ZIP [OPTION]...: makes the zip to upload to Gradescope. At its root are setup.sh and
# run_autograder; the project is in kata/. The options are what `grade` is to be called with, such as --only sudoku.
set -eu
project=$1
cmake=$2
zip=$3
shift 3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM

files() {  # what git knows, whatever is built or edited beside it; everything where this is no repository
  git -C "$project" ls-files -z 2> /dev/null || (cd "$project" && find . -path './build*' -prune -o -type f -print0)
}
mkdir "$folder/kata"
files | tar -C "$project" --null -T - -c | tar -C "$folder/kata" -x

own=$folder/kata/graders/grade/gradescope
for option in "$@"; do printf '%s\n' "$option"; done > "$own/options"
cp "$own/setup.sh" "$own/run_autograder" "$folder"
chmod +x "$folder/setup.sh" "$folder/run_autograder"
cd "$folder"
"$cmake" -E tar cf "$zip" --format=zip setup.sh run_autograder kata
printf 'To upload to Gradescope: %s\n' "$zip"
