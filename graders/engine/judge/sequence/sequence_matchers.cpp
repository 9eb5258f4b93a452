#include <algorithm>
#include <articles/permutations.h>
#include <cstddef>
#include <cstdint>
#include <judge/sequence/sequence_matchers.h>
#include <map>
#include <optional>
#include <problems/playback.h>
#include <runs/problems_of_calls.h>
#include <set>
#include <string>
#include <text/number_words.h>
#include <vector>

namespace kata::judge {
namespace {

using Numbers = std::vector<int>;

/// The sequence after the last event.
Numbers left_of(const Run& run) {
  return problems::Order::sequence(run.result);
}

std::string in_words(const Numbers& numbers) {
  std::string text = "{";
  for (const int number : numbers) {
    if (text.size() > 1) text += ", ";
    text += std::to_string(number);
  }
  return text + "}";
}

bool holds(const Numbers& numbers, int number) {
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

std::string needed(int choices) {
  return grouped(choices) + (choices == 1 ? " is needed." : " are needed.");
}

/// Why a list is not an order of the numbers: "holds 4, which is not among the numbers".
Complaint no_order(const Numbers& order, const Numbers& numbers) {
  Numbers seen;
  for (const int number : order) {
    if (!holds(numbers, number)) {
      return "holds " + std::to_string(number) + ", which is not among the numbers";
    }
    if (holds(seen, number)) {
      return "holds " + std::to_string(number) +
             " twice. What makes a choice impossible is that the number is used already";
    }
    seen.push_back(number);
  }
  if (order.size() == numbers.size()) return std::nullopt;
  return "is not complete. Store a copy of `order` when every number is in it, not before";
}

std::string not_taken_back(const Run& run) {
  return "`order` still holds " + in_words(left_of(run)) +
         " at the end: each order.push_back needs its order.pop_back.";
}

/// How often each beginning of an order was built up.
struct Beginnings {
  std::set<Numbers> seen;
  std::optional<Numbers> repeated;  // the first one that was built a second time
  int repeated_at = 0;              // by which choice
  int complete = 0;                 // how often a complete order stood
  int from_nothing = 0;             // how often the sequence was begun anew
};

Beginnings beginnings_of(const Run& run) {
  Beginnings result;
  problems::Playback replay(*run.problem);
  for (const Event& event : run.events) {
    replay.apply(event);
    if (event.kind != EventKind::place) continue;
    const Numbers beginning = problems::Order::sequence(replay.state());
    if (beginning.size() == 1) ++result.from_nothing;
    if (replay.is_complete()) ++result.complete;
    if (!result.seen.insert(beginning).second && !result.repeated) {
      result.repeated = beginning;
      result.repeated_at = replay.counts().placements;
    }
  }
  return result;
}

/// What the search itself shows about a list that lacks orders; empty where it shows nothing.
std::string why_orders_are_missing(const Run& run) {
  if (run.events.empty() && !order_of(run).numbers().empty()) {
    return "Nothing was ever pushed: each choice is an order.push_back, each undo an order.pop_back.";
  }
  const int all = articles::orders_of(static_cast<int>(order_of(run).numbers().size()));
  const int complete = beginnings_of(run).complete;
  if (complete >= all && complete > static_cast<int>(run.lists.size())) {
    const std::string stood =
        (all == 1 ? "It" : "All " + grouped(all)) + " stood complete in `order`. ";
    return stood + (run.lists.empty()
                        ? "Is what you find stored in the list that you return?"
                        : "Does your list keep each of them, also those that deeper calls return?");
  }
  return "";
}

/// Whether a list of several entries holds nothing but what the sequence was at the end.
bool all_are_what_is_left(const Run& run) {
  const Numbers left = left_of(run);
  return run.lists.size() > 1 && left.size() < order_of(run).numbers().size() &&
         std::all_of(run.lists.begin(), run.lists.end(),
                     [&](const Numbers& entry) { return entry == left; });
}

Complaint wrong_list(const Run& run) {
  const std::string list = "For " + in_words(order_of(run).numbers()) + " ";
  if (all_are_what_is_left(run)) {
    return list + "all " + grouped(static_cast<std::int64_t>(run.lists.size())) +
           " entries of your list are " + in_words(left_of(run)) +
           ", which is what `order` holds at the end. Store a copy when it is complete: results.push_back(order).";
  }
  std::map<Numbers, std::size_t> places;
  for (std::size_t i = 0; i < run.lists.size(); ++i) {
    const Numbers& order = run.lists[i];
    const std::string name = "entry " + std::to_string(i + 1) + " of your list, " + in_words(order);
    if (const auto complaint = no_order(order, order_of(run).numbers())) {
      return list + name + ", " + *complaint + ".";
    }
    const auto [first, is_new] = places.emplace(order, i + 1);
    if (!is_new) {
      return list + name + ", stands in it already, as entry " + std::to_string(first->second) +
             ". Each order is to be listed once.";
    }
  }
  const auto all = articles::orders_of(static_cast<int>(order_of(run).numbers().size()));
  if (static_cast<int>(run.lists.size()) == all) return std::nullopt;
  const std::string why = why_orders_are_missing(run);
  Numbers missing = order_of(run).numbers();
  std::sort(missing.begin(), missing.end());
  while (places.contains(missing)) std::next_permutation(missing.begin(), missing.end());
  if (run.lists.empty()) {
    std::string text = list + "your list is empty, but there " +
                       (all == 1 ? "is one order" : "are " + counted(all, "order")) + ": ";
    return text +
           (order_of(run).numbers().empty() ? "the empty one, {}."
                                            : in_words(missing) + " for one.") +
           (why.empty() ? " Is what you find stored in the list that you return?" : " " + why);
  }
  std::string text = list + "your list holds " +
                     counted(static_cast<std::int64_t>(run.lists.size()), "order") + " of " +
                     grouped(all) + "; " + in_words(missing) + " is missing. ";
  if (!left_of(run).empty()) return text + not_taken_back(run);
  if (!why.empty()) return text + why;
  return text + "When a choice is undone, is its number free again, and is the next one tried?";
}

/// The first number that is pushed although it cannot lead to an order.
Complaint impossible_choice(const Run& run) {
  problems::Playback replay(*run.problem);
  for (const Event& event : run.events) {
    if (event.kind == EventKind::place) {
      const std::string pushes = "Choice " + grouped(replay.counts().placements + 1) + " pushes " +
                                 std::to_string(event.value) + ", which is ";
      if (!holds(order_of(run).numbers(), event.value)) return pushes + "not among the numbers.";
      if (holds(problems::Order::sequence(replay.state()), event.value)) {
        return pushes +
               "in `order` already. That is what makes a choice impossible: test it before you push.";
      }
    }
    replay.apply(event);
  }
  return std::nullopt;
}

/// With the right number of choices: whether they are those of a search.
bool builds_each_beginning_once(const Run& run) {
  return !impossible_choice(run) && !beginnings_of(run).repeated;
}

/// Why a search makes more or fewer choices than it needs. Each beginning of an order is built once
/// where it does as it should, so one of these is true.
std::string why_other_choices(const Run& run) {
  if (run.events.empty()) {
    return "`order` was never touched. Choose with order.push_back, undo with order.pop_back, and list what `order` holds when it is complete.";
  }
  if (const auto impossible = impossible_choice(run)) return *impossible;
  const Beginnings beginnings = beginnings_of(run);
  if (beginnings.repeated) {
    const bool afresh = beginnings.complete > 1 && beginnings.complete == beginnings.from_nothing;
    return std::string(afresh ? "Yours builds each order afresh. " : "") + "Choice " +
           grouped(beginnings.repeated_at) + " makes the beginning " +
           in_words(*beginnings.repeated) +
           " a second time. Undo only the last choice, and go on from what still stands.";
  }
  return "Only " + counted(beginnings.complete, "order") + " of " +
         grouped(articles::orders_of(static_cast<int>(order_of(run).numbers().size()))) +
         " ever stood complete in `order`.";
}

}  // namespace

RunMatcher ListsEveryOrder() {
  return rule("lists every order", wrong_list);
}

RunMatcher MakesChoices(int choices) {
  return rule("makes as many choices as it needs", [choices](const Run& run) -> Complaint {
    if (run.counts.placements == choices && builds_each_beginning_once(run)) return std::nullopt;
    return "For " + in_words(order_of(run).numbers()) +
           (wrong_list(run) ? " " : " the list is right, but ") + "your search makes " +
           counted(run.counts.placements, "choice") + " where " + needed(choices) + " " +
           why_other_choices(run);
  });
}

RunMatcher TakesChoicesBack(int undone) {
  return rule("takes its choices back", [undone](const Run& run) -> Complaint {
    if (!left_of(run).empty())
      return "For " + in_words(order_of(run).numbers()) + " " + not_taken_back(run);
    if (run.counts.undone == undone && builds_each_beginning_once(run)) return std::nullopt;
    return "For " + in_words(order_of(run).numbers()) + " your search takes " +
           counted(run.counts.undone, "choice") + " back, " + needed(undone) + " " +
           why_other_choices(run);
  });
}

RunMatcher MeetsNoDeadEnd() {
  return rule("meets no dead end", [](const Run& run) -> Complaint {
    if (run.counts.dead_ends == 0) return std::nullopt;
    return "For " + in_words(order_of(run).numbers()) + " your search meets " +
           counted(run.counts.dead_ends, "dead end") +
           ": it takes a choice back at once although the order is not complete. Every unused number leads on to an order. " +
           impossible_choice(run).value_or("");
  });
}

}  // namespace kata::judge
