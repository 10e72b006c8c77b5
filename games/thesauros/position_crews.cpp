// Thesauros positions: every meeple is in one place, zodiacs have their crews, and hats, tokens, mercenaries and museum
// fit.
#include <algorithm>

#include "games/thesauros/position.hpp"

namespace bathys::thesauros::position {
namespace {

std::string meeple_name(Seat seat, int meeple) { return player_name(seat) + "." + item("meeples", meeple); }

/// Where the board says each meeple stands; what is not found anywhere is at home or waits to be recruited.
class Whereabouts {
 public:
  void add(Standing who, Spot spot) {
    Spot& known = spots_[who.seat][who.meeple];
    require(known == Spot::home, meeple_name(who.owner(), who.meeple), "is in two places");
    known = spot;
  }
  Spot of(Seat seat, int meeple) const {
    return spots_[static_cast<std::size_t>(index_of(seat))][static_cast<std::size_t>(meeple)];
  }
  void require_equal(const Player& player, Seat seat) const {
    for (int meeple = 0; meeple < kMeeples; ++meeple) {
      const Spot stands = of(seat, meeple);
      const bool waits = player.spot(meeple) == Spot::recruit && stands == Spot::home && meeple >= kMeeples - kRecruits;
      require(player.spot(meeple) == stands || waits, meeple_name(seat, meeple) + ".spot",
              "the board says " + std::string(kSpotWords[static_cast<std::size_t>(stands)]));
      const bool in_turn =
          meeple == kMeeples - 1 || player.spot(meeple) != Spot::recruit || player.spot(meeple + 1) == Spot::recruit;
      require(in_turn, meeple_name(seat, meeple) + ".spot", "recruits come in their order");
    }
  }

