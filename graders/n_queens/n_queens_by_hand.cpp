#include <articles/queens.h>
#include <by_hand/program.h>
#include <cstddef>
#include <findings/wrong_answer.h>
#include <optional>
#include <search/search.h>
#include <text/number_words.h>

namespace {

using namespace kata;

judge::Complaint wrong(const judge::Run& run) {
  if (run.function == "place_queens") return judge::wrong_answer_of_search(run);
  const auto rows = static_cast<std::size_t>(run.problem->variables());
  if (rows > articles::arrangements.size() || run.answer == articles::arrangements[rows - 1]) {
    return std::nullopt;
  }
  return "It should be " + grouped(articles::arrangements[rows - 1]) + ".";
}

}  // namespace

by_hand::Program by_hand::program() {
  return {.input = rows(), .wrong = wrong, .rival = [](const problems::Problem& problem) {
            return Rival{.events = search::search(problem).events};
          }};
}
