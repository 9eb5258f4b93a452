#include <cstdio>
#include <text/json.h>

namespace kata {
namespace {

bool must_be_escaped(unsigned char byte) {
  return byte < 0x20 || byte == '"' || byte == '\\' || byte == '<' || byte == 0x7f;
}

void append_escaped(std::string& text, unsigned char byte) {
  char escape[8];
  std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(byte));
  text += escape;
}

}  // namespace

std::string json_string(std::string_view text) {
  std::string json = "\"";
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (must_be_escaped(byte)) {
      append_escaped(json, byte);
    } else {
      json += character;
    }
  }
  return json + "\"";
}

std::string json_bytes(std::string_view bytes) {
  std::string json = "\"";
  for (const char character : bytes) {
    const auto byte = static_cast<unsigned char>(character);
    if (must_be_escaped(byte) || byte > 0x7f) {
      append_escaped(json, byte);
    } else {
      json += character;
    }
  }
  return json + "\"";
}

}  // namespace kata
