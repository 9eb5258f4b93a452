#pragma once

#include <string>
#include <vector>

namespace kata::jail {

/// Where programs are looked up, in the jail and inside of it.
inline constexpr const char* search_path = "/usr/local/bin:/usr/bin:/bin";

/// Strings in the form that `execve` expects: an array of pointers with a null at its end.
class ExecStrings {
 public:
  explicit ExecStrings(std::vector<std::string> strings);
  ExecStrings(const ExecStrings&) = delete;
  ExecStrings& operator=(const ExecStrings&) = delete;

  char* const* data() const { return pointers_.data(); }

 private:
  std::vector<std::string> strings_;
  std::vector<char*> pointers_;
};

/// A fresh environment: nothing of the parent's (tokens, paths) is passed on. `additions` have the
/// form NAME=VALUE.
std::vector<std::string> fresh_environment(const std::vector<std::string>& additions);

}  // namespace kata::jail
