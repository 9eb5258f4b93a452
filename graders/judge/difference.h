#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include <kata/event.h>

namespace kata::judge {

/// The index of the first event in which two searches differ; nothing when they are the same.
std::optional<std::size_t> first_difference(std::span<const Event> left,
                                            std::span<const Event> right);

/// An event on a Sudoku board in words: "puts 5 at row 1, column 3".
std::string in_words(const Event& event);

/// Where a search first goes another way than the article's: "Both make the same 3 choices and
/// undos. Then yours puts …, and the article's …". Nothing when they are the same.
std::string explain_difference(std::span<const Event> yours, std::span<const Event> articles);

}  // namespace kata::judge
