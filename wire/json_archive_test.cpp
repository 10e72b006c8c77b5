// Tests of positions as JSON: nothing is lost, and whatever cannot be is refused with what and where.
#include "wire/json_archive.hpp"

#include <gmock/gmock.h>

#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

class JsonArchive : public EveryGame {};
BATHYS_EVERY_GAME(JsonArchive);

TEST_P(JsonArchive, GivesBackTheSameBytesAtEveryDecisionOfRandomGames) {
  int positions = 0;
  for (const Json& options : option_sets()) {
    Generator generator(key_from_text("positions"));
    const auto game = begin(options);
    do {
      const std::string text = state_json(*game).dump();
      const auto again = from_position(parse_json(text));
      ASSERT_TRUE(same_state(*game, *again)) << text;
      ASSERT_EQ(state_json(*again).dump(), text);
      ++positions;
    } while (play_randomly(*game, generator));
  }
  EXPECT_GT(positions, 200);
}

TEST_P(JsonArchive, PlaysOnFromAPositionAsTheGameItself) {
  Generator ahead(key_from_text("ahead"));
  const auto game = begin(Json{{"players", 3}});
  play_randomly(*game, ahead, 100);
  const auto copy = from_position(state_json(*game));
  Generator same = ahead;
  play_randomly(*game, ahead, 400);
  play_randomly(*copy, same, 400);
  EXPECT_TRUE(same_state(*game, *copy));
}

TEST_P(JsonArchive, RoundTripsTheOptions) {
  for (const Json& options : option_sets()) {
    const Json written = setup_json(*begin(options));
    EXPECT_EQ(setup_json(*begin(written)), written);
    for (const auto& [name, value] : options.items()) EXPECT_EQ(written[name], value);
  }
}

/// A view as it travels, read back as a value of the game.
template <Game G>
void view_reads_back(const AnyGame& game, Seat viewer) {
  const Json json = parse_json(Teller(game, viewer).view().dump());
  JsonReader reader(json);
  typename G::View view = G::view(typename G::State{}, viewer);
  G::describe(reader, view);
  reader.finish();
  EXPECT_TRUE(same_bytes(view, G::view(state_of<G>(game), viewer))) << json;
}

TEST_P(JsonArchive, RoundTripsWhatEveryViewerSees) {
  for (const Json& options : option_sets()) {
    Generator generator(key_from_text("views"));
    const auto game = begin(options);
    do {
      for (int i = 0; i <= game->seats(); ++i) {
        const Seat viewer = i == game->seats() ? kSpectator : seat_at(i);
        AllGames::each([&]<Game G>() {
          if (GetParam() == G::kName) view_reads_back<G>(*game, viewer);
        });
      }
      play_randomly(*game, generator, 24);
    } while (play_randomly(*game, generator));
  }
}

std::vector<std::string> fields_of(const Json& object) {
  std::vector<std::string> names;
  for (const auto& [name, value] : object.items()) names.push_back(name);
  return names;
}

TEST(OtysJson, HasFieldsInTheOrderOfTheDescription) {
  EXPECT_EQ(fields_of(state_json(*begin_otys())),
            (std::vector<std::string>{"setup", "turn", "colony", "pending", "players", "secret"}));
}

TEST(ThesaurosJson, HasFieldsInTheOrderOfTheDescription) {
  EXPECT_EQ(fields_of(state_json(*begin("thesauros"))),
            (std::vector<std::string>{"setup", "board", "zodiacs", "sailed", "pending", "players", "secret"}));
}

TEST(ThesaurosJson, TakesAPositionWithoutLegsForOneWhereNoZodiacIsUnderWay) {
  const auto game = begin("thesauros", Json{{"players", 2}});
  Json position = state_json(*game);
  ASSERT_EQ(position["sailed"], Json::array());
  position.erase("sailed");
  EXPECT_TRUE(same_state(*from_position("thesauros", position), *game));
}

