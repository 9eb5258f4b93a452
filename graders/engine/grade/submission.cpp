#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <functional>
#include <grade/archive.h>
#include <grade/lower_case.h>
#include <grade/source_text.h>
#include <grade/submission.h>
#include <istream>
#include <iterator>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <system/descriptor.h>
#include <system_error>
#include <tuple>
#include <utility>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

constexpr int deepest = 40;
constexpr std::size_t longest_path = 3000;  // the system opens none of more than 4095 bytes
constexpr int most_entries = 50'000;
constexpr int most_archives = 20;

/// Without dots and slashes that say nothing.
fs::path cleaned(const fs::path& path) {
  const fs::path clean = fs::absolute(path).lexically_normal();
  return clean.has_filename() ? clean : clean.parent_path();
}

std::string name_of(const fs::path& path) {
  const fs::path clean = cleaned(path);
  const bool is_packed = is_archive(clean) && !fs::is_directory(clean);
  const std::string name = is_packed ? name_without_ending(clean) : clean.filename().string();
  // These are ours in the folder of results; those with a dot may also lead out of it.
  const bool is_ours = name.empty() || name.front() == '.' || name == "grades.csv" ||
                       name == "run.json" || name == "report.json";
  return is_ours ? "_" + name : name;
}

/// "meier, meier.zip": where the names differ, otherwise the paths.
std::string listed(const std::vector<Submission*>& submissions) {
  std::set<fs::path> names;
  for (const Submission* const submission : submissions) {
    names.insert(submission->path.filename());
  }
  std::string list;
  for (const Submission* const submission : submissions) {
    const fs::path& path = submission->path;
    list += (list.empty() ? "" : ", ") +
            (names.size() == submissions.size() ? path.filename() : path).string();
  }
  return list;
}

/// Two submissions of one name (anna/ and anna.zip) get two folders. No number makes one of them
/// somebody else: names that are there come first.
void make_names_unique(std::vector<Submission>& submissions) {
  std::set<std::string> taken;
  std::map<std::string, std::vector<Submission*>> namesakes;
  for (Submission& submission : submissions) {
    taken.insert(submission.name);
    namesakes[submission.name].push_back(&submission);
  }
  for (const auto& [name, all] : namesakes) {
    if (all.size() == 1) continue;
    const std::string list = listed(all);
    int number = 2;
    for (Submission* const submission : all) {
      submission->note = "There are " + std::to_string(all.size()) + " submissions of the name " +
                         name + ": " + list + ". This is on " + listed({submission}) + ".";
      if (submission == all.front()) continue;
      do {
        submission->name = name + "-" + std::to_string(number++);
      } while (!taken.insert(submission->name).second);
    }
  }
}

