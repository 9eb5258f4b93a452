#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <initializer_list>
#include <jail/error.h>
#include <jail/seccomp_filter.h>
#include <sched.h>
#include <seccomp.h>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

namespace kata::jail {
namespace {

constexpr std::array harmless_calls = {
    // descriptors that are already open
    "read", "readv", "pread64", "write", "writev", "lseek", "fstat", "close", "dup", "poll",
    "ppoll",
    // memory
    "brk", "mmap", "munmap", "mremap", "mprotect", "madvise", "membarrier",
    // threads and signals of this process
    "futex", "set_robust_list", "set_tid_address", "rseq", "arch_prctl", "sched_yield",
    "sched_getaffinity", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack",
    "restart_syscall", "exit", "exit_group",
    // time and randomness
    "clock_gettime", "clock_getres", "clock_nanosleep", "nanosleep", "gettimeofday", "time",
    "times", "getrandom",
    // questions about this process and the machine
    "getpid", "gettid", "getppid", "getuid", "geteuid", "getgid", "getegid", "getcpu", "getrusage",
    "getrlimit", "uname"};

constexpr std::array process_calls = {"fork", "vfork", "execve", "setsid", "setpgid"};

constexpr std::array other_processes = {
    "ptrace",          "process_vm_readv", "process_vm_writev", "process_madvise",
    "pidfd_open",      "pidfd_getfd",      "pidfd_send_signal", "tkill",
    "rt_sigqueueinfo", "rt_tgsigqueueinfo"};

constexpr std::array network_calls = {"socket",   "socketpair", "connect", "bind",    "listen",
                                      "accept",   "accept4",    "sendto",  "sendmsg", "sendmmsg",
                                      "recvfrom", "recvmsg",    "recvmmsg"};

constexpr std::array kernel_calls = {"unshare",
                                     "setns",
                                     "mount",
                                     "umount2",
                                     "pivot_root",
                                     "chroot",
                                     "move_mount",
                                     "open_tree",
                                     "fsopen",
                                     "fsmount",
                                     "fspick",
                                     "fsconfig",
                                     "mount_setattr",
                                     "open_by_handle_at",
                                     "name_to_handle_at",
                                     "bpf",
                                     "perf_event_open",
                                     "userfaultfd",
                                     "keyctl",
                                     "add_key",
                                     "request_key",
                                     "io_uring_setup",
                                     "io_uring_enter",
                                     "io_uring_register"};

constexpr std::array shared_memory = {"shmget", "semget", "msgget", "mq_open"};

constexpr scmp_datum_t new_namespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS |
                                        CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

/// Arguments of system calls are compared in all 64 bits, although the kernel reads only 32 of
/// some: in a list of what is allowed, the stricter comparison is the safe one.
scmp_arg_cmp argument(unsigned index, scmp_compare comparison, scmp_datum_t value) {
  return {index, comparison, value, 0};
}

scmp_arg_cmp masked_argument(unsigned index, scmp_datum_t mask, scmp_datum_t value) {
  return {index, SCMP_CMP_MASKED_EQ, mask, value};
}

/// A filter under construction.
class Filter {
 public:
  explicit Filter(std::uint32_t default_action) : context_(seccomp_init(default_action)) {
    if (context_ == nullptr) throw JailError("libseccomp cannot create a filter (out of memory?)");
    // The jail sets no_new_privs itself, and wants the kernel's own error numbers.
    require(seccomp_attr_set(context_, SCMP_FLTATR_CTL_NNP, 0));
    require(seccomp_attr_set(context_, SCMP_FLTATR_API_SYSRAWRC, 1));
  }
  Filter(const Filter&) = delete;
  Filter& operator=(const Filter&) = delete;
  ~Filter() { seccomp_release(context_); }

  /// Adds a rule for the call `name`, if this architecture has it. All `conditions` must hold.
  void add(std::uint32_t action, const char* name,
           std::initializer_list<scmp_arg_cmp> conditions = {}) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call < 0) return;
    const int result = seccomp_rule_add_array(
        context_, action, call, static_cast<unsigned>(conditions.size()), conditions.begin());
    if (result != 0) {
      throw_system_error(std::string("libseccomp refuses the rule for ") + name, -result);
    }
  }

  template <typename Names>
  void add_all(std::uint32_t action, const Names& names) {
    for (const char* const name : names) add(action, name);
  }

