#include <jail/environment.h>
#include <utility>

namespace kata::jail {

ExecStrings::ExecStrings(std::vector<std::string> strings) : strings_(std::move(strings)) {
  for (std::string& string : strings_) pointers_.push_back(string.data());
  pointers_.push_back(nullptr);
}

std::vector<std::string> fresh_environment(const std::vector<std::string>& additions) {
  std::vector<std::string> environment = {std::string("PATH=") + search_path, "LC_ALL=C"};
  environment.insert(environment.end(), additions.begin(), additions.end());
  return environment;
}

}  // namespace kata::jail
