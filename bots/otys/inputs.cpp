// What the learned judge of Otys looks at.
#include "bots/otys/inputs.hpp"

#include <algorithm>
#include <cstdlib>

namespace bathys::otys {
namespace {

/// A group of numbered things; the groups lie one behind the other.
struct Group {
  int from;
  int size;

  constexpr int end() const { return from + size; }
  /// The last one stands for all beyond.
  int at(int i) const { return from + std::clamp(i, 0, size - 1); }
};

constexpr int kScores = 24;
constexpr int kEase = 14;
constexpr int kPrestiges = 5;

constexpr Group kPrestige{0, kScores};
constexpr Group kLeader{kPrestige.end(), kScores};
constexpr Group kAhead{kLeader.end(), 25};
constexpr Group kCredits{kAhead.end(), 10};
constexpr Group kBatteries{kCredits.end(), 7};
constexpr Group kNeutralKeys{kBatteries.end(), 4};
constexpr Group kKeys{kNeutralKeys.end(), kOwnKeys};
constexpr Group kUntilReturn{kKeys.end(), 7};
constexpr Group kMechanic{kUntilReturn.end(), kTechnicianSteps + 1};
constexpr Group kHacker{kMechanic.end(), kTechnicianSteps + 1};
constexpr Group kUpgraded{kHacker.end(), kDivers};
constexpr Group kColumn{kUpgraded.end(), 2 * kDivers* kPlaces};
constexpr Group kCounts{kColumn.end(), kLevels* kResources * 4};
constexpr Group kTotals{kCounts.end(), kLevels * 7};
constexpr Group kPairs{kTotals.end(), kLevels* kResources* kResources};
constexpr Group kBacks{kPairs.end(), kLevels * 2};
constexpr Group kUsableSponsors{kBacks.end(), kSponsors * 2};
constexpr Group kStore{kUsableSponsors.end(), kResources*(kStoreRows + 1)};
constexpr Group kOffered{kStore.end(), kEase* kPrestiges};
constexpr Group kInHand{kOffered.end(), kEase* kPrestiges};
constexpr Group kBonus{kInHand.end(), 2 * 3 * 3};
constexpr Group kNotTurnedUp{kBonus.end(), kOfferPlaces + 1};
constexpr Group kNotLookedAt{kNotTurnedUp.end(), 5};
constexpr Group kHandOfOther{kNotLookedAt.end(), 6};
constexpr Group kHandSize{kHandOfOther.end(), 6};
constexpr Group kUntilTurn{kHandSize.end(), kMaxSeats};
constexpr Group kLastTurns{kUntilTurn.end(), 2};
constexpr Group kOrder{kLastTurns.end(), kMaxSeats* kMaxSeats};
/// Room for more things, so that what was learned keeps its places.
constexpr Group kSpare{kOrder.end(), 80};
constexpr Group kFronts{kSpare.end(), 5 * 2};
constexpr Group kReady{kFronts.end(), 12};
constexpr Group kMoreSpare{kReady.end(), 25};
static_assert(kMoreSpare.end() == kSideInputs);

/// How full the level is, how many there are of each type, and which types lie together, the more frequent one first.
ZoneInputs zone_inputs(int level, Cargo cargo) {
  ZoneInputs zone;
  const auto add = [&zone](int number) {
    zone.numbers[static_cast<std::size_t>(zone.size++)] = static_cast<u16>(number);
  };
  add(kTotals.at(level * 7 + cargo.total()));
  int last = -1;
  for (int type = 0; type < kResources; ++type) {
    const int count = cargo.count(static_cast<Resource>(type));
    if (count == 0) continue;
    add(kCounts.at((level * kResources + type) * 4 + std::min(count, 4) - 1));
    if (last >= 0) {
      const bool more = count > cargo.count(static_cast<Resource>(last));
      add(kPairs.at((level * kResources + (more ? type : last)) * kResources + (more ? last : type)));
    }
    last = type;
  }
  return zone;
}

/// One side while it is looked at.
class OneSide {
 public:
  OneSide(const SideInputs& inputs, const Seen& seen, Seat of, Present& present)
      : inputs_(inputs), seen_(seen), table_(seen.table), player_(seen.table.player(of)), of_(of), present_(present) {}

