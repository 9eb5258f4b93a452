#include <cstdint>
#include <optional>
#include <problems/picture.h>
#include <replay/frame.h>
#include <string_view>
#include <text/number_words.h>
#include <utility>

namespace kata::replay {
namespace {

using problems::Playback;
using problems::Step;
using problems::Tile;

constexpr std::string_view bold = "\x1b[1m";
constexpr std::string_view blue = "\x1b[34m";
constexpr std::string_view black_on_yellow = "\x1b[30;43m";
constexpr std::string_view white_on_red = "\x1b[97;41m";
constexpr std::string_view reset = "\x1b[0m";

std::string painted(std::string_view colour, const std::string& text, Ink ink) {
  if (ink == Ink::plain || colour.empty()) return text;
  return std::string(colour) + text + std::string(reset);
}

std::string shown(const Tile& tile, bool is_current, bool at_dead_end, Ink ink) {
  if (tile.place < 0) return tile.text;
  if (is_current) {
    return painted(at_dead_end ? white_on_red : black_on_yellow,
                   problems::in_brackets(tile.text, at_dead_end ? "xx" : "[]"), ink);
  }
  const std::string_view colour = tile.kind == Tile::Kind::given    ? bold
                                  : tile.kind == Tile::Kind::chosen ? blue
                                                                    : "";
  return painted(colour, problems::unmarked(tile), ink);
}

std::string sentence(const Recording& recording, const Playback& playback, const Step& step) {
  return (playback.at_dead_end() ? "dead end: " : "") + recording.problem->does(step);
}

}  // namespace

std::vector<std::string> frame(const Recording& recording, const Playback& playback,
                               std::size_t position, Ink ink) {
  const problems::Problem& problem = *recording.problem;
  const std::optional<Step>& last = playback.last();
  const int current = last ? problem.place(last->variable, last->value) : -1;

  std::vector<std::string> lines;
  const problems::Picture picture = problem.picture(playback.state());
  for (const auto& row : picture) {
    std::string& line = lines.emplace_back();
    for (const Tile& tile : row) {
      line += shown(tile, last && tile.place == current, playback.at_dead_end(), ink);
    }
  }
  lines = problems::with_numbers(picture, std::move(lines));
  const problems::Counts& counts = playback.counts();
  const problems::Words words = problem.words();
  lines.emplace_back();
  lines.push_back(std::string(words.choice) + "s " + grouped(counts.placements) + "   undone " +
                  grouped(counts.undone) + "   dead ends " + grouped(counts.dead_ends) + "   " +
                  std::string(words.left) + " " + grouped(playback.left()));
  std::string step = "step " + grouped(static_cast<std::int64_t>(position)) + " of " +
                     grouped(static_cast<std::int64_t>(recording.events.size()));
  if (last) step += ": " + sentence(recording, playback, *last);
  lines.push_back(step);
  return lines;
}

}  // namespace kata::replay
