// Tests of the game at the terminal: whole games by random keys, the end of the input, nonsense, undo, the curtain.
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/play_loop.hpp"
#include "cli/play_menu.hpp"
#include "cli/play_news.hpp"
#include "cli/play_setup.hpp"
#include "cli/play_testing.hpp"
#include "games/otys/testing.hpp"

namespace bathys::cli {
namespace {

PlayOptions options_with(std::vector<std::string> seats, std::string seed = "play") {
  PlayOptions options = options_for("otys", std::move(seats), std::move(seed));
  options.own.set("first", "1");
  return options;
}

/// Lines that mean something here or nothing at all.
constexpr std::string_view kOther[] = {"b",    "?",    "log", "board", "help", "why key 1", "x own 2", "",   "k 1",
                                       "auto", "dive", "d",   "\xff",  "99",   "lang xx",   "zzz",     "1 2"};

class PlayWholeGame : public testing::TestWithParam<std::tuple<int, const char*>> {};

TEST_P(PlayWholeGame, IsPlayedToTheEndByRandomKeys) {
  const auto [players, language] = GetParam();
  Session session(options_with(std::vector<std::string>(static_cast<std::size_t>(players), "human")), language);
  RandomKeys keys(session.table, language, kOther);
  std::istream in(&keys);
  const std::string printed = session.type(in);
  EXPECT_TRUE(session.table.game().decision().over);
  expect_within(printed, 80);
  const Outcome outcome = session.table.game().outcome();
  const words::Language spoken = words::Language::english();
  EXPECT_FALSE(spoken.text(outcome.verdict.key).empty());
  EXPECT_NE(printed.find(std::to_string(outcome.points[0])), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(ForEveryNumberOfPeople, PlayWholeGame,
                         testing::Combine(testing::Values(1, 2, 3, 4), testing::Values("en", "ru")),
                         [](const auto& info) {
                           return std::to_string(std::get<0>(info.param)) + std::get<1>(info.param);
                         });

TEST(Play, AgainstBotsEndsWithTheOutcome) {
  Session session(options_with({"human", "bot:greedy", "bot:random"}));
  RandomKeys keys(session.table, "bots", kOther);
  std::istream in(&keys);
  const std::string printed = session.type(in);
  EXPECT_TRUE(session.table.game().decision().over);
  EXPECT_NE(printed.find("Save the game?"), std::string::npos);
}

TEST(Play, GoesOnByItselfWhenOnlyBotsSit) {
  Session session(options_with({"bot:greedy", "bot:random"}));
  const std::string printed = session.type("");
  EXPECT_TRUE(session.table.game().decision().over);
  EXPECT_NE(printed.find("Greedy plays key"), std::string::npos);
}

TEST(Play, PlainPrintsSentencesOnly) {
  Session session(options_with({"human", "bot:greedy"}), "en", Screen{.plain = true});
  const std::string printed = session.type("board\nkey 1\nhelp\nq\ny\n");
  EXPECT_NE(printed.find("Your board. Prestige 0"), std::string::npos);
  EXPECT_EQ(printed.find("│"), std::string::npos);
  EXPECT_EQ(printed.find("\x1b"), std::string::npos);
}

TEST(Play, EndsCleanlyWhereverTheInputEnds) {
  const std::string script = "key 1\nzzz\n?\nlog\nu\nkey 2\nq\nn\nhelp\nsave\nk 3\n";
  for (std::size_t length = 0; length <= script.size(); ++length) {
    for (const std::size_t people : {1, 2}) {
      std::vector<std::string> seats(people, "human");
      seats.resize(2, "bot:random");
      Session session(options_with(seats));
      const std::string printed = session.type(script.substr(0, length));
      ASSERT_NE(printed.find("End of input"), std::string::npos) << printed;
    }
  }
}

TEST(Play, SaysThatNothingWasSavedWhenTheInputEndsInMidGame) {
  Session session(options_with({"human", "bot:random"}));
  EXPECT_NE(session.type("key 1\n").find("was not saved"), std::string::npos);
}

TEST(Play, SurvivesNonsense) {
  Session session(options_with({"human", "human"}));
  std::string nonsense = "\n";
  Generator generator(key_from_text("nonsense"));
  for (int i = 0; i < 200; ++i) {
    for (u32 n = generator.below(30); n > 0; --n) nonsense += static_cast<char>(generator.below(256));
    nonsense += '\n';
  }
  nonsense += std::string(100000, '9') + "\n18446744073709551617\n-1\n1e9\n0x1\n";
  const std::string printed = session.type(nonsense);
  EXPECT_NE(printed.find("cannot be read here"), std::string::npos);
  EXPECT_NE(printed.find("longer than"), std::string::npos);
}

TEST(Play, ExplainsTheRuleOfTheQuestionAndAnySection) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("?\n? 4.2\n? 77\n");
  EXPECT_NE(printed.find("Otys 2.1 · "), std::string::npos);
  EXPECT_NE(printed.find("Otys 4.2 · Trader."), std::string::npos);
  EXPECT_NE(printed.find("no section “77”"), std::string::npos);
}

TEST(Play, TellsWhyAnAnswerIsNotLegal) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("why x neutral 3\nx neutral 3\nwhy key 1\n");
  EXPECT_NE(printed.find("You have no neutral X key. (Otys 2.1)"),
            printed.rfind("You have no neutral X key. (Otys 2.1)"));
  EXPECT_NE(printed.find("That is allowed now."), std::string::npos);
}

TEST(Play, TellsWhatAnAnswerWouldDo) {
  Session session(options_with({"human", "bot:random"}));
  const std::string printed = session.type("what 3\nwhat key 3\nwhat x neutral 3\nwhat\nwhat fly\nwhat 99\n");
  const std::size_t by_number = printed.find("Next: ");
  EXPECT_NE(by_number, std::string::npos) << printed;
  EXPECT_NE(printed.find("Next: ", by_number + 1), std::string::npos) << "by notation too";
  EXPECT_NE(printed.find("You have no neutral X key. (Otys 2.1)"), std::string::npos);
  EXPECT_NE(printed.find("For instance: what 3"), std::string::npos);
  EXPECT_NE(printed.find("“fly” is neither"), std::string::npos);
  EXPECT_NE(printed.find("99 is not in the list"), std::string::npos);
  EXPECT_EQ(session.table.game().decision().number, 0u) << "nothing was done";
}

TEST(Play, TellsWhatAnAnswerWouldDoInEveryLanguage) {
  for (const auto& [language, next] : {std::pair{"fr", "Ensuite"}, std::pair{"ru", "Дальше: "}}) {
    Session session(options_with({"human", "bot:random"}), language);
    EXPECT_NE(session.type("what 3\n").find(next), std::string::npos) << language;
  }
}

TEST(Play, ShowsNoHiddenCardWhenAskedWhatADrawWouldDo) {
  otys::TestTable position;
  position.put_diver(kAnna, otys::Diver::spy, 1);
  position.play({"key 1", "dive"});
  Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {.bot = "random", .name = {}}});
  std::istringstream in("what draw\n");
  std::ostringstream out;
  Console console(in, out, {}, Voice{words::Language::english(), table.names(words::Language::english())});
  play(table, console);
  EXPECT_NE(out.str().find("What comes next is still hidden from you."), std::string::npos) << out.str();
}