  void describe() {
    standing();
    possessions();
    column();
    ways();
    for (int level = 0; level < kLevels; ++level) zone(level);
    contracts();
    present_.add(kReady.at(ready_));
  }

 private:
  void standing() {
    int others = 0;
    for (int i = 0; i < table_.seats(); ++i) {
      if (seat_at(i) != of_) others = std::max<int>(others, table_.players[static_cast<std::size_t>(i)].prestige);
    }
    const int mine = player_.prestige;
    present_.add(kPrestige.at(mine));
    present_.add(kLeader.at(std::max(mine, others)));
    present_.add(kAhead.at(mine - others + kAhead.size / 2));
    const int seats = table_.seats();
    const int from_mover = (index_of(of_) - index_of(table_.turn.seat) + seats) % seats;
    const int from_first = (index_of(of_) - index_of(table_.turn.first) + seats) % seats;
    present_.add(kUntilTurn.at(from_mover));
    present_.add(kOrder.at((seats - 1) * kMaxSeats + from_first));
    if (std::max(mine, others) < end_prestige()) return;
    const int mover_from_first = (index_of(table_.turn.seat) - index_of(table_.turn.first) + seats) % seats;
    present_.add(kLastTurns.at(from_first >= mover_from_first ? 1 : 0));
  }

  void possessions() {
    present_.add(kCredits.at(player_.credits));
    present_.add(kBatteries.at(player_.batteries));
    present_.add(kNeutralKeys.at(player_.neutral_keys));
    for (const KeyToken key : player_.keys) present_.add(kKeys.at(static_cast<int>(key)));
    present_.add(kUntilReturn.at(threshold(player_.hacker) - player_.track.size()));
    present_.add(kMechanic.at(player_.mechanic));
    present_.add(kHacker.at(player_.hacker));
    for (int type = 0; type < kResources; ++type) {
      present_.add(kStore.at(type * (kStoreRows + 1) + table_.colony.in_store(static_cast<Resource>(type))));
    }
  }

  void column() {
    for (int place = 0; place < kPlaces; ++place) {
      const Diver diver = player_.column[place];
      const bool upgraded = player_.is_upgraded(diver);
      const int number = static_cast<int>(diver);
      places_[static_cast<std::size_t>(number)] = place;
      if (upgraded) present_.add(kUpgraded.at(number));
      present_.add(kColumn.at(((upgraded ? kDivers : 0) + number) * kPlaces + place));
    }
    fronts(places_[static_cast<std::size_t>(Diver::explorer)] - kSurface);
  }

  /// The tokens the explorer stands at.
  void fronts(int level) {
    if (level < 0) return;
    for (int slot = 0; slot < kRewardsPerLevel; ++slot) {
      const u8 token = table_.colony.reward_at(level, slot);
      if (token != kNone) present_.add(kFronts.at(static_cast<int>(reward(token).front) * 2 + slot));
    }
  }

  void ways() {
    const int far = player_.batteries > 0 ? reach(player_.mechanic) : 0;
    for (int level = 0; level < kLevels; ++level) {
      const bool key = can_dive_to(level);
      for (int type = 0; type < kResources; ++type) {
        ways_[static_cast<std::size_t>(level * kResources + type)] =
            way(place_of_level(level) - places_[static_cast<std::size_t>(type)], far, key);
      }
    }
  }

  /// How far the expert of a type is from acting on a level: 0 at once, 5 farthest.
  static u8 way(int above, int far, bool key) {
    if (above == 0) return key ? 0 : 3;
    if (std::abs(above) <= far) return key ? 1 : 3;
    return above < 0 ? 5 : above <= 2 ? 2 : 4;
  }

  bool can_dive_to(int level) const {
    return player_.has_key(static_cast<KeyToken>(level)) || player_.has_key(KeyToken::own_x) ||
           player_.neutral_keys > 0;
  }

