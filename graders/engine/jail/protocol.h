#pragma once

/// \file
/// What a parent process needs to know to use `kata_jail`.
///
/// A jailed program can exit with any code and print any text, so neither tells whether the jail or
/// the program failed. The descriptor given with `--status-fd` does: the program never holds it.
/// The jail writes one line beginning with `started` directly before it turns into the program,
/// and one line beginning with `failed` when it could not. Anything but exactly one `started`
/// line means that the program did not run. A `started` line goes on with the isolation of this
/// very run:
///
///     started isolation=strong landlock_abi=0 uid=65534 reason=Landlock unavailable (...)

#include <string_view>

namespace kata::jail {

/// Exit code of the jail when it could not start the program.
inline constexpr int jail_failure = 125;

/// Begins every message of the jail on standard error.
inline constexpr std::string_view message_prefix = "kata_jail: ";

/// First word on the status descriptor: the program has taken over.
inline constexpr std::string_view started_word = "started";

/// First word on the status descriptor: the program did not run.
inline constexpr std::string_view failed_word = "failed";

}  // namespace kata::jail
