// The table of contents of Otys: every rule in printed order, with what its file offers to the others.
#pragma once

#include <vector>

#include "core/rule.hpp"
#include "games/otys/happenings.hpp"
#include "games/otys/state.hpp"
#include "games/otys/verbs.hpp"

namespace bathys::otys {

/// Rules that can be pending. The order is that of the rulebook table.
enum class Rule : u8 {
  set_up,            // 1
  begin_turn,        // 2
  choose_key,        // 2.1
  step_one,          // 2.3
  activate,          // 2.5
  key_to_track,      // 2.6
  resurface,         // 2.6
  next_seat,         // 2.9
  use_copied,        // 4.3
  keep_contract,     // 4.3
  place_reward,      // 4.5
  copied_resurface,  // 5.3
  claim_back,        // 6.3
  replace_contract,  // 6.4
  use_front,         // 7.1
  discard_reward,    // 7.3
  refill_rewards,    // 7.3
  place_cubes,       // 8.1
  choose_cube,       // 8.1
  lay_cubes,         // 8.2
  move_timer,        // 8.3
  choose_timer,      // 8.3
  timer_arrives,     // 8.4
  check_timers,      // 8.7
};
inline constexpr int kRules = static_cast<int>(Rule::check_timers) + 1;

using Row = RuleRow<Seen, Play>;
std::span<const Row> rulebook();

/// A frame for a rule that concerns one seat.
constexpr Frame pending(Rule rule, Seat seat, int a = 0, int b = 0) {
  return std::bit_cast<Frame>(word_of(rule, SeatSet(seat).bits(), a, b));
}
constexpr bool is(const Frame& frame, Rule rule) { return frame.rule == static_cast<u8>(rule); }

/// A refusal by a section of these rules.
template <class... Args>
constexpr Refusal refuse(std::string_view code, std::string_view rule, Args... args) {
  return {code, rule, {args...}};
}
inline Refusal not_this_question(std::string_view rule) { return refuse("not_this_question", rule); }
/// Refuses when the credits do not suffice.
inline Refusal short_of_credits(const Player& player, int cost, std::string_view rule) {
  if (player.credits >= cost) return kAllowed;
  return refuse("short_of_credits", rule, Arg::number(cost), Arg::number(player.credits));
}

/// Each question has these three; each step `run`.
#define BATHYS_QUESTION                                                 \
  void offer(const Seen& seen, const Frame& frame, Options& options);   \
  Refusal why_not(const Seen& seen, const Frame& frame, Action action); \
  void take(Play& play, const Frame& frame, Seat seat, Action action)

// 1 Setup
namespace set_up {
void run(Play& play, const Frame& frame);
void lay_out_player(Play& play, Seat seat);  // 1.1
void lay_out_colony(Play& play);             // 1.2
void turn_up_contracts(Play& play);          // 1.2
void choose_sponsor_sides(Play& play);       // 1.3
void choose_first_player(Play& play);        // 1.4
Refusal check(const Setup& setup);           // 1.5
}  // namespace set_up

// 2 The turn
struct Activation;  // 4: a diver being used
namespace begin_turn {
void run(Play& play, const Frame& frame);
}
namespace choose_key {
BATHYS_QUESTION;
}
namespace x_key {  // 2.2
void shift_sponsors(Play& play);
}
namespace step_one {
BATHYS_QUESTION;
}
namespace propeller {  // 2.4
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen, Action action);
void use(Play& play, Seat seat, Action action);
void move_diver(Player& player, int from, int to);
}  // namespace propeller
namespace activate {
BATHYS_QUESTION;
/// The diver on the active level of the player whose turn it is.
Activation activation(const Public& table);
/// A diver's effect, or none of it.
void offer_effect(const Seen& seen, const Activation& used, Options& options);
Refusal why_not_effect(const Seen& seen, const Activation& used, Action action);
}  // namespace activate
namespace key_to_track {
void run(Play& play, const Frame& frame);
}
namespace resurface {
BATHYS_QUESTION;
void go_up(Play& play, Seat seat, Diver diver);
}  // namespace resurface
namespace any_time {  // 2.8
void offer(const Seen& seen, const Frame& frame, Options& options);
Refusal why_not(const Seen& seen, const Frame& frame, Action action);
void take(Play& play, const Frame& frame, Seat seat, Action action);
}  // namespace any_time
namespace next_seat {
void run(Play& play, const Frame& frame);
}

// 3 Sponsors
/// What a sponsor tile can do for the player whose level it lies on, each side in its own file (3.1 to 3.5).
struct SponsorRule {
  void (*offer)(const Seen&, Options&);
  Refusal (*why_not)(const Seen&, Action);
  void (*use)(Play&, Seat, Action);
};
/// The rule of a tile with the side that lies up.
const SponsorRule& sponsor_rule(int tile, bool advanced);
#define BATHYS_SPONSOR(name)                  \
  namespace name {                            \
  extern const SponsorRule kBasic, kAdvanced; \
  }
BATHYS_SPONSOR(sponsor_1)
BATHYS_SPONSOR(sponsor_2)
BATHYS_SPONSOR(sponsor_3)
BATHYS_SPONSOR(sponsor_4)
BATHYS_SPONSOR(sponsor_5)
#undef BATHYS_SPONSOR
namespace take_back {  // 3.3, also 4.1
/// Used own keys lying on the track: bit per key.
u8 keys_on_track(const Player& player);
void take(Play& play, Seat seat, KeyToken key);
}  // namespace take_back

