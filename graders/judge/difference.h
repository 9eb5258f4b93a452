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

}  // namespace kata::judge
