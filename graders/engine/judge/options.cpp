#include <array>
#include <charconv>
#include <cstdio>
#include <getopt.h>
#include <judge/options.h>
#include <runs/exercise.h>
#include <string_view>

namespace kata::judge {
namespace {

constexpr char help[] =
    "Checks the exercise %s.\n"
    "\n"
    "  --subject=PROGRAM   the program made of the solution to check\n"
    "  --hidden            run the hidden checks instead of the open ones\n"
    "  --record=FOLDER     leave the verdict in this folder\n"
    "  --json=FILE         write the results to this file\n"
    "  --secret=FILE       the course's secret: points are given, for searches on inputs that\n"
    "                      nobody knows\n"
    "  --page=FILE         the exercise's README.md, which says what to try afterwards\n"
    "  --next=EXERCISE     the exercise that follows in the course\n"
    "  --lines=N           the height of the terminal: 24, if nothing is said\n"
    "  --list              print all checks, as JSON, without running any\n"
    "  --audit             explain every run, also those that failed no check: of a right\n"
    "                      solution nothing may be said\n"
    "  --jail=PROGRAM      start the subject, linked statically, by this kata_jail\n"
    "  --isolation=LEVEL   least isolation in the jail: full, strong (the default),\n"
    "                      reduced or weak\n"
    "  --patience=SECONDS  stop every attempt after this long, although a check would\n"
    "                      wait longer\n"
    "  --gtest_filter=...  only some checks, as GoogleTest's --help says\n";

constexpr std::array<option, 15> known_options{{{"subject", required_argument, nullptr, 's'},
                                                {"hidden", no_argument, nullptr, 'd'},
                                                {"record", required_argument, nullptr, 'r'},
                                                {"json", required_argument, nullptr, 'j'},
                                                {"page", required_argument, nullptr, 'P'},
                                                {"secret", required_argument, nullptr, 'S'},
                                                {"next", required_argument, nullptr, 'n'},
                                                {"lines", required_argument, nullptr, 'L'},
                                                {"list", no_argument, nullptr, 'l'},
                                                {"audit", no_argument, nullptr, 'a'},
                                                {"jail", required_argument, nullptr, 'J'},
                                                {"isolation", required_argument, nullptr, 'i'},
                                                {"patience", required_argument, nullptr, 'p'},
                                                {"help", no_argument, nullptr, 'h'},
                                                {nullptr, 0, nullptr, 0}}};

[[noreturn]] void refuse(const std::string& what) {
  throw UsageError(what + "; --help lists the options.");
}

int read_number(const std::string& option, const std::string& unit, std::string_view text) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || number < 1)
    refuse(option + " expects a whole number" + unit + ", not " + std::string(text));
  return number;
}

}  // namespace

std::optional<Options> read_options(int argc, char** argv) {
  Options options;
  opterr = 0;  // the sentences are ours
  for (int found = 0;
       (found = getopt_long(argc, argv, ":", known_options.data(), nullptr)) != -1;) {
    switch (found) {
      case 's':
        options.subject = optarg;
        break;
      case 'd':
        options.hidden = true;
        break;
      case 'r':
        options.record = optarg;
        break;
      case 'j':
        options.json = optarg;
        break;
      case 'S':
        options.secret = optarg;
        break;
      case 'P':
        options.page = optarg;
        break;
      case 'n':
        options.next = optarg;
        break;
      case 'L':
        options.lines = static_cast<std::size_t>(read_number("--lines", "", optarg));
        break;
      case 'l':
        options.list = true;
        break;
      case 'a':
        options.audit = true;
        break;
      case 'J':
        options.jail = optarg;
        break;
      case 'i':
        options.isolation = optarg;
        break;
      case 'p':
        options.patience = std::chrono::seconds(read_number("--patience", " of seconds", optarg));
        break;
      case 'h':
        std::printf(help, exercise().name.c_str());
        return std::nullopt;
      case ':':
        refuse("A value is missing after " + std::string(argv[optind - 1]));
      default:
        refuse("Nobody here knows " + std::string(argv[optind - 1]));
    }
  }
  if (optind < argc) refuse("Nobody here knows " + std::string(argv[optind]));
  if (options.subject.empty() && !options.list) refuse("--subject=PROGRAM is missing");
  return options;
}

}  // namespace kata::judge