// 4 Divers
/// A diver being used: whose effect, on which side, and what it costs.
struct Activation {
  Diver diver;
  bool upgraded;
  bool copied;  ///< used through the spy (5.2)
  bool free;    ///< sponsor 1 advanced pays (3.1)

  /// The fee of a basic or upgraded effect.
  int fee(int basic_fee, int upgraded_fee) const { return free ? 0 : upgraded ? upgraded_fee : basic_fee; }
};
/// What a diver can do (4.1 to 4.5).
struct DiverRule {
  void (*offer)(const Seen&, const Activation&, Options&);
  Refusal (*why_not)(const Seen&, const Activation&, Action);
  void (*use)(Play&, Seat, const Activation&, Action);
};
const DiverRule& diver_rule(Diver diver);
namespace experts {
extern const DiverRule kRule;
}
namespace trader {
extern const DiverRule kRule;
/// What a sale of this type would bring now, and what a purchase would cost.
int sale_value(const Seen& seen, const Activation& used, Resource type, For what);
int price(const Colony& colony, const Activation& used, Resource type);
}  // namespace trader
namespace spy {
extern const DiverRule kRule;
}
namespace engineer {
extern const DiverRule kRule;
}
namespace explorer {
extern const DiverRule kRule;
}
namespace use_copied {  // 5.2
BATHYS_QUESTION;
/// The neighbour's diver that such a frame is about.
Activation activation(const Public& table, const Frame& frame);
}  // namespace use_copied
namespace draw_contracts {
bool possible(const Seen& seen);
void draw(Play& play, Seat seat);
}  // namespace draw_contracts
namespace keep_contract {
BATHYS_QUESTION;
}
namespace place_reward {
void run(Play& play, const Frame& frame);
}

// 5 Interaction
namespace neighbours {  // 5.1
Seat left_of(const Public& table, Seat seat);
Seat right_of(const Public& table, Seat seat);
/// The neighbour on that side; kNoSeat when there is none, or when it is the same one as on the left.
Seat on(const Public& table, Seat seat, Side side);
}  // namespace neighbours
namespace copied_resurface {
BATHYS_QUESTION;
void pay_owner(Play& play, Seat spy_owner, Seat diver_owner, int fee);
void remember(Play& play, Seat owner, Diver diver);
void schedule(Play& play);
}  // namespace copied_resurface

// 6 Contracts
namespace complete_contract {
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen, Action action);
void take(Play& play, Seat seat, Action action);
}  // namespace complete_contract
/// 6.2: everything a contract may be paid with: one way for a fixed card, several for a free one, all of one size.
std::span<const Cargo> payments(int card);
/// The contracts that a level with this cargo can pay for.
CardSet payable(Cargo cargo);
/// How many resources the contract takes.
int contract_size(int card);
/// The printed numbers of a free card: "2+2+1".
std::string_view free_needs(int card);
namespace claim_back {
BATHYS_QUESTION;
}
namespace replace_contract {
void run(Play& play, const Frame& frame);
}
namespace deck {  // 6.4, 6.5
/// The top card, after shuffling the discards into a new deck if need be; kNone when there is nothing at all.
u8 draw_top(Play& play);
void put_under(Play& play, u8 card, Seat known_to);
}  // namespace deck

// 7 Rewards
namespace use_front {
BATHYS_QUESTION;
}
/// 7.2: what the back of a token brings.
void gain_back(Play& play, Seat seat, int token);
namespace discard_reward {
void run(Play& play, const Frame& frame);
}
namespace refill_rewards {
void run(Play& play, const Frame& frame);
/// A token out of the bag, kNone when there is none at all.
u8 draw_token(Play& play);
}  // namespace refill_rewards

// 8 Solo
namespace place_cubes {
void run(Play& play, const Frame& frame);
}
namespace choose_cube {
BATHYS_QUESTION;
}
namespace lay_cubes {
void run(Play& play, const Frame& frame);
void cube_for_new_contract(Play& play, int place);
}  // namespace lay_cubes
namespace timers {
int start(const Setup& setup);
/// The space on which the first to fourth cube lies.
int cube_space(const Setup& setup, int cube);
}  // namespace timers
namespace move_timer {
void run(Play& play, const Frame& frame);
}
namespace choose_timer {
BATHYS_QUESTION;
}
namespace timer_arrives {
void run(Play& play, const Frame& frame);
}
/// 8.5: the cube on a completed public contract is simply discarded.
void discard_cube(Play& play, int place);
namespace push_timer {  // 8.6
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen, Action action);
void use(Play& play, Action action);
}  // namespace push_timer
namespace check_timers {
void run(Play& play, const Frame& frame);
}
/// 8.8: the catalogue key of the rank.
std::string_view solo_rank(int prestige);

// 9 End
namespace end {
bool reached(const Public& table);
Outcome outcome(const State& state);
/// What everybody's prestige came from; "before" is there only where a position did not tell.
std::vector<PointSource> sources(const Public& table);
}  // namespace end

#undef BATHYS_QUESTION

}  // namespace bathys::otys
