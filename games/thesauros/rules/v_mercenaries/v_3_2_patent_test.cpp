// Thesauros V.3.2 A stolen patent.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

class PatentThieves : public testing::Test {
 protected:
  PatentThieves() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20});
    game.quadrimester(4);
  }
  /// Anna's mercenary is about to act in its zone.
  TestTable& send_mercenary(int zone, std::initializer_list<TestTable::Queued> queued = {}) {
    return game.place_mercenary(kAnna, zone).at_zone(zone, queued);
  }
  TestTable game{TestTable::with(Mode::mercenaries, 3)};
};

TEST_F(PatentThieves, StealAPatentThatNobodyHasWithOneObject) {
  game.show_tech(Gear::mask);
  const u8 copies = game.board().copies[0];
  send_mercenary(2, {{kBruno, 1}}).play("steal mask");
  EXPECT_EQ(game.board().owners[0], static_cast<u8>(kAnna));
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 1);
  EXPECT_EQ(game.board().copies[0], copies - 1);
  EXPECT_EQ(game.account(kAnna, Account::rd), 20) << "for nothing";
}

TEST_F(PatentThieves, StealThePatentOfAnotherPlayerAndItsRoyalties) {
  game.develop(kBruno, Gear::harpoon);
  send_mercenary(2, {{kClara, 1}}).play({"steal harpoon", "buy harpoon"});
  EXPECT_EQ(game.board().owners[static_cast<std::size_t>(Gear::harpoon)], static_cast<u8>(kAnna));
  EXPECT_EQ(game.question(), "allocate");
  EXPECT_EQ(game.asked(), kAnna) << "the royalty is hers now";
}

TEST_F(PatentThieves, BringTheMapsOfAStolenSatellite) {
  game.show_tech(Gear::satellite);
  send_mercenary(2, {{kBruno, 1}}).play("steal satellite");
  EXPECT_EQ(game.question(), "claim_map");
  EXPECT_EQ(game.asked(), kAnna);
}

TEST_F(PatentThieves, StealOnlyTechsThatAreShown) {
  send_mercenary(2);
  const u8 hidden = game.state().secret.pile[0];
  const std::string text = "steal " + std::string(kGearWords[hidden]);
  EXPECT_EQ(game.why_not(text).code, "tech_not_shown");
  EXPECT_EQ(game.why_not(text).rule, "V.3");
  EXPECT_EQ(game.why_not("buy mask").code, "not_this_question");
}

TEST_F(PatentThieves, D112StealThePatentAloneWhenNoObjectIsLeft) {
  for (int i = 0; i < 4; ++i) game.give_gear(kBruno, Gear::mask);
  EXPECT_EQ(game.board().copies[0], 0);
  send_mercenary(2, {{kBruno, 1}}).play("steal mask");
  EXPECT_EQ(game.board().owners[0], static_cast<u8>(kAnna));
  EXPECT_EQ(game.anna().in_stock(Gear::mask), 0);
  EXPECT_EQ(game.bruno().in_stock(Gear::mask), 4) << "objects stay with their buyers";
}

TEST_F(PatentThieves, D112StealNothingFromTheirOwnEmployer) {
  game.develop(kAnna, Gear::mask);
  send_mercenary(2);
  EXPECT_EQ(game.why_not("steal mask").code, "own_patent");
  EXPECT_EQ(game.why_not("steal mask").rule, "V.3");
  EXPECT_FALSE(game.offers("steal mask"));
}

}  // namespace
}  // namespace bathys::thesauros
