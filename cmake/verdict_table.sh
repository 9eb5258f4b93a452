#!/bin/sh
# verdict_table.sh FOLDER VERDICT...
#
# Prints how far each exercise is whose verdict lies in the folder, and which one comes next.
folder=$1
shift

printf '  %-34s %-18s %s\n' exercise state 'checks passed'
started=
open=
all_done=yes
for verdict in "$@"; do
  state=unknown
  [ ! -e "$folder/$verdict.summary" ] || read -r _ state passed all < "$folder/$verdict.summary"
  case $state in
    started) [ "$passed" = "$all" ] && word=done || word=started; count="$passed of $all" ;;
    not-started) word='not started'; [ "$all" -gt 0 ] && count="0 of $all" || count=- ;;
    does-not-compile) word='does not compile'; count=- ;;
    could-not-build) word='could not build'; count=- ;;
    *) word='not checked'; count=- ;;
  esac
  exercise=${verdict%_hidden}
  [ "$exercise" = "$verdict" ] && name=$exercise || name="$exercise, hidden checks"
  printf '  %-34s %-18s %s\n' "$name" "$word" "$count"
  case $word in
    done) ;;
    'not started') open=${open:-$exercise}; all_done= ;;
    *) started=${started:-$exercise}; all_done= ;;
  esac
done
next=${started:-$open}
if [ -n "$all_done" ]; then
  printf '\n  All of these are done.\n'
elif [ -n "$next" ]; then
  printf '\n  Next: exercises/%s/README.md, then  ctest --test-dir build -L %s\n' "$next" "$next"
fi
