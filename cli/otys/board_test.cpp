// Tests of the table of Otys in a terminal: widths, what it tells, and what it must not tell.
#include "cli/board.hpp"

#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "cli/otys/board.hpp"
#include "cli/play_news.hpp"
#include "games/otys/testing.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

using namespace otys;

using OtysGame = AnyGameOf<Otys>;

OtysGame new_game(const Setup& setup, std::string_view seed) {
  return OtysGame(Referee<Otys>(setup, key_from_text(seed)));
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return text;
}

Voice voice_in(std::string_view language) { return Voice{*words::Language::find(language), {}}; }

/// Looks at the table before every answer of a random game.
template <class Look>
void random_game(const Setup& setup, std::string_view seed, int most, Look look) {
  OtysGame game = new_game(setup, seed);
  const auto bot = make_bot("otys", "random");
  Generator generator(key_from_text(seed));
  for (int i = 0; i < most && !game.decision().over; ++i) {
    look(game);
    const Seat seat = game.decision().asked.front();
    ASSERT_FALSE(game.play(seat, bot->choose(game, seat, generator)));
  }
  look(game);
}

class BoardWidths : public testing::TestWithParam<std::string_view> {};

TEST_P(BoardWidths, NeverExceedTheScreen) {
  const Voice voice = voice_in(GetParam());
  for (int players = 1; players <= 4; ++players) {
    otys::Setup setup = TestTable::players(players);
    setup.sponsors = otys::Setup::Sponsors::random;
    random_game(setup, "widths", 150, [&](const OtysGame& game) {
      for (const int width : {80, 100, 120, 200}) {
        const Screen screen{.width = width, .colour = players % 2 == 0};
        for (const Seat viewer : {seat_at(0), seat_at(players - 1), kSpectator}) {
          for (const std::string& line : board_lines(game, viewer, voice, screen)) {
            ASSERT_LT(words::display_width(line), static_cast<std::size_t>(width)) << line;
          }
        }
      }
    });
  }
}

TEST_P(BoardWidths, HoldEverySponsorAndDiverWithoutCutting) {
  const Voice voice = voice_in(GetParam());
  for (int tile = 0; tile < kSponsors; ++tile) {
    for (const bool advanced : {false, true}) {
      EXPECT_LE(words::display_width(otys_board::sponsor_words(voice, tile, advanced)), 15u);
    }
  }
  for (int diver = 0; diver < kDivers; ++diver) {
    EXPECT_LE(words::display_width(otys_board::diver_name(voice, static_cast<Diver>(diver))), 12u);
    EXPECT_EQ(words::display_width(otys_board::diver_code(voice, Player{}, static_cast<Diver>(diver))), 3u);
  }
  for (int token = 0; token < kRewards; ++token) {
    EXPECT_LE(words::display_width(otys_board::token_sign(voice, static_cast<u8>(token))), 6u);
  }
}

INSTANTIATE_TEST_SUITE_P(InEveryLanguage, BoardWidths, testing::Values("en", "fr", "ru"),
                         [](const auto& info) { return std::string(info.param); });

TEST(BoardWidth, LeavesRoomForLongNamesByCuttingThem) {
  Voice voice;
  voice.names.names = {"Maximilienne de la Tour", "深海の探検家たち全員集合", "Анастасия Константиновна", "x"};
  random_game(TestTable::players(4), "names", 20, [&](const OtysGame& game) {
    for (const int width : {80, 110, 160}) {
      for (const std::string& line : board_lines(game, seat_at(3), voice, Screen{.width = width})) {
        ASSERT_LT(words::display_width(line), static_cast<std::size_t>(width)) << line;
      }
    }
  });
}

