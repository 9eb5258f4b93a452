#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <findings/known_habits.h>
#include <string_view>
#include <utility>

namespace kata::judge {
namespace {

constexpr const char* mind_the_answer =
    "Write `if (...) return true;` around the deeper call; below it undo the choice, and go on with the next {value}.";
constexpr const char* dead_comes_first =
    "Such a {variable} is the most constrained of all: when there is one, go back.";
constexpr const char* count_all = "A {value} fits when no rule is against it: count those.";
constexpr const char* after_the_loop =
    "A {variable} is given up behind the loop over its {value}s, not in it: that is where `return` belongs.";
constexpr const char* any_flag_looks_so =
    "Does the check ever come to `return true`? A flag or counter that was never given a value looks like this.";
constexpr const char* any_marks_look_so =
    "Does the check ever come to `return true`? A flag or counter that was never given a value looks like this, and so do lines or boxes that share a number.";
constexpr const char* undo_the_marks =
    "The undo has two halves: what a choice marks, its undo must clear.";

constexpr Kin one_solution_only{
    "finds nothing after its first solution",
    "Is each {value} free again once its choice is undone, and is the next one tried after a solution, too?"};
constexpr Kin marks_that_stay{"leaves something marked as taken after its undo", undo_the_marks};
constexpr Kin counts_too_many{"counts {value}s as free that some rule forbids", count_all};

std::string replaced(std::string text, std::string_view name, std::string_view word) {
  for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; at += word.size()) {
    text.replace(at, name.size(), word);
  }
  return text;
}

void add_undo(HabitTable& table) {
  table.add([](Habit& h) { h.undo = Undo::none; }, "never takes a {value} off again",
            "After the call that failed, undo the choice: {undo}.");
}

void add_answers_to_one(HabitTable& table) {
  table.add(
      [](Habit& h) { h.returns = Return::true_always; },
      "returns true although a {variable} is left without a {value}",
      "A call where nothing fits returns false, and the call above it looks at that: it undoes its choice, and goes on with the next {value}.");
  table.add(
      [](Habit& h) { h.returns = Return::first_answer; },
      "never comes back to a {variable} for a second {value}",
      "When a deeper call has found nothing, its choice is undone, and the next {value} is tried: only true is passed on at once. And the {variable} must be each call's own, not shared by all.");
  add_undo(table);
  table.add([](Habit& h) { h.one_value = OneValue::everywhere; },
            "gives a {variable} up when its first {value} has failed", after_the_loop);
  table.add([](Habit& h) { h.one_value = OneValue::behind_the_start; },
            "gives a {variable} behind the first up when its first {value} has failed",
            after_the_loop);
  table.add(
      [](Habit& h) {
        if (h.rank == in_order)
          h.goes_on_at = [](const problems::Problem&, int v) { return v + 1; };
      },
      "goes on with the next {open} when no {value} fits",
      "After the loop over the {value}s comes `return false`: the call above has to try another {value}.");
  table.add(
      [](Habit& h) { h.dead_is_success = h.rank != nullptr; },
      "takes a {variable} where nothing fits for the end of the search",
      "No {value} that fits and no {open} are two things: the first means false, the second true.");
  table.add([](Habit& h) { h.returns = Return::at_failure; },
            "takes the answer of the deeper call for its opposite", mind_the_answer);
  table.add([](Habit& h) { h.returns = Return::undone_at_success; },
            "undoes its choices even when the rest was solved",
            "Return true before the undo: only what led nowhere is undone.");
  table.add(
      [](Habit& h) { h.says_true = true; }, "returns true, whatever it has found",
      "Is what the deeper call returned handed up to the first one, and false where nothing is left to try?");
  table.add(
      [](Habit& h) { h.returns = Return::never; },
      "does not stop at a solution: it goes on until all is undone",
      "A call that finds nothing left to choose returns true, and every call above it returns true at once, before its undo.");
}

void add_answers_to_all(HabitTable& table) {
  add_undo(table);
  table.add([](Habit& h) { h.returns = Return::at_success; },
            "comes to one solution, and undoes nothing of it",
            "To find all, a solution is undone like anything else, and the next {value} is tried.");
  table.add([](Habit& h) { h.returns = Return::undone_at_success; }, "stops at its first solution",
            "To find all, the next {value} is tried after a solution, too: no call returns early.",
            &one_solution_only);
  table.add([](Habit& h) { h.one_value = OneValue::everywhere; },
            "never comes to a second {value} for a {variable}", after_the_loop, &one_solution_only);
}

void add_rules(HabitTable& table, const problems::Problem& problem) {
  table.add(
      [](Habit& h) { h.test = RuleTest::finds_itself; },
      "{choose}s a {value} first, and then finds that very one in its way",
      "Ask whether a {value} fits before you {choose} it, or leave the {variable} itself out of the comparison.");
  table.add([](Habit& h) { h.test = RuleTest::after_choosing; },
            "{choose}s a {value} first and asks afterwards whether it fits",
            "Ask first: what breaks a rule is no choice.");
  table.add(
      [](Habit& h) {
        h.sees = [](const search::Pair& pair) {
          return std::abs(pair.variable - pair.with) == 1 && pair.is_clash();
        };
      },
      "compares a {value} only with that of the {variable} beside it",
      "Compare it with those of all {variable}s that have one.", &blindness);
  table.add(
      [](Habit& h) { h.sees = [](const search::Pair& p) { return p.with != 0 && p.is_clash(); }; },
      "compares a {value} with all others but that of the first {variable}",
      "Where does the loop over the {variable}s begin?", &blindness);
  if (table.right().returns == Return::at_success) {
    table.add(
        [](Habit& h) { h.test = RuleTest::when_complete; },
        "{choose}s any {value}, and looks at the rules only when all choices are made",
        "Ask of each {value} whether it fits before you {choose} it: that is what makes a search fast.",
        &blindness);
  }
  const bool is_about_marks = problem.mark(0, 0, 0).has_value();
  if (!is_about_marks) return;  // there are rules about more than what is taken already
  // Where nothing is checked, the order of the {value}s is all there is to tell a search by.
  const auto check_nothing = [](Habit& h) {
    h.checked = 0;
    if (h.rank != nullptr) h.values = ValueOrder::ascending;
  };
  constexpr const char* ask_first =
      "Ask of each {value} whether it fits before you {choose} it: does that ever say no?";
  const bool counts = table.right().rank != nullptr && table.right().rank != in_order;
  if (counts) {
    table.add(check_nothing, "picks the right {variable}, but {choose}s every {value} there",
              ask_first);
  }
  KnownHabit& blind = table.add(check_nothing, "{choose}s any {value}, whether it fits or not",
                                ask_first, &blindness);
  blind.habit.counted = 0;
}

void add_marks(HabitTable& table, const problems::Problem& problem) {
  std::vector<int> marked;
  unsigned all = 0;
  for (int i = 0; i < static_cast<int>(problem.constraints().size()); ++i) {
    if (!problem.mark(i, 0, 0)) continue;
    marked.push_back(i);
    all |= 1U << i;
  }
  const bool is_one_of_several = marked.size() > 1;
  const Kin* const kin = is_one_of_several                        ? &marks_that_stay
                         : table.right().returns == Return::never ? &one_solution_only
                                                                  : nullptr;
  const auto add_staying = [&](unsigned stays, const std::string& does) -> Habit& {
    Habit& habit = table.add([](Habit&) {}, does, undo_the_marks, kin).habit;
    habit.stays_marked = stays;
    return habit;
  };
  if (is_one_of_several) add_staying(all, "leaves everything marked as taken that it undoes");
  for (const int constraint : marked) {
    const std::string name(problem.constraints()[static_cast<std::size_t>(constraint)]);
    add_staying(1U << constraint,
                replaced("leaves " + std::string(problem.words().mark) + " after an undo",
                         "{constraint}", name));
  }
  add_staying(all, "leaves what it began with marked as taken when it begins anew")
      .only_starts_stay = true;
  table.add(
      [](Habit& h) { h.remembers_failures = true; },
      "never tries a {value} again for a {variable} for which it once failed",
      "What failed may be right after other choices: nothing that is known of it outlives them.");
}

/// The marks of what was given, of what was chosen, and of choices that stay where they are.
void add_knowledge(HabitTable& table, const problems::Problem& problem) {
  constexpr const char* both_halves =
      "The undo has two halves: what is marked is cleared, and {undo}.";
  const bool has_givens = problem.start().standing() > 0;
  const bool is_about_marks = problem.mark(0, 0, 0).has_value();
  if (!is_about_marks) return;
  if (table.right().returns == Return::at_success) {
    table.add([](Habit& h) { h.undo = Undo::of_marks; },
              "clears the marks of a {value}, but leaves it where it is", both_halves);
    table.add(
        [](Habit& h) {
          h.undo = Undo::none;
          h.stays_marked = ~0U;
        },
        "takes a {value} neither off again nor out of its marks", both_halves);
  }
  if (table.right().rank != nullptr) {
    table.add([](Habit& h) { h.loses_variables = true; },
              "loses a {variable} when its {value}s have failed",
              "The undo has to put the {variable} back among those that are open.");
  }
  table.add([](Habit& h) { h.knows_choices = 0; },
            has_givens ? "knows the givens, but never learns of the {value}s it {choose}s"
                       : "never learns of the {value}s it {choose}s",
            "What is chosen is to be marked under every rule.");
  if (!has_givens) return;
  constexpr const char* mark_the_givens =
      "Before the search starts, mark every given under every rule.";
  table.add([](Habit& h) { h.knows_givens = 0; },
            "knows the {value}s it {choose}s, but not the givens", mark_the_givens);
  for (std::size_t i = 0; i < problem.constraints().size(); ++i) {
    table
        .add([](Habit&) {},
             "does not enter the givens into what it remembers of each " +
                 std::string(problem.constraints()[i]),
             mark_the_givens)
        .habit.knows_givens = ~(1U << i);
  }
}

/// What counts as free where the {value}s that fit are counted, for some of the rules only.
void add_counting(HabitTable& table, const problems::Problem& problem) {
  const auto names = problem.constraints();
  const unsigned all = (1U << names.size()) - 1;
  for (unsigned counted = 1; counted < all; ++counted) {
    std::string seen;
    std::string forgotten;
    for (std::size_t i = 0; i < names.size(); ++i) {
      std::string& list = (counted >> i & 1) != 0 ? seen : forgotten;
      list += (list.empty() ? "" : " and ") + std::string(names[i]);
    }
    const bool sees_one = std::has_single_bit(counted);
    const bool forgets_one = std::has_single_bit(all & ~counted);
    table
        .add([](Habit&) {},
             "counts what " + (sees_one ? "the " + seen + " leaves" : seen + " leave") +
                 " free, and forgets " + (forgets_one ? "the " : "") + forgotten,
             count_all, &counts_too_many)
        .habit.counted = counted;
  }
}

void add_orders(HabitTable& table, const problems::Problem& problem) {
  if (table.right().rank == nullptr) return;  // any is as good
  table.add([](Habit& h) { h.rank = in_order; }, "takes the first {open}, as part 1 does",
            "Look at all of them, and take the one with the fewest {value}s that fit.");
  table.add([](Habit& h) { h.rank = [](const Open& open) { return -open.variable; }; },
            "always takes the last {open}", "Is the comparison that finds the best one right?");
  table.add(
      [](Habit& h) {
        h.rank = fewest_first;
        h.values = ValueOrder::any;
      },
      "takes the {variable} with the fewest {value}s that fit, as part 2 does",
      "Part 1 takes the first {open}, and its counts go with that order.");
  table.add([](Habit& h) { h.rank = [](const Open& open) { return -open.fitting; }; },
            "takes the {variable} with the most {value}s that fit",
            "Is the comparison that finds the best one the right way round?");
  table.add([](Habit& h) { h.rank = [](const Open& open) { return open.fitting_at_the_start; }; },
            "counts the {value}s that fit once, at the start, and keeps that order",
            "Every choice changes the counts of other {variable}s: count before each.");
  table.add(
      [](Habit& h) {
        h.rank = [](const Open& open) {
          const bool ends_the_scan = open.fitting <= 2;
          return ends_the_scan ? open.variable - open.problem.variables() : open.fitting;
        };
      },
      "ends its scan at the first {variable} with two {value}s",
      "One with a single {value}, or with none, may still come: only these cannot be beaten.");
  if (table.right().rank == in_order) return;
  add_counting(table, problem);
  table.add([](Habit& h) { h.leaves_out = [](const Open& open) { return open.fitting == 0; }; },
            "passes over a {variable} where nothing fits", dead_comes_first);
  table.add(
      [](Habit& h) {
        h.rank = [](const Open& open) {
          const auto values = static_cast<int>(open.problem.values().size());
          return open.fitting == 0 ? values : open.fitting;
        };
      },
      "takes a {variable} where nothing fits for the worst instead of the best", dead_comes_first);
}

bool is_last_value(const Standpoint& at, int value) {
  return value == at.problem.values().back();
}

bool is_behind_the_last(const Standpoint& at, int value) {
  if (!at.last) return false;
  for (const int other : at.problem.values()) {  // which of the two comes first
    if (other == value) return true;
    if (other == at.last->value) return false;
  }
  return false;
}

void add_values_and_ends(HabitTable& table) {
  table.add(is_last_value, "never tries the last {value}",
            "Where does the loop over the {value}s end?");
  if (table.right().rank != nullptr && table.right().rank != in_order) {
    table.add(
        [](Habit& h) {
          h.refuses = is_last_value;
          h.counts_refused = false;
        },
        "never counts or tries the last {value}", "Where do the loops over the {value}s end?");
  }
  if (table.right().values == ValueOrder::ascending) {
    table.add([](Habit& h) { h.values = ValueOrder::descending; },
              "tries the {value}s in descending order",
              "The article tries them in ascending order, and its counts go with that order.");
  }
  table.add([](const Standpoint& at, int value) { return value == at.problem.values().front(); },
            "never tries the first {value}", "Where does the loop over the {value}s begin?");
  table.add(
      is_behind_the_last, "tries only {value}s that come behind the one chosen last",
      "The loop over the {value}s begins anew for each {variable}: what is free may stand anywhere.");
  table.add(
      [](Habit& h) { h.left_out = 1; }, "takes its work for complete one {variable} too early",
      "Nothing is left to choose when every {variable} has its {value}: compare with their number.");
  table.add([](Habit& h) { h.one_value = OneValue::at_the_start; },
            "gives up when the first {value} of the first {variable} has failed",
            "The next {value} may begin a solution: try each.");
}

/// A text with the problem's own words in it.
std::string filled(std::string text, const problems::Words& words) {
  text = replaced(std::move(text), "{variable}", words.variable);
  text = replaced(std::move(text), "{value}", words.value);
  text = replaced(std::move(text), "{choice}", words.choice);
  text = replaced(std::move(text), "{choose}", words.choose);
  text = replaced(std::move(text), "{open}", words.open);
  return replaced(std::move(text), "{undo}", words.undo);
}

}  // namespace

