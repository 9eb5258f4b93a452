#include <articles/permutations.h>
#include <by_hand/program.h>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <text/number_words.h>

namespace {

using namespace kata;

judge::Complaint wrong(const judge::Run& run) {
  const std::set<std::vector<int>> different(run.lists.begin(), run.lists.end());
  const int all = articles::orders_of(run.problem->variables());
  const bool is_right = different.size() == static_cast<std::size_t>(all);
  if (is_right && different.size() == run.lists.size() && run.fault.empty()) return std::nullopt;
  return counted(run.problem->variables(), "number") + " have " + counted(all, "order") + "; " +
         grouped(static_cast<std::int64_t>(different.size())) + " different ones are listed.";
}

}  // namespace

by_hand::Program by_hand::program() {
  return {.input = numbers(), .wrong = wrong};
}
