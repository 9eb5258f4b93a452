#!/bin/sh
# check_includes.sh: a file that uses a name of the standard library includes its header, itself or in the header of its
# own name. Libraries bring along less with each version, so what compiles here may not elsewhere.
set -eu
cd "$(dirname "$0")/.."
git ls-files '*.h' '*.cpp' | xargs -d '\n' grep -L '^// Does not compile' | awk '
  BEGIN {
    uses["cstdint"] = "u?int(8|16|32|64|max|ptr)_t"
    uses["algorithm"] = "(sort|min|max|min_element|max_element|count_if|find|find_if|any_of|all_of|none_of|fill|reverse|shuffle|next_permutation)[(]"
    uses["functional"] = "function<"
    uses["iterator"] = "(back_inserter|istreambuf_iterator|next|prev|distance)[(<]"
    uses["limits"] = "numeric_limits<"
    uses["memory"] = "(unique_ptr|shared_ptr|make_unique|make_shared)<"
    uses["numeric"] = "(iota|accumulate)[(]"
    uses["optional"] = "(optional<|nullopt[^a-z_])"
    uses["stdexcept"] = "(runtime_error|logic_error|invalid_argument|out_of_range)[^a-z_]"
    uses["utility"] = "(pair<|move[(]|swap[(]|exchange[(])"
  }
  { check($0) }
  function read_file(file,    line) {
    while ((getline line < file) > 0) {
      sub(/\/\/.*/, "", line)
      if (match(line, /^#include [<"][^>"]*/)) included[substr(line, 11, RLENGTH - 10)] = 1
      else text = text line "\n"
    }
    close(file)
  }
  function check(file,    header, own) {
    split("", included)
    text = ""
    own = file
    if (sub(/\.cpp$/, ".h", own)) read_file(own)
    text = ""
    read_file(file)
    gsub(/"([^"\\\n]|\\.)*"/, "\"\"", text)
    for (header in uses)
      if (!(header in included) && match(text, "std::" uses[header])) {
        printf "%s uses %s and does not include <%s>\n", file, substr(text, RSTART, RLENGTH), header
        wrong = 1
      }
  }
  END { exit wrong }'
