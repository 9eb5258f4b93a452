#include <algorithm>
#include <chrono>
#include <compile_ahead/compiled_blocks.h>
#include <compile_ahead/dependency_file.h>
#include <compile_ahead/process.h>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <initializer_list>
#include <sstream>
#include <string_view>
#include <sys/file.h>
#include <system/file.h>
#include <system_error>
#include <unistd.h>
#include <utility>

// A compiled block is a folder with
//   block.h      the block
//   empty.h.gch  what the compiler made of it; missing where the block is of no use
//   empty.h      for compilers that do not want it
//   settings     the compiler and how it was called
//   headers      what the block includes, each with its time and size; written last

namespace kata::ahead {
namespace {

namespace fs = std::filesystem;

/// 30 to 150 MB each with GCC.
constexpr std::size_t most_kept = 4;

/// A file's time and size: another version has another stamp.
std::string stamp(const fs::path& file) {
  std::error_code error;
  const auto time = fs::last_write_time(file, error);
  if (error) return "missing";
  return std::to_string(time.time_since_epoch().count()) + " " +
         std::to_string(fs::file_size(file, error));
}

/// A program, wherever PATH has it.
fs::path found_in_path(const std::string& program) {
  if (program.find('/') != std::string::npos) return program;
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    std::error_code ignored;
    if (fs::exists(fs::path(folder) / program, ignored)) return fs::path(folder) / program;
  }
  return program;
}

/// Everything but the block and its headers that decides what the compiler makes of it.
std::string settings_text(const CompilerCall& call) {
  std::string text = fs::current_path().string() + "\n";
  for (const std::string& word : call.settings) {
    text += word + "\n";
    const fs::path program = found_in_path(word);  // the compiler
    std::error_code ignored;
    if (fs::is_regular_file(program, ignored)) text += stamp(program) + "\n";
  }
  for (const char* const name : {"CPATH", "CPLUS_INCLUDE_PATH", "SOURCE_DATE_EPOCH"}) {
    const char* const value = std::getenv(name);
    text += std::string(name) + "=" + (value == nullptr ? "" : value) + "\n";
  }
  return text;
}

std::string block_text(const IncludeBlock& block) {
  std::string text;
  for (const std::string& line : block) text += line + "\n";
  return text;
}

IncludeBlock read_block(const std::string& text) {
  IncludeBlock block;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) block.push_back(line);
  return block;
}

/// Reads the list of headers; none where one of them has changed.
std::optional<std::vector<fs::path>> unchanged_headers(const std::string& text) {
  std::vector<fs::path> headers;
  std::istringstream lines(text);
  std::string header;
  std::string then;
  while (std::getline(lines, header) && std::getline(lines, then)) {
    if (stamp(header) != then) return std::nullopt;
    headers.emplace_back(header);
  }
  return headers;
}

std::string headers_text(const std::vector<fs::path>& headers) {
  std::string text;
  for (const fs::path& header : headers) text += header.string() + "\n" + stamp(header) + "\n";
  return text;
}

/// The compiled block in a folder, if it is complete, fits and begins `wanted`.
std::optional<CompiledBlock> fitting(const fs::path& folder, const IncludeBlock& wanted,
                                     const std::string& settings) {
  const auto headers = read_file_if_any(folder / "headers");
  if (!headers || read_file_if_any(folder / "settings") != settings) return std::nullopt;
  const IncludeBlock block = read_block(read_file_if_any(folder / "block.h").value_or(""));
  if (!begins_with(wanted, block)) return std::nullopt;
  auto unchanged = unchanged_headers(*headers);
  if (!unchanged) return std::nullopt;
  return CompiledBlock{folder, block, std::move(*unchanged)};
}

std::vector<fs::path> folders_in(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.is_directory(error)) found.push_back(entry.path());
  }
  return found;
}

/// Whether a folder of compiled blocks belongs to an exercise.
bool is_of(const fs::path& folder, const std::string& exercise) {
  return folder.filename().string().starts_with(exercise + "-");
}

