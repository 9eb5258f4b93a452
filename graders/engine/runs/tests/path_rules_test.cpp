#include <cstdint>
#include <findings/path/path_rules.h>
#include <optional>
#include <runs/problems_of_calls.h>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "attempt_made_up.h"

namespace kata::judge {
namespace {

using testing::HasSubstr;
using testing::Optional;

Event step(int row, int column) {
  return {EventKind::place, 0, static_cast<std::uint16_t>(row), column};
}
Event back(int row, int column) {
  return {EventKind::undo, 0, static_cast<std::uint16_t>(row), column};
}

Run search_for_ab(std::vector<Event> events, std::vector<Event> path, bool answer) {
  return tests::run_of(tests::returned_call("find_word", {"AB\nCD", "AB"}, std::move(events),
                                            {answer ? 1 : 0}, std::move(path)),
                       {"find_word", word_problem});
}

TEST(PathRules, AcceptAPathThatIsReadFromItsLastSquareOn) {
  const judge::Run run =
      search_for_ab({step(0, 1), step(0, 0), back(0, 0), back(0, 1), step(0, 0), step(0, 1)},
                    {step(0, 0), step(0, 1)}, true);
  EXPECT_EQ(wrong_step(run), std::nullopt);
  EXPECT_EQ(wrong_answer(run), std::nullopt);
}

TEST(PathRules, NameTheFirstWrongStep) {
  const auto wrong = [](std::vector<Event> steps) {
    return wrong_step(search_for_ab(steps, steps, false));
  };
  EXPECT_THAT(wrong({step(1, 0)}),
              Optional(HasSubstr("At step 1, looking for \"AB\", your search steps on the C")));
  EXPECT_THAT(wrong({step(0, 0), step(0, 0)}), Optional(HasSubstr("which is on the path already")));
  EXPECT_THAT(wrong({step(0, 0), step(1, 1)}), Optional(HasSubstr("which is diagonal to it")));
}

}  // namespace
}  // namespace kata::judge
