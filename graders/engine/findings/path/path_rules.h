#pragma once

#include <findings/complaint.h>
#include <optional>
#include <runs/run.h>
#include <runs/wrong_step.h>

namespace kata::judge {

// Each of these asks about a run that returned.

/// The first step on a used square, on a wrong letter or on a square that is no neighbour.
std::optional<WrongStep> first_wrong_step(const Run& run);

/// The first step, where it is not on a letter of the word that the grid has least often.
std::optional<WrongStep> first_step_on_a_common_letter(const Run& run);

/// Whether the answer is right, and what stands on the path: the word after true, nothing after
/// false.
Complaint wrong_answer(const Run& run);

/// Each step goes to a free square that touches the end it lengthens, and leaves the path spelling
/// a piece of the word, read from one end or the other.
Complaint wrong_step(const Run& run);

/// For a word that is not there: more steps than the plain search takes, and paths tried twice. A
/// search that begins at another letter may need more steps without trying any path twice.
Complaint needless_steps(const Run& run);

/// The search did not go through the path: no step, although no rule less than a search tells that
/// the word is not there.
Complaint searched_elsewhere(const Run& run);

/// The first step goes to a letter of the word that the grid has least often.
Complaint started_on_a_common_letter(const Run& run);

/// For a word with a letter that the grid does not have: any step.
Complaint stepped_although_a_letter_is_missing(const Run& run);

/// For a word that is not there: not fewer steps than the plain order takes.
Complaint no_fewer_steps_than_plain(const Run& run);

}  // namespace kata::judge
