#include <algorithm>
#include <attempt/outcome.h>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <judge/report.h>
#include <map>
#include <runs/exercise.h>
#include <set>
#include <string_view>
#include <text/number_words.h>
#include <text/wrapped_text.h>
#include <unistd.h>

namespace kata::judge {
namespace {

constexpr std::size_t width = 80;
constexpr std::size_t name_indent = 8;

enum class Sign { passed, failed, not_started };

/// Writes a verdict's lines, in colours or without.
class Pen {
 public:
  explicit Pen(const Screen& screen) : screen_(screen) {}

  std::size_t lines() const { return screen_.lines; }

  std::string title(const std::string& text, Sign sign) const {
    return in(sign == Sign::passed ? "1;32" : sign == Sign::failed ? "1;31" : "1", text);
  }

  /// A line that begins with what a check came to.
  std::string line(Sign sign, const std::string& text) const {
    switch (sign) {
      case Sign::passed:
        return "  " + in("32", "ok") + "    " + text + "\n";
      case Sign::failed:
        return "  " + in("31", "FAIL") + "  " + text + "\n";
      case Sign::not_started:
        return "  -     " + text + "\n";
    }
    return text;
  }

 private:
  std::string in(const char* colour, const std::string& text) const {
    if (!screen_.colours) return text;
    return "\x1b[" + std::string(colour) + "m" + text + "\x1b[0m";
  }

  Screen screen_;
};

using Results = std::vector<const CheckResult*>;

std::string title(const std::vector<CheckResult>& results) {
  const bool hidden = results.front().visibility == Visibility::hidden;
  return exercise().name + (hidden ? ", hidden checks" : "");
}

bool nothing_started(const std::vector<CheckResult>& results) {
  return std::none_of(results.begin(), results.end(),
                      [](const CheckResult& result) { return result.started; });
}

std::size_t lines_in(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

Sign sign_of(const CheckResult& result) {
  return result.passed ? Sign::passed : result.started ? Sign::failed : Sign::not_started;
}

/// As many names as fit beside the sign of a line, and how many more there are.
std::string names_on_one_line(const Results& results) {
  const std::size_t room = width - name_indent;
  const auto all = static_cast<std::int64_t>(results.size());
  std::string best = counted(all, "check");
  std::string names;
  std::int64_t named = 0;
  for (const CheckResult* const result : results) {
    names += (names.empty() ? "" : "; ") + result->sentence;
    ++named;
    const std::string more = named < all ? "; and " + std::to_string(all - named) + " more" : "";
    if (names.size() + more.size() > room) break;
    best = names + more;
  }
  return best;
}

/// A message's last paragraph, which tells why, if it has more than one; not a drawing.
std::string_view reason(std::string_view message) {
  const std::size_t end = message.rfind("\n\n");
  if (end == std::string_view::npos || message.substr(end + 2).starts_with(' ')) return {};
  return message.substr(end + 2);
}

/// The check to look at first: the first one that failed for the reason which most give, so that
/// the cause is told and not one of its effects.
const CheckResult& to_look_at(const Results& failed) {
  std::map<std::string_view, int> given_by;
  for (const CheckResult* const result : failed) ++given_by[reason(result->message)];
  given_by.erase(std::string_view{});
  const auto strength = [&](const CheckResult* result) {
    const auto found = given_by.find(reason(result->message));
    return found == given_by.end() ? 0 : found->second;
  };
  return **std::max_element(failed.begin(), failed.end(), [&](const auto* left, const auto* right) {
    return strength(left) < strength(right);
  });
}

/// A check's sentence beside its sign, on as many lines as it needs.
std::string sentence_of(const CheckResult& result) {
  const std::string text = wrapped(result.sentence, name_indent);
  return text.substr(name_indent, text.size() - name_indent - 1);
}

/// A message, without the empty lines between its paragraphs.
std::string wrapped_message(std::string message) {
  for (std::size_t at = 0; (at = message.find("\n\n", at)) != std::string::npos;) {
    message.erase(at, 1);
  }
  return wrapped(message, name_indent);
}

/// A text's first lines and its last one, and how many stand between them.
std::string shortened(const std::string& text, std::size_t most) {
  const std::size_t all = lines_in(text);
  if (all <= most) return text;
  std::size_t end = 0;
  for (std::size_t line = 0; line + 2 < most; ++line) end = text.find('\n', end) + 1;
  const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
  return text.substr(0, end) + "      | [" +
         counted(static_cast<std::int64_t>(all - most + 1), "more line") + "]\n" +
         text.substr(last);
}

/// A name that fits beside the sign of a line.
std::string short_name(const std::string& sentence) {
  constexpr std::size_t room = width - name_indent;
  if (sentence.size() <= room) return sentence;
  return sentence.substr(0, sentence.rfind(' ', room - 4)) + " ...";
}

/// What a message tells in words that were not told before.
std::string news(std::string_view message, std::set<std::string, std::less<>>& told) {
  std::string text;
  while (!message.empty()) {
    const std::string_view paragraph = message.substr(0, message.find("\n\n"));
    message.remove_prefix(std::min(paragraph.size() + 2, message.size()));
    const bool is_drawing = paragraph.starts_with(' ');
    if (!is_drawing && told.emplace(paragraph).second) text += wrapped(paragraph, name_indent);
  }
  return text;
}

/// A line for each check, as far as there is room; the last one says how many more there are. What
/// room is left then is for their reasons, as far as those differ from the one told below.
std::string failures(const Results& checks, const CheckResult& told_below, std::size_t room,
                     const Pen& pen) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < checks.size(); ++i) {
    const std::size_t left = checks.size() - i;
    const bool is_last = i + 1 >= room && left > 1;
    lines.push_back(pen.line(sign_of(*checks[i]), is_last ? "and " + std::to_string(left) + " more"
                                                          : short_name(checks[i]->sentence)));
    if (is_last) break;
  }
  std::set<std::string, std::less<>> told;
  news(told_below.message, told);
  std::string text;
  std::size_t spare = room - std::min(room, lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string reason = spare > 0 ? news(checks[i]->message, told) : "";
    text += lines[i];
    if (lines_in(reason) > spare) continue;
    text += reason;
    spare -= lines_in(reason);
  }
  return text;
}

/// What passed and failed, the failure to look at, and where to go from it.
std::string failing(const std::vector<CheckResult>& results, const Remarks& remarks,
                    const Pen& pen) {
  constexpr std::size_t most_of_the_prints = 5;
  Results passed;
  Results failed;
  Results not_started;
  for (const CheckResult& result : results) {
    (result.passed ? passed : result.started ? failed : not_started).push_back(&result);
  }
  const CheckResult& first = to_look_at(failed.empty() ? not_started : failed);
  Results others;
  for (const Results* const kind : {&failed, &not_started}) {
    for (const CheckResult* const result : *kind) {
      if (result != &first) others.push_back(result);
    }
  }

  const std::string top =
      pen.title(title(results) + ": " + std::to_string(passed.size()) + " of " +
                    counted(static_cast<std::int64_t>(results.size()), "check") + " passed",
                Sign::failed) +
      "\n" + (passed.empty() ? "" : pen.line(Sign::passed, names_on_one_line(passed)));
  const std::string to_do = (others.empty() ? "" : "\n") +
                            pen.line(sign_of(first), sentence_of(first)) +
                            wrapped_message(first.message);
  std::string bottom = wrapped(remarks.note, 2);
  if (!remarks.replay.empty()) bottom += "  Watch it: " + remarks.replay + "\n";
  if (!remarks.hints.empty()) {
    bottom += "  Hints, and what is counted: " + remarks.hints + "\n";
  }
  if (!bottom.empty()) bottom = "\n" + bottom;

  const std::size_t used = lines_in(top) + lines_in(to_do) + lines_in(bottom);
  std::size_t room = pen.lines() - std::min(used, pen.lines());
  const std::string printed = wrapped(remarks.printed, 2);
  const std::size_t kept_for_prints = std::min(lines_in(printed), most_of_the_prints);
  const std::string above = failures(others, first, room - std::min(room, kept_for_prints), pen);
  room -= std::min(room, lines_in(above));
  return top + above + to_do + shortened(printed, std::max(room, kept_for_prints)) + bottom;
}

std::string passing(const std::vector<CheckResult>& results, const Remarks& remarks,
                    const Pen& pen) {
  std::string text =
      pen.title(title(results) + ": all " +
                    counted(static_cast<std::int64_t>(results.size()), "check") + " passed",
                Sign::passed) +
      "\n" + wrapped(remarks.achieved, 2) + wrapped(remarks.note, 2) + wrapped(remarks.advice, 2);
  if (!remarks.afterwards.empty()) text += "\n" + wrapped("Afterwards: " + remarks.afterwards, 2);
  if (!remarks.next.empty()) text += "\n" + wrapped("Next: " + remarks.next, 2);
  return text;
}

}  // namespace

