#pragma once

#include <cstdint>
#include <optional>
#include <problems/state.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <kata/event.h>

/// What the searches of the course have in common. Each is a constraint satisfaction problem:
/// variables get values under constraints. A problem says which, and how its things are called;
/// what is counted, compared, explained and played is written once, over problems.
namespace kata::problems {

/// An event as a problem reads it.
struct Step {
  enum class Kind {
    choice,  ///< a variable gets a value
    undo,    ///< a variable loses its value
    given    ///< a value that was given is changed, or erased
  };
  Kind kind = Kind::choice;
  int variable = 0;
  std::optional<int> value;  ///< nothing only where a given is erased
};

/// A step, or why no search can have written the event.
struct Reading {
  std::optional<Step> step;
  std::string_view fault = {};
};

/// A constraint that a value breaks.
struct Clash {
  int constraint = 0;       ///< which of constraints()
  std::optional<int> with;  ///< the variable whose value stands against it; nothing: the value
                            ///< alone breaks it

  friend bool operator==(const Clash&, const Clash&) = default;
};

/// How the things of a problem are called, in sentences.
struct Words {
  std::string_view choice = "placement";    ///< "4,208 placements"
  std::string_view left = "left";           ///< "empty squares left": variables without a value
  std::string_view whose = "of no search";  ///< "none of a board's"
  std::string_view variable = "variable";   ///< "row": what gets a value
  std::string_view value = "value";         ///< "column": what it gets
  std::string_view open = "variable without a value";  ///< "empty square"
  std::string_view choose = "choose";                  ///< "place": to choose a value
  /// "a digit marked as taken in its {constraint}": what a choice marks.
  std::string_view mark = "the {constraint} marked as taken";
  std::string_view undo = "";  ///< "board[r][c] = '.'": how an undo is written
};

/// Two characters that mark a square in a drawing, or none: "[]", "()".
using Brackets = std::string_view;

/// One square of a picture of a state: what it shows, and where it lies.
struct Tile {
  enum class Kind {
    open,    ///< nothing is chosen here
    given,   ///< it was so from the start
    chosen,  ///< a search put it here
    text,    ///< no square: a label
    ruler    ///< no square: a line between boxes
  };
  std::string text;
  Kind kind = Kind::open;
  int place = -1;          ///< see Problem::place; -1: no square
  Brackets brackets = {};  ///< that it always has
};

/// A state as rows of tiles.
using Picture = std::vector<std::vector<Tile>>;

/// A problem: what one call of a function is asked.
class Problem {
 public:
  Problem() = default;
  Problem(const Problem&) = delete;
  Problem& operator=(const Problem&) = delete;
  virtual ~Problem() = default;

  // --- variables, values, constraints

  /// How many variables there are; they are numbered from 0.
  virtual int variables() const = 0;
  /// The values that a variable may get.
  virtual std::span<const int> values() const = 0;
  /// The state that a search begins with.
  virtual State start() const { return State(variables()); }
  /// Whether there is nothing left to choose.
  virtual bool is_complete(const State& state) const { return state.standing() >= variables(); }
  /// The names of the constraints: "row".
  virtual std::span<const std::string_view> constraints() const = 0;
  /// What stands against a value for a variable; the variable's own value does not count.
  virtual std::vector<Clash> clashes(const State& state, int variable, int value) const = 0;
  /// What a value takes for itself alone, of a constraint that works that way: two that take the
  /// same break it. Nothing for other constraints. The value need not be one of values().
  virtual std::optional<std::int64_t> mark(int /*constraint*/, int /*variable*/,
                                           int /*value*/) const {
    return std::nullopt;
  }
  /// Whether a value for a variable breaks a constraint where the variable `with` has another
  /// value. The two may be one variable: what it had once counts as long as it is remembered.
  virtual bool stands_against(int constraint, int variable, int value, int with,
                              int its_value) const;

  // --- events

  /// What an event does in a state. It may come from anywhere.
  virtual Reading read(const State& state, const Event& event) const = 0;
  /// The event that gives a variable a value.
  virtual Event placement(int variable, int value) const = 0;

  // --- words and pictures

  virtual Words words() const = 0;
  /// "row 1, column 3", where a value is or is to be put; in brackets, if there are any.
  virtual std::string where(int variable, std::optional<int> value, Brackets brackets) const = 0;
  /// "puts 5 at row 1, column 3".
  virtual std::string does(const Step& step, Brackets brackets = {}) const = 0;
  /// Why a value is wrong: "its row holds a 5 already, at (row 2, column 1)".
  virtual std::string against(const State& state, int variable, int value, const Clash& clash,
                              Brackets brackets = {}) const = 0;
  /// The state, square by square.
  virtual Picture picture(const State& state) const = 0;
  /// The square of a picture on which a variable's value stands, or would stand.
  virtual int place(int variable, std::optional<int> value) const = 0;
  /// What was asked, where a sentence about the outcome needs it: "It was looking for …". Or empty.
  virtual std::string question() const { return ""; }

  // --- for the player of recorded searches

  /// The start of the search as the player reads it: a JSON object, whose "kind" says which of its
  /// views shows it. Throws std::invalid_argument for one that cannot be drawn.
  virtual std::string json() const = 0;
  /// What an event is about, as one number; see replay/encoding.h.
  virtual std::uint64_t code(const Event& event) const = 0;
};

/// Whether a value can be given to a variable.
bool fits(const Problem& problem, const State& state, int variable, int value);

/// The values that fit on a variable, in the order of values().
std::vector<int> fitting(const Problem& problem, const State& state, int variable);

}  // namespace kata::problems
