// What a player did in a game of Thesauros, told from the events: how often, and for how many points.
#pragma once

#include <array>
#include <map>
#include <string>

#include "games/thesauros/thesauros.hpp"

namespace bathys::bench {

/// Deeds by name, like "develop.mask" or "place.3"; what they name is counted.
using Deeds = std::map<std::string, i64>;

/// One game, player by player.
class Diary final : public EventSink {
 public:
  void happened(const Event& event) override;

  const Deeds& of(int seat) const { return deeds_[static_cast<std::size_t>(seat)]; }

 private:
  void count(int seat, std::string deed, int n = 1) { deeds_[static_cast<std::size_t>(seat)][std::move(deed)] += n; }
  void count_crew(thesauros::Happening kind, int seat, const Event& event);
  void count_sea(thesauros::Happening kind, int seat, const Event& event);
  void count_money(thesauros::Happening kind, int seat, const Event& event);
  void count_points(thesauros::Happening kind, int seat, const Event& event);

  std::array<Deeds, kMaxSeats> deeds_{};
};

}  // namespace bathys::bench
