#include <runs/recording_of.h>

namespace kata::judge {

replay::Recording recording_of(const Run& run, const std::string& exercise,
                               const std::string& ending) {
  replay::Recording recording;
  recording.exercise = exercise;
  recording.label = "Your search";
  recording.problem = run.problem;
  recording.events = steps_of(run);
  recording.returned = run.returned;
  if (!run.returned) recording.ending = ending;
  return recording;
}

}  // namespace kata::judge
