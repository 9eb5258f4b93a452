#!/bin/sh
# make_zip.sh PROJECT CMAKE ZIP [OPTION]...: makes the zip to upload to Gradescope. At its root are setup.sh and
# run_autograder; the project is in kata/. The options are what `grade` is to be called with, such as --only=sudoku.
set -eu
project=$1
cmake=$2
zip=$3
shift 3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM

sh "$project/graders/engine/grade/copy_project.sh" "$project" "$folder/kata"
[ ! -e "$project/course_secret" ] || cp "$project/course_secret" "$folder/kata"
own=$folder/kata/graders/engine/grade/gradescope
for option in "$@"; do printf '%s\n' "$option"; done > "$own/options"
cp "$own/setup.sh" "$own/run_autograder" "$folder"
chmod +x "$folder/setup.sh" "$folder/run_autograder"
cd "$folder"
"$cmake" -E tar cf "$zip" --format=zip setup.sh run_autograder kata
printf 'To upload to Gradescope: %s\n' "$zip"
