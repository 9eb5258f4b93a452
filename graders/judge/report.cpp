#include <algorithm>
#include <cerrno>
#include <fstream>
#include <judge/exercise.h>
#include <judge/number_words.h>
#include <judge/report.h>
#include <judge/wrapped_text.h>
#include <set>
#include <system_error>
#include <unistd.h>

namespace kata::judge {
namespace {

constexpr std::size_t message_indent = 8;

std::string title(const std::vector<CheckResult>& results) {
  const bool hidden = results.front().visibility == Visibility::hidden;
  return exercise().name + (hidden ? ", hidden checks" : "");
}

bool nothing_started(const std::vector<CheckResult>& results) {
  return std::none_of(results.begin(), results.end(),
                      [](const CheckResult& result) { return result.started; });
}

std::vector<std::string> paragraphs(std::string_view message) {
  std::vector<std::string> parts;
  while (!message.empty()) {
    parts.emplace_back(message.substr(0, message.find("\n\n")));
    message.remove_prefix(std::min(parts.back().size() + 2, message.size()));
  }
  return parts;
}

/// What a message tells that was not told before. Its paragraphs are parted by empty lines: what
/// happened, how it came to that, why. Once a reason was told, only the first is news. Empty for
/// nothing new.
std::string news(const std::string& message, std::set<std::string>& told) {
  std::vector<std::string> parts = paragraphs(message);
  if (parts.size() > 1 && told.contains(parts.back())) parts.resize(1);
  std::string text;
  for (const std::string& part : parts) {
    if (told.insert(part).second) text += wrapped(part, message_indent);
  }
  return text;
}

std::string list(const std::vector<CheckResult>& results) {
  std::string text;
  std::set<std::string> told;
  for (const CheckResult& result : results) {
    const std::string reason = result.passed ? "" : news(result.message, told);
    text += (result.passed    ? "  ok    "
             : result.started ? "  FAIL  "
                              : "  -     ") +
            result.sentence + (result.passed || !reason.empty() ? "" : " (same reason)") + "\n" +
            reason;
  }
  return text;
}

}  // namespace

std::string to_text(const std::vector<CheckResult>& results, const std::string& notes) {
  if (results.empty()) return exercise().name + ": no check was run, which proves nothing.\n";
  const auto passed = std::count_if(results.begin(), results.end(),
                                    [](const CheckResult& result) { return result.passed; });
  const auto all = static_cast<std::ptrdiff_t>(results.size());
  if (nothing_started(results)) {
    return title(results) + ": not started. Open " + exercise().source_file + " and begin.\n";
  }
  if (passed == all) {
    return title(results) + ": all " + counted(all, "check") + " passed\n" +
           (notes.empty() ? "" : wrapped(notes, 2));
  }
  std::string text = title(results) + ": " + std::to_string(passed) + " of " +
                     counted(all, "check") + " passed\n\n" + list(results);
  if (!notes.empty()) text += "\n" + wrapped(notes, 2);
  text += "\n" + wrapped(
                     "Look at the first FAIL first: those below it often go with it. What is "
                     "counted, and hints: "
                     "exercises/" +
                         exercise().name + "/README.md",
                     2);
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

void write_atomically(const std::filesystem::path& file, const std::string& text) {
  const std::filesystem::path draft = file.string() + "." + std::to_string(getpid());
  {
    std::ofstream out(draft, std::ios::binary);
    out << text << std::flush;
    if (!out) {
      const int error = errno;
      std::error_code ignored;
      std::filesystem::remove(draft, ignored);
      throw std::system_error(error, std::generic_category(), "cannot write " + draft.string());
    }
  }
  std::filesystem::rename(draft, file);
}

}  // namespace kata::judge
