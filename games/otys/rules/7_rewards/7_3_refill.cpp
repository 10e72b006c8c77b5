// Otys 7.3 A reward token that left the colony is replaced from the bag; when the bag is empty the discarded tokens go
// back into it first.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {

void describe(Archive& archive, DisplayPlace& place) {
  static constexpr std::array<std::string_view, kRewardsPerLevel> kTokens{"1", "2"};
  named(archive, "level", place.level, kLevelWords);
  named(archive, "token", place.slot, kTokens);
}

/// The rules of one token lie on each other and speak of the same one; contracts drawn for it may lie on top.
Wrong wrong_place(const At& at, const DisplayPlace& place) {
  const Public& table = at.seen.table;
  if (place.level >= kLevels || place.level != table.turn.level) return Wrong{"level", "is not the active level"};
  if (place.slot >= kRewardsPerLevel) return Wrong{"token", "there are two tokens on a level"};
  if (table.colony.reward_at(place) == kNone) return Wrong{"token", "no reward token lies there"};
  const bool follows =
      at.lies_on(Rule::refill_rewards) || at.lies_on(Rule::place_reward) || at.lies_on(Rule::discard_reward);
  if (follows && words_of<DisplayPlace>(*at.below()) != place) return Wrong{"token", "is another token"};
  if (at.above() == nullptr || !is(*at.above(), Rule::keep_contract)) return {};
  const bool contracts = reward(table.colony.reward_at(place)).front == Reward::Front::contracts;
  return contracts ? Wrong{} : Wrong{"token", "shows no contracts"};
}

const Below discard_reward::kBelow{Rule::refill_rewards};

/// 3.2: only sponsor 2 discards a token that was used.
Wrong discard_reward::wrong(const At& at, const Words& place) {
  if (const Wrong wrong = wrong_place(at, place)) return wrong;
  const Colony& colony = at.seen.colony();
  const int tile = colony.sponsor_at(place.level);
  if (tile != 1 || !colony.is_advanced(tile) || at.seen.turn().sponsor_used == 0)
    return Wrong{"", "sponsor 2 was not used"};
  return {};
}

void discard_reward::run(Play& play, const Words& place, Seat seat) {
  Colony& colony = play.state.table.colony;
  u8& used = colony.reward_at(place);
  colony.reward_discards.add(used);
  tell(play, Happening::reward_discarded, seat, used);
  used = kNone;
}

u8 refill_rewards::draw_token(Play& play) {
  Colony& colony = play.state.table.colony;
  if (colony.bag.empty()) std::swap(colony.bag, colony.reward_discards);
  if (colony.bag.empty()) return kNone;
  u32 skip = play.state.secret.generator.below(static_cast<u32>(colony.bag.size()));
  auto token = colony.bag.begin();
  while (skip-- > 0) ++token;
  const int drawn = *token;
  colony.bag.remove(drawn);
  return static_cast<u8>(drawn);
}

/// A sponsor's token is used in step 1, an explorer's in step 2.
const Below refill_rewards::kBelow{Rule::step_one, Rule::activate, Rule::key_to_track};

Wrong refill_rewards::wrong(const At& at, const Words& place) {
  if (const Wrong wrong = wrong_place(at, place)) return wrong;
  const bool of_sponsor = at.above() != nullptr && is(*at.above(), Rule::discard_reward);
  if (at.above() == nullptr || of_sponsor == at.lies_on(Rule::step_one)) return {};
  return {"", of_sponsor ? "a sponsor is used in step 1" : "a diver acts in step 2"};
}

void refill_rewards::run(Play& play, const Words& place, Seat seat) {
  u8& token = play.state.table.colony.reward_at(place);
  token = draw_token(play);
  play.report.learned();
  if (token != kNone) tell(play, Happening::reward_drawn, seat, token, place.level);
}

}  // namespace bathys::otys
