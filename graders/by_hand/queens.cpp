#include <algorithm>
#include <array>
#include <articles/queens.h>
#include <by_hand/queens.h>
#include <by_hand/replay_options.h>
#include <by_hand/report.h>
#include <iomanip>
#include <iostream>
#include <judge/attempt/shared_journal.h>
#include <judge/attempt/subject.h>
#include <judge/chessboard/queens_rules.h>
#include <judge/chessboard/queens_run.h>
#include <judge/number_words.h>
#include <judge/recordings.h>
#include <judge/wrapped_text.h>
#include <search/queens_search.h>

#include <CLI/CLI.hpp>

#include <kata/chessboard.h>

namespace kata::by_hand {
namespace {

using judge::grouped;
using judge::wrapped;

/// Up to here every arrangement is counted: the record has no room for more.
constexpr int largest_counted = 12;

class Program {
 public:
  Program(const QueensProgram& program, const ReplayOptions& replay)
      : program_(program), replay_(replay), subject_(program.subject_file) {}

  judge::QueensRun run(const std::string& function, int size) {
    judge::Limits limits;
    limits.processor_time = std::chrono::seconds(30);
    limits.wall_time = std::chrono::seconds(60);
    limits.events = judge::SharedJournal::largest_journal;
    const std::array calls{kata::subject::Call{function, {std::to_string(size)}}};
    auto attempt = std::make_shared<const judge::Attempt>(subject_.attempt(calls, limits));
    return judge::replay_queens(attempt, 0);
  }

  /// Prints how a run ended that did not return; the exit code for it.
  int print_end(const judge::QueensRun& run) {
    if (run.attempt->outcome != judge::Outcome::placement_limit) {
      return print_outcome(*run.attempt, program_.exercise);
    }
    std::cout << wrapped(
        "Stopped: the record holds " +
            grouped(static_cast<std::int64_t>(judge::SharedJournal::largest_journal)) +
            " choices and undos, and this search needs more.",
        0);
    return failure;
  }

  int place(int size) {
    const judge::QueensRun result = run(program_.place_function, size);
    print_output(*result.attempt);
    int code = result.returned ? EXIT_SUCCESS : print_end(result);
    if (result.attempt->outcome == judge::Outcome::not_started || result.attempt->calls.empty()) {
      return code;
    }
    if (!result.returned) std::cout << "\nThe board as it was then:\n";
    std::cout << "\n" << to_text(result.result) << "\n";
    print_counts({{"placements", result.counts.placements},
                  {"undone", result.counts.undone},
                  {"dead ends", result.counts.dead_ends}});
    replay_.show(judge::recording_of(result, program_.exercise), [&] { return article(size); });
    if (!result.returned) return code;
    const std::string complaint = verdict(result);
    if (!complaint.empty()) std::cout << "\n" << wrapped(complaint, 0);
    return complaint.empty() ? EXIT_SUCCESS : failure;
  }

  int count(int size) {
    if (size > largest_counted) {
      std::cout << "\n"
                << program_.count_function << " is tried up to N = " << largest_counted << ".\n";
      return EXIT_SUCCESS;
    }
    std::cout << "\n";
    const judge::QueensRun result = run(program_.count_function, size);
    print_output(*result.attempt);
    if (!result.returned) return print_end(result);
    std::cout << program_.count_function << ": " << judge::counted(result.answer, "arrangement")
              << ", " << judge::counted(result.counts.placements, "placement") << "\n";
    const int right = articles::arrangements.at(static_cast<std::size_t>(size - 1));
    if (result.answer == right) return EXIT_SUCCESS;
    std::cout << "For N = " << size << " it should be " << grouped(right) << ".\n";
    return failure;
  }

  void compare() {
    constexpr int wide = 14;
    std::cout << "\n"
              << std::right << std::setw(4) << "" << std::setw(2 * wide) << "placements"
              << std::setw(2 * wide) << "dead ends"
              << "\n"
              << std::setw(4) << "N" << std::setw(wide) << "plain order" << std::setw(wide)
              << "yours" << std::setw(wide) << "plain order" << std::setw(wide) << "yours"
              << "\n";
    for (const int size : articles::queens_compared) {
      const articles::SearchFigures& plain = articles::queens_on(size).row_by_row;
      const judge::QueensRun yours = run(program_.place_function, size);
      const auto count = [&](int judge::Counts::*which) {
        return yours.returned ? grouped(yours.counts.*which) : std::string("-");
      };
      std::cout << std::setw(4) << size << std::setw(wide) << grouped(plain.placements)
                << std::setw(wide) << count(&judge::Counts::placements) << std::setw(wide)
                << grouped(plain.dead_ends) << std::setw(wide) << count(&judge::Counts::dead_ends)
                << "\n";
    }
  }

 private:
  std::string verdict(const judge::QueensRun& run) const {
    const bool solvable = run.size == 1 || run.size > 3;
    const std::string& function = program_.place_function;
    if (!run.fault.empty()) return "The record of what it did cannot be right: " + run.fault + ".";
    if (run.answer == 0) {
      if (solvable) return function + " returned false, but there is an arrangement.";
      const bool empty = judge::free_rows(run.result) == run.size;
      return empty ? "" : function + " returned false, as it should, but left queens behind.";
    }
    if (const auto row = judge::first_free_row(run.result)) {
      return function + " returned true, but row " + std::to_string(*row + 1) + " has no queen.";
    }
    if (const auto clash = judge::find_clash(run.result)) {
      return function + " returned true, but the queens of rows " +
             std::to_string(clash->first_row + 1) + " and " +
             std::to_string(clash->second_row + 1) + " attack each other.";
    }
    return "";
  }

  replay::Recording article(int size) const {
    replay::Recording recording;
    recording.exercise = program_.exercise;
    recording.label = program_.compares_orders ? "Row by row" : "The article's";
    recording.start = replay::EmptyChessboard{size};
    recording.events = search::search_queens(size).events;
    return recording;
  }

  const QueensProgram& program_;
  const ReplayOptions& replay_;
  judge::Subject subject_;
};

}  // namespace

int queens_main(int argc, char** argv, const QueensProgram& program) {
  CLI::App app("Runs your " + program.place_function + " and counts what it does.",
               program.exercise);
  int size = 8;
  app.add_option("N", size, "rows of the board, 8 if not given")
      ->check(CLI::Range(1, Chessboard::max_size));
  app.footer(
      "Exit code: 0 right, 1 not right, 2 the command line cannot be read, 3 the program could not "
      "be started.");
  const ReplayOptions replay(app, true);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == EXIT_SUCCESS ? EXIT_SUCCESS : usage_error;
  }
  try {
    Program by_hand(program, replay);
    int code = by_hand.place(size);
    if (!program.count_function.empty()) code = std::max(code, by_hand.count(size));
    if (program.compares_orders && code == EXIT_SUCCESS) by_hand.compare();
    return code;
  } catch (const std::exception& error) {
    std::cerr << program.exercise << ": " << error.what() << "\n";
    return usage_error;
  }
}

}  // namespace kata::by_hand
