// The table of contents of Pearls: every rule in printed order, with what its file offers to the others.
#pragma once

#include <vector>

#include "core/rule.hpp"
#include "games/pearls/happenings.hpp"
#include "games/pearls/state.hpp"
#include "games/pearls/verbs.hpp"

namespace bathys::pearls {

/// Rules that can be pending. The order is that of the rulebook table.
enum class Rule : u8 { deal, turn_up, bid, open_bids, place, show };
inline constexpr int kRules = static_cast<int>(Rule::show) + 1;

using Row = RuleRow<Seen, Play>;
std::span<const Row> rulebook();

inline Frame pending(Rule rule, SeatSet asked = {}) { return {static_cast<u8>(rule), asked, {}}; }
constexpr bool is(const Frame& frame, Rule rule) { return frame.rule == static_cast<u8>(rule); }

/// A refusal by a section of these rules.
template <class... Args>
constexpr Refusal refuse(std::string_view code, std::string_view rule, Args... args) {
  return {code, rule, {args...}};
}

// 1 Setup
namespace deal {
Refusal check(const Setup& setup);
void run(Play& play, const Frame& frame);
}  // namespace deal

// 2 A round
namespace turn_up {
/// The top pearl of the deck.
u8 draw(State& state);
void run(Play& play, const Frame& frame);
}  // namespace turn_up
namespace bid {
/// What a seat could still put into a fist.
int coins(const Seen& seen);
void offer(const Seen& seen, const Frame& frame, Options& options);
Refusal why_not(const Seen& seen, const Frame& frame, Action action);
void take(Play& play, const Frame& frame, Seat seat, Action action);
bool answered(const Play& play, Seat seat);
/// How many fists of a seat are closed: everybody sees that.
int closed_fists(const Public& table, Seat seat);
}  // namespace bid
namespace open_bids {
void run(Play& play, const Frame& frame);
}
namespace place {
void throw_away(Public& table, u8 pearl);
void offer(const Seen& seen, const Frame& frame, Options& options);
Refusal why_not(const Seen& seen, const Frame& frame, Action action);
void take(Play& play, const Frame& frame, Seat seat, Action action);
}  // namespace place
namespace swap {
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen);
void take(Play& play, Seat seat);
}  // namespace swap

// 3 The end
namespace show {
void run(Play& play, const Frame& frame);
}
namespace winner {
Outcome outcome(const State& state);
std::vector<PointSource> sources(const State& state);
}  // namespace winner

}  // namespace bathys::pearls
