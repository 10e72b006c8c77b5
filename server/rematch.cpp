// The same people once more.
#include "server/rematch.hpp"

#include "core/sha256.hpp"
#include "games/all/games.hpp"
#include "server/claims.hpp"
#include "server/services.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
namespace {

storage::SeatRow seat_of_the_same(const storage::SeatRow& before, bool invites) {
  const bool person = !before.token_hash.empty();
  storage::SeatRow seat{before.name, person ? std::string() : before.level, {}};
  if (!invites) {
    seat.token_hash = before.token_hash;
    return seat;
  }
  Claim claim;
  claim.invitation = before.token_hash;
  keep(seat, claim);
  return seat;
}

}  // namespace

storage::TableRow once_more(const storage::TableRow& finished, i64 seen) {
  const AnyKind& kind = *find_game(finished.game);
  const bool invites = terms_of(finished).invites;
  storage::TableRow row;
  row.id = new_token();
  row.game = finished.game;
  row.rules = kind.rules_version();
  row.components = kind.components_hash();
  row.options = finished.options;
  row.seed = hex(new_key());
  row.salt = hex(new_key());
  for (std::size_t i = 0; i < finished.seats.size(); ++i) {
    row.seats.push_back(seat_of_the_same(finished.seats[(i + 1) % finished.seats.size()], invites));
  }
  row.spectator_hash = finished.spectator_hash;
  row.owner_hash = finished.owner_hash;
  row.hints = finished.hints;
  row.rated = finished.rated != 0 ? 1 : 0;
  row.timer = finished.timer;
  row.terms = finished.terms;
  row.created = row.touched = now_seconds();
  row.seen = seen;
  return row;
}

}  // namespace bathys::server
