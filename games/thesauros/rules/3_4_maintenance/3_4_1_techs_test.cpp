// Thesauros 3.4.1 New techs, and who sits on the pile.
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Both players can pay everything, so that nothing but maintenance asks.
class TechMaintenance : public testing::Test {
 protected:
  TechMaintenance() { game.money(kAnna, {50, 0, 0, 0}).money(kBruno, {50, 0, 0, 0}); }
  int shown() const {
    int count = 0;
    for (const u8 card : game.state().table.board.slots) count += card != kNone ? 1 : 0;
    return count;
  }
  std::vector<int> pile() const {
    const auto& cards = game.state().secret.pile;
    return {cards.begin(), cards.begin() + game.state().table.board.pile_size};
  }
  void show_all_slots() {
    while (shown() < 10) game.show_tech(static_cast<Gear>(pile().front()));
  }
  /// Anna's first worker sits on the pile in this quadrimester, and maintenance begins.
  void sit(int quadrimester) {
    game.board().sitter = Standing{0, 1, 0}.code();
    game.anna().spot(1) = Spot::pile;
    game.quadrimester(quadrimester).at(Rule::maintenance);
  }
  TestTable game;
};

TEST_F(TechMaintenance, RevealsOneOneTwoOneTwoCardsAfterQuadrimestersOneToFiveAndNoneLater) {
  std::vector<int> after;
  for (int quadrimester = 1; quadrimester <= 8; ++quadrimester) {
    game.quadrimester(quadrimester).at(Rule::maintenance);
    after.push_back(shown());
  }
  EXPECT_EQ(after, (std::vector{4, 5, 7, 8, 10, 10, 10, 10}));
}

TEST_F(TechMaintenance, RevealsTheTopCardsOnTheNextSlots) {
  const std::vector<int> before = pile();
  game.quadrimester(3).at(Rule::maintenance);
  EXPECT_EQ(game.board().slots[3], before[0]);
  EXPECT_EQ(game.board().slots[4], before[1]);
  EXPECT_EQ(pile(), std::vector(before.begin() + 2, before.end()));
  EXPECT_EQ(game.count(Happening::tech_revealed), 2);
}

TEST_F(TechMaintenance, LetsTheSitterLookThroughTheWholePileAndChoose) {
  sit(2);
  EXPECT_EQ(game.question(), "choose_tech");
  EXPECT_EQ(game.asked(), kAnna);
  EXPECT_EQ(game.legal().size(), 12u);
  EXPECT_EQ(game.own(kAnna).knows_pile, 1);
  EXPECT_EQ(game.own(kBruno).knows_pile, 0);
}

TEST_F(TechMaintenance, D43PutsTheChosenCardInPlaceOfTheTopOneAndKeepsTheOrder) {
  const std::vector<int> before = pile();
  sit(2);
  game.play("choose " + std::string(kGearWords[static_cast<std::size_t>(before[7])]));
  EXPECT_EQ(game.board().slots[3], before[7]);
  EXPECT_EQ(shown(), 4) << "only the chosen one this time";
  std::vector<int> expected = before;
  expected.erase(expected.begin() + 7);
  EXPECT_EQ(pile(), expected);
}

TEST_F(TechMaintenance, D43RevealsTheTopCardAfterTheChosenOneWhenTwoAreDue) {
  const std::vector<int> before = pile();
  sit(3);
  game.play("choose " + std::string(kGearWords[static_cast<std::size_t>(before[5])]));
  EXPECT_EQ(game.board().slots[3], before[5]);
  EXPECT_EQ(game.board().slots[4], before[0]);
  EXPECT_EQ(shown(), 5);
}

TEST_F(TechMaintenance, LetsTheSitterChooseOnlyFromThePile) {
  sit(2);
  EXPECT_EQ(game.why_not("choose mask").code, "not_in_pile") << "it lies on the first slot";
  EXPECT_EQ(game.why_not("choose mask").rule, "3.4.1");
  EXPECT_EQ(game.why_not("decline").code, "not_this_question");
}

