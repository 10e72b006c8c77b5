// Thesauros 3.2.4 Zone 4: pay the price beside the space and fly to your zodiacs at sea: gear goes to and fro, and the
// pilot may relieve a sailor.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros {
namespace seaplane {
namespace {

int price_of_flight(const Public& table, const Acting& acting) {
  return resolve::discounted(queue_price(table.seats(), 4, acting.place), acting.is_boss());
}

}  // namespace

void offer(const Seen& seen, const Frame& frame, Options& options) {
  if (!why_not(seen, frame, act(Do::fly))) options.add(act(Do::fly));
  options.add(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::fly)) return not_this_question("3.2.4");
  if (seen.board().sabotaged != 0) return refuse("planes_sabotaged", "V.3");  // D113
  if (seen.board().seaplanes == 0) return refuse("no_plane_left", "3.2.4");
  if (shift_cargo::zodiacs_at_sea(seen.table, seen.who) == 0) return refuse("no_zodiac_at_sea", "3.2.4");  // D57
  return money::why_not_pay(seen, Account::mx, price_of_flight(seen.table, Acting::of(frame)), "3.2.4");
}

/// D58: the flight is at once. D32: a second action takes a second plane for the same price (D28).
void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, Acting::of(frame));
  Public& table = play.state.table;
  const Acting acting = Acting::of(frame);
  const int price = price_of_flight(table, acting);
  resolve::finish(play, 4, Acting::of(frame));
  --table.board.seaplanes;
  tell(play, Happening::plane_used, seat, price);
  table.pending.then({money::payment(seat, Account::mx, price),
                      shift_cargo::flight(seat, shift_cargo::zodiacs_at_sea(table, seat), acting.who().meeple)});
}

}  // namespace seaplane

namespace shift_cargo {
namespace {

constexpr int kShore = 0;

/// Who takes part: the zodiacs as bits, whether the shore does, and the pilot.
struct Transfer {
  u8 zodiacs;
  bool shore;
  int pilot;
  std::string_view rule;  ///< planes are 3.2.4, zodiacs that meet 3.2.5.4

