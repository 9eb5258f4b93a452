#pragma once

#include <search/sudoku_method.h>
#include <span>
#include <string_view>

namespace kata::judge {

/// A mistake that students make: how a search goes about it then, and what to tell them.
struct KnownMistake {
  void (*make)(search::Method&);  ///< turns an article's program into the mistaken one
  std::string_view does;          ///< "this is a search that …"
  std::string_view look_at;       ///< what to mend; one or two sentences
  std::string_view kin = {};      ///< what it does in general: told where several of a kin fit
};

/// The simplest mistakes first: where several explain a run, the first is told.
std::span<const KnownMistake> known_mistakes();

}  // namespace kata::judge
