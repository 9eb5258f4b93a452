#!/bin/sh
# compile_ahead_test.sh COMPILE_AHEAD COMPILER
#
# Students' files of every kind, compiled as usual and with their includes compiled ahead: what the compiler says, how it ends
# and what the object depends on are the same.
set -eu
compile_ahead=$1
compiler=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
mkdir -p "$scratch/a student's folder/exercise"
cd "$scratch/a student's folder"
here=$PWD

fail() { printf '%s: %s\n' "$case" "$1" >&2; exit 1; }

# The compiler, which notes how it is called.
cat > compiler <<END
#!/bin/sh
printf '%s\n' "\$*" >> "$here/calls"
exec $compiler "\$@"
END
chmod +x compiler
cat > exercise/exercise.h <<'END'
#pragma once
#include <cstddef>
struct Board { char square[9]; };
bool solve(Board& board);
END
printf 'inline int help() { return 1; }\n' > exercise/helper.h

mkdir other
printf '#warning this is old\n' > other/speaks.h

# Each case has a folder of its own: somebody may still be at work in the one before.
folders=0
new_folder() { folders=$((folders + 1)); made="$here/made_$folders"; }

flags="-std=c++20 -g1 -Wall -Wextra -Werror=return-type"
compile() { "$@" $flags -I "$here/exercise" -I "$here/other" -MD -MT object.o -MF object.d -o object.o -c "$here/exercise/exercise.cpp"; }

sources() { tr -d '\\' < object.d | tr -s ' ' '\n' | sort -u; }

# as_usual: compiles exercise.cpp without help, and keeps what there is to see.
as_usual() {
  rm -f object.d
  if compile ./compiler > usual.txt 2>&1; then usual=0; else usual=$?; fi
  if [ -e object.d ]; then sources > usual.d; fi
}

# ahead: compiles exercise.cpp with compile_ahead; nobody sees a difference.
ahead() {
  : > calls
  rm -f object.d
  if compile "$compile_ahead" "$made" exercise ./compiler > ahead.txt 2>&1; then code=0; else code=$?; fi
  [ "$code" = "$usual" ] || { cat ahead.txt; fail "it ends with $code, as usual with $usual"; }
  cmp -s usual.txt ahead.txt || { diff usual.txt ahead.txt; fail 'the compiler says something else'; }
  if [ "$code" = 0 ]; then
    sources > ahead.d
    cmp -s usual.d ahead.d || { diff usual.d ahead.d; fail 'the object depends on other files'; }
  fi
}

was_helped() { [ "$(grep -c -e ' -include ' calls)" = 1 ] && [ "$(grep -v -c c++-header calls)" = 1 ]; }

# Waits until somebody has made exactly this block.
wait_for() {
  printf '%s' "$1" > wanted
  tries=0
  while [ $tries -lt 1200 ]; do
    for folder in "$made"/exercise-*; do
      if [ -e "$folder/headers" ] && cmp -s wanted "$folder/block.h"; then return; fi
    done
    sleep 0.05
    tries=$((tries + 1))
  done
  fail "nobody makes this block: $1"
}

# helps CASE BLOCK TEXT: a file whose BLOCK is compiled ahead.
helps() {
  case=$1
  new_folder
  printf '%b' "$3" > exercise/exercise.cpp
  as_usual
  ahead
  wait_for "$(printf "%b" "$2")
"
  ahead
  was_helped || { cat calls; fail 'it is not helped'; }
}

# unhelped CASE TEXT: a file for which nothing is made.
unhelped() {
  case=$1
  new_folder
  printf '%b' "$2" > exercise/exercise.cpp
  as_usual
  ahead
  [ "$(wc -l < calls)" = 1 ] || { cat calls; fail 'the compiler is called more than once'; }
  [ ! -e "$made" ] || fail 'something is made'
}

own='#include "exercise.h"'
two="$own\\n#include <utility>\\n#include <array>"
solve='bool solve(Board&) { std::array<int, 2> two{}; return two[0] == 0; }\n'

helps 'own header first' "$two" "$two\n$solve"
helps 'own header last' "#include <array>\n$own" "#include <array>\n\n$own\n$solve"
helps 'twice the same' "#include <array>\n#include <array>\n$own" "#include <array>\n#include <array>\n$own\n$solve"
helps 'byte order mark, carriage returns, comments' "$two" \
  "\357\273\277// mine\r\n#include \"exercise.h\" // its\r\n/* two\r\nlines */  #  include <utility>\r\n\r\n#include<array> /**/ \r\n$solve"
helps 'a macro behind' '#include <cassert>\n#include "exercise.h"' \
  "#include <cassert>\n$own\n#define NDEBUG\n#include <cassert>\nbool solve(Board&) { assert(!\"off\"); return true; }\n"
helps 'a helper of the own behind' "$two" "$two\n#include \"helper.h\"\nbool solve(Board&) { return help() == 1; }\n"
helps 'a helper in angle brackets' "$two" "$two\n#include <helper.h>\nbool solve(Board&) { return help() == 1; }\n"
helps 'warnings' "$two" "$two\nbool solve(Board&) {\n  int unused = 3;\n  return true;\n}\n"
helps 'names that count' "$two" \
  "$two\nstatic_assert(__LINE__ == 4 && __COUNTER__ == 0 && __INCLUDE_LEVEL__ == 0);\nstatic_assert(__FILE__[sizeof __FILE__ - 5] == '.');\n$solve"
