// Hostile: connects to the network
// Says: tried to use the network
#include <sys/socket.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  return socket(AF_INET, SOCK_STREAM, 0) >= 0;
}
