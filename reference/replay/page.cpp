#include <ostream>
#include <replay/encoding.h>
#include <replay/json.h>
#include <replay/page.h>
#include <replay/playback.h>
#include <replay/player_files.h>
#include <span>
#include <stdexcept>
#include <string_view>

namespace kata::replay {
namespace {

std::string html(std::string_view text) {
  std::string escaped;
  for (const char character : text) {
    switch (character) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      default:
        escaped += character;
    }
  }
  return escaped;
}

std::string json_start(const Grid& grid) {
  return R"({"kind":"board","size":)" + std::to_string(grid.size()) + R"(,"givens":)" +
         json_string(grid.line()) + "}";
}

std::string json_start(const EmptyChessboard& board) {
  return R"({"kind":"chessboard","size":)" + std::to_string(board.size) + "}";
}

std::string json_start(const WordOnGrid& task) {
  std::string json = R"({"kind":"path","word":)" + json_bytes(task.word) + R"(,"rows":[)";
  for (std::size_t i = 0; i < task.rows.size(); ++i) {
    json += (i == 0 ? "" : ",") + json_bytes(task.rows[i]);
  }
  return json + "]}";
}

std::string json_start(const NumbersToOrder& task) {
  std::string json = R"({"kind":"sequence","numbers":[)";
  for (std::size_t i = 0; i < task.numbers.size(); ++i) {
    json += (i == 0 ? "" : ",") + std::to_string(task.numbers[i]);
  }
  return json + "]}";
}

std::string json_difference(const Recording& run, const Playable& shown) {
  // Behind the last event that is shown there is nothing to point at.
  if (!run.first_difference || run.first_difference->event > shown.events) return "null";
  const Difference& difference = *run.first_difference;
  std::string json = R"({"event":)" + std::to_string(difference.event) + R"(,"explanation":)" +
                     json_string(difference.explanation) + R"(,"expected":)";
  const std::string expected =
      difference.expected ? encode_events(run.start, {&*difference.expected, 1}) : "";
  return json + json_string(expected) + "}";
}

std::string json_run(const Recording& run) {
  const Playable shown = playable(run.start, run.events);
  std::string fault;
  if (!shown.fault.empty()) {
    fault = "Step " + std::to_string(shown.events + 1) + " of this journal is " +
            std::string(shown.fault) + ": no search writes that, so the replay ends before it.";
  }
  return R"({"exercise":)" + json_string(run.exercise) + R"(,"label":)" + json_string(run.label) +
         R"(,"start":)" +
         std::visit([](const auto& start) { return json_start(start); }, run.start) +
         R"(,"returned":)" + (run.returned ? "true" : "false") + R"(,"ending":)" +
         json_string(run.ending) + R"(,"fault":)" + json_string(fault) + R"(,"difference":)" +
         json_difference(run, shown) + R"(,"eventCount":)" + std::to_string(shown.events) +
         R"(,"events":")" + encode_events(run.start, std::span(run.events).first(shown.events)) +
         "\"}";
}

void write_data(std::ostream& out, const Page& page) {
  out << R"({"format":1,"title":)" << json_string(page.title) << R"(,"tree":)"
      << (page.tree ? "true" : "false") << R"(,"runs":[)";
  for (std::size_t i = 0; i < page.runs.size(); ++i) {
    out << (i == 0 ? "\n" : ",\n") << json_run(page.runs[i]);
  }
  out << "\n]}";
}

void write_part(std::ostream& out, const Page& page, std::string_view name) {
  if (name == "title") {
    out << html(page.title);
  } else if (name == "style") {
    out << player_style;
  } else if (name == "data") {
    write_data(out, page);
  } else if (name == "script") {
    for (const std::string_view module : player_modules) out << module;
  }
}

}  // namespace

void write_page(std::ostream& out, const Page& page) {
  if (page.runs.empty() || page.runs.size() > 2) {
    throw std::invalid_argument("a replay shows one run or two, not " +
                                std::to_string(page.runs.size()));
  }
  constexpr std::string_view open = "{{";
  constexpr std::string_view close = "}}";
  std::string_view rest = player_page;
  for (std::size_t at = rest.find(open); at != std::string_view::npos; at = rest.find(open)) {
    const std::size_t end = rest.find(close, at);
    out << rest.substr(0, at);
    write_part(out, page, rest.substr(at + open.size(), end - at - open.size()));
    rest.remove_prefix(end + close.size());
  }
  out << rest;
}

}  // namespace kata::replay
