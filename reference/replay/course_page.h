#pragma once

#include <iosfwd>
#include <ostream>
#include <replay/page.h>
#include <string>
#include <vector>

namespace kata::replay {

/// A search to watch beside an exercise.
struct Showing {
  std::string name;     ///< "Part 1, the program live"
  std::string caption;  ///< what is to be seen
  Page page;
};

/// An exercise as a course's page shows it.
struct CourseExercise {
  std::string name;
  std::string teaches;
  std::string level;    ///< "practice"
  std::string state;    ///< "done", "started", "not-started", "does-not-compile", "not-checked"
  int passed = 0;       ///< how many of its checks
  int all = 0;          ///< how many there are
  std::string verdict;  ///< what the last check said; empty where there was none
  std::string failure;  ///< data_of_page() of the page that its last failure left, or empty
  std::vector<Showing> searches;
};

struct CoursePart {
  std::string title;
  std::vector<CourseExercise> exercises;
};

struct CoursePage {
  std::string title;
  std::string next;  ///< the exercise that comes next; empty when all are done
  std::vector<CoursePart> parts;
};

/// Writes a course as one HTML file that needs nothing else, with the player for its searches. The
/// same course is always written with the same bytes. Throws what write_page() throws.
void write_course(std::ostream& out, const CoursePage& course);

}  // namespace kata::replay
