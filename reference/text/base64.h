#pragma once

#include <string>
#include <string_view>

namespace kata {

/// Bytes in base64, with its padding.
std::string base64(std::string_view bytes);

}  // namespace kata
