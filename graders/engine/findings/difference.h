#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include <kata/event.h>

namespace kata::judge {

/// The index of the first event in which two searches differ; nothing when they are the same.
std::optional<std::size_t> first_difference(std::span<const Event> left,
                                            std::span<const Event> right);

}  // namespace kata::judge
