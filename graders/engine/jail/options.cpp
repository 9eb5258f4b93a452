#include <charconv>
#include <cstdint>
#include <jail/error.h>
#include <jail/options.h>
#include <map>
#include <string_view>

namespace kata::jail {
namespace {

constexpr std::string_view word_for_unlimited = "unlimited";

// Large enough for any use, small enough that no unit conversion overflows.
constexpr std::uint64_t largest_number = 1'000'000'000;

std::uint64_t parse_number(std::string_view option, std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number > largest_number) {
    throw JailError(std::string(option) + " expects a number up to " +
                    std::to_string(largest_number) + ", not \"" + std::string(text) + "\"");
  }
  return number;
}

std::optional<std::uint64_t> parse_limit(std::string_view option, std::string_view text) {
  if (text == word_for_unlimited) return std::nullopt;
  return parse_number(option, text);
}

/// The arguments not yet consumed.
class Arguments {
 public:
  explicit Arguments(std::span<char* const> arguments) : remaining_(arguments) {}

  bool empty() const { return remaining_.empty(); }

  std::string_view next() {
    const std::string_view argument = remaining_.front();
    remaining_ = remaining_.subspan(1);
    return argument;
  }

  std::string_view value_of(std::string_view option) {
    if (empty()) throw JailError(std::string(option) + " expects a value");
    return next();
  }

  std::vector<std::string> rest() const { return {remaining_.begin(), remaining_.end()}; }

 private:
  std::span<char* const> remaining_;
};

Command parse_command(std::string_view name) {
  if (name == "run") return Command::run;
  if (name == "compile") return Command::compile;
  if (name == "probe") return Command::probe;
  if (name == "help" || name == "--help" || name == "-h") return Command::help;
  throw JailError("unknown command \"" + std::string(name) + "\". See kata_jail --help.");
}

IsolationLevel parse_required(std::string_view name) {
  const std::optional<IsolationLevel> level = parse_isolation_level(name);
  if (!level) throw JailError("--require expects full, strong, reduced or weak");
  return *level;
}

std::string parse_variable(std::string_view text) {
  if (text.find('=') == std::string_view::npos || text.front() == '=') {
    throw JailError("--env expects NAME=VALUE, not \"" + std::string(text) + "\"");
  }
  return std::string(text);
}

void switch_off(Options& options, std::string_view layer) {
  if (layer == "landlock") {
    options.use_landlock = false;
  } else if (layer == "seccomp") {
    options.use_seccomp = false;
  } else {
    throw JailError("--without expects landlock or seccomp");
  }
}

void parse_option(Options& options, std::string_view name, Arguments& arguments) {
  const auto number = [&] { return parse_number(name, arguments.value_of(name)); };
  const auto limit = [&] { return parse_limit(name, arguments.value_of(name)); };
  const auto text = [&] { return std::string(arguments.value_of(name)); };

  if (name == "--cpu-seconds") {
    options.limits.cpu_seconds = limit();
  } else if (name == "--memory-mib") {
    options.limits.memory_mib = limit();
  } else if (name == "--stack-mib") {
    options.limits.stack_mib = limit();
  } else if (name == "--file-mib") {
    options.limits.file_mib = limit();
  } else if (name == "--processes") {
    options.limits.processes = limit();
  } else if (name == "--open-files") {
    options.limits.open_files = number();
  } else if (name == "--uid") {
    options.user = static_cast<uid_t>(number());
  } else if (name == "--last-descriptor") {
    options.last_descriptor = static_cast<int>(number());
  } else if (name == "--status-fd") {
    options.status_descriptor = static_cast<int>(number());
  } else if (name == "--env") {
    options.environment.push_back(parse_variable(text()));
  } else if (name == "--require") {
    options.required = parse_required(text());
  } else if (name == "--without") {
    switch_off(options, text());
  } else if (name == "--read" && options.command == Command::compile) {
    options.readable.push_back(text());
  } else if (name == "--write" && options.command == Command::compile) {
    options.writable.push_back(text());
  } else if (name == "--toolchain" && options.command == Command::compile) {
    options.toolchain.push_back(text());
  } else {
    throw JailError("unknown option \"" + std::string(name) + "\". See kata_jail --help.");
  }
}

void require_consistent(const Options& options) {
  if (options.user == 0) throw JailError("--uid 0 is root, which is what the jail must not be");
  if (options.command == Command::probe) return;
  if (options.program.empty()) throw JailError("no program given. Put it after \"--\".");
  if (options.last_descriptor < 2) throw JailError("--last-descriptor must be at least 2");
  if (options.status_descriptor >= 0 && options.status_descriptor <= options.last_descriptor) {
    throw JailError("--status-fd must be above --last-descriptor, or the program would hold it");
  }
  if (options.limits.open_files <= static_cast<std::uint64_t>(options.last_descriptor)) {
    throw JailError("--open-files must be above --last-descriptor");
  }
}

}  // namespace

const char* const usage_text =
    R"(kata_jail: runs untrusted programs, and compilers on untrusted sources.

  kata_jail run     [OPTION...] -- PROGRAM [ARGUMENT...]
  kata_jail compile [OPTION...] --read DIR... --write DIR... -- COMPILER [ARGUMENT...]
  kata_jail probe                print the isolation level reached here, as JSON

Limits ("unlimited" leaves the inherited one)            run   compile
  --cpu-seconds N     processor time                      10        20
  --memory-mib N      address space                      512      3072
  --stack-mib N       main stack                          16        64
  --file-mib N        size of a written file               0        64
  --open-files N      descriptors                         16       256
  --processes N       processes of the user (all)  unlimited unlimited

Isolation
  --require LEVEL     refuse to start below full, strong, reduced or weak
                      (run: strong, compile: full)
  --uid N             user to become when started by root (65534)
  --without LAYER     leave out landlock or seccomp, to test the other

Descriptors and environment
  --last-descriptor N highest descriptor that is passed on (run: 3, compile: 2)
  --status-fd N       report there that the program was started, or why not
  --env NAME=VALUE    add to the environment, which is otherwise fresh

Files (compile only)
  --read DIR          may be read
  --write DIR         may be read and written; the first one also serves as TMPDIR
  --toolchain DIR     may be read and executed, for a compiler outside of /usr

Exit code: the program's own, or 125 with a message when it could not be started.
)";

Options default_options(Command command) {
  Options options;
  options.command = command;
  options.limits = run_limits;
  if (command == Command::compile) {
    options.limits = compile_limits;
    options.required = IsolationLevel::full;
    options.last_descriptor = 2;
  }
  return options;
}

Options parse_options(std::span<char* const> argument_list) {
  Arguments arguments(argument_list);
  if (arguments.empty()) throw JailError("no command given. See kata_jail --help.");
  Options options = default_options(parse_command(arguments.next()));
  if (options.command == Command::help) return options;
  while (!arguments.empty()) {
    const std::string_view argument = arguments.next();
    if (argument == "--") {
      options.program = arguments.rest();
      break;
    }
    parse_option(options, argument, arguments);
  }
  require_consistent(options);
  return options;
}

}  // namespace kata::jail
