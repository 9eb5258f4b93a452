#!/bin/sh
# new_exercise.sh NAME ON STATE LIKE MODEL
#
# Makes every file and line that a new exercise needs, from those of an exercise on the same state:
#   sh cmake/new_exercise.sh coin_sums ON sequence LIKE permutations
# STATE is board, chessboard, path or sequence. The exercise builds at once. Its stub is calmly "not started", and its one check
# fails until you write the checks.
set -eu
cd "$(dirname "$0")/.."

fail() { printf '%s\n' "$1" >&2; exit 2; }
usage() { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" | sed '$d' >&2; exit 2; }

[ $# -eq 5 ] && [ "$2" = ON ] && [ "$4" = LIKE ] || usage
name=$1
state=$3
model=$5

printf '%s' "$name" | grep -qx '[a-z][a-z0-9_]*' ||
  fail "$name cannot be the name of an exercise: it is a function and a folder, so lower-case letters, digits and _ only, and a letter first."
line=$(grep "^add_exercise($model " CMakeLists.txt) || fail "There is no exercise $model to take as a model: CMakeLists.txt does not declare one."
case $line in *" ON $state "*) ;; *) fail "$model does not work on a $state: $line" ;; esac
for other in $(sed -n 's/^add_exercise(\([a-z0-9_]*\) .*/\1/p' CMakeLists.txt); do
  # Labels are regular expressions: ctest -L would run both.
  case $name in *"$other"*) fail "$name holds the name of the exercise $other: ctest -L $other would run both. Take another name." ;; esac
  case $other in *"$name"*) fail "The exercise $other holds the name $name: ctest -L $name would run both. Take another name." ;; esac
done
for folder in "exercises/$name" "graders/$name" "solutions/$name"; do
  [ ! -e "$folder" ] || fail "$folder is there already: nothing was changed."
done

case $state in
  board) problem=sudoku_problem argument='std::string(kata::articles::board)' include='#include <articles/boards.h>' input='board()' ;;
  chessboard) problem=queens_problem argument='"8"' include= input='rows()' ;;
  path) problem=word_problem argument='"AB\nCD", "ABD"' include= input='word_on_grid("ABD", "AB\nCD")' ;;
  sequence) problem=order_problem argument='"1 2 3"' include= input='numbers()' ;;
esac
# The first function of the model's header gets the exercise's name.
function=$(sed -n 's/^[a-z][a-zA-Z:<> ]* \**\([a-z_]*\)(.*/\1/p' "exercises/$model/$model.h" | head -n 1)
# All of them, as the exercise declares them.
separator=
functions=$(sed -n 's/^\([a-z][a-zA-Z:<> ]*[ >]\)\**\([a-z_]*\)(.*/\1=\2/p' "exercises/$model/$model.h" | while IFS='=' read -r type each; do
  case $type in
    *vector*) returns=', Returns::lists' ;;
    *string*) returns=', Returns::text' ;;
    int*) returns=', Returns::number' ;;
    *) returns= ;;
  esac
  printf '%s{"%s", %s%s}' "$separator" "$each" "$problem" "$returns"
  separator=', '
done)
renamed() { sed -e "s/\b$model\b/$name/g" -e "s/\b$function\b/$name/g" "$@"; }

mkdir -p "exercises/$name" "graders/$name/mistakes" "graders/$name/variants"
renamed "exercises/$model/$model.h" > "exercises/$name/$name.h"
renamed "graders/$model/${model}_stub.cpp" > "graders/$name/${name}_stub.cpp"
cp "graders/$name/${name}_stub.cpp" "exercises/$name/$name.cpp"
renamed "graders/$model/${model}_subject.cpp" > "graders/$name/${name}_subject.cpp"
renamed "graders/$model/${model}_benchmark.cpp" > "graders/$name/${name}_benchmark.cpp"
made="exercises/$name graders/$name"
if [ -d solutions ]; then
  mkdir -p "solutions/$name"
  cp "graders/$name/${name}_stub.cpp" "solutions/$name/$name.cpp"
  made="$made solutions/$name"
fi

cat > "graders/$name/${name}_exercise.cpp" << END
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>

