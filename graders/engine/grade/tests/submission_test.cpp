// What is found in submissions, and what is said about it.
#include <archive.h>
#include <archive_entry.h>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <grade/submission.h>
#include <grade/unpacked.h>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class Files : public GradeTest {
 protected:
  std::map<std::string, HandedIn> found(const std::string& submission) const {
    return handed_in({submission, submissions() / submission}, {"sudoku_naive", "sudoku_mrv"});
  }

  void pack(const std::string& name, const std::map<std::string, std::string>& files, bool zip) {
    archive* const out = archive_write_new();
    if (zip) {
      archive_write_set_format_zip(out);
    } else {
      archive_write_set_format_pax_restricted(out);
      archive_write_add_filter_gzip(out);
    }
    archive_write_open_filename(out, (submissions() / name).c_str());
    for (const auto& [path, content] : files) {
      archive_entry* const entry = archive_entry_new();
      archive_entry_set_pathname(entry, path.c_str());
      archive_entry_set_size(entry, static_cast<la_int64_t>(content.size()));
      const bool is_link = content.starts_with("->");
      archive_entry_set_filetype(entry, is_link ? AE_IFLNK : AE_IFREG);
      if (is_link) archive_entry_set_symlink(entry, content.substr(2).c_str());
      archive_entry_set_perm(entry, 0644);
      archive_write_header(out, entry);
      if (!is_link) archive_write_data(out, content.data(), content.size());
      archive_entry_free(entry);
    }
    archive_write_free(out);
  }
};

TEST_F(Files, AFileIsFoundAnywhereInAnyCase) {
  submit("anna", "my work/it's \"done\"/Sudoku_NAIVE.Cpp", "text");
  const auto files = found("anna");
  EXPECT_THAT(files, SizeIs(1));
  EXPECT_EQ(files.at("sudoku_naive").chosen.content, "text");
  EXPECT_EQ(files.at("sudoku_naive").chosen.path, "my work/it's \"done\"/Sudoku_NAIVE.Cpp");
  EXPECT_THAT(files.at("sudoku_naive").notes, IsEmpty());
}

TEST_F(Files, OfSeveralFilesTheOneInItsPlaceCountsAndAllAreNamed) {
  submit("anna", "sudoku_naive.cpp", "old");
  submit("anna", "kata/exercises/sudoku_naive/sudoku_naive.cpp", "new");
  submit("anna", "backup/sudoku_naive.cpp", "new");
  const HandedIn handed = found("anna").at("sudoku_naive");
  EXPECT_EQ(handed.chosen.content, "new");
  EXPECT_THAT(handed.notes,
              ElementsAre(HasSubstr("3 files"), HasSubstr("looked at: sudoku_naive.cpp"),
                          HasSubstr("backup/sudoku_naive.cpp (the same text)")));
}

TEST_F(Files, AFileOfAlmostTheRightNameIsNamed) {
  submit("anna", "Sudoku_Naive (1).cpp", "text");
  submit("anna", "sudoku_mrv.cc", "text");
  submit("anna", "sudoku_mrv.h", "text");
  submit("cleo", "sudoku_naive-1.cpp", "text");
  submit("cleo", "sudoku_mrv-2f1c9a04-7d3e-4b65-9c0a-0123456789ab.cpp", "text");
  submit("bert", "sudoku_mrv.cpp", "text");
  submit("bert", "sudoku_mrv-2.cpp", "text");
  submit("bert", "sudoku_naive_test.cpp", "text");
  EXPECT_THAT(found("anna").at("sudoku_naive").refusal,
              HasSubstr("If Sudoku_Naive (1).cpp is meant"));
  EXPECT_THAT(found("anna").at("sudoku_mrv").refusal, HasSubstr("If sudoku_mrv.cc is meant"));
  EXPECT_THAT(found("cleo").at("sudoku_naive").refusal,
              HasSubstr("If sudoku_naive-1.cpp is meant"));
  EXPECT_THAT(found("cleo").at("sudoku_mrv").refusal, HasSubstr("If sudoku_mrv-2f1c9a04"));
  EXPECT_EQ(found("bert").at("sudoku_mrv").refusal, "");
  EXPECT_THAT(found("bert"), SizeIs(1));
}

TEST_F(Files, LinksFoldersAndPipesAreRefused) {
  submit("anna", "note.txt", "");
  fs::create_symlink("/etc/passwd", submissions() / "anna/sudoku_naive.cpp");
  fs::create_directory(submissions() / "anna/sudoku_mrv.cpp");
  EXPECT_THAT(found("anna").at("sudoku_naive").refusal, HasSubstr("symbolic link"));
  EXPECT_EQ(found("anna").at("sudoku_naive").chosen.content, "");
  EXPECT_THAT(found("anna").at("sudoku_mrv").refusal, HasSubstr("folder"));
}

