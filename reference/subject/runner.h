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

/// Adds a value that stands when the function has returned, as the event that placed it.
inline void stands(Journal& journal, char digit, int row, int value) {
  journal.append({EventKind::final_square, digit, static_cast<std::uint16_t>(row), value});
}

/// Closes a call: `reads` squares were looked at.
void returned(Journal& journal, std::uint64_t reads);

}  // namespace kata::subject
