// Games that count for ratings.
#include "server/rated.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "server/claims.hpp"
#include "server/ending.hpp"

namespace bathys::server {
namespace {

constexpr double kMillion = 1e6;

i64 in_millionths(double number) { return std::llround(number * kMillion); }

/// How well a seat did: those who won, those who stayed by their points, those who gave up by how long they stayed.
std::pair<int, i64> place_of(int place, const storage::SeatRow& row, const Standing& standing, const Outcome& outcome) {
  const Seat seat = seat_at(place);
  if (standing.gave_up.has(seat)) return {0, claim_of(row).gave_up};
  if (outcome.winners.has(seat)) return {2, 0};
  return {1, outcome.points[static_cast<std::size_t>(place)]};
}

/// Those who agreed to end have agreed that it is not decided between them; whoever gave up before has lost.
bool is_decided(int one, int other, const Standing& standing) {
  if (standing.ending != kAgreed) return true;
  return standing.gave_up.has(seat_at(one)) || standing.gave_up.has(seat_at(other));
}

const storage::Player* player_at(int seat, const storage::TableRow& table,
                                 const std::vector<storage::Player>& players) {
  const storage::SeatRow& row = table.seats[static_cast<std::size_t>(seat)];
  const std::string held_by = claim_of(row).player;
  for (const storage::Player& one : players) {
    if (one.seat == seat && one.token_hash == (held_by.empty() ? row.token_hash : held_by)) return &one;
  }
  return nullptr;
}

bool have_one_passport(const std::vector<const storage::Player*>& players) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (players[i] != nullptr && players[j] != nullptr && players[i]->passport == players[j]->passport) return true;
    }
  }
  return false;
}

Rating rating_before(const storage::Player& player, i64 now) {
  return player.rating ? rating_of(*player.rating, now) : Rating{};
}

std::vector<Encounter> encounters_of(int seat, const std::vector<Pairing>& pairings,
                                     const std::vector<const storage::Player*>& players, i64 now) {
  std::vector<Encounter> all;
  for (const Pairing& pairing : pairings) {
    if (pairing.one != seat && pairing.other != seat) continue;
    const bool first = pairing.one == seat;
    const storage::Player* const opponent = players[static_cast<std::size_t>(first ? pairing.other : pairing.one)];
    if (opponent == nullptr) continue;
    all.push_back({rating_before(*opponent, now), first ? pairing.score : 1 - pairing.score});
  }
  return all;
}

storage::CountRated::One after(const storage::Player& player, const std::string& game,
                               const std::vector<Encounter>& encounters, i64 now) {
  const Rating next = rated(rating_before(player, now), encounters);
  const i64 games = player.rating ? player.rating->games + 1 : 1;
  return {
      player.passport,
      player.rated,
      {game, in_millionths(next.rating), in_millionths(next.deviation), in_millionths(next.volatility), games, now}};
}

}  // namespace

bool still_rated(const storage::TableRow& table) {
  const auto stood_in = [](const storage::SeatRow& seat) { return claim_of(seat).stood_in != 0; };
  return table.rated != 0 && std::none_of(table.seats.begin(), table.seats.end(), stood_in);
}

std::vector<Pairing> pairings_of(const storage::TableRow& table, const AnyGame& game) {
  const Standing standing = standing_of(table.seats);
  const int seats = static_cast<int>(table.seats.size());
  const Outcome outcome = with_standing(game.outcome(), standing, seats);
  std::vector<Pairing> pairings;
  if (!still_rated(table) || !outcome.over) return pairings;
  for (int one = 0; one < seats; ++one) {
    for (int other = one + 1; other < seats; ++other) {
      if (!is_decided(one, other, standing)) continue;
      const auto here = place_of(one, table.seats[static_cast<std::size_t>(one)], standing, outcome);
      const auto there = place_of(other, table.seats[static_cast<std::size_t>(other)], standing, outcome);
      pairings.push_back({one, other, here > there ? 1 : here < there ? 0 : 0.5});
    }
  }
  return pairings;
}

Rating rating_of(const storage::GameRating& stored, i64 now) {
  const Rating then{static_cast<double>(stored.rating) / kMillion, static_cast<double>(stored.deviation) / kMillion,
                    static_cast<double>(stored.volatility) / kMillion};
  // What another process wrote down may be a moment ahead.
  const i64 since = std::max(i64{0}, now - stored.when);
  return rested(then, static_cast<double>(since) / static_cast<double>(kRatingPeriod));
}

storage::CountRated counted(const storage::TableRow& table, const AnyGame& game,
                            const std::vector<storage::Player>& players, i64 now) {
  storage::CountRated count{table.id, {}};
  std::vector<const storage::Player*> seated;
  for (int i = 0; i < static_cast<int>(table.seats.size()); ++i) seated.push_back(player_at(i, table, players));
  if (have_one_passport(seated)) return count;
  const std::vector<Pairing> pairings = pairings_of(table, game);
  for (int i = 0; i < static_cast<int>(seated.size()); ++i) {
    const storage::Player* const player = seated[static_cast<std::size_t>(i)];
    if (player == nullptr) continue;
    const std::vector<Encounter> encounters = encounters_of(i, pairings, seated, now);
    if (!encounters.empty()) count.ratings.push_back(after(*player, table.game, encounters, now));
  }
  return count;
}

}  // namespace bathys::server
