#pragma once

#include <attempt/attempt.h>
#include <attempt/launcher.h>
#include <filesystem>
#include <memory>
#include <span>

namespace kata::judge {

/// A subject: the program made of one student's file. Starts it, hands it calls, and reads back
/// what it did. Nothing the program does can end or hang the process that owns this object.
class Subject {
 public:
  /// A program that is practised with.
  explicit Subject(std::filesystem::path program);
  explicit Subject(std::unique_ptr<Launcher> launcher);
  ~Subject();
  Subject(const Subject&) = delete;
  Subject& operator=(const Subject&) = delete;

  /// Makes the calls, in order and in one fresh process of the subject.
  Attempt attempt(std::span<const subject::Call> calls, const Limits& limits = {});

 private:
  std::unique_ptr<Launcher> launcher_;
  std::unique_ptr<Channels> channels_;
};

}  // namespace kata::judge
