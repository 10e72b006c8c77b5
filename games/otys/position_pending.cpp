// Which pending work a turn of Otys can have: the rules say it of their own frames, the turn as a whole is read here.
#include "games/otys/otys.hpp"
#include "games/otys/position.hpp"

namespace bathys::otys {
namespace {

/// Frames concern the seat whose turn it is; only the owners of copied divers are asked out of turn (5.3).
void check_asked(const Public& table) {
  for (int i = 0; i < table.pending.size(); ++i) {
    const Frame& frame = table.pending.from_top(i);
    const bool theirs =
        is(frame, Rule::copied_resurface) && frame.asked.size() == 1 && index_of(frame.seat()) < table.seats();
    if (theirs || frame.asked == SeatSet(table.turn.seat)) continue;
    throw BadInput{"pending[" + std::to_string(i) + "].seat", "it is not this seat's turn"};
  }
}

/// Where a turn stands that has come to this rule; nothing for what may lie between.
std::optional<Stage> stage_at(const Frame& frame) {
  switch (static_cast<Rule>(frame.rule)) {
    case Rule::choose_cube:
      return Stage::laying_cubes;
    case Rule::choose_key:
      return Stage::choosing_key;
    case Rule::step_one:
      return Stage::step_one;
    case Rule::activate:
    case Rule::key_to_track:
      return Stage::activation;
    case Rule::resurface:
      return Stage::step_three;
    case Rule::copied_resurface:
    case Rule::choose_timer:
      return Stage::closing;
    default:
      return std::nullopt;
  }
}

}  // namespace

Standing read_pending(const State& state) {
  const auto& stack = state.table.pending;
  check_asked(state.table);
  check_stack(otys::rulebook(), stack, [&](Seat seat) { return Otys::seen(state, seat); });
  Standing standing{.stage = Stage::over};
  for (int i = 0; i < stack.size(); ++i) {
    const Frame& frame = stack.from_top(i);
    if (is(frame, Rule::use_copied)) standing.copied_owner = use_copied::owner_of(frame);
    const std::optional<Stage> stage = stage_at(frame);
    if (!stage) continue;
    standing.stage = *stage;
    standing.fresh = is(frame, Rule::activate) && activate::is_first_use(frame);
    break;
  }
  return standing;
}

}  // namespace bathys::otys
