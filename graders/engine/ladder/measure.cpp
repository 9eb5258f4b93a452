#include <algorithm>
#include <array>
#include <cstdint>
#include <ladder/measure.h>
#include <map>
#include <stdexcept>
#include <utility>

#include <benchmark/benchmark.h>

namespace kata::ladder {
namespace {

using Key = std::pair<std::size_t, std::size_t>;  // the set, the program

/// Keeps the time of each run, in seconds for one pass.
class Collector : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context&) override { return true; }

  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration) continue;
      const auto seconds = run.counters.find("seconds");
      if (seconds != run.counters.end() && seconds->second.value > 0) {
        times_[run.run_name.function_name].push_back(seconds->second.value);
      }
    }
  }

  std::vector<double> times(const std::string& name) const {
    const auto found = times_.find(name);
    return found == times_.end() ? std::vector<double>{} : found->second;
  }

 private:
  std::map<std::string, std::vector<double>> times_;
};

std::string name_of(Key key) {
  return std::to_string(key.first) + "-" + std::to_string(key.second);
}

/// How many passes take some milliseconds, so that looking at the clock costs nothing. Warms the
/// program up besides.
std::uint32_t enough_passes(Climber& climber, const BoardSet& set) {
  constexpr std::int64_t enough = 2'000'000;
  constexpr std::uint32_t most = 1u << 20;
  std::uint32_t passes = 1;
  while (passes < most && climber.time(set, passes) < enough) passes *= 2;
  return passes;
}

void run(benchmark::State& state, Climber& climber, const BoardSet& set, std::uint32_t passes,
         std::string& failure) {
  std::int64_t nanoseconds = 0;
  std::int64_t done = 0;
  for (auto _ : state) {
    if (!failure.empty()) {
      state.SkipWithError(failure.c_str());
      break;
    }
    try {
      const std::int64_t time = climber.time(set, passes);
      nanoseconds += time;
      done += passes;
      state.SetIterationTime(static_cast<double>(time) * 1e-9);
    } catch (const std::runtime_error& error) {
      failure = error.what();
    }
  }
  state.counters["seconds"] =
      done == 0 ? 0 : static_cast<double>(nanoseconds) * 1e-9 / static_cast<double>(done);
}

Result result_of(const Climber& climber, const BoardSet& set, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  const double fastest = times.front();
  return {climber.name(), climber.is_yours(), static_cast<double>(set.boards.size()) / fastest,
          times[times.size() / 2] / fastest - 1};
}

}  // namespace

std::vector<Measured> measure(const std::vector<std::unique_ptr<Climber>>& climbers,
                              const Effort& effort) {
  std::vector<Measured> measured;
  std::map<Key, std::string> failures;
  for (std::size_t s = 0; s < sets.size(); ++s) {
    measured.push_back({sets[s], {}, {}});
    for (std::size_t c = 0; c < climbers.size(); ++c) {
      Climber& climber = *climbers[c];
      std::string& failure = failures[{s, c}];
      failure = climber.try_out(sets[s]);
      if (!failure.empty()) continue;
      const std::uint32_t passes = enough_passes(climber, sets[s]);
      benchmark::RegisterBenchmark(name_of({s, c}).c_str(),
                                   [&climber, s, passes, &failure](benchmark::State& state) {
                                     run(state, climber, sets[s], passes, failure);
                                   })
          ->UseManualTime()
          ->MinTime(effort.seconds_a_run)
          ->Repetitions(effort.repetitions);
    }
  }

  std::array<std::string, 2> options{"ladder", "--benchmark_enable_random_interleaving=true"};
  std::array<char*, 2> arguments{options[0].data(), options[1].data()};
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  Collector collector;
  benchmark::RunSpecifiedBenchmarks(&collector);

  for (std::size_t s = 0; s < sets.size(); ++s) {
    for (std::size_t c = 0; c < climbers.size(); ++c) {
      const Climber& climber = *climbers[c];
      const std::string& failure = failures[{s, c}];
      const std::vector<double> times = collector.times(name_of({s, c}));
      if (!failure.empty() || times.empty()) {
        measured[s].not_measured.push_back({climber.name(), climber.is_yours(), failure});
      } else {
        measured[s].results.push_back(result_of(climber, sets[s], times));
      }
    }
    std::stable_sort(measured[s].results.begin(), measured[s].results.end(),
                     [](const Result& left, const Result& right) {
                       return left.boards_per_second < right.boards_per_second;
                     });
  }
  return measured;
}

double disturbance(const std::vector<Measured>& measured) {
  std::vector<double> all;
  for (const Measured& on_set : measured) {
    for (const Result& result : on_set.results) all.push_back(result.disturbance);
  }
  if (all.empty()) return 0;
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

}  // namespace kata::ladder
