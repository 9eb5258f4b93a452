#include <cstddef>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <jail/canary.h>
#include <jail/error.h>
#include <jail/launch.h>
#include <jail/options.h>
#include <jail/probe.h>
#include <jail/protocol.h>
#include <span>
#include <string_view>
#include <unistd.h>

namespace kata::jail {
namespace {

int complain(const std::exception& error) {
  std::cerr << message_prefix << error.what() << std::endl;
  return jail_failure;
}

int launch(const Options& options, pid_t parent) {
  StatusReport status;
  try {
    status = arrange_descriptors(options);
    if (options.command == Command::compile) launch_compiler(options, parent, status);
    launch_program(options, parent, status);
  } catch (const std::exception& error) {
    status.failed(error.what());
    return complain(error);
  }
}

int execute(std::span<char* const> arguments, pid_t parent) {
  if (arguments.size() == 2 && arguments[0] == std::string_view("canary")) {
    return run_canary(arguments[1]);
  }
  const Options options = parse_options(arguments);
  switch (options.command) {
    case Command::help:
      std::cout << usage_text;
      return EXIT_SUCCESS;
    case Command::probe:
      std::cout << to_json(probe(options)) << std::endl;
      return EXIT_SUCCESS;
    case Command::run:
    case Command::compile:
      return launch(options, parent);
  }
  return jail_failure;
}

}  // namespace
}  // namespace kata::jail

int main(int argc, char* argv[]) {
  // Asked for at once: should the parent end later on, the difference will show.
  const pid_t parent = getppid();
  const std::span<char* const> arguments(argv, static_cast<std::size_t>(argc));
  try {
    return kata::jail::execute(arguments.subspan(arguments.empty() ? 0 : 1), parent);
  } catch (const std::exception& error) {
    return kata::jail::complain(error);
  }
}
