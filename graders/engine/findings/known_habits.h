#pragma once

#include <findings/habit.h>
#include <problems/problem.h>
#include <string>
#include <vector>

namespace kata::judge {

// The habits of right searches, in whatever order.
inline constexpr Habit for_one_solution{};
inline constexpr Habit for_all_solutions{.returns = Return::never};  ///< to count or to list them

// Orders in which variables get their values; see Habit::rank.
int in_order(const Open& open);
/// One that nothing fits comes before all others, and with it those that one value fits: a search
/// may end its looking there.
int fewest_first(const Open& open);

/// What mistakes have in common that few inputs tell apart.
struct Kin {
  const char* does;
  const char* look_at;
};

/// A mistake that is known by what a search does. In its words, {variable}, {value} and {choice}
/// stand for what the problem calls them.
struct KnownHabit {
  Habit habit;
  std::string does;     ///< "this is a search that ..."
  std::string look_at;  ///< what to look at
  const Kin* kin = nullptr;
};

/// A table of mistakes, each a change of a right habit.
class HabitTable {
 public:
  /// A change of the right habit.
  using Change = void (*)(Habit&);
  /// The values that the habit refuses besides; see Habit::refuses.
  using Refusal = bool (*)(const Standpoint& at, int value);

  explicit HabitTable(const Habit& right) : right_(right) {}

  const Habit& right() const noexcept { return right_; }
  const std::vector<KnownHabit>& known() const noexcept { return known_; }

  KnownHabit& add(Change change, std::string does, std::string look_at, const Kin* kin = nullptr);
  KnownHabit& add(Refusal refuses, std::string does, std::string look_at);

 private:
  KnownHabit& add_right(std::string does, std::string look_at, const Kin* kin);

  Habit right_;
  std::vector<KnownHabit> known_;
};

/// Mistakes of one kind of problem alone.
using OwnHabits = void (*)(HabitTable& table);

/// Those of the problem's own, and those that any search may have that is to have the habit
/// `right`. The likeliest stand first, those that rule out more before those that rule out less.
std::vector<KnownHabit> known_habits(const problems::Problem& problem, const Habit& right,
                                     OwnHabits own);

/// What searches have in common that miss some of what breaks a rule.
extern const Kin blindness;

/// What a search with this mistake does and what to look at, or, `with_kin`, what it has in common
/// with others.
std::string in_words(const KnownHabit& known, bool with_kin, const problems::Words& words);

}  // namespace kata::judge
