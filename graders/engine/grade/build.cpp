#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <grade/build.h>
#include <grade/isolation.h>
#include <grade/process.h>
#include <grade/scratch.h>
#include <grade/source_access.h>
#include <jail/protocol.h>
#include <random>
#include <stdexcept>
#include <string_view>
#include <system/file.h>
#include <system_error>
#include <utility>
#include <vector>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds most_compile_time{40};
constexpr int jail_status_descriptor = 3;

/// The student's file as diagnostics name it, within the job's folder.
std::string source_name(const Exercise& exercise) {
  return "exercises/" + exercise.name + "/" + exercise.name + ".cpp";
}

/// A name that nobody can guess.
std::string unknown_name() {
  std::random_device random;
  std::string name = "outputs-";
  for (int i = 0; i < 4; ++i) name += std::to_string(random());
  return name;
}

void put_copy(const fs::path& from, const fs::path& to) {
  fs::create_directories(to.parent_path());
  fs::copy_file(from, to);
  fs::permissions(to, fs::perms(0644));
}

void write_file(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  std::ofstream out(file, std::ios::binary);
  out << text << std::flush;
  if (!out) throw std::runtime_error("cannot write " + file.string());
}

void replace(std::string& text, std::string_view placeholder, const std::string& value) {
  const std::size_t at = text.find(placeholder);
  if (at != std::string::npos) text.replace(at, placeholder.size(), value);
}

/// A compiler or linker that fails where there is no room for its files says nothing about the
/// student's. Each has words of its own for it, so the disk is asked: less than one file may take.
bool disk_is_full(const fs::path& job) {
  constexpr std::uintmax_t largest_file = 64 << 20;  // as of kata_jail's --file-mib
  return fs::space(job).available < largest_file;
}

/// What compilers and linkers print, without the names of folders that mean nothing to a student.
std::string without_folder(std::string text, const fs::path& folder) {
  const std::string prefix = folder.string() + "/";
  for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at)) {
    text.erase(at, prefix.size());
  }
  return text;
}

/// Of a compiler that its limits have ended, the words are for those who write compilers.
bool asks_for_a_bug_report(const std::string& output) {
  return output.find("internal compiler error") != std::string::npos ||
         output.find("PLEASE submit a bug report") != std::string::npos;
}

constexpr const char* ended_by_its_limits =
    "The compiler itself gave up on this file. It may take 20 seconds, 3 GiB of memory and 64 MiB for what it writes: is there a very large array with a start value, or a long computation in a constant expression or a template?";

}  // namespace

Builder::Builder(const Toolbox& toolbox, fs::path folder, const std::string& required,
                 const std::string& reached)
    : toolbox_(toolbox),
      folder_(std::move(folder)),
      isolation_(rank_of_level(required) < rank_of_level("strong") ? required : reached),
      has_landlock_(reached == "full" || reached == "reduced") {
  const auto keep = [&](const fs::path& object, const std::string& name) {
    put_copy(object, objects() / name);
  };
  for (std::size_t i = 0; i < toolbox.objects.size(); ++i) {
    const std::string name = "runner-" + std::to_string(i) + ".o";
    keep(toolbox.objects[i], name);
    runner_.push_back((objects() / name).string());
  }
  for (const Exercise& exercise : toolbox.exercises) {
    keep(exercise.objects.at(0), exercise.name + ".o");
  }
  for (const std::string& header : toolbox.headers) {
    put_copy(toolbox.reference / header, folder_ / "include" / header);
  }
}

Builder::Step Builder::run_jailed(const std::vector<std::string>& command,
                                  const Place& place) const {
  Command jailed;
  jailed.arguments = {toolbox_.jail.string(),
                      "compile",
                      "--require",
                      isolation_,
                      "--status-fd",
                      std::to_string(jail_status_descriptor),
                      "--read",
                      place.source.string(),
                      "--read",
                      objects().string(),
                      "--write",
                      place.outputs.string(),
                      "--"};
  jailed.arguments.insert(jailed.arguments.end(), command.begin(), command.end());
  jailed.folder = place.source;
  jailed.time_limit = most_compile_time;
  const Ran ran = run(jailed);
  Step step;
  const bool one_line = !ran.status.empty() && ran.status.find('\n') == ran.status.size() - 1;
  step.started = one_line && ran.status.starts_with(jail::started_word);
  step.succeeded = step.started && ran.exit_code == 0 && !ran.out_of_time && !ran.flooded;
  step.output = step.started ? ran.output : ran.status + ran.output;
  step.is_cut = ran.is_cut;
  if (ran.out_of_time) step.output += "\nThe compiler did not come to an end.";
  if (ran.flooded) step.output += "\nThe compiler printed without end.";
  if (step.started && !step.succeeded && ran.output.empty()) {
    step.output +=
        "\nThe compiler was stopped: this file keeps it busy for too long, or needs too much memory.";
  }
  return step;
}

std::string Builder::explain(const Exercise& exercise, const std::string& output) const {
  const Ran explained = run({{toolbox_.explain_build.string(), exercise.name}, {}, output});
  return explained.exit_code == 0 && !explained.output.empty() ? explained.output : output;
}

