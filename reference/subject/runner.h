#pragma once

#include <cstdint>
#include <string_view>
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

/// The same for text: one number for each character.
inline void answer(Journal& journal, std::string_view text) {
  for (const char character : text) answer(journal, static_cast<unsigned char>(character));
}

/// Closes a call: `reads` squares were looked at.
void returned(Journal& journal, std::uint64_t reads);

}  // namespace kata::subject
