#pragma once

/// \file
/// The canary is started in the jail before any program of a student, and tries what the jail is
/// meant to prevent. That a feature is present proves little: some kernels report versions of
/// Landlock that they only have in part, and some accept limits and ignore them.

#include <string_view>

namespace kata::jail {

/// What one run of the canary tries. The last two end the process if the jail works, and so need
/// a run each.
namespace canary_mode {
inline constexpr const char* all = "all";                    ///< everything a program must not do
inline constexpr const char* files = "files";                ///< only what Landlock must prevent
inline constexpr const char* foreign_call = "foreign-call";  ///< a system call through int 0x80
inline constexpr const char* x32_call = "x32-call";          ///< a system call of the x32 interface
}  // namespace canary_mode

/// Words that begin the lines of the canary's report: "refused socket", "allowed socket", "uid
/// 65534".
namespace canary_word {
inline constexpr std::string_view refused = "refused";
inline constexpr std::string_view allowed = "allowed";
inline constexpr std::string_view user = "uid";
inline constexpr std::string_view done = "done";
}  // namespace canary_word

/// An environment variable that the probe sets outside of the jail and the canary must not see.
inline constexpr const char* canary_variable = "KATA_CANARY";

/// A descriptor that the probe opens outside of the jail and the canary must not find.
inline constexpr int canary_descriptor = 9;

/// Exit code of a canary that was able to make the call which should have killed it.
inline constexpr int canary_survived = 99;

/// Makes the attempts of `mode`, one of `canary_mode`, and reports on standard output.
int run_canary(std::string_view mode);

}  // namespace kata::jail
