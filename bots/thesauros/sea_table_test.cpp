// What is kept about the sea is what the rules say.
#include "bots/thesauros/sea_table.hpp"

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

void expect_as_in_the_rules(const Public& table, Seat seat) {
  const AllDistances& known = SeaTable::here().distances(table, seat);
  for (int from = 0; from < space_count(); ++from) {
    ASSERT_EQ(known[static_cast<std::size_t>(from)], sea::distances(table, seat, from)) << "from " << space(from).name;
  }
}

TEST(SeaTable, KnowsHowFarSpacesLieApartWithTheMapsOfAPlayer) {
  for (const int players : {2, 4}) {
    TestTable game(TestTable::with(Mode::standard, players));
    expect_as_in_the_rules(game.table(), kAnna);
    game.give_map(kAnna, 2).give_map(kAnna, 5);
    expect_as_in_the_rules(game.table(), kAnna);
    expect_as_in_the_rules(game.table(), kBruno);
  }
}

TEST(SeaTable, KnowsWhatMovesCostWithMotors) {
  Load load;
  for (const Gear motor : {Gear::mask, Gear::aux_motor, Gear::super_motor}) {
    load.add(motor);
    const Fares& fares = SeaTable::here().fares(load);
    for (int spaces = 0; spaces <= Fares::kLongestMove; ++spaces) {
      EXPECT_EQ(fares.prices[static_cast<std::size_t>(spaces)], sea::price(load, spaces)) << spaces;
    }
    EXPECT_NE(sea::price(load, fares.reach), sea::kFar);
    EXPECT_EQ(sea::price(load, fares.reach + 1), sea::kFar);
  }
}

TEST(SeaTable, ForgetsEverythingWhenOtherComponentsAreInPlay) {
  const TestTable game;
  const int before = SeaTable::here().fares({}).reach;
  Components others = in_play;
  others.free_spaces = static_cast<u8>(others.free_spaces + 1);
  others.hash[0] = '#';
  {
    const ComponentsInPlay<Thesauros> while_here(others);
    EXPECT_EQ(SeaTable::here().fares({}).reach, before + 1);
  }
  EXPECT_EQ(SeaTable::here().fares({}).reach, before);
}

}  // namespace
}  // namespace bathys::thesauros
