#pragma once

#include <explain_build/build_log.h>
#include <string>

namespace kata::explain {

/// What a compiler's error means and what to do, in one or two sentences; empty where the kind is
/// not known.
std::string explain(const CompilerError& error, const std::string& exercise);

/// The same for a name that the linker did not find.
std::string explain(const MissingSymbol& symbol, const std::string& exercise);

}  // namespace kata::explain
