// The writer of plots: numbers as people write them, axes with round ends, and pictures that are whole.
#include "cli/plot/plot.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bathys::cli::plot {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::size_t count(std::string_view text, std::string_view what) {
  std::size_t times = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) ++times;
  return times;
}

TEST(Numbers, AreWrittenAsPeopleDo) {
  EXPECT_EQ(plain(1)(12.34), "12.3");
  EXPECT_EQ(plain(2, ',')(-1.5), "−1,50");
  EXPECT_EQ(plain(1)(-0.04), "0.0");
  EXPECT_EQ(percent()(0.425), "42%");
  EXPECT_EQ(percent(1, ',', " ")(0.425), "42,5 %");
}

TEST(Axes, HaveRoundNumbersAroundWhatTheyShow) {
  EXPECT_THAT(round_ticks(0, 1), ElementsAre(0, 0.5, 1));
  EXPECT_THAT(round_ticks(3, 17), ElementsAre(0, 5, 10, 15, 20));
  EXPECT_THAT(round_ticks(-12, 9), ElementsAre(-20, -10, 0, 10));
  EXPECT_EQ(round_ticks(2, 2).front(), 2);
}

TEST(Rows, ShowEveryNameAndValueOnce) {
  const Rows plot{.frame = {.title = "Wins <by> seat", .description = "two seats", .series = {}},
                  .rows = {{"Seat 1", {Mark{0.6, 0.5, 0.7}}}, {"Seat 2 & 3", {Mark{0.4, 0.3, 0.5}}}},
                  .spell = percent(),
                  .reference = 0.5};
  const std::string drawn = svg(plot);
  EXPECT_THAT(drawn, HasSubstr("<title>Wins &lt;by&gt; seat</title>"));
  EXPECT_THAT(drawn, HasSubstr("Seat 2 &amp; 3"));
  EXPECT_EQ(count(drawn, "<circle"), 2U);
  EXPECT_EQ(count(drawn, "whisker"), 2U);
  EXPECT_EQ(count(drawn, "class=\"ref\""), 1U);
  EXPECT_THAT(drawn, HasSubstr("60%"));
}

TEST(Rows, AreBarsWhereThatIsAskedFor) {
  const std::string drawn = svg(Rows{.frame = {}, .rows = {{"a", {exact(2), std::nullopt}}}, .bars = true});
  EXPECT_EQ(count(drawn, "<rect"), 1U);
  EXPECT_EQ(count(drawn, "<circle"), 0U);
}

TEST(Rows, OfNothingAreAPictureToo) { EXPECT_THAT(svg(Rows{}), HasSubstr("</svg>")); }

TEST(Columns, HaveALegendForSeveralSeries) {
  Columns plot{.frame = {.title = "t", .description = "d", .series = {"built in", "changed"}},
               .labels = {"1", "2", "3"},
               .values = {{0.2, 0.8, 0}, {0.5, 0.5, 0}}};
  EXPECT_EQ(count(svg(plot), "<rect"), 2U + 4U);
  plot.frame.series = {"alone"};
  EXPECT_THAT(svg(plot), Not(HasSubstr("alone")));
}

TEST(Curves, AreJoinedAndMayHaveADiagonal) {
  const Curves plot{.frame = {}, .curves = {{{0.1, {0.2, 0.1, 0.3}}, {0.9, {0.8, 0.7, 0.9}}}}, .diagonal = true};
  const std::string drawn = svg(plot);
  EXPECT_EQ(count(drawn, "<path"), 1U);
  EXPECT_EQ(count(drawn, "class=\"ref\""), 1U);
}

TEST(APlotOfItsOwn, BringsItsColoursAlong) {
  const std::string drawn = standalone(svg(Rows{}));
  EXPECT_THAT(drawn, HasSubstr("prefers-color-scheme:dark"));
  EXPECT_THAT(drawn, Not(HasSubstr("href")));
}

}  // namespace
}  // namespace bathys::cli::plot