TEST(OtysJson, TakesAllPrestigeForEarlierThanAPositionWithoutSources) {
  Json position = state_json(*begin_otys(Json{{"players", 2}}));
  position["players"][1]["prestige"] = 5;
  position["players"][1].erase("sources");
  EXPECT_EQ(state_json(*from_position("otys", position))["players"][1]["sources"]["before"], 5);
  position["players"][1]["sources"] = {
      {"contracts", 4}, {"reward_fronts", 0}, {"reward_backs", 1}, {"sales", 0}, {"sponsors", 0}};
  EXPECT_EQ(state_json(*from_position("otys", position))["players"][1]["sources"]["before"], 0);
}

TEST(OtysJson, NamesTheFieldsOfFrames) {
  const Json pending = state_json(*begin_otys(Json{{"players", 2}, {"first", "0"}}))["pending"];
  EXPECT_EQ(pending[0], (Json{{"rule", "choose_key"}, {"seat", 0}}));
  EXPECT_EQ(pending[2], (Json{{"rule", "activate"}, {"seat", 0}, {"again", false}}));
}

TEST(OtysJson, StillReadsFramesThatWereWrittenAsNumbers) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  Json position = state_json(*game);
  for (Json& frame : position["pending"]) {
    frame.erase("again");
    frame["a"] = 0;
    frame["b"] = 0;
  }
  EXPECT_TRUE(same_state(*from_position("otys", position), *game));
}

TEST(ThesaurosJson, NamesTheFieldsOfFrames) {
  const Json pending = state_json(*begin("thesauros", Json{{"players", 2}}))["pending"];
  EXPECT_EQ(pending[0], (Json{{"rule", "budget"}, {"seats", {"0", "1"}}}));
  EXPECT_EQ(pending[2], (Json{{"rule", "placement"}, {"seats", {"0"}}, {"place", 0}}));
  EXPECT_EQ(pending[4], (Json{{"rule", "wages"}, {"seats", {"0"}}, {"place", 0}, {"asked", false}}));
}

TEST(ThesaurosJson, StillReadsFramesThatWereWrittenAsNumbers) {
  const auto game = begin("thesauros", Json{{"players", 2}});
  Json position = state_json(*game);
  for (Json& frame : position["pending"]) {
    const int zone = frame["rule"] == "resolve" ? 1 : 0;
    frame = Json{{"rule", frame["rule"]}, {"seats", frame["seats"]}, {"a", zone}, {"b", 0}, {"c", 0}, {"d", 0}};
  }
  EXPECT_TRUE(same_state(*from_position("thesauros", position), *game));
}

TEST(OtysJson, TakesNumbersForWordsThatAreNumbers) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", 1}});
  EXPECT_EQ(setup_json(*game)["first"], "1");
}

/// In what is said {deck}, {public} and {reward} stand for the first contract of the deck, the first public one, and
/// the second reward token of level 1.
std::string filled(std::string text, const Json& position) {
  const std::pair<std::string, Json> names[] = {{"{deck}", position["secret"]["deck"][0]},
                                                {"{public}", position["colony"]["contracts"][0]},
                                                {"{reward}", position["colony"]["rewards"][0][1]}};
  for (const auto& [mark, name] : names) {
    const std::size_t at = text.find(mark);
    if (at != std::string::npos) text.replace(at, mark.size(), name.get<std::string>());
  }
  return text;
}

/// A new game of two.
class MalformedOtys : public testing::TestWithParam<Malformed> {
 protected:
  MalformedOtys() {
    Json position = state_json(*begin_otys(Json{{"players", 2}, {"first", "0"}}));
    expected = filled(GetParam().complaint, position);
    GetParam().damage(position);
    said = complaint([&] { from_position("otys", position); });
  }
  std::string expected, said;
};
class ImpossibleOtys : public MalformedOtys {};

