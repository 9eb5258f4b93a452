#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <subject/call.h>
#include <utility>

namespace kata::subject {
namespace {

void put_number(std::string& bytes, std::size_t number) {
  const auto value = static_cast<std::uint32_t>(number);
  char raw[sizeof value];
  std::memcpy(raw, &value, sizeof value);
  bytes.append(raw, sizeof value);
}

void put_text(std::string& bytes, const std::string& text) {
  put_number(bytes, text.size());
  bytes += text;
}

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  std::size_t number() {
    std::uint32_t value = 0;
    const std::string_view raw = take(sizeof value);
    std::memcpy(&value, raw.data(), sizeof value);
    return value;
  }

  std::string text() { return std::string(take(number())); }

 private:
  std::string_view take(std::size_t size) {
    if (size > bytes_.size())
      throw std::runtime_error("the calls handed to the subject are cut short");
    const std::string_view taken = bytes_.substr(0, size);
    bytes_.remove_prefix(size);
    return taken;
  }

  std::string_view bytes_;
};

}  // namespace

std::string encode(std::span<const Call> calls) {
  std::string bytes;
  put_number(bytes, calls.size());
  for (const Call& call : calls) {
    put_text(bytes, call.function);
    put_number(bytes, call.arguments.size());
    for (const std::string& argument : call.arguments) put_text(bytes, argument);
  }
  return bytes;
}

std::vector<Call> decode(std::string_view bytes) {
  Reader reader(bytes);
  std::vector<Call> calls;
  for (std::size_t remaining = reader.number(); remaining > 0; --remaining) {
    Call call;
    call.function = reader.text();
    for (std::size_t arguments = reader.number(); arguments > 0; --arguments) {
      call.arguments.push_back(reader.text());
    }
    calls.push_back(std::move(call));
  }
  return calls;
}

}  // namespace kata::subject
