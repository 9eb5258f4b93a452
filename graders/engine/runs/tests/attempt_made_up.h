#pragma once

#include <attempt/attempt.h>
#include <cstdint>
#include <memory>
#include <runs/run.h>
#include <string>
#include <utility>
#include <vector>

#include <kata/event.h>

namespace kata::judge::tests {

/// A call that came to its end, as a journal would tell it; `stands` is what stood then.
inline CallRecord returned_call(std::string function, std::vector<std::string> arguments,
                                std::vector<Event> events, std::vector<std::int32_t> answers,
                                std::vector<Event> stands) {
  for (Event& event : stands) event.kind = EventKind::final_square;
  CallRecord record;
  record.call = {std::move(function), std::move(arguments)};
  record.events = std::move(events);
  record.answers = std::move(answers);
  record.final_state = std::move(stands);
  record.returned = true;
  return record;
}

/// The run of a call that was made alone.
inline Run run_of(CallRecord record, Function function) {
  auto attempt = std::make_shared<Attempt>();
  attempt->outcome = Outcome::finished;
  attempt->calls.push_back(std::move(record));
  return replay(attempt, 0, {&function, 1});
}

}  // namespace kata::judge::tests