TEST_F(Files, AFileCountsMoreThanALinkOfItsName) {
  submit("anna", "deep/down/sudoku_naive.cpp", "text");
  fs::create_symlink("deep/down/sudoku_naive.cpp", submissions() / "anna/sudoku_naive.cpp");
  EXPECT_EQ(found("anna").at("sudoku_naive").chosen.content, "text");
}

TEST_F(Files, ALinkToAFolderIsNotFollowed) {
  submit("anna", "note.txt", "");
  submit("bert", "sudoku_naive.cpp", "bert's");
  fs::create_directory_symlink("../bert", submissions() / "anna/borrowed");
  EXPECT_THAT(found("anna"), IsEmpty());
}

TEST_F(Files, WhatOtherSystemsAddIsNotLookedAt) {
  submit("anna", "__MACOSX/sudoku_naive.cpp", "resource fork");
  submit("anna", ".git/sudoku_naive.cpp", "object");
  EXPECT_THAT(found("anna"), IsEmpty());
}

TEST_F(Files, ArchivesAreRead) {
  for (const bool zip : {true, false}) {
    const std::string name = zip ? "anna.zip" : "bert.tar.gz";
    pack(name, {{"top/sudoku_naive.cpp", "text"}, {"../../sudoku_mrv.cpp", "->/etc/passwd"}}, zip);
    EXPECT_EQ(found(name).at("sudoku_naive").chosen.content, "text");
    EXPECT_THAT(found(name).at("sudoku_mrv").refusal, HasSubstr("symbolic link"));
  }
}

