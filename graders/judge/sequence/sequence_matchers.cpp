#include <algorithm>
#include <articles/permutations.h>
#include <judge/finished_rule.h>
#include <judge/number_words.h>
#include <judge/sequence/sequence_matchers.h>
#include <map>
#include <optional>
#include <set>

namespace kata::judge {
namespace {

/// Why a run does not follow a rule, in a student's words; nothing when it does.
using Complaint = std::optional<std::string>;
using Numbers = std::vector<int>;

SequenceMatcher rule(std::string description, Rule<SequenceRun>::Complaint complaint) {
  return finished_rule<SequenceRun>(std::move(description), std::move(complaint));
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
  return "is not complete. Store an order when every number is in it, not before";
}

std::string not_taken_back(const SequenceRun& run) {
  return "`order` still holds " + in_words(run.left) +
         " at the end: each order.push_back needs its order.pop_back.";
}

Complaint wrong_list(const SequenceRun& run) {
  const std::string list = "For " + in_words(run.numbers) + " ";
  std::map<Numbers, std::size_t> places;
  for (std::size_t i = 0; i < run.orders.size(); ++i) {
    const Numbers& order = run.orders[i];
    const std::string name = "entry " + std::to_string(i + 1) + " of your list, " + in_words(order);
    if (const auto complaint = no_order(order, run.numbers)) {
      return list + name + ", " + *complaint + ".";
    }
    const auto [first, is_new] = places.emplace(order, i + 1);
    if (!is_new) {
      return list + name + ", stands in it already, as entry " + std::to_string(first->second) +
             ". Each order is to be listed once.";
    }
  }
  const auto all = articles::orders_of(static_cast<int>(run.numbers.size()));
  if (static_cast<int>(run.orders.size()) == all) return std::nullopt;
  Numbers missing = run.numbers;
  std::sort(missing.begin(), missing.end());
  while (places.contains(missing)) std::next_permutation(missing.begin(), missing.end());
  if (run.orders.empty()) {
    std::string text = list + "your list is empty, but there " +
                       (all == 1 ? "is one order" : "are " + counted(all, "order")) + ": ";
    return text + (run.numbers.empty() ? "the empty one, {}." : in_words(missing) + " for one.") +
           " Is what you find stored in the list that you return?";
  }
  std::string text = list + "your list holds " +
                     counted(static_cast<std::int64_t>(run.orders.size()), "order") + " of " +
                     grouped(all) + "; " + in_words(missing) + " is missing. ";
  if (!run.left.empty()) return text + not_taken_back(run);
  return text + "When a choice is undone, is its number free again, and is the next one tried?";
}

/// The first number that is pushed although it cannot lead to an order.
Complaint impossible_choice(const SequenceRun& run) {
  SequenceReplay replay(run.numbers.size());
  for (const Event& event : run.events) {
    if (event.kind == EventKind::place) {
      const std::string pushes = "Choice " + grouped(replay.counts().placements + 1) + " pushes " +
                                 std::to_string(event.value) + ", which is ";
      if (!holds(run.numbers, event.value)) return pushes + "not among the numbers.";
      if (holds(replay.numbers(), event.value)) {
        return pushes +
               "in `order` already. That is what makes a choice impossible: test it before you "
               "push.";
      }
    }
    replay.apply(event);
  }
  return std::nullopt;
}

/// How often each beginning of an order was built up.
struct Beginnings {
  std::set<Numbers> seen;
  std::optional<Numbers> repeated;  // the first one that was built a second time
  int repeated_at = 0;              // by which choice
  int complete = 0;                 // how often a complete order stood
  int from_nothing = 0;             // how often the sequence was begun anew
};

Beginnings beginnings_of(const SequenceRun& run) {
  Beginnings result;
  SequenceReplay replay(run.numbers.size());
  for (const Event& event : run.events) {
    replay.apply(event);
    if (event.kind != EventKind::place) continue;
    if (replay.numbers().size() == 1) ++result.from_nothing;
    if (replay.complete()) ++result.complete;
    if (!result.seen.insert(replay.numbers()).second && !result.repeated) {
      result.repeated = replay.numbers();
      result.repeated_at = replay.counts().placements;
    }
  }
  return result;
}

/// Why a search makes more or fewer choices than it needs. Each beginning of an order is built once
/// where it does as it should, so one of these is true.
std::string why_other_choices(const SequenceRun& run) {
  if (run.events.empty()) {
    return "`order` was never touched. Choose with order.push_back, undo with order.pop_back, and "
           "list what `order` holds when it is complete.";
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
         grouped(articles::orders_of(static_cast<int>(run.numbers.size()))) +
         " ever stood complete in `order`.";
}

}  // namespace

SequenceMatcher ListsEveryOrder() {
  return rule("lists every order", wrong_list);
}

SequenceMatcher MakesChoices(int choices) {
  return rule("makes as many choices as it needs", [choices](const SequenceRun& run) -> Complaint {
    if (run.counts.placements == choices) return std::nullopt;
    return "For " + in_words(run.numbers) + (wrong_list(run) ? " " : " the list is right, but ") +
           "your search makes " + counted(run.counts.placements, "choice") + " where " +
           needed(choices) + " " + why_other_choices(run);
  });
}

SequenceMatcher TakesChoicesBack(int undone) {
  return rule("takes its choices back", [undone](const SequenceRun& run) -> Complaint {
    if (!run.left.empty()) return "For " + in_words(run.numbers) + " " + not_taken_back(run);
    if (run.counts.undone == undone) return std::nullopt;
    return "For " + in_words(run.numbers) + " your search takes " +
           counted(run.counts.undone, "choice") + " back, " + needed(undone) + " " +
           why_other_choices(run);
  });
}

SequenceMatcher MeetsNoDeadEnd() {
  return rule("meets no dead end", [](const SequenceRun& run) -> Complaint {
    if (run.counts.dead_ends == 0) return std::nullopt;
    return "For " + in_words(run.numbers) + " your search meets " +
           counted(run.counts.dead_ends, "dead end") +
           ": it takes a choice back at once although the order is not complete. Every unused "
           "number leads on to an order. " +
           impossible_choice(run).value_or("");
  });
}

}  // namespace kata::judge
