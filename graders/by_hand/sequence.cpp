#include <algorithm>
#include <array>
#include <articles/permutations.h>
#include <by_hand/replay_options.h>
#include <by_hand/report.h>
#include <by_hand/sequence.h>
#include <iostream>
#include <judge/attempt/shared_journal.h>
#include <judge/attempt/subject.h>
#include <judge/number_words.h>
#include <judge/recordings.h>
#include <judge/sequence/sequence_run.h>
#include <judge/wrapped_text.h>
#include <set>
#include <subject/numbers.h>
#include <vector>

#include <CLI/CLI.hpp>

namespace kata::by_hand {
namespace {

constexpr std::size_t most_numbers = 8;  // the record has no room for all orders of more
constexpr std::size_t most_orders_shown = 24;

void print_orders(const std::vector<std::vector<int>>& orders) {
  for (std::size_t i = 0; i < std::min(orders.size(), most_orders_shown); ++i) {
    const std::string order = subject::to_argument(orders[i]);
    std::cout << "  " << (order.empty() ? "(no number)" : order) << "\n";
  }
  if (orders.size() > most_orders_shown) {
    std::cout << "  … and "
              << judge::grouped(static_cast<std::int64_t>(orders.size() - most_orders_shown))
              << " more\n";
  }
}

int report(const judge::SequenceRun& run, const SequenceProgram& program) {
  print_output(*run.attempt);
  if (!run.returned) return print_outcome(*run.attempt, program.exercise);
  print_orders(run.orders);
  std::cout << "\n";
  print_counts({{"orders", static_cast<std::int64_t>(run.orders.size())},
                {"choices", run.counts.placements},
                {"undone", run.counts.undone},
                {"dead ends", run.counts.dead_ends}});
  const std::set<std::vector<int>> different(run.orders.begin(), run.orders.end());
  const int all = articles::orders_of(static_cast<int>(run.numbers.size()));
  if (run.fault.empty() && static_cast<int>(different.size()) == all &&
      different.size() == run.orders.size()) {
    return EXIT_SUCCESS;
  }
  std::cout << "\n"
            << judge::wrapped(
                   judge::counted(static_cast<std::int64_t>(run.numbers.size()), "number") +
                       " have " + judge::counted(all, "order") + "; " +
                       judge::grouped(static_cast<std::int64_t>(different.size())) +
                       " different ones are listed.",
                   0);
  return failure;
}

/// Why these numbers cannot be tried; empty if they can.
std::string unusable(std::vector<int> numbers) {
  if (numbers.size() > most_numbers) {
    return "at most " + std::to_string(most_numbers) + " numbers can be tried";
  }
  std::sort(numbers.begin(), numbers.end());
  const auto twice = std::adjacent_find(numbers.begin(), numbers.end());
  if (twice == numbers.end()) return "";
  return "the numbers are to be distinct, and " + std::to_string(*twice) + " is given twice";
}

int run(const std::vector<int>& numbers, const SequenceProgram& program,
        const ReplayOptions& replay) {
  judge::Subject subject(program.subject_file);
  const std::array calls{kata::subject::Call{program.exercise, {subject::to_argument(numbers)}}};
  judge::Limits limits;
  limits.events = judge::SharedJournal::largest_journal;
  const auto attempt = std::make_shared<const judge::Attempt>(subject.attempt(calls, limits));
  const judge::SequenceRun result = judge::replay_sequence(attempt, 0);
  const int code = report(result, program);
  if (!result.events.empty()) replay.show(judge::recording_of(result, program.exercise));
  return code;
}

}  // namespace

int sequence_main(int argc, char** argv, const SequenceProgram& program) {
  CLI::App app("Runs your " + program.exercise + " and counts what it does.", program.exercise);
  std::vector<int> numbers{1, 2, 3};
  app.add_option("numbers", numbers, "the numbers to put in order, 1 2 3 if not given");
  app.footer(
      "Exit code: 0 all orders listed, 1 not so, 2 the command line cannot be read, 3 the program "
      "could not be started.");
  const ReplayOptions replay(app, false);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  const std::string reason = unusable(numbers);
  if (!reason.empty()) {
    std::cerr << program.exercise << ": " << reason << "\n";
    return usage_error;
  }
  try {
    return run(numbers, program, replay);
  } catch (const std::exception& error) {
    std::cerr << program.exercise << ": " << error.what() << "\n";
    return usage_error;
  }
}

}  // namespace kata::by_hand
