// The table of contents of Otys: every rule in printed order, with what its file offers to the others.
#pragma once

#include <vector>

#include "core/typed_rule.hpp"
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
using At = InStack<Seen>;
/// In sight of the engine, which looks up a rule several times for each decision.
extern const Row kRulebook[kRules];
inline std::span<const Row> rulebook() { return kRulebook; }

/// A frame for a rule that concerns one seat, with that rule's own words.
template <FrameWords Words = NoWords>
constexpr Frame pending(Rule rule, Seat seat, const Words& words = {}) {
  return frame_of(static_cast<u8>(rule), SeatSet(seat), words);
}
constexpr bool is(const Frame& frame, Rule rule) { return frame.rule == static_cast<u8>(rule); }

/// Refuses when the credits do not suffice.
inline Refusal short_of_credits(const Player& player, int cost, std::string_view rule) {
  if (player.credits >= cost) return kAllowed;
  return refuse("short_of_credits", rule, Arg::number(cost), Arg::number(player.credits));
}

// 1 Setup
namespace set_up {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
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
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
}  // namespace begin_turn
namespace choose_key {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_UNCHECKED;
}  // namespace choose_key
namespace x_key {  // 2.2
void shift_sponsors(Play& play);
}
namespace step_one {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_UNCHECKED;
}  // namespace step_one
namespace propeller {  // 2.4
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen, Action action);
void use(Play& play, Seat seat, Action action);
Message answer(const Seen& seen, Action action);
void move_diver(Player& player, int from, int to);
}  // namespace propeller
namespace activate {
struct Words {
  u8 again;  ///< the effect was used before (3.2)
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
/// Whether the effect has not been used yet by such a frame.
bool is_first_use(const Frame& frame);
/// Whether this diver stands on the active level.
bool uses(const Public& table, Diver diver);
/// The diver on the active level of the player whose turn it is.
Activation activation(const Public& table);
/// A diver's effect, or none of it.
void offer_effect(const Seen& seen, const Activation& used, Options& options);
Refusal why_not_effect(const Seen& seen, const Activation& used, Action action);
Message answer_effect(const Seen& seen, const Activation& used, Action action);
}  // namespace activate
namespace key_to_track {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
}  // namespace key_to_track
namespace resurface {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
void go_up(Play& play, Seat seat, Diver diver);
}  // namespace resurface
namespace any_time {  // 2.8
void offer(const Seen& seen, const Frame& frame, Options& options);
Refusal why_not(const Seen& seen, const Frame& frame, Action action);
void take(Play& play, const Frame& frame, Seat seat, Action action);
}  // namespace any_time
namespace next_seat {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
}  // namespace next_seat

// 3 Sponsors
/// What a sponsor tile can do for the player whose level it lies on, each side in its own file (3.1 to 3.5).
struct SponsorRule {
  void (*offer)(const Seen&, Options&);
  Refusal (*why_not)(const Seen&, Action);
  void (*use)(Play&, Seat, Action);
  Message (*answer)(const Seen&, Action);
};
/// The rule of a tile with the side that lies up.
const SponsorRule& sponsor_rule(int tile, bool advanced);
/// The answer of a sponsor with nothing to choose: what it does.
Message answer_sponsor(const Seen& seen, Action action);
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
/// Used own keys lying on the track.
KeySet keys_on_track(const Player& player);
void take(Play& play, Seat seat, KeyToken key);
}  // namespace take_back

// 4 Divers
/// A diver being used: whose effect, on which side, and what it costs.
struct Activation {
  Diver diver;
  bool upgraded;
  bool copied;  ///< used through the spy (5.2)
  bool free;    ///< sponsor 1 advanced pays (3.1)

