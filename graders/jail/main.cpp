#include <cstdlib>
#include <exception>
#include <iostream>
#include <span>
#include <string_view>
#include <unistd.h>

#include "canary.h"
#include "error.h"
#include "launch.h"
#include "options.h"
#include "probe.h"
#include "protocol.h"

namespace kata::jail {
namespace {

int complain(const std::exception& error) {
  std::cerr << kMessagePrefix << error.what() << std::endl;
  return kJailFailure;
}

int launch(const Options& options, pid_t parent) {
  StatusReport status;
  try {
    status = arrange_descriptors(options);
    if (options.command == Command::kCompile) launch_compiler(options, parent, status);
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
    case Command::kHelp:
      std::cout << kUsage;
      return EXIT_SUCCESS;
    case Command::kProbe:
      std::cout << to_json(probe(options)) << std::endl;
      return EXIT_SUCCESS;
    case Command::kRun:
    case Command::kCompile:
      return launch(options, parent);
  }
  return kJailFailure;
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