helps 'a line number of the own' "$two" "$two\n#line 77 \"other.cpp\"\nbool solve(Board&) { int unused; return true; }\n"
helps 'a warning of the own' "$two" "$two\n#warning not yet\n$solve"

case='who deletes an include'
printf '%b' "$own\n#include <utility>\n$solve" > exercise/exercise.cpp
as_usual
[ "$usual" != 0 ] || fail 'the compiler does not miss <array>'
ahead
if grep -q -e '-include' calls; then fail 'it is helped by headers that it does not include'; fi

case='who adds an include behind'
printf '%b' "$two\n#include <tuple>\n$solve" > exercise/exercise.cpp
helps 'adds one' "$two" "$two\n$solve"
printf '%b' "$two\n#include <tuple>\n$solve" > exercise/exercise.cpp
as_usual
ahead
grep -q -e ' -include ' calls || fail 'the lines before it do not help'
wait_for "$(printf '%b' "$two")
#include <tuple>
"
ahead
was_helped || fail 'it is not helped afterwards'
[ "$(find "$made" -name block.h | wc -l)" = 1 ] || fail 'the old block is kept'

case='an error'
printf '%b' "$two\n#include <tuple>\nbool solve(Board&) { return std::get<7>(std::array<int, 2>{}); }\n" > exercise/exercise.cpp
as_usual
[ "$usual" != 0 ] || fail 'the compiler sees no error'
ahead
printf '%b' "$two\n#include <tuple>\nbool solve(Board&) { }\n" > exercise/exercise.cpp
as_usual
[ "$usual" != 0 ] || fail 'the compiler misses no return'
ahead

case='a changed header'
helps "$case" "$two" "$two\n$solve"
printf '// another version\n' >> exercise/exercise.h
as_usual
ahead
if grep -q -e ' -include ' calls; then fail 'it is helped by a header that has changed'; fi
tries=0
until ahead && was_helped; do
  [ $tries -lt 200 ] || fail 'it is not helped afterwards'
  tries=$((tries + 1))
  sleep 0.05
done

case='changed options'
flags="$flags -DOTHER"
as_usual
ahead
if grep -q -e ' -include ' calls; then fail 'it is helped by what was compiled with other options'; fi

case='a launcher of the own'
new_folder
tries=0
until compile "$compile_ahead" "$made" exercise env OTHER=1 ./compiler && was_helped; do
  [ $tries -lt 200 ] || fail 'it is not helped'
  : > calls
  tries=$((tries + 1))
  sleep 0.05
done

case='ten at once'
new_folder
: > calls
for _ in 1 2 3 4 5 6 7 8 9 10; do "$compile_ahead" "$made" exercise ./compiler $flags -I "$here/exercise" -I "$here/other" -c "$here/exercise/exercise.cpp" -o ten.o & done
wait
wait_for "$(printf '%b' "$two")
"
[ "$(grep -c c++-header calls)" = 1 ] || fail 'the block is made more than once'

case='many exercises'
printf '%b' "#include <array>\n$own\n$solve" > exercise/exercise.cpp
for number in 1 2 3 4 5 6; do
  tries=0
  until compile "$compile_ahead" "$made" "exercise_$number" ./compiler && ls "$made/exercise_$number"-*/headers > found 2>&1; do
    [ $tries -lt 100 ] || fail "nobody makes the block of exercise $number"
    tries=$((tries + 1))
    sleep 0.05
  done
done
flock "$made/lock" true
[ "$(find "$made" -name headers | wc -l)" = 4 ] || fail 'more are kept than are used'

case='a header that says something'
new_folder
printf '#include <speaks.h>\n#include <array>\n' > exercise/exercise.cpp
as_usual
ahead
wait_for "$(cat exercise/exercise.cpp)
"
ahead
if grep -q -e ' -include ' calls; then fail 'it is helped, and silent'; fi

unhelped 'nothing included' 'int answer = 42;\n'
unhelped 'own header only' "$own\nbool solve(Board&) { return true; }\n"
unhelped 'empty' ''
unhelped 'a comment without end' "/* $two\n$solve"
unhelped 'a macro first' "#define A 1\n$two\n$solve"
unhelped 'a pragma first' "#pragma once\n$two\n$solve"
unhelped 'a condition first' "#if 1\n$two\n#endif\n$solve"
unhelped 'a comment that goes on' "// one \\\\\n$two\n"
unhelped 'a helper of the own first' "#include \"helper.h\"\n$two\n$solve"
unhelped 'a broken name' "#include <arrayy>\n$own\n$solve"
unhelped 'a broken helper' "$own\n#include \"other.h\"\n#include <array>\n$solve"
unhelped 'a name from a macro' "#include NAME\n$two\n$solve"
printf 'nobody sees what was compiled ahead\n'
