#pragma once

#include <cstdint>
#include <ladder/boards.h>
#include <string>
#include <utility>

namespace kata::ladder {

/// A program on the ladder.
class Climber {
 public:
  Climber(std::string name, bool is_yours) : name_(std::move(name)), is_yours_(is_yours) {}
  Climber(const Climber&) = delete;
  Climber& operator=(const Climber&) = delete;
  virtual ~Climber() = default;

  const std::string& name() const { return name_; }
  bool is_yours() const { return is_yours_; }

  /// Solves the boards of a set once. Gives why that is no success, in a sentence; empty when it is
  /// one.
  virtual std::string try_out(const BoardSet& set) = 0;

  /// Solves them so many times; gives the nanoseconds of processor time. Throws std::runtime_error,
  /// in a sentence, where that went wrong.
  virtual std::int64_t time(const BoardSet& set, std::uint32_t passes) = 0;

 private:
  std::string name_;
  bool is_yours_;
};

/// Whether `result` is `givens` solved.
bool is_solution(std::string_view givens, std::string_view result);

}  // namespace kata::ladder
