#include "n_queens.h"
bool place_queens(kata::Chessboard&) {
  return true;
}
int count_arrangements(kata::Chessboard&) {
  return 1;
}
