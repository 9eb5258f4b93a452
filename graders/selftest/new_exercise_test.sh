#!/bin/sh
# new_exercise_test.sh SOURCE CMAKE CTEST KIT
#
# Follows exercises/README.md, "Adding an exercise", in the kit that kit_test.sh has built: an exercise made from the files of
# another, and one line in CMakeLists.txt. Its stub must be told calmly, its solution must pass, its mistakes must fail.
set -eu
source=$1
cmake=$2
ctest=$3
kit=$4
model=sudoku_naive
name=reading_order

fail() { printf 'new exercise: %s\n' "$1" >&2; exit 1; }

cd "$kit"
rm -rf exercises/$name graders/$name solutions
for folder in exercises graders solutions; do
  mkdir -p "$folder"
  cp -r "$source/$folder/$model" "$folder/$name"
  for file in "$folder/$name"/*"$model"*; do
    mv "$file" "$(dirname "$file")/$(basename "$file" | sed "s/$model/$name/")"
  done
  find "$folder/$name" -type f -exec sed -i "s/$model/$name/g" {} +
done
grep -q "^add_exercise($name " CMakeLists.txt ||
  sed -i "s/^add_exercise($model .*/&\nadd_exercise($name ON board LABELS extra)/" CMakeLists.txt

"$cmake" -S . -B build > configure.log 2>&1 || { cat configure.log; fail 'it does not configure'; }
if "$ctest" --test-dir build -L "$name" > untouched.log 2>&1; then fail 'an untouched stub passes'; fi
grep -q "$name: not started" untouched.log || { cat untouched.log; fail 'an untouched stub is not told calmly'; }
cp "solutions/$name/$name.cpp" "exercises/$name/"
"$ctest" --test-dir build -L "$name" > solved.log 2>&1 || { cat solved.log; fail 'its solution fails'; }
cp "graders/$name/mistakes/never_undone.cpp" "exercises/$name/$name.cpp"
if "$ctest" --test-dir build -L "$name" > wrong.log 2>&1; then fail 'a wrong solution passes'; fi
grep -q "$name: [0-9]* of [0-9]* checks passed" wrong.log || { cat wrong.log; fail 'a wrong solution is not told why'; }
printf 'an exercise added as the page says works\n'
