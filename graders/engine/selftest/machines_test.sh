#!/bin/sh
# machines_test.sh SOURCE CMAKE CTEST BUILD_FOLDER JUDGE SUBJECT SCRATCH
#
# Where a build or a check cannot run, one sentence says why and what to do, with code 3; "does not compile" is said only of
# what a compiler says of the student's own file. The build is a script here that prints what compilers and build tools do.
set -eu
source=$1
cmake=$2
ctest=$3
build=$4
judge=$5
subject=$6
scratch=$7

fail() { printf 'machines: %s\n' "$1" >&2; [ ! -e "$scratch/out" ] || cat "$scratch/out" >&2; exit 1; }
says() { grep -qF "$1" "$scratch/out" || fail "nothing is said of: $1"; }
says_not() { if grep -qF "$1" "$scratch/out"; then fail "it says: $1"; fi; }

rm -rf "$scratch"
project="$scratch/Bäume & so/project"
mkdir -p "$project/exercises/e" "$project/graders" "$project/reference" "$project/build/tools" "$project/build/subjects"
cp -r "$source/cmake" "$source/CMakeLists.txt" "$project"
printf 'int f();\n' > "$project/exercises/e/e.cpp"
ln -s "$build/tools/explain_build" "$project/build/tools/explain_build"

# builds CODE PRINTED: a check of the exercise whose build ends so.
builds() {
  printf '#!/bin/sh\n[ "$1" != explain_build ] || exit 0\nprintf "%%s\\n" "$LC_ALL" > "%s/locale"\ncat << "END"\n%s\nEND\nexit %s\n' \
    "$scratch" "$2" "$1" > "$scratch/builder"
  code=0
  LC_ALL=de_DE.UTF-8 LANGUAGE=de sh "$project/cmake/build_exercise.sh" e "$project/build" e_built sh "$scratch/builder" \
    > "$scratch/out" 2>&1 || code=$?
}
ends_with() { [ "$code" -eq "$1" ] || fail "it ends with $code, not with $1"; }

builds 1 "$project/exercises/e/e.cpp:1:3: error: expected ';' before '}' token"
ends_with 1; says 'e: does not compile'; says 'exercises/e/e.cpp:1:3'
grep -q '^e does-not-compile ' "$project/build/verdicts/e.summary" || fail 'the progress table does not learn it'
[ "$(cat "$scratch/locale")" = C ] || fail 'the compiler is not asked for English'

builds 1 'CMake Error at CMakeLists.txt:7 (project): no'
ends_with 3; says_not 'does not compile'; says 'could not be built, and your file is not the cause'
builds 1 'cc1plus: out of memory allocating 65536 bytes'
ends_with 3; says_not 'does not compile'; says 'ulimit -v unlimited'
builds 0 ''
ends_with 0
[ ! -e "$project/build/verdicts/e.txt" ] || fail 'the verdict of an earlier build is still there'

# A second file beside it: graded is one, so it fails here as there. What the course includes is no such file.
printf '#include "e.h"\n  #  include "helper.h"\nint f();\n' > "$project/exercises/e/e.cpp"
builds 0 ''
ends_with 0
touch "$project/exercises/e/e.h" "$project/exercises/e/helper.h"
builds 0 ''
ends_with 1; says 'exercises/e/e.cpp:2:1: fatal error: helper.h'; says 'what you hand in is one'
rm "$project/exercises/e/helper.h"
printf 'int f();\n' > "$project/exercises/e/e.cpp"

# A file that takes the stub's place and is older than what was built: ninja and make look at dates only.
object="$project/build/CMakeFiles/e_subject.dir/exercises/e/e.cpp.o"
mkdir -p "$(dirname "$object")"
touch "$object" "$project/build/subjects/e"
printf 'int g();\n' > "$scratch/saved"
touch -d '2 hours ago' "$scratch/saved"
mv "$scratch/saved" "$project/exercises/e/e.cpp"
builds 0 ''
[ ! -e "$object" ] || fail 'an older file is not built'
touch "$object"
builds 0 ''
[ -e "$object" ] || fail 'the same file is built again'

rm "$project/exercises/e/e.cpp"
builds 0 ''
ends_with 3; says 'exercises/e/e.cpp is missing'
printf 'int f();\n' > "$project/exercises/e/e.cpp"

touch -d '+2 hours' "$project/CMakeLists.txt"
builds 0 ''
ends_with 3; says 'CMakeLists.txt is dated in the future'; says_not 'does not compile'
touch "$project/CMakeLists.txt"

# Two runs of ctest at once: each prints what it wrote.
verdicts="$project/build/verdicts"
for run in 1 2; do
  sh -c 'sh "$1/cmake/clear_verdicts.sh" "$2"; sleep 0.5; printf "verdict of run %s\n" "$3" > "$2/run-$$/e.txt"; sleep 0.5
         sh "$1/cmake/print_verdicts.sh" "$2" alone' sh "$project" "$verdicts" "$run" > "$scratch/out$run" &
done
wait
for run in 1 2; do
  [ "$(grep -c 'verdict of run' "$scratch/out$run")" = 1 ] || fail "run $run of two does not print one verdict"
  grep -q "verdict of run $run" "$scratch/out$run" || fail "run $run of two prints the other's verdict"
done
[ -z "$(find "$verdicts" -name 'run-*')" ] || fail 'folders of runs are left'

# Places and generators that CMake cannot use; a build folder whose setting-up failed, or that was moved.
refused() {
  if "$cmake" -S "$project" "$@" > "$scratch/out" 2>&1; then fail 'it is set up'; fi
}
refused -B "$scratch/C#"
says 'holds the character #'
if "$ctest" --test-dir "$scratch/C#" > "$scratch/out" 2>&1; then fail 'ctest calls a folder that is not set up a success'; fi
says 'This build folder is not set up'
refused -B "$scratch/many" -G 'Ninja Multi-Config'
says 'several configurations'
if "$ctest" --test-dir "$scratch/many" > "$scratch/out" 2>&1; then fail 'ctest calls a folder that is not set up a success'; fi

mkdir "$scratch/moved"
cp "$build"/CTest*.cmake "$scratch/moved"
if "$ctest" --test-dir "$scratch/moved" > "$scratch/out" 2>&1; then fail 'ctest checks in a folder that was moved'; fi
says 'was set up elsewhere'

# Too little address space for AddressSanitizer, where the judge itself is built without it.
if (ulimit -v 8388608 && "$judge" --list) > /dev/null 2>&1; then
  code=0
  (ulimit -v 8388608 && exec "$judge" "--subject=$subject") > "$scratch/out" 2>&1 || code=$?
  ends_with 3; says 'ulimit -v unlimited'; says_not 'abort'
fi
printf 'what cannot run is told in words, and is nobody'\''s mistake\n'
