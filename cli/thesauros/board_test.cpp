// Tests of the table of Thesauros in a terminal: widths, what it tells, and what it must not tell.
#include "cli/thesauros/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/board.hpp"
#include "cli/game_face.hpp"
#include "cli/play_news.hpp"
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

using namespace thesauros;

using ThesaurosGame = AnyGameOf<Thesauros>;

ThesaurosGame game_at(const State& state) { return ThesaurosGame(Referee<Thesauros>(state)); }

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text.append(line).append("\n");
  return text;
}

bool has_line(const std::vector<std::string>& lines, std::string_view start, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
    return line.starts_with(start) && line.find(part) != std::string::npos;
  });
}

Voice voice_in(std::string_view language) { return Voice{*words::Language::find(language), {}}; }

std::vector<std::string> drawn(const TestTable& table, Seat viewer, const Screen& screen = {}) {
  return board_lines(game_at(table.state()), viewer, Voice{}, screen);
}

/// Some positions of a random game, from the first question to the end.
template <class Look>
void random_positions(const thesauros::Setup& setup, const std::string& seed, int every, Look look) {
  RandomGame game(setup, seed, 150);
  for (int i = 0; !game.over(); ++i) {
    if (i % every == 0) look(game.state());
    game.step();
  }
  look(game.state());
}

class ThesaurosBoardWidths : public testing::TestWithParam<std::string_view> {};

TEST_P(ThesaurosBoardWidths, NeverExceedTheScreen) {
  const Voice voice = voice_in(GetParam());
  for (const thesauros::Setup& setup : all_option_sets()) {
    random_positions(setup, "widths", 23, [&](const State& state) {
      const ThesaurosGame game = game_at(state);
      for (const int width : {80, 120, 200}) {
        const Screen screen{.width = width, .colour = setup.players % 2 == 0};
        for (const Seat viewer : {seat_at(0), seat_at(setup.players - 1), kSpectator}) {
          for (const std::string& line : board_lines(game, viewer, voice, screen)) {
            ASSERT_LT(words::display_width(line), static_cast<std::size_t>(width)) << line;
          }
          for (const std::string& line : glance_lines(game, viewer, voice, screen, 14)) {
            ASSERT_LT(words::display_width(line), static_cast<std::size_t>(width)) << line;
          }
        }
      }
    });
  }
}

TEST_P(ThesaurosBoardWidths, HoldEveryZoneAndPieceOfGearWithoutCutting) {
  const View view{};
  const Voice voice = voice_in(GetParam());
  const Screen screen;
  const thesauros_board::Picture picture{view, voice, screen};
  for (int zone = 1; zone <= kZones; ++zone) {
    EXPECT_LE(words::display_width(thesauros_board::zone_name(picture, zone)), 11u);
  }
  for (int gear = 0; gear < kGear; ++gear) {
    EXPECT_LE(words::display_width(thesauros_board::gear_name(picture, gear)), 13u);
  }
}

TEST_P(ThesaurosBoardWidths, SayNothingThatIsNotInTheCatalogue) {
  const Voice voice = voice_in(GetParam());
  for (const thesauros::Setup& setup : all_option_sets()) {
    random_positions(setup, "words", 31, [&](const State& state) {
      for (const bool plain : {false, true}) {
        const std::string text = text_of(board_lines(game_at(state), seat_at(0), voice, Screen{.plain = plain}));
        ASSERT_EQ(text.find("thesauros."), std::string::npos) << text;
        ASSERT_EQ(text.find_first_of("{}"), std::string::npos) << text;
      }
    });
  }
}

INSTANTIATE_TEST_SUITE_P(InEveryLanguage, ThesaurosBoardWidths, testing::Values("en", "fr", "ru"),
                         [](const auto& info) { return std::string(info.param); });

TEST(ThesaurosBoardWidth, LeavesRoomForLongNamesByCuttingThem) {
  Voice voice;
  voice.names.names = {"Maximilienne de la Tour", "深海の探検家たち全員集合", "Анастасия Константиновна", "x"};
  random_positions({Mode::mercenaries, 4}, "names", 97, [&](const State& state) {
    for (const std::string& line : board_lines(game_at(state), seat_at(3), voice, Screen{})) {
      ASSERT_LT(words::display_width(line), 80u) << line;
    }
  });
}

