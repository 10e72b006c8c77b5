// What a viewer of Thesauros may know, and a full guess that fits it.
#include <algorithm>

#include "games/thesauros/thesauros.hpp"

namespace bathys {

using namespace thesauros;

void Thesauros::begin(thesauros::Play& play, const Setup& setup, const Key& key) {
  play.state.table.setup = setup;
  play.state.secret.generator = Generator(key);
  play.state.table.pending.then({thesauros::pending(Rule::set_up)});
}

/// Built from nothing: the public part, the viewer's own part, and the places in the piles the viewer knows.
View Thesauros::view(const State& state, Seat viewer) {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  view.pile.fill(kNone);
  view.large.fill(kNone);
  view.small.fill(kNone);
  if (!is_seat(viewer) || index_of(viewer) >= state.table.seats()) return view;
  view.own = state.own(viewer);
  const Board& board = state.table.board;
  for (std::size_t i = 0; i < board.pile_size; ++i) {
    if (view.own.knows_pile != 0) view.pile[i] = state.secret.pile[i];
  }
  for (std::size_t i = 0; i < board.large_pile; ++i) {
    if ((view.own.known_tiles >> state.secret.large[i] & 1u) != 0) view.large[i] = state.secret.large[i];
  }
  for (std::size_t i = 0; i < board.small_pile; ++i) {
    if ((view.own.known_tiles >> state.secret.small[i] & 1u) != 0) view.small[i] = state.secret.small[i];
  }
  return view;
}

namespace {

/// Whether somebody else stands at that question.
bool another_is_asked(const View& view, Rule rule) {
  const auto& stack = view.table.pending;
  return !stack.empty() && is(stack.top(), rule) && stack.top().seat() != view.viewer;
}

/// Fills the unknown places of a pile with the unknown cards, in random order.
template <class Pile, class Known>
void deal(Pile& pile, const Known& known, int size, FixedList<u8, kTiles> unknown, Generator& generator) {
  generator.shuffle(std::span(unknown.begin(), unknown.end()));
  for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
    pile[i] = known[i] != kNone ? known[i] : unknown.pop_back();
  }
}

/// Everybody knows which cards can be in the upper part of the pile (0.4).
bool may_be_upper(const Public& table, int card) {
  return table.setup.mode == Mode::initiation ? tech(card).initiation == Pile::first : tech(card).level < 2;
}

void imagine_pile(State& state, const View& view, Generator& generator) {
  const Board& board = view.table.board;
  FixedList<u8, kTechs> simple;
  FixedList<u8, kTechs> all;
  for (int card = 0; card < kTechs; ++card) {
    if ((research::pile_cards(board) >> card & 1) == 0) continue;
    (may_be_upper(view.table, card) ? simple : all).push_back(static_cast<u8>(card));
  }
  if (view.own.knows_pile != 0) {
    std::copy(view.pile.begin(), view.pile.begin() + board.pile_size, state.secret.pile.begin());
    return;
  }
  generator.shuffle(std::span(simple.begin(), simple.end()));
  std::size_t place = 0;
  while (place < board.upper_left && !simple.empty()) state.secret.pile[place++] = simple.pop_back();
  for (const u8 card : simple) all.push_back(card);
  generator.shuffle(std::span(all.begin(), all.end()));
  for (const u8 card : all) state.secret.pile[place++] = card;
}

/// The reserve holds all maps that lie nowhere else.
void imagine_reserve(State& state, Generator& generator) {
  const Public& table = state.table;
  std::size_t size = 0;
  for (int number = 1; number <= map_numbers(table.seats()); ++number) {
    int left = map_copies();
    for (std::size_t i = 0; i < kMarketSpaces; ++i) left -= table.board.market[i] == number ? table.board.stacks[i] : 0;
    for (int i = 0; i < table.seats(); ++i) left -= table.player(seat_at(i)).maps[static_cast<std::size_t>(number - 1)];
    for (; left > 0; --left) state.secret.reserve[size++] = static_cast<u8>(number);
  }
  generator.shuffle(std::span(state.secret.reserve.data(), size));
}

/// Dig tiles of one size whose whereabouts the viewer does not know.
FixedList<u8, kTiles> unknown_tiles(const View& view, bool large) {
  u32 placed = view.own.known_tiles;
  for (const u8 tile : view.own.drawn) placed |= 1u << tile;
  for (int number = 1; number <= kDigZones; ++number) {
    const u8 tile = Thesauros::seen(view).tile_on(number);
    if (tile != kNone) placed |= 1u << tile;
  }
  FixedList<u8, kTiles> unknown;
  for (int tile = large ? 0 : kLargeTiles; tile < (large ? kLargeTiles : kTiles); ++tile) {
    if ((placed >> tile & 1u) == 0) unknown.push_back(static_cast<u8>(tile));
  }
  return unknown;
}

/// Somebody else who is choosing has three tiles (or, of a pair, two) of that size at hand.
void imagine_drawn(State& state, const View& view, FixedList<u8, kTiles>& unknown, bool large) {
  if (!another_is_asked(view, Rule::choose_tile)) return;
  const Frame& question = view.table.pending.top();
  if (zone_is_large(choose_tile::zone_of(question)) != large) return;
  const Board& board = view.table.board;
  int at_hand = large ? kLargeTiles - board.large_pile : kTiles - kLargeTiles - board.small_pile;
  for (int number = 1; number <= kDigZones; ++number) {
    if (zone_is_large(number) == large && view.table.site(number).placed != 0) --at_hand;
  }
  for (; at_hand > 0; --at_hand) state.own(question.seat()).drawn.push_back(unknown.pop_back());
}

void imagine_tiles(State& state, const View& view, Generator& generator, bool large) {
  auto unknown = unknown_tiles(view, large);
  generator.shuffle(std::span(unknown.begin(), unknown.end()));
  for (int number = 1; number <= kDigZones; ++number) {
    if (zone_is_large(number) != large || view.table.site(number).placed == 0) continue;
    const u8 known = Thesauros::seen(view).tile_on(number);
    state.secret.placed[static_cast<std::size_t>(number - 1)] = known != kNone ? known : unknown.pop_back();
  }
  imagine_drawn(state, view, unknown, large);
  const Board& board = view.table.board;
  if (large) return deal(state.secret.large, view.large, board.large_pile, unknown, generator);
  deal(state.secret.small, view.small, board.small_pile, unknown, generator);
}

/// Other holders of a map know its face-down tile, whatever it is.
void tell_holders(State& state, Seat viewer) {
  for (int i = 0; i < state.table.seats(); ++i) {
    if (seat_at(i) == viewer) continue;
    Private& own = state.own(seat_at(i));
    for (int number = 1; number <= kDigZones; ++number) {
      const DigSite& site = state.table.site(number);
      const bool holds = state.table.player(seat_at(i)).has_map(number);
      const auto at = static_cast<std::size_t>(number - 1);
      if (holds && site.placed != 0 && site.tile == kNone) own.tiles[at] = state.secret.placed[at];
    }
  }
}

/// What the viewer put back is still there, or just being looked at by somebody else.
void imagine_island(State& state, const View& view, Generator& generator) {
  const Board& board = view.table.board;
  u32 away = board.found_taken;
  for (const u8 object : view.own.found) away |= 1u << object;
  const u32 known = view.own.known_island & ~away;
  FixedList<u8, kFound> hidden;
  FixedList<u8, kFound> unknown;
  for (int object = 0; object < kFound; ++object) {
    if ((away >> object & 1u) != 0) continue;
    ((known >> object & 1u) != 0 ? hidden : unknown).push_back(static_cast<u8>(object));
  }
  generator.shuffle(std::span(unknown.begin(), unknown.end()));
  const int looked_at = another_is_asked(view, Rule::keep_found) ? 2 : 0;
  while (hidden.size() < board.island_size + looked_at) hidden.push_back(unknown.pop_back());
  generator.shuffle(std::span(hidden.begin(), hidden.end()));
  for (int i = 0; i < looked_at; ++i) state.own(view.table.pending.top().seat()).found.push_back(hidden.pop_back());
  for (const u8 object : hidden) state.secret.island = static_cast<u16>(state.secret.island | 1u << object);
}

bool can_pay(const Seen& seen, const Frame& frame) {
  if (is(frame, Rule::under_way)) return under_way::can_end(seen, frame);
  Options options;
  Engine<Thesauros>::row(frame).offer(seen, frame, options);
  return !options.empty();
}

/// Who pays out of the black box (2.3, initiation) has enough in it: for this payment, or to end a move.
void cover_payment(State& state, Seat seat) {
  const auto& stack = state.table.pending;
  if (stack.empty() || stack.top().seat() != seat) return;
  if (!is(stack.top(), Rule::transfer) && !is(stack.top(), Rule::under_way)) return;
  Private& own = state.own(seat);
  while (own.black_box < 255 && !can_pay(Thesauros::seen(state, seat), stack.top())) ++own.black_box;
}

/// Nobody else's black box is known: a guess is a few dollars, and never less than was bid in the open.
void imagine_black_box(State& state, Seat seat, Generator& generator) {
  const Public& table = state.table;
  Private& own = state.own(seat);
  own.black_box = static_cast<u16>(generator.below(9));
  if (table.board.bidder == static_cast<u8>(seat)) own.black_box = static_cast<u16>(own.black_box + table.board.bid);
  if (table.pending.empty() || !is(table.pending.top(), Rule::budget)) return;
  const Income year = income(table.setup.mode, table.year());
  const int raised = year.base + year.per_map * table.player(seat).map_count();
  const int extra = table.year() == 1 ? compensation(table.place_of(seat)) : own.black_box;
  own.black_box = static_cast<u16>(raised + extra);
}

/// What somebody has written of a budget is some of the money.
void imagine_draft(State& state, Seat seat, Generator& generator) {
  int left = money::total(state, seat);
  for (std::size_t i = 0; i < state.table.player(seat).drafted; ++i) {
    u16& account = state.own(seat).draft[i];
    account = static_cast<u16>(generator.below(static_cast<u32>(left / 2 + 1)));
    left -= account;
  }
}

/// Who has bid already has withdrawn or bid what the black box allows (3.2.10).
void imagine_bid(State& state, Seat seat, Generator& generator) {
  Private& own = state.own(seat);
  const u32 bid = generator.below(own.black_box + 1u);
  own.bid = bid >= 2 ? static_cast<u16>(bid) : u16{0};
}

void imagine_money(State& state, const View& view, Generator& generator) {
  const Public& table = state.table;
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (seat == view.viewer || table.is_solo()) continue;
    imagine_black_box(state, seat, generator);
    cover_payment(state, seat);
    imagine_draft(state, seat, generator);
    if (table.pending.empty() || table.pending.top().asked.has(seat)) continue;
    if (is(table.pending.top(), Rule::bid) && table.player(seat).posted != 0) imagine_bid(state, seat, generator);
  }
}

}  // namespace

State Thesauros::imagine(const View& view, Generator& generator) {
  State state;
  state.table = view.table;
  state.secret.placed.fill(kNone);
  if (is_seat(view.viewer) && index_of(view.viewer) < state.table.seats()) state.own(view.viewer) = view.own;
  if (another_is_asked(view, Rule::choose_tech)) state.own(view.table.pending.top().seat()).knows_pile = 1;
  imagine_pile(state, view, generator);
  imagine_reserve(state, generator);
  imagine_tiles(state, view, generator, true);
  imagine_tiles(state, view, generator, false);
  tell_holders(state, view.viewer);
  imagine_island(state, view, generator);
  imagine_money(state, view, generator);
  state.secret.generator = Generator(generator.draw_key());
  return state;
}

}  // namespace bathys
