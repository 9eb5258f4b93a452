#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace kata::grade {

/// JSON as the platforms get it: with line ends, in the order in which it was put together, and in
/// ASCII, so that no reader can misunderstand a character.
inline std::string json_text(const nlohmann::ordered_json& json) {
  return json.dump(2, ' ', true, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace kata::grade
