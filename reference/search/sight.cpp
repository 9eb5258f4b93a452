#include <algorithm>
#include <cstdint>
#include <search/sight.h>
#include <span>

namespace kata::search {

Clashes::Clashes(const problems::Problem& problem, Sees sees)
    : problem_(problem),
      sees_(sees),
      variables_(static_cast<std::size_t>(problem.variables())),
      values_(problem.values().size()),
      by_mark_(problem.constraints().size()) {
  const auto nothing = problems::State::growing_from(0);
  const std::span<const int> values = problem.values();
  for (int variable = 0; variable < problem.variables(); ++variable) {
    for (std::size_t value = 0; value < values.size(); ++value) {
      for (const auto& clash : problem.clashes(nothing, variable, values[value])) {
        alone_.push_back(place(clash.constraint, variable, value));
      }
    }
  }
}

std::size_t Clashes::place(int constraint, int variable, std::size_t value) const {
  const auto row = static_cast<std::size_t>(constraint) * variables_;
  return (row + static_cast<std::size_t>(variable)) * values_ + value;
}

std::size_t Clashes::places() const {
  return place(static_cast<int>(problem_.constraints().size()), 0, 0);
}

const Clashes::Places& Clashes::ruled_out_by(int constraint, int variable, std::size_t value) {
  const std::span<const int> values = problem_.values();
  if (sees_ == nullptr) {
    const auto mark = problem_.mark(constraint, variable, values[value]);
    if (mark) return of_same_mark(constraint, *mark);
  }
  const auto [known, is_new] = by_place_.try_emplace(place(constraint, variable, value));
  if (!is_new) return known->second;
  Pair pair{problem_, constraint, 0, 0, variable, values[value]};
  for (pair.variable = 0; pair.variable < problem_.variables(); ++pair.variable) {
    for (std::size_t other = 0; other < values.size(); ++other) {
      pair.value = values[other];
      if (sees_ != nullptr ? sees_(pair) : pair.is_clash()) {
        known->second.push_back(place(constraint, pair.variable, other));
      }
    }
  }
  return known->second;
}

/// Marks are made for all values at once: comparing each with each takes hundreds of times as long.
const Clashes::Places& Clashes::of_same_mark(int constraint, std::int64_t mark) {
  auto& marked = by_mark_[static_cast<std::size_t>(constraint)];
  if (!marked.empty()) return marked[mark];
  const std::span<const int> values = problem_.values();
  for (int variable = 0; variable < problem_.variables(); ++variable) {
    for (std::size_t value = 0; value < values.size(); ++value) {
      const auto own = problem_.mark(constraint, variable, values[value]);
      if (own) marked[*own].push_back(place(constraint, variable, value));
    }
  }
  return marked[mark];
}

Sight::Sight(Clashes& clashes)
    : clashes_(clashes),
      constraints_(static_cast<int>(clashes.problem().constraints().size())),
      times_(clashes.places()) {
  for (const std::size_t place : clashes.alone()) times_[place] = 1;
}

std::optional<std::size_t> Sight::index_of(int value) const {
  const std::span<const int> values = clashes_.problem().values();
  const auto found = std::find(values.begin(), values.end(), value);
  if (found == values.end()) return std::nullopt;
  return static_cast<std::size_t>(found - values.begin());
}

void Sight::change(int variable, std::size_t value, unsigned constraints, int change) {
  for (int constraint = 0; constraint < constraints_; ++constraint) {
    if ((constraints >> constraint & 1) == 0) continue;
    for (const std::size_t place : clashes_.ruled_out_by(constraint, variable, value)) {
      times_[place] += change;
    }
  }
}

int Sight::fitting(int variable, unsigned constraints) const {
  int count = 0;
  for (std::size_t value = 0; value < clashes_.problem().values().size(); ++value) {
    if (!rules_out(variable, value, constraints)) ++count;
  }
  return count;
}

bool Sight::rules_out(int variable, std::size_t value, unsigned constraints) const {
  for (int constraint = 0; constraint < constraints_; ++constraint) {
    const bool is_checked = (constraints >> constraint & 1) != 0;
    if (is_checked && times_[clashes_.place(constraint, variable, value)] > 0) return true;
  }
  return false;
}

}  // namespace kata::search
