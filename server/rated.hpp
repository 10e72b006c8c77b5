// Games that count for ratings: which of them do, who did better than whom, and what the ratings are afterwards.
#pragma once

#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "server/glicko.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// A week without a game makes somebody as much less known as a game's unsteadiness does.
inline constexpr i64 kRatingPeriod = 7 * 24 * 3600;
/// At a rated table a bot takes nobody's seat sooner: whoever is losing could wait until the other sleeps.
inline constexpr i64 kLeastRatedAbsence = 24 * 3600;

/// Whether a table was made to count and still does: it counts no more when a bot has been put on a seat.
bool still_rated(const storage::TableRow& table);

/// Two seats, and how the first one did against the other: 1 better, 0 worse, a half the same.
struct Pairing {
  int one = 0;
  int other = 0;
  double score = 0;

  bool operator==(const Pairing&) const = default;
};
/// Each two seats of a finished game between whom it was decided; none where it does not count.
std::vector<Pairing> pairings_of(const storage::TableRow& table, const AnyGame& game);

/// What is kept of a rating, as it is at this second of the running time: the longer nobody played, the less is known.
Rating rating_of(const storage::GameRating& stored, i64 now);

/// What is to be written when a game is over. Nobody's rating changes where seats that are compared have one passport.
storage::CountRated counted(const storage::TableRow& table, const AnyGame& game,
                            const std::vector<storage::Player>& players, i64 now);

}  // namespace bathys::server
