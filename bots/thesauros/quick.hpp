// A quick way to play Thesauros, for games in the mind: like the greedy bot, but it does not imagine a quadrimester
// before every meeple. Each seat judges the zones once in a quadrimester, and holds on to what it planned.
#pragma once

#include "bots/thesauros/deployment.hpp"

namespace bathys::thesauros {

class QuickPlay {
 public:
  explicit QuickPlay(const Adviser& adviser) : adviser_(adviser) {}

  /// By what the seat can see in this state.
  Action choose(const State& state, Seat seat);

 private:
  /// What somebody would do in a zone, and what has to be paid for it.
  struct Step {
    Choice choice{};
    int price = 0;
  };
  /// What a seat means to do in each zone.
  struct Plan {
    using Zones = std::array<Step, Deployment::kAllZones>;
    u8 quadrimester = 0;
    u32 done = 0;  ///< zones in which somebody did it
    Zones boss{};
    Zones worker{};
    std::array<Step, kHats + 1> specialist{};  ///< in the zone of the hat

    const Step& of(const Player& player, int meeple, int zone) const;
  };

  Step step_now(const Plan& plan, const Outlook& outlook, int meeple, int zone) const;
  Action place(const State& state, Seat seat, const Frame& question);
  Action budget(const Seen& seen) const;
  Plan& plan_of(const State& state, const Outlook& outlook);
  void make(Plan& plan, const State& state, const Outlook& outlook) const;
  void make_zones(Plan& plan, const Outlook& outlook, int first, int last) const;
  void play_at_sea(State& state, Seat seat) const;
  /// What was planned for the meeple that is to act, if it still can be done.
  const Action* planned(const Seen& seen, const Frame& question);

  const Adviser& adviser_;
  std::array<Plan, kMaxSeats> plans_{};
};

/// Weights for playing quickly: voyages are not thought through as far.
Weights quick_weights(bool solo);

}  // namespace bathys::thesauros
