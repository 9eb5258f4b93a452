#pragma once

#include <functional>
#include <optional>
#include <runs/run.h>
#include <string>

namespace kata::judge {

/// Why a run does not follow a rule, in a student's words; nothing when it does.
using Complaint = std::optional<std::string>;

/// Looks at a run and finds something to complain about, or nothing.
using Look = std::function<Complaint(const Run&)>;

}  // namespace kata::judge
