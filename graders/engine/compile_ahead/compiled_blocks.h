#pragma once

#include <compile_ahead/compiler_call.h>
#include <compile_ahead/include_block.h>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kata::ahead {

/// A block that is compiled, as a precompiled header.
struct CompiledBlock {
  std::filesystem::path folder;
  IncludeBlock block;
  std::vector<std::filesystem::path> headers;  ///< all that it includes

  /// An empty header, beside which the compiled one stands: a compiler that does not want the
  /// compiled one reads this.
  std::filesystem::path empty_header() const { return folder / "empty.h"; }

  /// False where the block does not compile by itself, or not without a word: then the compiler has
  /// to say so of the student's file.
  bool usable() const;
};

/// The compiled blocks of an exercise, in a folder that all exercises share.
class CompiledBlocks {
 public:
  CompiledBlocks(std::filesystem::path folder, std::string exercise)
      : folder_(std::move(folder)), exercise_(std::move(exercise)) {}

  /// The longest beginning of `block` that was compiled by this compiler with these settings, and
  /// whose headers are what they were.
  std::optional<CompiledBlock> find(const IncludeBlock& block, const CompilerCall& call) const;

  /// Compiles a block, unless somebody is at it. Blocks that were not used for long make room.
  void make(const IncludeBlock& block, const CompilerCall& call) const;

  /// Forgets what turned out to be of no use, and that it was: it is not made again.
  static void give_up(const CompiledBlock& compiled);

 private:
  std::filesystem::path folder_;
  std::string exercise_;
};

}  // namespace kata::ahead
