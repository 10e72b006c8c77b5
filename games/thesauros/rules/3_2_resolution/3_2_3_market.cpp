// Thesauros 3.2.3 Zone 3: buy the top map of a space; a stack that shrinks gets dearer, one that grows gets cheaper; a
// first holder chooses the dig tile.
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

int space_of(const Board& board, int number) {
  for (int i = 0; i < kMarketSpaces; ++i) {
    if (board.market[i] == number) return i;
  }
  return -1;
}

void move_stack(Board& board, int from, int to) {
  std::swap(board.market[from], board.market[to]);
  std::swap(board.stacks[from], board.stacks[to]);
}

bool is_free(const Board& board, int i) { return board.market[i] == 0; }

/// 3.2.3.2: to the first free dearer space, if any. D49: nothing else moves.
void raise_price(Board& board, int players, int from) {
  const int spaces = static_cast<int>(market_prices(players).size());
  for (int to = from + 1; to < spaces; ++to) {
    if (is_free(board, to)) return move_stack(board, from, to);
  }
}
/// D47, D48, D50: to the nearest free cheaper space, past those that are taken; the two 3$ spaces are ordered.
void lower_price(Board& board, int from) {
  for (int to = from - 1; to >= 0; --to) {
    if (is_free(board, to)) return move_stack(board, from, to);
  }
}

void take_from_track(Play& play, int number) {
  Board& board = play.state.table.board;
  const int space = space_of(board, number);
  u8& stack = board.stacks[space];
  if (--stack > 0) return raise_price(board, play.state.table.seats(), space);
  board.market[space] = 0;
}

}  // namespace

namespace market {

void add_map(Play& play, int number) {
  Board& board = play.state.table.board;
  const int there = space_of(board, number);
  if (there >= 0) {
    ++board.stacks[there];
    return lower_price(board, there);
  }
  int space = market_arrow(play.state.table.seats());
  while (!is_free(board, space)) ++space;
  board.market[space] = static_cast<u8>(number);
  board.stacks[space] = 1;
}

int add_from_reserve(Play& play) {
  u8& size = play.state.table.board.reserve_size;
  if (size == 0) return 0;
  play.report.learned();
  auto& reserve = play.state.secret.reserve;
  const u8 number = reserve[0];
  std::copy(reserve.begin() + 1, reserve.begin() + size, reserve.begin());
  reserve[--size] = 0;
  add_map(play, number);
  return number;
}

int price(const Public& table, const Acting& acting, int number) {
  const int printed = market_prices(table.seats())[static_cast<std::size_t>(space_of(table.board, number))];
  return resolve::discounted(printed, resolve::is_expert(table, acting.who(), Hat::market));
}

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 3, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.market", "thesauros.ask.market_again", Account::gp);
}

Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  return dig::answer(seen, "thesauros.answer.purchase", "thesauros.answer.purchase_first", action.a,
                     price(seen.table, acting, action.a));
}

void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  for (const u8 number : seen.board().market) consider(act(Do::purchase, number));
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::purchase)) return not_this_question("3.2.3");
  if (space_of(seen.board(), action.a) < 0 || action.a == 0) return refuse("no_such_map", "3.2.3");
  return money::why_not_pay(seen, Account::gp, price(seen.table, acting, action.a), "3.2.3");
}

void take(Play& play, const Words& acting, Seat seat, Action action) {
  if (is(action, Do::decline)) return resolve::decline(play, acting);
  const int cost = price(play.state.table, acting, action.a);
  resolve::finish(play, 3, acting);
  take_from_track(play, action.a);
  tell(play, Happening::map_bought, seat, action.a, cost);
  dig::gain_map(play, seat, action.a, dig::MapKind::plain);
  play.state.table.pending.then({money::payment(seat, Account::gp, cost)});
}

}  // namespace market

