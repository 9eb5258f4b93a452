// In a tree without solutions there are no rungs.
#include <ladder/rung.h>
#include <memory>

namespace kata::ladder {

std::vector<std::unique_ptr<Climber>> rungs() {
  return {};
}

}  // namespace kata::ladder
