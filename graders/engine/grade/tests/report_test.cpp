#include <grade/report.h>
#include <optional>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace kata::grade {
namespace {

Report small_report() {
  Report report;
  report.submission = "anna";
  report.status = ReportStatus::graded;
  report.isolation = {"full", ""};
  report.inputs = "0123456789abcdef";
  ExerciseReport exercise;
  exercise.name = "sudoku_naive";
  exercise.status = ExerciseStatus::graded;
  exercise.checks = {{"fills the board", 2, true, false, ""},
                     {"fills another", 3, false, true, "a secret"}};
  report.exercises.push_back(exercise);
  add_up(report);
  return report;
}

TEST(Units, ReportsAreReadAsTheyWereWritten) {
  EXPECT_EQ(parse_report(to_json(small_report())), small_report());
}

TEST(Units, ScoresAreTheSumsOfTheChecks) {
  EXPECT_EQ(small_report().score, 2);
  EXPECT_EQ(small_report().max_score, 5);
}

TEST(Units, AReportThatIsNotGradedHasNoScore) {
  Report report = small_report();
  report.status = ReportStatus::infrastructure;
  add_up(report);
  EXPECT_EQ(report.score, std::nullopt);
  EXPECT_NE(to_json(report).find("\"score\": null"), std::string::npos);
}

TEST(Units, HiddenMessagesAreNotForStudents) {
  EXPECT_EQ(message_for_student(small_report().exercises[0].checks[1]), "");
}

TEST(Units, AnyBytesMakeAValidReport) {
  Report report = small_report();
  report.submission = report.message = report.exercises[0].file = report.exercises[0].message =
      "\xff\xfe\x1b[32mPASSED";
  report.notes = report.exercises[0].notes = {report.message};
  report.exercises[0].checks[0].message = report.message;
  const Report read = parse_report(to_json(report));
  for (const std::string& text : {read.submission, read.message, read.notes[0],
                                  read.exercises[0].file, read.exercises[0].notes[0],
                                  read.exercises[0].message, read.exercises[0].checks[0].message}) {
    EXPECT_EQ(text, "\\xff\\xfe\\x1b[32mPASSED");
  }
}

TEST(Units, WhatIsNoReportIsRefused) {
  EXPECT_THROW(parse_report("{}"), std::runtime_error);
  EXPECT_THROW(parse_report("half of {"), std::runtime_error);
  EXPECT_THROW(read_report("/no/such/file"), std::runtime_error);
}

}  // namespace
}  // namespace kata::grade
