#pragma once

#include <jail/descriptors.h>
#include <string>
#include <vector>

namespace kata::jail {

/// Opens the program at `path` and makes sure that it can run without opening any file: it must be
/// a statically linked ELF program for this machine.
Descriptor open_static_program(const std::string& path);

/// Turns this process into the opened program; returns only by throwing.
[[noreturn]] void execute_descriptor(const Descriptor& program,
                                     const std::vector<std::string>& arguments,
                                     const std::vector<std::string>& environment);

/// Turns this process into the program `arguments[0]`, looked up in the search path of the jail if
/// the name has no slash; returns only by throwing.
[[noreturn]] void execute_path(const std::vector<std::string>& arguments,
                               const std::vector<std::string>& environment);

}  // namespace kata::jail