namespace dig {
namespace {

u8 bit(int number) { return static_cast<u8>(1u << (number - 1)); }

/// Every holder may look at a face-down tile (D55).
void look(Play& play, Seat seat, int number) {
  const int at = number - 1;
  if (play.state.table.site(number).tile != kNone) return;
  play.report.learned();
  play.state.own(seat).tiles[at] = play.state.secret.placed[at];
}

}  // namespace

void hand_over(Play& play, Seat seat, int number, MapKind kind) {
  Public& table = play.state.table;
  Player& player = table.player(seat);
  switch (kind) {
    case MapKind::plain:
      ++player.maps[number - 1];
      return;
    case MapKind::satellite:
      player.satellite_maps = static_cast<u8>(player.satellite_maps | bit(number));
      table.board.satellite_left = static_cast<u8>(table.board.satellite_left & ~bit(number));
      break;
    case MapKind::mercenary:
      player.mercenary_maps = static_cast<u8>(player.mercenary_maps | bit(number));
      table.board.mercenary_maps_left = static_cast<u8>(table.board.mercenary_maps_left & ~bit(number));
      break;
  }
  tell(play, Happening::map_claimed, seat, number);
}

/// D51: a duplicate brings no new tile.
void gain_map(Play& play, Seat seat, int number, MapKind kind) {
  hand_over(play, seat, number, kind);
  if (play.state.table.site(number).placed != 0) return look(play, seat, number);
  const u8 zone = static_cast<u8>(number);
  play.state.table.pending.then({pending(Rule::draw_tiles, seat, draw_tiles::Words{zone}),
                                 pending(Rule::choose_tile, seat, choose_tile::Words{zone, 0})});
}

void choose_pair(Play& play, Seat seat, int first, int second) {
  const u8 one = static_cast<u8>(first);
  const u8 other = static_cast<u8>(second);
  play.state.table.pending.then({pending(Rule::draw_tiles, seat, draw_tiles::Words{one}),
                                 pending(Rule::choose_tile, seat, choose_tile::Words{one, 1}),
                                 pending(Rule::choose_tile, seat, choose_tile::Words{other, 0})});
}

void turn_up(Play& play, int number) {
  DigSite& site = play.state.table.site(number);
  if (site.placed == 0 || site.tile != kNone) return;
  play.report.learned();
  const int at = number - 1;
  site.tile = play.state.secret.placed[at];
  for (Private& own : play.state.privates) own.tiles[at] = kNone;
  tell(play, Happening::tile_turned_up, number, site.tile);
}

int cells_below(const Seen& seen, const Space& here, int depth, Cell kind) {
  const u8 tile = seen.tile_on(here.zone);
  int count = 0;
  for (int row = 0; tile != kNone && row < depth; ++row) {
    const bool there = dig_tile(tile).at(row, here.column).what == kind;
    if (there && !seen.table.site(here.zone).is_covered(row, here.column)) ++count;
  }
  return count;
}

Message answer(const Seen& seen, std::string_view known, std::string_view first, int number, int price) {
  const bool placed = seen.table.site(number).placed != 0;
  return {placed ? known : first, {text::number(number), text::number(seen.me().maps_of(number)), text::price(price)}};
}

}  // namespace dig

namespace draw_tiles {

const Below kBelow{Rule::choose_tile};

void describe(Archive& archive, Words& words) { field(archive, "zone", words.zone, 1, kDigZones); }

Wrong wrong(const At& at, const Words& words) {
  if (words.zone != choose_tile::zone_of(*at.below())) return {"zone", "tiles are chosen for another one"};
  return at.below()->asked == at.frame().asked ? Wrong{} : Wrong{"seats", "another seat chooses"};
}

/// The top three tiles of that zone's size.
void run(Play& play, const Words& words, Seat seat) {
  const bool large = zone_is_large(words.zone);
  Board& board = play.state.table.board;
  Private& own = play.state.own(seat);
  const std::span<u8> pile = large ? std::span<u8>(play.state.secret.large) : std::span<u8>(play.state.secret.small);
  u8& size = large ? board.large_pile : board.small_pile;
  while (own.drawn.size() < tiles_drawn() && size > 0) {
    own.drawn.push_back(pile[0]);
    for (Private& other : play.state.privates) other.known_tiles &= ~(1u << pile[0]);
    std::copy(pile.begin() + 1, pile.begin() + size, pile.begin());
    pile[--size] = 0;
  }
  play.report.learned();
  tell_others(play, seat, Happening::tiles_drawn, seat, own.drawn.size());
  Places<int, 3> tiles{-1, -1, -1};
  for (int i = 0; i < own.drawn.size(); ++i) tiles[i] = own.drawn[i];
  tell_only(play, seat, Happening::tiles_seen, seat, tiles[0], tiles[1], tiles[2]);
}

}  // namespace draw_tiles