TEST_P(MalformedOtys, IsRefusedWithWhatAndWhere) { EXPECT_EQ(said, expected); }

/// How the game words it is its own affair: the place, and the card or diver it is about, come first.
TEST_P(ImpossibleOtys, IsRefusedWithWhatAndWhere) { EXPECT_THAT(said, testing::StartsWith(expected)); }

std::string most_counter() { return std::to_string(otys::kMaxCounter); }

std::string contract(int card) { return std::string(otys::contract_words()[static_cast<std::size_t>(card)]); }

std::vector<std::string_view> rule_names() {
  std::vector<std::string_view> names;
  for (const auto& row : otys::rulebook()) names.push_back(row.name);
  return names;
}

void set_column(Json& position) {
  position["players"][1]["column"] = {"metal_expert", "plant_expert", "fuel_expert", "tech_expert",
                                      "trader",       "spy",          "engineer",    "explorer"};
}

const Malformed kReadingOtys[] = {
    {"UnknownField", [](Json& p) { p["players"][1]["credit"] = 3; }, R"(players[1]: unknown field "credit")"},
    {"UnknownFieldOutermost", [](Json& p) { p["player"] = 3; }, R"(unknown field "player")"},
    {"MissingField", [](Json& p) { p["players"][0].erase("credits"); },
     "players[0].credits: a whole number from 0 to " + most_counter() + " is expected, but it is missing"},
    {"NegativeCredits", [](Json& p) { p["players"][1]["credits"] = -1; },
     "players[1].credits: a whole number from 0 to " + most_counter() + " is expected, found -1"},
    {"TooManyCredits", [](Json& p) { p["players"][1]["credits"] = otys::kMaxCounter + 1; },
     "players[1].credits: a whole number from 0 to " + most_counter() + " is expected, found " +
         std::to_string(otys::kMaxCounter + 1)},
    {"CreditsAsText", [](Json& p) { p["players"][1]["credits"] = "3"; },
     "players[1].credits: a whole number from 0 to " + most_counter() + " is expected, found \"3\""},
    {"HalfACredit", [](Json& p) { p["players"][1]["credits"] = 0.5; },
     "players[1].credits: a whole number from 0 to " + most_counter() + " is expected, found 0.5"},
    {"HugeCredits", [](Json& p) { p["players"][1]["credits"] = 18446744073709551615u; },
     "players[1].credits: a whole number from 0 to " + most_counter() + " is expected, found 18446744073709551615"},
    {"UnknownDiver", [](Json& p) { p["players"][1]["column"][3] = "cook"; },
     "players[1].column[3]: one of metal_expert, plant_expert, fuel_expert, tech_expert, trader, spy, engineer, "
     "explorer, metal_expert+, plant_expert+, fuel_expert+, tech_expert+, trader+, spy+, engineer+, explorer+ is "
     "expected, found \"cook\""},
    {"SevenDivers", [](Json& p) { p["players"][1]["column"].erase(7); },
     "players[1].column: a list of 8 is expected, found a list of 7"},
    {"ColumnAsText", [](Json& p) { p["players"][1]["column"] = "spy"; },
     "players[1].column: a list of 8 is expected, found \"spy\""},
    {"ThreePlayersOfTwo", [](Json& p) { p["players"].push_back(p["players"][0]); },
     "players: a list of 2 is expected, found a list of 3"},
    {"ThirtyThreeContracts",
     [](Json& p) {
       p["secret"]["deck"] = Json::array();
       for (int i = 0; i < 33; ++i) p["secret"]["deck"].push_back(contract(i % 32));
     },
     "secret.deck: a list of at most 32 is expected, found a list of 33"},
    {"UnknownContract", [](Json& p) { p["secret"]["deck"][2] = "K99"; },
     "secret.deck[2]: one of " + listed(otys::contract_words()) + " is expected, found \"K99\""},
    {"KeyTwice",
     [](Json& p) {
       p["players"][0]["keys"] = {"1", "1"};
     },
     "players[0].keys: 1 is listed twice"},
    {"FlagAsNumber", [](Json& p) { p["turn"]["double_use"] = 1; },
     "turn.double_use: true or false is expected, found 1"},
    {"LevelAsObject", [](Json& p) { p["players"][0]["levels"][2] = 3; },
     "players[0].levels[2]: an object is expected, found 3"},
    {"UnknownResource", [](Json& p) { p["players"][0]["levels"][2]["gold"] = 1; },
     "players[0].levels[2]: unknown field \"gold\""},
    {"RewardSlot", [](Json& p) { p["colony"]["rewards"][4][1] = "T77"; },
     "colony.rewards[4][1]: one of " + listed(otys::reward_words()) + ", none is expected, found \"T77\""},
    {"GeneratorKey", [](Json& p) { p["secret"]["generator"]["key"] = "xyz"; },
     "secret.generator.key: 64 hexadecimal digits are expected"},
    {"ImpossibleSetup", [](Json& p) { p["setup"]["hard"] = true; },
     "setup.hard: the hard start is for one player (solo)"},
    {"VariantAlone",
     [](Json& p) {
       p["setup"]["players"] = 1;
       p["setup"]["designer_variant"] = true;
     },
     "setup.designer_variant: the designer's variant needs another player"},
    {"SourcesThatDoNotAddUp",
     [](Json& p) {
       p["players"][1]["prestige"] = 5;
       p["players"][1]["sources"]["sales"] = 3;
       p["players"][1]["sources"]["before"] = 1;
     },
     "players[1].sources: add up to 4 instead of the 5 prestige"},
    {"UnknownRule", [](Json& p) { p["pending"][0]["rule"] = "sleep"; },
     "pending[0].rule: one of " + listed(rule_names()) + " is expected, found \"sleep\""},
    {"FieldOfAFrame", [](Json& p) { p["pending"][2]["again"] = 3; },
     "pending[2].again: true or false is expected, found 3"},
    {"FieldOfAFrameMissing", [](Json& p) { p["pending"][2].erase("again"); },
     "pending[2].again: true or false is expected, but it is missing"},
    {"TooMuchPending",
     [](Json& p) {
       for (int i = 0; i < 16; ++i) p["pending"].push_back(p["pending"][0]);
     },
     "pending: a list of at most 16 is expected, found a list of 22"},
};

