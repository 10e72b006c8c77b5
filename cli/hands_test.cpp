// Who does the work of a command: what was done already is taken from a checkpoint, which belongs to one command.
#include "cli/hands.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>

#include "cli/commands.hpp"
#include "cli/files.hpp"

namespace bathys::cli {
namespace {

using testing::HasSubstr;

class HandsTest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  HandsOptions options(const std::string& words = "words") const { return {2, file_, words, false}; }

  /// Two pieces of work one after the other, as a command would have them; broken off after so many results.
  std::string work(int results, int* made = nullptr) {
    CommandCrew crew(options());
    std::string text;
    std::atomic<int> count = 0;
    for (const int pieces : {5, 7}) {
      crew.run({.pieces = pieces,
                .make = [&](int piece) { return ++count, std::to_string(pieces * 100 + piece); },
                .take =
                    [&](int piece, const std::string& result) {
                      if (results-- == 0) throw std::runtime_error("the machine stops");
                      text += std::to_string(piece) + ":" + result + " ";
                    }});
    }
    if (made != nullptr) *made = count;
    return text;
  }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("bathys_hands_test_" + std::to_string(getpid()));
  std::string file_ = (folder_ / "work.checkpoint").string();
};

TEST_F(HandsTest, GoOnWhereTheWorkWasBrokenOff) {
  const std::string whole = work(100);
  std::filesystem::remove(file_);
  // The first run is kept when it is done, the second is broken off in the middle.
  EXPECT_THROW(work(8), std::runtime_error);
  int made = 0;
  EXPECT_EQ(work(100, &made), whole);
  EXPECT_LE(made, 7);
  EXPECT_EQ(work(100, &made), whole);
  EXPECT_EQ(made, 0) << "all was done before";
}

TEST_F(HandsTest, RefuseTheCheckpointOfAnotherCommand) {
  Checkpoint(file_, "sim otys").save("state", true);
  EXPECT_EQ(Checkpoint(file_, "sim otys").load(), "state");
  try {
    Checkpoint(file_, "sim pearls").load();
    FAIL();
  } catch (const WrongUse& wrong) {
    EXPECT_THAT(wrong.what(), HasSubstr("is the checkpoint of another command: sim otys"));
  }
}

TEST_F(HandsTest, RefuseAFileThatIsDamagedOrNone) {
  Checkpoint(file_, "words").save(std::string(1000, 'x'), true);
  std::string text = read_file(file_, "a checkpoint");
  for (const std::size_t size : {std::size_t{5}, std::size_t{40}, text.size() - 1}) {
    std::ofstream(file_, std::ios::binary) << text.substr(0, size);
    EXPECT_THROW(Checkpoint(file_, "words").load(), WrongUse) << size;
  }
  text[text.size() / 2] = 'y';
  std::ofstream(file_, std::ios::binary) << text;
  EXPECT_THROW(Checkpoint(file_, "words").load(), WrongUse);
  std::ofstream(file_, std::ios::binary) << "{}";
  EXPECT_THROW(Checkpoint(file_, "words").load(), WrongUse);
}

TEST_F(HandsTest, KeepNothingWithoutAFile) {
  Checkpoint nowhere("", "words");
  nowhere.save("state", true);
  EXPECT_EQ(nowhere.load(), std::nullopt);
  EXPECT_EQ(Checkpoint(file_, "words").load(), std::nullopt);
}

TEST_F(HandsTest, SayWhenTheFileCannotBeWritten) {
  EXPECT_THROW(Checkpoint("/nowhere/at/all", "words").save("state", true), std::runtime_error);
}

}  // namespace
}  // namespace bathys::cli
