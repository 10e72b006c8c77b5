// Thesauros positions: which pending work a game can have is said by the rules of their own frames; where play stands
// by it, and what is true of the whole, is read here.
#include "games/thesauros/position.hpp"

namespace bathys::thesauros::position {
namespace {

/// Frames ask one seat of this game, budgets and bids several; steps for all name the first.
void check_asked(const Public& table) {
  for (int i = 0; i < table.pending.size(); ++i) {
    const Frame& frame = table.pending.from_top(i);
    const std::string where = item("pending", i);
    require(frame.rule < kRules, where, "there is no such rule");
    const Row& row = rulebook()[frame.rule];
    const SeatSet asked = frame.asked;
    require(!asked.empty() && asked.bits() < 1u << table.seats() && (row.sealed || asked.size() == 1), where + ".seats",
            "asks no seat of this game");
    require(!row.for_all || asked == SeatSet(seat_at(0)), where + ".seats", "concerns nobody in particular");
  }
}

Stage stage_at_end(const Public& table) {
  const bool ends = table.board.quadrimester == kQuadrimesters || museum::all_open(table);
  require(ends, "pending", "nothing is pending, but the game is not over");
  return {.zone = kZones, .over = true};
}

/// The zones have been resolved when the wages are next, unless the frames above them say otherwise.
void note_zone(const Frame& frame, Stage& stage) {
  if (is(frame, Rule::wages) || is(frame, Rule::tidy_up)) stage.zone = kZones;
  if (is(frame, Rule::resolve)) {
    stage.zone = resolve::zone_of(frame);
    stage.place = resolve::place_of(frame);
  }
  if (is(frame, Rule::placement)) stage.zone = 0;
  if (is(frame, Rule::high_sea)) stage.zone = 5;
}

void note_acting(const Frame& frame, Stage& stage) {
  const bool waits = is(frame, Rule::turn);
  const bool in_queue = stage.place > 0 && is(frame, resolve::action_rule(stage.zone));
  if (!waits && !in_queue) return;
  const Acting acting = waits ? turn::acting_of(frame) : Acting::of(frame);
  stage.acting = acting.code;
  stage.in_shop = stage.zone == 7 && acting.second != 0;
}

/// Cards and tiles that are on their way.
void note_things(const State& state, const Frame& frame, Stage& stage) {
  const auto seat = static_cast<u8>(frame.seat());
  if (is(frame, Rule::claim_map)) {
    stage.claimer = seat;
    ++stage.claims;
  }
  if (is(frame, Rule::keep_found)) stage.finder = seat;
  if (!is(frame, Rule::choose_tile)) return;
  stage.served = static_cast<u8>(stage.served | 1u << (choose_tile::zone_of(frame) - 1));
  if (&frame != &state.table.pending.top()) return;
  stage.drawer = seat;
  stage.drawn = state.own(frame.seat()).drawn.size();  // as many as the rule wants
}

}  // namespace

Stage read_pending(const State& state) {
  const Public& table = state.table;
  const auto& stack = table.pending;
  check_asked(table);
  check_stack(rulebook(), stack, [&](Seat seat) { return Thesauros::seen(state, seat); });
  if (stack.empty()) return stage_at_end(table);
  Stage stage;
  for (int depth = stack.size() - 1; depth >= 0; --depth) {  // as play builds it
    const Frame& frame = stack.from_top(depth);
    note_zone(frame, stage);
    note_acting(frame, stage);
    note_things(state, frame, stage);
    stage.hats_to_choose += is(frame, Rule::choose_hat) ? 1 : 0;
  }
  stage.budgets = is(stack.top(), Rule::budget);
  stage.bids = is(stack.top(), Rule::bid);
  stage.auction = is(stack.top(), Rule::raise_bid);
  stage.boarded = sea::boarded(table);
  stage.under_way = sea::under_way(table);
  require(table.board.quadrimester > 0 || stage.hats_to_choose > 0, "board.quadrimester", "the first one is 1");
  require(stage.under_way != kNone || table.sailed.empty(), "sailed", "no zodiac is under way");
  return stage;
}

}  // namespace bathys::thesauros::position