const Malformed kImpossibleOtys[] = {
    {"DiverTwice",
     [](Json& p) {
       set_column(p);
       p["players"][1]["column"][3] = "spy";
     },
     "players[1].column: spy is there twice"},
    {"DiverTwiceWithBothSides",
     [](Json& p) {
       set_column(p);
       p["players"][1]["column"][3] = "spy+";
     },
     "players[1].column: spy is there twice"},
    {"KeyNowhere",
     [](Json& p) {
       p["players"][0]["keys"] = {"1", "2", "3", "4", "X"};
     },
     "players[0].keys: key 5 is in 0 places"},
    {"KeyInTwoPlaces", [](Json& p) { p["players"][0]["track"] = {"5"}; }, "players[0].keys: key 5 is in 2 places"},
    {"TooFewNeutralKeys", [](Json& p) { p["colony"]["neutral_keys"] = 11; },
     "colony.neutral_keys: 11 neutral X keys in all instead of 12"},
    {"TooManyNeutralKeys", [](Json& p) { p["players"][1]["neutral_keys"] = 1; },
     "colony.neutral_keys: 13 neutral X keys in all instead of 12"},
    {"FullTrack",
     [](Json& p) {
       p["players"][1]["keys"] = Json::array();
       p["players"][1]["track"] = {"1", "2", "3", "4", "5", "X"};
     },
     "players[1].track: "},
    {"OverfullLevel",
     [](Json& p) {
       p["players"][0]["levels"][0] = {{"metal", 6}, {"plant", 6}, {"fuel", 0}, {"tech", 0}};
     },
     "players[0].levels[0]: holds more than its 3 spaces"},
    {"ContractTwice", [](Json& p) { p["players"][0]["hand"].push_back(p["secret"]["deck"][0]); },
     "players[0].hand: {deck} is also in secret.deck"},
    {"ContractNowhere", [](Json& p) { p["secret"]["deck"].erase(0); }, "contracts: {deck} is nowhere"},
    {"RewardTwice", [](Json& p) { p["colony"]["rewards"][0][0] = p["colony"]["rewards"][0][1]; },
     "colony.rewards: {reward} is also in colony.rewards"},
    {"SponsorTwice",
     [](Json& p) {
       p["colony"]["sponsors"][0]["tile"] = 3;
       p["colony"]["sponsors"][1]["tile"] = 3;
     },
     "colony.sponsors: tile 3 is there twice"},
    {"NobodysTurn", [](Json& p) { p["turn"]["seat"] = 2; }, "turn.seat: there is no such seat"},
    {"NothingToAsk", [](Json& p) { p["pending"].erase(0); }, "turn.level: "},
    {"WrongOrder", [](Json& p) { std::swap(p["pending"][0], p["pending"][1]); }, "pending["},
    {"LevelBeforeKey", [](Json& p) { p["turn"]["level"] = "2"; }, "turn.level: "},
    {"OtherSeatAsked", [](Json& p) { p["pending"][0]["seat"] = 1; }, "pending[0].seat: "},
    {"DrawnContracts",
     [](Json& p) {
       p["players"][0]["drawn"].push_back(p["secret"]["deck"][0]);
       p["secret"]["deck"].erase(0);
     },
     "players[0].drawn: "},
    {"KnownElsewhere", [](Json& p) { p["players"][0]["known"].push_back(p["colony"]["contracts"][0]); },
     "players[0].known: {public} is not in the deck"},
    {"ThirdOffer",
     [](Json& p) {
       p["colony"]["contracts"][2] = p["secret"]["deck"][0];
       p["secret"]["deck"].erase(0);
     },
     "colony.contracts: "},
};