/// A table with something of everything, for the tests below.
TestTable laid_out() {
  TestTable table;
  table.column(kAnna, {Diver::trader, Diver::spy, Diver::engineer, Diver::metal_expert, Diver::plant_expert,
                       Diver::fuel_expert, Diver::explorer, Diver::tech_expert});
  table.anna().upgrade(Diver::engineer);
  for (Cargo& zone : table.anna().levels) zone = {};
  table.zone(kAnna, 3) = Cargo::of(2, 1, 0, 0);
  table.use_up(kAnna, KeyToken::two);
  table.put_sponsor(4, 1, true);
  table.put_in_offer("c07", 1);
  table.put_in_hand(kAnna, "c20");
  table.put_in_hand(kBruno, "c22");
  table.put_back(kAnna, "r05", 3);
  table.anna().prestige = 11;
  return table;
}

std::vector<std::string> drawn(const TestTable& table, Seat viewer, const Screen& screen = {}) {
  return board_lines(OtysGame(Referee<Otys>(table.state())), viewer, Voice{}, screen);
}

bool has_line(const std::vector<std::string>& lines, std::string_view start, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
    return line.starts_with(start) && line.find(part) != std::string::npos;
  });
}

TEST(Board, ShowsDiverKeyResourcesAndTokenOfALevelInOneLine) {
  const auto lines = drawn(laid_out(), kAnna);
  EXPECT_TRUE(has_line(lines, " 3  Fuel expert   [3] MMP·   2¢│ ", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, " s3 Engineer+ ", "1¢ ")) << text_of(lines);
}

TEST(Board, ShowsAUsedKeyOnTheTrackAndNotOnItsLevel) {
  const auto lines = drawn(laid_out(), kAnna);
  EXPECT_TRUE(has_line(lines, " 2  Plant expert   ·  ···", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, " You ", "track 2·····")) << text_of(lines);
}

TEST(Board, ShowsTheSideOfASponsor) { EXPECT_TRUE(has_line(drawn(laid_out(), kAnna), " 1 ", "4+ on top 2¢ +1★")); }

TEST(Board, MarksAContractThatCanBeCompletedWithTheLevel) {
  EXPECT_TRUE(has_line(drawn(laid_out(), kAnna), " Contracts", "c07 MMP 2★ 1↯ ✓3"));
}

TEST(Board, ShowsOnesOwnHandOnly) {
  const TestTable table = laid_out();
  EXPECT_TRUE(has_line(drawn(table, kAnna), " Hand", "c20 FFTT 4★"));
  EXPECT_EQ(text_of(drawn(table, kAnna)).find("c22"), std::string::npos);
  EXPECT_EQ(text_of(drawn(table, kBruno)).find("c20"), std::string::npos);
  EXPECT_EQ(text_of(drawn(table, kSpectator)).find("c20"), std::string::npos);
  EXPECT_TRUE(has_line(drawn(table, kAnna), " Player 2 ", "hand 1"));
}

TEST(Board, ShowsOtherBoardsInTwoLinesWhereThereIsNoRoomForColumns) {
  TestTable table(TestTable::players(4));
  table.column(kBruno, {Diver::trader, Diver::spy, Diver::engineer, Diver::metal_expert, Diver::plant_expert,
                        Diver::fuel_expert, Diver::explorer, Diver::tech_expert});
  for (Cargo& zone : table.bruno().levels) zone = {};
  table.zone(kBruno, 5) = Cargo::of(0, 0, 0, 2);
  const auto narrow = drawn(table, kAnna);
  EXPECT_TRUE(has_line(narrow, "  Tr Sp En │1Me ···│2Pl ···│3Fu ····│4Ex ·····│5Te TT····", "")) << text_of(narrow);
  const auto wide = drawn(table, kAnna, Screen{.width = 120});
  EXPECT_TRUE(has_line(wide, " 5 ", "│ Te  TT····")) << text_of(wide);
}

TEST(Board, ShowsTheClockOfTheSoloGame) {
  TestTable table(TestTable::players(1));
  while (table.question() == "choose_cube") table.play(table.legal().front());
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, " Timers    23 23  cubes 21 ▪", "waiting ▪")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, " Contracts", "▪")) << text_of(lines);
}