std::vector<std::string> Builder::filled_in(const std::vector<std::string>& line,
                                            const Exercise& exercise, const Place& place) const {
  std::vector<std::string> words;
  for (std::string word : line) {
    if (word == "{runner}") {
      words.push_back((objects() / (exercise.name + ".o")).string());
      words.insert(words.end(), runner_.begin(), runner_.end());
      continue;
    }
    replace(word, "{exercise}", exercise.name);
    replace(word, "{source}", source_name(exercise));
    replace(word, "{object}", (place.outputs / "solution.o").string());
    replace(word, "{program}", (place.outputs / "subject").string());
    words.push_back(std::move(word));
  }
  return words;
}

Builder::Step Builder::compile(const Exercise& exercise, const std::string& source,
                               const Place& place) const {
  const auto line = filled_in(toolbox_.compile, exercise, place);
  return has_landlock_ ? run_jailed(line, place) : compile_looked_at(line, exercise, source, place);
}

/// Where the jail cannot keep a compiler from hidden files. What is compiled is the text that was
/// looked at, not a second reading of the sources: all files are read by the preprocessor, which
/// tells their names; then its text is compiled, and at last the assembly, which can name files as
/// well. Nothing that any of them says is shown before, and no line of a file but the student's.
Builder::Step Builder::compile_looked_at(const std::vector<std::string>& line,
                                         const Exercise& exercise, const std::string& source,
                                         const Place& place) const {
  const std::string file = source_name(exercise);
  const fs::path object = place.outputs / "solution.o";
  const fs::path rule = place.outputs / "solution.d";
  const fs::path text = place.outputs / "solution.ii";
  const fs::path assembly = place.outputs / "solution.s";
  const auto with = [&](const std::string& option, const std::string& from, const fs::path& to) {
    std::vector<std::string> words = line;
    std::replace(words.begin(), words.end(), std::string("-c"), option);
    std::replace(words.begin(), words.end(), file, from);
    std::replace(words.begin(), words.end(), object.string(), to.string());
    words.push_back(toolbox_.without_quotes);
    return words;
  };
  const auto refused = [&](Step step, const std::string& why) {
    step.succeeded = false;
    step.output = file + ":1:1: error: " + why;
    return step;
  };

  auto preprocessing = with("-E", file, text);
  for (const char* const word : {"-H", "-MD", "-MF"}) preprocessing.emplace_back(word);
  preprocessing.push_back(rule.string());
  Step step = run_jailed(preprocessing, place);
  if (!step.started) return step;
  if (!step.succeeded && step.is_cut) {
    return refused(step, "the preprocessor says too much to be shown");
  }
  std::vector<fs::path> open_to_all = toolbox_.system_headers;
  open_to_all.push_back(place.source);
  const auto read = step.succeeded ? prerequisites(read_file(rule)) : opened_files(step.output);
  for (const fs::path& name : read) {
    const fs::path path = place.source / name;
    std::error_code unreadable;
    if (fs::exists(path, unreadable) && !is_within(path, open_to_all)) {
      return refused(
          step,
          name.string() +
              ": Permission denied: only the standard library and the headers of the exercise can be included");
    }
  }
  step.output = with_quotes(without_opened_files(step.output), file, source);
  if (!step.succeeded) return step;
  if (const auto directive = reading_directive_in_source(read_file(text))) {
    return refused(step, "Permission denied: macros that make up the directive " + *directive +
                             ", which can read other files");
  }

  step = run_jailed(with("-S", text.string(), assembly), place);
  step.output = with_quotes(step.output, file, source);
  if (!step.succeeded) return step;
  if (const auto directive = reading_directive(read_file(assembly))) {
    return refused(
        step, "Permission denied: assembly with " + *directive + ", which can read other files");
  }
  return run_jailed({line.front(), "-c", assembly.string(), "-o", object.string()}, place);
}

Build Builder::build(const Exercise& exercise, const std::string& source,
                     const fs::path& job) const {
  const Place place{job, job / "source", job / unknown_name()};
  fs::create_directories(place.source);
  fs::copy(folder_ / "include", place.source / "include", fs::copy_options::recursive);
  for (const std::string& header : exercise.headers)
    put_copy(toolbox_.project / header, place.source / header);
  write_file(place.source / source_name(exercise), source);
  make_folder_for_jail(place.outputs);

  Step step = compile(exercise, source, place);
  if (step.succeeded) step = run_jailed(filled_in(toolbox_.link, exercise, place), place);
  if (!step.started) return {Build::Result::infrastructure, step.output, {}};
  if (!step.succeeded && disk_is_full(job)) {
    return {Build::Result::infrastructure,
            "There is no room for the files of a compiler in " + job.string() + ": " + step.output,
            {}};
  }
  if (!step.succeeded && asks_for_a_bug_report(step.output)) {
    return {Build::Result::does_not_compile, ended_by_its_limits, {}};
  }
  if (!step.succeeded) {
    const std::string output =
        without_folder(without_folder(step.output, place.outputs), objects());
    return {Build::Result::does_not_compile, explain(exercise, output), {}};
  }
  const fs::path program = place.outputs / "subject";
  if (!fs::is_regular_file(fs::symlink_status(program))) {
    return {Build::Result::infrastructure, "the linker made no program", {}};
  }
  return {Build::Result::built, "", program};
}

}  // namespace kata::grade
