#!/bin/sh
# readme_commands.sh [check] [test]
#
# Runs the two commands that the README gives for a fresh machine, or one of them, as somebody would who just came: the first
# is red and calm on untouched stubs, the second green. Tells how long each took.
cd "$(dirname "$0")/../../.." || exit 3
[ $# -gt 0 ] || set -- check test
report=
worst=0
for command; do
  log=build-$command.log
  printf '\n== sh cmake/%s.sh\n' "$command"
  began=$(date +%s)
  sh "cmake/$command.sh" > "$log" 2>&1 < /dev/null
  code=$?
  took=$(($(date +%s) - began))
  cat "$log"
  calm=$(grep -c '^  [a-z_]* *not started  ' "$log")
  exercises=$(find exercises -mindepth 1 -maxdepth 1 -type d | wc -l)
  case $command in
    check) [ "$code" -ne 0 ] && [ "$calm" -eq "$exercises" ] ;;
    *) [ "$code" -eq 0 ] ;;
  esac && word='as it should be' || { word='NOT AS IT SHOULD BE'; worst=1; }
  report="$report
sh cmake/$command.sh: $((took / 60)) min $((took % 60)) s, exit code $code"
  [ "$command" != check ] || report="$report, $((calm)) of $((exercises)) exercises not started"
  report="$report: $word"
done
printf '\n== What differed\n'
grep -hE '\*\*\*(Failed|Timeout|Not Run|Exception)|error:|^not ok|skipped|Grading is unavailable|is not installed here' build-check.log build-test.log 2> /dev/null |
  grep -vE 'build-check|0 skipped' | sort -u | head -n 40
printf '\n== With'
for tool in c++ clang++ cmake; do
  if command -v "$tool" > /dev/null; then printf ' %s;' "$("$tool" --version | head -n 1)"; fi
done
if command -v dpkg-query > /dev/null; then dpkg-query -W -f ' ${Package} ${Version};' libgtest-dev libseccomp-dev 2> /dev/null; fi
printf '\n%s\n' "$report"
exit "$worst"
