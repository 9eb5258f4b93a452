#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <findings/path/path_words.h>
#include <iterator>
#include <judge/path/generated_words.h>
#include <judge/session.h>
#include <random>
#include <string>

namespace kata::judge {
namespace {

/// What the standard says about this engine holds everywhere; about its distributions it says less.
class Generator {
 public:
  explicit Generator(std::uint32_t seed) : engine_(seed) {}

  int below(int limit) { return static_cast<int>(engine_() % static_cast<std::uint32_t>(limit)); }

  char letter(std::string_view alphabet) {
    return alphabet[static_cast<std::size_t>(below(static_cast<int>(alphabet.size())))];
  }

 private:
  std::mt19937 engine_;
};

std::string random_letters(Generator& random, std::string_view alphabet, int size) {
  std::string letters;
  while (std::ssize(letters) < size) letters += random.letter(alphabet);
  return letters;
}

std::string random_grid(Generator& random, std::string_view alphabet) {
  const int rows = 1 + random.below(4);
  const int columns = 1 + random.below(5);
  std::string text;
  for (int row = 0; row < rows; ++row) text += random_letters(random, alphabet, columns) + "\n";
  return text;
}

/// The letters on a path that goes on at random until it is long enough or cannot go on.
std::string word_on(Generator& random, const LetterGrid& grid, int size) {
  std::vector<Cell> path{{random.below(grid.rows()), random.below(grid.columns())}};
  while (std::ssize(path) < size) {
    std::vector<Cell> next;
    for (int row = 0; row < grid.rows(); ++row) {
      for (int column = 0; column < grid.columns(); ++column) {
        const Cell cell{row, column};
        const bool is_free = std::find(path.begin(), path.end(), cell) == path.end();
        if (is_free && are_neighbours(path.back(), cell)) next.push_back(cell);
      }
    }
    if (next.empty()) break;
    path.push_back(next[static_cast<std::size_t>(random.below(static_cast<int>(next.size())))]);
  }
  return spelled(grid, path);
}

}  // namespace

std::vector<WordCase> generated_words(std::uint32_t seed, int count, std::string_view alphabet) {
  Generator random(session().seed(seed));
  std::vector<WordCase> cases;
  while (std::ssize(cases) < count) {
    const std::string text = random_grid(random, alphabet);
    const LetterGrid grid(text);
    const int size = 1 + random.below(10);
    std::string word = word_on(random, grid, size);
    if (random.below(3) == 0) word += random.letter(alphabet);
    if (random.below(6) == 0) word = random_letters(random, alphabet, size);
    cases.push_back({text, word});
  }
  return cases;
}

std::string uniform_grid(int size, char letter, char other) {
  std::string text;
  for (int row = 0; row < size; ++row) {
    text += std::string(static_cast<std::size_t>(size), letter) + "\n";
  }
  text[text.size() - 2] = other;
  return text;
}

WordCase snake(int size) {
  WordCase snake;
  for (int row = 0; row < size; ++row) {
    std::string letters;
    for (int i = 0; i < size; ++i) letters += static_cast<char>('!' + (row * size + i) % 90);
    if (row == 0) letters.front() = '{';
    if (row == size - 1) letters.back() = '}';
    snake.word += letters;
    if (row % 2 == 1) std::reverse(letters.begin(), letters.end());
    snake.grid += letters + "\n";
  }
  return snake;
}

}  // namespace kata::judge
