#pragma once

#include <judge/check.h>
#include <judge/sequence/sequence_matchers.h>
#include <string>
#include <vector>

namespace kata::judge {

/// `function(numbers, order)` of the subject under test, in a process of its own.
Run run_on_sequence(const std::string& function, const std::vector<int>& numbers);

/// The second of two calls in one process: with `second`, after a call with `first`.
Run run_after(const std::string& function, const std::vector<int>& first,
              const std::vector<int>& second);

}  // namespace kata::judge
