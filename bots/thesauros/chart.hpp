// The sea as one zodiac of Thesauros sees it: what each space brings, and what the best voyage is worth.
#pragma once

#include <bit>
#include <optional>

#include "bots/thesauros/outlook.hpp"

namespace bathys::thesauros {

/// Who dives, and with what.
struct Diver {
  Load load{};
  bool expert = false;  ///< lifts two treasures and aims better
};

/// All gear of a player that helps at sea as one load: what the next zodiac to leave could carry, and what others have
/// aboard. With an extra piece, as if it were there too.
Load gear_for_sea(const Outlook& outlook, bool ashore_only = false);
bool helps_at_sea(Gear gear);
Load with(Load load, Gear gear);

/// What a dive brings in a column of a tile, where `covered` says what is taken already.
Worth dive_worth(const Outlook& outlook, const Diver& diver, const DigTile& tile, const DigSite& site, int zone,
                 int column);

class Chart {
 public:
  /// `table` may differ from the outlook's: as if the player had another map.
  Chart(const Outlook& outlook, const Public& table, const Diver& diver, Worth turn_at_home);

  Worth dive(int at) const { return dives_[static_cast<std::size_t>(at)]; }
  /// What a voyage brings from a space in so many turns, the quiet life at home after it included; spaces in `done`
  /// are worked out.
  Worth voyage(int from, int turns, u64 done = 0) const;
  /// A voyage that begins in port now, compared with staying at home.
  Worth departure(int turns) const;
  int price(int spaces) const { return prices_[static_cast<std::size_t>(std::min(spaces, kMaxPriced))]; }
  const sea::Distances& distances(int from) const;

 private:
  static constexpr int kMaxPriced = 12;
  static constexpr int kMaxTargets = 6;

  void judge_zone(int zone);
  void judge_unknown_zone(int zone);
  void choose_targets();
  int turns_to(int from, int to) const;
  Worth at_home(int from, int turns) const;

  const Outlook& outlook_;
  const Public& table_;
  Diver diver_;
  Worth turn_at_home_;
  int reach_ = 0;
  std::array<int, kMaxPriced + 1> prices_{};
  std::array<Worth, kMaxSpaces> dives_{};
  FixedList<u8, kMaxTargets> targets_{};
  mutable std::array<std::optional<sea::Distances>, kMaxSpaces> distances_{};
};

}  // namespace bathys::thesauros
