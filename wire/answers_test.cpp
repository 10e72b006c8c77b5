// Answers on the wire: those that are forced, what is shown after one, and where the points come from.
#include "wire/actions.hpp"
#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

class EveryAnswer : public EveryGame {};

/// Plays until everybody can tell what comes next; false when that never happens.
bool play_to_forced(AnyGame& game, Generator& generator) {
  while (!game.forced()) {
    if (!play_randomly(game, generator)) return false;
  }
  return true;
}

TEST_P(EveryAnswer, ForcedIsTheOnlyOneAndTheSameForAll) {
  Generator generator(key_from_text("forced " + GetParam()));
  int found = 0;
  for (const Json& options : option_sets()) {
    for (int i = 0; i < 3; ++i) {
      const auto game = begin(options, "forced " + std::to_string(i));
      if (!play_to_forced(*game, generator)) continue;
      ++found;
      const Seat asked = game->decision().asked.front();
      const Json forced = Teller(*game, asked).decision()["forced"];
      EXPECT_EQ(Teller(*game, asked).legal().size(), 1u);
      EXPECT_EQ(Teller(*game, asked).legal()[0]["text"], forced);
      for (int seat = 0; seat < game->seats(); ++seat) {
        EXPECT_EQ(Teller(*game, seat_at(seat)).decision()["forced"], forced);
      }
      EXPECT_EQ(Teller(*game, kSpectator).look(0)["decision"]["forced"], forced);
    }
  }
  EXPECT_EQ(found > 0, GetParam() != "pearls") << "Pearls leaves a choice wherever it does not ask in secret";
}

/// What a preview tells to be paid first; -1 when nothing is.
int first_payment(const Json& preview) {
  for (const Json& event : preview["events"]) {
    if (event["kind"] == "paid" || event["kind"] == "credits_paid") return event["args"][1];
  }
  return -1;
}

TEST_P(EveryAnswer, TellsItsPriceAndThatIsWhatIsPaid) {
  Generator generator(key_from_text("prices " + GetParam()));
  int paid = 0;
  for (const Json& options : option_sets()) {
    const auto game = begin(options, "prices");
    for (int i = 0; i < 300 && !game->decision().over; ++i) {
      const Teller teller(*game, game->decision().asked.front());
      const Json legal = teller.legal();
      const Json& answer = legal[static_cast<std::size_t>(i) % legal.size()];
      const std::string verb = answer["json"]["verb"];
      // A place in a queue is paid for when its zone is resolved.
      if (!verb.starts_with("place") && !verb.starts_with("send")) {
        const int payment = first_payment(teller.preview(read_action(game->verbs(), answer["json"], "json")));
        if (answer.contains("price") && payment >= 0) {
          EXPECT_EQ(payment, answer["price"]) << answer;
          ++paid;
        }
      }
      play_randomly(*game, generator);
    }
  }
  EXPECT_EQ(paid > 10, GetParam() != "pearls") << paid;
}

TEST(Figures, OfAQuestionAndOfWhatAnAnswerLeavesStandBesideThem) {
  const auto game = begin("thesauros", Json{{"players", 3}}, "figures");
  Generator generator(key_from_text("figures"));
  int short_of = 0;
  for (int i = 0; i < 3000 && !game->decision().over; ++i) {
    const Seat asked = game->decision().asked.front();
    const Json decision = Teller(*game, asked).decision();
    EXPECT_EQ(decision.contains("missing"), decision["kind"] == "transfer" || decision["kind"] == "open_black_box");
    if (decision["kind"] == "transfer") {
      ++short_of;
      EXPECT_NE(decision["question"].get<std::string>().find(std::to_string(decision["missing"].get<int>()) + "$"),
                std::string::npos);
      for (const Json& answer : Teller(*game, asked).legal()) EXPECT_GE(answer["leaves"], 0);
    }
    play_randomly(*game, generator);
  }
  EXPECT_GT(short_of, 0);
}

TEST_P(EveryAnswer, ForcedOnesAreMarkedInTheEventsAndNoOthers) {
  Generator generator(key_from_text("marks " + GetParam()));
  const auto game = begin(option_sets().back(), "marks");
  std::vector<bool> forced;
  for (int i = 0; i < 400 && !game->decision().over; ++i) {
    forced.push_back(game->forced().has_value());
    play_randomly(*game, generator);
  }
  std::vector<bool> marked(forced.size());
  u32 last = 0;
  for (const Json& event : Teller(*game, kSpectator).events(0)) {
    const u32 decision = event["decision"];
    if (event.contains("forced")) {
      EXPECT_EQ(event["forced"], true);
      EXPECT_NE(decision, last) << "only the first event of an answer";
      marked[decision - 1] = true;
    }
    last = decision;
  }
  for (std::size_t i = 0; i < forced.size(); ++i) {
    EXPECT_TRUE(forced[i] || !marked[i]) << i;
    EXPECT_EQ(game->was_forced(static_cast<u32>(i)), forced[i]) << i;
  }
}

