// The table of points by source, on wide, narrow and plain screens.
#include "cli/points.hpp"

#include <gtest/gtest.h>

#include "games/otys/otys.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

/// Otys in which the points of each seat come from two places.
struct Sourced : Otys {
  static Outcome outcome(const State& state) {
    Outcome outcome = Otys::outcome(state);
    outcome.points = {17, 4, 0, 0};
    return outcome;
  }
  static std::vector<PointSource> sources(const State&) {
    return {{"contracts", {12, 4, 0, 0}}, {"nothing_in_the_words", {5, 0, 0, 0}}};
  }
};

AnyGameOf<Sourced> game() { return AnyGameOf<Sourced>(Referee<Sourced>(Sourced::Setup{}, key_from_text("points"))); }
Voice voice(std::string first) {
  Voice voice;
  voice.names.names = {std::move(first), "Bo", "", ""};
  return voice;
}

TEST(Points, StandUnderTheNames) {
  const auto lines = source_lines(game(), voice("Anna"), Screen{});
  ASSERT_EQ(lines.size(), 4u);
  const auto end_of = [&](std::size_t line, std::string_view text) { return lines[line].find(text) + text.size(); };
  EXPECT_EQ(end_of(0, "Anna"), end_of(1, "12"));
  EXPECT_EQ(end_of(0, "Anna"), end_of(2, " 5"));
  EXPECT_EQ(end_of(0, "Anna"), end_of(3, "17"));
  EXPECT_EQ(lines[3].find("Total"), 3u);
  EXPECT_NE(lines[2].find("nothing_in_the_words"), std::string::npos);
}

TEST(Points, CutLongNamesAndNothingElse) {
  for (const std::string& line : source_lines(game(), voice(std::string(70, 'n')), Screen{})) {
    EXPECT_LE(words::display_width(line), 80u) << line;
  }
}

TEST(Points, AreSentencesOnAPlainScreen) {
  const auto lines = source_lines(game(), voice("Anna"), Screen{.plain = true});
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_TRUE(lines[0].ends_with(": Anna 12, Bo 4.")) << lines[0];
  EXPECT_EQ(lines[2], "Total: Anna 17, Bo 4.");
}

}  // namespace
}  // namespace bathys::cli
