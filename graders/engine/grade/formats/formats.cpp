#include <algorithm>
#include <array>
#include <grade/formats/format.h>
#include <grade/formats/writers.h>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace kata::grade {
namespace {

constexpr std::array all{
    Format{"autolab", "autolab.txt", write_autolab},
    Format{"classroom-resources", "classroom-resources.txt", write_classroom_resources},
    Format{"classroom50", "classroom50.json", write_classroom50},
    Format{"exercism", "exercism.json", write_exercism},
    Format{"github", "github.txt", write_github},
    Format{"gradescope", "gradescope.json", write_gradescope},
    Format{"html", "feedback.html", write_html},
    Format{"junit", "junit.xml", write_junit},
    Format{"markdown", "feedback.md", write_markdown},
    Format{"prairielearn", "prairielearn.json", write_prairielearn},
};

}  // namespace

std::span<const Format> formats() {
  return all;
}

const Format& format_named(std::string_view name) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const Format& format) { return format.name == name; });
  if (found != all.end()) return *found;
  std::string names;
  for (const Format& format : all) names += (names.empty() ? "" : ", ") + std::string(format.name);
  throw std::invalid_argument("there is no format \"" + std::string(name) + "\", only " + names);
}

std::vector<const Format*> formats_named(const std::vector<std::string>& names) {
  std::vector<const Format*> found;
  for (const std::string& name : names) found.push_back(&format_named(name));
  return found;
}

std::vector<const Format*> feedback_formats() {
  return formats_named({"markdown", "html"});
}

}  // namespace kata::grade
