// Tests of Thesauros positions as JSON: whatever cannot be is refused with what and where.
#include <gmock/gmock.h>

#include "wire/json_archive.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

/// A new game of two in the first quadrimester, at the sealed budgets. In what is said {large} and {tech} stand for the
/// first large dig tile and the first tech of the pile.
class MalformedThesauros : public testing::TestWithParam<Malformed> {
 protected:
  MalformedThesauros() {
    Json position = state_json(*begin("thesauros", Json{{"mode", "mercenaries"}, {"players", 2}}));
    expected = filled(GetParam().complaint, position["secret"]);
    GetParam().damage(position);
    said = complaint([&] { from_position("thesauros", position); });
  }
  static std::string filled(std::string text, const Json& secret) {
    const std::pair<std::string, Json> names[] = {{"{large}", secret["large"][0]}, {"{tech}", secret["pile"][0]}};
    for (const auto& [mark, name] : names) {
      const std::size_t at = text.find(mark);
      if (at != std::string::npos) text.replace(at, mark.size(), name.get<std::string>());
    }
    return text;
  }
  std::string expected, said;
};
class ImpossibleThesauros : public MalformedThesauros {};

TEST_P(MalformedThesauros, IsRefusedWithWhatAndWhere) { EXPECT_EQ(said, expected); }

/// How the game words it is its own affair: the place comes first.
TEST_P(ImpossibleThesauros, IsRefusedWithWhatAndWhere) { EXPECT_THAT(said, testing::StartsWith(expected)); }

std::vector<std::string_view> techs() {
  return {thesauros::kGearWords.begin(), thesauros::kGearWords.begin() + thesauros::kTechs};
}

const Malformed kReadingThesauros[] = {
    {"UnknownField", [](Json& p) { p["players"][1]["cash"] = 3; }, R"(players[1]: unknown field "cash")"},
    {"MissingField", [](Json& p) { p["players"][0].erase("reputation"); },
     "players[0].reputation: a whole number from 0 to 50000 is expected, but it is missing"},
    {"NegativeAccount", [](Json& p) { p["players"][1]["accounts"]["rd"] = -1; },
     "players[1].accounts.rd: a whole number from 0 to 50000 is expected, found -1"},
    {"NegativeBlackBox", [](Json& p) { p["players"][1]["black_box"] = -5; },
     "players[1].black_box: a whole number from 0 to 50000 is expected, found -5"},
    {"NegativeReputation", [](Json& p) { p["players"][0]["reputation"] = -1; },
     "players[0].reputation: a whole number from 0 to 50000 is expected, found -1"},
    {"HalfADollar", [](Json& p) { p["players"][0]["accounts"]["hr"] = 0.5; },
     "players[0].accounts.hr: a whole number from 0 to 50000 is expected, found 0.5"},
    {"NegativeCopies", [](Json& p) { p["board"]["copies"]["mask"] = -1; },
     "board.copies.mask: a whole number from 0 to 255 is expected, found -1"},
    {"NegativeMaps", [](Json& p) { p["board"]["market"][0]["count"] = -1; },
     "board.market[0].count: a whole number from 0 to 21 is expected, found -1"},
    {"TenthQuadrimester", [](Json& p) { p["board"]["quadrimester"] = 10; },
     "board.quadrimester: a whole number from 0 to 9 is expected, found 10"},
    {"UnknownAccount", [](Json& p) { p["players"][0]["accounts"]["bank"] = 1; },
     R"(players[0].accounts: unknown field "bank")"},
    {"UnknownSpot", [](Json& p) { p["players"][0]["meeples"][1]["spot"] = "beach"; },
     "players[0].meeples[1].spot: one of recruit, home, queue, pile, shop, zodiac is expected, found \"beach\""},
    {"UnknownHat", [](Json& p) { p["players"][0]["meeples"][1]["hat"] = "sea"; },
     "players[0].meeples[1].hat: one of none, research, market, port, museum is expected, found \"sea\""},
    {"UnknownTech", [](Json& p) { p["secret"]["pile"][1] = "torch"; },
     "secret.pile[1]: one of " + listed(techs()) + " is expected, found \"torch\""},
    {"UnknownTile", [](Json& p) { p["secret"]["small"][0] = "X1"; },
     "secret.small[0]: one of " + listed(thesauros::tile_words()) + " is expected, found \"X1\""},
    {"UnknownSpace", [](Json& p) { p["zodiacs"][0]["space"] = "reef"; },
     "zodiacs[0].space: one of " + listed(thesauros::space_words()) + " is expected, found \"reef\""},
    {"FiveMeeples", [](Json& p) { p["players"][0]["meeples"].erase(5); },
     "players[0].meeples: a list of 6 is expected, found a list of 5"},
    {"ThreePlayersOfTwo", [](Json& p) { p["players"].push_back(p["players"][0]); },
     "players: a list of 2 is expected, found a list of 3"},
    {"MapTwice",
     [](Json& p) {
       p["board"]["satellite_left"] = {"1", "1"};
     },
     "board.satellite_left: 1 is listed twice"},
    {"FlagAsNumber", [](Json& p) { p["players"][0]["posted"] = 1; },
     "players[0].posted: true or false is expected, found 1"},
    {"ThreeMotors",
     [](Json& p) {
       p["zodiacs"][0]["load"] = {"aux_motor", "aux_motor", "aux_motor"};
     },
     "zodiacs[0].load: no place for aux_motor aboard"},
    {"GeneratorKey", [](Json& p) { p["secret"]["generator"]["key"] = "xyz"; },
     "secret.generator.key: 64 hexadecimal digits are expected"},
    {"SoloOfTwo", [](Json& p) { p["setup"]["mode"] = "solo"; }, "setup.players: the solo game is for one player"},
    {"MercenariesForOne", [](Json& p) { p["setup"]["players"] = 1; },
     "setup.players: a mercenaries game is for 2 to 4 players"},
    {"FieldsOfAnotherMode", [](Json& p) { p["setup"]["mode"] = "standard"; }, R"(board: unknown field "mercenary")"},
    {"TooMuchPending",
     [](Json& p) {
       for (int i = 0; i < 25; ++i) p["pending"].push_back(p["pending"][0]);
     },
     "pending: a list of at most 24 is expected, found a list of 35"},
};

