#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <cstddef>
#include <cstdint>
#include <grade/archive.h>
#include <grade/lower_case.h>
#include <grade/names_in_utf8.h>
#include <grade/source_text.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace kata::grade {
namespace {

constexpr std::array<std::string_view, 4> read_endings{".zip", ".tar.gz", ".tgz", ".tar"};
/// What students hand in all the same: a report must say so, lest it be taken for nothing.
constexpr std::array<std::string_view, 11> unread_endings{".tar.bz2", ".tbz2", ".tar.xz", ".txz",
                                                          ".tar.zst", ".7z",   ".rar",    ".gz",
                                                          ".bz2",     ".xz",   ".zst"};
constexpr int most_entries = 20'000;
constexpr std::uint64_t most_bytes = 512 << 20;  // unpacked: no archive may grow without end

template <class Endings>
std::string_view one_of(const Endings& endings, const std::filesystem::path& file) {
  const std::string name = lower(file.filename().string());
  for (const std::string_view ending : endings) {
    if (name.size() > ending.size() && name.ends_with(ending)) return ending;
  }
  return "";
}

std::string_view ending_of(const std::filesystem::path& file) {
  const std::string_view ending = one_of(read_endings, file);
  return ending.empty() ? one_of(unread_endings, file) : ending;
}

class Reader {
 public:
  explicit Reader(const std::filesystem::path& file) : archive_(archive_read_new()) {
    archive_read_support_filter_gzip(archive_.get());
    archive_read_support_format_tar(archive_.get());
    archive_read_support_format_zip(archive_.get());
    constexpr std::size_t block = 64 << 10;
    require(archive_read_open_filename(archive_.get(), file.c_str(), block));
  }

  std::vector<Found> read(const std::function<bool(const std::string&)>& wanted) {
    std::vector<Found> found;
    archive_entry* entry = nullptr;
    for (int entries = 0; next(entry); ++entries) {
      if (entries == most_entries) throw SubmissionError("it has more than 20,000 entries");
      const char* const name = archive_entry_pathname(entry);
      if (name == nullptr) throw SubmissionError("one of its names is written in no known way");
      const std::string path = name;
      const bool is_wanted = wanted(std::filesystem::path(path).filename().string());
      std::string content = read_content(is_wanted);
      if (is_wanted) found.push_back({path, kind_of(entry), std::move(content)});
    }
    return found;
  }

 private:
  struct Free {
    void operator()(archive* handle) const { archive_read_free(handle); }
  };

  static Found::Kind kind_of(archive_entry* entry) {
    if (archive_entry_hardlink(entry) != nullptr) return Found::Kind::other;
    switch (archive_entry_filetype(entry)) {
      case AE_IFREG:
        return Found::Kind::file;
      case AE_IFDIR:
        return Found::Kind::folder;
      case AE_IFLNK:
        return Found::Kind::symbolic_link;
      default:
        return Found::Kind::other;
    }
  }

  void require(int result) const {
    if (result == ARCHIVE_OK || result == ARCHIVE_WARN || result == ARCHIVE_EOF) return;
    const char* const words = archive_error_string(archive_.get());
    throw SubmissionError(words == nullptr ? "it is damaged" : words);
  }

  bool next(archive_entry*& entry) const {
    const int result = archive_read_next_header(archive_.get(), &entry);
    require(result);
    return result != ARCHIVE_EOF;
  }

  /// Block by block, also where nothing is kept: an entry may unpack to more than any disk holds.
  std::string read_content(bool keep) {
    std::string content;
    const void* block = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    while (true) {
      const int result = archive_read_data_block(archive_.get(), &block, &size, &offset);
      if (result == ARCHIVE_EOF) return content;
      require(result);
      bytes_ += size;
      if (bytes_ > most_bytes) throw SubmissionError("it unpacks to more than 512 MiB");
      if (keep && content.size() <= largest_source) {
        content.append(static_cast<const char*>(block),
                       std::min(size, largest_source + 1 - content.size()));
      }
    }
  }

  NamesInUtf8 names_;
  std::unique_ptr<archive, Free> archive_;
  std::uint64_t bytes_ = 0;
};

}  // namespace

bool is_archive(const std::filesystem::path& file) {
  return !ending_of(file).empty();
}

std::string name_without_ending(const std::filesystem::path& archive) {
  const std::string name = archive.filename().string();
  return name.substr(0, name.size() - ending_of(archive).size());
}

std::vector<Found> read_archive(const std::filesystem::path& archive,
                                const std::function<bool(const std::string&)>& wanted) try {
  if (one_of(read_endings, archive).empty()) throw SubmissionError("such archives are not read");
  return Reader(archive).read(wanted);
} catch (const SubmissionError& error) {
  throw SubmissionError("The archive " + archive.filename().string() + " cannot be read: " +
                        error.what() + ". Pack it again, as a plain .zip or .tar.gz.");
}

}  // namespace kata::grade
