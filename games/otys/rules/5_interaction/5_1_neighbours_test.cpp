// Otys 5.1 Neighbours.
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

TEST(Neighbours, TheLeftOneIsTheNextSeatAndTheRightOneThePrevious) {
  const TestTable game(TestTable::players(4));
  const Public& table = game.state().table;
  const Seat circle[] = {kAnna, kBruno, kClara, kDimitri};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(neighbours::left_of(table, circle[i]), circle[(i + 1) % 4]);
    EXPECT_EQ(neighbours::right_of(table, circle[i]), circle[(i + 3) % 4]);
  }
}

TEST(Neighbours, AreWhomTheSpyReachesAndNobodyElse) {
  TestTable game(TestTable::players(4));
  for (const Seat seat : {kAnna, kBruno, kClara, kDimitri}) game.clear_levels(seat);
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_diver(kBruno, Diver::metal_expert, 3);
  game.put_diver(kClara, Diver::plant_expert, 3);
  game.put_diver(kDimitri, Diver::tech_expert, 3);
  game.play({"key 3", "dive"});
  TestTable other_side = game;
  game.play({"copy left", "find"});
  EXPECT_EQ(game.zone(kAnna, 3), Cargo::of(1, 0, 0, 0)) << "Bruno sits on Anna's left";
  other_side.play({"copy right", "find"});
  EXPECT_EQ(other_side.zone(kAnna, 3), Cargo::of(0, 0, 0, 1)) << "Dimitri sits on Anna's right";
}

TEST(Neighbours, AreOneAndTheSameWithTwoPlayersSoOnlyOneSideIsOffered) {
  TestTable game;
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.refusal("copy left"), "allowed");
  EXPECT_EQ(game.refusal("copy right"), "no_neighbour 5.1");
}

TEST(Neighbours, AreTwoDifferentOnesWithThreePlayers) {
  TestTable game(TestTable::players(3));
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive"});
  EXPECT_EQ(game.refusal("copy left"), "allowed");
  EXPECT_EQ(game.refusal("copy right"), "allowed");
  const Public& table = game.state().table;
  EXPECT_EQ(neighbours::on(table, kAnna, Side::left), kBruno);
  EXPECT_EQ(neighbours::on(table, kAnna, Side::right), kClara);
}

}  // namespace
}  // namespace bathys::otys
