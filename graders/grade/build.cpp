#include <algorithm>
#include <fstream>
#include <grade/build.h>
#include <grade/isolation.h>
#include <grade/process.h>
#include <grade/read_file.h>
#include <grade/scratch.h>
#include <grade/source_access.h>
#include <jail/protocol.h>
#include <stdexcept>
#include <string_view>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds most_compile_time{40};
constexpr int jail_status_descriptor = 3;

/// The student's file as diagnostics name it, within the job's folder.
std::string source_name(const Exercise& exercise) {
  return "exercises/" + exercise.name + "/" + exercise.name + ".cpp";
}

fs::path program_in(const fs::path& job) {
  return job / "objects" / "subject";
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
                                  const fs::path& job) const {
  Command jailed;
  jailed.arguments = {toolbox_.jail.string(),
                      "compile",
                      "--require",
                      isolation_,
                      "--status-fd",
                      std::to_string(jail_status_descriptor),
                      "--read",
                      (job / "source").string(),
                      "--read",
                      objects().string(),
                      "--write",
                      (job / "objects").string(),
                      "--"};
  jailed.arguments.insert(jailed.arguments.end(), command.begin(), command.end());
  jailed.folder = job / "source";
  jailed.time_limit = most_compile_time;
  const Ran ran = run(jailed);
  Step step;
  const bool one_line = !ran.status.empty() && ran.status.find('\n') == ran.status.size() - 1;
  step.started = one_line && ran.status.starts_with(jail::kStarted);
  step.succeeded = step.started && ran.exit_code == 0 && !ran.out_of_time && !ran.flooded;
  step.output = step.started ? ran.output : ran.status + ran.output;
  if (ran.out_of_time) step.output += "\nThe compiler did not come to an end.";
  if (ran.flooded) step.output += "\nThe compiler printed without end.";
  if (step.started && !step.succeeded && ran.output.empty()) {
    step.output +=
        "\nThe compiler was stopped: this file keeps it busy for too long, or needs too "
        "much memory.";
  }
  return step;
}

std::string Builder::explain(const Exercise& exercise, const std::string& output) const {
  const Ran explained = run({{toolbox_.explain_build.string(), exercise.name}, {}, output});
  return explained.exit_code == 0 && !explained.output.empty() ? explained.output : output;
}

std::vector<std::string> Builder::filled_in(const std::vector<std::string>& line,
                                            const Exercise& exercise, const fs::path& job) const {
  std::vector<std::string> words;
  for (std::string word : line) {
    if (word == "{runner}") {
      words.push_back((objects() / (exercise.name + ".o")).string());
      words.insert(words.end(), runner_.begin(), runner_.end());
      continue;
    }
    replace(word, "{exercise}", exercise.name);
    replace(word, "{source}", source_name(exercise));
    replace(word, "{object}", (job / "objects" / "solution.o").string());
    replace(word, "{program}", program_in(job).string());
    words.push_back(std::move(word));
  }
  return words;
}

Builder::Step Builder::compile(const Exercise& exercise, const fs::path& job) const {
  const auto line = filled_in(toolbox_.compile, exercise, job);
  return has_landlock_ ? run_jailed(line, job) : compile_looked_at(line, exercise, job);
}

/// Where the jail cannot keep a compiler from hidden files: first asks which files it would read,
/// then looks at the assembly, which can name files as well.
Builder::Step Builder::compile_looked_at(const std::vector<std::string>& line,
                                         const Exercise& exercise, const fs::path& job) const {
  const fs::path object = job / "objects" / "solution.o";
  const fs::path rule = job / "objects" / "solution.d";
  const fs::path assembly = job / "objects" / "solution.s";
  const auto instead_of_object = [&](const std::string& option, const fs::path& file) {
    std::vector<std::string> words = line;
    std::replace(words.begin(), words.end(), std::string("-c"), option);
    std::replace(words.begin(), words.end(), object.string(), file.string());
    return words;
  };
  const auto refused = [&](Step step, const std::string& why) {
    step.succeeded = false;
    step.output = source_name(exercise) + ":1:1: error: " + why;
    return step;
  };

  auto listing = instead_of_object("-M", rule);
  listing.emplace_back("-MG");  // a header that is missing is told by the compiler itself
  Step step = run_jailed(listing, job);
  if (!step.succeeded) {
    if (step.started) step.output = said_of(source_name(exercise), step.output);
    if (step.output.empty()) step.output = "The compiler cannot tell what this file includes.";
    return step;
  }
  std::vector<fs::path> open_to_all = toolbox_.system_headers;
  open_to_all.push_back(job / "source");
  for (const fs::path& file : prerequisites(read_file(rule))) {
    const fs::path path = job / "source" / file;
    std::error_code unreadable;
    if (fs::exists(path, unreadable) && !is_within(path, open_to_all)) {
      return refused(step, file.string() +
                               ": Permission denied: only the standard library and the headers of "
                               "the exercise can be included");
    }
  }

  step = run_jailed(instead_of_object("-S", assembly), job);
  if (!step.succeeded) return step;
  if (const auto directive = reading_directive(read_file(assembly))) {
    return refused(
        step, "Permission denied: assembly with " + *directive + ", which can read other files");
  }
  return run_jailed({line.front(), "-c", assembly.string(), "-o", object.string()}, job);
}

Build Builder::build(const Exercise& exercise, const std::string& source,
                     const fs::path& job) const {
  const fs::path folder = job / "source";
  fs::create_directories(folder);
  fs::copy(folder_ / "include", folder / "include", fs::copy_options::recursive);
  for (const std::string& header : exercise.headers)
    put_copy(toolbox_.project / header, folder / header);
  write_file(folder / source_name(exercise), source);
  make_folder_for_jail(job / "objects");

  Step step = compile(exercise, job);
  if (step.succeeded) step = run_jailed(filled_in(toolbox_.link, exercise, job), job);
  if (!step.started) return {Build::Result::infrastructure, step.output, {}};
  if (!step.succeeded && disk_is_full(job)) {
    return {Build::Result::infrastructure,
            "There is no room for the files of a compiler in " + job.string() + ": " + step.output,
            {}};
  }
  if (!step.succeeded) {
    const std::string output = without_folder(without_folder(step.output, job), objects());
    return {Build::Result::does_not_compile, explain(exercise, output), {}};
  }
  const fs::path program = program_in(job);
  if (!fs::is_regular_file(fs::symlink_status(program))) {
    return {Build::Result::infrastructure, "the linker made no program", {}};
  }
  return {Build::Result::built, "", program};
}

}  // namespace kata::grade