const Kin blindness{"does not see all that stands against a {value}",
                    "Compare each {value} under every rule with every {variable} that has one."};

int in_order(const Open& open) {
  return open.variable;
}

int fewest_first(const Open& open) {
  return std::max(open.fitting, 1);
}

KnownHabit& HabitTable::add_right(std::string does, std::string look_at, const Kin* kin) {
  return known_.emplace_back(KnownHabit{right_, std::move(does), std::move(look_at), kin});
}

KnownHabit& HabitTable::add(Change change, std::string does, std::string look_at, const Kin* kin) {
  KnownHabit& known = add_right(std::move(does), std::move(look_at), kin);
  change(known.habit);
  return known;
}

KnownHabit& HabitTable::add(Refusal refuses, std::string does, std::string look_at) {
  KnownHabit& known = add_right(std::move(does), std::move(look_at), nullptr);
  known.habit.refuses = refuses;
  return known;
}

std::vector<KnownHabit> known_habits(const problems::Problem& problem, const Habit& right,
                                     OwnHabits own) {
  HabitTable table(right);
  const bool keeps_several_marks =
      problem.constraints().size() > 1 && problem.mark(0, 0, 0) && problem.mark(1, 0, 0);
  table.add([](const Standpoint&, int) { return true; }, "finds that no {value} fits anywhere",
            keeps_several_marks ? any_marks_look_so : any_flag_looks_so);
  if (own != nullptr) own(table);
  if (right.returns == Return::at_success) {
    add_answers_to_one(table);
  } else {
    add_answers_to_all(table);
  }
  add_rules(table, problem);
  add_marks(table, problem);
  add_knowledge(table, problem);
  add_values_and_ends(table);
  add_orders(table, problem);
  std::vector<KnownHabit> known = table.known();
  std::erase_if(known, [&](const KnownHabit& mistake) { return mistake.habit == right; });
  return known;
}

std::string in_words(const KnownHabit& known, bool with_kin, const problems::Words& words) {
  const std::string does = with_kin ? known.kin->does : known.does;
  const std::string look_at = with_kin ? known.kin->look_at : known.look_at;
  return filled("Step by step, this is a search that " + does + ". " + look_at, words);
}

}  // namespace kata::judge
