// Thesauros V.3.3 In zone 3 a mercenary takes some of the maps kept for mercenaries, which need no sonar.
#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

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

void describe(Archive& archive, Words& words) { field(archive, "first", words.first, 0, kDigZones); }

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& words) {
  if (const Wrong wrong = mercenary::wrong(at, 3)) return wrong;
  if (words.first != 0 && in_play.mercenary_maps == 1) return {"first", "a mercenary takes one map"};
  const bool can_be = words.first == 0 || (words.first <= kDigZones && is_left(at.seen.board(), words.first));
  return can_be ? Wrong{} : Wrong{"first", "this map is not left"};
}

Message question(const Seen& seen, const Words& words) {
  if (words.first == 0) return text::ask(seen, "thesauros.ask.mercenary_maps");
  return text::ask(seen, "thesauros.ask.mercenary_maps_second", text::number(words.first));
}

Message answer(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::claim))
    return dig::answer(seen, "thesauros.answer.claim", "thesauros.answer.claim_first", action.a);
  return {words.first == 0 ? "thesauros.answer.decline" : "thesauros.answer.decline_map", {}};
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (int number = 1; number <= kDigZones; ++number) consider(act(Do::claim, number));
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& words, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (!is(action, Do::claim)) return not_this_question("V.3");
  return is_left(seen.board(), action.a) && action.a != words.first ? kAllowed : refuse("no_such_map", "V.3");
}

/// The maps are asked for one after the other; the tiles come when both are known.
void take(Play& play, const Words& words, Seat seat, Action action) {
  const int first = words.first;
  if (first == 0 && is(action, Do::decline))
    return reputation::lose(play, seat, Source::idle, reputation_values().idle);  // D119
  if (first == 0 && in_play.mercenary_maps > 1)
    return play.state.table.pending.then({pending(Rule::mercenary_maps, seat, Words{action.a})});
  if (first == 0) return dig::gain_map(play, seat, action.a, dig::MapKind::mercenary);
  if (is(action, Do::decline)) return dig::gain_map(play, seat, first, dig::MapKind::mercenary);
  serve_both(play, seat, first, action.a);
}

}  // namespace bathys::thesauros::mercenary_maps
