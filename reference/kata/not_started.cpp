#include <kata/not_started.h>
#include <kata/not_started_error.h>

namespace kata {

void not_started() {
  throw NotStarted();
}

}  // namespace kata
