// Ends in the ways in which honest programs end badly.
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string_view>
#include <vector>

int main(int argc, char* argv[]) {
  const std::string_view way = argc > 1 ? argv[1] : "";
  volatile int zero = 0;
  volatile int largest = std::numeric_limits<int>::max();
  if (way == "abort") std::abort();
  if (way == "throw") throw std::out_of_range("no such square");
  if (way == "null") *static_cast<volatile int*>(nullptr) = 1;
  if (way == "divide") return 7 / zero;
  if (way == "overrun") return std::vector<int>(3)[static_cast<std::size_t>(zero) + 3];
  if (way == "overflow") return largest + 1;
  return 0;
}