// What is where.

TEST(ThesaurosBoard, ShowsWhoStandsInAQueueAndThePriceOfFreeSpaces) {
  TestTable table;
  table.hat(kAnna, 2, Hat::port).queue(1, {{kBruno, kBoss}, {kAnna, 2}}).at(Rule::placement);
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, "  1 Recruiting  B♛ A2⁷ 5$ ", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, "  9 Advertising 6$ 8$ ", "[4★] 3★ 2★")) << text_of(lines);
}

TEST(ThesaurosBoard, MarksAMeepleWithADoubleActionAndTheZoneAtWork) {
  TestTable table;
  table.recruit(kAnna, 4).money(kAnna, {9, 9, 9, 9}).at_zone(9, {{kAnna, 1, true}});
  EXPECT_TRUE(has_line(drawn(table, kAnna), "▶ 9 Advertising A1! 8$ ", "")) << text_of(drawn(table, kAnna));
}

TEST(ThesaurosBoard, ShowsTheMarketWithItsStacks) {
  TestTable table;
  table.market({{5, 2}, {0, 0}, {1, 1}, {2, 1}, {0, 0}, {0, 0}, {0, 0}});
  EXPECT_TRUE(has_line(drawn(table, kAnna), "    maps ", "3$:5×2  3$:·  4$:1  5$:2  6$:·  7$:·  8$:·"));
}

TEST(ThesaurosBoard, ShowsATechWithOwnerPricesAndCopies) {
  TestTable table;
  table.develop(kBruno, Gear::mask).give_gear(kAnna, Gear::mask);
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, " mask          B 3/2/1 ×2 1★ ↓2", "")) << text_of(lines);
}

TEST(ThesaurosBoard, ShowsTheRivalsPatentsInTheSoloGame) {
  TestTable table(TestTable::solo());
  EXPECT_TRUE(has_line(drawn(table, kAnna), " mask          R ", "")) << text_of(drawn(table, kAnna));
}

TEST(ThesaurosBoard, ShowsARoomWithSponsorSlotsAndDoor) {
  TestTable table;
  table.sponsor(kAnna, 1).sponsor(kBruno, 2).exhibit(kBruno, 1).exhibit(kAnna, 1).exhibit(kAnna, 2);
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, " 1  4$ 2★ A  3:B 2:A ", "open")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, " 2  6$ 3★ B  4:A 3:· 3:·", "")) << text_of(lines);
}

TEST(ThesaurosBoard, ShowsACompanyWithCrewGearMapsAndTreasures) {
  TestTable table;
  table.give_treasure(kAnna, 5).give_treasure(kAnna, 5).give_treasure(kAnna, 9).give_map(kAnna, 2);
  table.send_to_sea(kAnna, "Z1.3", 1, {Gear::mask, Gear::harpoon}).money(kAnna, {1, 2, 3, 4}, 7);
  table.at(Rule::placement);
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, " A You  10★  HR 1$  R&D 2$  GP 3$  ME 4$  BB 7$  crew ♛ 1z1 2", "")) << text_of(lines);
  EXPECT_NE(text_of(lines).find("maps 1 2  treasures 5×2 9"), std::string::npos) << text_of(lines);
  EXPECT_NE(text_of(lines).find("z1 Z1.3: mask, harpoon"), std::string::npos) << text_of(lines);
  EXPECT_NE(text_of(lines).find("ashore metal det."), std::string::npos) << text_of(lines);
}

TEST(ThesaurosBoard, DrawsADigTileAsItsHolderKnowsIt) {
  TestTable table;
  table.place_tile(1, "S2");
  table.at(Rule::placement);
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, " 1 A face down", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, "  ◢   3  (5)  · ", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, " [7]  ·   ·   9 ", "")) << text_of(lines);
  EXPECT_TRUE(has_line(drawn(table, kBruno), "  ?   ?   ?   ? ", "")) << text_of(drawn(table, kBruno));
}

TEST(ThesaurosBoard, ShowsWhatIsTakenFromATileAndAZodiacAboveIt) {
  TestTable table;
  table.place_tile(1, "S2").send_to_sea(kAnna, "Z1.2", 1, {});
  table.table().site(1).cover(0, 1);
  table.at(Rule::placement);
  const auto lines = drawn(table, kBruno);
  EXPECT_TRUE(has_line(lines, "  ·   x   ·   · ", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, " 1.1─Az1─1.3─1.4", "")) << text_of(lines);
}

