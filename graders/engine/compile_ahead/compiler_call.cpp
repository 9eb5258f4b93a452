#include <compile_ahead/compiler_call.h>
#include <cstddef>
#include <utility>

namespace kata::ahead {

std::optional<CompilerCall> read_compiler_call(Words words) {
  CompilerCall call;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "-MD" || word == "-MMD") continue;
    if (word != "-c" && word != "-o" && word != "-MF" && word != "-MT") {
      call.settings.push_back(word);
      continue;
    }
    if (++i == words.size()) return std::nullopt;
    if (word == "-c") call.source = words[i];
    if (word == "-MF") call.dependencies = words[i];
  }
  if (call.source.empty()) return std::nullopt;
  call.words = std::move(words);
  return call;
}

}  // namespace kata::ahead