/// Of an exercise, only the block made last is kept; of all, the few that were used last.
void make_room(const fs::path& folder, const std::string& exercise, const fs::path& made) {
  std::vector<std::pair<fs::file_time_type, fs::path>> others;
  std::error_code error;
  for (const fs::path& other : folders_in(folder)) {
    if (other == made) continue;
    if (is_of(other, exercise) || !fs::exists(other / "headers", error)) {
      fs::remove_all(other, error);
    } else {
      others.emplace_back(fs::last_write_time(other / "headers", error), other);
    }
  }
  std::sort(others.rbegin(), others.rend());
  for (std::size_t i = most_kept - 1; i < others.size(); ++i) {
    fs::remove_all(others[i].second, error);
  }
}

/// Whether one of the files was written since `then`; a time in the future tells nothing.
bool any_written_since(const std::vector<fs::path>& files, fs::file_time_type then) {
  const auto now = fs::file_time_type::clock::now();
  return std::any_of(files.begin(), files.end(), [&](const fs::path& file) {
    std::error_code error;
    const auto time = fs::last_write_time(file, error);
    return error || (time >= then && time <= now);
  });
}

/// Compiles the block of a new folder. False where it is out of date by now.
bool compile_block(const CompiledBlock& compiled, const CompilerCall& call) {
  const fs::path object = compiled.empty_header().string() + ".gch";
  const fs::path dependencies = compiled.folder / "dependencies";
  Words words = call.settings;
  for (const fs::path& word :
       std::initializer_list<fs::path>{"-x", "c++-header", compiled.folder / "block.h", "-o",
                                       object, "-MD", "-MF", dependencies}) {
    words.push_back(word.string());
  }
  const auto begin = fs::file_time_type::clock::now();
  const Ended ended = run_quietly(words);
  if (ended.signalled) return false;
  std::error_code error;
  if (ended.exit_code != 0 || !ended.printed.empty()) fs::remove(object, error);

  std::vector<fs::path> headers =
      read_dependency_file(read_file_if_any(dependencies).value_or("")).sources;
  std::erase(headers, compiled.folder / "block.h");
  if (any_written_since(headers, begin)) return false;
  replace_file(compiled.folder / "headers", headers_text(headers));
  return true;
}

}  // namespace

bool CompiledBlock::usable() const {
  std::error_code ignored;
  return fs::exists(empty_header().string() + ".gch", ignored);
}

std::optional<CompiledBlock> CompiledBlocks::find(const IncludeBlock& block,
                                                  const CompilerCall& call) const {
  const std::string settings = settings_text(call);
  std::optional<CompiledBlock> longest;
  for (const fs::path& folder : folders_in(folder_)) {
    if (!is_of(folder, exercise_)) continue;
    auto found = fitting(folder, block, settings);
    if (found && (!longest || found->block.size() > longest->block.size())) longest = found;
  }
  if (longest) {
    std::error_code ignored;
    fs::last_write_time(longest->folder / "headers", fs::file_time_type::clock::now(), ignored);
  }
  return longest;
}

void CompiledBlocks::make(const IncludeBlock& block, const CompilerCall& call) const {
  std::error_code error;
  fs::create_directories(folder_, error);
  const int lock = open((folder_ / "lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0666);
  if (lock < 0 || flock(lock, LOCK_EX | LOCK_NB) != 0) return;
  if (const auto found = find(block, call); found && found->block == block) return;

  const CompiledBlock made{folder_ / (exercise_ + "-" + std::to_string(getpid())), block, {}};
  fs::remove_all(made.folder, error);
  bool made_it = false;
  try {
    fs::create_directory(made.folder);
    replace_file(made.folder / "block.h", block_text(block));
    replace_file(made.empty_header(), "");
    replace_file(made.folder / "settings", settings_text(call));
    made_it = compile_block(made, call);
  } catch (const std::system_error&) {
    // A full disk: the file is compiled as usual.
  }
  if (made_it) {
    make_room(folder_, exercise_, made.folder);
  } else {
    fs::remove_all(made.folder, error);
  }
}

void CompiledBlocks::give_up(const CompiledBlock& compiled) {
  std::error_code ignored;
  fs::remove(compiled.empty_header().string() + ".gch", ignored);
}

}  // namespace kata::ahead