const Malformed kImpossibleThesauros[] = {
    {"TileTwice", [](Json& p) { p["secret"]["large"][1] = p["secret"]["large"][0]; },
     "secret.large: {large} is also in secret.large"},
    {"TileNowhere", [](Json& p) { p["secret"]["large"].erase(0); }, "dig tiles: {large} is nowhere"},
    {"TechTwice", [](Json& p) { p["secret"]["pile"][1] = p["secret"]["pile"][0]; },
     "secret.pile: {tech} is also in secret.pile"},
    {"TechNowhere", [](Json& p) { p["secret"]["pile"].erase(0); }, "techs: {tech} is nowhere"},
    {"MapLost", [](Json& p) { p["secret"]["reserve"].erase(0); }, "maps: "},
    {"FoundLost", [](Json& p) { p["secret"]["island"].erase(0); }, "secret.island: "},
    {"SameSeatTwiceInTheOrder",
     [](Json& p) {
       p["board"]["order"] = {"0", "0"};
     },
     "board.order"},
    {"DraftBeyondTheMoney",
     [](Json& p) {
       p["players"][0]["drafted"] = 1;
       p["players"][0]["draft"]["hr"] = 900;
     },
     "players[0]."},
    {"DraftNobodyWrote", [](Json& p) { p["players"][0]["draft"]["hr"] = 3; }, "players[0]."},
    {"BossAsRecruit", [](Json& p) { p["players"][0]["meeples"][0]["spot"] = "recruit"; }, "players[0]."},
    {"BossWithAHat", [](Json& p) { p["players"][0]["meeples"][0]["hat"] = "port"; }, "players[0]."},
    {"MeepleInNoQueue", [](Json& p) { p["players"][0]["meeples"][1]["spot"] = "queue"; }, "players[0]."},
    {"CrewWithoutAZodiac", [](Json& p) { p["players"][0]["meeples"][1]["spot"] = "zodiac"; }, "players[0]."},
    {"ZodiacAtSeaWithoutCrew", [](Json& p) { p["zodiacs"][0]["space"] = "F1"; }, "zodiacs[0]"},
    {"OpenRoomWithFreeSlots", [](Json& p) { p["board"]["rooms"][0]["open"] = true; }, "board.rooms[0]"},
    {"TooManyMercenaries", [](Json& p) { p["players"][0]["mercenaries"] = 4; }, "board.mercenaries_left"},
    {"NobodyAsked", [](Json& p) { p["pending"][0]["seats"] = Json::array(); }, "pending[0]"},
    {"NothingToAsk", [](Json& p) { p["pending"].erase(0); }, "pending[0]: is not a question"},
    {"WrongOrder", [](Json& p) { std::swap(p["pending"][0], p["pending"][1]); }, "pending["},
};

INSTANTIATE_TEST_SUITE_P(Read, MalformedThesauros, testing::ValuesIn(kReadingThesauros), name_of);
INSTANTIATE_TEST_SUITE_P(Checked, ImpossibleThesauros, testing::ValuesIn(kImpossibleThesauros), name_of);

TEST(MalformedThesaurosOptions, AreRefusedWithWhatAndWhere) {
  const auto why_not = [](const Json& options) { return complaint([&] { begin("thesauros", options); }); };
  EXPECT_EQ(why_not(Json{{"players", 5}}), "options.players: a whole number from 1 to 4 is expected, found 5");
  EXPECT_EQ(why_not(Json{{"players", -1}}), "options.players: a whole number from 1 to 4 is expected, found -1");
  EXPECT_EQ(why_not(Json{{"mode", "deluxe"}}),
            "options.mode: one of standard, initiation, mercenaries, solo is expected, found \"deluxe\"");
  EXPECT_EQ(why_not(Json{{"mode", "solo"}, {"players", 2}}), "options.players: the solo game is for one player");
  EXPECT_EQ(why_not(Json{{"mode", "initiation"}, {"players", 1}}),
            "options.players: an initiation game is for 2 to 4 players");
  EXPECT_EQ(why_not(Json{{"hard", true}}), "options: unknown field \"hard\"");
  EXPECT_EQ(why_not(Json{{"players", 1}}), "") << "one player plays the solo game";
  EXPECT_EQ(why_not(Json{{"mode", "solo"}}), "");
}

}  // namespace
}  // namespace bathys::wire
