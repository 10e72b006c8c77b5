// The table of contents of Pearls: every rule in printed order, with what its file offers to the others.
#pragma once

#include <vector>

#include "core/typed_rule.hpp"
#include "games/pearls/happenings.hpp"
#include "games/pearls/state.hpp"
#include "games/pearls/verbs.hpp"

namespace bathys::pearls {

/// Rules that can be pending. The order is that of the rulebook table.
enum class Rule : u8 { deal, turn_up, bid, open_bids, place, show };
inline constexpr int kRules = static_cast<int>(Rule::show) + 1;

using Row = RuleRow<Seen, Play>;
std::span<const Row> rulebook();

/// A frame that asks these seats; steps ask nobody. No rule of this game keeps anything in its frame.
using Words = NoWords;
constexpr Frame pending(Rule rule, SeatSet asked = {}) { return frame_of(static_cast<u8>(rule), asked, Words{}); }
constexpr bool is(const Frame& frame, Rule rule) { return frame.rule == static_cast<u8>(rule); }

// 1 Setup
namespace deal {
BATHYS_STEP_FOR_ALL;
Refusal check(const Setup& setup);
}  // namespace deal

// 2 A round
namespace turn_up {
BATHYS_STEP_FOR_ALL;
/// The top pearl of the deck.
u8 draw(State& state);
}  // namespace turn_up
namespace bid {
BATHYS_QUESTION;
/// What a seat could still put into a fist.
int coins(const Seen& seen);
bool answered(const Play& play, Seat seat);
/// How many fists of a seat are closed: everybody sees that.
int closed_fists(const Public& table, Seat seat);
}  // namespace bid
namespace open_bids {
BATHYS_STEP_FOR_ALL;
}
namespace place {
BATHYS_QUESTION;
void throw_away(Public& table, u8 pearl);
}  // namespace place
namespace swap {
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen);
void take(Play& play, Seat seat);
Message answer(const Seen& seen);
}  // namespace swap

// 3 The end
namespace show {
BATHYS_STEP_FOR_ALL;
}
namespace winner {
Outcome outcome(const State& state);
std::vector<PointSource> sources(const State& state);
}  // namespace winner

}  // namespace bathys::pearls
