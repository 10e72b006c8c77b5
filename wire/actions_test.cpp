// Tests of answers as JSON and as notation.
#include "wire/actions.hpp"

#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

std::span<const Verb> verbs() { return otys_kind().verbs(); }

std::string complaint_about(const Json& given) {
  return complaint([&] { read_action(verbs(), given, "action"); });
}

TEST(ActionJson, NamesTheVerbAndItsFields) {
  const Action sell = *parse(verbs(), "sell metal prestige");
  EXPECT_EQ(action_json(verbs(), sell).dump(), R"({"verb":"sell","resource":"metal","for":"prestige"})");
  const Action complete = *parse(verbs(), "complete " + std::string(otys::contract_words()[0]) + " 3 2metal+1plant");
  EXPECT_EQ(action_json(verbs(), complete)["with"], "2metal+1plant");
}

TEST(ActionJson, OfThesaurosHoldsAmountsAsText) {
  const auto thesauros = find_game("thesauros")->verbs();
  const Action budget = *parse(thesauros, "budget hr 12");
  EXPECT_EQ(action_json(thesauros, budget).dump(), R"({"verb":"budget","account":"hr","amount":"12"})");
  EXPECT_EQ(action_json(thesauros, *parse(thesauros, "place double worker1 9")).dump(),
            R"({"verb":"place double","meeple":"worker1","zone":"9"})");
}

class EveryAction : public EveryGame {};
BATHYS_EVERY_GAME(EveryAction);

TEST_P(EveryAction, OfRandomGamesReadsBackFromJsonAndNotation) {
  Generator generator(key_from_text("actions"));
  for (const Json& options : option_sets()) {
    const auto game = begin(options);
    const auto verbs = game->verbs();
    do {
      Options legal;
      if (!game->decision().over) game->legal(game->decision().asked.front(), legal);
      for (const Action action : legal) {
        EXPECT_EQ(read_action(verbs, action_json(verbs, action), "action"), action);
        EXPECT_EQ(read_action(verbs, spell(verbs, action), "action"), action);
      }
    } while (play_randomly(*game, generator));
  }
}

TEST(ReadAction, TakesNumbersForWordsThatAreNumbers) {
  EXPECT_EQ(read_action(verbs(), Json{{"verb", "key"}, {"level", 3}}, "action"), *parse(verbs(), "key 3"));
}

TEST(ReadAction, SaysWhatWouldHaveBeenANotation) {
  EXPECT_EQ(complaint_about("sell metl prestige"),
            R"(action: "sell metl prestige" is not an answer; expected: sell <resource> <for>)");
  EXPECT_EQ(complaint_about("find keys"),
            R"(action: "find keys" is not an answer; expected: find, find bonus, find key <key>)");
  EXPECT_TRUE(
      complaint_about("fly").starts_with(R"(action: "fly" is not an answer; it begins with one of key, x, complete,)"));
  EXPECT_TRUE(complaint_about("").starts_with(R"(action: "" is not an answer; it begins with one of)"));
  EXPECT_TRUE(complaint_about(std::string(5000, 'k')).starts_with("action: a text of 5000 bytes is not an answer"));
}

TEST(ReadAction, SaysWhichFieldOfAnObjectIsWrong) {
  EXPECT_EQ(complaint_about(Json{{"verb", "sell"}, {"resource", "metl"}, {"for", "prestige"}}),
            R"(action.resource: one of metal, plant, fuel, tech is expected, found "metl")");
  EXPECT_EQ(complaint_about(Json{{"verb", "sell"}, {"resource", "metal"}}),
            "action.for: one of credits, prestige is expected, but it is missing");
  EXPECT_EQ(complaint_about(Json{{"verb", "dive"}, {"deep", true}}), R"(action: unknown field "deep")");
  EXPECT_EQ(complaint_about(Json{{"verb", "key"}, {"level", 2.0}}),
            "action.level: one of 1, 2, 3, 4, 5 is expected, found 2.0");
  EXPECT_TRUE(complaint_about(Json{{"verb", "fly"}})
                  .starts_with("action.verb: a verb is expected; it begins with one of key,"));
  EXPECT_TRUE(complaint_about(Json::object()).starts_with("action.verb: a verb is expected"));
  EXPECT_TRUE(complaint_about(Json{{"verb", 7}}).starts_with("action.verb: a verb is expected"));
  const Json payment{{"verb", "complete"}, {"contract", otys::contract_words()[0]}, {"level", "1"}, {"with", "gold"}};
  EXPECT_EQ(complaint_about(payment), R"(action.with: its notation is expected, found "gold")");
}

TEST(ReadAction, OfThesaurosSaysWhatIsWrong) {
  const auto thesauros = find_game("thesauros")->verbs();
  const auto said = [&](const Json& given) { return complaint([&] { read_action(thesauros, given, "action"); }); };
  EXPECT_EQ(said("budget hr -1"), R"(action: "budget hr -1" is not an answer; expected: budget <account> <amount>)");
  EXPECT_EQ(said("budget hr 012"), R"(action: "budget hr 012" is not an answer; expected: budget <account> <amount>)");
  EXPECT_EQ(
      said("place queen 3"),
      R"(action: "place queen 3" is not an answer; expected: place <meeple> <zone>, place double <meeple> <zone>)");
  EXPECT_EQ(said(Json{{"verb", "budget"}, {"account", "xx"}, {"amount", "1"}}),
            R"(action.account: one of hr, rd, gp, mx, bb is expected, found "xx")");
  EXPECT_EQ(said(Json{{"verb", "budget"}, {"account", "hr"}, {"amount", "10000"}}),
            R"(action.amount: its notation is expected, found "10000")");
  EXPECT_EQ(said(Json{{"verb", "sell"}, {"treasure", "4"}, {"room", "1"}}),
            R"(action.treasure: one of 3, 5, 7, 9 is expected, found "4")");
}

TEST(ReadAction, RefusesWhatIsNeitherTextNorObject) {
  EXPECT_EQ(complaint_about(3), "action: a text or an object is expected, found 3");
  EXPECT_EQ(complaint_about(Json::array({"dive"})), "action: a text or an object is expected, found a list of 1");
}

TEST(VerbsJson, ListsEveryVerbWithTheWordsOfItsFields) {
  const Json list = verbs_json(verbs());
  ASSERT_EQ(list.size(), verbs().size());
  EXPECT_EQ(list[0].dump(),
            R"({"name":"key","usage":"key <level>","fields":[{"name":"level","words":["1","2","3","4","5"]}]})");
  EXPECT_EQ(list[3].dump(), R"({"name":"sponsor","usage":"sponsor","fields":[]})");
}

}  // namespace
}  // namespace bathys::wire
