#include "n_queens.h"
bool place_queens(kata::Chessboard&) {
  return false;
}
int count_arrangements(kata::Chessboard&) {
  return 0;
}
