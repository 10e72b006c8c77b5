// Tests of a game of Thesauros at the terminal: whole games by random keys, budgets, batches, the curtain, options.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/commands.hpp"
#include "cli/play_menu.hpp"
#include "cli/play_testing.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::cli {
namespace {

PlayOptions options_with(std::vector<std::string> seats, std::string mode = {}) {
  PlayOptions options = options_for("thesauros", std::move(seats));
  options.own.set("mode", mode);
  return options;
}

/// Lines that mean something here or nothing at all.
constexpr std::string_view kOther[] = {
    "b",           "?",        "log",          "board",    "help",    "why place boss 3",
    "p b 3",       "",         "board sea",    "auto",     "frog",    "5 5 5 5",
    "\xff",        "99",       "lang xx",      "boss 7",   "1 2",     "board company",
    "10 10 10 10", "end turn", "board museum", "load all", "surface", "decline"};

struct WholeGame {
  std::string name;
  int people;
  std::string mode;
  std::string language;
};

class PlayWholeThesauros : public testing::TestWithParam<WholeGame> {};

TEST_P(PlayWholeThesauros, IsPlayedToTheEndByRandomKeys) {
  const WholeGame& game = GetParam();
  Session session(options_with(std::vector<std::string>(static_cast<std::size_t>(game.people), "human"), game.mode),
                  game.language);
  RandomKeys keys(session.table, game.name, kOther);
  std::istream in(&keys);
  const std::string printed = session.type(in);
  EXPECT_TRUE(session.table.game().decision().over);
  expect_within(printed, 80);
  EXPECT_EQ(printed.find("thesauros."), std::string::npos) << "a key without words";
  EXPECT_NE(printed.find(std::to_string(session.table.game().outcome().points[0])), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(OfEveryKind, PlayWholeThesauros,
                         testing::Values(WholeGame{"solo", 1, "solo", "en"}, WholeGame{"two", 2, "standard", "fr"},
                                         WholeGame{"three", 3, "initiation", "ru"},
                                         WholeGame{"four", 4, "mercenaries", "en"}),
                         [](const auto& info) { return info.param.name; });

TEST(PlayThesauros, GoesOnByItselfWhenOnlyBotsSit) {
  Session session(options_with({"bot:random", "bot:random"}));
  const std::string printed = session.type("");
  EXPECT_TRUE(session.table.game().decision().over);
  EXPECT_NE(printed.find("Random places"), std::string::npos);
}

u16 account(const Table& table, Seat seat, thesauros::Account which) {
  const auto& game = dynamic_cast<const AnyGameOf<Thesauros>&>(table.game());
  return game.referee().state().table.player(seat).account(which);
}

TEST(PlayThesauros, TakesAWholeBudgetInOneLine) {
  Session session(options_with({"human", "bot:random"}));
  session.type("12 14 14 5\n");
  EXPECT_EQ(account(session.table, kAnna, thesauros::Account::hr), 12);
  EXPECT_EQ(account(session.table, kAnna, thesauros::Account::mx), 5);
}

TEST(PlayThesauros, TakesABudgetAccountByAccount) {
  Session session(options_with({"human", "bot:random"}));
  session.type("12\nbudget rd 14\nb g 14\n5\n");
  EXPECT_EQ(account(session.table, kAnna, thesauros::Account::gp), 14);
}

TEST(PlayThesauros, TakesNothingOfABudgetThatIsTooLarge) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("20 20 20 20\n");
  EXPECT_NE(printed.find("is too much: at most"), std::string::npos) << printed;
  EXPECT_TRUE(session.table.game().answers().empty());
}

TEST(PlayThesauros, ShowsTheAdviceForAFirstGame) {
  Session session(options_with({"human", "bot:random"}, "initiation"));
  EXPECT_NE(session.type("").find("12 14 14 5"), std::string::npos);
}

TEST(PlayThesauros, ShowsTheAdviceInNoOtherGame) {
  Session session(options_with({"human", "bot:random"}));
  EXPECT_EQ(session.type("").find("12 14 14 5"), std::string::npos);
}

TEST(PlayThesauros, ExplainsTheChaptersOfLetters) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("? V.1\n? s.1\n? I\n? V\n? X.1\n? title.4.1\n");
  for (const char* const section : {"V.1", "S.1", "I", "V"}) {
    EXPECT_NE(printed.find("Thesauros " + std::string(section) + " · "), std::string::npos) << printed;
  }
  for (const char* const section : {"X.1", "title.4.1"}) {
    EXPECT_NE(printed.find("no section “" + std::string(section) + "”"), std::string::npos) << printed;
  }
}

TEST(PlayThesauros, PlacesAMeepleWithOneLine) {
  for (const char* const typed : {"1 7\n", "place boss 7\n", "boss 7\n", "p b 7\n"}) {
    Session session(options_with({"human", "bot:random"}));
    session.type(std::string("12 14 14 5\n") + typed);
    const auto& answers = session.table.game().answers();
    EXPECT_TRUE(std::any_of(answers.begin(), answers.end(), [](const Answer& answer) {
      return answer.seat == kAnna && spell(thesauros::verbs(), answer.action) == "place boss 7";
    })) << typed;
  }
}

TEST(PlayThesauros, SaysWhenTooManyAnswersAreMeant) {
  Session session(options_with({"human", "bot:random"}));
  EXPECT_NE(session.type("budget\n").find(" answers begin like that"), std::string::npos);
}

TEST(PlayThesauros, ShowsPartsOfTheTable) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("board museum\nboard frog\n");
  EXPECT_NE(printed.find("points of the door"), std::string::npos);
  EXPECT_NE(printed.find("Parts of the table: sea, museum"), std::string::npos);
}

