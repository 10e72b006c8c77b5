// Component files read at run time: the project's own ones give what is built in; what is missing or cannot be is
// named.
#include "wire/components.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "games/all/games.hpp"
#include "games/all/list.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

Json component_file(std::string_view game) {
  const std::string name(game);
  std::ifstream file(BATHYS_ROOT "/games/" + name + "/data/" + name + ".components.json");
  return Json::parse(file);
}

/// "place: what" of the refusal, and that nothing changed.
std::string refused_as(std::string_view game, const Json& file) {
  const AnyKind& kind = *find_game(game);
  const std::string before(kind.components_hash());
  std::string said = "accepted";
  try {
    put_in_play(kind, file);
  } catch (const BadInput& bad) {
    said = bad.where + ": " + bad.what;
  }
  EXPECT_EQ(kind.components_hash(), before);
  return said;
}

/// The complaint about a file of which one place says something else; a null takes it away.
std::string complaint_at(std::string_view game, const char* place, const Json& value) {
  Json file = component_file(game);
  const Json::json_pointer at(place);
  if (value.is_null()) {
    file[at.parent_pointer()].erase(at.back());
  } else {
    file[at] = value;
  }
  return refused_as(game, file);
}

TEST(ComponentFiles, OfTheProjectGiveWhatIsBuiltIn) {
  AllGames::each([]<Game G>() {
    const typename G::Components built_in = G::in_play();
    const auto read = put_in_play(*find_game(G::kName), component_file(G::kName));
    EXPECT_TRUE(G::in_play() == built_in) << G::kName;
  });
}

TEST(ComponentFiles, HaveTheirHashWhateverTheirLayout) {
  AllGames::each([]<Game G>() {
    const AnyKind& kind = *find_game(G::kName);
    EXPECT_EQ(components_hash(kind, component_file(G::kName)), G::components_hash());
    const Json sorted = nlohmann::json(component_file(G::kName));
    EXPECT_EQ(components_hash(kind, sorted), G::components_hash());
  });
}

TEST(ComponentFiles, OfTodayStillHaveTheHashOfTheFirstRecords) {
  // Fees and bonuses became data later: saying what the rules always said changes no game.
  EXPECT_EQ(find_game("otys")->components_hash(), "562d81c4fef4763053d39c6d4d9253998a2f8e904149271647d427269b1d9a4b");
  EXPECT_EQ(find_game("thesauros")->components_hash(),
            "9f9a3f8e79f0ac95c871ca64d96b5c8a86e12a22269622fbca5c86ca70fcd992");
}

TEST(ComponentFiles, AreInPlayUntilTheyAreGivenBack) {
  const AnyKind& otys = *find_game("otys");
  Json file = component_file("otys");
  file["divers"]["spy"]["fee"] = 3;
  {
    const auto other = put_in_play(otys, file);
    EXPECT_EQ(otys.printed_value("divers.spy.fee"), 3);
    EXPECT_EQ(otys.components_hash(), components_hash(otys, file));
  }
  EXPECT_EQ(otys.printed_value("divers.spy.fee"), 1);
  EXPECT_NE(otys.components_hash(), components_hash(otys, file));
}

TEST(ComponentFiles, NameEveryNumberByTheWayToIt) {
  const AnyKind& otys = *find_game("otys");
  const AnyKind& thesauros = *find_game("thesauros");
  EXPECT_EQ(otys.printed_value("store.rows.0.credits"), 3);
  EXPECT_EQ(otys.printed_value("contracts.c32.needs.0"), 3);
  EXPECT_EQ(otys.printed_value("solo.ranks.expert"), 21);
  EXPECT_EQ(thesauros.printed_value("calendar.wage"), 2);
  EXPECT_EQ(thesauros.printed_value("calendar.quadrimesters"), 9);
  EXPECT_EQ(thesauros.printed_value("techs.mask.royalty"), 1);
  EXPECT_EQ(thesauros.printed_value("techs.mask.use.dive.depth"), 2);
  EXPECT_EQ(thesauros.printed_value("museum.3-4.8.cost"), 7);
  EXPECT_EQ(thesauros.printed_value("found_objects.items.watch.cash"), 8);
  EXPECT_EQ(find_game("pearls")->printed_value("rounds.most"), 4);
  EXPECT_EQ(otys.printed_value("store"), std::nullopt);
  EXPECT_EQ(otys.printed_value(""), std::nullopt);
}

TEST(ABadComponentFile, NamesTheValueThatIsMissing) {
  EXPECT_EQ(complaint_at("thesauros", "/calendar/wage", nullptr),
            "calendar.wage: a whole number from 1 to 9 is expected, but it is missing");
  EXPECT_EQ(complaint_at("otys", "/contracts/6/prestige", nullptr),
            "contracts[6].prestige: a whole number from 1 to 5 is expected, but it is missing");
  EXPECT_EQ(complaint_at("pearls", "/purses", nullptr), "purses: an object is expected, but it is missing");
}

TEST(ABadComponentFile, NamesTheValueThatCannotBe) {
  EXPECT_EQ(complaint_at("otys", "/store/rows/1/credits", 21),
            "store.rows[1].credits: a whole number from 1 to 9 is expected, found 21");
  EXPECT_EQ(complaint_at("otys", "/rewards/4/front/choice/1", "gold"),
            "rewards[4].front.choice[1]: one of metal, plant, fuel, tech is expected, found \"gold\"");
  EXPECT_EQ(complaint_at("otys", "/contracts/0/id", "c33"), "contracts[0].id: \"c01\" is expected here, found \"c33\"");
  EXPECT_EQ(complaint_at("thesauros", "/sea/free_spaces", "two"),
            "sea.free_spaces: a whole number from 1 to 9 is expected, found \"two\"");
  EXPECT_EQ(complaint_at("thesauros", "/dig_tiles/tiles/S1/0/0", "p4"),
            "dig_tiles.tiles.S1[0][0]: \"\", SH, and p, h or i with 3, 5, 7 or 9 are known, found \"p4\"");
  EXPECT_EQ(complaint_at("otys", "/sponsors/4/bonus", 1), "sponsors.4: unknown field \"bonus\"");
  EXPECT_EQ(complaint_at("otys", "/extra", 1), ": unknown field \"extra\"");
}

TEST(ABadComponentFile, NamesWhatDoesNotFitTogether) {
  EXPECT_EQ(complaint_at("pearls", "/purses/coins/1", 4), "purses.coins: no two may be the same");
  EXPECT_EQ(complaint_at("otys", "/solo/cube_spaces/0", 23),
            "solo.cube_spaces: must fall from below the timers' start");
  EXPECT_EQ(complaint_at("otys", "/contracts/19/needs/fuel", 5),
            "contracts[19].needs: 1 to 6 resources are expected in all");
  EXPECT_EQ(complaint_at("thesauros", "/techs/0/level", 1),
            "techs: 4, 6 and 5 of levels 0 to 2 are expected, and 3, 4 and 8 of the initiation's piles");
  EXPECT_EQ(complaint_at("thesauros", "/lagoon/LA/gain", 9), "lagoon.LA.gain: the card of its gear says 8");
  EXPECT_EQ(complaint_at("thesauros", "/sea/1-2/edges/0", Json::array({"F1", "LA"})),
            "sea.1-2.edges: LA must join the port alone");
  EXPECT_EQ(complaint_at("thesauros", "/market/arrow_price", 2),
            "market.arrow_price: no space of the track has this price");
}

}  // namespace
}  // namespace bathys::wire
