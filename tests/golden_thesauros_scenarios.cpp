// The golden games of Thesauros to look for, the positions some of them begin from, and how they are played.
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"
#include "tests/golden_finder.hpp"
#include "tests/golden_thesauros.hpp"

namespace bathys::golden {

using namespace thesauros;

namespace {

/// Everybody can pay wages and whatever else comes up.
TestTable comfortable(const Setup& setup, const std::string& seed, int quadrimester) {
  TestTable game(setup, seed);
  for (int i = 0; i < setup.players; ++i) game.money(seat_at(i), {30, 15, 15, 15}, setup.mode == Mode::solo ? 0 : 20);
  game.quadrimester(quadrimester);
  return game;
}

/// A number that depends on the seed alone.
int vary(const std::string& seed, u32 below) { return static_cast<int>(Generator(key_from_text(seed)).below(below)); }

/// Treasures of all players lie on all slots of the museum but one.
void fill_museum_but_one(TestTable& game) {
  const int players = game.table().seats();
  for (int room = 1; room <= room_count(players); ++room) {
    game.sponsor(seat_at(room % players), room);
    const int slots = thesauros::room(players, room - 1).slots - (room == 1 ? 1 : 0);
    for (int slot = 0; slot < slots; ++slot) game.exhibit(seat_at((room + slot) % players), room);
  }
}

/// Somebody has the last treasure for the museum.
State museum_almost_full(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, 5);
  fill_museum_but_one(game);
  game.give_treasure(kAnna, 5).at(Rule::placement);
  return game.state();
}

/// A lone player is about to sell it, with so much reputation (more or less) and money from fishing.
auto solo_museum_almost_full(int quadrimester, int reputation, u16 fishing) {
  return [=](const Setup& setup, const std::string& seed) {
    TestTable game = comfortable(setup, seed, quadrimester);
    fill_museum_but_one(game);
    game.anna().reputation = static_cast<u16>(reputation + vary(seed, 15));
    game.anna().fishing = fishing;
    game.give_treasure(kAnna, 5).at_zone(8, {{kAnna, 1}, {kAnna, 2}});
    return game.state();
  };
}

/// Players close to each other in the last quadrimester.
State close_finish(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, kQuadrimesters);
  game.anna().reputation = 40;
  game.bruno().reputation = static_cast<u16>(37 + vary(seed, 7));
  game.at(Rule::placement);
  return game.state();
}

/// A zodiac with everything aboard above a rich column, its sailor the boss.
State above_treasures(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, 8);
  game.send_to_sea(kAnna, "Z1.3", kBoss,
                   {Gear::suit, Gear::evolved_sonar, Gear::excavator, Gear::speargun, Gear::cage, Gear::super_motor});
  game.at_zone(5);
  return game.state();
}

/// A worker with a harpoon and nothing else against sharks.
State above_sharks(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, kQuadrimesters);
  game.send_to_sea(kAnna, "Z1.3", 1, {Gear::suit, Gear::harpoon}).at_zone(5);
  return game.state();
}

/// A worker with a double-action token at the office.
State token_at_the_office(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, kQuadrimesters);
  game.at_zone(1, {{kAnna, 2, true}});
  return game.state();
}

/// The mercenary of zone 8 is about to act in a museum with free slots.
State museum_with_a_mercenary(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, 7);
  fill_museum_but_one(game);
  game.bruno().stored = 1;
  game.place_mercenary(kBruno, 8).at_zone(8, {{kAnna, 1}});
  return game.state();
}

/// A pilot with a double-action token, and something at sea to fly to.
State token_on_the_airfield(const Setup& setup, const std::string& seed) {
  TestTable game = comfortable(setup, seed, kQuadrimesters);
  game.send_to_sea(kAnna, "F1", 1, {Gear::mask}).at_zone(4, {{kAnna, 2, true}});
  return game.state();
}

Scenario<Thesauros> plain(const std::string& name, Mode mode, u8 players) {
  const Setup setup{mode, players};
  return {name, setup, {"mode " + describe_options(setup)}};
}

}  // namespace

std::vector<Scenario<Thesauros>> Own<Thesauros>::scenarios() {
  constexpr Setup kTwo{Mode::standard, 2}, kSolo{Mode::solo, 1};
  return {
      plain("two_players", Mode::standard, 2),
      plain("three_players", Mode::standard, 3),
      plain("four_players", Mode::standard, 4),
      plain("initiation_two_players", Mode::initiation, 2),
      plain("initiation_three_players", Mode::initiation, 3),
      plain("initiation_four_players", Mode::initiation, 4),
      plain("mercenaries_two_players", Mode::mercenaries, 2),
      plain("mercenaries_three_players", Mode::mercenaries, 3),
      plain("mercenaries_four_players", Mode::mercenaries, 4),
      {"solo", kSolo, {"end: solo lost with rooms left"}},
      {"solo_won_at_eight", kSolo, {"trophy boss of the year 1"}, solo_museum_almost_full(8, 40, 72)},
      {"solo_won_at_seven", kSolo, {"trophy boss of the year 2"}, solo_museum_almost_full(7, 40, 82)},
      {"solo_won_at_six", kSolo, {"trophy boss of the year 3"}, solo_museum_almost_full(6, 40, 92)},
      {"solo_lost_with_a_full_museum", kSolo, {"end: solo lost with a full museum"}, solo_museum_almost_full(8, 10, 0)},
      {"museum_full_early", kTwo, {"end: the museum is full early"}, museum_almost_full},
      {"tie_broken_by_turn_order", kTwo, {"end: tie broken by turn order"}, close_finish},
      {"treasures_lifted", kTwo, {"a second treasure from one dive"}, above_treasures},
      {"shark_flees", kTwo, {"event shark_fled"}, above_sharks},
      {"two_recruits", kTwo, {"second action at recruit"}, token_at_the_office},
      {"museum_rearranged", {Mode::mercenaries, 2}, {"verb carry"}, museum_with_a_mercenary},
      {"museum_treasures_switched", {Mode::mercenaries, 2}, {"verb switch"}, museum_with_a_mercenary},
      {"two_seaplanes", {Mode::standard, 4}, {"second action at seaplane"}, token_on_the_airfield},
  };
}

Action Own<Thesauros>::choose(const State& state, Seat seat, const Options&, Generator& dice) {
  return random_answer(state, seat, dice);
}

template void find_anew<Thesauros>();

}  // namespace bathys::golden
