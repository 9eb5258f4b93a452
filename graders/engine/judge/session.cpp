#include <algorithm>
#include <cstdint>
#include <judge/session.h>
#include <random>
#include <runs/exercise.h>
#include <stdexcept>

namespace kata::judge {

Session& session() {
  static Session session;
  return session;
}

namespace {

/// The same everywhere, as std::hash is not.
std::uint32_t number_of(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return static_cast<std::uint32_t>(hash ^ (hash >> 32));
}

}  // namespace

void Session::grade(std::string secret, bool only_in_disguise) {
  secret_ = std::move(secret);
  only_in_disguise_ = only_in_disguise && exercise().declared.disguise;
}

std::uint32_t Session::seed(std::uint32_t of_check) const {
  return secret_ ? number_of(*secret_ + std::to_string(of_check)) : of_check;
}

std::vector<subject::Call> Session::in_disguise(std::span<const subject::Call> calls) const {
  std::vector<subject::Call> others;
  const auto& disguise = exercise().declared.disguise;
  if (!secret_ || !disguise) return others;
  for (const subject::Call& call : calls) {
    std::string text = *secret_ + call.function;
    for (const std::string& argument : call.arguments) text += "\n" + argument;
    std::mt19937 random(number_of(text));
    others.push_back(disguise(call, random));
  }
  return others;
}

const Declared& Session::declared(std::string_view suite, std::string_view sentence) const {
  const auto found = std::find_if(declared_.begin(), declared_.end(), [&](const Declared& check) {
    return suite_name(check.visibility) == suite && check.sentence == sentence;
  });
  if (found == declared_.end())
    throw std::logic_error("no check is declared as: " + std::string(sentence));
  return *found;
}

std::string suite_name(Visibility visibility) {
  return exercise().name + (visibility == Visibility::hidden ? "_hidden" : "");
}

}  // namespace kata::judge
