#!/bin/sh
# schema_test.sh GRADE PYTHON PROJECT: grades one submission of each kind and holds the reports against the schema.
set -eu
grade=$1
python=$2
project=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

mkdir -p "$folder/in/right" "$folder/in/broken" "$folder/in/empty" "$folder/in/none"
cp "$project"/solutions/sudoku_naive/sudoku_naive.cpp "$folder/in/right"
echo 'int broken' > "$folder/in/broken/sudoku_naive.cpp"
: > "$folder/in/empty/sudoku_naive.cpp"
echo 'no archive' > "$folder/in/damaged.zip"
"$grade" "$folder/in" --out "$folder/out" --only 'sudoku_(naive|mrv)'

"$python" - "$project/graders/engine/grade/report.schema.json" "$folder"/out/*/report.json <<'PYTHON'
import copy, json, sys
import jsonschema
schema = json.load(open(sys.argv[1]))
jsonschema.Draft7Validator.check_schema(schema)
for name in sys.argv[2:]:
    report = json.load(open(name))
    jsonschema.validate(report, schema)
    for spoil in ({"score": None}, {"score": 1.5}, {"status": "infrastructure"}, {"extra": 1}):
        wrong = {**copy.deepcopy(report), **spoil}
        assert list(jsonschema.Draft7Validator(schema).iter_errors(wrong)), (name, spoil)
print(len(sys.argv) - 2, "reports are as the schema says")
PYTHON
