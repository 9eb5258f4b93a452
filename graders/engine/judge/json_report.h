#pragma once

#include <judge/report.h>
#include <string>
#include <vector>

namespace kata::judge {

/// The results of one run of a judge as JSON, for programs that go on with them.
std::string to_json(const std::vector<CheckResult>& results, const std::string& notes);

}  // namespace kata::judge
