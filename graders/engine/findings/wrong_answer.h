#pragma once

#include <findings/complaint.h>

namespace kata::judge {

/// What is wrong with the answer of a function that looks for one solution, and with what it left:
/// true is for a solution that stands, false for a problem without one, handed back as it was. A
/// solution that is too hard to find is not missed.
Complaint wrong_answer_of_search(const Run& run);

}  // namespace kata::judge
