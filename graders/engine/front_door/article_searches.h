#pragma once

#include <replay/course_page.h>
#include <string>
#include <vector>

namespace kata::front_door {

/// The searches of the articles to watch beside an exercise; none for one that they do not have.
std::vector<replay::Showing> article_searches(const std::string& exercise);

}  // namespace kata::front_door
