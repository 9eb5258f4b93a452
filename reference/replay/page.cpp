#include <cstddef>
#include <ostream>
#include <problems/playback.h>
#include <replay/encoding.h>
#include <replay/page.h>
#include <replay/page_parts.h>
#include <replay/player_files.h>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <text/base64.h>
#include <text/json.h>
#include <text/markup.h>

namespace kata::replay {
namespace {

std::string json_difference(const Recording& run, const problems::Playable& shown) {
  // Behind the last event that is shown there is nothing to point at.
  if (!run.first_difference || run.first_difference->event > shown.events) return "null";
  const Difference& difference = *run.first_difference;
  std::string json = R"({"event":)" + std::to_string(difference.event) + R"(,"explanation":)" +
                     json_bytes(difference.explanation) + R"(,"expected":)";
  const std::string expected =
      difference.expected ? encode_events(*run.problem, {&*difference.expected, 1}) : "";
  return json + json_bytes(expected) + "}";
}

std::string json_run(const Recording& run) {
  const problems::Playable shown = problems::playable(*run.problem, run.events);
  std::string fault;
  if (!shown.fault.empty()) {
    fault = "Step " + std::to_string(shown.events + 1) + " of this journal is " +
            std::string(shown.fault) + ": no search writes that, so the replay ends before it.";
  }
  return R"({"exercise":)" + json_bytes(run.exercise) + R"(,"label":)" + json_bytes(run.label) +
         R"(,"start":)" + run.problem->json() + R"(,"returned":)" +
         (run.returned ? "true" : "false") + R"(,"ending":)" + json_bytes(run.ending) +
         R"(,"check":)" + json_bytes(run.check) + R"(,"message":)" + json_bytes(run.message) +
         R"(,"fault":)" + json_bytes(fault) + R"(,"difference":)" + json_difference(run, shown) +
         R"(,"eventCount":)" + std::to_string(shown.events) + R"(,"events":")" +
         encode_events(*run.problem, std::span(run.events).first(shown.events)) + "\"}";
}

void write_part(std::ostream& out, const PageFiles& files, std::string_view name,
                std::string_view title, std::string_view data) {
  if (name == "title") {
    out << markup_escaped(title);
  } else if (name == "style hash") {
    out << base64(files.style_hash);
  } else if (name == "script hash") {
    out << base64(files.script_hash);
  } else if (name == "style") {
    for (const std::string_view style : files.styles) out << style;
  } else if (name == "data") {
    out << data;
  } else if (name == "script") {
    for (const std::string_view module : files.modules) out << module;
  }
}

}  // namespace

std::string json_replay(const Page& page) {
  if (page.runs.empty() || page.runs.size() > 2) {
    throw std::invalid_argument("a replay shows one run or two, not " +
                                std::to_string(page.runs.size()));
  }
  std::string json = R"({"format":1,"title":)" + json_bytes(page.title) + R"(,"tree":)" +
                     (page.tree ? "true" : "false") + R"(,"runs":[)";
  std::string separator = "\n";
  for (const Recording& run : page.runs) {
    json += separator + json_run(run);
    separator = ",\n";
  }
  return json + "\n]}";
}

void write_files(std::ostream& out, const PageFiles& files, std::string_view title,
                 std::string_view data) {
  constexpr std::string_view open = "{{";
  constexpr std::string_view close = "}}";
  std::string_view rest = files.page;
  for (std::size_t at = rest.find(open); at != std::string_view::npos; at = rest.find(open)) {
    const std::size_t end = rest.find(close, at);
    out << rest.substr(0, at);
    write_part(out, files, rest.substr(at + open.size(), end - at - open.size()), title, data);
    rest.remove_prefix(end + close.size());
  }
  out << rest;
}

void write_page(std::ostream& out, const Page& page) {
  write_files(out, player_files, page.title, json_replay(page));
}

std::string data_of_page(std::string_view page) {
  constexpr std::string_view open = R"(<script type="application/json" id="replay">)";
  const std::size_t begin = page.find(open);
  if (begin == std::string_view::npos) return "";
  page.remove_prefix(begin + open.size());
  const std::size_t end = page.find("</script>");
  return end == std::string_view::npos ? "" : std::string(page.substr(0, end));
}

}  // namespace kata::replay
