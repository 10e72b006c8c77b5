// One table: what it tells the passports of those who sit there.
#include <utility>

#include "server/table.hpp"
#include "server/tokens.hpp"

namespace bathys::server {

void Table::stand(std::function<void(Stand)> told) {
  in_turn([this, told = std::move(told)] {
    const Decision decision = game_->decision();
    const bool waits = waiting_for_people_;
    told({true, waits, decision.over, waits ? 0 : decision.number, waits ? SeatSet{} : decision.asked});
  });
}

void Table::seat_of(std::string token, std::function<void(std::optional<int>)> told) {
  in_turn([this, hash = hash_of(token), told = std::move(told)] {
    for (std::size_t i = 0; i < row_.seats.size(); ++i) {
      if (row_.seats[i].token_hash == hash) return told(static_cast<int>(i));
    }
    told(std::nullopt);
  });
}

}  // namespace bathys::server
