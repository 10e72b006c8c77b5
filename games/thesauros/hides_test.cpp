// What everybody can tell about a question of Thesauros.
#include "core/forced.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

std::string forced_text(const TestTable& game) {
  const auto answer = forced<Thesauros>(game.state());
  return answer ? spell(verbs(), *answer) : "";
}

/// Anna's boss in zone 9 of an initiation, without money in any account but with a full black box.
TestTable penniless() {
  TestTable game(TestTable::with(Mode::initiation, 2));
  game.money(kAnna, {0, 0, 0, 0}, 50).at_zone(9, {{kAnna, kBoss}});
  EXPECT_EQ(game.question(), "advertise");
  return game;
}

/// Anna's worker advertises for 6$: human resources just have them, with the fee for the transfer.
TestTable just_enough(Mode mode, u16 black_box) {
  TestTable game(TestTable::with(mode, 2));
  game.money(kAnna, {7, 0, 0, 0}, black_box).at_zone(9, {{kAnna, 1}}).play("advertise");
  EXPECT_EQ(game.question(), "transfer");
  return game;
}

TEST(Hides, WhereTheBlackBoxPaysNothingItHidesNothing) {
  const TestTable game = just_enough(Mode::standard, 50);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"transfer hr 6"});
  EXPECT_EQ(forced_text(game), "transfer hr 6");
}

TEST(Hides, WhereItMaySendMoneyTransfersAreAsked) {
  EXPECT_GT(just_enough(Mode::initiation, 50).legal().size(), 1u);
  const TestTable game = just_enough(Mode::initiation, 0);
  EXPECT_EQ(game.legal(), std::vector<std::string>{"transfer hr 6"});
  EXPECT_EQ(forced_text(game), "") << "nobody else knows that it is empty";
}

TEST(Hides, WhereItMayPayWhoeverCouldIsAsked) {
  TestTable game = penniless();
  EXPECT_GT(game.legal().size(), 1u);
  EXPECT_EQ(forced_text(game), "");
  game.own(kAnna).black_box = 0;
  EXPECT_EQ(game.legal().size(), 1u);
  EXPECT_EQ(forced_text(game), "") << "nobody else knows that it is empty";
}

TEST(Hides, WhatMoneyDoesNotChangeIsForcedThereToo) {
  // In either mode the same things are forced as long as every account is full.
  for (const Mode mode : {Mode::standard, Mode::initiation}) {
    TestTable game(TestTable::with(mode, 2));
    game.money(kAnna, {60, 60, 60, 60}, 0).at_zone(9, {{kAnna, kBoss}});
    Options options;
    const PublicQuestion<Thesauros> question(game.state());
    EXPECT_TRUE(question.hides_nothing());
    question.offer(options);
    EXPECT_EQ(options.size(), static_cast<int>(game.legal().size()));
  }
}

TEST(Hides, BudgetsAndTilesAreAlwaysAsked) {
  TestTable game(TestTable::with(Mode::standard, 2));
  EXPECT_EQ(game.question(), "budget");
  EXPECT_EQ(forced_text(game), "");
  for (const Rule rule : {Rule::choose_tile, Rule::keep_found, Rule::raise_bid, Rule::open_black_box}) {
    EXPECT_TRUE(rulebook()[static_cast<std::size_t>(rule)].hidden);
  }
}

}  // namespace
}  // namespace bathys::thesauros
