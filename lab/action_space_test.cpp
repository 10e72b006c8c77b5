#include "lab/action_space.hpp"

#include <set>

#include "lab/testing.hpp"

namespace bathys::lab {
namespace {

TEST(ActionSpace, EveryNumberIsOneAnswerBothWays) {
  for (const AnyKind* const kind : all_games()) {
    const ActionSpace actions(kind->verbs());
    std::set<std::string> texts;
    for (int i = 0; i < actions.size(); ++i) {
      ASSERT_TRUE(well_formed(kind->verbs(), actions.action(i))) << kind->name() << " " << i;
      EXPECT_EQ(actions.index(actions.action(i)), i);
      EXPECT_EQ(actions.index(actions.text(i)), i) << actions.text(i);
      texts.insert(actions.text(i));
    }
    EXPECT_EQ(static_cast<int>(texts.size()), actions.size()) << kind->name() << ": no answer has two numbers";
  }
}

TEST(ActionSpace, EveryAnswerOfAGameHasANumberUnlessItsAmountIsAbove255) {
  for (const Sample& sample : samples()) {
    const ActionSpace actions(sample.kind->verbs());
    play_through(*sample.game, 7, [&](const AnyGame& game) {
      Options options;
      for (const Seat seat : {seat_at(0), seat_at(1)}) {
        if (!game.decision().asked.has(seat)) continue;
        game.legal(seat, options);
        for (const Action action : options) {
          EXPECT_GE(actions.index(action), 0) << sample.kind->name() << " " << spell(sample.kind->verbs(), action);
        }
      }
    });
  }
}

TEST(ActionSpace, AmountsAbove255HaveNoNumber) {
  const ActionSpace actions(find_game("thesauros")->verbs());
  EXPECT_TRUE(actions.index("budget hr 255"));
  EXPECT_FALSE(actions.index("budget hr 256"));
  EXPECT_TRUE(parse(find_game("thesauros")->verbs(), "budget hr 256")) << "the game itself knows it";
}

TEST(ActionSpace, NumbersGoThroughTheVerbTableTheLastFieldFirst) {
  const ActionSpace actions(find_game("otys")->verbs());
  EXPECT_EQ(actions.text(0), "key 1");
  EXPECT_EQ(actions.text(4), "key 5");
  EXPECT_EQ(*actions.index("sell metal prestige"), *actions.index("sell metal credits") + 1);
  EXPECT_EQ(*actions.index("sell plant credits"), *actions.index("sell metal credits") + 2);
}

TEST(ActionSpace, WhatNoVerbSaysHasNoNumber) {
  const ActionSpace actions(find_game("otys")->verbs());
  EXPECT_FALSE(actions.index("sell metal dreams"));
  EXPECT_FALSE(actions.index(""));
  EXPECT_EQ(actions.index(Action{.verb = 250}), -1);
  EXPECT_FALSE(actions.index("complete c01 1 5tech")) << "no way to pay for this contract";
  EXPECT_TRUE(actions.index("complete c01 1 1metal+1plant"));
}

}  // namespace
}  // namespace bathys::lab
