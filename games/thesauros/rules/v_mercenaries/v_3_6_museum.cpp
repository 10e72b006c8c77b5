// Thesauros V.3.6 In zone 8 a mercenary lets two treasures change places, or carries one to a free slot; doors open and
// close with it.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::rearrange_museum {
namespace {

bool is_stored(int exhibit) { return exhibit >= kRooms * kRoomSlots; }
int room_of(int exhibit) { return exhibit / kRoomSlots; }

/// D115: in a room or in the reserve. Whose treasure lies there, kNone when none does.
u8 owner_at(const Public& table, int exhibit) {
  if (is_stored(exhibit)) {
    const int seat = exhibit - kRooms * kRoomSlots;
    return seat < table.seats() && table.player(seat_at(seat)).stored > 0 ? static_cast<u8>(seat) : kNone;
  }
  const int slot = exhibit % kRoomSlots;
  return table.board.rooms[room_of(exhibit)].owners[slot];
}

void set_owner(Public& table, int exhibit, u8 before, u8 after) {
  if (!is_stored(exhibit)) {
    const int slot = exhibit % kRoomSlots;
    table.board.rooms[room_of(exhibit)].owners[slot] = after;
    return;
  }
  if (before != kNone) --table.player(seat_at(before)).stored;
  if (after != kNone) raise(table.player(seat_at(after)).stored, 1);
}

/// D132: of different owners, and not both in the reserve, where all lie alike: else nothing would change.
Refusal why_not_switch(const Public& table, Action action) {
  if (action.a >= action.b) return refuse("same_exhibit", "V.3");
  const u8 one = owner_at(table, action.a);
  const u8 other = owner_at(table, action.b);
  if (one == kNone || other == kNone) return refuse("no_exhibit", "V.3");
  if (is_stored(action.a) && is_stored(action.b)) return refuse("both_in_reserve", "V.3");
  return one == other ? refuse("same_owner", "V.3") : kAllowed;
}

/// D122: any free slot, not only the first one, of this room or another.
Refusal why_not_carry(const Public& table, Action action) {
  if (owner_at(table, action.a) == kNone) return refuse("no_exhibit", "V.3");
  if (is_stored(action.b)) return refuse("not_into_reserve", "V.3");
  const int to = room_of(action.b);
  if (!museum::in_play(table, to) || action.b % kRoomSlots >= room(table.seats(), to).slots)
    return refuse("no_such_slot", "V.3");
  if (table.board.rooms[to].sponsor == kNone) return refuse("not_sponsored", "V.3");
  return owner_at(table, action.b) == kNone ? kAllowed : refuse("slot_taken", "V.3");
}

void carry(Play& play, Seat seat, Action action) {
  Public& table = play.state.table;
  const u8 owner = owner_at(table, action.a);
  set_owner(table, action.a, owner, kNone);
  set_owner(table, action.b, kNone, owner);
  tell(play, Happening::treasure_carried, seat, room_of(action.b));
  if (!is_stored(action.a)) museum::update_door(play, room_of(action.a));
  museum::update_door(play, room_of(action.b));
}

}  // namespace

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words&) { return mercenary::wrong(at, 8); }

Message question(const Seen& seen, const Words&) { return text::ask(seen, "thesauros.ask.rearrange_museum"); }

Message answer(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::decline)) return {"thesauros.answer.decline", {}};
  const Arg owner = text::seat(owner_at(seen.table, action.a));
  if (is(action, Do::carry))
    return {"thesauros.answer.carry", {owner, text::exhibit(action.a), text::exhibit(action.b)}};
  return {"thesauros.answer.switch",
          {owner, text::exhibit(action.a), text::seat(owner_at(seen.table, action.b)), text::exhibit(action.b)}};
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (int one = 0; one < kExhibits; ++one) {
    for (int other = 0; other < kExhibits; ++other) consider(act(Do::switch_places, one, other));
    for (int slot = 0; slot < kRooms * kRoomSlots; ++slot) consider(act(Do::carry, one, slot));
  }
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (is(action, Do::switch_places)) return why_not_switch(seen.table, action);
  return is(action, Do::carry) ? why_not_carry(seen.table, action) : not_this_question("V.3");
}

void take(Play& play, const Words&, Seat seat, Action action) {
  if (is(action, Do::decline)) return reputation::lose(play, seat, Source::idle, reputation_values().idle);  // D119
  if (is(action, Do::carry)) return carry(play, seat, action);
  Public& table = play.state.table;
  const u8 one = owner_at(table, action.a);
  const u8 other = owner_at(table, action.b);
  set_owner(table, action.a, one, other);
  set_owner(table, action.b, other, one);
  tell(play, Happening::treasures_switched, seat, action.a, action.b);
}

}  // namespace bathys::thesauros::rearrange_museum
