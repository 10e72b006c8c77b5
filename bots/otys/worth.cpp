// What a position of Otys is worth to a player between turns.
#include "bots/otys/worth.hpp"

#include <algorithm>

namespace bathys::otys {
namespace {

/// Beyond everything that a position can be worth before the end.
constexpr Worth kVictory = 30 * kPoint;
/// Resources only break ties.
constexpr Worth kResourceAtTheEnd = kPoint / 64;

int most_prestige(const Public& table, Seat except = kNoSeat) {
  int most = 0;
  for (int i = 0; i < table.seats(); ++i) {
    if (seat_at(i) != except) most = std::max<int>(most, table.player(seat_at(i)).prestige);
  }
  return most;
}

}  // namespace

Worth Appraiser::worth(const Seen& seen) const {
  const Public& table = seen.table;
  if (table.pending.empty() || (!table.is_solo() && end::reached(table))) return at_the_end(table, seen.who);
  const Outlook outlook = table.is_solo() ? outlook_alone(table) : outlook_among(table, seen.who);
  // Near the end there is no time left for plans.
  const Worth time_for_plans = std::min(kPoint, outlook.left * 4 + kPoint / 4);
  const Worth total = possessions(seen.me()) + times(investments(seen.me()), outlook.left) +
                      times(planner_.hopes(seen), time_for_plans);
  return outlook.prestige + times(total, outlook.part);
}

/// The nearer the leader is to the end, the less time is left.
Appraiser::Outlook Appraiser::outlook_among(const Public& table, Seat seat) const {
  const Worth left = (end_prestige() - most_prestige(table)) * kPoint / end_prestige();
  return {table.player(seat).prestige * kPoint, kPoint, left};
}

/// Each turn brings the marker and the lower timer nearer to each other; when they have met, it is the other timer's
/// turn. A point scored now also shortens the game: it counts for what it adds to the place of the last meeting.
Appraiser::Outlook Appraiser::outlook_alone(const Public& table) const {
  const auto [low, high] = std::minmax(table.solo.timers[0], table.solo.timers[1]);
  const Worth now = table.players[0].prestige * kPoint;
  const Worth pace = weights_.solo_pace;
  Outlook outlook{now, kPoint, 0};
  for (const int timer : {int{low}, int{high}}) {
    if (timer == 0) continue;
    outlook.prestige = (outlook.prestige + times(pace, timer * kPoint)) * kPoint / (kPoint + pace);
    outlook.part = outlook.part * kPoint / (kPoint + pace);
  }
  outlook.left = std::clamp((outlook.prestige - now) / 16, 0, kPoint);
  return outlook;
}

/// Whoever comes later in this round may still score; the margin tells how safe the victory is.
Worth Appraiser::at_the_end(const Public& table, Seat seat) const {
  const int mine = table.player(seat).prestige;
  if (table.is_solo()) return mine * kPoint;
  const int margin = mine - most_prestige(table, seat);
  const Worth victory = margin > 0 ? kVictory : margin == 0 ? kVictory / 3 : 0;
  return victory + margin * kPoint + table.player(seat).resources() * kResourceAtTheEnd;
}

Worth Appraiser::possessions(const Player& player) const {
  return entry(weights_.credits, player.credits) + entry(weights_.batteries, player.batteries) +
         entry(weights_.keys, player.keys.size()) + (player.has_key(KeyToken::own_x) ? weights_.own_x : 0) +
         entry(weights_.neutral_keys, player.neutral_keys);
}

Worth Appraiser::investments(const Player& player) const {
  Worth total = entry(weights_.mechanic, player.mechanic) + entry(weights_.hacker, player.hacker);
  for (int diver = 0; diver < kDivers; ++diver) {
    if (player.is_upgraded(static_cast<Diver>(diver))) total += weights_.upgraded[static_cast<std::size_t>(diver)];
  }
  for (const u8 token : player.rewards) {
    if (token == kNone) continue;
    total += reward(token).back == Reward::Back::prestige1 ? weights_.prestige_back : weights_.credits_back;
  }
  return total;
}

}  // namespace bathys::otys
