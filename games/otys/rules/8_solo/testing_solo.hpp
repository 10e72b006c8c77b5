// A solo game for tests, laid out as in the rulebook's example of the cubes.
#pragma once

#include "games/otys/testing.hpp"

namespace bathys::otys {

/// The store holds 2 fuel, 1 metal, 1 plant; the public contracts are c10 (3 prestige) and c03 (2 prestige); the tie is
/// decided for the plant. So tech, plant, metal and fuel lie on the four spaces, tech on c03, plant on c10; metal and
/// fuel wait. It is the player's first turn, with empty levels.
class SoloTable : public TestTable {
 public:
  explicit SoloTable(bool hard = false) : SoloTable(hard, Undecided{}) { play("cube plant"); }

  /// Before the tie is decided.
  static SoloTable undecided(bool hard = false) { return SoloTable(hard, Undecided{}); }

  Player& me() { return anna(); }
  u8& timer(int number) { return solo().timers[static_cast<std::size_t>(number - 1)]; }
  /// The type of the cube on the first to fourth space, or on a public contract; "none" where there is none.
  std::string_view on_space(int number) { return word_of(solo().track[static_cast<std::size_t>(number - 1)]); }
  std::string_view on_contract(int place) { return word_of(solo().cubes[static_cast<std::size_t>(place - 1)]); }
  std::string_view offered(int place) {
    const u8 card = colony().contracts[static_cast<std::size_t>(place - 1)];
    return card == kNone ? "none" : contract(card).id;
  }
  std::string waiting() {
    std::string words;
    for (const Resource type : solo().waiting) {
      words.append(words.empty() ? "" : " ").append(kResourceWords[static_cast<std::size_t>(type)]);
    }
    return words;
  }
  int in_store(Resource type) { return colony().in_store(type); }
  /// A level from which the player can complete c03 (2 prestige) or c10 (3).
  void stock_for(std::string_view id) { zone(kAnna, 5) = payments(card_of(id))[0]; }
  void complete(std::string_view id) {
    stock_for(id);
    play("complete " + std::string(id) + " 5 " + spell_cargo(payments(card_of(id))[0].bits()));
  }

 private:
  struct Undecided {};
  SoloTable(bool hard, Undecided) : TestTable(solo_setup(hard)) {
    colony().store = {1, 1, 2, 0};
    put_in_offer("c10", 1);
    put_in_offer("c03", 2);
    clear_levels(kAnna);
    lay_out_solo_again();
  }
  static otys::Setup solo_setup(bool hard) {
    otys::Setup setup = players(1);
    setup.hard = hard ? 1 : 0;
    return setup;
  }
  static std::string_view word_of(u8 type) { return type == kNone ? "none" : kResourceWords[type]; }
};

}  // namespace bathys::otys
