#!/bin/sh
# compare.sh HERE FRESH DRAW...: whether the README's pictures are those that DRAW makes now, into the folder FRESH.
here=$1
fresh=$2
shift 2
rm -rf "$fresh"
"$@" "$fresh" || exit 1
diff -rq "$here" "$fresh" && exit 0
printf 'These pictures of the README have grown old. New ones: cmake --build build-selftest --target readme_pictures\n'
exit 1
