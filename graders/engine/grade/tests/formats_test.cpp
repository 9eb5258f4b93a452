// What each format says of a report; that platforms can read it is for formats_test.py.
#include <grade/encoding.h>
#include <grade/formats/format.h>
#include <grade/formats/gradebook.h>
#include <grade/formats/items.h>
#include <grade/progress.h>
#include <stdexcept>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// Two exercises: one with an open and a hidden check failed, one that does not compile.
Report example() {
  Report report;
  report.submission = "anna";
  report.status = ReportStatus::graded;
  report.isolation = {"full", ""};
  report.exercises = {{"sudoku_naive", ExerciseStatus::graded, "s.cpp", {"a note"}, "", 0, 0, {}},
                      {"n_queens",
                       ExerciseStatus::does_not_compile,
                       "q.cpp",
                       {},
                       "exercises/n_queens/n_queens.cpp:12:3: error: no",
                       0,
                       0,
                       {}}};
  report.exercises[0].checks = {{"fills the board", 2, true, false, ""},
                                {"makes 4,208 placements", 3, false, false, "621"},
                                {"says no", 1, false, true, "a secret"}};
  report.exercises[1].checks = {{"finds one", 4, false, false, ""},
                                {"counts", 2, false, false, ""}};
  add_up(report);
  return report;
}

Report not_graded() {
  Report report = example();
  report.status = ReportStatus::infrastructure;
  report.message = "Infrastructure: the disk is full.";
  add_up(report);
  return report;
}

std::string in_format(const char* name, const Report& report) {
  return format_named(name).write(report).value_or("nothing");
}

TEST(Units, NoFormatShowsWhatHiddenChecksSay) {
  for (const Format& format : formats()) {
    EXPECT_THAT(format.write(example()).value_or(""), Not(HasSubstr("secret"))) << format.name;
  }
}

TEST(Units, NoFormatShowsAFailureOfOursAsPoints) {
  EXPECT_EQ(in_format("gradescope", not_graded()), "nothing");
  EXPECT_EQ(in_format("classroom50", not_graded()), "nothing");
  EXPECT_EQ(in_format("classroom-resources", not_graded()), "nothing");
  EXPECT_EQ(in_format("autolab", not_graded()), "nothing");
  const json prairielearn = json::parse(in_format("prairielearn", not_graded()));
  EXPECT_EQ(prairielearn["gradable"], false);
  EXPECT_FALSE(prairielearn.contains("score"));
  EXPECT_EQ(json::parse(in_format("exercism", not_graded()))["status"], "error");
  EXPECT_THAT(in_format("github", not_graded()), HasSubstr("nobody's zero"));
  EXPECT_THAT(in_format("markdown", not_graded()), HasSubstr("not graded"));
  EXPECT_THAT(in_format("markdown", not_graded()), Not(HasSubstr("0 of")));
  EXPECT_THAT(in_format("html", not_graded()), Not(HasSubstr("0 of")));
}

TEST(Units, AnExerciseThatWasNotRunIsOneItemWithAllItsPoints) {
  const auto all = items(example(), 1);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].name, "compiles");
  EXPECT_EQ(all[0].max_score, 6);
  EXPECT_FALSE(all[0].was_run);
}

TEST(Units, ItemsHaveNamesOfTheirOwn) {
  Report report = example();
  auto& checks = report.exercises[0].checks;
  checks[1].sentence = checks[0].sentence;
  const auto all = items(report, 0);
  EXPECT_EQ(all[0].name, "fills the board");
  EXPECT_EQ(all[1].name, "fills the board (2)");
  EXPECT_EQ(all[2].name, "says no (hidden check)");
}

TEST(Units, ASentenceIsToldOnce) {
  Report report = example();
  auto& checks = report.exercises[0].checks;
  checks[0].passed = false;
  checks[0].message = checks[1].message = std::string(60, 'x') + "\n\n 5 3 .";
  const auto all = items(report, 0);
  EXPECT_EQ(all[0].message, checks[0].message);
  EXPECT_EQ(all[1].message, "(The same as at \"" + all[0].name + "\".)");
}

