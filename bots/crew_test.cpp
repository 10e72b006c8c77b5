// Work in pieces: all are done once, results come in order with any number of threads, failures reach the caller.
#include "bots/crew.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace bathys {
namespace {

TEST(ThreadCrew, TakesEveryResultOnceAndInOrder) {
  for (const int threads : {1, 3}) {
    std::vector<int> taken;
    std::atomic<int> made = 0;
    ThreadCrew(threads).run({.pieces = 200,
                             .make = [&](int piece) { return ++made, std::to_string(piece); },
                             .take =
                                 [&](int piece, const std::string& result) {
                                   EXPECT_EQ(result, std::to_string(piece));
                                   taken.push_back(piece);
                                 }});
    EXPECT_EQ(made, 200);
    ASSERT_EQ(taken.size(), 200U);
    for (int i = 0; i < 200; ++i) EXPECT_EQ(taken[static_cast<std::size_t>(i)], i);
  }
}

TEST(ThreadCrew, HasNothingToDoForNoPieces) {
  ThreadCrew(2).run({.pieces = 0, .make = [](int) { return ""; }, .take = [](int, const std::string&) { FAIL(); }});
}

TEST(ThreadCrew, GivesUpWhenAPieceFails) {
  std::atomic<int> made = 0;
  const auto make = [&](int piece) -> std::string {
    if (piece == 3) throw std::runtime_error("piece 3");
    ++made;
    return "";
  };
  EXPECT_THROW(ThreadCrew(2).run({.pieces = 100000, .make = make, .take = [](int, const std::string&) {}}),
               std::runtime_error);
  EXPECT_LT(made, 100000);
}

TEST(ThreadCrew, GivesUpWhenAResultIsNotWanted) {
  const auto take = [](int piece, const std::string&) {
    if (piece == 2) throw std::invalid_argument("no more");
  };
  EXPECT_THROW(ThreadCrew(2).run({.pieces = 50, .make = [](int) { return ""; }, .take = take}), std::invalid_argument);
}

TEST(Parcel, HoldsWhatWasPutIn) {
  Parcel parcel;
  parcel.put(7);
  parcel.put_text("two words");
  parcel.put(2.5);
  const std::string bytes = parcel.take();
  ParcelReader reader(bytes);
  EXPECT_EQ(reader.get<int>(), 7);
  EXPECT_EQ(reader.get_text(), "two words");
  EXPECT_EQ(reader.get<double>(), 2.5);
  EXPECT_TRUE(reader.empty());
  EXPECT_THROW(reader.get<char>(), std::runtime_error);
  ParcelReader cut(std::string_view(bytes).substr(0, 14));
  cut.get<int>();
  EXPECT_THROW(cut.get_text(), std::runtime_error);
}

}  // namespace
}  // namespace bathys
