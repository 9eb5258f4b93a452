// Hostile: writes files
// Says: returned false
#include <cstdio>
#include <fcntl.h>
#include <initializer_list>
#include <sys/stat.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  for (const char* const file :
       {"/tmp/kata-got-through", "kata-got-through", "/dev/shm/kata-got-through"}) {
    if (open(file, O_WRONLY | O_CREAT, 0600) >= 0 || mkdir(file, 0700) == 0)
      std::puts("got-through");
  }
  return false;
}