TEST(Play, UndoGoesBackToTheLastChoice) {
  Session session(options_with({"human", "bot:random"}));
  session.type("key 2\nu\n");
  EXPECT_EQ(session.table.game().decision().number, 0u);
  EXPECT_EQ(session.table.game().decision().rule, "choose_key");
}

TEST(Play, WhatWasTakenBackIsToldAndStaysInTheLog) {
  Session session(options_with({"human", "bot:random"}));
  const std::string told = "You took back 1 answer.";
  const std::string printed = session.type("key 2\nu\nlog\n");
  const std::size_t news = printed.find(told);
  ASSERT_NE(news, std::string::npos) << printed;
  EXPECT_NE(printed.find(told, news + 1), std::string::npos) << "not in the log: " << printed;
}

TEST(Play, TheLogTellsOfTakenBackAnswersWhereTheyStood) {
  otys::TestTable position;
  position.put_diver(kAnna, otys::Diver::metal_expert, 1);
  Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {}});
  const Voice voice;
  const auto play = [&](const char* text) { ASSERT_FALSE(table.play(kAnna, *parse(table.game().verbs(), text))); };
  play("key 1");
  const std::vector<std::string> before = log_lines(table.game(), kBruno, voice, table.taken_back());
  play("dive");
  ASSERT_FALSE(table.undo(kAnna));
  play("dive");
  ASSERT_FALSE(table.undo(kAnna));
  std::vector<std::string> expected = before;
  for (int i = 0; i < 2; ++i) expected.push_back(taken_back_line(table.taken_back().front(), voice));
  EXPECT_EQ(log_lines(table.game(), kBruno, voice, table.taken_back()), expected);
  // Whoever goes back behind them takes them along.
  ASSERT_FALSE(table.undo(kAnna));
  const auto lines = log_lines(table.game(), kBruno, voice, table.taken_back());
  EXPECT_EQ(std::count(lines.begin(), lines.end(), expected.back()), 3) << "none is forgotten";
}

