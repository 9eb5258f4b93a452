#pragma once

#include <attempt/launcher.h>
#include <attempt/subject.h>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace kata::judge {

/// The attempts that one subject is put to. None is made twice.
class Attempts {
 public:
  /// Whether an attempt that is not over yet has gone wrong.
  using IsWrong = std::function<bool(const std::shared_ptr<const Attempt>&)>;

  /// `patience`: no attempt may compute for longer, although its check would wait. `is_wrong`: who
  /// is wrong gets no more time for being slow.
  explicit Attempts(std::unique_ptr<Launcher> launcher,
                    std::optional<std::chrono::milliseconds> patience = {}, IsWrong is_wrong = {});

  /// Makes the calls in one fresh process of the subject.
  std::shared_ptr<const Attempt> make(std::span<const subject::Call> calls,
                                      const Limits& limits = {});

  /// An attempt that only serves an explanation. No check sees it, and what it used up counts for
  /// nothing; an attempt that was made before is taken instead.
  std::shared_ptr<const Attempt> probe(std::span<const subject::Call> calls, const Limits& limits);

  /// All attempts made but the probes, in order.
  std::vector<std::shared_ptr<const Attempt>> made() const;

 private:
  using Calls = std::vector<subject::Call>;
  using Made = std::vector<std::pair<Calls, std::shared_ptr<const Attempt>>>;

  static std::shared_ptr<const Attempt> find(const Made& made,
                                             std::span<const subject::Call> calls);
  Attempt start(std::span<const subject::Call> calls, Limits limits);

  Subject subject_;
  std::optional<std::chrono::milliseconds> patience_;
  IsWrong is_wrong_;
  Made made_;
  Made probes_;
  int without_end_ = 0;      // attempts that used up a limit
  bool is_endless_ = false;  // and not that of memory alone: the others get little time
};

}  // namespace kata::judge
