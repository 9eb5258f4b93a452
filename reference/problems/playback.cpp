#include <problems/playback.h>

namespace kata::problems {

std::optional<std::string_view> Playback::apply(const Event& event) {
  const auto [step, fault] = problem_->read(state_, event);
  if (!step) return fault;

  at_dead_end_ = step->kind == Step::Kind::undo && last_ && last_->kind == Step::Kind::choice &&
                 last_->variable == step->variable && !is_complete();
  switch (step->kind) {
    case Step::Kind::choice:
      state_.set(step->variable, *step->value);
      ++counts_.placements;
      break;
    case Step::Kind::undo:
      state_.clear(step->variable);
      ++counts_.undone;
      break;
    case Step::Kind::given:
      if (state_[step->variable]) state_.clear(step->variable);
      if (step->value) state_.set(step->variable, *step->value);
      break;
  }
  if (at_dead_end_) ++counts_.dead_ends;
  last_ = step;
  return std::nullopt;
}

Counts counts_of(const Problem& problem, std::span<const Event> events) {
  Playback playback(problem);
  for (const Event& event : events) playback.apply(event);
  return playback.counts();
}

Playable playable(const Problem& problem, std::span<const Event> events) {
  Playback playback(problem);
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (const auto fault = playback.apply(events[i])) return {i, *fault};
  }
  return {events.size(), {}};
}

}  // namespace kata::problems