TEST_F(Files, DamagedArchivesAreRefused) {
  std::ofstream(submissions() / "anna.zip") << "this is no archive";
  EXPECT_THROW(found("anna.zip"), SubmissionError);
  pack("bert.tar.gz", {{"sudoku_naive.cpp", std::string(100'000, 'a')}}, false);
  fs::resize_file(submissions() / "bert.tar.gz", 60);
  EXPECT_THROW(found("bert.tar.gz"), SubmissionError);
}

TEST_F(Files, AnArchiveThatGrowsWithoutEndIsRefused) {
  pack("anna.tar.gz", {{"zeros", std::string(513 << 20, '\0')}}, false);
  EXPECT_LT(fs::file_size(submissions() / "anna.tar.gz"), 2U << 20);
  EXPECT_THROW(found("anna.tar.gz"), SubmissionError);
}

TEST_F(Files, SubmissionsAreFoldersAndArchivesByName) {
  submit("bert", "a", "");
  submit("anna", "a", "");
  submit(".hidden", "a", "");
  pack("anna.zip", {}, true);
  std::ofstream(submissions() / "notes.txt") << "of the instructor";
  std::ofstream(submissions() / "cleo.RAR") << "of a kind that is not read";
  fs::create_symlink("round", submissions() / "round");
  const Listing listing = submissions_in(submissions());
  EXPECT_THAT(listing.submissions,
              ElementsAre(Field(&Submission::name, "anna"), Field(&Submission::name, "anna-2"),
                          Field(&Submission::name, "bert"), Field(&Submission::name, "cleo")));
  EXPECT_THAT(listing.left_out, ElementsAre("notes.txt", "round"));
  EXPECT_THROW(found("cleo.RAR"), SubmissionError);
}

TEST_F(Files, AListNamesSubmissions) {
  std::istringstream list("/x/anna/\n\n/y/bert.tar.gz\r\n");
  EXPECT_THAT(submissions_from(list),
              ElementsAre(Field(&Submission::name, "anna"), Field(&Submission::name, "bert")));
  std::istringstream repeated("/x/anna\n/x/anna/\n/y/anna\n");
  EXPECT_THAT(submissions_from(repeated),
              ElementsAre(Field(&Submission::name, "anna"), Field(&Submission::name, "anna-2")));
  std::istringstream with_zeros(std::string("/x/two\nlines\0/y/bert\0", 20));
  EXPECT_THAT(submissions_from(with_zeros), ElementsAre(Field(&Submission::name, "two\nlines"),
                                                        Field(&Submission::name, "bert")));
}

TEST_F(Files, NobodyGetsTheNameOfAnother) {
  submit("meier", "a", "");
  submit("meier-2", "a", "");
  pack("meier.zip", {}, true);
  const auto all = submissions_in(submissions()).submissions;
  ASSERT_THAT(all, SizeIs(3));
  for (const Submission& submission : all) {
    const std::string file = submission.path.filename().string();
    EXPECT_EQ(submission.name, file == "meier.zip" ? "meier-3" : file);
    EXPECT_EQ(submission.note.empty(), file == "meier-2") << submission.note;
  }
  EXPECT_EQ(all[0].note,
            "There are 2 submissions of the name meier: meier, meier.zip. This is on meier.");
}

TEST_F(Files, NoNameLeadsOutOfTheResults) {
  std::istringstream list("/x/..zip\n/x/...zip\n/\n/x/.hidden\n/x/grades.csv\n");
  EXPECT_THAT(submissions_from(list),
              ElementsAre(Field(&Submission::name, "_."), Field(&Submission::name, "_.."),
                          Field(&Submission::name, "_"), Field(&Submission::name, "_.hidden"),
                          Field(&Submission::name, "_grades.csv")));
}

TEST_F(Files, NamesInArchivesMayBeInAnyLanguage) {
  for (const bool zip : {true, false}) {
    const std::string name = zip ? "anna.zip" : "bert.tar.gz";
    pack(name,
         {{"\xc3\x9c"
           "bung/sudoku_naive.cpp",
           "text"}},
         zip);
    EXPECT_EQ(found(name).at("sudoku_naive").chosen.content, "text") << name;
  }
}

TEST_F(Files, ArchivesInAFolderAreOpenedWhereNothingElseIsThere) {
  submit("anna", "readme.txt", "");
  pack("anna/my work.zip", {{"deep/Sudoku_Naive.cpp", "packed"}, {"sudoku_mrv.cpp", "packed"}},
       true);
  submit("anna", "far/down/sudoku_mrv.cpp", "plain");
  const auto files = found("anna");
  EXPECT_EQ(files.at("sudoku_naive").chosen.content, "packed");
  EXPECT_EQ(files.at("sudoku_naive").chosen.path, "my work.zip/deep/Sudoku_Naive.cpp");
  EXPECT_EQ(files.at("sudoku_mrv").chosen.content, "plain");
  EXPECT_THAT(files.at("sudoku_mrv").notes, SizeIs(2));
  submit("bert", "damaged.zip", "this is no archive");
  EXPECT_THROW(found("bert"), SubmissionError);
  submit("bert", "sudoku_mrv.cpp", "plain");
  EXPECT_THAT(found("bert"), SizeIs(1));
}

TEST_F(Files, AnArchiveOfSubmissionsIsUnpackedForTheRun) {
  const fs::path unpacked = folder() / "unpacked";
  pack("all.zip",
       {{"all/anna/sudoku_naive.cpp", "anna's"}, {"all/bert/work.cpp", "x"}, {"all/cleo.zip", ""}},
       true);
  {
    const Unpacked all(submissions() / "all.zip", unpacked);
    EXPECT_THAT(submissions_in(all.submissions()).submissions,
                ElementsAre(Field(&Submission::name, "anna"), Field(&Submission::name, "bert"),
                            Field(&Submission::name, "cleo")));
  }
  EXPECT_FALSE(fs::exists(unpacked));
  pack("flat.tar.gz", {{"anna/sudoku_naive.cpp", "anna's"}}, false);
  EXPECT_THAT(
      submissions_in(Unpacked(submissions() / "flat.tar.gz", unpacked).submissions()).submissions,
      ElementsAre(Field(&Submission::name, "anna")));
}

TEST_F(Files, NothingIsUnpackedOutsideOfItsFolder) {
  const fs::path unpacked = folder() / "unpacked";
  const std::string outside = (folder() / "outside").string();
  fs::create_directory(outside);
  pack("a.tar.gz", {{"../outside/file", "x"}}, false);
  pack("b.tar.gz", {{outside + "/file", "x"}}, false);
  pack("c.tar.gz", {{"link", "->" + outside}, {"link/file", "x"}}, false);
  for (const char* const name : {"a.tar.gz", "b.tar.gz", "c.tar.gz"}) {
    EXPECT_THROW(Unpacked(submissions() / name, unpacked), std::runtime_error) << name;
    EXPECT_TRUE(fs::is_empty(outside)) << name;
    EXPECT_FALSE(fs::exists(unpacked)) << name;
  }
}

TEST_F(Files, EachSubmissionGetsAReportThatSaysWhatIsWrong) {
  submit("empty", "readme.txt", "");
  submit("binary", "sudoku_naive.cpp",
         std::string("\x7f"
                     "ELF\0\0",
                     6));
  std::ofstream(submissions() / "damaged.zip") << "this is no archive";
  submit("link", "note.txt", "");
  fs::create_symlink("/etc/passwd", submissions() / "link/sudoku_naive.cpp");
  std::string crlf = "\xef\xbb\xbf" + solution("sudoku_naive");
  for (std::size_t at = 0; (at = crlf.find('\n', at)) != std::string::npos; at += 2)
    crlf.insert(at, "\r");
  submit("it's \"windows\"", "Sudoku_Naive.cpp", crlf);

  const Ran ran = grade({"--only", "sudoku_naive"});
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr("\nisolation="));
  EXPECT_THAT(report("empty").message, HasSubstr("Nothing was handed in"));
  EXPECT_EQ(exercise("empty", "sudoku_naive").status, ExerciseStatus::not_submitted);
  EXPECT_EQ(exercise("binary", "sudoku_naive").status, ExerciseStatus::refused);
  EXPECT_EQ(exercise("damaged", "sudoku_naive").status, ExerciseStatus::refused);
  EXPECT_THAT(report("damaged").message, HasSubstr("damaged.zip cannot be read"));
  EXPECT_EQ(exercise("link", "sudoku_naive").status, ExerciseStatus::refused);
  for (const char* const name : {"empty", "binary", "damaged", "link"}) {
    EXPECT_EQ(report(name).score, 0) << name;
    EXPECT_GT(report(name).max_score, 0) << name;
  }
  const Report windows = report("it's \"windows\"");
  EXPECT_EQ(windows.score, windows.max_score) << all_words(windows);
}

TEST_F(Files, MistakesOfTheInstructorAreUsageErrors) {
  submit("anna", "sudoku_naive.cpp", "");
  EXPECT_EQ(grade({"--only", "no_such_exercise"}).exit_code, 2);
  EXPECT_EQ(grade({"--only", "("}).exit_code, 2);
  EXPECT_EQ(grade({"--shard", "3/2"}).exit_code, 2);
  EXPECT_EQ(grade({"--jobs", "0"}).exit_code, 2);
  EXPECT_EQ(
      run({{KATA_GRADE, "/no/such/folder", "--out", results("x").string()}, {}, ""}).exit_code, 2);
  EXPECT_EQ(run({{KATA_GRADE, submissions().string()}, {}, ""}).exit_code, 2);
  EXPECT_FALSE(fs::exists(results("results") / "anna/report.json"));
}

TEST_F(Files, BelowTheRequiredIsolationNothingIsGraded) {
  submit("anna", "sudoku_naive.cpp", solution("sudoku_naive"));
  const fs::path weak_jail = folder() / "weak_jail";
  std::ofstream(weak_jail) << "#!/bin/sh\necho '{\"level\": \"weak\", \"reason\": \"a test\"}'\n";
  fs::permissions(weak_jail, fs::perms(0755));
  std::ifstream in(KATA_GRADING_DATA);
  auto data = nlohmann::json::parse(in);
  data["jail"] = weak_jail.string();
  std::ofstream(folder() / "grading.json") << data;

  const Ran ran = grade({"--data", (folder() / "grading.json").string()});
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.output, HasSubstr("\nisolation=weak"));
  EXPECT_EQ(report("anna").status, ReportStatus::infrastructure);
  EXPECT_EQ(report("anna").score, std::nullopt) << "no zero for what is not the student's fault";
  EXPECT_THAT(report("anna").message, HasSubstr("Isolation is weak, required is strong: a test"));
  EXPECT_EQ(report("anna").isolation.level, "weak");

  setenv("KATA_REQUIRE_ISOLATION", "no such level", 1);
  EXPECT_EQ(grade().exit_code, 2);
  unsetenv("KATA_REQUIRE_ISOLATION");
}

TEST_F(Files, AJailThatDoesNotStartProgramsIsNobodysZero) {
  submit("anna", "sudoku_naive.cpp", solution("sudoku_naive"));
  const fs::path broken_jail = folder() / "broken_jail";
  std::ofstream(broken_jail) << "#!/bin/sh\n[ $1 != run ] || exit 125\nexec '" << KATA_JAIL
                             << "' \"$@\"\n";
  fs::permissions(broken_jail, fs::perms(0755));
  std::ifstream in(KATA_GRADING_DATA);
  auto data = nlohmann::json::parse(in);
  data["jail"] = broken_jail.string();
  std::ofstream(folder() / "grading.json") << data;

  EXPECT_EQ(grade({"--data", (folder() / "grading.json").string()}).exit_code, 3);
  EXPECT_EQ(report("anna").score, std::nullopt);
  EXPECT_EQ(exercise("anna", "sudoku_naive").status, ExerciseStatus::infrastructure);
  EXPECT_EQ(grade().exit_code, 0);
  EXPECT_GT(report("anna").score, 0) << "and the next run grades it";
}

}  // namespace
}  // namespace kata::grade
