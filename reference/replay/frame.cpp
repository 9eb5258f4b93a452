#include <algorithm>
#include <cstdint>
#include <replay/frame.h>
#include <string_view>

namespace kata::replay {
namespace {

constexpr std::string_view bold = "\x1b[1m";
constexpr std::string_view blue = "\x1b[34m";
constexpr std::string_view black_on_yellow = "\x1b[30;43m";
constexpr std::string_view white_on_red = "\x1b[97;41m";
constexpr std::string_view reset = "\x1b[0m";

std::string grouped(std::int64_t number) {
  std::string text = std::to_string(number);
  const std::size_t first = number < 0 ? 1 : 0;
  for (std::size_t end = text.size(); end > first + 3;) {
    end -= 3;
    text.insert(end, ",");
  }
  return text;
}

/// Letters are untrusted bytes; a terminal acts on some of them.
std::string printable(char character) {
  const auto byte = static_cast<unsigned char>(character);
  return byte >= 0x20 && byte < 0x7f ? std::string(1, character) : "?";
}

/// Draws states; one of its functions for each kind.
class Artist {
 public:
  Artist(std::optional<Event> last, bool at_dead_end, Ink ink)
      : last_(last), at_dead_end_(at_dead_end), ink_(ink) {}

  std::vector<std::string> operator()(const BoardState& board) const {
    std::vector<std::string> lines;
    const int size = board.grid.size();
    const int box_size = board.grid.box_size();
    for (int row = 0; row < size; ++row) {
      if (row > 0 && row % box_size == 0) lines.push_back(ruler(box_size));
      std::string line;
      for (int column = 0; column < size; ++column) {
        if (column > 0 && column % box_size == 0) line += "|";
        const bool given = board.givens.at(row, column) != '.';
        line += square(row, column, printable(board.grid.at(row, column)), given ? bold : blue);
      }
      lines.push_back(line);
    }
    return lines;
  }

  std::vector<std::string> operator()(const ChessboardState& board) const {
    std::vector<std::string> lines;
    const int size = static_cast<int>(board.columns.size());
    for (int row = 0; row < size; ++row) {
      std::string line;
      for (int column = 0; column < size; ++column) {
        const bool queen = board.columns[static_cast<std::size_t>(row)] == column;
        line += square(row, column, queen ? "Q" : ".", queen ? blue : "");
      }
      lines.push_back(line);
    }
    return lines;
  }

  std::vector<std::string> operator()(const PathState& path) const {
    std::vector<std::string> lines;
    for (std::size_t row = 0; row < path.task.rows.size(); ++row) {
      std::string line;
      for (std::size_t column = 0; column < path.task.rows[row].size(); ++column) {
        const PathState::Cell cell{static_cast<int>(row), static_cast<int>(column)};
        const std::string letter = printable(path.task.rows[row][column]);
        const bool on_path =
            std::find(path.cells.begin(), path.cells.end(), cell) != path.cells.end();
        line += on_path ? marked(cell.row, cell.column, "(" + letter + ")", blue)
                        : square(cell.row, cell.column, letter, "");
      }
      lines.push_back(line);
    }
    std::string spelled = "spelled: ";
    for (const auto& cell : path.cells) {
      spelled += printable(path.task.rows[static_cast<std::size_t>(cell.row)]
                                         [static_cast<std::size_t>(cell.column)]);
    }
    std::string word;
    for (const char letter : path.task.word) word += printable(letter);
    lines.push_back(spelled + " of " + word);
    return lines;
  }

  std::vector<std::string> operator()(const SequenceState& sequence) const {
    std::string order = "order:";
    for (const int number : sequence.order) {
      order += " " + painted(blue, std::to_string(number));
    }
    std::vector<int> tray = sequence.numbers;
    for (const int number : sequence.order) {
      const auto used = std::find(tray.begin(), tray.end(), number);
      if (used != tray.end()) tray.erase(used);
    }
    std::string text = "tray: ";
    for (const int number : tray) text += " " + std::to_string(number);
    return {order, text};
  }

 private:
  std::string painted(std::string_view colour, const std::string& text) const {
    if (ink_ == Ink::plain || colour.empty()) return text;
    return std::string(colour) + text + std::string(reset);
  }

  bool is_current(int row, int column) const {
    return last_ && last_->row == row && last_->value == column;
  }

  std::string square(int row, int column, const std::string& content,
                     std::string_view colour) const {
    if (!is_current(row, column)) return painted(colour, " " + content + " ");
    return marked(row, column, at_dead_end_ ? "x" + content + "x" : "[" + content + "]", colour);
  }

  /// Three characters that already say by themselves what they mark.
  std::string marked(int row, int column, const std::string& text, std::string_view colour) const {
    if (!is_current(row, column)) return painted(colour, text);
    return painted(at_dead_end_ ? white_on_red : black_on_yellow, text);
  }

  static std::string ruler(int box_size) {
    std::string line;
    for (int box = 0; box < box_size; ++box) {
      if (box > 0) line += "+";
      line += std::string(static_cast<std::size_t>(3 * box_size), '-');
    }
    return line;
  }

  std::optional<Event> last_;
  bool at_dead_end_;
  Ink ink_;
};

struct Words {
  std::string_view left;
  bool has_squares;
  std::string_view value;  ///< what stands on a square; empty: the digit of the event
};

Words words_of(const Playback::State& state) {
  switch (state.index()) {
    case 0:
      return {"empty squares left", true, ""};
    case 1:
      return {"rows left", true, "a queen"};
    case 2:
      return {"letters left", true, "the path"};
    default:
      return {"numbers left", false, ""};
  }
}

std::string sentence(const Event& event, const Words& words, bool dead_end) {
  const bool takes_off = event.kind == EventKind::undo || event.kind == EventKind::pop_front;
  std::string what(words.value);
  if (!words.has_squares) what = std::to_string(event.value);
  if (what.empty()) what = printable(event.digit);
  std::string text = dead_end ? "dead end: " : "";
  text += (takes_off ? "takes " : "puts ") + what;
  if (words.has_squares) {
    text += (takes_off ? " off row " : " on row ") + std::to_string(event.row + 1) + ", column " +
            std::to_string(event.value + 1);
  } else {
    text += takes_off ? " off" : " next";
  }
  return text + (event.kind == EventKind::overwrite_given ? ", over a given" : "");
}

}  // namespace

std::vector<std::string> frame(const Recording& recording, const Playback& playback,
                               std::size_t position, Ink ink) {
  std::optional<Event> last;
  if (position > 0) last = recording.events[position - 1];
  const Words words = words_of(playback.state());

  std::vector<std::string> lines =
      std::visit(Artist(last, playback.at_dead_end(), ink), playback.state());
  const Counts& counts = playback.counts();
  lines.emplace_back();
  lines.push_back("placements " + grouped(counts.placements) + "   undone " +
                  grouped(counts.undone) + "   dead ends " + grouped(counts.dead_ends) + "   " +
                  std::string(words.left) + " " + grouped(playback.left()));
  std::string step = "step " + grouped(static_cast<std::int64_t>(position)) + " of " +
                     grouped(static_cast<std::int64_t>(recording.events.size()));
  if (last) step += ": " + sentence(*last, words, playback.at_dead_end());
  lines.push_back(step);
  return lines;
}

}  // namespace kata::replay
