// Otys 5.2 A copied effect acts on your board, at your active level, with your money; the diver shows the side it has
// at its owner's.
#include "games/otys/rulebook.hpp"
#include "games/otys/said.hpp"

namespace bathys::otys::use_copied {

namespace {

/// Sponsor 1 does not pay for it (3.1).
Activation activation(const Public& table, Seat owner) {
  const Player& player = table.player(owner);
  const Diver diver = player.diver_at_level(table.turn.level);
  return {diver, player.is_upgraded(diver), true, false};
}

bool is_neighbour(const Public& table, Seat seat) {
  return seat != kNoSeat && (seat == neighbours::on(table, table.turn.seat, Side::left) ||
                             seat == neighbours::on(table, table.turn.seat, Side::right));
}

}  // namespace

/// The spy may act once more (3.2).
const Below kBelow{Rule::activate, Rule::key_to_track};

void describe(Archive& archive, Words& words) {
  u8 owner = static_cast<u8>(words.owner);
  field(archive, "owner", owner, 0, kMaxSeats - 1);
  words.owner = seat_at(owner);
}

Wrong wrong(const At& at, const Words& words) {
  if (!is_neighbour(at.seen.table, words.owner)) return Wrong{"owner", "is not a neighbour"};
  return activate::uses(at.seen.table, Diver::spy) ? Wrong{} : Wrong{"", "no spy is active"};
}

Seat owner_of(const Frame& frame) { return words_of<Words>(frame).owner; }

bool can_use(const Public& table, Diver diver) {
  if (!activate::uses(table, Diver::spy)) return false;
  for (int i = 0; i < table.seats(); ++i) {
    if (is_neighbour(table, seat_at(i)) && activation(table, seat_at(i)).diver == diver) return true;
  }
  return false;
}

Message question(const Seen& seen, const Words& words) {
  return {"otys.ask.use_copied",
          {Arg::seat(seen.who), said(activation(seen.table, words.owner).diver), said_level(seen.turn().level)}};
}

Message answer(const Seen& seen, const Words& words, Action action) {
  return activate::answer_effect(seen, activation(seen.table, words.owner), action);
}

void offer(const Seen& seen, const Words& words, Options& options) {
  activate::offer_effect(seen, activation(seen.table, words.owner), options);
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  return activate::why_not_effect(seen, activation(seen.table, words.owner), action);
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  if (is(action, Do::done)) return;
  const Activation used = activation(play.state.table, words.owner);
  diver_rule(used.diver).use(play, seat, used, action);
}

}  // namespace bathys::otys::use_copied