 private:
  static constexpr std::array<Spot, kMeeples> kAllHome{Spot::home, Spot::home, Spot::home,
                                                       Spot::home, Spot::home, Spot::home};
  std::array<std::array<Spot, kMeeples>, kMaxSeats> spots_{kAllHome, kAllHome, kAllHome, kAllHome};
};

/// Meeples whose turn has come and gone are still listed in the queue of the zone being resolved.
void add_queues(const Public& table, const Stage& stage, Whereabouts& all, int& tokens) {
  for (const int zone : kQueueZones) {
    const auto& queue = table.queue(zone);
    require(zone >= stage.zone || queue.empty(),
            "board.queues." + std::string(kZoneWords[static_cast<std::size_t>(zone)]), "is resolved already");
    for (int i = zone == stage.zone ? stage.place : 0; i < queue.size(); ++i) {
      all.add(Standing::of(queue[i]), Spot::queue);
      tokens += Standing::of(queue[i]).token;
    }
  }
}

/// D129: also a meeple with two actions stands on one space.
void add_shop(const Public& table, const Stage& stage, Whereabouts& all) {
  for (const u8 code : table.board.shop) {
    if (code == kNone) continue;
    require(stage.zone >= 7, "board.shop", "nobody is in the shop yet");
    all.add(Standing::of(code), Spot::shop);
  }
}

void check_boat(const Public& table, const Stage& stage, int index, Whereabouts& all) {
  const Zodiac& boat = table.zodiac(index);
  const std::string where = item("zodiacs", index);
  const bool out = boat.space != kPort || stage.boarded == index;
  require(out == (boat.crew != kNone), where + ".crew", out ? "somebody must be aboard" : "nobody is aboard in port");
  require(out || boat.load.empty(), where + ".load", "in port its gear is ashore");
  require(!out || boat.owner != kNone, where + ".owner", "it is for sale in port");
  if (!out) return;
  all.add({boat.owner, boat.crew, 0}, Spot::zodiac);
  const int zone = space(boat.space).zone;
  if (zone == 0) return;
  require(table.player(seat_at(boat.owner)).has_map(zone), where + ".space", "its owner has no map of that zone");
  require(table.site(zone).tile != kNone, where + ".space", "the tile there is turned up when a zodiac comes");
}

/// Zodiacs are sold in their order; those of absent seats are not in the game.
void check_owners(const Public& table) {
  for (int i = 0; i < kZodiacs; ++i) {
    const u8 owner = table.zodiac(i).owner;
    const std::string where = item("zodiacs", i) + ".owner";
    if (i < kMaxSeats) {
      require(owner == (i < table.seats() ? i : kNone), where, "everybody begins with one zodiac");
    } else {
      require(i == kMaxSeats || owner == kNone || table.zodiac(i - 1).owner != kNone, where, "another is sold before");
    }
  }
}

void check_spaces(const Public& table, const Stage& stage) {
  u64 taken = 0;
  for (int i = 0; i < kZodiacs; ++i) {
    const int here = table.zodiac(i).space;
    const SpaceKind kind = space(here).kind;
    const int spot = here - kFirstLagoonSpot;
    const bool lagoon = kind != SpaceKind::port && kind < SpaceKind::fishing;
    if (lagoon) {
      require(stage.zone >= 5, item("zodiacs", i) + ".space", "nobody is in the lagoon yet");
      require(table.board.lagoon[static_cast<std::size_t>(spot)] == i, "board.lagoon", "does not fit the zodiacs");
    }
    if (kind == SpaceKind::port || kind == SpaceKind::fishing || i == stage.under_way) continue;  // D124
    require((taken >> here & 1u) == 0, item("zodiacs", i) + ".space", "holds one zodiac only");
    taken |= u64{1} << here;
  }
  for (int spot = 0; spot < kLagoonSpots; ++spot) {
    const u8 zodiac = table.board.lagoon[static_cast<std::size_t>(spot)];
    require(zodiac == kNone || table.zodiac(zodiac).space == spot + kFirstLagoonSpot, "board.lagoon",
            "does not fit the zodiacs");
  }
}

/// 3.2.2: whoever sits on the pile will choose a card.
void check_sitter(const Public& table, const Stage& stage) {
  const Board& board = table.board;
  if (board.sitter == kNone) return;
  require(stage.zone >= 2, "board.sitter", "nobody sits on the pile yet");
  require(stage.over || (board.pile_size > 0 && board.slots[kTechSlots - 1] == kNone), "board.sitter",
          "there is no card to choose");
}

Whereabouts find_meeples(const Public& table, const Stage& stage, int& tokens) {
  Whereabouts all;
  add_queues(table, stage, all, tokens);
  add_shop(table, stage, all);
  check_sitter(table, stage);
  if (table.board.sitter != kNone) all.add(Standing::of(table.board.sitter), Spot::pile);
  for (int i = 0; i < kZodiacs; ++i) check_boat(table, stage, i, all);
  if (stage.acting == kNone) return all;
  const Standing actor = Standing::of(stage.acting);
  if (!stage.in_shop) all.add(actor, Spot::queue);
  require(all.of(actor.owner(), actor.meeple) == (stage.in_shop ? Spot::shop : Spot::queue),
          meeple_name(actor.owner(), actor.meeple) + ".spot", "is about to act");
  return all;
}

/// 3.1.2: one double-action token for each player in all; the one on the board lies under the second recruit.
void check_tokens(const Public& table, int under_meeples) {
  int tokens = under_meeples;
  for (int i = 0; i < table.seats(); ++i) {
    const Player& player = table.player(seat_at(i));
    tokens += player.tokens + player.board_token;
    require(player.board_token == 0 || player.spot(kMeeples - 2) == Spot::recruit,
            player_name(seat_at(i)) + ".board_token", "the second recruit brings it");
  }
  require(tokens <= table.seats(), "tokens", "there is one for each player");
}

void check_hats(const Public& table, const Stage& stage) {
  std::array<int, kHats> worn{};
  for (int i = 0; i < table.seats(); ++i) {
    const Player& player = table.player(seat_at(i));
    for (int meeple = 0; meeple < kMeeples; ++meeple) {
      if (player.hat(meeple) == Hat::none) continue;
      require(meeple != kBoss && player.spot(meeple) != Spot::recruit, meeple_name(seat_at(i), meeple) + ".hat",
              "only workers wear one");
      ++worn[static_cast<std::size_t>(player.hat(meeple)) - 1];
    }
  }
  int in_all = 0;
  for (std::size_t i = 0; i < kHats; ++i) {
    const int count = table.board.hats[i] + worn[i];
    const int made = table.is_solo() ? 1 : hats_per_zone(table.seats());
    require(table.is_solo() ? count <= made : count == made, "board.hats." + std::string(kHatWords[i + 1]),
            std::to_string(count) + " in all instead of " + std::to_string(made));
    in_all += count;
  }
  require(!table.is_solo() || in_all == solo_hats() - stage.hats_to_choose, "board.hats", "a lone player has two");
}

void check_spaces_of_mercenaries(const Public& table, const Stage& stage) {
  const Board& board = table.board;
  for (const int zone : kQueueZones) {
    const int queue = queue_of_zone(zone);
    const u8 owner = board.mercenary[static_cast<std::size_t>(queue)];
    const std::string where = "board.mercenary." + std::string(kZoneWords[static_cast<std::size_t>(zone)]);
    require(zone != 6 || (owner == kNone && !has_bit(board.mercenary_spent, queue)), where, "has no mercenary space");
    if (owner == kNone) continue;
    require(owner < table.seats() && !has_bit(board.mercenary_spent, queue), where, "the space is used up");
    const bool waits = zone > stage.zone || (zone == stage.zone && (stage.place == 0 || !mercenary_acts_first(zone)));
    require(waits, where, "has acted already");
  }
}

/// V.4: four in all; the used ones and those nobody wanted are out of the game.
void check_mercenaries(const Public& table, const Stage& stage) {
  const Board& board = table.board;
  int count = board.mercenaries_left + std::popcount(board.mercenary_spent);
  int planes = 0;
  int mines = 0;
  for (const u8 owner : board.mercenary) count += owner != kNone ? 1 : 0;
  for (int i = 0; i < table.seats(); ++i) {
    const Player& player = table.player(seat_at(i));
    count += player.mercenaries;
    planes += player.black_plane;
    mines += player.mine;
    require(table.has_mercenaries() || player.passed == 0, player_name(seat_at(i)) + ".passed",
            "only with mercenaries");
  }
  require(count <= (table.has_mercenaries() ? kMercenaries : 0), "board.mercenaries_left", "more than there are");
  check_spaces_of_mercenaries(table, stage);
  require(planes + board.sabotaged <= 2 * (has_bit(board.mercenary_spent, queue_of_zone(4)) ? 1 : 0) && planes <= 1,
          "players.black_plane", "a mercenary brings it");
  require(mines <= (has_bit(board.mercenary_spent, queue_of_zone(7)) ? 1 : 0), "players.mine", "a mercenary brings it");
  int maps = 0;
  for (int i = 0; i < table.seats(); ++i) maps += std::popcount(table.player(seat_at(i)).mercenary_maps);
  require(maps <= (has_bit(board.mercenary_spent, queue_of_zone(3)) ? 2 : 0), "players.mercenary_maps",
          "a mercenary brings two");
}

void check_auction(const State& state, const Stage& stage) {
  const Board& board = state.table.board;
  require(stage.auction || (board.bid == 0 && board.bidder == kNone), "board.bid", "there is no auction");
  require((board.bid == 0) == (board.bidder == kNone), "board.bidder", "does not fit the bid");
  if (board.bidder == kNone) return;
  require(board.bidder < state.table.seats() && state.table.player(seat_at(board.bidder)).passed == 0, "board.bidder",
          "is out of the auction");
  require(state.own(seat_at(board.bidder)).black_box >= board.bid, "board.bid", "is more than the bidder has");
}

void check_room(const Public& table, int index) {
  const MuseumRoom& here = table.board.rooms[static_cast<std::size_t>(index)];
  const std::string where = item("board.rooms", index);
  const bool in_play = museum::in_play(table, index);
  require(here.sponsor == kNone || (in_play && here.sponsor < table.seats()), where + ".sponsor", "cannot be");
  int filled = 0;
  for (int slot = 0; slot < kRoomSlots; ++slot) {
    const u8 owner = here.owners[static_cast<std::size_t>(slot)];
    if (owner == kNone) continue;
    require(here.sponsor != kNone && owner < table.seats() && slot < room(table.seats(), index).slots,
            where + ".owners", "no treasure can be there");
    ++filled;
  }
  const bool full = here.sponsor != kNone && filled == room(table.seats(), index).slots;
  require(here.open == (full ? 1 : 0), where + ".open", "a room is open exactly when it is full");
}

void check_museum(const Public& table) {
  for (int index = 0; index < kRooms; ++index) check_room(table, index);
  const int full_at = museum::all_open(table) ? table.board.quadrimester : 0;
  require(table.board.full_at == full_at, "board.full_at", "does not fit the museum");
}

}  // namespace

void check_crews(const State& state, const Stage& stage) {
  const Public& table = state.table;
  check_owners(table);
  int tokens = stage.acting != kNone && !stage.in_shop ? Standing::of(stage.acting).token : 0;
  const Whereabouts all = find_meeples(table, stage, tokens);
  for (int i = 0; i < table.seats(); ++i) all.require_equal(table.player(seat_at(i)), seat_at(i));
  check_spaces(table, stage);
  check_tokens(table, tokens);
  check_hats(table, stage);
  check_mercenaries(table, stage);
  check_auction(state, stage);
  check_museum(table);
}

}  // namespace bathys::thesauros::position