INSTANTIATE_TEST_SUITE_P(Read, MalformedOtys, testing::ValuesIn(kReadingOtys), name_of);
INSTANTIATE_TEST_SUITE_P(Checked, ImpossibleOtys, testing::ValuesIn(kImpossibleOtys), name_of);

TEST(JsonReader, RefusesAPositionThatIsNoObject) {
  EXPECT_EQ(complaint([] { from_position("otys", Json::array()); }), "an object is expected, found a list of 0");
}

TEST(MalformedOtysOptions, AreRefusedWithWhatAndWhere) {
  const auto why_not = [](const Json& options) { return complaint([&] { begin_otys(options); }); };
  EXPECT_EQ(why_not(Json{{"players", 5}}), "options.players: a whole number from 1 to 4 is expected, found 5");
  EXPECT_EQ(why_not(Json{{"sponsors", "both"}}),
            "options.sponsors: one of basic, random, advanced, given is expected, found \"both\"");
  EXPECT_EQ(why_not(Json{{"playres", 2}}), "options: unknown field \"playres\"");
  EXPECT_EQ(why_not(Json{{"players", 2}, {"hard", true}}), "options.hard: the hard start is for one player (solo)");
  EXPECT_EQ(why_not(Json{{"players", 1}, {"designer_variant", true}}),
            "options.designer_variant: the designer's variant needs another player");
  EXPECT_EQ(why_not(Json{{"players", 2}, {"first", "3"}}), "options.first: there is no such seat");
  EXPECT_EQ(why_not(Json{{"advanced", {"1"}}}), "options.advanced: a list of tiles goes with \"sponsors\": \"given\"");
  EXPECT_EQ(why_not(3), "options: an object is expected, found 3");
}

}  // namespace
}  // namespace bathys::wire