bool wants_colours() {
  const auto is_set = [](const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  if (is_set("NO_COLOR")) return false;
  if (is_set("CLICOLOR_FORCE")) return true;
  const char* const terminal = std::getenv("TERM");
  return isatty(STDOUT_FILENO) == 1 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

std::string to_text(const std::vector<CheckResult>& results, const Remarks& remarks,
                    const Screen& screen) {
  const Pen pen(screen);
  if (results.empty()) return exercise().name + ": no check was run, which proves nothing.\n";
  if (nothing_started(results)) {
    const bool hidden = results.front().visibility == Visibility::hidden;
    return pen.title(title(results) + ": not started", Sign::not_started) +
           (hidden ? ".\n" : ". Read exercises/" + exercise().name + "/README.md\n");
  }
  const bool all_passed = std::all_of(results.begin(), results.end(),
                                      [](const CheckResult& result) { return result.passed; });
  return all_passed ? passing(results, remarks, pen) : failing(results, remarks, pen);
}

std::string to_sentences(const Remarks& remarks) {
  std::string text = remarks.note + remarks.printed + remarks.advice;
  if (!remarks.replay.empty()) {
    text += "Watch the first search that failed in a browser: " + remarks.replay + "\n";
  }
  return text;
}

std::string to_summary(const std::vector<CheckResult>& results) {
  const auto passed = std::count_if(results.begin(), results.end(),
                                    [](const CheckResult& result) { return result.passed; });
  const std::string state =
      results.empty() || !nothing_started(results) ? "started" : "not-started";
  return exercise().name + " " + state + " " + std::to_string(passed) + " " +
         std::to_string(results.size()) + "\n";
}

}  // namespace kata::judge
