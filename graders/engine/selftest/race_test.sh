#!/bin/sh
# race_test.sh RACE
#
# The races print the articles' figures. Where an exercise is not started its solution runs, so they do
# on an untouched tree as well.
race=$1

# expect WORDS ARGUMENTS...: the race prints a line with these words, whatever stands between them.
expect() {
  words=$1
  shift
  printed=$("$race" "$@")
  printf '%s\n' "$printed" | tr -s ' ' | grep -q -e "$words" && return
  printf 'race %s does not print "%s":\n%s\n' "$*" "$words" "$printed" >&2
  exit 1
}

# refuse ARGUMENTS...: the race says that it cannot use them.
refuse() {
  "$race" "$@" > /dev/null 2>&1
  [ $? -eq 2 ] || { printf 'race %s is not refused\n' "$*" >&2; exit 1; }
}

cheese=.2..5.7..4..1....68....3...2....8..3.4..2.5.....6...1...2.9.....9......57.4...9..

expect '^placements 4,208 51$' sudoku
expect '^undone 4,157 0$' sudoku
expect '^dead ends 1,246 0$' sudoku
expect '^squares read [0-9,]* [0-9,]*$' sudoku
expect 'needed 82 times fewer placements' sudoku
expect '^placements 227 5,179$' sudoku "$cheese"
expect 'not a law' sudoku "$cheese"
expect "$cheese" --help
expect '^dead ends 42 23$' queens
expect '^dead ends 72,079 33$' queens 20
expect '^result none found none found$' queens 3
expect '^result found found$' words
expect '^result none found none found$' words AB A

page=$(mktemp)
trap 'rm -f "$page"' EXIT
expect '^The page is written: ' sudoku --replay "$page"
grep -q 'first empty square (' "$page" && grep -q 'fewest choices first (' "$page" ||
  { printf 'the page of a race does not show both sides\n' >&2; exit 1; }

refuse
refuse sudoku 123
refuse queens 0
refuse words AB A BC
printf 'the races print the figures of the articles\n'
