// Hostile: leaves with _exit(0) before anything is called
// Says: Before any function was called
#include <unistd.h>

#include "sudoku_naive.h"

namespace {

const struct Leaver {
  Leaver() { _exit(0); }
} leaver;

}  // namespace

bool solve_naive(kata::Board&) {
  return true;
}
