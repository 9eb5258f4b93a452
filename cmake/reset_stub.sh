#!/bin/sh
# reset_stub.sh STUB FILE
#
# Puts the untouched stub in FILE's place. What FILE held is kept beside it.
set -e
stub=$1
file=$2

if [ -e "$file" ] && ! cmp -s "$stub" "$file"; then
  number=1
  while [ -e "$file.saved-$number" ]; do number=$((number + 1)); done
  mv "$file" "$file.saved-$number"
  printf 'Your file is kept as %s\n' "$file.saved-$number"
fi
cp "$stub" "$file"
printf 'The untouched stub is back: %s\n' "$file"
