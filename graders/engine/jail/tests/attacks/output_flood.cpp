// Prints 1 GiB.
#include <array>
#include <unistd.h>

int main() {
  std::array<char, 65536> text;
  text.fill('x');
  for (int block = 0; block < 16384; ++block) {
    if (write(STDOUT_FILENO, text.data(), text.size()) < 0) return 1;
  }
}
