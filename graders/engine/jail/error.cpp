#include <jail/error.h>
#include <system_error>

namespace kata::jail {

std::string error_text(int error) {
  return std::generic_category().message(error);
}

void throw_system_error(std::string_view what, int error, std::string_view remedy) {
  std::string message(what);
  message += ": " + error_text(error);
  if (!remedy.empty()) message.append(". ").append(remedy);
  throw JailError(message);
}

}  // namespace kata::jail
