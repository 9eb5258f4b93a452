#include <filesystem>
#include <fstream>
#include <iterator>
#include <page/exercise_page.h>
#include <string>

#include <gmock/gmock.h>

namespace {

using namespace kata::page;

constexpr char page[] =
    "# queens\n"
    "\n"
    "## Hints\n"
    "\n"
    "<details><summary>Where?</summary>\n"
    "\n"
    "In the [first\n"
    "row](../rows/README.md), with `fits`:\n"
    "\n"
    "    board[row] = column;\n"
    "    // the undo\n"
    "\n"
    "And then?\n"
    "</details>\n"
    "\n"
    "<details><summary>Why?</summary>\n"
    "Since it works.\n"
    "</details>\n"
    "\n"
    "## Afterwards\n"
    "\n"
    "Run it with\n"
    "eight queens.\n"
    "\n"
    "Then with twelve.\n";

TEST(ExercisePage, HasHintsInTheirOrder) {
  const std::vector<Hint> found = hints(page);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].title, "Where?");
  EXPECT_EQ(
      found[0].text,
      "In the first row, with `fits`:\n\n    board[row] = column;\n    // the undo\n\nAnd then?\n");
  EXPECT_EQ(found[1].title, "Why?");
  EXPECT_EQ(found[1].text, "Since it works.\n");
}

TEST(ExercisePage, HasAFirstParagraphBelowAHeading) {
  EXPECT_EQ(first_paragraph(page, "Afterwards"), "Run it with eight queens.");
  EXPECT_EQ(first_paragraph(page, "Before"), "");
  EXPECT_EQ(first_paragraph("", "Afterwards"), "");
}

TEST(ExercisePage, HasASubtitleBehindItsName) {
  EXPECT_EQ(subtitle("# queens: one in each row\n\nText: more."), "one in each row");
  EXPECT_EQ(subtitle("# queens\n\nText: more."), "");
  EXPECT_EQ(subtitle("queens: what\n"), "");
  EXPECT_EQ(subtitle(""), "");
}

TEST(ExercisePage, MayBeBroken) {
  EXPECT_TRUE(hints("<details><summary>Where?").empty());
  EXPECT_EQ(plain("\n\n"), "");
}

TEST(ExercisePage, OfEachExerciseHasHintsAndSaysWhatToTryAfterwards) {
  for (const auto& folder : std::filesystem::directory_iterator(KATA_EXERCISES)) {
    if (!folder.is_directory()) continue;
    std::ifstream in(folder.path() / "README.md");
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    EXPECT_GE(hints(text).size(), 2U) << folder.path();
    for (const Hint& hint : hints(text)) {
      EXPECT_FALSE(hint.title.empty() || hint.text.empty()) << folder.path();
    }
    EXPECT_FALSE(first_paragraph(text, "Afterwards").empty()) << folder.path();
    EXPECT_FALSE(subtitle(text).empty()) << folder.path();
    const std::string name = folder.path().filename().string();
    const std::string by_hand = "cmake --build build --target " + name + " && build/bin/" + name;
    EXPECT_NE(text.find(by_hand), std::string::npos) << folder.path() << " lacks " << by_hand;
  }
}

}  // namespace
