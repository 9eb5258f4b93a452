#include <runs/problems_of_calls.h>
#include <string>
#include <subject/numbers.h>

namespace kata::judge {
namespace {

/// The problem of a run as the type that it is of, or one without variables.
template <class Problem>
const Problem& problem_as(const Run& run, const Problem& none) {
  return run.problem ? dynamic_cast<const Problem&>(*run.problem) : none;
}

}  // namespace

std::shared_ptr<const problems::Problem> sudoku_problem(const subject::Call& call) {
  return std::make_shared<problems::Sudoku>(parse_grid(call.arguments.at(0)));
}

const problems::Sudoku& sudoku_of(const Run& run) {
  static const problems::Sudoku none{Grid()};
  return problem_as(run, none);
}

std::shared_ptr<const problems::Problem> queens_problem(const subject::Call& call) {
  return std::make_shared<problems::Queens>(std::stoi(call.arguments.at(0)));
}

const problems::Queens& queens_of(const Run& run) {
  static const problems::Queens none(0);
  return problem_as(run, none);
}

std::shared_ptr<const problems::Problem> word_problem(const subject::Call& call) {
  return std::make_shared<problems::Word>(call.arguments.at(0), call.arguments.at(1));
}

const problems::Word& word_of(const Run& run) {
  static const problems::Word none("", "");
  return problem_as(run, none);
}

std::shared_ptr<const problems::Problem> order_problem(const subject::Call& call) {
  return std::make_shared<problems::Order>(subject::numbers_in(call.arguments.at(0)));
}

const problems::Order& order_of(const Run& run) {
  static const problems::Order none({});
  return problem_as(run, none);
}

}  // namespace kata::judge
