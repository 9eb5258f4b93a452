#!/bin/sh
# layers_test.sh PROJECT: who may include whom, and that no file of the frame names an exercise or its functions.
set -eu
cd "$1"
failed=0
fail() { printf '%s\n' "$1"; failed=1; }

# FOLDER MAY_INCLUDE...: of the project's own folders.
folders='system text kata articles problems search subject replay attempt runs inputs findings page judge by_hand race jail compile_ahead explain_build front_door grade'
layer() {
  folder=$1
  shift
  for other in $folders; do
    case " $* $(basename "$folder") " in *" $other "*) continue ;; esac
    found=$(find "$folder" -name tests -prune -o \( -name '*.h' -o -name '*.cpp' \) -exec grep -l "#include <$other/" {} +) || true
    [ -z "$found" ] || fail "$folder must not include <$other/…>, but these files do: $found"
  done
}
layer reference/system
layer reference/text
layer reference/kata
layer reference/articles kata
layer reference/problems text kata
layer reference/search kata problems
layer reference/subject kata
layer reference/replay text kata problems
layer graders/engine/jail system
layer graders/engine/attempt system text kata subject jail
layer graders/engine/runs text kata problems subject replay attempt
layer graders/engine/inputs kata problems search subject
layer graders/engine/findings text kata articles problems search subject runs attempt inputs
layer graders/engine/page
layer graders/engine/judge system text kata articles problems search subject replay attempt runs inputs findings page
layer graders/engine/by_hand system text kata articles problems search subject replay attempt runs inputs findings
layer graders/engine/race text kata articles problems replay attempt runs inputs findings by_hand
layer graders/engine/compile_ahead system kata
layer graders/engine/explain_build text attempt
layer graders/engine/grade system text kata attempt jail
layer graders/engine/front_door system text kata articles problems search replay inputs page

# The exercises, and the functions that their headers declare.
names=$(sed -n 's/^add_exercise(\([a-z_]*\) .*/\1/p' CMakeLists.txt)
[ -n "$names" ] || fail 'CMakeLists.txt declares no exercise'
functions=$(for name in $names; do
  sed -n 's/^[a-z][a-zA-Z:<> ]* \**\([a-z_]*\)(.*/\1/p' "exercises/$name/$name.h"
done)
[ -n "$functions" ] || fail 'no header of an exercise declares a function'
for word in $names $functions; do
  # In quotation marks: a word that is the name of something of our own besides is no mention of an exercise.
  found=$(grep -rlE "\"$word\"" reference/problems graders/engine/attempt graders/engine/runs graders/engine/findings graders/engine/judge \
    --include='*.h' --include='*.cpp' --exclude-dir=tests) || true
  for file in $found; do
    grep -vE '^ *///|^ *//|///<' "$file" | grep -qE "\"$word\"" && fail "$file names $word, which only that exercise's own folder may do"
  done
done
exit $failed
