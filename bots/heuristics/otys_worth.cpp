// What a position of Otys is worth to a player between turns.
#include "bots/heuristics/otys_worth.hpp"

#include <algorithm>

namespace bathys::otys {
namespace {

constexpr Worth times(Worth a, Worth b) { return a * b >> 10; }

template <std::size_t N>
Worth at(const std::array<Worth, N>& table, int n) {
  return table[std::min(static_cast<std::size_t>(n), N - 1)];
}

int most_prestige(const Public& table) {
  int most = 0;
  for (int i = 0; i < table.seats(); ++i) most = std::max<int>(most, table.player(seat_at(i)).prestige);
  return most;
}

}  // namespace

Appraiser::Appraiser(const Weights& weights) : weights_(weights) {
  for (int level = 0; level < kLevels; ++level) {
    for (int packed = 0; packed < Cargo::kPacked; ++packed) {
      const Cargo zone = Cargo::unpacked(packed);
      if (zone.total() > capacity(level)) continue;
      Worth total = 0;
      for (int card = 0; card < kContracts; ++card) {
        Worth best = 0;
        for (const Cargo payment : payments(card)) {
          const Cargo missing = zone.missing(payment);
          if (zone.total() + missing.total() > capacity(level)) continue;
          Worth here = contract(card).prestige * kPoint;
          for (int step = 0; step < missing.total(); ++step) here = times(here, weights_.step_to_any_contract);
          best = std::max(best, here);
        }
        total += best;
      }
      promise_[static_cast<std::size_t>(level)][static_cast<std::size_t>(packed)] =
          static_cast<u16>(total / kContracts);
    }
  }
}

Worth Appraiser::worth(const Seen& seen) const {
  const Public& table = seen.table;
  if (table.pending.empty() || (!table.is_solo() && end::reached(table))) return at_the_end(table, seen.who);
  const Outlook outlook = table.is_solo() ? outlook_alone(table) : outlook_among(table, seen.who);
  const Player& me = seen.me();
  Worth total = possessions(me) + times(investments(me), outlook.left);
  // Near the end there is no time left for plans.
  total += times(hopes(seen), std::min(kPoint, outlook.left * 4 + kPoint / 4));
  return outlook.prestige + times(total, outlook.share);
}

/// The fuller the leader's score, the less time is left.
Appraiser::Outlook Appraiser::outlook_among(const Public& table, Seat seat) const {
  const Worth left = (end_prestige() - most_prestige(table)) * kPoint / end_prestige();
  return {table.player(seat).prestige * kPoint, kPoint, left};
}

/// Each turn brings the marker and the lower timer nearer to each other; where they meet, the other timer is next. So a
/// point scored now shortens the game, and counts only for what it adds to the place of the last meeting.
Appraiser::Outlook Appraiser::outlook_alone(const Public& table) const {
  const auto [low, high] = std::minmax(table.solo.timers[0], table.solo.timers[1]);
  const Worth pace = weights_.solo_pace;
  const Worth now = table.players[0].prestige * kPoint;
  Outlook outlook{now, kPoint, 0};
  for (const int timer : {int{low}, int{high}}) {
    if (timer == 0) continue;
    outlook.prestige = (outlook.prestige * kPoint + pace * timer * kPoint) / (kPoint + pace);
    outlook.share = outlook.share * kPoint / (kPoint + pace);
  }
  outlook.left = std::clamp((outlook.prestige - now) / 16, 0, kPoint);
  return outlook;
}

Worth Appraiser::at_the_end(const Public& table, Seat seat) const {
  const int mine = table.player(seat).prestige;
  if (table.is_solo()) return mine * kPoint;
  int others = 0;
  for (int i = 0; i < table.seats(); ++i) {
    if (seat_at(i) != seat) others = std::max<int>(others, table.player(seat_at(i)).prestige);
  }
  const Worth margin = (mine - others) * kPoint + table.player(seat).resources() * 16;
  return margin + (mine > others ? 30 : mine == others ? 10 : 0) * kPoint;
}

Worth Appraiser::possessions(const Player& me) const {
  Worth total = at(weights_.credits, me.credits) + at(weights_.batteries, me.batteries);
  total += at(weights_.keys, std::popcount(me.keys)) + (me.has_key(KeyToken::own_x) ? weights_.own_x : 0);
  return total + at(weights_.neutral_keys, me.neutral_keys);
}

Worth Appraiser::investments(const Player& me) const {
  Worth total = at(weights_.mechanic, me.mechanic) + at(weights_.hacker, me.hacker);
  for (int diver = 0; diver < kDivers; ++diver) {
    if (me.is_upgraded(static_cast<Diver>(diver))) total += weights_.upgraded[static_cast<std::size_t>(diver)];
  }
  for (const u8 token : me.rewards) {
    if (token == kNone) continue;
    total += reward(token).back == Reward::Back::prestige1 ? weights_.prestige_back : weights_.credits_back;
  }
  return total;
}

void Appraiser::judge_ease(const Player& me, Ease& ease) const {
  std::array<int, kResources> place{};
  for (int i = 0; i < kPlaces; ++i) {
    const int diver = static_cast<int>(me.column[static_cast<std::size_t>(i)]);
    if (diver < kResources) place[static_cast<std::size_t>(diver)] = i;
  }
  const bool any_x = me.has_key(KeyToken::own_x) || me.neutral_keys > 0;
  const int far = me.batteries > 0 ? reach(me.mechanic) : 0;
  for (int level = 0; level < kLevels; ++level) {
    const bool has_key = any_x || me.has_key(static_cast<KeyToken>(level));
    for (std::size_t type = 0; type < kResources; ++type) {
      const int above = place_of_level(level) - place[type];
      Worth one = above >= 0 ? weights_.ease_from_above[static_cast<std::size_t>(above)] : weights_.ease_from_below;
      if (above != 0 && std::abs(above) <= far) one = std::max(one, weights_.ease_by_propeller);
      if (!has_key) one = times(one, weights_.ease_without_key);
      const Worth two = times(one, weights_.ease_of_second);
      ease[static_cast<std::size_t>(level)][type] = {kPoint, one, two, times(two, weights_.ease_of_second)};
    }
  }
}

Worth Appraiser::gain(const Player& me, int card, int level) const {
  const Contract& printed = contract(card);
  Worth total = printed.prestige * kPoint + printed.credits * weights_.credit_of_contract +
                printed.batteries * weights_.battery_of_contract;
  const u8 token = me.reward_at(level);
  if (token == kNone) return total;
  return total + (reward(token).back == Reward::Back::prestige1 ? kPoint : 2 * weights_.credit_of_contract);
}

Worth Appraiser::plan(const Player& me, const Ease& ease, int card, int level) const {
  if (capacity(level) < contract_size(card)) return 0;
  const Cargo zone = me.zone(level);
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
  return times(times(gain(me, card, level), likely), weights_.in_reach);
}

/// Each card and each level serves one plan only; the best one is chosen first.
Worth Appraiser::best_plans(const Plans& plans) const {
  u32 cards = 0;
  u32 levels = 0;
  Worth total = 0;
  for (const Worth share : weights_.plans) {
    Plan best{};
    for (const Plan& plan : plans) {
      const bool free = ((cards >> plan.card | levels >> plan.level) & 1) == 0;
      if (free && plan.worth > best.worth) best = plan;
    }
    if (best.worth == 0) break;
    cards |= 1u << best.card;
    levels |= 1u << best.level;
    total += times(best.worth, share);
  }
  return total;
}

Worth Appraiser::hopes(const Seen& seen) const {
  const Player& me = seen.me();
  Ease ease;
  judge_ease(me, ease);
  Plans plans;
  const auto add = [&](int card, Worth share) {
    for (int level = 0; level < kLevels; ++level) {
      const Worth here = times(plan(me, ease, card, level), share);
      if (here > 0 && !plans.full()) plans.push_back({here, static_cast<u8>(card), static_cast<u8>(level)});
    }
  };
  for (const u8 card : seen.colony().contracts) {
    if (card != kNone) add(card, seen.table.is_solo() ? kPoint : weights_.public_contract);
  }
  for (const int card : seen.own.hand) add(card, kPoint);
  Worth total = best_plans(plans);

  const int offered = seen.table.seats() <= 2 ? 2 : 3;
  for (int place = 0; place < offered; ++place) {
    if (seen.colony().contracts[static_cast<std::size_t>(place)] == kNone) total += weights_.unseen_public;
  }
  for (int held = seen.own.hand.size(); held < me.hand_size; ++held) total += at(weights_.unseen_in_hand, held);

  Worth general = 0;
  for (int level = 0; level < kLevels; ++level) {
    general += promise_[static_cast<std::size_t>(level)][static_cast<std::size_t>(me.zone(level).packed())];
  }
  return total + times(general, weights_.any_contract);
}

Worth Appraiser::threat(const Public& table, Seat rival, int card) const {
  const Player& player = table.player(rival);
  Ease ease;
  judge_ease(player, ease);
  Worth best = 0;
  for (int level = 0; level < kLevels; ++level) best = std::max(best, plan(player, ease, card, level));
  return times(best, weights_.rivals);
}

}  // namespace bathys::otys
