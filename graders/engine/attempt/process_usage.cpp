#include <attempt/process_usage.h>
#include <ctime>
#include <fstream>
#include <string>
#include <unistd.h>

namespace kata::judge {

#ifdef __linux__

std::chrono::milliseconds processor_time(pid_t process) {
  clockid_t clock = 0;
  timespec used = {};
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &used) != 0) return {};
  return std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec));
}

std::size_t resident_mib(pid_t process) {
  std::ifstream statm("/proc/" + std::to_string(process) + "/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  if (!(statm >> total >> resident)) return 0;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE)) >> 20;
}

bool is_waiting(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  std::getline(stat, text);
  const std::size_t name_end = text.rfind(") ");  // a name may hold anything
  if (name_end == std::string::npos) return true;
  const char state = text[name_end + 2];
  return state == 'S' || state == 'T' || state == 't';
}

#else

std::chrono::milliseconds processor_time(pid_t) {
  return {};
}

std::size_t resident_mib(pid_t) {
  return 0;
}

bool is_waiting(pid_t) {
  return true;
}

#endif

}  // namespace kata::judge