TEST(PlayThesauros, ExplainsRulesAndRefusals) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("12 14 14 5\n?\nwhy place boss 4\nplace boss 5\nhelp\n");
  EXPECT_NE(printed.find("Thesauros 3.1.1 · "), std::string::npos) << printed;
  EXPECT_NE(printed.find("(Thesauros 3.1.1)"), std::string::npos);
  EXPECT_NE(printed.find("place boss 3"), std::string::npos) << "an example in the help";
}

// Secrets at one keyboard.

TEST(PlayThesauros, KeepsOnePersonsBudgetFromTheNext) {
  Session session(options_with({"human:Anna", "human:Bruno"}), "en", Screen{.wipes = true});
  const std::string printed = session.type("\n3 41 2 1\n\nlog all\nboard\n");
  const std::size_t curtain = printed.find("Pass the keyboard to Bruno");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_NE(printed.find("\x1b[3J", curtain), std::string::npos);
  EXPECT_EQ(printed.substr(curtain).find("41"), std::string::npos) << "sealed until all have answered";
}

TEST(PlayThesauros, KeepsOnePersonsBidFromTheNext) {
  thesauros::TestTable position;
  position.money(kAnna, {9, 9, 9, 9}, 37).money(kBruno, {9, 9, 9, 9}, 28).post(kAnna).post(kBruno).at_zone(9);
  ASSERT_EQ(position.question(), "bid");
  Table table(std::make_unique<AnyGameOf<Thesauros>>(Referee<Thesauros>(position.state())),
              {{.bot = {}, .name = "Anna"}, {.bot = {}, .name = "Bruno"}});
  std::istringstream in("\n29\n\nboard\nlog all\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{words::Language::english(), table.names(words::Language::english())});
  play(table, console);
  const std::string printed = out.str();
  const std::size_t curtain = printed.find("Pass the keyboard to Bruno");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_NE(printed.substr(0, curtain).find("BB 37$"), std::string::npos);
  EXPECT_EQ(printed.substr(curtain).find("37"), std::string::npos);
  EXPECT_EQ(printed.substr(curtain).find("29"), std::string::npos) << "Bruno may offer at most 28";
}

TEST(PlayThesauros, KeepsTheTilesSomebodyLookedAtFromTheNext) {
  thesauros::TestTable position;
  position.money(kAnna, {9, 9, 30, 9}).money(kBruno, {9, 9, 30, 9}).put_on_tiles({"S4", "S5", "S6"});
  position.market({{1, 1}, {0, 0}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {0, 0}});
  position.at_zone(3, {{kAnna, 1}, {kBruno, 1}});
  Table table(std::make_unique<AnyGameOf<Thesauros>>(Referee<Thesauros>(position.state())),
              {{.bot = {}, .name = "Anna"}, {.bot = {}, .name = "Bruno"}});
  std::istringstream in("\npurchase 1\ntile S5\n\nboard\nlog all\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{words::Language::english(), table.names(words::Language::english())});
  play(table, console);
  const std::string printed = out.str();
  const std::size_t curtain = printed.find("Pass the keyboard to Bruno");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_NE(printed.substr(0, curtain).find(" S4                  S5                  S6"), std::string::npos);
  for (const char* const tile : {"S4", "S5", "S6"}) {
    EXPECT_EQ(printed.substr(curtain).find(tile), std::string::npos) << tile;
  }
}

// Options.

TEST(PlayThesaurosSetup, TakesTheMode) {
  const auto mode_of = [](const Table& table) {
    return dynamic_cast<const AnyGameOf<Thesauros>&>(table.game()).referee().state().table.setup.mode;
  };
  const auto begun = [&](const PlayOptions& options) {
    return mode_of(make_table(options, words::Language::english()));
  };
  EXPECT_EQ(begun(options_with({"human", "bot:random"})), thesauros::Mode::standard);
  EXPECT_EQ(begun(options_with({"human", "bot:random"}, "mercenaries")), thesauros::Mode::mercenaries);
  EXPECT_EQ(begun(options_with({"human"})), thesauros::Mode::solo);
  PlayOptions solo;
  solo.game = "thesauros";
  solo.own.set("mode", "solo");
  EXPECT_EQ(begun(solo), thesauros::Mode::solo);
}

TEST(PlayThesaurosSetup, RefusesWhatBelongsToAnotherGameOrCannotBe) {
  const auto refused = [](std::string_view reason, auto change) {
    PlayOptions options = options_with({"human", "bot:random"});
    change(options);
    try {
      make_table(options, words::Language::english());
      ADD_FAILURE() << reason;
    } catch (const WrongUse& wrong) {
      EXPECT_NE(std::string_view(wrong.what()).find(reason), std::string_view::npos) << wrong.what();
    }
  };
  refused("--sponsors is not for thesauros, which takes --mode",
          [](PlayOptions& o) { o.own.set("sponsors", "basic"); });
  refused("--first is not for thesauros", [](PlayOptions& o) { o.own.set("first", "1"); });
  refused("--hard is not for thesauros", [](PlayOptions& o) { o.own.set("hard"); });
  refused("--variant is not for thesauros", [](PlayOptions& o) { o.own.set("variant"); });
  refused("--mode is standard", [](PlayOptions& o) { o.own.set("mode", "frog"); });
  refused("--mode solo is for one player", [](PlayOptions& o) { o.own.set("mode", "solo"); });
  refused("--mode is not for otys, which takes --sponsors", [](PlayOptions& o) {
    o.game = "otys";
    o.own.set("mode", "standard");
  });
  refused("--mode initiation is for 2 to 4 players", [](PlayOptions& o) {
    o.seats = {"human"};
    o.players = 1;
    o.own.set("mode", "initiation");
  });
}

TEST(PlayThesaurosMenu, AsksForTheModeAfterTheSeats) {
  PlayOptions options;
  std::istringstream in("\n2\n3\n\n\n\n2\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  EXPECT_TRUE(ask_menu(console, options, false));
  EXPECT_EQ(options.game, "thesauros");
  EXPECT_EQ(options.players, 3);
  EXPECT_EQ(options.own.value("mode"), "initiation");
}

TEST(PlayThesaurosMenu, KnowsThatOnePlayerPlaysSolo) {
  PlayOptions options;
  std::istringstream in("\nthesauros\n1\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  EXPECT_TRUE(ask_menu(console, options, false));
  EXPECT_EQ(options.own.value("mode"), "solo");
}

}  // namespace
}  // namespace bathys::cli
