// The face of a game that has none of its own, shown with Pearls: its table, its options, its components, a whole game.
#include "cli/plain_face.hpp"

#include <nlohmann/json.hpp>

#include "cli/commands.hpp"
#include "cli/play_menu.hpp"
#include "cli/play_testing.hpp"
#include "games/pearls/testing.hpp"

namespace bathys::cli {
namespace {

const GameFace& face() { return face_of("pearls"); }

std::string table_of(std::string_view language, Seat viewer, int width = 80) {
  const AnyGameOf<Pearls> game{Referee<Pearls>(pearls::at_first_bids())};
  const Voice voice{*words::Language::find(language), {{"Anna", "Bruno", "Clara"}, viewer}};
  const Screen screen{.width = width};
  std::string text;
  for (const std::string& line : face().table({game, viewer, voice, screen})) text += line + "\n";
  return text;
}

TEST(PlainFace, ShowsEveryFieldOfTheViewByItsWord) {
  const std::string text = table_of("en", kAnna);
  EXPECT_NE(text.find("pearl of this round: pearl 12\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  Bruno\n    row: none\n"), std::string::npos) << text;
  EXPECT_NE(text.find("  secret pearl: pearl 1\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("pending"), std::string::npos) << text;
  EXPECT_NE(table_of("ru", kAnna).find("жемчужина раунда: жемчужина 12\n"), std::string::npos);
}

TEST(PlainFace, ShowsOnlyWhatTheViewerKnows) {
  EXPECT_EQ(table_of("en", kBruno).find("pearl 1\n"), std::string::npos);
  EXPECT_EQ(table_of("en", kSpectator).find("pearl 2\n"), std::string::npos);
}

TEST(PlainFace, KeepsWithinTheScreen) {
  for (const words::Language& language : words::Language::all())
    expect_within(table_of(language.code(), kAnna, 40), 40);
}

class PlayWholePearls : public testing::TestWithParam<const char*> {};

TEST_P(PlayWholePearls, IsPlayedToTheEndByRandomKeys) {
  static constexpr std::string_view kOther[] = {"b", "?", "? 2.2", "log", "board", "help", "why swap", "", "u", "zzz"};
  Session session(options_for("pearls", {"human", "human", "bot:greedy"}), GetParam());
  RandomKeys keys(session.table, GetParam(), kOther);
  std::istream in(&keys);
  const std::string printed = session.type(in);
  EXPECT_TRUE(session.table.game().decision().over);
  expect_within(printed, 80);
  for (const char* key : {"pearls.ask", "pearls.answer", "pearls.event", "pearls.rule", "pearls.verdict"}) {
    EXPECT_EQ(printed.find(key), std::string::npos) << "a key instead of a word";
  }
}

INSTANTIATE_TEST_SUITE_P(InEveryLanguage, PlayWholePearls, testing::Values("en", "fr", "ru"),
                         [](const auto& info) { return std::string(info.param); });

TEST(PlainFace, TakesTheFieldsOfTheSetUpAsOptions) {
  PlayOptions options = options_for("pearls", {"human", "bot:greedy"});
  EXPECT_EQ(setup_json(options, 2), (wire::Json{{"players", 2}}));
  options.own.set("rounds", "4");
  EXPECT_EQ(setup_json(options, 2), (wire::Json{{"players", 2}, {"rounds", 4}}));
  EXPECT_EQ(face().players({}), 2);
  EXPECT_EQ(face().fewest_players(), 2);
}

TEST(PlainFace, RefusesWhatCannotBe) {
  const auto complaint = [](std::string_view option, std::string_view value, int players) -> std::string {
    PlayOptions options = options_for("pearls", std::vector<std::string>(static_cast<std::size_t>(players), "human"));
    if (!option.empty()) options.own.set(option, value);
    try {
      make_table(options, words::Language::english());
      return "begun";
    } catch (const WrongUse& wrong) {
      return wrong.what();
    }
  };
  EXPECT_EQ(complaint("rounds", "4", 2), "begun");
  EXPECT_EQ(complaint("rounds", "many", 2), "--rounds takes a number, not \"many\"");
  EXPECT_NE(complaint("rounds", "9", 2), "begun");
  EXPECT_EQ(complaint("mode", "solo", 2), "--mode is not for pearls, which takes --rounds");
  EXPECT_NE(complaint("", "", 1), "begun");
}

TEST(PlainFace, OffersInTheMenuOnlyAsManyAsCanPlay) {
  PlayOptions options;
  std::istringstream in("\npearls\n\n\n\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  EXPECT_TRUE(ask_menu(console, options, false));
  EXPECT_EQ(options.players, 2);
  EXPECT_EQ(out.str().find("solo"), std::string::npos);
}

TEST(PlainFace, ShowsTheComponentsWithTheirSources) {
  EXPECT_EQ(face().components()["tables"]["purses"]["coins"], (wire::Json{4, 5, 6, 7}));
  std::istringstream in;
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  face().show_components(console);
  face().show_sources(console);
  EXPECT_NE(out.str().find("coins: 4, 5, 6, 7\n"), std::string::npos) << out.str();
  EXPECT_NE(out.str().find("rulebook: 3"), std::string::npos) << out.str();
}

}  // namespace
}  // namespace bathys::cli
