#pragma once

#include <attempt/attempt.h>
#include <span>
#include <string>
#include <vector>

namespace kata::judge {

/// The journal of an attempt, cut into its calls.
struct ReadJournal {
  std::vector<CallRecord> calls;
  std::string fault;  ///< why this is no journal of `calls`; empty when it is one
};

/// Cuts `events` into the calls it belongs to. Every byte is untrusted: what does not fit is a
/// fault.
ReadJournal read_journal(std::span<const Event> events, std::span<const subject::Call> calls);

}  // namespace kata::judge
