#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kata {

/// `text` broken into lines of at most `width` columns, each beginning with `indent` spaces. Lines
/// of the text that begin with a space are drawings: they keep their shape.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 80);

}  // namespace kata
