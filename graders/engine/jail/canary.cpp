#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <jail/canary.h>
#include <jail/resource_limits.h>
#include <string>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kata::jail {
namespace {

volatile std::sig_atomic_t call_was_trapped = 0;

void note_trap(int /*signal*/) {
  call_was_trapped = 1;
}

void catch_traps() {
  struct sigaction action {};
  action.sa_handler = note_trap;
  sigaction(SIGSYS, &action, nullptr);
}

void report(std::string_view word, std::string_view subject) {
  const std::string line = std::string(word) + " " + std::string(subject) + "\n";
  // Unbuffered, so that no line is lost to an attempt that ends the process.
  if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(EXIT_FAILURE);
}

/// An attempt returns whether the forbidden thing happened.
struct Attempt {
  const char* name;
  bool (*succeeds)();
};

void make(const Attempt& attempt) {
  call_was_trapped = 0;
  const bool happened = attempt.succeeds();
  const bool refused = call_was_trapped != 0 || !happened;
  report(refused ? canary_word::refused : canary_word::allowed, attempt.name);
}

bool opens(const char* path, int flags) {
  return open(path, flags | O_CLOEXEC, 0600) >= 0;
}

bool reads_file() {
  return opens("/etc/passwd", O_RDONLY);
}

bool reads_file_through_proc() {
  return opens("/proc/self/root/etc/passwd", O_RDONLY);
}

bool creates_file() {
  // Leaves no name behind, should it be possible.
  return opens("/tmp", O_TMPFILE | O_RDWR) || opens("/dev/shm", O_TMPFILE | O_RDWR);
}

bool reads_file_status() {
  struct stat status {};
  return stat("/etc/passwd", &status) == 0;
}

bool opens_socket() {
  return socket(AF_INET, SOCK_STREAM, 0) >= 0;
}

bool forks() {
  const long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (call_was_trapped != 0 || child < 0) return false;
  if (child == 0) _exit(EXIT_SUCCESS);
  waitpid(static_cast<pid_t>(child), nullptr, 0);
  return true;
}

bool signals_parent() {
  return kill(getppid(), 0) == 0;
}

bool traces_parent() {
  if (ptrace(PTRACE_SEIZE, getppid(), nullptr, nullptr) != 0) return false;
  ptrace(PTRACE_DETACH, getppid(), nullptr, nullptr);
  return true;
}

/// A filter that compared only the lower halves of arguments would take this pointer for null.
bool changes_limit_through_high_pointer() {
  constexpr std::uintptr_t lower_half_is_zero = std::uintptr_t{1} << 32;
  // NOLINTNEXTLINE(performance-no-int-to-ptr): the address is the point
  void* const wanted = reinterpret_cast<void*>(lower_half_is_zero);
  void* const page = mmap(wanted, sizeof(rlimit), PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (page != wanted) return true;  // Nothing was proved.
  auto* const limit = static_cast<rlimit*>(page);
  getrlimit(RLIMIT_CORE, limit);
  return syscall(SYS_prlimit64, 0, RLIMIT_CORE, limit, nullptr) == 0;
}

bool executes_shell() {
  std::array<char, 3> name = {'s', 'h', '\0'};
  std::array<char, 3> option = {'-', 'c', '\0'};
  std::array<char, 5> script = {'e', 'x', 'i', 't', '\0'};
  const std::array<char*, 4> arguments = {name.data(), option.data(), script.data(), nullptr};
  const std::array<char*, 1> environment = {nullptr};
  // If this succeeds, the canary's report ends here, which the probe takes for a failure.
  execve("/bin/sh", arguments.data(), environment.data());
  return false;
}

bool is_root() {
  return getuid() == 0 || geteuid() == 0;
}

bool sees_environment() {
  return getenv(canary_variable) != nullptr;
}

bool holds_descriptor() {
  return dup(canary_descriptor) >= 0;
}

bool exceeds(__rlimit_resource resource, std::uint64_t expected) {
  rlimit limit{};
  return getrlimit(resource, &limit) != 0 || limit.rlim_cur > expected;
}

bool has_wider_limits() {
  constexpr std::uint64_t mebibyte = 1 << 20;
  return exceeds(RLIMIT_CPU, *run_limits.cpu_seconds) ||
         exceeds(RLIMIT_AS, *run_limits.memory_mib * mebibyte) ||
         exceeds(RLIMIT_STACK, *run_limits.stack_mib * mebibyte) ||
         exceeds(RLIMIT_FSIZE, *run_limits.file_mib * mebibyte) ||
         exceeds(RLIMIT_NOFILE, run_limits.open_files);
}

bool may_gain_privileges() {
  return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1;
}

bool outlives_parent() {
  int signal = 0;
  return prctl(PR_GET_PDEATHSIG, &signal) != 0 || signal != SIGKILL;
}

constexpr std::array basics = {Attempt{"root", is_root}, Attempt{"environment", sees_environment},
                               Attempt{"descriptor", holds_descriptor},
                               Attempt{"limits", has_wider_limits}};

/// Questions that the system call filter does not let through.
constexpr std::array unfiltered_basics = {Attempt{"new-privileges", may_gain_privileges},
                                          Attempt{"outlive-parent", outlives_parent}};

constexpr std::array file_attempts = {Attempt{"read-file", reads_file},
                                      Attempt{"read-file-through-proc", reads_file_through_proc},
                                      Attempt{"create-file", creates_file}};

constexpr std::array call_attempts = {Attempt{"file-status", reads_file_status},
                                      Attempt{"socket", opens_socket},
                                      Attempt{"fork", forks},
                                      Attempt{"signal-parent", signals_parent},
                                      Attempt{"trace-parent", traces_parent},
                                      Attempt{"change-limit", changes_limit_through_high_pointer}};

constexpr Attempt exec_attempt = {"exec", executes_shell};

template <typename Attempts>
void make_all(const Attempts& attempts) {
  for (const Attempt& attempt : attempts) make(attempt);
}

void report_user() {
  report(canary_word::user, std::to_string(getuid()));
}

int report_done() {
  report(canary_word::done, "");
  return EXIT_SUCCESS;
}

int try_everything() {
  report_user();
  make_all(basics);
  make_all(file_attempts);
  make_all(call_attempts);
  make(exec_attempt);
  return report_done();
}

int try_files() {
  report_user();
  make_all(basics);
  make_all(unfiltered_basics);
  make_all(file_attempts);
  make(exec_attempt);
  return report_done();
}

int make_foreign_call() {
#if defined(__x86_64__)
  constexpr long getpid_of32_bit = 20;
  long result = getpid_of32_bit;
  asm volatile("int $0x80" : "+a"(result) : : "memory", "r8", "r9", "r10", "r11");
#endif
  return canary_survived;
}

int make_x32_call() {
#if defined(__x86_64__)
  constexpr long x32_bit = 0x40000000;
  syscall(x32_bit | SYS_getpid);
#endif
  return canary_survived;
}

}  // namespace

int run_canary(std::string_view mode) {
  if (mode == canary_mode::foreign_call) return make_foreign_call();
  if (mode == canary_mode::x32_call) return make_x32_call();
  catch_traps();
  return mode == canary_mode::files ? try_files() : try_everything();
}

}  // namespace kata::jail
