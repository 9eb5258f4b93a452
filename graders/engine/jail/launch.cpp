#include <array>
#include <cerrno>
#include <filesystem>
#include <jail/credentials.h>
#include <jail/descriptors.h>
#include <jail/environment.h>
#include <jail/error.h>
#include <jail/landlock.h>
#include <jail/launch.h>
#include <jail/program.h>
#include <jail/resource_limits.h>
#include <jail/seccomp_filter.h>
#include <jail/session.h>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace kata::jail {
namespace {

/// What compilers, assemblers and linkers of a system are made of. Not all of /usr: containers
/// often keep projects, with their hidden files, in /usr/src or /usr/local.
std::vector<std::string> system_toolchain() {
  std::vector<std::string> paths = {"/etc/ld.so.cache"};
  for (const char* const prefix : {"/", "/usr/", "/usr/local/"}) {
    for (const char* const folder :
         {"bin", "include", "lib", "lib32", "lib64", "libx32", "libexec"}) {
      paths.push_back(std::string(prefix) + folder);
    }
  }
  std::erase_if(paths, [](const std::string& path) { return !std::filesystem::exists(path); });
  return paths;
}

/// The limit of open files also decides at which number the program's own descriptor is safe: no
/// descriptor can be made there once the limit is in force, so the one exec that the filter
/// permits cannot be used again.
int descriptor_of_program(const Options& options) {
  return static_cast<int>(options.limits.open_files);
}

void become_unprivileged(const Options& options, pid_t parent) {
  start_session();
  reset_signals();
  drop_privileges(options.user);
  die_with_parent(parent);
  apply_limits(options.limits);
  forbid_new_privileges();
}

/// Landlock first: the filter would not let its calls through.
template <typename InstallFilter>
Isolation isolate(const Options& options, const std::vector<PathRule>& rules,
                  InstallFilter install_filter) {
  Isolation isolation;
  isolation.landlock.reason = "Landlock left out on request";
  isolation.seccomp.reason = "seccomp left out on request";
  if (options.use_landlock) isolation.landlock = restrict_paths(rules);
  if (options.use_seccomp) isolation.seccomp = install_filter();
  if (isolation.level() < options.required) {
    throw JailError("isolation is " + std::string(to_string(isolation.level())) + ", required is " +
                    std::string(to_string(options.required)) + ": " + isolation.reason() +
                    ". Use a kernel or container that permits it, or lower --require.");
  }
  return isolation;
}

void require_writable(const std::string& folder) {
  if (access(folder.c_str(), W_OK | X_OK) == 0) return;
  throw_system_error("user " + std::to_string(getuid()) + " cannot write to " + folder, errno,
                     "Give the folder to that user, or open it to others.");
}

std::vector<PathRule> compiler_rules(const Options& options) {
  std::vector<PathRule> rules;
  for (const std::string& path : system_toolchain()) {
    rules.push_back(make_path_rule(path, PathAccess::read_and_execute));
  }
  for (const std::string& path : options.toolchain) {
    rules.push_back(make_path_rule(path, PathAccess::read_and_execute));
  }
  for (const std::string& path : options.readable) {
    rules.push_back(make_path_rule(path, PathAccess::read));
  }
  for (const std::string& path : options.writable) {
    rules.push_back(make_path_rule(path, PathAccess::read_and_write));
  }
  rules.push_back(make_path_rule("/dev/null", PathAccess::read_write_device));
  return rules;
}

}  // namespace

StatusReport arrange_descriptors(const Options& options) {
  open_missing_standard_streams();
  Descriptor status;
  if (options.status_descriptor >= 0) {
    status = move_descriptor_up(Descriptor(options.status_descriptor),
                                descriptor_of_program(options) + 1);
  }
  close_descriptors_above(options.last_descriptor, status.number());
  return StatusReport(std::move(status));
}

void launch_program(const Options& options, pid_t parent, const StatusReport& status) {
  const std::string& path = options.program.front();
  const Descriptor program =
      move_descriptor_to(open_static_program(path), descriptor_of_program(options));
  std::vector<PathRule> rules;
  rules.push_back(make_path_rule(program, PathAccess::read_and_execute));

  // The program learns its own name but not where the grader keeps it.
  std::vector<std::string> arguments = options.program;
  arguments.front() = std::filesystem::path(path).filename();
  if (chdir("/") != 0) throw_system_error("cannot change to the folder /", errno);

  become_unprivileged(options, parent);
  status.started(isolate(options, rules, [&] { return filter_program_calls(program.number()); }));
  execute_descriptor(program, arguments, fresh_environment(options.environment));
}

void launch_compiler(const Options& options, pid_t parent, const StatusReport& status) {
  const std::vector<PathRule> rules = compiler_rules(options);
  std::vector<std::string> environment = fresh_environment(options.environment);
  if (!options.writable.empty()) environment.push_back("TMPDIR=" + options.writable.front());

  become_unprivileged(options, parent);
  for (const std::string& folder : options.writable) require_writable(folder);
  status.started(isolate(options, rules, filter_compiler_calls));
  execute_path(options.program, environment);
}

}  // namespace kata::jail