TEST(Units, NothingTurnsTheOrderOfWhatIsShown) {
  Report report = example();
  report.exercises[0].message =
      "a\xE2\x80\xAE"
      "b\n##[error]c\n::error::d";
  const std::string text = to_json(report);
  EXPECT_THAT(text, Not(HasSubstr("\xE2\x80\xAE")));
  EXPECT_THAT(text, Not(HasSubstr("##[")));
  EXPECT_THAT(text, HasSubstr("| ::error::d"));
  EXPECT_THAT(printable("a\xE2\x80\xAE##[b\n\x1b"),
              Not(testing::AnyOf(HasSubstr("\xE2\x80\xAE"), HasSubstr("##["), HasSubstr("\n"),
                                 HasSubstr("\x1b"))));
}

TEST(Units, ADrawingIsShownOnce) {
  Report report = example();
  auto& checks = report.exercises[0].checks;
  checks[0].passed = false;
  checks[0].message = "one\n\n 5 3 .";
  checks[1].message = "two\n\n 5 3 .";
  const auto all = items(report, 0);
  EXPECT_EQ(all[0].message, "one\n\n 5 3 .");
  EXPECT_EQ(all[1].message, "two\n(The drawing is the one at \"" + all[0].name + "\".)");
}

TEST(Units, PointsAddUpInEveryFormatThatHasPoints) {
  const json gradescope = json::parse(in_format("gradescope", example()));
  EXPECT_EQ(gradescope["score"], 2);
  int max = 0;
  for (const json& test : gradescope["tests"]) max += test["max_score"].get<int>();
  EXPECT_EQ(max, 12);
  const json classroom50 = json::parse(in_format("classroom50", example()));
  EXPECT_EQ(classroom50["score"], 2);
  EXPECT_EQ(classroom50["max-score"], 12);
  EXPECT_DOUBLE_EQ(json::parse(in_format("prairielearn", example()))["score"], 2.0 / 12);
  EXPECT_THAT(in_format("autolab", example()),
              testing::EndsWith("\n{\"scores\":{\"sudoku_naive\":2,\"n_queens\":0}}\n"));
}

TEST(Units, ExercisesWithoutPointsAreAllOrNothingInPrairieLearn) {
  Report report = example();
  report.exercises.pop_back();
  for (CheckReport& check : report.exercises[0].checks) check.points = 0;
  add_up(report);
  EXPECT_EQ(json::parse(in_format("prairielearn", report))["score"], 0);
  for (CheckReport& check : report.exercises[0].checks) check.passed = true;
  EXPECT_EQ(json::parse(in_format("prairielearn", report))["score"], 1);
}

TEST(Units, WhatCannotBeRunCostsNoAttemptInPrairieLearn) {
  Report report = example();
  report.exercises.erase(report.exercises.begin());
  add_up(report);
  EXPECT_EQ(json::parse(in_format("prairielearn", report))["gradable"], false);
  EXPECT_EQ(json::parse(in_format("exercism", report))["status"], "error");
}

TEST(Units, AnnotationsNameTheLineOfACompilersMessage) {
  EXPECT_THAT(in_format("github", example()), HasSubstr("::error file=q.cpp,line=12,"));
}

TEST(Units, AnUnknownFormatIsRefusedWithTheNamesOfTheOthers) {
  EXPECT_THROW(
      try { format_named("nix"); } catch (const std::invalid_argument& error) {
        EXPECT_THAT(error.what(), HasSubstr("gradescope"));
        throw;
      },
      std::invalid_argument);
}

constexpr const char* canvas_export =
    "Student,ID,SIS User ID,SIS Login ID,Section,Kata (12345)\n"
    "    Points Possible,,,,,12\n"
    "\"Doe, Ada\",4711,u1,anna,CS1,\n"
    "=Evil,4712,u2,bert,CS1,\n"
    "Twin,4713,u3,cleo,CS1,\nTwin,4714,u4,CLEO,CS1,\n";

std::vector<Grade> three_grades() {
  Grade anna = grade_of(example());
  Grade bert = anna;
  bert.submission = "BERT";
  Grade cleo = anna;
  cleo.submission = "cleo";
  Grade dora = grade_of(not_graded());
  dora.submission = "dora";
  return {anna, bert, cleo, dora};
}

