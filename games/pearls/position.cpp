// Refuses positions that no game of Pearls can reach.
#include <string>

#include "games/pearls/pearls.hpp"

namespace bathys {

using namespace pearls;

namespace {

void require(bool holds, const std::string& where, const std::string& what) {
  if (!holds) throw BadInput{where, what};
}

void check_pearls(const State& state) {
  std::array<int, kPearls> places{};
  const auto lies = [&](u8 pearl) {
    if (pearl != kNone) ++places[pearl];
  };
  for (int pearl = 0; pearl < kPearls; ++pearl) {
    if (has(state.table.gone, pearl)) lies(static_cast<u8>(pearl));
    for (const Player& p : state.table.players) {
      if (has(p.row, pearl)) lies(static_cast<u8>(pearl));
    }
  }
  lies(state.table.up);
  for (const u8 pearl : state.secret.deck) lies(pearl);
  for (const Private& own : state.privates) lies(own.pearl);
  for (std::size_t i = 0; i < kPearls; ++i) {
    require(places[i] == 1, "pearls",
            "pearl " + std::to_string(i + 1) + " is in " + std::to_string(places[i]) + " places");
  }
}

void check_seat(const State& state, Seat seat) {
  const std::string where = "players[" + std::to_string(index_of(seat)) + "]";
  const Player& p = state.table.player(seat);
  const Private& own = state.own(seat);
  require(own.purse < kPurses, where + ".purse", "is missing");
  require(p.spent <= p.proven && p.proven <= coins_in(own.purse), where + ".spent", "is more than the purse held");
  require(p.opened <= p.proven, where + ".opened", "is more than was ever seen");
  for (int i = 0; i < index_of(seat); ++i) {
    require(state.own(seat_at(i)).purse != own.purse, where + ".purse", "is somebody else's");
  }
  require((own.pearl == kNone) == state.table.pending.empty(), where + ".pearl", "is shown exactly at the end");
  const int fists = bid::closed_fists(state.table, seat);
  require((own.left != kNone) == (fists >= 1), where + ".left", "is closed exactly when it is seen to be");
  require((own.right != kNone) == (fists == 2), where + ".right", "is closed exactly when it is seen to be");
  const int bid = (fists >= 1 ? own.left : 0) + (fists == 2 ? own.right : 0);
  require(p.spent + bid <= coins_in(own.purse), where + ".left", "is more than the purse holds");
}

/// Questions ask players, the winner's choice one of them; steps ask nobody.
void check_asked(const Public& table) {
  for (int i = 0; i < table.pending.size(); ++i) {
    const Frame& frame = table.pending.from_top(i);
    const auto& row = Pearls::rulebook()[frame.rule];
    const bool outside = (frame.asked.bits() & ~table.everybody().bits()) != 0;
    const bool fits = row.for_all ? frame.asked.empty() : row.sealed ? !frame.asked.empty() : frame.asked.size() == 1;
    require(fits && !outside, "pending[" + std::to_string(i) + "].asked", "does not play here");
  }
}

/// What a round shows fits the question it stands at.
void check_round(const Public& table) {
  const bool bidding = is(table.pending.top(), Rule::bid);
  const u8 strangers = static_cast<u8>(table.halfway.bits() & ~table.pending.top().asked.bits());
  require(strangers == 0 && (bidding || table.halfway.empty()), "halfway", "is not bidding");
  require(table.swapped == 0 || !bidding, "swapped", "only while the winner decides");
}

}  // namespace

void Pearls::check_position(const State& state) {
  const Public& table = state.table;
  if (const Refusal refusal = check(table.setup)) throw BadInput{"setup", std::string(refusal.code)};
  require(table.deck_size == state.secret.deck.size(), "deck_size", "is not the size of the deck");
  require(table.round >= 1 && table.round <= table.setup.rounds, "round", "there is no such round");
  require((table.up == kNone) == table.pending.empty(), "up", "a round has its pearl");
  check_pearls(state);
  for (int i = 0; i < seats(state); ++i) check_seat(state, seat_at(i));
  if (table.pending.empty()) return;
  check_asked(table);
  check_stack(rulebook(), table.pending, [&](Seat seat) { return seen(state, seat); });
  check_round(table);
}

}  // namespace bathys
