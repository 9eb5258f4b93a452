#!/bin/sh
# progress.sh CTEST BUILD_FOLDER EXERCISE...
#
# Checks every exercise and prints how far each one is.
ctest=$1
build=$2
shift 2

"$ctest" --test-dir "$build" -L '^public$' -Q
printf '\n%-22s %-18s %s\n' exercise state 'checks passed'
started=
open=
for exercise in "$@"; do
  read -r name state passed all < "$build/verdicts/$exercise.summary" || state=unknown
  case $state in
    started) [ "$passed" = "$all" ] && word=done || word=started; count="$passed of $all" ;;
    not-started) word='not started'; count="0 of $all" ;;
    does-not-compile) word='does not compile'; count=- ;;
    *) word='not checked'; count=- ;;
  esac
  printf '%-22s %-18s %s\n' "$exercise" "$word" "$count"
  case $word in
    done) ;;
    'not started') [ -n "$open" ] || open=$exercise ;;
    *) [ -n "$started" ] || started=$exercise ;;
  esac
done
next=${started:-$open}
if [ -n "$next" ]; then
  printf '\nNext: exercises/%s/README.md, then  ctest --test-dir build -L %s\n' "$next" "$next"
else
  printf '\nAll exercises are done.\n'
fi
