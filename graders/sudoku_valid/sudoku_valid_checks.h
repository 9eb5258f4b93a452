#pragma once

#include <judge/rule.h>
#include <string>

namespace kata::judge {

/// Says of its board what the rules say: true when no digit stands twice in a row, column or box.
RunMatcher TellsWhetherItIsValid();

/// The article's point about one pass, where a check looked at far more squares than it needs; else
/// empty.
std::string advice_on_one_pass(const Run& run);

}  // namespace kata::judge
