#pragma once

#include <jail/options.h>
#include <jail/status.h>
#include <sys/types.h>

namespace kata::jail {

/// Puts the descriptors in order: standard streams exist, all others above the last one to be
/// passed on are closed, except the status descriptor, which is returned.
/// Nothing may be opened before.
StatusReport arrange_descriptors(const Options& options);

/// Jails this process and turns it into the program of `options`, a statically linked one that
/// needs no file. `parent` is the process whose end must end the program. Returns only by throwing.
[[noreturn]] void launch_program(const Options& options, pid_t parent, const StatusReport& status);

/// Jails this process and turns it into the compiler of `options`. Returns only by throwing.
[[noreturn]] void launch_compiler(const Options& options, pid_t parent, const StatusReport& status);

}  // namespace kata::jail
