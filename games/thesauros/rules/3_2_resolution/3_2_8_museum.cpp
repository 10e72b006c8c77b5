// Thesauros 3.2.8 Zone 8: sponsor a room, or sell a treasure and put it into a sponsored room or the reserve; a room
// that fills opens and its sponsor scores.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::museum {
namespace {

bool is_expert_of_museum(const Public& table, const Acting& acting) {
  return resolve::is_expert(table, acting.who(), Hat::museum);
}
int sponsor_price(const Public& table, const Acting& acting, int index) {
  return resolve::discounted(room(table.seats(), index).cost, is_expert_of_museum(table, acting));
}
int sale_price(const Public& table, const Acting& acting, int kind) {
  return sale_value(kind) + (is_expert_of_museum(table, acting) ? boss_values().sale : 0);
}

MuseumRoom& room_at(Public& table, int index) { return table.board.rooms[index]; }
const MuseumRoom& room_at(const Public& table, int index) { return table.board.rooms[index]; }

Refusal why_not_sponsor(const Seen& seen, const Acting& acting, int index) {
  if (!in_play(seen.table, index)) return refuse("no_such_room", "3.2.8");
  if (room_at(seen.table, index).sponsor != kNone) return refuse("already_sponsored", "3.2.8");  // D90
  return money::why_not_pay(seen, Account::gp, sponsor_price(seen.table, acting, index), "3.2.8");
}

/// D89: the reserve may be chosen even while rooms are free.
Refusal why_not_sell(const Seen& seen, Action action) {
  if (seen.me().treasures[action.a] == 0) return refuse("no_such_treasure", "3.2.8");
  if (action.b == kReserve) return kAllowed;
  if (!in_play(seen.table, action.b) || room_at(seen.table, action.b).sponsor == kNone)
    return refuse("not_sponsored", "3.2.8");
  return free_slot(seen.table, action.b) >= 0 ? kAllowed : refuse("room_full", "3.2.8");
}

Message answer_sponsor(const Seen& seen, const Acting& acting, int index) {
  const Room& hall = room(seen.table.seats(), index);
  return {"thesauros.answer.sponsor",
          {text::ordinal(index), text::price(sponsor_price(seen.table, acting, index)), text::number(hall.slots),
           text::number(hall.door)}};
}

Message answer_sell(const Seen& seen, const Acting& acting, Action action) {
  const Arg value = text::number(treasure_value(action.a));
  const Arg price = text::number(sale_price(seen.table, acting, action.a));
  if (action.b == kReserve) return {"thesauros.answer.sell_reserve", {value, price, text::number(reserve_points())}};
  const Room& hall = room(seen.table.seats(), action.b);
  const int slot = free_slot(seen.table, action.b);
  const Arg points = text::number(hall.points[slot]);
  if (slot + 1 < hall.slots) return {"thesauros.answer.sell", {value, price, text::ordinal(action.b), points}};
  return {"thesauros.answer.sell_opens",
          {value, price, text::ordinal(action.b), points, text::seat(room_at(seen.table, action.b).sponsor),
           text::number(hall.door)}};
}

void sell(Play& play, const Acting& acting, Action action) {
  Public& table = play.state.table;
  const Seat seat = acting.seat();
  --table.player(seat).treasures[action.a];
  const int price = sale_price(table, acting, action.a);
  tell(play, Happening::treasure_sold, seat, treasure_value(action.a), action.b, price);
  money::gain(play, seat, price);  // D92
  if (action.b == kReserve) {
    raise(table.player(seat).stored, 1);
    return;
  }
  const int slot = free_slot(table, action.b);
  room_at(table, action.b).owners[slot] = static_cast<u8>(seat);
  update_door(play, action.b);
}

}  // namespace

/// D97: rooms usable with this number of players.
bool in_play(const Public& table, int index) {
  return index < room_count(table.seats()) && room(table.seats(), index).min_players <= table.seats();
}

/// The first free slot from the closed door, -1 when the room is full.
int free_slot(const Public& table, int index) {
  const MuseumRoom& here = room_at(table, index);
  for (int slot = 0; slot < room(table.seats(), index).slots; ++slot) {
    if (here.owners[slot] == kNone) return slot;
  }
  return -1;
}

bool all_open(const Public& table) {
  for (int index = 0; index < kRooms; ++index) {
    if (in_play(table, index) && room_at(table, index).open == 0) return false;
  }
  return true;
}

/// D91, D116: whenever a room opens its sponsor scores at once; when it closes again the points are lost. A museum that
/// is full stays full (D98): there is no free slot to carry a treasure to.
void update_door(Play& play, int index) {
  Public& table = play.state.table;
  MuseumRoom& here = room_at(table, index);
  const bool full = free_slot(table, index) < 0;
  if (full == (here.open != 0) || here.sponsor == kNone) return;
  here.open = full ? 1 : 0;
  const Seat sponsor = seat_at(here.sponsor);
  const int points = room(table.seats(), index).door;
  tell(play, full ? Happening::room_opened : Happening::room_closed, sponsor, index, points);
  if (full) {
    reputation::gain(play, sponsor, Source::doors, points);
  } else {
    reputation::lose(play, sponsor, Source::doors, points);
  }
  if (all_open(table)) table.board.full_at = table.board.quadrimester;
}

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 8, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.museum", "thesauros.ask.museum_again", Account::gp);
}

Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  return is(action, Do::sell) ? answer_sell(seen, acting, action) : answer_sponsor(seen, acting, action.a);
}

void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  for (int index = 0; index < room_count(seen.table.seats()); ++index) consider(act(Do::sponsor, index));
  for (int kind = 0; kind < kTreasureKinds; ++kind) {
    if (seen.me().treasures[kind] == 0) continue;  // else random games take 1.014 times the instructions
    for (int index = 0; index <= kReserve; ++index) consider(act(Do::sell, kind, index));
  }
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (is(action, Do::sponsor)) return why_not_sponsor(seen, acting, action.a);
  return is(action, Do::sell) ? why_not_sell(seen, action) : not_this_question("3.2.8");
}

void take(Play& play, const Words& acting, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, acting);
  Public& table = play.state.table;
  resolve::finish(play, 8, acting);
  if (is(action, Do::sell)) return sell(play, acting, action);
  const int price = sponsor_price(table, acting, action.a);
  room_at(table, action.a).sponsor = static_cast<u8>(seat);
  tell(play, Happening::room_sponsored, seat, action.a, price);
  table.pending.then({money::payment(seat, Account::gp, price)});
}

}  // namespace bathys::thesauros::museum
