#include <judge/path/path_rules.h>
#include <judge/path/path_run.h>

#include <gmock/gmock.h>

namespace kata::judge {
namespace {

using testing::HasSubstr;
using testing::Optional;

constexpr auto place = EventKind::place;
constexpr auto undo = EventKind::undo;
constexpr auto push_front = EventKind::push_front;
constexpr auto pop_front = EventKind::pop_front;

Event event(EventKind kind, int row, int column) {
  return {kind, 0, static_cast<std::uint16_t>(row), column};
}

PathRun replay(std::vector<Event> events, std::vector<std::int32_t> answers,
               const std::string& word = "AB") {
  auto attempt = std::make_shared<Attempt>();
  attempt->outcome = Outcome::finished;
  CallRecord record;
  record.call = {"find_word", {"AB\nCD", word}};
  record.events = std::move(events);
  record.answers = std::move(answers);
  record.returned = true;
  attempt->calls.push_back(std::move(record));
  return replay_path(attempt, 0);
}

TEST(ReplayPath, CountsStepsUndosAndDeadEnds) {
  const PathRun run =
      replay({event(place, 1, 0), event(undo, 1, 0), event(place, 0, 1), event(push_front, 0, 0)},
             {1, 0, 0, 0, 1});
  EXPECT_EQ(run.fault, "");
  EXPECT_TRUE(run.answer);
  EXPECT_EQ(run.counts, (Counts{3, 1, 1}));
  EXPECT_EQ(run.path, (std::vector<Cell>{{0, 0}, {0, 1}}));
}

TEST(ReplayPath, TakesItForNoDeadEndToUndoLaterOrAWholeWord) {
  const PathRun run = replay(
      {event(place, 0, 0), event(place, 0, 1), event(undo, 0, 1), event(pop_front, 0, 0)}, {0});
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.counts, (Counts{2, 2, 0}));
}

TEST(ReplayPath, RefusesWhatNoSearchCanHaveWritten) {
  EXPECT_THAT(replay({event(place, 2, 0)}, {0}).fault, HasSubstr("not on the grid"));
  EXPECT_THAT(replay({event(place, 0, -1)}, {0}).fault, HasSubstr("not on the grid"));
  EXPECT_THAT(replay({event(place, 0, 2)}, {0}).fault, HasSubstr("not on the grid"));
  EXPECT_THAT(replay({event(undo, 0, 0)}, {0}).fault, HasSubstr("not there"));
  EXPECT_THAT(replay({event(place, 0, 0), event(undo, 0, 1)}, {0}).fault, HasSubstr("not there"));
  EXPECT_THAT(replay({event(place, 0, 0), event(place, 0, 1), event(pop_front, 0, 1)}, {0}).fault,
              HasSubstr("not there"));
  EXPECT_THAT(replay({event(EventKind::overwrite_given, 0, 0)}, {0}).fault,
              HasSubstr("none of a path's"));
  EXPECT_THAT(replay({Event{place, '5', 0, 0}}, {0}).fault, HasSubstr("a digit"));
}

TEST(ReplayPath, RefusesAnAnswerThatDoesNotFitTheJournal) {
  constexpr auto message = "not the one its choices and undos lead to";
  EXPECT_THAT(replay({}, {}).fault, HasSubstr(message));
  EXPECT_THAT(replay({}, {2}).fault, HasSubstr(message));
  EXPECT_THAT(replay({}, {1, 0, 0}).fault, HasSubstr(message));
  EXPECT_THAT(replay({event(place, 0, 0)}, {1}).fault, HasSubstr(message));
  EXPECT_THAT(replay({event(place, 0, 0)}, {1, 0, 1}).fault, HasSubstr(message));
}

TEST(PathRules, AcceptAPathThatIsReadFromItsLastSquareOn) {
  const PathRun run = replay({event(place, 0, 1), event(place, 0, 0), event(undo, 0, 0),
                              event(undo, 0, 1), event(place, 0, 0), event(place, 0, 1)},
                             {1, 0, 0, 0, 1});
  EXPECT_EQ(wrong_step(run), std::nullopt);
  EXPECT_EQ(wrong_answer(run), std::nullopt);
}

TEST(PathRules, NameTheFirstWrongStep) {
  EXPECT_THAT(wrong_step(replay({event(place, 1, 0)}, {0, 1, 0})),
              Optional(HasSubstr("At step 1, looking for \"AB\", your search steps on the C")));
  EXPECT_THAT(wrong_step(replay({event(place, 0, 0), event(place, 0, 0)}, {0, 0, 0, 0, 0})),
              Optional(HasSubstr("which is on the path already")));
  EXPECT_THAT(wrong_step(replay({event(place, 0, 0), event(place, 1, 1)}, {0, 0, 0, 1, 1})),
              Optional(HasSubstr("which is diagonal to it")));
}

}  // namespace
}  // namespace kata::judge
