#pragma once

#include <attempt/attempt.h>
#include <attempt/output_pipe.h>
#include <attempt/shared_journal.h>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace kata::judge {

/// What a subject shares with its judge: the journal it writes and the pipes it prints to.
struct Channels {
  SharedJournal journal;
  OutputPipe output;
  OutputPipe errors;

  void drain();
  void clear();
};

/// Why an attempt came to its end: by itself, or ended by its launcher.
enum class Ended { by_itself, processor_time, wall_time, idle, memory };

/// How an attempt ended, as the kernel and our own clocks tell it.
struct End {
  Ended reason = Ended::by_itself;
  int status = 0;                        ///< as of waitpid
  std::chrono::milliseconds computed{};  ///< the processor time used, when it was ended
};

/// How subjects are started. It hands over the input that the journal holds already, waits until
/// nothing of the attempt is left, and ends what goes beyond the limits.
class Launcher {
 public:
  virtual ~Launcher() = default;

  /// Throws where the subject could not be started, which is never the student's fault.
  virtual End run(Channels& channels, const Limits& limits) = 0;
};

/// For practice: starts the program once and lets it fork for each attempt.
std::unique_ptr<Launcher> make_serving_launcher(std::filesystem::path program);

/// For grading: starts the program, which must be linked statically, in the jail for each attempt.
/// `isolation` is the lowest level at which the jail may start it: "strong", ...
std::unique_ptr<Launcher> make_jailed_launcher(std::filesystem::path program,
                                               std::filesystem::path jail, std::string isolation);

}  // namespace kata::judge
