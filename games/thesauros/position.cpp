// Which positions of Thesauros can be: every number in its range, every component in exactly one place, and pending
// work that play can build.
#include "games/thesauros/position.hpp"

#include <algorithm>

namespace bathys::thesauros::position {
namespace {

constexpr int kMaxGear = 20;

constexpr std::string_view kTooMuch = "is more than a game can bring";
constexpr std::string_view kNotAList = "is not a list";
constexpr std::string_view kNoSeatThere = "there is no such seat";

bool is_owner(const Public& table, u8 owner) { return owner == kNone || owner < table.seats(); }

/// Not longer than it can be, and nothing behind its end.
template <class List>
bool is_sound(const List& list) {
  if (list.size() > List::capacity()) return false;
  List again;
  for (const auto& value : list) again.push_back(value);
  return again == list;
}
template <int Capacity>
bool is_sound(const Pending<Capacity>& stack) {
  if (stack.size() < 0 || stack.size() > Capacity) return false;
  Pending<Capacity> again;
  for (int i = stack.size(); i-- > 0;) again.push(stack.from_top(i));
  return again == stack;
}

bool is_stretch(const Stretch& leg) {
  int motors = 0;
  for (int kind = 0; kind < Load::kMotorKinds; ++kind) motors += leg.motors >> 2 * kind & 3;
  return leg.spaces >= 1 && leg.spaces <= kMaxReach && motors <= Load::kMaxMotors;
}

void check_lists(const State& state) {
  const Board& board = state.table.board;
  for (const auto& queue : board.queues) require(is_sound(queue), "board.queues", kNotAList);
  require(is_sound(board.envelopes), "board.envelopes", kNotAList);
  require(is_sound(state.table.pending), "pending", kNotAList);
  require(is_sound(state.table.sailed), "sailed", kNotAList);
  for (const Stretch& leg : state.table.sailed) require(is_stretch(leg), "sailed", "is not a leg of a move");
  for (const Private& own : state.privates) {
    require(is_sound(own.drawn), "players.drawn", kNotAList);
    require(is_sound(own.found), "players.found", kNotAList);
  }
}

void check_order(const Public& table) {
  u32 seen = 0;
  for (int i = 0; i < kMaxSeats; ++i) {
    const u8 seat = table.board.order[static_cast<std::size_t>(i)];
    const bool fits = i < table.seats() ? seat < table.seats() : seat == i;
    require(fits && !has_bit(seen, seat), "board.order", "every seat has one place");
    seen |= 1u << seat;
  }
}

/// Posted envelopes lie in zone 10, one for each seat that posted.
void check_envelopes(const Public& table) {
  u32 posted = 0;
  for (const u8 seat : table.board.envelopes) {
    require(seat < table.seats() && !has_bit(posted, seat), "board.envelopes", "one for each seat that posted");
    posted |= 1u << seat;
  }
  require(posted == 0 || !table.is_solo(), "board.envelopes", "there is none in the solo game");
  for (int i = 0; i < table.seats(); ++i) {
    require(table.player(seat_at(i)).posted == (posted >> i & 1u), player_name(seat_at(i)) + ".posted",
            "does not fit the envelopes in zone 10");
  }
}

void check_money(const State& state, Seat seat, const std::string& where) {
  require(state.own(seat).black_box <= kMaxCounter, where + ".black_box", kTooMuch);
  for (const u16 account : state.table.player(seat).accounts) {
    require(account <= kMaxCounter, where + ".accounts", kTooMuch);
  }
}

void check_counters(const Player& player, const std::string& where) {
  require(player.reputation <= kMaxCounter, where + ".reputation", kTooMuch);
  for (const i16 points : player.gained) {
    require(points >= -kMaxPoints && points <= kMaxPoints, where + ".sources", kTooMuch);
  }
  require(player.fishing <= kMaxCounter, where + ".fishing", kTooMuch);
  require(player.sharks <= kMaxThings, where + ".sharks", kTooMuch);
  require(player.stored <= kMaxThings, where + ".stored", kTooMuch);
  require(player.treasure_count() <= kMaxThings, where + ".treasures", kTooMuch);
  for (const u8 count : player.ashore) require(count <= kMaxGear, where + ".ashore", kTooMuch);
  for (const u8 count : player.maps) require(count <= map_copies(), where + ".maps", kTooMuch);
  require(player.tokens <= kMaxSeats, where + ".tokens", kTooMuch);
  require(player.trained < 1u << kHats, where + ".trained", kTooMuch);
  require((player.satellite_maps | player.mercenary_maps) < 1u << kDigZones, where + ".maps", kTooMuch);
  require(player.mercenaries <= kMercenaries, where + ".mercenaries", kTooMuch);
  const u8 flags = player.board_token | player.mine | player.black_plane | player.posted | player.passed;
  require(flags <= 1, where, "a yes or no is neither");
}

void check_private_ranges(const Public& table, const Private& own, const std::string& where) {
  require(own.known_tiles < 1u << kTiles, where + ".known_tiles", "there is no such tile");
  require(own.known_island < 1u << kFound, where + ".known_island", "there is no such object");
  require(own.knows_pile <= 1, where + ".knows_pile", "a yes or no is neither");
  for (int number = 1; number <= kDigZones; ++number) {
    const u8 tile = own.tiles[static_cast<std::size_t>(number - 1)];
    require(tile == kNone || (tile < kTiles && number <= map_numbers(table.seats())), where + ".tiles",
            "there is no such tile");
  }
}

void check_player_ranges(const State& state, Seat seat) {
  const std::string where = player_name(seat);
  const Player& player = state.table.player(seat);
  check_money(state, seat, where);
  check_counters(player, where);
  check_private_ranges(state.table, state.own(seat), where);
  for (int meeple = 0; meeple < kMeeples; ++meeple) {
    require(player.spot(meeple) <= Spot::zodiac && player.hat(meeple) <= Hat::museum,
            where + "." + item("meeples", meeple), "there is no such spot or hat");
  }
}

void check_absent(const State& state, int seat) {
  require(same_bytes(state.table.players[static_cast<std::size_t>(seat)], Player{}), item("players", seat),
          kNoSeatThere);
  require(state.privates[static_cast<std::size_t>(seat)] == Private{}, item("players", seat), kNoSeatThere);
}

void check_zodiac_ranges(const Public& table, int index) {
  const Zodiac& boat = table.zodiac(index);
  const std::string where = item("zodiacs", index);
  require(is_owner(table, boat.owner), where + ".owner", kNoSeatThere);
  require(boat.space < space_count() && !neighbours(table.seats(), boat.space).empty(), where + ".space",
          "is not on this board");
  require(boat.crew == kNone || boat.crew < kMeeples, where + ".crew", "there is no such meeple");
  require(boat.played <= 4, where + ".played", "finished stands alone");
  Load again;
  for (int gear = 0; gear < kGear; ++gear) {
    for (int i = 0; i < boat.load.count(static_cast<Gear>(gear)); ++i) again.add(static_cast<Gear>(gear));
  }
  require(again == boat.load && again.motors() <= most_motors(), where + ".load", "does not fit aboard");
}

void check_board_ranges(const Public& table) {
  const Board& board = table.board;
  require(board.quadrimester <= kQuadrimesters, "board.quadrimester", kTooMuch);
  require(board.seaplanes <= seaplanes(table.seats()), "board.seaplanes", kTooMuch);
  require(board.sabotaged <= 1, "board.sabotaged", "a yes or no is neither");
  require(board.mussels <= 2, "board.mussels", "the cube has three spaces");
  require(board.advertising <= 2, "board.advertising", "the cube has three spaces");
  require(board.full_at <= kQuadrimesters, "board.full_at", kTooMuch);
  require(board.die <= in_play.die, "board.die", "the die has fewer sides");
  for (const DigSite& site : board.sites) {
    require(site.placed <= 1 && (site.tile == kNone || site.tile < kTiles), "board.sites", "there is no such tile");
  }
  for (const u8 zodiac : board.lagoon) require(zodiac == kNone || zodiac < kZodiacs, "board.lagoon", "no such zodiac");
  for (const int zone : kQueueZones) {
    const int room = queue_length(table.seats(), zone);
    const std::string where = "board.queues." + std::string(kZoneWords[static_cast<std::size_t>(zone)]);
    require(room == 0 || table.queue(zone).size() <= room, where, "has no space for so many");
    for (const u8 code : table.queue(zone)) require(is_standing(table, code), where, "there is no such meeple");
  }
  for (std::size_t i = 0; i < kShopSpaces; ++i) {
    const bool there = i < shop_prices(table.seats()).size();
    require(board.shop[i] == kNone || there, "board.shop", "there is no such space");
    require(board.shop[i] == kNone || is_standing(table, board.shop[i]), "board.shop", "there is no such meeple");
  }
  require(board.sitter == kNone || is_standing(table, board.sitter), "board.sitter", "there is no such meeple");
}

/// The question on top has an answer for everybody it asks.
void check_answers(const State& state) {
  if (Engine<Thesauros>::over(state)) return;
  require(Engine<Thesauros>::row(Engine<Thesauros>::question(state)).kind == RuleKind::question, "pending[0]",
          "is not a question");
  require(!resolve::can_only_decline(state, Engine<Thesauros>::question(state)), "pending[0]",
          "can only be declined, so it is not asked");
  for (int i = 0; i < state.table.seats(); ++i) {
    if (!Engine<Thesauros>::asked(state).has(seat_at(i))) continue;
    Options options;
    Engine<Thesauros>::legal(state, seat_at(i), options);
    require(!options.empty(), "pending[0]", "has no answer");
  }
}

}  // namespace

void check_ranges(const State& state) {
  check_lists(state);
  check_order(state.table);
  check_board_ranges(state.table);
  for (int i = 0; i < kMaxSeats; ++i) {
    if (i >= state.table.seats()) {
      check_absent(state, i);
    } else {
      check_player_ranges(state, seat_at(i));
    }
  }
  check_envelopes(state.table);
  for (int i = 0; i < kZodiacs; ++i) check_zodiac_ranges(state.table, i);
}

namespace {

/// Written accounts fit the money; whoever is still asked has not written the last one.
void check_draft(const State& state, Seat seat, bool budgets) {
  const Private& own = state.own(seat);
  const u8 drafted = state.table.player(seat).drafted;
  const std::string where = player_name(seat) + ".draft";
  const bool asked = budgets && Engine<Thesauros>::asked(state).has(seat);
  const int written = state.table.is_solo() ? kOpenAccounts - 1 : kOpenAccounts;
  require(drafted <= written, where, kTooMuch);
  if (budgets) {
    require((drafted < written) == asked, player_name(seat) + ".drafted",
            asked ? "this seat has nothing left to write" : "this seat has something left to write");
  }
  require(budgets || drafted == 0, player_name(seat) + ".drafted", "no budget is being written");
  int sum = 0;
  for (std::size_t i = 0; i < kOpenAccounts; ++i) {
    require(i < drafted || own.draft[i] == 0, where, "is further than what is written");
    sum += own.draft[i];
  }
  require(sum <= money::total(state, seat), where, "is more than there is");
}

void check_bid(const State& state, Seat seat, bool bids) {
  const int bid = state.own(seat).bid;
  const std::string where = player_name(seat) + ".bid";
  const bool given = bids && state.table.player(seat).posted != 0 && !Engine<Thesauros>::asked(state).has(seat);
  require(bid == 0 || given, where, "this seat has not bid");
  require(bid == 0 || (bid >= least_bid() && bid <= state.own(seat).black_box), where, "is not from the black box");
  const int shown = state.table.player(seat).shown_bid;
  const bool posted = state.table.player(seat).posted != 0;
  require(shown == 0 || (shown >= least_bid() && posted), player_name(seat) + ".shown_bid",
          "no bid of this seat was opened");
}

}  // namespace

void check_secrets(const State& state, const Stage& stage) {
  for (int i = 0; i < state.table.seats(); ++i) {
    const Seat seat = seat_at(i);
    check_draft(state, seat, stage.budgets);
    check_bid(state, seat, stage.bids);
    require(!state.table.is_solo() || stage.budgets || state.own(seat).black_box == 0, player_name(seat) + ".black_box",
            "there is none in the solo game");
    const int drawn = stage.drawer == i ? stage.drawn : 0;
    require(state.own(seat).drawn.size() == drawn, player_name(seat) + ".drawn",
            drawn > 0 ? "dig tiles must have been drawn" : "this seat is not choosing a tile");
    require(state.own(seat).found.size() == (stage.finder == i ? 2 : 0), player_name(seat) + ".found",
            stage.finder == i ? "two objects must have been drawn" : "this seat is not looking at objects");
  }
}

}  // namespace bathys::thesauros::position

namespace bathys {

void Thesauros::check_position(const State& state) {
  using namespace thesauros::position;
  if (const Refusal refusal = check(state.table.setup)) throw BadInput{"setup", std::string(refusal.code)};
  check_ranges(state);
  const Stage stage = read_pending(state);
  check_components(state, stage);
  check_crews(state, stage);
  check_secrets(state, stage);
  check_answers(state);
}

}  // namespace bathys
