#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iomanip>
#include <ladder/words.h>
#include <sstream>
#include <text/number_words.h>
#include <text/wrapped_text.h>

namespace kata::ladder {
namespace {

std::string with_digits(double number, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << number;
  return text.str();
}

double ratio_to_the_one_below(const Measured& measured, std::size_t index) {
  return measured.results[index].boards_per_second / measured.results[index - 1].boards_per_second;
}

std::string percent(double part) {
  return std::to_string(std::lround(part * 100)) + " %";
}

/// How close two rates may be without one being faster: what the runs of the two differ by
/// themselves.
double too_close(const Result& left, const Result& right) {
  constexpr double always = 0.03;
  return std::max({always, left.disturbance, right.disturbance});
}

bool is_told_apart(const Result& slower, const Result& faster) {
  return faster.boards_per_second > slower.boards_per_second * (1 + too_close(slower, faster));
}

std::string names(const std::vector<const Result*>& results) {
  std::string text;
  for (const Result* result : results) {
    if (!text.empty()) text += result == results.back() ? " and " : ", ";
    text += "\"" + result->name + "\"";
  }
  return text;
}

}  // namespace

std::string rate(double boards_per_second) {
  if (boards_per_second < 10) {
    const bool is_whole = boards_per_second == std::floor(boards_per_second);
    return with_digits(boards_per_second, is_whole ? 0 : 2);
  }
  const double unit = std::pow(10, std::floor(std::log10(boards_per_second)) - 2);
  return grouped(std::llround(std::round(boards_per_second / unit) * unit));
}

std::string times_the_one_below(const Measured& measured, std::size_t index) {
  if (index == 0) return "";
  if (!is_told_apart(measured.results[index - 1], measured.results[index])) return "as fast";
  const double ratio = ratio_to_the_one_below(measured, index);
  return with_digits(ratio, ratio < 10 ? 1 : 0) + " times";
}

std::string table(const Measured& measured) {
  std::ostringstream text;
  const auto line = [&](const std::string& mark, const std::string& name,
                        const std::string& per_second, const std::string& ratio) {
    text << std::left << std::setw(3) << mark << std::setw(28) << name << std::right
         << std::setw(18) << per_second << std::setw(22) << ratio << "\n";
  };
  line("", std::string(measured.set.name), "boards per second", "against the one above");
  for (std::size_t i = 0; i < measured.results.size(); ++i) {
    const Result& result = measured.results[i];
    line(result.is_yours ? ">" : "", result.name, rate(result.boards_per_second),
         times_the_one_below(measured, i));
  }
  for (const NotMeasured& missing : measured.not_measured) {
    text << wrapped((missing.is_yours ? "> " : "  ") + missing.name + " is not measured here. " +
                        missing.reason,
                    0);
  }
  return text.str();
}

std::string standing(const Measured& measured, const std::string& yours) {
  const auto found = std::find_if(measured.results.begin(), measured.results.end(),
                                  [&](const Result& result) { return result.name == yours; });
  if (found == measured.results.end()) return "";
  const Result* below = nullptr;
  const Result* above = nullptr;
  std::vector<const Result*> beside;
  for (const Result& rung : measured.results) {
    if (rung.is_yours) continue;
    if (is_told_apart(rung, *found)) {
      below = &rung;
    } else if (!is_told_apart(*found, rung)) {
      beside.push_back(&rung);
    } else if (above == nullptr) {
      above = &rung;
    }
  }
  const std::string begin = "On " + std::string(measured.set.name) + " " + yours;
  if (!beside.empty())
    return begin + " stands beside " + names(beside) + ": the difference is too small to tell.";
  if (below != nullptr && above != nullptr) {
    return begin + " stands between \"" + below->name + "\" and \"" + above->name + "\".";
  }
  if (above != nullptr) return begin + " stands below the lowest rung, \"" + above->name + "\".";
  if (below != nullptr) return begin + " stands above all rungs.";
  return "";
}

std::string about_the_machine(const std::vector<Measured>& measured) {
  const double part = disturbance(measured);
  const std::string differ = "runs of one and the same program differ by " + percent(part);
  if (part > much_disturbed) {
    return "The machine was too busy to tell close ones apart: " + differ +
           " (the middle of all). Try again when nothing else runs.";
  }
  return "The machine was quiet enough: " + differ + " (the middle of all).";
}

}  // namespace kata::ladder