TEST(Units, CanvasGetsRowsOfItsOwnStudentsOnly) {
  const Gradebook book =
      canvas_gradebook(three_grades(), Roster(parse_csv(canvas_export)), "Kata (12345)");
  EXPECT_EQ(book.csv,
            "Student,ID,SIS User ID,SIS Login ID,Section,Kata (12345)\n"
            "    Points Possible,,,,,12\n"
            "\"Doe, Ada\",4711,u1,anna,CS1,2\n"
            "=Evil,4712,u2,bert,CS1,2\n");
  EXPECT_FALSE(book.complete);
  EXPECT_THAT(book.left_out, ElementsAre("cleo: not one row of the list of students has this name",
                                         "dora: not graded (infrastructure)"));
}

TEST(Units, CanvasKeepsThePointsThatItHas) {
  const Roster roster(parse_csv("Student,ID,Kata (1)\n    Points Possible,,10\nann,1,\nzoe,2,\n"));
  Grade ann = grade_of(example());
  ann.submission = "ann";
  const Gradebook plain = canvas_gradebook({ann}, roster, "Kata (1)");
  EXPECT_THAT(plain.csv, HasSubstr("    Points Possible,,,,,10\nann,1,,,,2\n"));
  EXPECT_THAT(plain.remark, HasSubstr("Canvas has 10 points for this assignment, and here are 12"));
  EXPECT_THAT(plain.without_result, ElementsAre("zoe"));
  EXPECT_TRUE(plain.complete);
  const Gradebook ten = canvas_gradebook({ann}, roster, "Kata (1)", 10);
  EXPECT_THAT(ten.csv, HasSubstr("\nann,1,,,,1.67\n"));
  EXPECT_EQ(ten.remark, "");
  EXPECT_THAT(canvas_gradebook({ann}, roster, "Kata (1)", 15).csv, HasSubstr("\nann,1,,,,2.5\n"));
  const Roster without(parse_csv("Student,ID,Kata (1)\nann,1,\n"));
  EXPECT_THAT(canvas_gradebook({ann}, without, "Kata (1)").csv, Not(HasSubstr("Possible")));
}

TEST(Units, CellsThatIdentifyStayAsTheyAre) {
  const Roster roster(parse_csv("username,email\n-ann,\"@a;b\"\n"));
  Grade ann = grade_of(example());
  ann.submission = "-ann";
  EXPECT_THAT(moodle_gradebook({ann}, roster).csv, HasSubstr("\n-ann,\"@a;b\",2,"));
  EXPECT_THAT(grades_csv({ann}), HasSubstr("\n'-ann,graded,"));
}

TEST(Units, ListsOfStudentsComeInManyEncodings) {
  EXPECT_EQ(decoded("J\xC3\xBCrgen").encoding, "");
  EXPECT_EQ(decoded("J\xFCrgen \x80").text, "J\xC3\xBCrgen \xE2\x82\xAC");
  EXPECT_THAT(decoded("J\xFCrgen").encoding, HasSubstr("Latin-1"));
  const std::string wide("\xFF\xFEJ\0\xFC\0", 6);
  EXPECT_EQ(decoded(wide).encoding, "UTF-16");
  EXPECT_THAT(decoded(wide).text, testing::EndsWith("J\xC3\xBC"));
}

TEST(Units, CanvasIsAskedForAnAssignmentItKnows) {
  EXPECT_THROW(canvas_gradebook(three_grades(), Roster(parse_csv(canvas_export)), "Kata"),
               std::invalid_argument);
}

TEST(Units, MoodleGetsRowsOfItsOwnStudentsOnly) {
  const Roster roster(parse_csv("submission,Email address,ID number\nanna,ada@x.example,9\n"));
  const Gradebook book = moodle_gradebook(three_grades(), roster);
  EXPECT_EQ(book.csv,
            "email,idnumber,kata,kata_sudoku_naive,kata_n_queens,kata_feedback\n"
            "ada@x.example,9,2,2,0,2 of 12 points\n");
  EXPECT_EQ(book.left_out.size(), 3U);
}

TEST(Units, MoodleIsToldWhoSomebodyIs) {
  EXPECT_THROW(moodle_gradebook(three_grades(), Roster(parse_csv(canvas_export))),
               std::invalid_argument);
}

TEST(Units, AListOfStudentsSaysWhoSomebodyIs) {
  EXPECT_THROW(Roster(parse_csv("colour,size\nred,4\n")), std::runtime_error);
}

TEST(Units, WhatIsNotGradedHasNoScoreInTheTable) {
  EXPECT_THAT(grades_csv(three_grades()), HasSubstr("\ndora,infrastructure,,12,,\n"));
}

}  // namespace
}  // namespace kata::grade