/// The beginning of a file, without following a symbolic link; at most one byte more than a source
/// may have.
std::string beginning_of(const fs::path& file) {
  const Descriptor in(open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (!in) throw std::system_error(errno, std::generic_category(), file.string());
  std::string content(largest_source + 1, '\0');
  std::size_t size = 0;
  while (size < content.size()) {
    const ssize_t count = read(in.number(), content.data() + size, content.size() - size);
    if (count < 0) throw std::system_error(errno, std::generic_category(), file.string());
    if (count == 0) break;
    size += static_cast<std::size_t>(count);
  }
  content.resize(size);
  return content;
}

Found::Kind kind_of(const fs::file_status& status) {
  switch (status.type()) {
    case fs::file_type::regular:
      return Found::Kind::file;
    case fs::file_type::symlink:
      return Found::Kind::symbolic_link;
    case fs::file_type::directory:
      return Found::Kind::folder;
    default:
      return Found::Kind::other;
  }
}

/// What other systems add to folders and archives is nobody's solution.
bool is_foreign(const fs::path& path) {
  return std::any_of(path.begin(), path.end(), [](const fs::path& part) {
    const std::string name = part.string();
    return name == "__MACOSX" || (name.starts_with(".") && name != "." && name != "..");
  });
}

using Wanted = std::function<bool(const std::string&)>;

std::vector<Found> read_archive_of_student(const fs::path& archive, const Wanted& wanted) {
  std::vector<Found> found = read_archive(archive, wanted);
  std::erase_if(found, [](const Found& entry) { return is_foreign(entry.path); });
  return found;
}

/// What is wanted in archives that lie in a submission's folder: learning platforms put a student's
/// upload there as it came. A damaged one is worth a word only where nothing else is found.
void add_packed(std::vector<Found>& found, const fs::path& folder, std::vector<fs::path> archives,
                const Wanted& wanted) {
  if (archives.size() > most_archives) {
    throw SubmissionError("It has more than 20 archives. Hand in only your own source files.");
  }
  std::sort(archives.begin(), archives.end());
  std::optional<SubmissionError> problem;
  for (const fs::path& archive : archives) {
    try {
      for (Found& entry : read_archive_of_student(archive, wanted)) {
        entry.path = (archive.lexically_relative(folder) / entry.path).string();
        entry.packed = true;
        found.push_back(std::move(entry));
      }
    } catch (const SubmissionError& error) {
      problem = error;
    }
  }
  if (problem && found.empty()) throw SubmissionError(*problem);
}

std::vector<Found> read_folder(const fs::path& folder, const Wanted& wanted) {
  std::vector<Found> found;
  std::vector<fs::path> archives;
  int entries = 0;
  for (auto entry = fs::recursive_directory_iterator(folder);
       entry != fs::recursive_directory_iterator(); ++entry) {
    if (++entries > most_entries) {
      throw SubmissionError("It has more than 50,000 files. Hand in only your own source files.");
    }
    const fs::path& path = entry->path();
    const std::string name = path.filename().string();
    const bool is_nobodys = is_foreign(name);
    const bool is_far = entry.depth() >= deepest || path.native().size() > longest_path;
    if (is_nobodys || is_far) entry.disable_recursion_pending();
    if (is_nobodys) continue;
    const Found::Kind kind = kind_of(entry->symlink_status());
    if (kind == Found::Kind::file && is_archive(path)) archives.push_back(path);
    if (!wanted(name)) continue;
    found.push_back({path.lexically_relative(folder).string(), kind,
                     kind == Found::Kind::file ? beginning_of(path) : ""});
  }
  add_packed(found, folder, std::move(archives), wanted);
  return found;
}

bool is_better(const Found& a, const Found& b, const std::string& exercise) {
  const auto rank = [&](const Found& found) {
    const std::string name = exercise + ".cpp";
    const fs::path path = found.path;
    const bool is_file = found.kind == Found::Kind::file;
    const bool in_its_place = lower(found.path).ends_with("exercises/" + exercise + "/" + name);
    const auto depth = std::distance(path.begin(), path.end());
    return std::tuple(found.packed, !is_file, !in_its_place, path.filename() != name, depth,
                      found.path);
  };
  return rank(a) < rank(b);
}

std::string refusal_of(const Found& found) {
  switch (found.kind) {
    case Found::Kind::file:
      return "";
    case Found::Kind::symbolic_link:
      return found.path + " is a symbolic link, not a file. Hand in the file itself.";
    case Found::Kind::folder:
      return found.path + " is a folder, not a file. Put the source file there.";
    case Found::Kind::other:
      return found.path + " is no ordinary file. Hand in the file itself.";
  }
  return "";
}

/// Which exercise a file belongs to by its name.
struct Named {
  std::string exercise;
  bool exactly = true;
};

/// Browsers, editors, platforms and hurried students change names a little: "sudoku_naive (1).cpp".
/// Canvas adds a number, later a UUID.
bool is_near(const std::string& after_the_exercise) {
  static const std::regex endings(
      R"(( ?\([0-9]+\)|[ _-]?copy|-[0-9]+|-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?\.(cpp|cc|cxx|txt|cpp\.txt))");
  constexpr std::size_t longest = 50;
  return after_the_exercise.size() <= longest && std::regex_match(after_the_exercise, endings);
}

std::optional<Named> exercise_named(const std::string& file,
                                    const std::vector<std::string>& exercises) {
  const std::string name = lower(file);
  for (const std::string& exercise : exercises) {
    if (!name.starts_with(exercise)) continue;
    const std::string rest = name.substr(exercise.size());
    if (rest == ".cpp" || is_near(rest)) return Named{exercise, rest == ".cpp"};
  }
  return std::nullopt;
}

/// Nothing has the right name, so nothing is graded; but what may be meant is named.
HandedIn refuse_near(std::vector<Found> found, const std::string& exercise) {
  HandedIn result;
  result.chosen = std::move(*std::min_element(
      found.begin(), found.end(), [](const Found& a, const Found& b) { return a.path < b.path; }));
  result.refusal = "There is no file " + exercise + ".cpp. If " + result.chosen.path +
                   " is meant, it needs that name.";
  return result;
}

HandedIn choose(std::vector<Found> found, const std::string& exercise) {
  std::sort(found.begin(), found.end(),
            [&](const Found& a, const Found& b) { return is_better(a, b, exercise); });
  HandedIn result;
  result.chosen = std::move(found.front());
  result.refusal = refusal_of(result.chosen);
  for (std::size_t i = 1; i < found.size(); ++i) {
    const bool is_same =
        found[i].kind == Found::Kind::file && found[i].content == result.chosen.content;
    result.notes.push_back("Also found and not looked at: " + found[i].path +
                           (is_same ? " (the same text)." : "."));
  }
  if (!result.notes.empty() && result.refusal.empty()) {
    result.notes.insert(result.notes.begin(), "There are " + std::to_string(found.size()) +
                                                  " files of this name; graded is " +
                                                  result.chosen.path + ".");
  }
  return result;
}

}  // namespace