  static Transfer of(const Frame& frame) {
    const bool plane = is(frame, Rule::shift_cargo);
    return {frame.args[0], frame.args[1] != 0, frame.args[2], plane ? "3.2.4" : "3.2.5.4"};
  }
  bool has(int hold) const { return hold == kShore ? shore : (zodiacs >> (hold - 1) & 1) != 0; }
};

bool carries(const Seen& seen, int hold, Gear gear) {
  return hold == kShore ? seen.me().in_stock(gear) > 0 : seen.table.zodiac(hold - 1).load.has(gear);
}
bool has_place(const Seen& seen, int hold, Gear gear) {
  return hold == kShore || seen.table.zodiac(hold - 1).load.takes(gear);
}

Refusal why_not_shift(const Seen& seen, const Transfer& transfer, Action action) {
  const auto gear = static_cast<Gear>(action.a);
  if (action.b == action.c || !transfer.has(action.b) || !transfer.has(action.c))
    return refuse("not_in_reach", transfer.rule);
  if (!carries(seen, action.b, gear)) return refuse("gear_elsewhere", transfer.rule);
  return has_place(seen, action.c, gear) ? kAllowed : refuse("no_place_aboard", "3.2.5");
}

/// D60: the sailor comes home as the pilot of zone 4 would have.
Refusal why_not_relieve(const Transfer& transfer, int zodiac) {
  if (transfer.pilot == kNoPilot) return refuse("no_pilot", "3.2.4");  // D59
  return transfer.has(zodiac + 1) ? kAllowed : refuse("not_in_reach", "3.2.4");
}

Refusal why_not_exchange(const Transfer& transfer, Action action) {
  if (transfer.shore) return refuse("crews_must_meet", "3.2.5.4");
  const bool both = transfer.has(action.a + 1) && transfer.has(action.b + 1);
  return both && action.a < action.b ? kAllowed : refuse("not_in_reach", "3.2.5.4");
}

void add(Play& play, Seat seat, int hold, Gear gear, int change) {
  if (hold == kShore) {
    u8& stock = play.state.table.player(seat).in_stock(gear);
    stock = static_cast<u8>(stock + change);
    return;
  }
  Load& load = play.state.table.zodiac(hold - 1).load;
  change > 0 ? load.add(gear) : load.remove(gear);
}

/// A pilot who stays at sea flies no second time.
void relieve(Play& play, Seat seat, int zodiac, int pilot) {
  Public& table = play.state.table;
  if (is(table.pending.top(), Rule::turn)) table.pending.pop();
  u8& crew = table.zodiac(zodiac).crew;
  table.player(seat).spot(crew) = Spot::home;
  table.player(seat).spot(pilot) = Spot::zodiac;
  crew = static_cast<u8>(pilot);
  tell(play, Happening::crews_swapped, seat);
}

}  // namespace

u8 zodiacs_at_sea(const Public& table, Seat seat) {
  u8 bits = 0;
  for (int i = 0; i < kZodiacs; ++i) {
    const Zodiac& zodiac = table.zodiac(i);
    const SpaceKind kind = space(zodiac.space).kind;
    const bool high_sea = kind == SpaceKind::fishing || kind == SpaceKind::passage || kind == SpaceKind::dig;
    if (zodiac.owner == static_cast<u8>(seat) && high_sea) bits = static_cast<u8>(bits | 1u << i);
  }
  return bits;
}

Frame flight(Seat seat, u8 zodiacs, int pilot) { return pending(Rule::shift_cargo, seat, zodiacs, 1, pilot); }
Frame meeting(Seat seat, u8 zodiacs) { return pending(Rule::meeting, seat, zodiacs, 0, kNoPilot); }

void offer_swaps(const Seen& seen, const Frame& frame, Options& options) {
  const Transfer transfer = Transfer::of(frame);
  for (int gear = 0; gear < kGear; ++gear) {
    for (int from = 0; from <= kZodiacs; ++from) {
      if (!transfer.has(from) || !carries(seen, from, static_cast<Gear>(gear))) continue;
      for (int to = 0; to <= kZodiacs; ++to) {
        if (!why_not_shift(seen, transfer, act(Do::shift, gear, from, to))) options.add(act(Do::shift, gear, from, to));
      }
    }
  }
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    if (!why_not_relieve(transfer, zodiac)) options.add(act(Do::relieve, zodiac));
    for (int other = zodiac + 1; other < kZodiacs; ++other) {
      if (!why_not_exchange(transfer, act(Do::exchange, zodiac, other))) options.add(act(Do::exchange, zodiac, other));
    }
  }
}

Refusal why_not_swap(const Seen& seen, const Frame& frame, Action action) {
  const Transfer transfer = Transfer::of(frame);
  if (is(action, Do::shift)) return why_not_shift(seen, transfer, action);
  if (is(action, Do::relieve)) return why_not_relieve(transfer, action.a);
  return is(action, Do::exchange) ? why_not_exchange(transfer, action) : not_this_question(transfer.rule);
}

void swap(Play& play, Seat seat, Action action) {
  Public& table = play.state.table;
  if (is(action, Do::exchange)) {
    std::swap(table.zodiac(action.a).crew, table.zodiac(action.b).crew);
    return tell(play, Happening::crews_swapped, seat);
  }
  const auto gear = static_cast<Gear>(action.a);
  add(play, seat, action.b, gear, -1);
  add(play, seat, action.c, gear, +1);
  tell(play, Happening::gear_shifted, seat, gear, action.b, action.c);
}

bool has_cargo(const Seen& seen, u8 zodiacs) {
  Options options;
  offer_swaps(seen, flight(seen.who, zodiacs), options);
  return !options.empty();
}

void offer(const Seen& seen, const Frame& frame, Options& options) {
  offer_swaps(seen, frame, options);
  options.add(act(Do::landed));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  return is(action, Do::landed) ? kAllowed : why_not_swap(seen, frame, action);
}

void take(Play& play, const Frame& frame, Seat seat, Action action) {
  if (is(action, Do::landed)) return;
  const bool relieved = is(action, Do::relieve);
  Frame again = frame;
  if (relieved) {
    relieve(play, seat, action.a, Transfer::of(frame).pilot);
    again.args[2] = kNoPilot;
  }
  play.state.table.pending.push(again);
  if (!relieved) swap(play, seat, action);
}

}  // namespace shift_cargo
}  // namespace bathys::thesauros
