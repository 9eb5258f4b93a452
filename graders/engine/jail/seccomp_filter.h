#pragma once

#include <jail/isolation.h>

namespace kata::jail {

/// Installs the filter for a program that only computes, reads and writes descriptors it already
/// has. It lists what is allowed:
///  - calls that some program makes in good faith while looking around (open, readlink, ...) fail
///    with EPERM;
///  - calls that start processes, reach other processes or the network raise SIGSYS;
///  - calls of a foreign instruction set (int 0x80, x32) end the process.
/// One exec remains possible, of `program`. No descriptor may get that number afterwards: it must
/// not be below the limit of open files.
/// Expects that no_new_privs is set. An inactive result means that no filter was installed.
LayerState filter_program_calls(int program);

/// Installs the filter for a compiler, which starts processes and opens files: it lists what is
/// forbidden (network, other processes, mounts, ...); Landlock guards the files.
LayerState filter_compiler_calls();

}  // namespace kata::jail
