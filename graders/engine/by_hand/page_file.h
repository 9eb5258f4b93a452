#pragma once

#include <replay/page.h>
#include <string>

namespace kata::by_hand {

/// Writes a page that plays searches, and says where it is. Throws std::system_error.
void write_page_file(const std::string& file, const replay::Page& page);

}  // namespace kata::by_hand
