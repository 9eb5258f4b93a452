#!/bin/sh
# gradescope_test.sh ZIP PROJECT PYTHON SCRATCH [BUILD]
#
# Does with the zip what Gradescope does, in a folder of its own: unpacks it, sets up, grades a submission and reads what it
# left. With BUILD, a build folder of the project, that takes the place of setting up, which is most of the time.
set -eu
zip=$1
project=$2
python=$3
root="$4/auto grader"
build=${5:-}
KATA_AUTOGRADER=$root
export KATA_AUTOGRADER

fail() { printf 'gradescope: %s\n' "$1" >&2; exit 1; }

rm -rf "$4"
mkdir -p "$root/source" "$root/submission" "$root/results"
(cd "$root/source" && cmake -E tar xf "$zip")
[ -x "$root/source/setup.sh" ] && [ -x "$root/source/run_autograder" ] || fail 'setup.sh and run_autograder are not at the root of the zip'
cp "$root/source/run_autograder" "$root"
cd "$root"
if [ -n "$build" ]; then ln -s "$build" source/kata/build; else bash source/setup.sh > setup.log 2>&1 || { cat setup.log; fail 'setup.sh fails'; }; fi

# expect SCORE: grades what is handed in and looks for the score.
expect() {
  ./run_autograder > run.log 2>&1 || { cat run.log; fail 'run_autograder fails'; }
  "$python" - "$project/graders/engine/grade/tests/schemas/gradescope.schema.json" results/results.json "$1" <<'PYTHON'
import json, sys
import jsonschema
schema, results = (json.load(open(name)) for name in sys.argv[1:3])
jsonschema.Draft7Validator(schema).validate(results)
points = sum(test["max_score"] for test in results["tests"])
expected = {"all": points, "none": 0}[sys.argv[3]]
assert points > 0 and results["score"] == expected, (results["score"], expected)
assert {tag for test in results["tests"] for tag in test["tags"]} == {"sudoku_naive"}, "the option --only of the zip"
PYTHON
}

expect none
cp "$project/solutions/sudoku_naive/sudoku_naive.cpp" submission/
expect all
echo 'int broken' > submission/sudoku_naive.cpp
expect none

# A failure of ours leaves no results, also not those of before.
if [ -n "$build" ]; then
  rm source/kata/build
  if ./run_autograder > run.log 2>&1; then fail 'run_autograder is content without a grader'; fi
  [ ! -e results/results.json ] || fail 'a failure of ours reads as a result'
fi
printf 'the zip sets up, grades and leaves what Gradescope reads\n'
