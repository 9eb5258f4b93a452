#pragma once

#include <memory>
#include <problems/problem.h>
#include <runs/run.h>

namespace kata::judge {

/// The problem of a run as its search sees it. A path does not tell at which letter of the word it
/// begins: then the problem with the letter that explains all steps; nothing where none or several
/// do.
std::shared_ptr<const problems::Problem> aligned(const Run& run);

}  // namespace kata::judge
