// compile_ahead FOLDER EXERCISE COMMAND...
//
// Stands before the command that compiles a student's file. The #include lines that the file begins
// with are compiled by themselves once, in the background, and kept in FOLDER; where they are
// there, the compiler is given them, and reads the rest of the file only. README.md says more.
#include <algorithm>
#include <compile_ahead/compiled_blocks.h>
#include <compile_ahead/compiler_call.h>
#include <compile_ahead/dependency_file.h>
#include <compile_ahead/include_block.h>
#include <compile_ahead/process.h>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system/file.h>

namespace kata::ahead {
namespace {

namespace fs = std::filesystem;

/// A compiler that was given a compiled block names it, or only some of its headers: a build that
/// asks what to build anew has to know the headers.
void name_headers(const CompilerCall& call, const CompiledBlock& compiled) {
  const auto text = read_file_if_any(call.dependencies);
  if (!text) return;
  DependencyFile file = read_dependency_file(*text);
  const std::string ours = compiled.folder.string();
  std::erase_if(file.sources,
                [&](const fs::path& source) { return source.string().starts_with(ours); });
  for (const fs::path& header : compiled.headers) {
    if (std::find(file.sources.begin(), file.sources.end(), header) == file.sources.end()) {
      file.sources.push_back(header);
    }
  }
  replace_file(call.dependencies, to_text(file));
}

/// Compiles with the help of a compiled block. None where that does not succeed: what is wrong is
/// for an ordinary compilation to say, in its own words.
bool compile_with(const CompiledBlock& compiled, const CompilerCall& call) {
  Words words = call.words;
  words.insert(words.end(), {"-include", compiled.empty_header().string()});
  const Ended ended = run_quietly(words);
  if (ended.exit_code != 0) return false;
  std::fputs(ended.printed.c_str(), stderr);
  name_headers(call, compiled);
  return true;
}

int compile(const CompilerCall& call, const fs::path& folder, const std::string& exercise) {
  const std::string text = read_file_if_any(call.source).value_or("");
  const IncludeBlock block =
      include_block(text, fs::path(call.source).parent_path(), exercise + ".h");
  if (!includes_a_library(block)) become(call.words);

  const CompiledBlocks blocks(folder, exercise);
  const auto compiled = blocks.find(block, call);
  const bool usable = compiled && compiled->usable();
  const bool helped = usable && compile_with(*compiled, call);
  if (!helped) {
    const int exit_code = run(call.words);
    if (exit_code != 0) return exit_code;
    if (usable) CompiledBlocks::give_up(*compiled);  // the block was at fault, not the file
  }
  const bool have_all = compiled && compiled->block == block;
  if (!have_all && go_on_in_the_background()) blocks.make(block, call);
  return 0;
}

}  // namespace
}  // namespace kata::ahead

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fputs("usage: compile_ahead FOLDER EXERCISE COMMAND...\n", stderr);
    return 2;
  }
  const auto call = kata::ahead::read_compiler_call({argv + 3, argv + argc});
  if (!call) kata::ahead::become({argv + 3, argv + argc});
  return kata::ahead::compile(*call, argv[1], argv[2]);
}
