// A word to the others at the table.
#include "server/reactions.hpp"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

namespace bathys::server {

bool is_reaction(std::string_view what) {
  return std::find(std::begin(kReactions), std::end(kReactions), what) != std::end(kReactions);
}

bool Reactions::allows(Seat seat, i64 now) {
  i64& from = from_[static_cast<std::size_t>(index_of(seat))];
  if (now < from) return false;
  from = now + kPauseMs;
  return true;
}

void add_reaction(const storage::SeatRow& seat, wire::Json& json) {
  if (seat.claim.empty()) return;
  const Claim claim = claim_of(seat);
  if (!claim.reaction.empty()) json["reaction"] = {{"what", claim.reaction}, {"n", claim.reacted}};
}

}  // namespace bathys::server
