#pragma once

#include <findings/complaint.h>

namespace kata::judge {

/// The first given of a Sudoku board that a run changed and did not put back before it placed
/// anything else.
Complaint changed_given(const Run& run);

}  // namespace kata::judge
