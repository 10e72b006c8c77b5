// Thesauros 0.6 Seaplanes, cubes, dig tiles, the island, zodiacs for sale and hats are laid out; a solo player chooses
// two hats.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

void shuffle_dig_tiles(State& state) {
  for (std::size_t i = 0; i < state.secret.large.size(); ++i) state.secret.large[i] = static_cast<u8>(i);
  for (std::size_t i = 0; i < state.secret.small.size(); ++i) state.secret.small[i] = static_cast<u8>(kLargeTiles + i);
  state.secret.generator.shuffle(std::span(state.secret.large));
  state.secret.generator.shuffle(std::span(state.secret.small));
  state.secret.placed.fill(kNone);
  state.table.board.large_pile = kLargeTiles;
  state.table.board.small_pile = kTiles - kLargeTiles;
}

void hide_found_objects(State& state) {
  Places<u8, kFound> objects{};
  for (int i = 0; i < kFound; ++i) objects[i] = static_cast<u8>(i);
  state.secret.generator.shuffle(std::span(objects));
  for (int i = 0; i < found_on_island(); ++i)
    state.secret.island = static_cast<u16>(state.secret.island | 1u << objects[i]);
  state.table.board.island_size = static_cast<u8>(found_on_island());
}

}  // namespace

/// D8: what is not counted out here (money, treasures, sharks, covers) never runs out.
void set_up::lay_out_rest(Play& play) {
  Public& table = play.state.table;
  Board& board = table.board;
  board.seaplanes = static_cast<u8>(seaplanes(table.seats()));
  board.lagoon.fill(kNone);
  board.mercenary.fill(kNone);
  board.mercenaries_left = table.has_mercenaries() ? kMercenaries : 0;
  const u8 numbers = static_cast<u8>((1u << map_numbers(table.seats())) - 1u);
  board.satellite_left = numbers;
  board.mercenary_maps_left = table.has_mercenaries() ? numbers : u8{0};
  board.hats.fill(table.is_solo() ? u8{0} : static_cast<u8>(hats_per_zone(table.seats())));
  shuffle_dig_tiles(play.state);
  hide_found_objects(play.state);
}

namespace choose_hat {
namespace {

int hats_laid_out(const Board& board) {
  int count = 0;
  for (const u8 hats : board.hats) count += hats;
  return count;
}

}  // namespace

/// All of them are asked for before the first quadrimester begins.
const Below kBelow{Rule::quadrimester, Rule::choose_hat};

Wrong wrong(const At& at, const Words&) {
  const Public& table = at.seen.table;
  if (!table.is_solo() || table.board.quadrimester != 0) return {"", "hats are chosen before a solo game"};
  const int hats = table.pending.size() - 1 - at.depth;
  return hats <= solo_hats() ? Wrong{} : Wrong{"", "a lone player chooses two hats"};
}

Message question(const Seen& seen, const Words&) {
  return text::ask(seen, "thesauros.ask.choose_hat", text::ordinal(hats_laid_out(seen.board())));
}

Message answer(const Seen&, const Words&, Action action) { return {"thesauros.answer.hat", {text::kHat[action.a]}}; }

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (int hat = 1; hat <= kHats; ++hat) consider(act(Do::hat, hat));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::hat) || action.a == 0) return not_this_question("0.6");
  return seen.board().hats[action.a - 1u] == 0 ? kAllowed : refuse("hat_is_laid_out", "0.6");
}

void take(Play& play, const Words&, Seat seat, Action action) {
  play.state.table.board.hats[action.a - 1u] = 1;
  tell(play, Happening::hat_laid_out, seat, action.a);
}

}  // namespace choose_hat
}  // namespace bathys::thesauros
