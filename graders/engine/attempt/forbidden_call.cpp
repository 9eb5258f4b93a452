#include <algorithm>
#include <attempt/forbidden_call.h>
#include <initializer_list>

#ifdef __linux__
#include <sys/syscall.h>
#endif

namespace kata::judge {

#ifdef __linux__

std::string forbidden_deed(int system_call) {
  // The C library starts processes with all signals blocked, so that nobody hears of the call.
  if (system_call == 0) {
    return "start another process, or to do something else that only programs of the system do";
  }
  const auto is_one_of = [&](std::initializer_list<int> calls) {
    return std::find(calls.begin(), calls.end(), system_call) != calls.end();
  };
  if (is_one_of({SYS_clone, SYS_clone3, SYS_setsid, SYS_setpgid})) return "start another process";
#ifdef SYS_fork  // not on every architecture
  if (is_one_of({SYS_fork, SYS_vfork})) return "start another process";
#endif
  if (is_one_of({SYS_execve, SYS_execveat})) return "start another program";
  if (is_one_of({SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept,
                 SYS_accept4, SYS_sendto, SYS_sendmsg, SYS_recvfrom, SYS_recvmsg})) {
    return "use the network";
  }
  if (is_one_of({SYS_kill, SYS_tkill, SYS_tgkill, SYS_ptrace, SYS_process_vm_readv,
                 SYS_process_vm_writev, SYS_pidfd_open, SYS_pidfd_send_signal})) {
    return "reach another process";
  }
  return "do something that only programs of the system do";
}

#else

std::string forbidden_deed(int) {
  return "do something that only programs of the system do";
}

#endif

}  // namespace kata::judge
