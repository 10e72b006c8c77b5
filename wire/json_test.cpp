// Tests of what a viewer is told, above all that it comes from nowhere but what the viewer may know.
#include "wire/json.hpp"

#include <set>

#include "wire/actions.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

constexpr Seat kAnna{0};
constexpr Seat kBruno{1};

Json everything_told(const AnyGame& game, Seat viewer) {
  const Teller teller(game, viewer);
  return {{"view", teller.view()},
          {"decision", teller.decision()},
          {"legal", teller.legal()},
          {"events", teller.events(0)},
          {"outcome", teller.outcome()}};
}

/// A game of two in which Bruno holds a contract and knows some under the deck.
std::unique_ptr<AnyGame> game_with_secrets() {
  for (int i = 0;; ++i) {
    auto game = begin_otys(Json{{"players", 2}}, std::to_string(i));
    Generator generator(key_from_text("secrets"));
    play_randomly(*game, generator, 150);
    const Json state = state_json(*game);
    const bool secrets = !state["players"][1]["hand"].empty() && !state["players"][1]["known"].empty();
    if (secrets && !game->decision().over && state["players"][0]["drawn"].empty()) return game;
  }
}

/// Exchanges what Anna cannot know: Bruno's contract against one of the deck, the order of the deck, the generator.
Json with_other_secrets(Json state) {
  const Json known = state["players"][0]["known"];
  const auto is_known = [&](const Json& card) { return std::find(known.begin(), known.end(), card) != known.end(); };
  std::vector<Json*> hidden;
  for (Json& card : state["secret"]["deck"]) {
    if (!is_known(card)) hidden.push_back(&card);
  }
  std::swap(*hidden[0], state["players"][1]["hand"][0]);
  std::swap(*hidden[1], *hidden[2]);
  state["players"][1]["known"] = Json::array();
  state["secret"]["generator"]["key"] = std::string(64, '7');
  return state;
}

TEST(Teller, TellsNothingThatTheViewerMayNotKnow) {
  const Json state = state_json(*game_with_secrets());
  const auto one = from_position("otys", state);
  const auto other = from_position("otys", with_other_secrets(state));
  ASSERT_FALSE(same_state(*one, *other));
  EXPECT_EQ(everything_told(*one, kAnna).dump(), everything_told(*other, kAnna).dump());
  EXPECT_EQ(everything_told(*one, kSpectator).dump(), everything_told(*other, kSpectator).dump());
  EXPECT_NE(everything_told(*one, kBruno).dump(), everything_told(*other, kBruno).dump());
}

TEST(Teller, ShowsOnlyTheViewersOwnHand) {
  const auto game = game_with_secrets();
  const Json state = state_json(*game);
  const Json anna = Teller(*game, kAnna).view();
  EXPECT_EQ(anna["viewer"], "0");
  EXPECT_EQ(anna["own"]["hand"], state["players"][0]["hand"]);
  EXPECT_EQ(anna["players"][1]["hand_size"], state["players"][1]["hand"].size());
  EXPECT_FALSE(anna.contains("secret"));
  for (const Json& card : state["players"][1]["hand"]) {
    EXPECT_EQ(anna.dump().find(card.dump()), std::string::npos) << card;
    EXPECT_NE(Teller(*game, kBruno).view().dump().find(card.dump()), std::string::npos) << card;
  }
  const Json spectator = Teller(*game, kSpectator).view();
  EXPECT_EQ(spectator["viewer"], "spectator");
  EXPECT_TRUE(spectator["own"]["hand"].empty());
}

TEST(Teller, TellsTheDecision) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "1"}});
  Json decision = Teller(*game, kAnna).decision();
  EXPECT_NE(decision["question"], "");
  decision.erase("question");
  EXPECT_EQ(decision.dump(),
            R"({"number":0,"over":false,"asked":[1],"kind":"choose_key","rule":"otys 2.1","sealed":false})");
}

TEST(Teller, OffersEachLegalAnswerAsTextAndJson) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  const Json legal = Teller(*game, kAnna).legal();
  ASSERT_GE(legal.size(), 10u);
  EXPECT_EQ(legal[2]["text"], "key 3");
  EXPECT_EQ(legal[2]["json"].dump(), R"({"verb":"key","level":"3"})");
  EXPECT_NE(legal[2]["say"], "");
  for (const Json& answer : legal) {
    const Action action = read_action(game->verbs(), answer["json"], "json");
    EXPECT_EQ(read_action(game->verbs(), answer["text"], "text"), action);
    EXPECT_FALSE(game->why_not(kAnna, action));
  }
  EXPECT_TRUE(Teller(*game, kBruno).legal().empty());
  EXPECT_TRUE(Teller(*game, kSpectator).legal().empty());
}

