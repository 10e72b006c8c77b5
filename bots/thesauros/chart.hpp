// The sea as one zodiac of Thesauros sees it: what each space brings, and what the best voyage is worth.
#pragma once

#include <bit>
#include <optional>

#include "bots/thesauros/outlook.hpp"
#include "bots/thesauros/sea_table.hpp"

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

/// The same for many columns: what matters of the diver and the gear, found out once.
class DiveJudge {
 public:
  DiveJudge(const Outlook& outlook, const Diver& diver);
  Worth operator()(const DigTile& tile, const DigSite& site, int zone, int column) const;

 private:
  int lifting_fee(int zone, int row, Cell what) const;

  const Outlook& outlook_;
  bool expert_;
  int depth_;
  Worth shark_;  ///< what meeting one brings
  bool copes_;
  std::array<int, kRows> detecting_{};   ///< the fee for what is hidden, by level
  std::array<int, kRows> extracting_{};  ///< and for what lies in rock
};

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
  int price(int spaces) const { return fares_.prices[static_cast<std::size_t>(std::min(spaces, Fares::kLongestMove))]; }
  const sea::Distances& distances(int from) const { return distances_[static_cast<std::size_t>(from)]; }

 private:
  static constexpr int kMaxTargets = 6;
  static constexpr int kMaxTurns = 4;
  /// A voyage from a target, by the turns left and by the targets that are worked out.
  static constexpr std::size_t kVoyages = std::size_t{kMaxTargets} * kMaxTurns << kMaxTargets;

  void judge_zone(int zone);
  void judge_unknown_zone(int zone);
  std::array<Worth, kMaxColumns> average_columns(int zone) const;
  void choose_targets();
  int turns_to(int from, int to) const;
  Worth at_home(int from, int turns) const;
  Worth find_voyage(int from, int turns, u32 done) const;
  Worth voyage_from_target(int target, int turns, u32 done) const;

  const Outlook& outlook_;
  const Public& table_;
  Diver diver_;
  DiveJudge dive_judge_;
  Worth turn_at_home_;
  const Fares& fares_;
  const AllDistances& distances_;
  std::array<Worth, kMaxSpaces> dives_{};
  FixedList<u8, kMaxTargets> targets_{};
  /// What was found out about voyages; only what `known_` says is there.
  mutable std::array<u64, kVoyages / 64> known_{};
  mutable std::array<Worth, kVoyages> voyages_;
};

}  // namespace bathys::thesauros
