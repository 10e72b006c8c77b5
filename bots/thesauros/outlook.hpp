// How a position of Thesauros looks to the one who sees it: the time left, what money and treasures are worth.
#pragma once

#include <optional>

#include "bots/thesauros/weights.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

/// What the columns of a tile bring that nobody has seen, the best first: for somebody with such gear.
struct UnknownZone {
  u32 gear = 0;
  u32 covered = 0;
  bool expert = false;
  bool detected = false;  ///< nothing is hidden from the holder of a mercenary map
  bool known = false;
  std::array<Worth, kMaxColumns> columns{};

  bool fits(u32 with_gear, bool as_expert, bool as_detected, u32 as_covered) const {
    return known && gear == with_gear && expert == as_expert && detected == as_detected && covered == as_covered;
  }
};

class Outlook {
 public:
  Outlook(const Weights& weights, const Seen& seen);

  const Weights& weights;
  const Seen seen;
  const Public& table;
  const Player& me;
  int quadrimester;
  int left;  ///< quadrimesters likely to come after this one

  Worth cash(int amount) const { return dollar_ * amount; }
  /// Money that comes in a later year, when it is worth less.
  Worth cash_in(int later_quadrimester, int amount) const;
  /// What paying costs: with the fees of transfers, and with wages that cannot be paid afterwards.
  Worth cost(Account account, int amount) const;
  /// What lifting a treasure of that kind brings in the end.
  Worth treasure(int kind) const { return treasures_[static_cast<std::size_t>(kind)]; }
  /// A gain of a rival, as a loss of one's own.
  Worth to_rival(Worth gain) const;
  /// What a meeple at home brings in one quadrimester.
  Worth turn_of(int meeple) const { return meeple == kBoss ? weights.boss_turn : weights.worker_turn; }

  int free_slots() const { return free_slots_; }  ///< of rooms in play, sponsored or not
  int unsold() const { return unsold_; }
  /// Wages of one quadrimester.
  int wages() const { return (me.workers() + me.mercenaries) * wage(); }
  bool is_expert(int meeple, Hat hat) const { return meeple == kBoss || me.hat(meeple) == hat; }

  // What judges find out about this position, kept because several of them ask for it; kNever before.

  mutable std::array<UnknownZone, 2> unknown_zones{};  ///< small, large
  mutable std::array<Worth, kGear> gear_worths = all_unknown<kGear>();
  mutable std::array<Worth, kDigZones> map_worths = all_unknown<kDigZones>();
  mutable std::array<std::optional<Load>, 2> gear_for_sea{};  ///< all of it, what is ashore
  mutable Worth departure_with_hoped = kNever;                ///< with what there is and a mask
  mutable Worth departure_with_first_map = kNever;  ///< with what there is, at worst with a map from the market

 private:
  template <std::size_t N>
  static constexpr std::array<Worth, N> all_unknown() {
    std::array<Worth, N> worths{};
    worths.fill(kNever);
    return worths;
  }
  int quadrimesters_left() const;
  Worth judge_dollar() const;
  Worth unpaid_after(int spent) const;
  Worth worth_of_treasure(int kind) const;

  Worth dollar_ = 0;
  int open_money_ = 0;
  int free_slots_ = 0;
  int unsold_ = 0;
  std::array<Worth, kTreasureKinds> treasures_{};
};

}  // namespace bathys::thesauros