  /// What its side takes.
  int fee(Fee printed) const { return free ? 0 : upgraded ? printed.upgraded : printed.basic; }
};
/// What a diver can do (4.1 to 4.5).
struct DiverRule {
  void (*offer)(const Seen&, const Activation&, Options&);
  Refusal (*why_not)(const Seen&, const Activation&, Action);
  void (*use)(Play&, Seat, const Activation&, Action);
  Message (*answer)(const Seen&, const Activation&, Action);
};
const DiverRule& diver_rule(Diver diver);
namespace experts {
extern const DiverRule kRule;
}
namespace trader {
extern const DiverRule kRule;
}
namespace spy {
extern const DiverRule kRule;
int fee(const Activation& used);
}  // namespace spy
namespace engineer {
extern const DiverRule kRule;
}
namespace explorer {
extern const DiverRule kRule;
}
namespace use_copied {  // 5.2
struct Words {
  Seat owner;  ///< of the diver
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
/// The owner of the diver that such a frame is about.
Seat owner_of(const Frame& frame);
/// Whether the spy is active and such a diver of a neighbour can be used through it.
bool can_use(const Public& table, Diver diver);
}  // namespace use_copied
namespace draw_contracts {
bool possible(const Seen& seen);
void draw(Play& play, Seat seat);
}  // namespace draw_contracts
namespace keep_contract {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace keep_contract
/// The rules that use a reward token and replace it hold its place in their frames.
void describe(Archive& archive, DisplayPlace& place);
/// What is wrong about such a place in a position: a token of the active level is in use and lies there (7.3).
Wrong wrong_place(const At& at, const DisplayPlace& place);
namespace place_reward {
using Words = DisplayPlace;
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
}  // namespace place_reward

// 5 Interaction
namespace neighbours {  // 5.1
Seat left_of(const Public& table, Seat seat);
Seat right_of(const Public& table, Seat seat);
/// The neighbour on that side; kNoSeat when there is none, or when it is the same one as on the left.
Seat on(const Public& table, Seat seat, Side side);
}  // namespace neighbours
namespace copied_resurface {
struct Words {
  Diver diver;
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
void pay_owner(Play& play, Seat spy_owner, Seat diver_owner, int fee);
void remember(Play& play, Seat owner, Diver diver);
void schedule(Play& play);
}  // namespace copied_resurface

// 6 Contracts
namespace complete_contract {
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen, Action action);
void take(Play& play, Seat seat, Action action);
Message answer(Action action);
/// The way to complete a card that lacks the fewest resources, none where it may be done; of several the first.
Action nearest(const Player& me, int card);
}  // namespace complete_contract
/// 6.2: everything a contract may be paid with: one way for a fixed card, several for a free one, all of one size.
std::span<const Cargo> payments(int card);
/// The contracts that a level with this cargo can pay for.
CardSet payable(Cargo cargo);
/// How many resources the contract takes.
int contract_size(int card);
/// The printed numbers of a free card: "2+2+1".
std::string_view free_needs(int card);
/// Works all of this out anew, for other cards.
void work_out_payments();
namespace claim_back {
struct Words {
  u8 level;  ///< where the contract was completed
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace claim_back
namespace replace_contract {
struct Words {
  u8 place;  ///< of the public contracts, from 0
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
}  // namespace replace_contract
namespace deck {  // 6.4, 6.5
/// The top card, after shuffling the discards into a new deck if need be; kNone when there is nothing at all.
u8 draw_top(Play& play);
void put_under(Play& play, u8 card, Seat known_to);
}  // namespace deck

// 7 Rewards
namespace use_front {
using Words = DisplayPlace;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace use_front
/// 7.2: what the back of a token brings.
void gain_back(Play& play, Seat seat, int token);
namespace discard_reward {
using Words = DisplayPlace;
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
}  // namespace discard_reward
namespace refill_rewards {
using Words = DisplayPlace;
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
/// A token out of the bag, kNone when there is none at all.
u8 draw_token(Play& play);
}  // namespace refill_rewards

// 8 Solo
namespace place_cubes {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
}  // namespace place_cubes
namespace choose_cube {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace choose_cube
namespace lay_cubes {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
void cube_for_new_contract(Play& play, int place);
}  // namespace lay_cubes
namespace timers {
int start(const Setup& setup);
/// The space on which the first to fourth cube lies.
int cube_space(const Setup& setup, int cube);
}  // namespace timers
namespace move_timer {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;
}  // namespace move_timer
namespace choose_timer {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace choose_timer
namespace timer_arrives {
struct Words {
  u8 timer;  ///< 0 or 1
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;  // it runs before the next question
}  // namespace timer_arrives
/// 8.5: the cube on a completed public contract is simply discarded.
void discard_cube(Play& play, int place);
namespace push_timer {  // 8.6
Refusal why_not(const Seen& seen, Action action);
void use(Play& play, Action action);
Message answer(const Seen& seen, const Activation& used, Action action);
}  // namespace push_timer
namespace check_timers {
using Words = NoWords;
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
}  // namespace check_timers
/// 8.8: the catalogue key of the rank.
std::string_view solo_rank(int prestige);

// 9 End
namespace end {
bool reached(const Public& table);
Outcome outcome(const State& state);
/// What everybody's prestige came from; "before" is there only where a position did not tell.
std::vector<PointSource> sources(const Public& table);
}  // namespace end

}  // namespace bathys::otys
