#include <iostream>
#include <iterator>
#include <string>

int main() {
  const std::string log{std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>()};
  std::cout << log;
  return 0;
}
