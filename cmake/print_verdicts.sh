#!/bin/sh
# print_verdicts.sh FOLDER [ALONE [EXERCISE...]]: prints what this run of ctest left: one verdict as it is; of several, a table,
# and then the one to look at, the first of the course that has failed checks. Prints nothing where ctest was asked to print
# what tests say (then it is on the screen already), or only to list the tests. With ALONE (there are no tests but checks) a
# run without a verdict ends in words and with an error: ctest itself calls it a success.
verdicts=$1
alone=${2:-}
[ $# -lt 2 ] && shift || shift 2
run=$verdicts/run-$PPID
trap 'rm -rf "$run"' EXIT
[ -z "$CTEST_OUTPUT_ON_FAILURE" ] || exit 0
if [ -r "/proc/$PPID/cmdline" ]; then
  case " $(tr '\0' ' ' < "/proc/$PPID/cmdline")" in
    *' --output-on-failure '* | *' -V '* | *' --verbose '* | *' -VV '* | *' --extra-verbose '* | *' -Q '* | *' --quiet '* | \
    *' -N '* | *' --show-only'*) exit 0 ;;
  esac
fi

# Colours where ctest writes to a terminal. Verdicts in files have none.
escape=
if [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
  case $(readlink "/proc/$PPID/fd/1" 2> /dev/null) in
    /dev/pts/* | /dev/tty*) escape=$(printf '\033') ;;
  esac
fi
in_colour() {
  if [ -z "$escape" ]; then cat; else
    sed -e "1s/.*/$escape[1m&$escape[0m/" -e "s/^  ok   /  $escape[32mok$escape[0m   /" -e "s/^  FAIL /  $escape[31mFAIL$escape[0m /"
  fi
}

# The names of this run's verdicts, in the order of the course.
names=
for exercise in "$@"; do
  for name in "$exercise" "${exercise}_hidden"; do
    [ ! -e "$run/$name.txt" ] || names="$names $name"
  done
done
for verdict in "$run"/*.txt; do
  [ -e "$verdict" ] || continue
  name=$(basename "$verdict" .txt)
  case "$names " in *" $name "*) ;; *) names="$names $name" ;; esac
done

# shellcheck disable=SC2086
set -- $names
if [ $# -eq 0 ]; then
  [ -n "$alone" ] || { printf '\n'; exit 0; }
  printf '\nNo check was run. Is the label spelt right? `ctest --test-dir build --print-labels` lists them all.\n'
  exit 1
fi
# state_of NAME: how far that is which the verdict is about.
state_of() {
  state= passed= all=
  [ ! -e "$verdicts/$1.summary" ] || read -r _ state passed all < "$verdicts/$1.summary"
  [ "$state" != started ] || [ "$passed" != "$all" ] || state=done
  printf '%s' "$state"
}

look_at=
for name in "$@"; do
  case $(state_of "$name") in
    done | not-started) ;;
    *) look_at=${look_at:-$name} ;;
  esac
done
printf '\n'
if [ $# -eq 1 ] || { [ $# -eq 2 ] && [ "$2" = "$1_hidden" ]; }; then
  look_at=${look_at:-$1}  # one exercise: of the other half of its checks, a line
  for name in "$@"; do
    [ "$name" = "$look_at" ] || [ "$(state_of "$name")" = not-started ] || head -n 1 "$run/$name.txt"
  done
else
  sh "$(dirname "$0")/verdict_table.sh" "$verdicts" "$@"
  [ -z "$look_at" ] || printf '\n'
fi
[ -z "$look_at" ] || in_colour < "$run/$look_at.txt"
printf '\n'
