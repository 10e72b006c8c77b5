// What a look tells of the rules beside the view, so that nobody who shows it reckons by rules of their own.
#include <set>

#include "core/generator.hpp"
#include "wire/form.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

/// What has happened is not wanted.
constexpr std::size_t kSince = 1'000'000;

Json decision_for(const AnyGame& game, Seat viewer) { return Teller(game, viewer).look(kSince)["decision"]; }
Json facts_for(const AnyGame& game, Seat viewer) { return decision_for(game, viewer)["facts"]; }

class Facts : public EveryGame {};

TEST_P(Facts, StandInEveryLookOfAGameThatHasThemAndHaveTheFieldsThatAreDescribed) {
  const auto game = begin();
  const Json described = wire::described(*find_game(GetParam()))["facts"];
  const Json decision = decision_for(*game, kSpectator);
  EXPECT_EQ(decision.contains("facts"), !described.empty());
  EXPECT_EQ(described.empty(), GetParam() == "pearls");
  for (const Json& field : described) EXPECT_TRUE(decision["facts"].contains(field["name"])) << field;
  EXPECT_FALSE(Teller(*game, kSpectator).decision().contains("facts")) << "only whoever looks wants them";
}

TEST_P(Facts, OfAPreviewAreThoseOfTheLookAfterwards) {
  Generator generator(key_from_text("facts " + GetParam()));
  int compared = 0;
  for (const Json& options : option_sets()) {
    const auto game = begin(options, "facts");
    for (int i = 0; i < 200 && !game->decision().over; ++i) {
      const Seat asked = game->decision().asked.front();
      Options legal;
      game->legal(asked, legal);
      const Action action = legal[static_cast<int>(generator.below(static_cast<u32>(legal.size())))];
      const Json preview = Teller(*game, asked).preview(action);
      ASSERT_FALSE(game->play(asked, action));
      if (preview["stopped"] != "question") continue;
      ++compared;
      EXPECT_EQ(preview.value("facts", Json()), facts_for(*game, asked)) << preview;
    }
  }
  EXPECT_GT(compared, 5);
}

BATHYS_EVERY_GAME(Facts);

TEST(FactsOfThesauros, SayWhatEachAccountKeepsThatSendsAllThatIsMissing) {
  Generator generator(key_from_text("alone"));
  int alone = 0;
  for (const char* const mode : {"standard", "initiation"}) {
    const auto game = begin("thesauros", Json{{"mode", mode}, {"players", 3}}, "alone");
    for (int i = 0; i < 3000 && !game->decision().over; ++i) {
      const Seat asked = game->decision().asked.front();
      const Teller teller(*game, asked);
      const Json decision = decision_for(*game, asked);
      Json expected = Json::array();
      for (const Json& answer : teller.legal()) {
        if (decision["kind"] != "transfer") continue;
        if (answer["json"]["amount"] == std::to_string(decision["missing"].get<int>()))
          expected.push_back({{"account", answer["json"]["account"]}, {"keeps", answer["leaves"]}});
      }
      EXPECT_EQ(decision["facts"]["alone"], expected);
      EXPECT_EQ(facts_for(*game, kSpectator)["alone"], Json::array()) << "only who is asked knows the black box";
      alone += static_cast<int>(expected.size());
      play_randomly(*game, generator);
    }
  }
  EXPECT_GT(alone, 5);
}

TEST(FactsOfOtys, SayWhomTheSpyCopies) {
  Generator generator(key_from_text("copies"));
  int copies = 0;
  for (const int players : {2, 3, 4}) {
    const auto game = begin_otys(Json{{"players", players}}, "copies");
    for (int i = 0; i < 600 && !game->decision().over; ++i) {
      const Seat asked = game->decision().asked.front();
      for (const Json& answer : Teller(*game, asked).legal()) {
        if (answer["json"]["verb"] != "copy") continue;
        ++copies;
        const std::string side = answer["json"]["side"];
        EXPECT_EQ(facts_for(*game, asked)["neighbours"][side], std::to_string(answer["owner"].get<int>()));
      }
      play_randomly(*game, generator);
    }
  }
  EXPECT_GT(copies, 5);
}

TEST(FactsOfOtys, NameTheAnswerThatComesNearestToCompletingAContract) {
  Generator generator(key_from_text("nearest"));
  int allowed = 0, refused = 0;
  const auto game = begin_otys(Json{{"players", 3}}, "nearest");
  for (int i = 0; i < 1000 && !game->decision().over; ++i) {
    const Seat asked = game->decision().asked.front();
    std::set<std::string> completed, texts;
    for (const Json& answer : Teller(*game, asked).legal()) {
      if (answer["json"]["verb"] != "complete") continue;
      completed.insert(answer["json"]["contract"]);
      texts.insert(answer["text"]);
    }
    const Json facts = facts_for(*game, asked);
    for (const Json& one : facts["contracts"]) {
      const std::string answer = one["answer"];
      EXPECT_TRUE(parse(game->verbs(), answer)) << answer;
      const bool completes = completed.count(one["contract"]) > 0;
      EXPECT_TRUE(!completes || texts.count(answer) > 0) << answer << ": it is an answer wherever there is any";
      (completes ? allowed : refused) += 1;
    }
    play_randomly(*game, generator);
  }
  EXPECT_GT(allowed, 0);
  EXPECT_GT(refused, 0);
  EXPECT_EQ(facts_for(*game, kSpectator)["contracts"], Json::array());
}

}  // namespace
}  // namespace bathys::wire