Listing submissions_in(const fs::path& folder) {
  Listing listing;
  std::vector<Submission>& submissions = listing.submissions;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(".") || name == "__MACOSX") continue;
    std::error_code cannot_tell;  // a symbolic link may lead in circles
    if (entry.is_directory(cannot_tell) || is_archive(entry.path())) {
      submissions.push_back({name_of(entry.path()), entry.path()});
    } else {
      listing.left_out.push_back(name);
    }
  }
  std::sort(listing.left_out.begin(), listing.left_out.end());
  std::sort(submissions.begin(), submissions.end(), [](const Submission& a, const Submission& b) {
    return std::tie(a.name, a.path) < std::tie(b.name, b.path);
  });
  make_names_unique(submissions);
  return listing;
}

std::vector<Submission> submissions_from(std::istream& list) {
  const std::string text{std::istreambuf_iterator<char>(list), std::istreambuf_iterator<char>()};
  const bool has_zeros = text.find('\0') != std::string::npos;
  std::istringstream paths(text);
  std::vector<Submission> submissions;
  std::set<fs::path> seen;
  for (std::string path; std::getline(paths, path, has_zeros ? '\0' : '\n');) {
    if (!has_zeros && path.ends_with('\r')) path.pop_back();
    if (path.empty() || !seen.insert(cleaned(path)).second) continue;
    submissions.push_back({name_of(path), path});
  }
  make_names_unique(submissions);
  return submissions;
}

std::map<std::string, HandedIn> handed_in(const Submission& submission,
                                          const std::vector<std::string>& exercises) {
  const auto wanted = [&](const std::string& name) {
    return exercise_named(name, exercises).has_value();
  };
  std::vector<Found> found;
  if (fs::is_directory(submission.path)) {
    found = read_folder(submission.path, wanted);
  } else if (!fs::exists(submission.path)) {
    throw std::runtime_error("there is no " + submission.path.string());
  } else if (is_archive(submission.path)) {
    found = read_archive_of_student(submission.path, wanted);
  } else {
    throw SubmissionError("It is neither a folder nor a .zip or .tar.gz archive.");
  }

  std::map<std::string, std::vector<Found>> candidates;
  std::map<std::string, std::vector<Found>> near;
  for (Found& entry : found) {
    const auto named = exercise_named(fs::path(entry.path).filename().string(), exercises);
    (named->exactly ? candidates : near)[named->exercise].push_back(std::move(entry));
  }
  std::map<std::string, HandedIn> result;
  for (auto& [exercise, entries] : candidates) {
    result[exercise] = choose(std::move(entries), exercise);
  }
  for (auto& [exercise, entries] : near) {
    if (!result.contains(exercise)) result[exercise] = refuse_near(std::move(entries), exercise);
  }
  return result;
}

}  // namespace kata::grade
