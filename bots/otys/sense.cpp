// What searches through a turn of Otys share.
#include "bots/otys/sense.hpp"

namespace bathys::otys {

bool is_gift(const Public& table, Action action) {
  if (!is(action, Do::sponsor)) return false;
  const int tile = table.colony.sponsor_at(table.turn.level) + 1;
  return tile == 1 || ((tile == 2 || tile == 5) && !table.colony.is_advanced(tile - 1));
}

bool wastes_key(const Player& me, Action action) {
  return is(action, Do::x) && action.b == 1 && me.has_key(KeyToken::own_x);
}

bool propels_aside(const Public& table, Action action) {
  return is(action, Do::propel) && action.b != place_of_level(table.turn.level);
}

std::vector<Action> new_completions(const Options& legal, CardSet& considered) {
  std::vector<Action> completions;
  const CardSet before = considered;
  for (const Action action : legal) {
    if (!is(action, Do::complete) || before.has(action.a)) continue;
    considered.add(action.a);
    completions.push_back(action);
  }
  return completions;
}

LyingOpen::LyingOpen(const Public& table) {
  for (const auto& level : table.colony.rewards) {
    for (const u8 token : level) {
      if (token != kNone) rewards_.add(token);
    }
  }
  for (const u8 card : table.colony.contracts) {
    if (card != kNone) contracts_.add(card);
  }
}

void LyingOpen::forget_the_rest(State& state, Seat me) const {
  Public& table = state.table;
  while (!table.pending.empty() && is(table.pending.top(), Rule::keep_contract)) {
    table.pending.pop();
    state.own(me).drawn.clear();
    table.player(me).drawn_size = 0;
    ++table.player(me).hand_size;
    Report silent;
    Play play{state, silent};
    Engine<Otys>::advance(play);
  }
  for (std::size_t place = 0; place < kOfferPlaces; ++place) {
    u8& card = table.colony.contracts[place];
    if (card == kNone || contracts_.has(card)) continue;
    card = kNone;
    table.solo.cubes[place] = kNone;
  }
  for (auto& level : table.colony.rewards) {
    for (u8& token : level) {
      if (token == kNone || rewards_.has(token)) continue;
      table.colony.bag.add(token);
      token = kNone;
    }
  }
}

}  // namespace bathys::otys
