// How a position of Thesauros looks to the one who sees it: the time left, what money and treasures are worth.
#pragma once

#include "bots/thesauros/weights.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

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

 private:
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