TEST_F(TechMaintenance, D44PutsTheSitterOnTheFirstSpaceOfZoneTwo) {
  sit(2);
  game.play(game.legal().front());
  EXPECT_EQ(game.board().sitter, kNone);
  EXPECT_EQ(game.anna().spot(1), Spot::queue);
  ASSERT_EQ(game.table().queue(2).size(), 1);
  EXPECT_EQ(Standing::of(game.table().queue(2)[0]), (Standing{0, 1, 0}));
  EXPECT_EQ(game.question(), "place") << "of the next quadrimester";
  EXPECT_EQ(game.why_not("place worker1 3").code, "not_at_hand");
}

TEST_F(TechMaintenance, D44LetsTheSitterActFirstWithTheNewCard) {
  sit(2);
  game.play("choose suit");
  for (const std::string_view next : {"place boss 6", "place boss 6", "place worker2 6", "place worker1 6"})
    game.play(next);
  game.play("place worker2 6");
  ASSERT_EQ(game.question(), "research");
  EXPECT_EQ(game.asked(), kAnna);
  game.money(kAnna, {50, 9, 0, 0}).play("develop suit");
  EXPECT_EQ(game.board().owners[static_cast<std::size_t>(Gear::suit)], 0);
}

TEST_F(TechMaintenance, D44TakesTheTokenFromUnderTheSitter) {
  game.recruit(kAnna, 4);
  game.anna().tokens = 0;
  game.board().sitter = Standing{0, 1, 1}.code();
  game.anna().spot(1) = Spot::pile;
  game.quadrimester(2).at(Rule::maintenance).play("choose suit");
  EXPECT_EQ(Standing::of(game.table().queue(2)[0]).token, 0) << "it was used up by the second action";
}

TEST_F(TechMaintenance, D42PutsTheCardFaceUpOnThePileWhenTenSlotsAreFull) {
  show_all_slots();
  sit(6);
  const int chosen = pile()[1];
  game.play("choose " + std::string(kGearWords[static_cast<std::size_t>(chosen)]));
  EXPECT_EQ(game.board().slots[10], chosen);
  EXPECT_EQ(game.board().pile_size, 4);
  EXPECT_TRUE(research::is_visible(game.board(), chosen));
}

TEST_F(TechMaintenance, D42LetsTheEleventhCardBeDeveloped) {
  show_all_slots();
  sit(7);
  const std::string chosen(kGearWords[static_cast<std::size_t>(pile()[0])]);
  game.play("choose " + chosen);
  game.table().queue(2).clear();
  game.anna().spot(1) = Spot::home;
  game.money(kAnna, {0, 30, 0, 0}).at_zone(2, {{kAnna, 1}});
  EXPECT_TRUE(game.offers("develop " + chosen));
}

TEST_F(TechMaintenance, D41NeverShowsATwelfthCard) {
  show_all_slots();
  sit(6);
  game.play(game.legal().front());
  game.table().queue(2).clear();
  game.anna().spot(1) = Spot::home;
  game.at_zone(2, {{kAnna, 1}});
  EXPECT_EQ(game.why_not("sit").code, "pile_finished");
  EXPECT_EQ(game.why_not("sit").rule, "3.2.2");
}

TEST_F(TechMaintenance, D41HasOneSitterInAll) {
  game.quadrimester(2).at_zone(2, {{kAnna, 1}, {kBruno, 1}}).play("sit");
  EXPECT_EQ(game.why_not("sit").code, "somebody_sits");
}

TEST_F(TechMaintenance, TellsEverybodyThatThePileWasLookedThroughButNotWhatIsInIt) {
  sit(2);
  const Event event = game.last(Happening::pile_looked_through);
  EXPECT_EQ(event.audience, SeatSet::everybody());
  EXPECT_EQ(std::vector<int>(event.args.begin(), event.args.begin() + 2), (std::vector{0, 0}));
}

}  // namespace
}  // namespace bathys::thesauros