TEST(Play, UndoIsRefusedWithItsReasonWhereSomebodyLearnedSomething) {
  otys::TestTable position;
  position.put_diver(kAnna, otys::Diver::spy, 1);
  position.play({"key 1", "dive"});
  Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {.bot = "random", .name = {}}});
  std::istringstream in("draw\nu\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  play(table, console);
  EXPECT_NE(out.str().find("This cannot be undone"), std::string::npos);
  EXPECT_EQ(table.game().decision().rule, "keep_contract");
}

TEST(Play, UndoOfAnotherPersonsAnswerNeedsBoth) {
  otys::TestTable position;
  position.anna().batteries = 0;
  position.put_sponsor(1, 1);
  position.put_diver(kAnna, otys::Diver::metal_expert, 1);
  const auto run = [&](const std::string& typed) {
    Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {}});
    std::istringstream in(typed);
    std::ostringstream out;
    Console console(in, out, Screen{}, Voice{});
    play(table, console);
    return table.asked();
  };
  const std::string turn = "\nkey 1\ndive\nfind\n\n";
  EXPECT_EQ(run(turn), kBruno);
  EXPECT_EQ(run(turn + "u\nn\n"), kBruno);
  EXPECT_EQ(run(turn + "u\ny\n"), kAnna);
}

TEST(Play, GivesAnswersWithoutAChoiceUnlessToldNotTo) {
  otys::TestTable position;
  position.anna().batteries = 0;
  position.put_sponsor(1, 1);
  position.put_diver(kAnna, otys::Diver::metal_expert, 1);
  const auto rule_after = [&](const std::string& typed) {
    Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {}});
    std::istringstream in("\n" + typed);
    std::ostringstream out;
    Console console(in, out, Screen{}, Voice{});
    play(table, console);
    return std::string(table.game().decision().rule);
  };
  EXPECT_EQ(rule_after("key 1\ndive\nfind\n"), "choose_key") << "the diver resurfaced by itself";
  EXPECT_EQ(rule_after("auto\nkey 1\ndive\nfind\n"), "resurface");
}

TEST(Play, AForcedAnswerNeedsNobodyAtTheKeyboardAndIsMarkedInTheLog) {
  otys::TestTable position;
  position.anna().batteries = 0;
  position.put_sponsor(1, 1);
  position.put_diver(kAnna, otys::Diver::metal_expert, 1);
  position.clear_levels(kAnna);
  position.play({"key 1", "dive"});
  Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {}});
  std::istringstream in("\ndone\n\nlog\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  play(table, console);
  EXPECT_EQ(table.asked(), kBruno) << "Anna's diver resurfaced by itself";
  EXPECT_TRUE(table.game().was_forced(1));
  EXPECT_NE(out.str().find("(no choice)"), std::string::npos);
}

TEST(Play, WhatOnlyHiddenCardsForceIsAsked) {
  otys::TestTable position;
  position.put_diver(kAnna, otys::Diver::spy, 1);
  position.play({"key 1", "dive", "draw"});
  auto& own = position.own(kAnna);
  while (own.drawn.size() > 1) {
    position.state().secret.deck[position.colony().deck_size++] = own.drawn.pop_back();
    --position.anna().drawn_size;
  }
  Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {.bot = "random", .name = {}}});
  EXPECT_EQ(table.forced_answer(), std::nullopt);
  std::istringstream in("");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  play(table, console);
  EXPECT_EQ(table.game().decision().rule, "keep_contract");
}