  void zone(int level) {
    const std::size_t cargo = inputs_.needs().number_of(player_.zone(level));
    cargos_[static_cast<std::size_t>(level)] = cargo;
    const ZoneInputs& zone = inputs_.zone(level, cargo);
    for (int i = 0; i < zone.size; ++i) present_.add(zone.numbers[static_cast<std::size_t>(i)]);
    if (player_.reward_at(level) != kNone) {
      present_.add(kBacks.at(level * 2 + (reward(player_.reward_at(level)).back == Reward::Back::prestige1 ? 1 : 0)));
    }
    if (player_.has_key(static_cast<KeyToken>(level))) {
      const int tile = table_.colony.sponsor_at(level);
      present_.add(kUsableSponsors.at(tile * 2 + (table_.colony.is_advanced(tile) ? 1 : 0)));
    }
  }

  /// Every contract by what it brings and by how easily it can be completed.
  void contracts() {
    int unseen = 0;
    for (int place = 0; place < table_.offer_places(); ++place) {
      const u8 card = table_.colony.contracts[place];
      card == kNone ? static_cast<void>(++unseen) : contract_seen(card, kOffered, 0);
    }
    if (unseen > 0) present_.add(kNotTurnedUp.at(unseen));
    if (of_ != seen_.who) return present_.add(kHandOfOther.at(player_.hand_size));
    present_.add(kHandSize.at(player_.hand_size));
    for (const int card : seen_.own.hand) contract_seen(card, kInHand, 1);
    const int drawn = player_.hand_size - seen_.own.hand.size();
    if (drawn > 0) present_.add(kNotLookedAt.at(drawn));
  }

  void contract_seen(int card, const Group& group, int in_hand) {
    int ease = kEase - 1;
    for (int level = 0; level < kLevels && ease > 0; ++level) ease = std::min(ease, ease_of(card, level, ease));
    const Contract& printed = contract(card);
    if (ease == 0) ready_ += printed.prestige;
    const int prestige = std::clamp<int>(printed.prestige, 1, kPrestiges) - 1;
    present_.add(group.at(prestige * kEase + ease));
    const int bonus = printed.credits + printed.batteries;
    if (bonus > 0 && ease < 9) present_.add(kBonus.at((in_hand * 3 + (ease == 0 ? 0 : ease < 5 ? 1 : 2)) * 3 + bonus));
  }

  /// 0 when it could be completed at that level now, more for whatever stands in the way. Anything from `enough` on
  /// where no level could be easier than that.
  int ease_of(int card, int level, int enough) const {
    const Need need = inputs_.needs().of(card, level, cargos_[static_cast<std::size_t>(level)]);
    if (need.missing == 0) return 0;
    if (need.missing >= Need::kTooMany) return kEase - 1;
    if (need.missing == 3) return kEase - 2;
    if (enough <= (need.missing == 1 ? 1 : 7)) return enough;
    int best = 5;
    int worst = 0;
    for (int type = 0; type < kResources; ++type) {
      if ((need.types >> type & 1) == 0) continue;
      const int way = ways_[static_cast<std::size_t>(level * kResources + type)];
      best = std::min(best, way);
      worst = std::max(worst, way);
    }
    if (need.missing == 1) return 1 + best;                                        // 1 to 6
    if ((need.types & (need.types - 1)) == 0) return worst <= 2 ? 8 : 11;          // twice the same type
    return worst <= 1 ? 7 : worst <= 3 ? 8 : best <= 1 ? 9 : best <= 3 ? 10 : 11;  // 7 to 11
  }

  const SideInputs& inputs_;
  const Seen& seen_;
  const Public& table_;
  const Player& player_;
  Seat of_;
  Present& present_;
  /// What lies on each level, as a number of `Needs`.
  std::array<std::size_t, kLevels> cargos_{};
  /// Where each diver stands.
  std::array<int, kDivers> places_{};
  /// The prestige of contracts that could be completed at once.
  int ready_ = 0;
  /// How far each expert is from each level.
  std::array<u8, kLevels * kResources> ways_{};
};

}  // namespace

SideInputs::SideInputs() {
  for (int packed = 0; packed < Cargo::kPacked; ++packed) {
    const Cargo cargo = Cargo::unpacked(packed);
    if (cargo.total() > capacity(kLevels - 1)) continue;
    for (int level = 0; level < kLevels; ++level) {
      zones_[static_cast<std::size_t>(level)][needs_.number_of(cargo)] = zone_inputs(level, cargo);
    }
  }
}

void SideInputs::describe(const Seen& seen, Seat of, Present& present) const {
  OneSide(*this, seen, of, present).describe();
}

}  // namespace bathys::otys