TEST(ThesaurosBoard, ShowsMercenariesWhereTheyStandAndWhereTheyWere) {
  TestTable table(TestTable::with(Mode::mercenaries, 3));
  table.place_mercenary(kBruno, 2).spend_mercenary(9);
  const auto lines = drawn(table, kAnna);
  EXPECT_TRUE(has_line(lines, "  2 Research", "merc. B")) << text_of(lines);
  EXPECT_TRUE(has_line(lines, "  9 Advertising", "merc. ×")) << text_of(lines);
}

// What matters now.

bool glances_at(const TestTable& table, std::string_view part) {
  return text_of(glance_lines(game_at(table.state()), table.asked(), Voice{}, Screen{}, 14)).find(part) !=
         std::string::npos;
}

TEST(ThesaurosGlance, ShowsWhatTheQuestionIsAbout) {
  TestTable research, museum, sea, tile;
  research.money(kAnna, {9, 9, 9, 9}).at_zone(2, {{kAnna, 1}});
  EXPECT_TRUE(glances_at(research, "owner, patent/object/royalty"));
  museum.give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1}});
  EXPECT_TRUE(glances_at(museum, "room, price, points of the door"));
  sea.quadrimester(2).send_to_sea(kAnna, "Z1.3", 1, {Gear::mask}).at_zone(5);
  EXPECT_TRUE(glances_at(sea, "1 A open"));
  tile.money(kAnna, {9, 9, 30, 9}).put_on_tiles({"S1", "S2", "S3"});
  tile.market({{1, 1}, {0, 0}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {0, 0}}).at_zone(3, {{kAnna, 1}}).play("purchase 1");
  EXPECT_TRUE(glances_at(tile, " S1                  S2"));
}

TEST(ThesaurosGlance, ShowsTheWholeTableWhereThereIsRoomForIt) {
  TestTable table(TestTable::with(Mode::standard, 4));
  table.give_map(kAnna, 4).at(Rule::placement);
  const ThesaurosGame game = game_at(table.state());
  EXPECT_EQ(glance_lines(game, kAnna, Voice{}, Screen{}, 200), board_lines(game, kAnna, Voice{}, Screen{}));
}

TEST(ThesaurosGlance, FitsBesideAQuestionOnASmallScreen) {
  for (const thesauros::Setup& setup : all_option_sets()) {
    if (setup.players > 2) continue;
    random_positions(setup, "glance", 7, [&](const State& state) {
      const auto lines = glance_lines(game_at(state), seat_at(0), Voice{}, Screen{}, 14);
      ASSERT_LE(lines.size(), 17u) << text_of(lines);
    });
  }
}

TEST(ThesaurosParts, CanBeLookedAtAlone) {
  TestTable table;
  table.at(Rule::placement);
  const ThesaurosGame game = game_at(table.state());
  const GameFace& face = face_of("thesauros");
  const Voice voice;
  const std::string whole = text_of(board_lines(game, kAnna, voice, Screen{}));
  for (const std::string_view part : face.parts()) {
    for (const bool plain : {false, true}) {
      const Screen screen{.plain = plain};
      EXPECT_FALSE(face.part({game, kAnna, voice, screen}, part).empty()) << part;
    }
  }
  EXPECT_TRUE(face.part({game, kAnna, voice, Screen{}}, "frog").empty());
}

// Sentences instead of a drawing.

TEST(ThesaurosBoard, UsesNoDrawingAndNoColourWhenPlain) {
  random_positions({Mode::mercenaries, 3}, "plain", 41, [&](const State& state) {
    const std::string text = text_of(board_lines(game_at(state), seat_at(1), Voice{}, Screen{.plain = true}));
    for (const char c : text) ASSERT_TRUE((c >= ' ' && c <= '~') || c == '\n') << text;
  });
}

