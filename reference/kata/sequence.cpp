#include <stdexcept>
#include <string>

#include <kata/journal.h>
#include <kata/sequence.h>

namespace kata {

void Sequence::push_back(int number) {
  numbers_.push_back(number);
  if (journal_ != nullptr) journal_->append({EventKind::place, 0, 0, number});
}

void Sequence::pop_back() {
  if (numbers_.empty()) {
    throw std::out_of_range("pop_back() on an empty sequence: there is no choice left to undo");
  }
  const int number = numbers_.back();
  numbers_.pop_back();
  if (journal_ != nullptr) journal_->append({EventKind::undo, 0, 0, number});
}

bool Sequence::contains(int number) const noexcept {
  for (const int own : numbers_) {
    if (own == number) return true;
  }
  return false;
}

void Sequence::throw_outside(std::ptrdiff_t index) const {
  throw std::out_of_range("sequence[" + std::to_string(index) + "]: it holds " +
                          std::to_string(numbers_.size()) +
                          (numbers_.size() == 1 ? " number" : " numbers") + ", counted from 0");
}

}  // namespace kata
