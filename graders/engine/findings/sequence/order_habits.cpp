#include <cstddef>
#include <findings/sequence/order_habits.h>

namespace kata::judge {

void order_habits(HabitTable& table) {
  table.add(
      [](const Standpoint&, int value) { return value == 0; }, "never chooses the number 0",
      "Which value stands for a number that is used? Any number may be in the list: keep marks of their own.");
  table.add([](const Standpoint&, int value) { return value < 0; },
            "never chooses a negative number",
            "Any number may be in the list: use it as a value, never as an index or a mark.");
  table.add(
      [](const Standpoint& at, int value) {
        const auto values = at.problem.values();
        if (!at.last) return false;
        for (std::size_t i = 0; i < values.size(); ++i) {
          if (values[i] == at.last->value) return values[(i + 1) % values.size()] != value;
        }
        return false;
      },
      "goes on with the number behind the one chosen last, and with no other",
      "Any number that is not used yet may come next: try each of them.");
}

}  // namespace kata::judge
