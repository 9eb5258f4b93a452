#include <algorithm>
#include <archive.h>
#include <archive_entry.h>
#include <cstddef>
#include <cstdint>
#include <grade/archive.h>
#include <grade/names_in_utf8.h>
#include <grade/unpacked.h>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t most_bytes = std::uint64_t{8} << 30;

struct Free {
  void operator()(archive* handle) const { archive_free(handle); }
};
using Handle = std::unique_ptr<archive, Free>;

void require(archive* handle, int result) {
  if (result == ARCHIVE_OK || result == ARCHIVE_WARN || result == ARCHIVE_EOF) return;
  const char* const words = archive_error_string(handle);
  throw std::runtime_error(words == nullptr ? "it is damaged" : words);
}

/// An entry's place below the folder. Nothing may come to lie elsewhere.
std::string place_of(archive_entry* entry, const fs::path& folder) {
  const char* const name = archive_entry_pathname(entry);
  if (name == nullptr) throw std::runtime_error("one of its names is written in no known way");
  const fs::path path = name;
  const bool leads_out =
      path.is_absolute() || std::find(path.begin(), path.end(), "..") != path.end();
  if (leads_out) throw std::runtime_error("the name " + path.string() + " leads out of it");
  return (folder / path).string();
}

void copy_content(archive* from, archive* to, std::uint64_t& bytes) {
  const void* block = nullptr;
  std::size_t size = 0;
  la_int64_t offset = 0;
  while (true) {
    const int result = archive_read_data_block(from, &block, &size, &offset);
    if (result == ARCHIVE_EOF) return;
    require(from, result);
    bytes += size;
    if (bytes > most_bytes) throw std::runtime_error("it unpacks to more than 8 GiB");
    require(to, static_cast<int>(archive_write_data_block(to, block, size, offset)));
  }
}

void unpack(const fs::path& packed, const fs::path& folder) {
  const NamesInUtf8 names;
  const Handle in(archive_read_new());
  archive_read_support_filter_gzip(in.get());
  archive_read_support_format_tar(in.get());
  archive_read_support_format_zip(in.get());
  constexpr std::size_t block = 64 << 10;
  require(in.get(), archive_read_open_filename(in.get(), packed.c_str(), block));
  const Handle out(archive_write_disk_new());
  archive_write_disk_set_options(out.get(), ARCHIVE_EXTRACT_SECURE_SYMLINKS);
  std::uint64_t bytes = 0;
  archive_entry* entry = nullptr;
  while (true) {
    const int result = archive_read_next_header(in.get(), &entry);
    require(in.get(), result);
    if (result == ARCHIVE_EOF) break;
    if (archive_entry_hardlink(entry) != nullptr) throw std::runtime_error("it holds hard links");
    archive_entry_set_pathname(entry, place_of(entry, folder).c_str());
    const bool is_folder = archive_entry_filetype(entry) == AE_IFDIR;
    archive_entry_set_perm(entry, is_folder ? 0700 : 0600);
    require(out.get(), archive_write_header(out.get(), entry));
    copy_content(in.get(), out.get(), bytes);
    require(out.get(), archive_write_finish_entry(out.get()));
  }
  require(out.get(), archive_write_close(out.get()));
}

/// Packing a folder puts its name above everything else.
fs::path without_top_folder(const fs::path& folder, const std::string& name) {
  const auto all = std::distance(fs::directory_iterator(folder), fs::directory_iterator());
  return all == 1 && fs::is_directory(folder / name) ? folder / name : folder;
}

}  // namespace

Unpacked::Unpacked(const fs::path& archive, fs::path folder) : folder_(std::move(folder)) {
  fs::remove_all(folder_);
  fs::create_directories(folder_);
  try {
    unpack(archive, fs::canonical(folder_));
  } catch (const std::runtime_error& error) {
    fs::remove_all(folder_);
    throw std::runtime_error("cannot unpack " + archive.string() + ": " + error.what() +
                             ". Unpack it yourself and name the folder");
  }
  submissions_ = without_top_folder(folder_, name_without_ending(archive));
}

Unpacked::~Unpacked() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

}  // namespace kata::grade
