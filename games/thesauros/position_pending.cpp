// Which pending work a game of Thesauros can have: the rules say it of their own frames, where play stands is read
// here.
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

Stage at_the_end(const Public& table) {
  const bool ends = table.board.quadrimester == kQuadrimesters || museum::all_open(table);
  require(ends, "pending", "nothing is pending, but the game is not over");
  return {.zone = kZones, .over = true};
}

void read_actor(const Acting& acting, Stage& stage) {
  stage.acting = acting.code;
  stage.in_shop = stage.zone == 7 && acting.second != 0;
}

/// What a frame says about where play stands; those below it have been read.
void read_frame(const Frame& frame, Stage& stage) {
  switch (static_cast<Rule>(frame.rule)) {
    case Rule::choose_hat:
      ++stage.hats_to_choose;
      return;
    case Rule::raise_bid:
      stage.auction = true;
      return;
    case Rule::tidy_up:
    case Rule::wages:
      stage.zone = kZones;
      return;
    case Rule::bid:
      stage.bids = true;
      return;
    case Rule::resolve:
      stage.zone = resolve::zone_of(frame);
      stage.place = resolve::place_of(frame);
      return;
    case Rule::placement:
      stage.zone = 0;
      return;
    case Rule::budget:
      stage.budgets = true;
      return;
    case Rule::high_sea:
      stage.zone = 5;
      return;
    case Rule::turn:
      return read_actor(turn::acting_of(frame), stage);
    case Rule::recruit:
    case Rule::research:
    case Rule::market:
    case Rule::seaplane:
    case Rule::port:
    case Rule::museum:
    case Rule::advertise:
      return read_actor(Acting::of(frame), stage);
    case Rule::claim_map:
      stage.claimer = static_cast<u8>(frame.seat());
      ++stage.claims;
      return;
    case Rule::choose_tile:
      stage.served = static_cast<u8>(stage.served | 1u << (choose_tile::zone_of(frame) - 1));
      return;
    case Rule::keep_found:
      stage.finder = static_cast<u8>(frame.seat());
      return;
    default:
      return;
  }
}

}  // namespace

Stage read_pending(const State& state) {
  const Public& table = state.table;
  const auto& stack = table.pending;
  if (stack.empty()) return at_the_end(table);
  check_asked(table);
  const bool begun = table.board.quadrimester > 0 || is(stack.top(), Rule::choose_hat);
  require(begun, "board.quadrimester", "the first one is 1");
  check_stack(rulebook(), stack, [&](Seat seat) { return Thesauros::seen(state, seat); });
  Stage stage;
  for (int i = stack.size(); i-- > 0;) read_frame(stack.from_top(i), stage);
  stage.boarded = sea::boarded(table);
  stage.under_way = sea::under_way(table);
  require(stage.under_way != kNone || table.sailed.empty(), "sailed", "no zodiac is under way");
  if (!is(stack.top(), Rule::choose_tile)) return stage;
  stage.drawer = static_cast<u8>(stack.top().seat());
  stage.drawn = state.own(stack.top().seat()).drawn.size();
  return stage;
}

}  // namespace bathys::thesauros::position
