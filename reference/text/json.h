#pragma once

#include <string>
#include <string_view>

namespace kata {

/// A JSON string that may stand inside a <script> element: no '<' and no control character is left
/// as it is. `text` is UTF-8.
std::string json_string(std::string_view text);

/// The same for bytes that may be no UTF-8, such as letters of an exercise or words of a student's
/// program: one character each, whatever their value.
std::string json_bytes(std::string_view bytes);

}  // namespace kata
