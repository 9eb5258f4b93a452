#pragma once

#include <string>
#include <string_view>

namespace kata {

/// Text as it stands in HTML and XML, also between quotation marks.
std::string markup_escaped(std::string_view text);

}  // namespace kata
