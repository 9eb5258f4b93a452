#pragma once

#include <string>
#include <string_view>

namespace kata {

/// `bytes` as text that any terminal or report can hold: what is UTF-8 stays, and so do line breaks
/// and tabs; control characters and all other bytes become \xNN. Carriage returns are left out.
std::string visible(std::string_view bytes);

}  // namespace kata
