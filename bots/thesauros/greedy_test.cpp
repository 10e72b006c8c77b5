// The greedy bot for Thesauros: stronger than chance, at home in every mode, blind to secrets, sensible where the right
// answer is plain.
#include "bots/greedy.hpp"

#include "bots/match.hpp"
#include "bots/testing.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

Series series(const Setup& setup, std::vector<std::string> seats, std::string_view seed, int games) {
  return {
      .begin =
          [setup](const Key& key) { return std::make_unique<AnyGameOf<Thesauros>>(Referee<Thesauros>(setup, key)); },
      .seats = std::move(seats),
      .seed = key_from_text(seed),
      .games = games,
      .threads = 2};
}

Action choose(const State& state, Seat seat, std::string_view seed = "greedy") {
  Generator generator(key_from_text(seed));
  return make_greedy<Thesauros>()->choose(Thesauros::view(state, seat), {}, generator);
}
std::string choose(const TestTable& game) { return spell(verbs(), choose(game.state(), game.asked())); }

/// Everybody plays greedily to the end.
State played_out(const Setup& setup, const std::string& seed, EventSink* sink = nullptr) {
  State state = begun<Thesauros>(setup, seed);
  Report report(sink);
  Play play{state, report};
  const auto bot = make_greedy<Thesauros>();
  Generator generator(key_from_text(seed));
  while (!Engine<Thesauros>::over(state)) {
    const Seat seat = Engine<Thesauros>::asked(state).front();
    Engine<Thesauros>::answer_trusted(play, seat, bot->choose(Thesauros::view(state, seat), {}, generator));
  }
  return state;
}

TEST(GreedyThesauros, BeatsRandomPlayInAtLeast95OfAHundredGames) {
  const SeriesResult result = play_series(series({}, {"greedy", "random"}, "strength", 100));
  ASSERT_EQ(result.finished, 100u);
  EXPECT_GE(result.seats[0].win_shares, 95 * SeriesResult::kWinShares);
}

TEST(GreedyThesauros, EndsGamesOfEveryOptionSetWithAGoodScore) {
  int number = 0;
  for (const auto& setup : tried_option_sets<Thesauros>()) {
    const std::vector<std::string> seats(setup.players, "greedy");
    const SeriesResult result = play_series(series(setup, seats, "set " + std::to_string(number++), 4));
    ASSERT_EQ(result.finished, 4u);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      EXPECT_GE(result.seats[seat].points, 4 * 50) << "option set " << number << ", seat " << seat;
    }
  }
}

/// Counts what the museum sees.
class Visitors final : public EventSink {
 public:
  void happened(const Event& event) override {
    if (event.kind == static_cast<u8>(Happening::treasure_sold)) ++sold;
    if (event.kind == static_cast<u8>(Happening::room_opened)) ++opened;
  }
  int sold = 0;
  int opened = 0;
};

TEST(GreedyThesauros, ReachesTheMuseum) {
  Visitors visitors;
  for (int number = 0; number < 10; ++number) played_out({}, "museum " + std::to_string(number), &visitors);
  EXPECT_GE(visitors.sold, 10 * 5);
  EXPECT_GE(visitors.opened, 10 * 2);
}

TEST(GreedyThesauros, PlaysTheSameGameTwice) {
  for (const auto& setup : Thesauros::option_sets()) {
    EXPECT_TRUE(same_bytes(played_out(setup, "twice"), played_out(setup, "twice")));
  }
}

TEST(GreedyThesauros, ChoosesByWhatItsSeatCanSeeAndNothingElse) {
  int number = 0;
  for (const auto& setup : Thesauros::option_sets()) {
    const std::string seed = "blind " + std::to_string(number++);
    expect_blind<Thesauros>(setup, seed, {},
                            [&](const State& state, Seat seat, u32) { return choose(state, seat, seed); });
  }
}

TEST(GreedyThesauros, KeepsTheWagesInItsFirstBudget) {
  TestTable game;
  const Action action = choose(game.state(), kAnna);
  ASSERT_TRUE(is(action, Do::budget));
  EXPECT_GE(action.d, 12u);  // two workers, three quadrimesters
  EXPECT_LE(action.d, 25u);
}

TEST(GreedyThesauros, LearnsWhenItCan) {
  TestTable game;
  game.money(kAnna, {10, 10, 10, 10}).at_zone(8, {{kAnna, kBoss}, {kAnna, 1}});
  ASSERT_EQ(game.question(), "training");
  EXPECT_EQ(choose(game), "train");
}

TEST(GreedyThesauros, SellsTheTreasureThatOpensItsRoom) {
  TestTable game;
  game.quadrimester(9).give_treasure(kAnna, 7).sponsor(kAnna, 1).exhibit(kAnna, 1).sponsor(kBruno, 2);
  game.at_zone(8, {{kAnna, 1}});
  EXPECT_EQ(choose(game), "sell 7 1");
}

TEST(GreedyThesauros, FishesForLobstersRatherThanShowingTouristsAround) {
  TestTable game;
  game.quadrimester(3).give_gear(kAnna, Gear::lobster_trap);
  game.at_zone(7, {{kAnna, 1}});
  EXPECT_EQ(choose(game), "lagoon z1 LA");
}

TEST(GreedyThesauros, LiftsTheOnlyTreasureInReach) {
  TestTable game;
  game.quadrimester(4).place_tile(1, "S1").send_to_sea(kAnna, "Z1.2", 1, {Gear::mask});
  game.at_zone(5);
  ASSERT_EQ(game.question(), "sea_turn");
  EXPECT_EQ(choose(game), "dive z1");
  game.play("dive z1");
  EXPECT_EQ(choose(game), "take");
}

TEST(GreedyThesauros, LeavesASmallTreasureForABetterOneBelow) {
  TestTable game;
  game.quadrimester(4).place_tile(1, "S4").send_to_sea(kAnna, "Z1.1", 1, {Gear::bottle});
  game.at_zone(5).play("dive z1");
  EXPECT_EQ(choose(game), "leave");  // 3$ above 5$, and one hand
}

TEST(GreedyThesauros, ShootsAtSharks) {
  TestTable game;
  game.quadrimester(4).place_tile(1, "S1").send_to_sea(kAnna, "Z1.3", 1, {Gear::mask, Gear::speargun});
  game.at_zone(5).play("dive z1");
  ASSERT_EQ(game.question(), "meet_shark");
  EXPECT_EQ(choose(game), "shoot");
}

TEST(GreedyThesauros, PaysWithOneTransferFromWhereThereIsMost) {
  TestTable game;
  game.quadrimester(2).money(kAnna, {4, 9, 0, 4}).at_zone(9, {{kAnna, 1}});
  game.play("advertise");
  ASSERT_EQ(game.question(), "transfer");
  EXPECT_EQ(choose(game), "transfer rd 6");
}

TEST(GreedyThesauros, SetsTheMineOffWhereSharksAreMany) {
  TestTable game(TestTable::with(Mode::mercenaries, 2));
  game.quadrimester(6).place_tile(4, "L11").spend_mercenary(7);
  game.anna().mine = 1;
  game.money(kAnna, {10, 10, 10, 10}).at_zone(9, {{kAnna, 1}});
  EXPECT_EQ(choose(game), "mine 4 1");
}

}  // namespace
}  // namespace bathys::thesauros
