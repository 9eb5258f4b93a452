#pragma once

#include <explain_build/build_log.h>
#include <string>

namespace kata::explain {

/// Whether an error that a compiler gives at a line is about the machine, not about that line.
bool is_trouble(const CompilerError& error);

/// Why a build stopped that neither compiler nor linker ended for the student's file: what happened
/// and what to do. Where the cause is not known, the last that was printed.
std::string explain_trouble(const BuildLog& log, const std::string& printed);

}  // namespace kata::explain
