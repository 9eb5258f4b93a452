// Runs a student's solver for the ladder, as fast as it can be built: answers requests until there
// are no more.
#include <cstdint>
#include <cstring>
#include <exception>
#include <ladder/protocol.h>
#include <ladder/stopwatch.h>
#include <sys/socket.h>
#include <unistd.h>

#include <kata/not_started_error.h>

#include KATA_SOLVER_FILE

namespace kata::ladder {
namespace {

Answer answer(const Request& request) {
  Answer result;
  const std::int64_t begin = processor_nanoseconds();
  for (std::uint32_t pass = 0; pass < request.passes; ++pass) {
    for (std::uint32_t i = 0; i < request.count; ++i) {
      result.boards[i] = request.boards[i];
      if (solve(result.boards[i])) result.solved |= 1u << i;
    }
  }
  result.nanoseconds = processor_nanoseconds() - begin;
  return result;
}

Answer answer_or_failure(const Request& request) {
  Answer failure;
  try {
    return answer(request);
  } catch (const NotStarted&) {
    failure.reply = Reply::not_started;
  } catch (const std::exception& error) {
    failure.reply = Reply::exception;
    const char* const what = error.what();
    if (what != nullptr) std::strncpy(failure.message.data(), what, failure.message.size() - 1);
  } catch (...) {
    failure.reply = Reply::exception;
  }
  return failure;
}

}  // namespace
}  // namespace kata::ladder

int main() {
  using namespace kata::ladder;
  Request request;
  while (recv(socket_descriptor, &request, sizeof request, MSG_WAITALL) ==
         static_cast<ssize_t>(sizeof request)) {
    const Answer result = answer_or_failure(request);
    if (send(socket_descriptor, &result, sizeof result, MSG_NOSIGNAL) !=
        static_cast<ssize_t>(sizeof result))
      return 1;
  }
}
