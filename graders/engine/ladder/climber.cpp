#include <cstddef>
#include <ladder/climber.h>

namespace kata::ladder {

bool is_solution(std::string_view givens, std::string_view result) {
  unsigned rows[9] = {};
  unsigned columns[9] = {};
  unsigned boxes[9] = {};
  for (std::size_t square = 0; square < 81; ++square) {
    const char digit = result[square];
    if (digit < '1' || digit > '9' || (givens[square] != '.' && givens[square] != digit))
      return false;
    const unsigned bit = 1u << (digit - '1');
    unsigned& row = rows[square / 9];
    unsigned& column = columns[square % 9];
    unsigned& box = boxes[square / 27 * 3 + square % 9 / 3];
    if (((row | column | box) & bit) != 0) return false;
    row |= bit;
    column |= bit;
    box |= bit;
  }
  return true;
}

}  // namespace kata::ladder
