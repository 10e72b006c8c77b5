// The greedy bot's mercenaries in Thesauros: what each zone's effect brings, and how it is used.
#include "bots/thesauros/judges.hpp"

namespace bathys::thesauros {
namespace {

int tokens_to_steal(const Outlook& outlook) {
  int count = 0;
  for (int i = 0; i < outlook.table.seats(); ++i) {
    const Player& player = outlook.table.player(seat_at(i));
    count += player.board_token + (seat_at(i) == outlook.seen.who ? 0 : player.tokens);
  }
  return count;
}

Worth best_patent(const Outlook& outlook) {
  Worth best = 0;
  const StealJudge judge(outlook);
  for (const u8 card : outlook.table.board.slots) {
    if (card == kNone || outlook.table.board.owners[card] == static_cast<u8>(outlook.seen.who)) continue;
    best = std::max(best, judge(act(Do::steal, card)));
  }
  return best;
}

}  // namespace

Worth mercenary_worth(const Outlook& outlook, int zone) {
  const Weights& weights = outlook.weights;
  switch (zone) {
    case 1:
      return times(tokens_to_steal(outlook) * weights.token, outlook.left > 1 ? worth_of_points(0.7) : 0);
    case 2:
      return best_patent(outlook);
    case 3:
      return in_play.mercenary_maps * map_worth(outlook, 1);
    case 4:
      return weights.black_plane;
    case 7:
      return outlook.left > 0 ? weights.mine : 0;
    case 8:
      return worth_of_points(2.0);
    default:
      return times(in_play.slander * kPoint, outlook.weights.slander);
  }
}

/// Sharks are worth points, and treasures one could have lifted are lost; others lose them too.
Worth mine_worth(const Outlook& outlook, int number, int column) {
  const u8 tile = outlook.seen.tile_on(number);
  if (tile == kNone) return 0;
  const DigSite& site = outlook.table.site(number);
  int sharks = 0;
  for (int row = 0; row < in_play.mine_levels; ++row) {
    for (int at = column; at < column + in_play.mine_columns; ++at) {
      const Cell what = dig_tile(tile).cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(at)].what;
      if (what == Cell::shark && !site.is_covered(row, at)) ++sharks;
    }
  }
  const int wanted = outlook.left == 0 ? 1 : std::min(outlook.weights.mine_sharks, outlook.left + 1);
  return sharks >= wanted ? sharks * shark_points() * kPoint : 0;
}

Worth StealJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return -kPoint;
  const u8 owner = outlook_.table.board.owners[action.a];
  const Worth points = tech(action.a).end_points * kPoint;
  const bool rival = owner != kNone && owner != kRival;
  const bool has_copies = outlook_.table.board.copies[action.a] > 0;
  return points + (rival ? outlook_.to_rival(points) : 0) +
         (has_copies ? gear_worth(outlook_, static_cast<Gear>(action.a)) : 0);
}

Worth RearrangeJudge::side(u8 owner) const {
  return seat_at(owner) == outlook_.seen.who ? kPoint : -outlook_.to_rival(kPoint);
}

Worth RearrangeJudge::points_at(int exhibit) const {
  if (exhibit >= kRooms * kRoomSlots) return reserve_points();
  const int index = exhibit / kRoomSlots;
  const auto slot = static_cast<std::size_t>(exhibit % kRoomSlots);
  const bool open = outlook_.table.board.rooms[static_cast<std::size_t>(index)].open != 0;
  return open ? room(outlook_.table.seats(), index).points[slot] : unopened_points();
}

Worth RearrangeJudge::of_switch(Action action) const {
  const auto owner = [&](int exhibit) {
    if (exhibit >= kRooms * kRoomSlots) return static_cast<u8>(exhibit - kRooms * kRoomSlots);
    return outlook_.table.board.rooms[static_cast<std::size_t>(exhibit / kRoomSlots)]
        .owners[static_cast<std::size_t>(exhibit % kRoomSlots)];
  };
  const Worth gain = points_at(action.b) - points_at(action.a);
  return gain * (side(owner(action.a)) - side(owner(action.b)));
}

/// A door that opens or closes counts for its sponsor; treasures that change their worth with it are left out.
Worth RearrangeJudge::of_carry(Action action) const {
  const int seats = outlook_.table.seats();
  const auto& rooms = outlook_.table.board.rooms;
  Worth total = 0;
  if (action.a < kRooms * kRoomSlots) {
    const MuseumRoom& from = rooms[static_cast<std::size_t>(action.a / kRoomSlots)];
    if (from.open != 0) total -= side(from.sponsor) * room(seats, action.a / kRoomSlots).door;
  }
  const int index = action.b / kRoomSlots;
  const MuseumRoom& to = rooms[static_cast<std::size_t>(index)];
  int filled = 0;
  for (const u8 owner : to.owners) filled += owner != kNone ? 1 : 0;
  const bool stays = action.a < kRooms * kRoomSlots && action.a / kRoomSlots == index;
  if (!stays && filled + 1 == room(seats, index).slots) total += side(to.sponsor) * room(seats, index).door;
  return total;
}

Worth RearrangeJudge::operator()(Action action) const {
  if (is(action, Do::decline)) return -kPoint;
  return is(action, Do::switch_places) ? of_switch(action) : of_carry(action);
}

}  // namespace bathys::thesauros
