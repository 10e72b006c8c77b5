// How near a player of Otys is to completing contracts, and what that promises.
#include "bots/otys/plans.hpp"

#include <algorithm>
#include <cstdlib>

namespace bathys::otys {
namespace {

/// The place in the column of each type's expert.
std::array<int, kResources> expert_places(const Player& player) {
  std::array<int, kResources> places{};
  for (int i = 0; i < kPlaces; ++i) {
    const int diver = static_cast<int>(player.column[static_cast<std::size_t>(i)]);
    if (diver < kResources) places[static_cast<std::size_t>(diver)] = i;
  }
  return places;
}

}  // namespace

Planner::Planner(const Weights& weights) : weights_(weights) {
  for (int level = 0; level < kLevels; ++level) {
    for (int packed = 0; packed < Cargo::kPacked; ++packed) {
      const Cargo zone = Cargo::unpacked(packed);
      if (zone.total() > capacity(level)) continue;
      promises_[static_cast<std::size_t>(level)][static_cast<std::size_t>(packed)] =
          static_cast<u16>(promise(level, zone));
    }
  }
}

/// The mean over all contracts there are.
Worth Planner::promise(int level, Cargo zone) const {
  Worth total = 0;
  for (int card = 0; card < kContracts; ++card) total += nearness(level, zone, card);
  return total / kContracts;
}

Worth Planner::nearness(int level, Cargo zone, int card) const {
  Worth best = 0;
  for (const Cargo payment : payments(card)) {
    const int missing = zone.missing(payment).total();
    if (zone.total() + missing > capacity(level)) continue;
    Worth here = contract(card).prestige * kPoint;
    for (int step = 0; step < missing; ++step) here = times(here, weights_.step_to_any_contract);
    best = std::max(best, here);
  }
  return best;
}

Worth Planner::hopes(const Seen& seen) const {
  const Player& me = seen.me();
  Ease ease;
  judge_ease(me, ease);
  Plans plans;
  for (const u8 card : seen.colony().contracts) {
    if (card != kNone) add_plans(me, ease, card, seen.table.is_solo() ? kPoint : weights_.on_the_table, plans);
  }
  for (const int card : seen.own.hand) add_plans(me, ease, card, kPoint, plans);
  return best_together(plans) + unseen_contracts(seen) + promises(me);
}

Worth Planner::best_plan(const Player& player, int card) const {
  Ease ease;
  judge_ease(player, ease);
  Worth best = 0;
  for (int level = 0; level < kLevels; ++level) best = std::max(best, plan(player, ease, card, level));
  return best;
}

void Planner::judge_ease(const Player& player, Ease& ease) const {
  const auto places = expert_places(player);
  for (int level = 0; level < kLevels; ++level) {
    for (std::size_t type = 0; type < kResources; ++type) {
      const Worth one = ease_of_first(player, level, places[type]);
      const Worth two = times(one, weights_.ease_of_next);
      ease[static_cast<std::size_t>(level)][type] = {kPoint, one, two, times(two, weights_.ease_of_next)};
    }
  }
}

Worth Planner::ease_of_first(const Player& player, int level, int expert_place) const {
  const int above = place_of_level(level) - expert_place;
  const int far = player.batteries > 0 ? reach(player.mechanic) : 0;
  Worth ease = above >= 0 ? entry(weights_.ease_from_above, above) : weights_.ease_from_below;
  if (above != 0 && std::abs(above) <= far) ease = std::max(ease, weights_.ease_by_propeller);
  const bool has_key = player.has_key(static_cast<KeyToken>(level)) || player.has_key(KeyToken::own_x);
  return has_key || player.neutral_keys > 0 ? ease : times(ease, weights_.ease_without_key);
}

void Planner::add_plans(const Player& player, const Ease& ease, int card, Worth part, Plans& plans) const {
  for (int level = 0; level < kLevels && !plans.full(); ++level) {
    const Worth worth = times(plan(player, ease, card, level), part);
    if (worth > 0) plans.push_back({worth, static_cast<u8>(card), static_cast<u8>(level)});
  }
}

/// What the contract brings, less for each resource missing; by the easiest way to pay for which there is room.
Worth Planner::plan(const Player& player, const Ease& ease, int card, int level) const {
  const Cargo zone = player.zone(level);
  const int room = capacity(level) - zone.total();
  Worth likely = 0;
  for (const Cargo payment : payments(card)) {
    const Cargo missing = zone.missing(payment);
    if (missing.total() > room) continue;
    Worth here = kPoint;
    for (std::size_t type = 0; type < kResources; ++type) {
      const int n = missing.count(static_cast<Resource>(type));
      if (n > 0) here = times(here, ease[static_cast<std::size_t>(level)][type][static_cast<std::size_t>(n)]);
    }
    likely = std::max(likely, here);
  }
  return times(times(gain(player, card, level), likely), weights_.in_reach);
}

Worth Planner::gain(const Player& player, int card, int level) const {
  const Contract& printed = contract(card);
  const Worth total = printed.prestige * kPoint + printed.credits * weights_.credit_of_contract +
                      printed.batteries * weights_.battery_of_contract;
  const u8 token = player.reward_at(level);
  if (token == kNone) return total;
  return total + (reward(token).back == Reward::Back::prestige1 ? in_play.back_prestige * kPoint
                                                                : in_play.back_credits * weights_.credit_of_contract);
}

/// Each card and each level serves one plan only; the best plan is chosen first.
Worth Planner::best_together(const Plans& plans) const {
  u32 cards = 0;
  u32 levels = 0;
  Worth total = 0;
  for (const Worth part : weights_.plans) {
    Plan best{};
    for (const Plan& plan : plans) {
      const bool free = ((cards >> plan.card | levels >> plan.level) & 1) == 0;
      if (free && plan.worth > best.worth) best = plan;
    }
    if (best.worth == 0) break;
    cards |= 1u << best.card;
    levels |= 1u << best.level;
    total += times(best.worth, part);
  }
  return total;
}

/// Places of the offer that will be filled, and cards in hand that a search has drawn without looking.
Worth Planner::unseen_contracts(const Seen& seen) const {
  const auto& contracts = seen.colony().contracts;
  const int offered = seen.table.offer_places();
  const auto empty = std::count(contracts.begin(), contracts.begin() + offered, kNone);
  Worth total = static_cast<Worth>(empty) * weights_.unseen_on_the_table;
  for (int held = seen.own.hand.size(); held < seen.me().hand_size; ++held)
    total += entry(weights_.unseen_in_hand, held);
  return total;
}

Worth Planner::promises(const Player& player) const {
  Worth total = 0;
  for (std::size_t level = 0; level < kLevels; ++level) {
    total += promises_[level][static_cast<std::size_t>(player.levels[level].packed())];
  }
  return times(total, weights_.any_contract);
}

}  // namespace bathys::otys