TEST(Teller, NumbersTheEventsOfEachViewerWithoutGaps) {
  const auto game = game_with_secrets();
  for (const Seat viewer : {kAnna, kBruno, kSpectator}) {
    const Teller teller(*game, viewer);
    const Json all = teller.events(0);
    ASSERT_EQ(all.size(), teller.event_count());
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i]["n"], i);
    EXPECT_EQ(teller.events(7)[0], all[7]);
    EXPECT_EQ(teller.events(7).size() + 7, all.size());
    EXPECT_TRUE(teller.events(all.size()).empty());
    EXPECT_TRUE(teller.events(all.size() + 5).empty());
  }
}

TEST(Teller, TellsEventsWithTheirArguments) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  game->play(kAnna, *parse(game->verbs(), "key 3"));
  const Json events = Teller(*game, kBruno).events(0);
  EXPECT_EQ(events[0]["kind"], "game_begins");
  EXPECT_EQ(events[0]["decision"], 0);
  const Json& played = events[events.size() - 1];
  EXPECT_EQ(played["kind"], "key_played");
  EXPECT_EQ(played["decision"], 1);
  EXPECT_EQ(played["args"].dump(), R"([{"seat":0},"otys.key.3",3])");
  EXPECT_NE(played["text"], "");
}

TEST(Teller, TellsOnlyTheDrawerWhichContractsWereDrawn) {
  std::set<std::string> kinds[2];
  const auto game = game_with_secrets();
  for (const Seat viewer : {kAnna, kBruno}) {
    for (const Json& event : Teller(*game, viewer).events(0)) {
      const bool own = event["args"].is_array() && !event["args"].empty() && event["args"][0] == Json{{"seat", 1}};
      if (own) kinds[index_of(viewer)].insert(event["kind"]);
    }
  }
  EXPECT_FALSE(kinds[0].contains("drew_cards"));
  EXPECT_TRUE(kinds[0].contains("drew"));
  EXPECT_TRUE(kinds[1].contains("drew_cards"));
}

TEST(Teller, ExplainsARefusal) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  const Teller teller(*game, kAnna);
  const Json refused = teller.refusal(game->why_not(kAnna, *parse(game->verbs(), "dive")));
  EXPECT_EQ(refused["code"], "not_this_question");
  EXPECT_EQ(refused["rule"], "otys 2.1");
  EXPECT_NE(refused["message"], "");
  EXPECT_FALSE(teller.refusal({"game_over"}).contains("rule"));
}

TEST(Teller, TellsTheOutcome) {
  const auto game = begin_otys(Json{{"players", 3}});
  Json begun = Teller(*game, kAnna).outcome();
  std::vector<std::string> sources;
  for (const Json& source : begun["sources"]) {
    EXPECT_EQ(source["points"], (Json{0, 0, 0})) << source;
    sources.push_back(source["source"]);
  }
  EXPECT_EQ(sources, (std::vector<std::string>{"contracts", "reward_fronts", "reward_backs", "sales", "sponsors"}));
  begun.erase("sources");
  EXPECT_EQ(begun.dump(), R"({"over":false,"winners":[],"points":[0,0,0]})");
  Generator generator(key_from_text("outcome"));
  play_randomly(*game, generator, 100000);
  const Json outcome = Teller(*game, kAnna).outcome();
  EXPECT_EQ(outcome["over"], true);
  EXPECT_FALSE(outcome["winners"].empty());
  EXPECT_NE(outcome["verdict"], "");
  EXPECT_TRUE(Teller(*game, kAnna).legal().empty());
  EXPECT_EQ(Teller(*game, kAnna).decision()["over"], true);
}

TEST(Teller, CallsSeatsByTheirNames) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  const Voice voice{.names = {"Anna", "Bruno"}};
  const Refusal refusal = game->why_not(kBruno, *parse(game->verbs(), "key 3"));
  EXPECT_EQ(refusal.args[0], Arg::seat(kBruno));
  const words::SeatNames names{voice.names, kSpectator};
  EXPECT_EQ(Teller(*game, kSpectator, voice).refusal(refusal)["message"],
            refusal_text(refusal, words::Language::english(), names));
}

}  // namespace
}  // namespace bathys::wire