namespace choose_tile {
namespace {

void put_under(Play& play, Seat seat, u8 tile) {
  Board& board = play.state.table.board;
  if (tile < kLargeTiles) {
    play.state.secret.large[board.large_pile++] = tile;
  } else {
    play.state.secret.small[board.small_pile++] = tile;
  }
  play.state.own(seat).known_tiles |= 1u << tile;
}

/// What lies below is the other zone, whose tiles are still to be drawn or are the same ones.
Wrong wrong_pair(const At& at, const Words& words, bool two_maps) {
  const bool same_tiles = at.lies_on(Rule::choose_tile);
  if ((words.of_a_pair != 0) != same_tiles) return {"of_a_pair", "the other zone is served next"};
  if (!same_tiles && !at.lies_on(Rule::draw_tiles)) return {};
  if (!two_maps) return {"", "there is one map only"};
  const int other = zone_of(same_tiles ? *at.below() : at.seen.table.pending.from_top(at.depth + 2));
  if (other == words.zone) return {"zone", "both are the same"};
  return same_tiles && zone_is_large(other) != zone_is_large(words.zone)
             ? Wrong{"of_a_pair", "the zones are not of one size"}
             : Wrong{};
}

/// All tiles of the zone's size that were drawn are at hand; one less for the second zone of a pair.
Wrong wrong_tiles(const At& at, const Words& words) {
  const auto& drawn = at.seen.own.drawn;
  const Actor actor = actor_below(at);
  const bool second = drawn.size() == tiles_drawn() - 1 && actor.mercenary && actor.zone == 3 && words.of_a_pair == 0;
  if (drawn.size() != tiles_drawn() && !second) return {"", "dig tiles must have been drawn"};
  for (const u8 tile : drawn) {
    if ((tile < kLargeTiles) != zone_is_large(words.zone)) return {"zone", "the tiles are of the other size"};
  }
  return {};
}

}  // namespace

/// After the other one of two zones (V.3), or before the other map of a satellite and whatever buying it left.
const Below kBelow{Rule::choose_tile, Rule::draw_tiles, Rule::claim_map, Rule::allocate, Rule::turn, Rule::resolve};

void describe(Archive& archive, Words& words) {
  field(archive, "zone", words.zone, 1, kDigZones);
  yes_no(archive, "of_a_pair", words.of_a_pair);
}

int zone_of(const Frame& frame) { return words_of<Words>(frame).zone; }

/// A first holder, in zone 2 or 3; of a pair (D52) and of two zones only a mercenary.
Wrong wrong(const At& at, const Words& words) {
  const Actor actor = actor_below(at);
  if (actor.zone != 2 && actor.zone != 3) return {"", "nobody has a new map"};
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  if (words.zone < 1 || words.zone > map_numbers(at.seen.table.seats())) return {"zone", "there is no such zone"};
  if (at.seen.table.site(words.zone).placed != 0) return {"zone", "a tile is there already"};
  if (!at.seen.me().has_map(words.zone)) return {"zone", "who chooses has the map"};
  if (const Wrong wrong = wrong_pair(at, words, actor.mercenary && actor.zone == 3)) return wrong;
  return at.depth == 0 ? wrong_tiles(at, words) : Wrong{};
}

Message question(const Seen& seen, const Words& words) {
  return text::ask(seen, "thesauros.ask.choose_tile", text::number(words.zone));
}

Message answer(const Seen&, const Words&, Action action) {
  return {"thesauros.answer.tile", {text::tile_name(action.a), text::tile_picture(action.a)}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  for (const u8 tile : seen.own.drawn) options.add(act(Do::tile, tile));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::tile)) return not_this_question("3.2.3");
  return seen.own.drawn.has(action.a) ? kAllowed : refuse("tile_not_drawn", "3.2.3");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  const int at = words.zone - 1;
  Private& own = play.state.own(seat);
  own.drawn.take_at(own.drawn.find(action.a));
  play.state.secret.placed[at] = action.a;
  play.state.table.site(words.zone).placed = 1;
  own.tiles[at] = action.a;
  tell(play, Happening::tile_placed, seat, words.zone);
  if (words.of_a_pair != 0) return;
  for (const u8 tile : own.drawn) put_under(play, seat, tile);
  own.drawn.clear();
}

}  // namespace choose_tile
}  // namespace bathys::thesauros