  LayerState load() {
    // libseccomp asks the kernel whether it knows the action, so this fails where filters are
    // refused.
    int result = seccomp_attr_set(context_, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
    if (result != 0) return unavailable(-result);
    // Without this attribute older kernels slow the program down for the sake of a mitigation that
    // guards secrets within one process. Kernels that do not know it get the filter without it.
    seccomp_attr_set(context_, SCMP_FLTATR_CTL_SSB, 1);
    result = seccomp_load(context_);
    if (result != 0) {
      seccomp_attr_set(context_, SCMP_FLTATR_CTL_SSB, 0);
      result = seccomp_load(context_);
    }
    if (result != 0) return unavailable(-result);
    return {true, ""};
  }

 private:
  static LayerState unavailable(int error) {
    return {false, "seccomp unavailable (" + error_text(error) + ")"};
  }

  static void require(int result) {
    if (result != 0) throw_system_error("libseccomp refuses an attribute", -result);
  }

  scmp_filter_ctx context_;
};

void allow_threads_only(Filter& filter) {
  filter.add(SCMP_ACT_ALLOW, "clone",
             {masked_argument(0, CLONE_THREAD | new_namespaces, CLONE_THREAD)});
  filter.add(SCMP_ACT_TRAP, "clone", {masked_argument(0, CLONE_THREAD, 0)});
  // A filter cannot look into the structure that clone3 takes. With "no such call" the C library
  // falls back to clone.
  filter.add(SCMP_ACT_ERRNO(ENOSYS), "clone3");
}

void allow_signals_to_oneself_only(Filter& filter) {
  const auto self = static_cast<scmp_datum_t>(getpid());
  for (const char* const name : {"kill", "tgkill"}) {
    filter.add(SCMP_ACT_ALLOW, name, {argument(0, SCMP_CMP_EQ, self)});
    filter.add(SCMP_ACT_TRAP, name, {argument(0, SCMP_CMP_NE, self)});
  }
}

void allow_one_exec(Filter& filter, int program) {
  const auto number = static_cast<scmp_datum_t>(program);
  filter.add(SCMP_ACT_ALLOW, "execveat",
             {argument(0, SCMP_CMP_EQ, number), argument(4, SCMP_CMP_EQ, AT_EMPTY_PATH)});
  filter.add(SCMP_ACT_TRAP, "execveat", {argument(0, SCMP_CMP_NE, number)});
  for (const char* const name : {"dup2", "dup3"}) {
    filter.add(SCMP_ACT_ALLOW, name, {argument(1, SCMP_CMP_LT, number)});
  }
}

void allow_reading_limits(Filter& filter) {
  constexpr scmp_datum_t this_process = 0;
  constexpr scmp_datum_t no_new_limit = 0;
  filter.add(SCMP_ACT_ALLOW, "prlimit64",
             {argument(0, SCMP_CMP_EQ, this_process), argument(2, SCMP_CMP_EQ, no_new_limit)});
}

void allow_questions_about_descriptors(Filter& filter) {
  filter.add(SCMP_ACT_ALLOW, "fcntl", {argument(1, SCMP_CMP_EQ, F_GETFL)});
  filter.add(SCMP_ACT_ALLOW, "ioctl", {argument(1, SCMP_CMP_EQ, TCGETS)});
}

/// The undefined behaviour sanitizer finds out whether memory can be read by writing it to a pipe,
/// which newer versions of it never wait for. Nobody is told by a signal that a descriptor is
/// ready.
void allow_pipes(Filter& filter) {
  constexpr scmp_datum_t unusual_flags = ~scmp_datum_t{O_CLOEXEC | O_NONBLOCK};
  filter.add(SCMP_ACT_ALLOW, "pipe");
  filter.add(SCMP_ACT_ALLOW, "pipe2", {masked_argument(1, unusual_flags, 0)});
  filter.add(SCMP_ACT_ALLOW, "fcntl",
             {argument(1, SCMP_CMP_EQ, F_SETFL), masked_argument(2, O_ASYNC, 0)});
}

void forbid_typing_into_terminals(Filter& filter, std::uint32_t action) {
  // The kernel ignores the upper half of the request; so must a rule that forbids.
  constexpr scmp_datum_t lower_half = 0xffffffff;
  constexpr scmp_datum_t tioc_linux = 0x541c;
  filter.add(action, "ioctl", {masked_argument(1, lower_half, TIOCSTI)});
  filter.add(action, "ioctl", {masked_argument(1, lower_half, tioc_linux)});
}

}  // namespace

LayerState filter_program_calls(int program) {
  Filter filter(SCMP_ACT_ERRNO(EPERM));
  filter.add_all(SCMP_ACT_ALLOW, harmless_calls);
  allow_threads_only(filter);
  allow_signals_to_oneself_only(filter);
  allow_one_exec(filter, program);
  allow_reading_limits(filter);
  allow_questions_about_descriptors(filter);
  allow_pipes(filter);
  filter.add_all(SCMP_ACT_TRAP, process_calls);
  filter.add_all(SCMP_ACT_TRAP, other_processes);
  filter.add_all(SCMP_ACT_TRAP, network_calls);
  filter.add_all(SCMP_ACT_TRAP, kernel_calls);
  return filter.load();
}

LayerState filter_compiler_calls() {
  constexpr std::uint32_t refusal = SCMP_ACT_ERRNO(EPERM);
  Filter filter(SCMP_ACT_ALLOW);
  // Whatever the compiler starts must stay in the process group, so that it can be killed as one.
  for (const char* const name : {"setsid", "setpgid"}) filter.add(refusal, name);
  filter.add_all(refusal, other_processes);
  filter.add_all(refusal, network_calls);
  filter.add_all(refusal, kernel_calls);
  filter.add_all(refusal, shared_memory);
  forbid_typing_into_terminals(filter, refusal);
  return filter.load();
}

}  // namespace kata::jail