namespace kata::judge {

// What is complete, what leads on and how it is called, is the problem's to say. Where $name asks
// something else than $model, write a problem of its own: a class made from one of
// reference/problems.
Declaration declaration() {
  return {.functions = {$(printf '%s' "$functions" | renamed)}};
}

}  // namespace kata::judge
END

cat > "graders/$name/${name}_by_hand.cpp" << END
#include <by_hand/program.h>

kata::by_hand::Program kata::by_hand::program() {
  return {.input = $input};
}
END

checks() {
  cat << END
${include:+$include
}#include <judge/check.h>

namespace {

using namespace kata::judge;

Complaint to_be_written(const Run&) {
  return "This check is to be written: $1.";
}

$2(1, "does what its page says") {
  // The arguments are read by ${name}_subject.cpp.
  EXPECT_RUN(run_of({"$name", {$argument}}), rule("does what its page says", to_be_written));
}

}  // namespace
END
}
checks "graders/$name/${name}_test.cpp" KATA_CHECK > "graders/$name/${name}_test.cpp"
checks "graders/$name/hidden_test.cpp" KATA_HIDDEN_CHECK > "graders/$name/hidden_test.cpp"

cat > "exercises/$name/README.md" << END
# $name: what it teaches, in a few words

What to do, with an example. Write \`$name\` in [$name.cpp]($name.cpp).

## Before you type

1. **What are my choices?**
2. **What makes a choice impossible?**
3. **Which decision next?**

## What you are given

The function, its parameters, and what writing on the state means. What is promised about the input, and what is asked of the result.

## Run it

    ctest --test-dir build -L $name     # builds what changed, checks it, says why it fails
    cmake --build build --target $name && build/bin/$name     # by hand; --help tells more

Start over with an untouched stub (your file is kept beside it): \`cmake --build build --target reset_$name\`

## What is counted

Choices, undos and dead ends: how many, on which input.

## Hints

<details><summary>I do not know how to begin</summary>

The first hint.
</details>

## Afterwards

What to try next.
END

if command -v clang-format-14 > /dev/null; then
  find "graders/$name" -name '*.cpp' -exec clang-format-14 -i {} +
fi

# A line in each list.
last_line() { grep -n "$1" "$2" | tail -n 1 | cut -d: -f1; }
insert_after() { awk -v at="$1" -v text="$2" '{ print } NR == at { print text }' "$3" > "$3.new" && cat "$3.new" > "$3" && rm "$3.new"; }
insert_after "$(last_line '^add_exercise(' CMakeLists.txt)" "add_exercise($name ON $state LABELS extra)" CMakeLists.txt
row=$(last_line '^| [0-9]* | \[' exercises/README.md)
number=$(sed -n "${row}s/^| \([0-9]*\) .*/\1/p" exercises/README.md)
insert_after "$row" "| $((number + 1)) | [$name]($name/README.md) | | extra | what it teaches |" exercises/README.md
grade=graders/engine/grade
if [ -d $grade ]; then
  row=$(last_line '^  "' $grade/weights.json)
  sed -i "${row}s/,*\$/,/" $grade/weights.json
  insert_after "$row" "  \"$name\": 1" $grade/weights.json
  renamed "$grade/tests/no_search/$model.cpp" > "$grade/tests/no_search/$name.cpp"
fi

cat << END
The exercise $name is there: $made, and a line in CMakeLists.txt and exercises/README.md. It builds, and is red. Fill in, in this order:

  exercises/$name/$name.h          what it promises; the stub, which stands twice, goes with it
  solutions/$name/$name.cpp        the reference solution
  graders/$name/${name}_exercise.cpp   the problem that a call asks; ${name}_subject.cpp reads its arguments
  graders/$name/${name}_test.cpp, hidden_test.cpp   the checks, in teaching order
  graders/$name/mistakes, variants   wrong and right programs, and what the wrong ones are to hear
  exercises/$name/README.md        the page; LABELS extra in CMakeLists.txt, if it belongs to a part

and see with sh cmake/test.sh, or at first: cmake --build build && ctest --test-dir build -L $name
END
