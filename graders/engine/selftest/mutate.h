#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kata::selftest {

/// A program with one small mistake in it.
struct Mutant {
  int line = 0;        ///< where, from 1
  std::string code;    ///< that line as it was, without its indent
  std::string change;  ///< "< becomes <="
  std::string text;    ///< the whole program
};

/// All mutants of a program: an operator turned, a constant changed by one, a statement left out,
/// two arguments exchanged. It reads tokens only, so some do not compile.
std::vector<Mutant> mutants_of(std::string_view program);

}  // namespace kata::selftest
