// The greedy bot in the museum of Thesauros: which rooms to sponsor, and where to sell.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

const MuseumRoom& room_state(const Outlook& outlook, int index) {
  return outlook.table.board.rooms[static_cast<std::size_t>(index)];
}

int filled_slots(const Outlook& outlook, int index) {
  int count = 0;
  for (const u8 owner : room_state(outlook, index).owners) count += owner != kNone ? 1 : 0;
  return count;
}

/// Free slots in rooms that have a sponsor.
int open_places(const Outlook& outlook) {
  int count = 0;
  for (int index = 0; index < kRooms; ++index) {
    if (!museum::in_play(outlook.table, index) || room_state(outlook, index).sponsor == kNone) continue;
    count += room(outlook.table.seats(), index).slots - filled_slots(outlook, index);
  }
  return count;
}

}  // namespace

/// How likely a room is open in the end, with so many of its slots filled.
Worth MuseumJudge::likely_to_open(int index, int filled) const {
  const int missing = room(outlook_.table.seats(), index).slots - filled;
  if (missing == 0) return kPoint;
  Worth chance = outlook_.left > 0 ? outlook_.weights.room_opens : outlook_.weights.room_opens / 3;
  for (int i = 1; i < missing; ++i) chance = times(chance, outlook_.weights.room_opens);
  return chance;
}

/// The door for its sponsor, and places for treasures that have none.
Worth MuseumJudge::sponsor(int index) const {
  const Room& printed = room(outlook_.table.seats(), index);
  const bool expert = outlook_.is_expert(Acting::of(frame_).who().meeple, Hat::museum);
  Worth total = times(printed.door * kPoint, likely_to_open(index, 0));
  const int homeless = std::clamp(outlook_.unsold() + 1 - open_places(outlook_), 0, int{printed.slots});
  total += homeless * outlook_.weights.waiting_treasure;
  if (outlook_.table.is_solo()) total += outlook_.weights.solo_haste;
  return total - outlook_.cost(Account::gp, resolve::discounted(printed.cost, expert));
}

/// The slot, the door, and what everybody's treasures there gain when the room comes nearer to opening.
Worth MuseumJudge::into_room(int index) const {
  const Room& printed = room(outlook_.table.seats(), index);
  const MuseumRoom& here = room_state(outlook_, index);
  const int filled = filled_slots(outlook_, index);
  const Worth before = likely_to_open(index, filled);
  const Worth after = likely_to_open(index, filled + 1);
  const auto mine_or_not = [&](u8 owner, Worth gain) {
    return seat_at(owner) == outlook_.seen.who ? gain : -outlook_.to_rival(gain);
  };
  const int slot = museum::free_slot(outlook_.table, index);
  const int more = printed.points[static_cast<std::size_t>(slot)] - unopened_points();
  Worth total = unopened_points() * kPoint + times(more * kPoint, after);
  total += mine_or_not(here.sponsor, times(printed.door * kPoint, after - before));
  for (std::size_t i = 0; i < kRoomSlots; ++i) {
    if (here.owners[i] == kNone) continue;
    const int lifted = printed.points[i] - unopened_points();
    total += mine_or_not(here.owners[i], times(lifted * kPoint, after - before));
  }
  return total;
}

/// Its price and its place, less what it would have scored unsold.
Worth MuseumJudge::sell(int kind, int index) const {
  const bool expert = outlook_.is_expert(Acting::of(frame_).who().meeple, Hat::museum);
  const Worth total = outlook_.cash(sale_value(kind) + (expert ? boss_values().sale : 0)) - unsold_points() * kPoint;
  if (index == kReserve) return total + reserve_points() * kPoint;
  const Worth haste = outlook_.table.is_solo() ? outlook_.weights.solo_haste : 0;
  return total + into_room(index) + haste;
}

Worth MuseumJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return declined(frame_);
  return is(action, Do::sponsor) ? sponsor(action.a) : sell(action.a, action.b);
}

}  // namespace bathys::thesauros