TEST(Board, UsesNoDrawingAndNoColourWhenPlain) {
  const Screen plain{.plain = true};
  random_game(TestTable::players(3), "plain", 60, [&](const OtysGame& game) {
    const std::string text = text_of(board_lines(game, seat_at(1), Voice{}, plain));
    for (const char c : text) ASSERT_TRUE((c >= ' ' && c <= '~') || c == '\n') << text;
  });
}

TEST(Board, TellsInWordsWhatItDrawsWhenPlain) {
  const auto lines = drawn(laid_out(), kAnna, Screen{.plain = true});
  EXPECT_TRUE(has_line(lines, "Your board. Prestige 11,", "credits 3"));
  EXPECT_TRUE(has_line(lines, "Surface, from the top: trader, spy, engineer (upgraded).", ""));
  EXPECT_TRUE(
      has_line(lines, "Level 3: fuel expert; key ready; resources: 2 metal + 1 plant, free places: 1", "2 credits"));
  EXPECT_TRUE(has_line(lines, "In your hand, contract c20:", "2 fuel + 2 tech"));
}

// What somebody else alone knows.

TEST(BoardSecrets, LooksTheSameWhateverAViewerCannotKnow) {
  for (int players = 2; players <= 4; ++players) {
    Generator generator(key_from_text("secrets"));
    int differed = 0;
    random_game(TestTable::players(players), "secrets", 300, [&](const OtysGame& game) {
      for (int i = 0; i <= players; ++i) {
        const Seat viewer = i < players ? seat_at(i) : kSpectator;
        const State guess = Otys::imagine(game.referee().view(viewer), generator);
        differed += same_bytes(guess, game.referee().state()) ? 0 : 1;
        const OtysGame other{Referee<Otys>(guess)};
        for (const Screen& screen : {Screen{}, Screen{.plain = true}}) {
          ASSERT_EQ(board_lines(game, viewer, Voice{}, screen), board_lines(other, viewer, Voice{}, screen));
        }
        ASSERT_EQ(sections_for(game, viewer), sections_for(other, viewer));
      }
    });
    EXPECT_GT(differed, 100) << "the guesses must be other states, or nothing was compared";
  }
}

TEST(BoardSecrets, TellsOthersTheSameWhicheverContractIsKept) {
  TestTable table;
  table.put_diver(kAnna, Diver::spy, 1);
  table.play({"key 1", "dive"});
  ASSERT_TRUE(table.offers("draw"));
  OtysGame first{Referee<Otys>(table.state())};
  ASSERT_FALSE(first.play(kAnna, *parse(verbs(), "draw")));
  OtysGame second = first;
  Options options;
  first.legal(kAnna, options);
  ASSERT_GT(options.size(), 1);
  ASSERT_FALSE(first.play(kAnna, options[0]));
  ASSERT_FALSE(second.play(kAnna, options[1]));

  for (const Seat viewer : {kBruno, kSpectator}) {
    EXPECT_EQ(log_lines(first, viewer, Voice{}), log_lines(second, viewer, Voice{}));
    EXPECT_EQ(board_lines(first, viewer, Voice{}, Screen{}), board_lines(second, viewer, Voice{}, Screen{}));
    Bookmark a, b;
    EXPECT_EQ(news(first, viewer, Voice{}, a), news(second, viewer, Voice{}, b));
  }
  EXPECT_NE(log_lines(first, kAnna, Voice{}), log_lines(second, kAnna, Voice{}));
}

TEST(BoardSections, ExplainTheDiverAndTheSponsorOfTheQuestion) {
  TestTable table;
  table.put_sponsor(3, 1);
  table.put_diver(kAnna, Diver::trader, 1);
  table.play("key 1");
  EXPECT_EQ(sections_for(OtysGame(Referee<Otys>(table.state())), kAnna),
            (std::vector<std::string>{"2.3", "3.3", "2.4"}));
  table.play("dive");
  EXPECT_EQ(sections_for(OtysGame(Referee<Otys>(table.state())), kAnna), (std::vector<std::string>{"2.5", "4.2"}));
}

}  // namespace
}  // namespace bathys::cli
