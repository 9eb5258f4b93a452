#include <algorithm>
#include <by_hand/program.h>
#include <cstddef>
#include <iomanip>
#include <map>
#include <optional>
#include <runs/problems_of_calls.h>
#include <sstream>
#include <text/number_words.h>

namespace {

using namespace kata;

constexpr int size = 9;

std::vector<subject::Call> calls_on(const std::vector<std::string>& board) {
  std::vector<subject::Call> calls;
  for (int square = 0; square < size * size; ++square) {
    calls.push_back(
        {"candidates", {board[0], std::to_string(square / size), std::to_string(square % size)}});
  }
  calls.push_back({"place_forced", board});
  return calls;
}

/// A student's text on a terminal: only what a candidate list may hold.
std::string shown(std::string text) {
  for (char& character : text) {
    if (character < '1' || character > '9') character = '?';
  }
  return text;
}

/// The candidates of every square, as the article's badges show their number: one row a line.
std::string table(std::span<const judge::Run> runs) {
  std::ostringstream out;
  std::size_t widest = 1;
  for (const auto& run : runs) widest = std::max(widest, run.text.size());
  std::map<std::size_t, int> squares;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const bool is_empty = judge::givens_of(runs[i]).line()[i] == '.';
    out << std::setw(static_cast<int>(widest) + 1) << (is_empty ? shown(runs[i].text) : "-");
    if (i % size == size - 1) out << "\n";
    if (is_empty) ++squares[runs[i].text.size()];
  }
  out << "\nDigits that still fit  ";
  for (const auto& [digits, count] : squares) out << std::setw(4) << digits;
  out << "\nEmpty squares          ";
  for (const auto& [digits, count] : squares) out << std::setw(4) << count;
  out << "\n";
  return out.str();
}

judge::Complaint squares_left(const judge::Run& run) {
  const int left = judge::board_of(run).empty_squares();
  if (left == 0) return std::nullopt;
  return counted(left, "square") + " left empty.";
}

}  // namespace

by_hand::Program by_hand::program() {
  return {.input = board(), .wrong = squares_left, .calls = calls_on, .table = table};
}