TEST(Play, PointsTellsHowEverybodyStands) {
  Session session(options_with({"human:Anna", "bot:random"}));
  const std::string printed = session.type("points\n");
  EXPECT_NE(printed.find("Random"), std::string::npos);
  EXPECT_NE(printed.find('0'), std::string::npos);
}

TEST(Play, HidesOnePersonsScreenFromTheNext) {
  Session session(options_with({"human:Anna", "human:Bruno"}), "en", Screen{.wipes = true});
  const std::string printed = session.type("\nkey 1\n");
  const std::size_t curtain = printed.find("Pass the keyboard to Anna.");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_NE(printed.find("\x1b[3J", curtain), std::string::npos);
}

TEST(Play, ShowsEachPersonOnlyTheirOwnHand) {
  otys::TestTable position;
  position.put_in_hand(kAnna, "c20");
  position.put_in_hand(kBruno, "c22");
  position.anna().batteries = 0;
  position.put_sponsor(1, 1);
  position.put_diver(kAnna, otys::Diver::metal_expert, 1);
  Table table(std::make_unique<AnyGameOf<Otys>>(Referee<Otys>(position.state())), {{}, {}});
  std::istringstream in("\nlog all\nboard\nkey 1\ndive\nfind\n\nlog all\nboard\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  play(table, console);
  const std::string printed = out.str();
  const std::size_t curtain = printed.find("Pass the keyboard to Player 2");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_NE(printed.substr(0, curtain).find("c20"), std::string::npos);
  EXPECT_EQ(printed.substr(0, curtain).find("c22"), std::string::npos);
  EXPECT_NE(printed.substr(curtain).find("c22"), std::string::npos);
  EXPECT_EQ(printed.substr(curtain).find("c20"), std::string::npos);
}

TEST(Play, SavesARecordThatCanBeGoneOnWith) {
  const auto file = std::filesystem::temp_directory_path() / "bathys_play_test.json";
  std::filesystem::remove(file);
  Session session(options_with({"human", "bot:greedy"}));
  const std::string printed = session.type("key 2\nsave " + file.string() + "\nsave " + file.string() + "\nn\nq\n");
  EXPECT_NE(printed.find("Saved as"), std::string::npos);
  EXPECT_NE(printed.find("Replace it?"), std::string::npos);
  EXPECT_NE(printed.find("Until the next dive."), std::string::npos) << "nothing to confirm after saving";

  PlayOptions again;
  again.load = file.string();
  Table loaded = make_table(again, words::Language::english());
  EXPECT_EQ(loaded.game().link(), session.table.game().link());
  EXPECT_FALSE(loaded.unsaved());
  std::filesystem::remove(file);
}

TEST(Play, SaysWhenAFileCannotBeWritten) {
  Session session(options_with({"human", "bot:greedy"}));
  EXPECT_NE(session.type("save /nowhere/at/all.json\n").find("could not be written"), std::string::npos);
}

TEST(Play, AsksBeforeLeavingAnUnsavedGame) {
  Session session(options_with({"human", "bot:greedy"}));
  const std::string printed = session.type("key 1\nq\nn\nq\ny\n");
  EXPECT_NE(printed.find("Leave all the same?"), printed.rfind("Leave all the same?"));
  EXPECT_NE(printed.find("Until the next dive."), std::string::npos);
}

TEST(Play, ChangesTheLanguageInMidGame) {
  Session session(options_with({"human", "bot:greedy"}));
  const std::string printed = session.type("lang de\nlang fr\nkey 1\n");
  EXPECT_NE(printed.find("one of these: en, "), std::string::npos);
  EXPECT_NE(printed.find("Quelle clé jouez-vous"), std::string::npos);
  EXPECT_NE(printed.find("Vous jouez la clé 1"), std::string::npos);
}

TEST(Play, OpensAListAndComesBack) {
  Session session(options_with({"human", "bot:greedy"}));
  session.type("6\n3\n");
  ASSERT_EQ(session.table.game().answers().size(), 1u);
  EXPECT_EQ(spell(otys::verbs(), session.table.game().answers()[0].action), "x own 3");
  Session back(options_with({"human", "bot:greedy"}));
  back.type("6\nb\n3\n");
  ASSERT_EQ(back.table.game().answers().size(), 1u);
  EXPECT_EQ(spell(otys::verbs(), back.table.game().answers()[0].action), "key 3");
}

TEST(PlayNews, BeginAfterOnesOwnLastAnswerWhenAGameGoesOn) {
  Session session(options_with({"human", "bot:greedy"}));
  session.type("key 1\n");
  const AnyGame& game = session.table.game();
  EXPECT_EQ(bookmark_for(game, seat_at(0)).shown, game.events_for(seat_at(0), 0).size());
  EXPECT_EQ(bookmark_for(game, seat_at(1)).shown, 0u) << "who has not answered yet has seen nothing";
}

TEST(PlayNews, LeaveOutWholeSentencesAtTheBeginningWhenTheyDoNotFit) {
  const News told{{"One two three.", true}, {"Four.", false}, {"Five six.", true}, {"Seven.", false}};
  const Screen screen{.width = 80};
  EXPECT_EQ(news_lines(told, screen, 9), (std::vector<std::string>{"One two three. Four.", "Five six. Seven."}));
  EXPECT_EQ(news_lines(told, screen, 2).size(), 2u);
  EXPECT_EQ(news_lines(told, screen, 1), std::vector<std::string>{"… Five six. Seven."});
  EXPECT_EQ(news_lines(told, screen, 0), std::vector<std::string>{"… Seven."}) << "the last one is always told";
  EXPECT_TRUE(news_lines({}, screen, 3).empty());
}

// The menu.

std::string menu(const std::string& typed, PlayOptions& options, bool& finished) {
  std::istringstream in(typed);
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  finished = ask_menu(console, options, false);
  return out.str();
}

TEST(PlayMenu, TakesDefaultsWithEnter) {
  PlayOptions options;
  bool finished = false;
  menu(std::string(10, '\n'), options, finished);
  EXPECT_TRUE(finished);
  EXPECT_EQ(options.game, "otys");
  EXPECT_EQ(options.players, 2);
  EXPECT_EQ(options.seats, (std::vector<std::string>{"human", "bot:normal"}));
  EXPECT_EQ(options.own.value("sponsors"), "basic");
  EXPECT_FALSE(options.own.has("variant"));
}

TEST(PlayMenu, GoesOnInTheLanguageChosen) {
  PlayOptions options;
  bool finished = false;
  EXPECT_NE(menu("3\n\n\n\n\n\n\n", options, finished).find("Игроки"), std::string::npos);
}

TEST(PlayMenu, AsksForTheHardGameOnlyAlone) {
  PlayOptions options;
  bool finished = false;
  const std::string printed = menu("\n\n1\n\n2\n", options, finished);
  EXPECT_TRUE(finished);
  EXPECT_EQ(options.players, 1);
  EXPECT_TRUE(options.own.has("hard"));
  EXPECT_EQ(printed.find("variant"), std::string::npos);
}

TEST(PlayMenu, AsksForHintsOnlyAmongSeveralPeople) {
  PlayOptions options;
  bool finished = false;
  EXPECT_EQ(menu(std::string(10, '\n'), options, finished).find("hints"), std::string::npos);
  options = {};
  EXPECT_NE(menu("\n\n\n1\n1\n" + std::string(5, '\n'), options, finished).find("hints"), std::string::npos);
  EXPECT_FALSE(options.hints);
  options = {};
  menu("\n\n\n1\n1\nyes\n" + std::string(5, '\n'), options, finished);
  EXPECT_TRUE(finished);
  EXPECT_TRUE(options.hints);
}

TEST(PlayMenu, AsksAgainForAnythingElse) {
  PlayOptions options;
  bool finished = false;
  const std::string printed = menu("\n\n9\nfour\n4\n1\n\n\n2\n3\n2\n", options, finished);
  EXPECT_TRUE(finished);
  EXPECT_EQ(options.players, 4);
  EXPECT_EQ(options.seats, (std::vector<std::string>{"human", "bot:normal", "bot:normal", "bot:easy"}));
  EXPECT_EQ(options.own.value("sponsors"), "advanced");
  EXPECT_TRUE(options.own.has("variant"));
}

TEST(PlayMenu, StopsWhenTheInputEnds) {
  for (int lines = 0; lines < 7; ++lines) {
    PlayOptions options;
    bool finished = true;
    menu(std::string(static_cast<std::size_t>(lines), '\n'), options, finished);
    EXPECT_FALSE(finished) << lines;
  }
}

// The words of the command line.

TEST(PlaySetup, ReadsSeats) {
  EXPECT_TRUE(read_seat("human", "otys").is_human());
  EXPECT_EQ(read_seat("human:Anna", "otys").name, "Anna");
  for (const std::string bot : {"greedy", "random", "easy", "normal", "hard", "expert", "expert@1s", "hard@500"}) {
    EXPECT_EQ(read_seat("bot:" + bot, "otys").bot, bot);
  }
  EXPECT_EQ(read_seat("bot", "otys").bot, "normal");
  for (const char* const wrong :
       {"", "frog", "bot:frog", "bot:expert@", "bot:expert@soon", "human:\x1b[31m", "human:\xff"}) {
    EXPECT_THROW(read_seat(wrong, "otys"), WrongUse) << wrong;
  }
}

TEST(PlaySetup, CallsBotsByTheirLevelWhateverTheirBudget) {
  const Table table = make_table(options_with({"human", "bot:expert@5", "bot:expert@1s"}), words::Language::english());
  EXPECT_EQ(table.names(words::Language::english()).names[1], "Expert");
  EXPECT_EQ(table.names(words::Language::english()).names[2], "Expert 2");
}

TEST(PlaySetup, NamesTheBotsThereAre) {
  try {
    read_seat("bot:frog", "otys");
    FAIL();
  } catch (const WrongUse& wrong) {
    EXPECT_NE(std::string(wrong.what()).find("bot:easy, bot:normal, bot:hard, bot:expert"), std::string::npos);
  }
}

TEST(PlaySetup, FillsUpWithBots) {
  PlayOptions options = options_with({"human"});
  options.players = 3;
  const Table table = make_table(options, words::Language::english());
  EXPECT_EQ(table.humans(), 1);
  EXPECT_EQ(table.onlooker(), seat_at(0));
  EXPECT_EQ(table.names(words::Language::english()).names[1], "Normal");
  EXPECT_EQ(table.names(words::Language::english()).names[2], "Normal 2");
}

TEST(PlaySetup, RefusesWhatCannotBe) {
  const auto refused = [](auto change) {
    PlayOptions options = options_with({"human", "bot:greedy"});
    change(options);
    EXPECT_THROW(make_table(options, words::Language::english()), WrongUse);
  };
  refused([](PlayOptions& o) { o.game = "chess"; });
  refused([](PlayOptions& o) { o.players = 1; });
  refused([](PlayOptions& o) { o.own.set("hard"); });
  refused([](PlayOptions& o) { o.own.set("sponsors", "some"); });
  refused([](PlayOptions& o) { o.own.set("sponsors", "1,9"); });
  refused([](PlayOptions& o) { o.own.set("first", "3"); });
  refused([](PlayOptions& o) { o.load = "/nowhere/at/all.json"; });
}

TEST(PlaySetup, TakesGivenSponsorSides) {
  PlayOptions options = options_with({"human", "bot:greedy"});
  options.own.set("sponsors", "2,5");
  const Table table = make_table(options, words::Language::english());
  const auto& game = dynamic_cast<const AnyGameOf<Otys>&>(table.game());
  EXPECT_EQ(game.referee().state().table.colony.advanced, 0b10010);
}

TEST(PlaySetup, OpensALink) {
  const Table table = make_table(options_with({"human", "bot:greedy"}), words::Language::english());
  PlayOptions options;
  options.load = table.game().link();
  EXPECT_EQ(make_table(options, words::Language::english()).game().link(), table.game().link());
}

}  // namespace
}  // namespace bathys::cli
