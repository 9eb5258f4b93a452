#include "queens_fewest_first.h"
bool place_queens_fewest_first(kata::Chessboard&) {
  return false;
}
