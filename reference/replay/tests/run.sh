#!/bin/sh
# Tests the replay player: its C++, its types, and its pages in Chromium. Installs what it needs.
#
#   run.sh [BUILD FOLDER]     Screenshots are kept in the build folder, under shots/.
set -eu

tests=$(cd "$(dirname "$0")" && pwd)
replay=$(dirname "$tests")
build=${1:-$replay/../../build/replay-tests}
mkdir -p "$build/pages"
build=$(cd "$build" && pwd)

CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v google-chrome || true)}
if [ -z "$CHROMIUM" ]; then
  sh "$replay/../../cmake/install_packages.sh" browser
  CHROMIUM=$(command -v chromium || true)
fi

cmake -S "$replay" -B "$build" -DCMAKE_BUILD_TYPE=RelWithDebInfo > "$build/configure.log"
cmake --build "$build" -j2 > "$build/build.log" || { cat "$build/build.log"; exit 1; }
"$build/tests/replay_test" --gtest_brief=1
"$build/tests/make_pages" "$build/pages"

if [ -z "$CHROMIUM" ]; then
  printf 'This system offers no Chromium (Ubuntu has it as a snap only), so the pages are not looked at in a browser: skipped.\n'
  exit 0
fi
cd "$tests"
npm ci --silent
npx tsc --project .
npx prettier --check --log-level warn '../player/**/*.{js,css}' . '!package-lock.json'

export CHROMIUM
export PAGES="$build/pages" SHOTS="$build/shots"
export MAKE_PAGES="$build/tests/make_pages" WATCH_SEARCH="$build/tests/watch_search"
node --test --test-concurrency=1 --test-reporter=spec ./*_test.js