TEST_P(EveryAnswer, SourcesAddUpToThePoints) {
  Generator generator(key_from_text("sources " + GetParam()));
  const auto game = begin(option_sets()[2], "sources");
  while (play_randomly(*game, generator)) {
  }
  const Json outcome = Teller(*game, kSpectator).outcome();
  ASSERT_EQ(outcome.contains("sources"), !game->sources().empty());
  std::vector<int> sums(outcome["points"].size());
  for (const Json& source : outcome.value("sources", Json::array())) {
    EXPECT_FALSE(source["source"].get<std::string>().empty());
    EXPECT_FALSE(source["word"].get<std::string>().empty());
    ASSERT_EQ(source["points"].size(), sums.size());
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += source["points"][i].get<int>();
  }
  EXPECT_TRUE(!outcome.contains("sources") || Json(sums) == outcome["points"]) << outcome;
}

BATHYS_EVERY_GAME(EveryAnswer);

/// A conversation about a game of Otys for two, in which Ann (seat 0) begins.
class LookAfterwards : public testing::Test {
 protected:
  LookAfterwards() {
    EXPECT_EQ(
        ask({{"cmd", "new"}, {"game", "otys"}, {"options", {{"players", 2}, {"first", "0"}}}, {"seed", "test"}})["ok"],
        true);
  }
  Json ask(const Json& request) { return parse_json(protocol_.handle(request.dump())); }
  /// What the command `look` shows, as a part of another answer.
  Json look(const Json& seat, int since) {
    Json shown = ask({{"cmd", "look"}, {"seat", seat}, {"since", since}, {"names", {"Ann", "Bob"}}, {"lang", "fr"}});
    shown.erase("id");
    shown.erase("ok");
    return shown;
  }
  Json with_look(Json request, const Json& seat, int since) {
    request.update({{"look", {{"seat", seat}, {"since", since}}}, {"names", {"Ann", "Bob"}}, {"lang", "fr"}});
    return ask(request);
  }
  std::string complaint(const Json& request) { return ask(request)["error"]["message"]; }

  Protocol protocol_{Bots{[](const AnyGame& game, Seat seat, const BotWish&) {
    Options options;
    game.legal(seat, options);
    return options[0];
  }}};
};

TEST_F(LookAfterwards, ComesWithAnAnswer) {
  const Json answer = with_look({{"cmd", "do"}, {"seat", 0}, {"action", "key 3"}}, 0, 1);
  EXPECT_EQ(answer["look"], look(0, 1));
  EXPECT_EQ(answer["decision"], answer["look"]["decision"]);
  EXPECT_EQ(answer["decision"]["number"], 1);
}

TEST_F(LookAfterwards, ShowsAnotherViewerOnlyWhatThatOneMayKnow) {
  const Json answer = with_look({{"cmd", "do"}, {"seat", 0}, {"actions", {"key 3", "dive"}}}, "spectator", 0);
  EXPECT_EQ(answer["look"], look("spectator", 0));
  EXPECT_EQ(answer["look"]["legal"], Json::array());
}

TEST_F(LookAfterwards, ComesWithUndoAndWithTheAnswerOfABot) {
  const Json before = look(0, 0);
  const Json played = with_look({{"cmd", "bot"}, {"seat", 0}, {"level", "first"}, {"play", true}}, 1, 0);
  EXPECT_EQ(played["look"], look(1, 0));
  EXPECT_TRUE(played["action"].contains("text"));
  const Json undone = with_look({{"cmd", "undo"}}, 0, 0);
  EXPECT_EQ(undone["look"], before);
}

TEST_F(LookAfterwards, IsNotThereWhenItIsNotAskedFor) {
  EXPECT_FALSE(ask({{"cmd", "do"}, {"seat", 0}, {"action", "key 3"}}).contains("look"));
  EXPECT_FALSE(ask({{"cmd", "undo"}}).contains("look"));
}

TEST_F(LookAfterwards, WhatCannotBeShownChangesNothing) {
  const auto answered_with = [](const Json& look) -> Json {
    return {{"cmd", "do"}, {"seat", 0}, {"action", "key 3"}, {"look", look}};
  };
  EXPECT_EQ(complaint(answered_with(7)), "look: an object is expected, found 7");
  EXPECT_EQ(complaint(answered_with({{"sea", 0}})), "look: unknown field \"sea\"; look takes seat, since");
  EXPECT_EQ(complaint(answered_with({{"seat", 2}})), "seat: a whole number from 0 to 1 is expected, found 2");
  EXPECT_EQ(complaint(answered_with({{"seat", 0}, {"since", -1}})),
            "since: a whole number from 0 to 1000000000 is expected, found -1");
  EXPECT_EQ(complaint({{"cmd", "bot"}, {"seat", 0}, {"level", "first"}, {"look", Json::object()}}),
            "look: only with play");
  EXPECT_EQ(look(0, 0)["decision"]["number"], 0);
}

TEST_F(LookAfterwards, ARefusedAnswerShowsNothing) {
  const Json answer = with_look({{"cmd", "do"}, {"seat", 0}, {"actions", {"key 3", "key 3"}}}, 0, 0);
  EXPECT_EQ(answer["ok"], false);
  EXPECT_EQ(answer["error"]["at"], 1);
  EXPECT_FALSE(answer.contains("look"));
  EXPECT_EQ(look(0, 0)["decision"]["number"], 0);
}

}  // namespace
}  // namespace bathys::wire
