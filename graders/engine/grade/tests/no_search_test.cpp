// Programs that do no search and know only what the student kit holds, for every exercise: none
// earns a point.
#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <problems/sudoku.h>
#include <search/search.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <kata/grid.h>

#include "grade_test.h"
#include "kit.h"

namespace kata::grade {
namespace {

std::string solution_of(const std::string& board) {
  Grid grid = parse_grid(board);
  const auto trace =
      search::search(problems::Sudoku(grid), {.order = search::Order::fewest_or_one});
  if (trace.solutions == 0) return "";
  for (const Event& event : trace.events) {
    grid.at(event.row, event.value) = event.kind == EventKind::place ? event.digit : '.';
  }
  return grid.line();
}

std::string known_boards() {
  std::string text = "#define KATA_BOARDS";
  for (const std::string& board : boards_in_the_kit()) {
    text += " {\"" + board + "\", \"" + solution_of(board) + "\"},";
  }
  return text + "\n" + project_file("graders/engine/grade/tests/no_search/known_boards.h");
}

std::string literal(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) quoted += c == '\n' ? std::string("\\n") : std::string(1, c);
  return quoted + "\"";
}

std::string known_words(const std::string& exercise) {
  std::string text = "#define KATA_WORDS";
  for (const KnownWord& known : words_in_the_kit(exercise)) {
    text += " {" + literal(known.grid) + ", " + literal(known.word) + ", {";
    for (const Cell cell : known.path) {
      text += "{" + std::to_string(cell.row) + ", " + std::to_string(cell.column) + "},";
    }
    text += "}},";
  }
  return text + "\n" + project_file("graders/engine/grade/tests/no_search/known_words.h");
}

/// What stands before the attacks on an exercise.
std::string knowledge_for(const std::string& exercise) {
  if (exercise.starts_with("sudoku")) return known_boards();
  if (exercise == "word_search" || exercise == "rarest_letter_first") return known_words(exercise);
  if (exercise == "permutations") return "";
  return "#include <kata/chessboard.h>\n" +
         project_file("graders/engine/grade/tests/no_search/queens.h");
}

std::vector<std::string> exercises() {
  std::istringstream names(KATA_EXERCISES);
  std::vector<std::string> list;
  for (std::string name; names >> name;) list.push_back(name);
  return list;
}

struct Attack {
  std::string exercise;
  std::string submission;
  std::string title;
};

std::vector<Attack> attacks_in(const std::string& exercise, const std::string& source) {
  const std::string prefix = "// Attack: ";
  std::vector<Attack> attacks;
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(prefix)) continue;
    const std::string number = std::to_string(attacks.size() + 1);
    attacks.push_back({exercise, exercise + "-" + number, line.substr(prefix.size())});
  }
  return attacks;
}

/// The first thing that its student is told.
std::string first_words(const ExerciseReport& exercise) {
  const auto failed = std::find_if(exercise.checks.begin(), exercise.checks.end(),
                                   [](const CheckReport& check) { return !check.message.empty(); });
  const std::string words = failed == exercise.checks.end() ? exercise.message : failed->message;
  return words.substr(0, words.find('\n'));
}

class NoSearch : public GradeTest {};

TEST_F(NoSearch, EarnsNothing) {
  std::vector<Attack> attacks;
  for (const std::string& exercise : exercises()) {
    const std::string source =
        project_file("graders/engine/grade/tests/no_search/" + exercise + ".cpp");
    const std::string knowledge = knowledge_for(exercise);
    for (const Attack& attack : attacks_in(exercise, source)) {
      const std::string number = attack.submission.substr(exercise.size() + 1);
      submit(attack.submission, exercise + ".cpp",
             "#define KATA_ATTACK " + number + "\n" + knowledge + source);
      attacks.push_back(attack);
    }
  }
  const Ran ran = grade();
  ASSERT_EQ(ran.exit_code, 0) << ran.output;
  for (const Attack& attack : attacks) {
    const ExerciseReport judged = exercise(attack.submission, attack.exercise);
    std::cout << std::left << std::setw(21) << attack.exercise << std::right << std::setw(3)
              << judged.score << " of " << std::setw(2) << judged.max_score << "  " << attack.title
              << "\n                        told: " << first_words(judged) << "\n";
    EXPECT_EQ(judged.status, ExerciseStatus::graded) << judged.message;
    EXPECT_EQ(judged.score, 0) << attack.submission << ": " << attack.title;
    for (const CheckReport& check : judged.checks) {
      if (check.passed) ADD_FAILURE() << attack.submission << " passes: " << check.sentence;
    }
  }
}

/// Throws each board that it is asked about, so that the reports tell it.
std::string spy_on(const std::string& exercise) {
  const std::string tells = "#include \"" + exercise +
                            ".h\"\n#include <stdexcept>\n#include <string>\n"
                            "template <class Board> [[noreturn]] void tell(const Board& board) {\n"
                            "  std::string line;\n"
                            "  for (int i = 0; i < 81; ++i) line += char(board[i / 9][i % 9]);\n"
                            "  throw std::runtime_error(line);\n"
                            "}\n";
  if (exercise == "sudoku_valid") return tells + "bool is_valid(const kata::Board& b) { tell(b); }";
  if (exercise == "sudoku_uniqueness") {
    return tells + "int count_solutions(kata::Board& b, int) { tell(b); }";
  }
  return tells + "bool " + (exercise == "sudoku_mrv" ? "solve_mrv" : "solve_naive") +
         "(kata::Board& b) { tell(b); }";
}

/// The boards of 81 characters that messages tell, of hidden checks or of open ones.
std::vector<std::string> boards_told(const ExerciseReport& exercise, bool hidden) {
  const std::string squares = ".123456789";
  std::vector<std::string> boards;
  for (const CheckReport& check : exercise.checks) {
    if (check.hidden != hidden) continue;
    std::string run;
    for (const char c : check.message + "\n") {
      if (squares.find(c) != std::string::npos) {
        run += c;
        continue;
      }
      if (run.size() >= 81) boards.push_back(run.substr(0, 81));
      run.clear();
    }
  }
  return boards;
}

TEST_F(NoSearch, HiddenBoardsAreInNoKitAndDifferWithTheSecret) {
  const std::vector<std::string> spied_on{"sudoku_naive", "sudoku_mrv", "sudoku_uniqueness",
                                          "sudoku_valid"};
  for (const std::string& exercise : spied_on) {
    submit("spy", exercise + ".cpp", spy_on(exercise));
  }
  const std::set<std::string> kit = boards_in_the_kit();
  EXPECT_GT(kit.size(), 30U);
  for (const char* const secret : {"one", "other"}) {
    const std::string file = (folder() / secret).string() + ".txt";
    std::ofstream(file) << secret;
    const Ran ran = grade({"--secret", file}, secret);
    ASSERT_EQ(ran.exit_code, 0) << ran.output;
  }
  for (const std::string& name : spied_on) {
    const auto one = boards_told(exercise("spy", name, "one"), true);
    const auto other = boards_told(exercise("spy", name, "other"), true);
    EXPECT_GE(one.size(), 5U) << name;
    EXPECT_FALSE(boards_told(exercise("spy", name, "one"), false).empty());
    for (const std::string& board : one) {
      EXPECT_FALSE(kit.contains(board)) << name << " " << board;
      EXPECT_EQ(std::count(other.begin(), other.end(), board), 0) << name << " " << board;
    }
  }
}

}  // namespace
}  // namespace kata::grade
