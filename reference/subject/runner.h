#pragma once

#include <cstdint>
#include <subject/call.h>

#include <kata/journal.h>

namespace kata::subject {

/// Calls the student's function as `call` asks, on an instrumented state that writes to `journal`.
/// Every exercise defines it once, in <exercise>_subject.cpp.
void run_call(const Call& call, Journal& journal);

/// Adds one number to what the function returned.
inline void answer(Journal& journal, std::int32_t number) {
  journal.append({EventKind::answer, 0, 0, number});
}

/// Closes a call: `reads` squares were looked at.
void returned(Journal& journal, std::uint64_t reads);

}  // namespace kata::subject