TEST(ThesaurosBoard, TellsInWordsWhatItDrawsWhenPlain) {
  TestTable table;
  table.place_tile(1, "S2").queue(1, {{kBruno, kBoss}}).money(kAnna, {1, 2, 3, 4}, 7);
  table.at(Rule::placement);
  const auto lines = drawn(table, kAnna, Screen{.plain = true});
  EXPECT_TRUE(has_line(lines, "Your company. Reputation 10.", "")) << text_of(lines);
  EXPECT_TRUE(has_line(lines,
                       "Human resources 1$, research and development 2$, general purchases 3$, mission expenses 4$.",
                       "Black box 7$"));
  EXPECT_TRUE(has_line(lines, "Queue of zone 1 (recruiting): Player 2, boss; free for 4$; free for 5$.", ""))
      << text_of(lines);
  EXPECT_TRUE(has_line(lines,
                       "Dig zone 1, maps: You. Face down, but you know it: column 1 from the top: nothing, shark",
                       "hidden treasure 5$"))
      << text_of(lines);
  EXPECT_TRUE(has_line(lines, "From F1 (fishing) one gets to port, F2 (fishing),", "")) << text_of(lines);
}

// What somebody else alone knows.

TEST(ThesaurosBoardSecrets, LooksTheSameWhateverAViewerCannotKnow) {
  for (const thesauros::Setup& setup : all_option_sets()) {
    Generator generator(key_from_text("secrets"));
    int differed = 0;
    random_positions(setup, "secrets", 40, [&](const State& state) {
      const ThesaurosGame game = game_at(state);
      for (int i = 0; i <= setup.players; ++i) {
        const Seat viewer = i < setup.players ? seat_at(i) : kSpectator;
        const State guess = Thesauros::imagine(Thesauros::view(state, viewer), generator);
        differed += same_bytes(guess, state) ? 0 : 1;
        const ThesaurosGame other = game_at(guess);
        for (const Screen& screen : {Screen{}, Screen{.plain = true}}) {
          ASSERT_EQ(board_lines(game, viewer, Voice{}, screen), board_lines(other, viewer, Voice{}, screen));
          ASSERT_EQ(glance_lines(game, viewer, Voice{}, screen, 14), glance_lines(other, viewer, Voice{}, screen, 14));
        }
        ASSERT_EQ(sections_for(game, viewer), sections_for(other, viewer));
      }
    });
    EXPECT_GT(differed, setup.players * 4) << "the guesses must be other states, or nothing was compared";
  }
}

TEST(ThesaurosBoardSecrets, KeepTheBlackBoxToItsOwner) {
  TestTable table;
  table.money(kAnna, {1, 2, 3, 4}, 77).at(Rule::placement);
  EXPECT_NE(text_of(drawn(table, kAnna)).find("BB 77$"), std::string::npos);
  EXPECT_EQ(text_of(drawn(table, kBruno)).find("77"), std::string::npos);
  EXPECT_EQ(text_of(drawn(table, kSpectator)).find("77"), std::string::npos);
}

TEST(ThesaurosBoardSecrets, TellOthersTheSameWhicheverTileIsChosen) {
  TestTable table;
  table.money(kAnna, {9, 9, 30, 9}).put_on_tiles({"S1", "S2", "S3"});
  table.market({{1, 1}, {0, 0}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {0, 0}}).at_zone(3, {{kAnna, 1}}).play("purchase 1");
  ThesaurosGame first = game_at(table.state());
  ThesaurosGame second = first;
  ASSERT_FALSE(first.play(kAnna, *parse(verbs(), "tile S1")));
  ASSERT_FALSE(second.play(kAnna, *parse(verbs(), "tile S3")));
  for (const Seat viewer : {kBruno, kSpectator}) {
    EXPECT_EQ(log_lines(first, viewer, Voice{}), log_lines(second, viewer, Voice{}));
    EXPECT_EQ(board_lines(first, viewer, Voice{}, Screen{}), board_lines(second, viewer, Voice{}, Screen{}));
  }
  EXPECT_NE(board_lines(first, kAnna, Voice{}, Screen{}), board_lines(second, kAnna, Voice{}, Screen{}));
}

TEST(ThesaurosBoardSections, ExplainWhatTheQuestionTouches) {
  TestTable table;
  table.at(Rule::placement);
  EXPECT_EQ(sections_for(game_at(table.state()), kAnna), (std::vector<std::string>{"3.1.1", "3.1.2", "3.1.3"}));
}

}  // namespace
}  // namespace bathys::cli
