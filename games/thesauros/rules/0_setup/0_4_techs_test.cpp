// Thesauros 0.4 The techs on display and in the pile.
#include <set>

#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

template <class Look>
void at_many_tables(Setup setup, Look look) {
  for (int i = 0; i < 300; ++i) {
    TestTable game(setup, "techs " + std::to_string(i));
    look(game);
  }
}

std::set<int> techs_of_level(int level) {
  std::set<int> cards;
  for (int card = 0; card < kTechs; ++card) {
    if (tech(card).level == level) cards.insert(card);
  }
  return cards;
}
std::set<int> techs(std::initializer_list<Gear> all) {
  std::set<int> cards;
  for (const Gear card : all) cards.insert(static_cast<int>(card));
  return cards;
}
/// Cards of the pile from one place to before another.
std::set<int> in_pile(TestTable& game, int from, int to) {
  const auto& pile = game.state().secret.pile;
  return {pile.begin() + from, pile.begin() + to};
}
std::vector<int> shown(TestTable& game) {
  std::vector<int> cards;
  for (const u8 card : game.board().slots) {
    if (card != kNone) cards.push_back(card);
  }
  return cards;
}
int count_in(const std::set<int>& cards, const std::set<int>& among) {
  int count = 0;
  for (const int card : cards) count += among.contains(card) ? 1 : 0;
  return count;
}

TEST(TechDisplay, ShowsTheMaskAndTwoRandomOnesOfTheOtherSimpleCards) {
  std::set<std::vector<int>> seen;
  at_many_tables({}, [&](TestTable& game) {
    ASSERT_EQ(shown(game).size(), 3u);
    EXPECT_EQ(shown(game)[0], static_cast<int>(Gear::mask));
    for (const int card : shown(game)) EXPECT_EQ(tech(card).level, 0);
    seen.insert(shown(game));
  });
  EXPECT_EQ(seen.size(), 6u) << "two of three, in either order";
}

TEST(TechDisplay, D3IsTheStandardOneInSolo) {
  std::set<std::vector<int>> seen;
  at_many_tables(TestTable::solo(), [&](TestTable& game) {
    ASSERT_EQ(shown(game).size(), 3u);
    EXPECT_EQ(shown(game)[0], static_cast<int>(Gear::mask));
    seen.insert(shown(game));
  });
  EXPECT_EQ(seen.size(), 6u);
}

TEST(TechDisplay, ShowsAnyThreeSimpleCardsWithMercenaries) {
  std::set<std::vector<int>> seen;
  at_many_tables(TestTable::with(Mode::mercenaries, 2), [&](TestTable& game) {
    for (const int card : shown(game)) EXPECT_EQ(tech(card).level, 0);
    seen.insert(shown(game));
  });
  EXPECT_EQ(seen.size(), 24u);
}

TEST(TechDisplay, ShowsMaskHarpoonAndAuxiliaryMotorInInitiation) {
  at_many_tables(TestTable::with(Mode::initiation, 2), [](TestTable& game) {
    EXPECT_EQ(shown(game), (std::vector{static_cast<int>(Gear::mask), static_cast<int>(Gear::harpoon),
                                        static_cast<int>(Gear::aux_motor)}));
  });
}

TEST(TechDisplay, BelongsToNobodyYet) {
  TestTable game(TestTable::with(Mode::standard, 4));
  for (const u8 owner : game.board().owners) EXPECT_EQ(owner, kNone);
}

TEST(TechCopies, FollowTheNumberOfPlayers) {
  const auto copies = [](int players, Gear card) {
    return TestTable(TestTable::with(Mode::standard, players)).board().copies[static_cast<std::size_t>(card)];
  };
  EXPECT_EQ(copies(2, Gear::mask), 3);
  EXPECT_EQ(copies(3, Gear::mask), 4);
  EXPECT_EQ(copies(4, Gear::mask), 5);
  EXPECT_EQ(copies(2, Gear::suit), 2);
  EXPECT_EQ(copies(4, Gear::suit), 3);
}

TEST(TechPile, D1HoldsTwelveCardsOfWhichThreeSimplerOnesLieOnTop) {
  const std::set<int> advanced = techs_of_level(2);
  for (const Mode mode : {Mode::standard, Mode::mercenaries}) {
    at_many_tables(TestTable::with(mode, 2), [&](TestTable& game) {
      EXPECT_EQ(game.board().pile_size, 12);
      EXPECT_EQ(in_pile(game, 0, 12).size(), 12u) << "no card twice";
      EXPECT_EQ(count_in(advanced, in_pile(game, 0, 3)), 0);
      EXPECT_EQ(count_in(advanced, in_pile(game, 3, 12)), 5);
      EXPECT_EQ(game.board().upper_left, 3);
    });
  }
}

TEST(TechPile, D1MayHaveEachSimplerCardOnTopOrAmongTheFourBelow) {
  std::set<int> above;
  std::set<std::pair<int, int>> below;
  at_many_tables({}, [&](TestTable& game) {
    above.merge(in_pile(game, 0, 3));
    for (int place = 3; place < 12; ++place) {
      below.insert({place, tech(game.state().secret.pile[static_cast<std::size_t>(place)]).level});
    }
  });
  std::set<int> expected = techs_of_level(1);
  expected.merge(techs({Gear::aux_motor, Gear::harpoon, Gear::lobster_trap}));
  EXPECT_EQ(above, expected);
  for (int place = 3; place < 12; ++place) {
    EXPECT_TRUE(below.contains({place, 1}) && below.contains({place, 2})) << "place " << place << " is shuffled";
  }
}

TEST(TechPile, OfInitiationHasItsFirstFourCardsShuffledOverTheOtherEight) {
  std::set<int> tops;
  std::set<int> fifths;
  at_many_tables(TestTable::with(Mode::initiation, 3), [&](TestTable& game) {
    EXPECT_EQ(in_pile(game, 0, 4), techs({Gear::lobster_trap, Gear::bottle, Gear::basic_sonar, Gear::drill}));
    EXPECT_EQ(in_pile(game, 4, 12).size(), 8u);
    EXPECT_EQ(game.board().upper_left, 4);
    tops.insert(game.state().secret.pile[0]);
    fifths.insert(game.state().secret.pile[4]);
  });
  EXPECT_EQ(tops.size(), 4u);
  EXPECT_EQ(fifths.size(), 8u);
}

}  // namespace
}  // namespace bathys::thesauros
