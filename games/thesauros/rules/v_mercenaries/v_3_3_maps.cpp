// Thesauros V.3.3 In zone 3 a mercenary takes two of the maps kept for mercenaries, which need no sonar.
#include "games/thesauros/rulebook.hpp"

namespace bathys::thesauros::mercenary_maps {
namespace {

bool is_left(const Board& board, int number) {
  return number > 0 && (board.mercenary_maps_left >> (number - 1) & 1) != 0;
}

/// D52: the first holder of two zones of one size draws once and keeps two tiles; else each zone is served by itself.
void serve_both(Play& play, Seat seat, int first, int second) {
  Public& table = play.state.table;
  const bool new_first = table.site(first).placed == 0;
  const bool new_second = table.site(second).placed == 0;
  if (!new_first || !new_second || zone_is_large(first) != zone_is_large(second)) {
    dig::gain_map(play, seat, second, dig::MapKind::mercenary);
    return dig::gain_map(play, seat, first, dig::MapKind::mercenary);
  }
  dig::hand_over(play, seat, first, dig::MapKind::mercenary);
  dig::hand_over(play, seat, second, dig::MapKind::mercenary);
  dig::choose_pair(play, seat, first, second);
}

}  // namespace

void offer(const Seen& seen, const Frame& frame, Options& options) {
  for (int number = 1; number <= kDigZones; ++number) {
    if (!why_not(seen, frame, act(Do::claim, number))) options.add(act(Do::claim, number));
  }
  options.add(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Frame& frame, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::claim)) return not_this_question("V.3");
  return is_left(seen.board(), action.a) && action.a != frame.args[0] ? kAllowed : refuse("no_such_map", "V.3");
}

/// The maps are asked for one after the other; the tiles come when both are known.
void take(Play& play, const Frame& frame, Seat seat, Action action) {
  const int first = frame.args[0];
  if (first == 0 && is(action, Do::decline)) return reputation::lose(play, seat, Source::idle, 1);  // D119
  if (first == 0) return play.state.table.pending.then({pending(Rule::mercenary_maps, seat, action.a)});
  if (is(action, Do::decline)) return dig::gain_map(play, seat, first, dig::MapKind::mercenary);
  serve_both(play, seat, first, action.a);
}

}  // namespace bathys::thesauros::mercenary_maps
