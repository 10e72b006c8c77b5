// The table of contents of Thesauros: every rule in printed order, with what its file offers to the others.
#pragma once

#include <vector>

#include "core/typed_rule.hpp"
#include "games/thesauros/happenings.hpp"
#include "games/thesauros/space_set.hpp"
#include "games/thesauros/state.hpp"
#include "games/thesauros/verbs.hpp"

namespace bathys::thesauros {

/// Rules that can be pending. The order is that of the rulebook table.
enum class Rule : u8 {
  set_up,            // 0
  choose_hat,        // 0.6
  income,            // 1
  budget,            // 2.1
  reveal_budgets,    // 2.1
  allocate,          // 2.2
  pay,               // 2.3
  transfer,          // 2.3
  quadrimester,      // 3
  placement,         // 3.1.1
  place,             // 3.1.1
  resolve,           // 3.2
  turn,              // 3.2
  training,          // 3.2
  recruit,           // 3.2.1
  place_recruit,     // 3.2.1
  research,          // 3.2.2
  claim_map,         // 3.2.2
  market,            // 3.2.3
  draw_tiles,        // 3.2.3
  choose_tile,       // 3.2.3
  seaplane,          // 3.2.4
  shift_cargo,       // 3.2.4
  high_sea,          // 3.2.5
  next_zodiac,       // 3.2.5
  sea_turn,          // 3.2.5
  load_gear,         // 3.2.5.2
  arrive,            // 3.2.5.4
  under_way,         // 3.2.5.4
  meeting,           // 3.2.5.4
  dive,              // 3.2.5.6
  meet_shark,        // 3.2.5.6
  shoot_shark,       // 3.2.5.6
  lift_treasure,     // 3.2.5.7
  mussels,           // 3.2.6
  port,              // 3.2.7
  coastal_gear,      // 3.2.7
  keep_found,        // 3.2.7
  museum,            // 3.2.8
  advertise,         // 3.2.9
  bid,               // 3.2.10
  reveal_bids,       // 3.2.10
  wages,             // 3.3
  open_black_box,    // 3.3
  maintenance,       // 3.4
  choose_tech,       // 3.4.1
  reveal_techs,      // 3.4.1
  tidy_up,           // 3.4.2
  year_points,       // 4.1
  end_check,         // 4.2
  final_points,      // 4.3
  auction,           // V.1
  raise_bid,         // V.1
  steal_patent,      // V.3
  mercenary_maps,    // V.3
  rearrange_museum,  // V.3
};
inline constexpr int kRules = static_cast<int>(Rule::rearrange_museum) + 1;

using Row = RuleRow<Seen, Play>;
/// In sight of the engine, which looks up a rule several times for each decision.
extern const Row kRulebook[kRules];
inline std::span<const Row> rulebook() { return kRulebook; }

using At = InStack<Seen>;

/// A frame for a rule that concerns one seat, with that rule's own words.
template <FrameWords Words = NoWords>
requires std::is_class_v<Words>
constexpr Frame pending(Rule rule, Seat seat, const Words& words = {}) {
  return frame_of(static_cast<u8>(rule), SeatSet(seat), words);
}
/// A step that concerns nobody in particular.
template <FrameWords Words = NoWords>
requires std::is_class_v<Words>
constexpr Frame pending(Rule rule, const Words& words = {}) { return pending(rule, seat_at(0), words); }
/// A question to several seats at once.
constexpr Frame pending_for(SeatSet seats, Rule rule) { return frame_of(static_cast<u8>(rule), seats, NoWords{}); }
constexpr bool is(const Frame& frame, Rule rule) { return frame.rule == static_cast<u8>(rule); }

/// A meeple about to act: who, in which space of the queue, and whether this is its second action (3.1.2). The frames
/// of all actions hold it.
struct Acting {
  u8 code;  ///< Standing
  u8 place;
  u8 second;

  /// What the frame of an action holds.
  static Acting of(const Frame& frame);
  constexpr Standing who() const { return Standing::of(code); }
  constexpr Seat seat() const { return who().owner(); }
  constexpr bool is_boss() const { return who().meeple == kBoss; }
};
void describe(Archive& archive, Acting& acting);

/// Whose action lies below a frame of a position, on which everything above it follows: in a queue or at sea.
struct Actor {
  int zone;        ///< kZones where no action is under way
  Seat seat;       ///< kNoSeat where nobody's is
  bool mercenary;  ///< then the seat is not known: the mercenary has left the game (V.4)
};
Actor actor_below(const At& at);
/// Refuses a frame that asks another seat than that of the action it follows from.
Wrong wrong_actor(const At& at);

// 0 Setup
namespace set_up {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
void lay_out_players(Play& play);   // 0.2
void choose_order(Play& play);      // 0.3
void lay_out_techs(Play& play);     // 0.4
void lay_out_market(Play& play);    // 0.5
void lay_out_rest(Play& play);      // 0.6
Refusal check(const Setup& setup);  // 0.1
}  // namespace set_up
namespace choose_hat {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace choose_hat

// 1 Income
namespace income_phase {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace income_phase

// 2 Budgets
namespace budget {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
bool answered(const Play& play, Seat seat);
}  // namespace budget
namespace reveal_budgets {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace reveal_budgets
namespace allocate {
struct Words {
  u8 amount;  ///< still to be allocated
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
/// How much such a frame asks about.
int amount_of(const Frame& frame);
}  // namespace allocate
/// A payment that is being brought together.
struct Expense {
  Account account;
  u8 amount;
  AccountSet used;  ///< accounts that have sent something already (D10)
  u8 afterwards;    ///< what must still be payable as the next expense (D124)
};
void describe(Archive& archive, Expense& expense);
namespace money {  // 2.2, 2.3
/// All that could be brought together to pay from an account, transfers included.
int payable(const Seen& seen, Account account);
/// The same without the black box, which nobody is ever compelled to use (D14).
int payable_openly(const Public& table, Seat seat, Account account);
/// Refuses when even transfers cannot pay for it.
Refusal why_not_pay(const Seen& seen, Account account, int amount, std::string_view rule);
/// The frame that pays; schedule it before what is paid for. So much must still be payable afterwards (D124).
Frame payment(Seat seat, Account account, int amount, int afterwards = 0);
/// The same without the black box as an origin.
Frame open_payment(Seat seat, Account account, int amount);
/// What an account with this balance can send in a year, after the fee.
int sendable(int balance, int year);
/// Sends money from one account to another and takes the fee from the origin.
void send(Play& play, Seat seat, Account origin, Account to, int amount);
/// The answer that sends, with what is left then.
Message answer_transfer(const Seen& seen, Action action);
/// Only initiation lets the black box send.
bool black_box_sends(const Public& table);
/// D131: amounts have no maximum but what is there. Nobody ever has so much in all; beyond it the answers would no
/// longer be countable.
inline constexpr int kMaxNamed = 999;
/// The receiver decides where it goes.
void gain(Play& play, Seat seat, int amount);
int total(const State& state, Seat seat);
}  // namespace money
namespace pay {
using Words = Expense;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;  // it runs before the next question
}  // namespace pay
namespace transfer {
using Words = Expense;
BATHYS_QUESTION;
BATHYS_CHECKED;
/// How much the seat that such a frame asks is short of.
int missing(const Public& table, const Frame& frame);
}  // namespace transfer
namespace reputation {
void gain(Play& play, Seat seat, Source source, int n);
void lose(Play& play, Seat seat, Source source, int n);
}  // namespace reputation

// 3 Actions
namespace quadrimester {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace quadrimester
namespace placement {
struct Words {
  u8 place;  ///< in the turn order, of who places next
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_FOR_ALL;
BATHYS_CHECKED;
/// Who places before the seat that such a frame will ask.
Seat last(const Public& table, const Frame& frame);
/// A meeple at hand, or a mercenary and a space for it.
bool has_something_to_place(const Public& table, Seat seat);
/// Whether a queue takes one more (3.1.1).
Refusal why_not_zone(const Public& table, int zone);
void stand(Play& play, Standing who, int zone);
/// The answer that puts a meeple there: plain, with the price of its space, or with what the mussels will bring it.
struct Sentences {
  std::string_view plain, priced, mussels;
};
Message answer(const Seen& seen, const Sentences& keys, int meeple, int zone);
}  // namespace placement
namespace place {
struct Words {
  u8 unused;
  u8 just_posted;  ///< the envelope, by this very seat: it must place a meeple now (3.1.3)
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace place
namespace double_action {  // 3.1.2
/// The second action becomes the meeple's next turn.
void again(Play& play, int zone, const Acting& acting);
bool comes_again(const Acting& acting);
}  // namespace double_action
namespace envelope {  // 3.1.3
Refusal why_not(const Seen& seen);
void post(Play& play, Seat seat);
}  // namespace envelope
namespace resolve {
struct Words {
  u8 zone;
  u8 place;           ///< how many meeples of its queue have had their turn
  u8 mercenary_done;  ///< and so has its mercenary
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_FOR_ALL;
BATHYS_CHECKED;
/// The whole resolution, from zone 1 on, or from a later one.
Frame first_zone(int zone = 1);
/// The zone that is being resolved, and how many of its queue have had their turn, by such a frame.
int zone_of(const Frame& frame);
int place_of(const Frame& frame);
/// What is wrong about a meeple that acts in a zone, or is about to.
Wrong wrong_acting(const At& at, int zone, const Acting& acting);
/// Whose action is being worked off above the queue; it is not the mercenary's.
Standing meeple_now(const At& at);
/// The meeple does not act: 1 reputation, unless it is a second action (D27).
void decline(Play& play, const Acting& acting);
void go_home(Play& play, Standing who);
/// After an action in a zone: its second one, or home.
void finish(Play& play, int zone, const Acting& acting);
/// The question to a meeple that acts: `first` for its first action, `again` for its second. It tells what is in the
/// account that pays for the action.
Message question(const Seen& seen, const Acting& acting, std::string_view first, std::string_view again,
                 Account account);
/// The sentence of the answer that does nothing.
Message declining(const Acting& acting);
/// Boss, or specialist of that zone.
bool is_expert(const Public& table, Standing who, Hat hat);
/// The boss's or specialist's discount, never below 0 (D33).
int discounted(int price, bool expert);
/// What a meeple does in a zone.
Rule action_rule(int zone);
/// Whether everybody sees that this question can only be declined: then it is not asked.
bool can_only_decline(const State& state, const Frame& frame);
/// Asks, or declines at once where nothing else can be answered.
void ask(Play& play, const Frame& frame);
}  // namespace resolve
namespace turn {
struct Words {
  Acting acting;
  u8 zone;
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
/// Who has that turn.
Acting acting_of(const Frame& frame);
/// The turn that comes next, if one does, is not taken.
void give_up(Play& play);
/// A meeple's turn in a zone, or its second one.
Frame frame(int zone, const Acting& acting);
}  // namespace turn
namespace training {
struct Words {
  u8 zone;
  u8 trainee;  ///< the worker who would get the hat
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
/// The worker that would be trained before this one acts; kNone when none would.
u8 trainee(const Public& table, int zone, int place);
}  // namespace training
namespace recruit {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace recruit
namespace place_recruit {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace place_recruit
namespace research {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
/// What developing, buying or both would cost this meeple.
int price(const Public& table, const Acting& acting, Action action);
bool is_visible(const Board& board, int tech);
/// Techs in the pile: all that lie nowhere else. Bit per tech.
u16 pile_cards(const Board& board);
void own_object(Play& play, Seat seat, int tech);
}  // namespace research
namespace claim_map {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace claim_map
namespace market {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
int price(const Public& table, const Acting& acting, int number);
void add_map(Play& play, int number);
/// Draws from the reserve and adds to the track; its number, 0 when the reserve is empty.
int add_from_reserve(Play& play);
}  // namespace market
namespace dig {  // 3.2.3.3
enum class MapKind : u8 { plain, satellite, mercenary };
/// A map changes hands: a first holder chooses the zone's tile, others may look at it.
void gain_map(Play& play, Seat seat, int number, MapKind kind);
/// The map alone, without a look at the zone.
void hand_over(Play& play, Seat seat, int number, MapKind kind);
/// Two zones of one size are served from the same tiles (D52).
void choose_pair(Play& play, Seat seat, int first, int second);
void turn_up(Play& play, int number);
/// Cells of a kind that still lie in the column below a space, down to a depth; none where the tile is not known.
int cells_below(const Seen& seen, const Space& here, int depth, Cell kind);
/// The answer that takes a map: `known` where somebody has one of that number already, else `first`. Tells the price
/// unless it is 0.
Message answer(const Seen& seen, std::string_view known, std::string_view first, int number, int price = 0);
}  // namespace dig
namespace draw_tiles {
struct Words {
  u8 zone;
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
}  // namespace draw_tiles
namespace choose_tile {
struct Words {
  u8 zone;
  u8 of_a_pair;  ///< another zone is served next from the same tiles (D52)
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
int zone_of(const Frame& frame);
}  // namespace choose_tile
namespace seaplane {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace seaplane
namespace shift_cargo {
inline constexpr int kNoPilot = 7;
/// Who takes part when cargo and crews change places, by plane or at a meeting.
struct Words {
  u8 zodiacs;  ///< bit per zodiac
  u8 shore;    ///< whether cargo goes to and from the shore
  u8 pilot;    ///< who may relieve a sailor, or kNoPilot
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
/// Own zodiacs at sea: bit per zodiac.
u8 zodiacs_at_sea(const Public& table, Seat seat);
/// A plane to these zodiacs: cargo moves among them and the shore; a pilot may relieve a sailor.
Frame flight(Seat seat, u8 zodiacs, int pilot = kNoPilot);
/// Whether the shore takes part by such a frame.
bool has_shore(const Frame& frame);
/// Whether a plane has anything to carry.
bool has_cargo(const Seen& seen, u8 zodiacs);
void offer_swaps(const Seen& seen, const Words& words, Options& options);
Refusal why_not_swap(const Seen& seen, const Words& words, Action action);
void swap(Play& play, Seat seat, Action action);
Message answer_swap(const Seen& seen, const Words& words, Action action);
}  // namespace shift_cargo
namespace high_sea {
struct Words {
  u8 place;  ///< of the turn order, from 0: who comes next
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_FOR_ALL;
BATHYS_CHECKED;
/// Whose turn at sea it is above such a frame.
Seat player_of(const Public& table, const Frame& frame);
}  // namespace high_sea
/// A turn at sea: all zodiacs of the player (zone 5), or only the one that has just been boarded (zone 7).
struct SeaTurn {
  static constexpr u8 kWholeFleet = 0xFF;

  u8 only;         ///< the zodiac, or kWholeFleet
  u8 black_flown;  ///< D62: the black plane flies once per turn

  constexpr bool is_departure() const { return only != kWholeFleet; }
};
void describe(Archive& archive, SeaTurn& turn);
namespace next_zodiac {
using Words = SeaTurn;
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
}  // namespace next_zodiac
namespace sea_turn {
using Words = SeaTurn;
BATHYS_QUESTION;
BATHYS_CHECKED;
/// The turn that such a question is about, or that goes on with such a step.
SeaTurn turn_of(const Frame& frame);
/// Whether a zodiac has done that part of its activation.
bool has_moved(const Zodiac& boat);
bool has_dived(const Zodiac& boat);
}  // namespace sea_turn
namespace load_gear {
struct Words {
  u8 zodiac;
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
int zodiac_of(const Frame& frame);
/// Loading and unloading, without casting off.
void offer_gear(const Seen& seen, int zodiac, Options& options);
Refusal why_not_gear(const Seen& seen, int zodiac, Action action);
void take_gear(Play& play, Seat seat, int zodiac, Action action);
Message answer_gear(Action action);
/// Its gear goes back to the pool.
void take_ashore(Play& play, int zodiac);
/// Gear ashore, crew home.
void dock(Play& play, int zodiac);
}  // namespace load_gear
namespace sea {  // 3.2.5.3
inline constexpr int kFar = 99;
/// Least number of spaces from one space to each other one for this player's maps; to itself out and back (D65). What
/// is farther than `most` is kFar.
using Distances = Places<u8, kMaxSpaces>;
Distances distances(const Public& table, Seat seat, int from, int most = kFar);
/// Works out anew what follows from how the spaces join.
void draw_chart();
/// What a move in one leg of `spaces` spaces costs with this load; kFar when it does not reach that far.
int price(Load load, int spaces);
/// Why a zodiac may not end its move there.
Refusal why_not_end(const Public& table, Seat seat, int zodiac, int space, Load load);
/// The spaces passed, the last one included, on the shortest way.
using Route = FixedList<u8, kMaxReach>;
Route route(const Public& table, Seat seat, int from, int to);
inline bool is_under_way(const Public& table) { return !table.sailed.empty(); }

/// Where a zodiac can sail from where it is, with the legs of this move behind it.
class Course {
 public:
  /// A zodiac, whether it leaves the port in zone 7, what it carries, and how much money there is for it.
  struct Plan {
    int zodiac;
    bool departing;
    Load load;
    int purse;
  };
  Course(const Public& table, Seat seat, const Plan& plan);
  /// As the one who answers can see it.
  Course(const Seen& seen, int zodiac, bool departing)
      : Course(seen.table, seen.who,
               {zodiac, departing, seen.table.zodiac(zodiac).load, money::payable(seen, Account::mx)}) {}

  void offer(Options& options) const;
  /// D121: `sail` ends the move there, `pass by` pauses there.
  Refusal why_not(Action action) const;
  /// Spaces of the leg to there; none to where it pauses.
  int spaces_to(int to) const { return far_[to]; }
  /// What `spaces` more spaces add to the price of the whole move (D125).
  int fare(int spaces) const { return spaces <= kMaxReach ? fares_[spaces] : kFar; }
  /// What must still be payable after a pause there, so that the move can end.
  int fare_from(int pause) const;
  bool may_end_here() const { return ends_.has(here_); }
  /// Whether some end of the move can be reached and paid.
  bool has_end() const { return fare(spaces_to_end(here_)) <= plan_.purse; }
  /// Whether it can do anything but stay.
  bool goes_on() const;

 private:
  using Fares = Places<u8, kMaxReach + 1>;

  static Fares fares(const Public& table, Seat seat, Load load);
  /// The most spaces it can sail now, whatever they cost: what lies farther is not even looked at.
  static int range(const Fares& fares);
  Refusal why_not_stop(int to) const;
  Refusal why_not_pause(int to) const;
  /// A list of all that was aboard has an end (kMaxStretches).
  bool may_pause() const;
  Refusal why_not_pay(int price) const;
  SpaceSet ends(SpaceSet reached) const;
  bool ends_after(int pause) const;
  int spaces_to_end(int from) const;

  const Public& table_;
  Seat seat_;
  Plan plan_;
  int here_;
  SpaceSet open_;  ///< what this player's maps allow to enter
  Fares fares_;
  int range_;
  Distances far_;
  SpaceSet in_purse_;  ///< where a leg can be paid to
  SpaceSet ends_;      ///< where the move may end, as far as it reaches
};
/// Pays for a leg and sails it.
void set_sail(Play& play, Seat seat, bool departing, Action action);
/// The sentences of sailing and passing by; what is given up by it is told with them.
Message answer(const Seen& seen, bool departing, Action action, Arg given_up = Arg::literal(""));
/// What is wrong about a zodiac that is played in the turn at sea which lies directly below, and about its move.
Wrong wrong_zodiac(const At& at, int zodiac);
Wrong wrong_move(const At& at, int zodiac, bool departing);
/// A zodiac in port with its crew aboard, and one in the middle of its move, by what is pending; kNone when there is
/// none.
u8 boarded(const Public& table);
u8 under_way(const Public& table);
}  // namespace sea
namespace arrive {
struct Words {
  u8 zodiac;
  u8 to;         ///< the space
  u8 pauses;     ///< it only passes by there
  u8 departing;  ///< it leaves the port in zone 7
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
Frame frame(Seat seat, bool departing, Action action);
int zodiac_of(const Frame& frame);
/// What is paid for the leg of such a frame, and what must still be payable afterwards (D124).
struct Due {
  int now;
  int afterwards;
};
Due due(const Public& table, const Frame& frame);
}  // namespace arrive
namespace under_way {
struct Words {
  u8 zodiac;
  u8 departing;  ///< it leaves the port in zone 7
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
int zodiac_of(const Frame& frame);
/// Whether the move of such a frame can be paid to an end.
bool can_end(const Seen& seen, const Frame& frame);
}  // namespace under_way
namespace meeting {
using shift_cargo::Words;
BATHYS_QUESTION;
BATHYS_CHECKED;
/// These zodiacs lie side by side: cargo and crews move among them.
Words of(u8 zodiacs);
Frame frame(Seat seat, u8 zodiacs);
}  // namespace meeting
namespace lagoon {
/// What a load may earn at a lagoon space.
Refusal why_not(const Public& table, int space, Load load);
Load needed(const Player& player, int space);
void act(Play& play, Seat seat, int zodiac, int space);
/// What the end of a move brings there in money, in the lagoon and at sea.
int gain(int space, Load load, bool expert);
/// How many objects come up on the island.
int objects(const Public& table, bool expert);
}  // namespace lagoon
namespace dive {
struct Words {
  u8 zodiac;
  u8 row;     ///< the level the diver comes to next, from 0
  u8 lifted;  ///< treasures of this dive so far
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_OF_SEAT;
BATHYS_CHECKED;
Frame frame(Seat seat, int zodiac);
Words words_at(const Frame& frame);
/// By whoever lifts more.
int most_lifted();
/// The dive that goes on next ends here, or has one treasure more.
void surface(Play& play);
void count_lifted(Play& play);
Message answer(const Seen& seen, int zodiac, Arg given_up);
Refusal why_not(const Public& table, Seat seat, int zodiac);
}  // namespace dive
/// A diver and the level of the column it has come to.
struct DiveTo {
  u8 zodiac;
  u8 row;  ///< from 0
};
void describe(Archive& archive, DiveTo& place);
namespace meet_shark {
using Words = DiveTo;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace meet_shark
namespace shoot_shark {
using Words = DiveTo;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;  // it runs before the next question
}  // namespace shoot_shark
namespace lift_treasure {
struct Words {
  u8 zodiac;
  u8 row;     ///< from 0
  u8 lifted;  ///< treasures of this dive so far
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
Words words_at(const Frame& frame);
/// The fee for lifting the treasure of this cell; kFar when the gear cannot.
int fee(const Public& table, Seat seat, int zodiac, int row);
}  // namespace lift_treasure
namespace mussels {
using Words = Acting;
BATHYS_STEP_OF_SEAT;
BATHYS_UNCHECKED;  // it runs before the next question
}  // namespace mussels
namespace port {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
/// What the next zodiac costs this meeple in the shop, on the cheapest free space (D129).
int shop_price(const Public& table, const Acting& acting);
}  // namespace port
namespace coastal_gear {
struct Words {
  u8 zodiac;
  u8 to;  ///< the space
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
int zodiac_of(const Frame& frame);
/// Weapons ashore that fit: more than one is a choice (D127).
int choices(const Player& player);
}  // namespace coastal_gear
namespace keep_found {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
void search_island(Play& play, Seat seat, bool expert);
}  // namespace keep_found
namespace museum {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
bool in_play(const Public& table, int room);
int free_slot(const Public& table, int room);
bool all_open(const Public& table);
void update_door(Play& play, int room);
}  // namespace museum
namespace advertise {
using Words = Acting;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace advertise
namespace bid {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace bid
namespace reveal_bids {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace reveal_bids
namespace wages {
struct Words {
  u8 place;  ///< in the turn order, of who pays next
  u8 asked;  ///< whether the black box is used for it
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_FOR_ALL;
BATHYS_CHECKED;
/// Who pays, or is asked about it, above such a frame.
Seat payer(const Public& table, const Frame& frame);
}  // namespace wages
namespace open_black_box {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace open_black_box
namespace maintenance {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace maintenance
namespace choose_tech {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace choose_tech
namespace reveal_techs {
struct Words {
  u8 count;
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_FOR_ALL;
BATHYS_CHECKED;
void lay_out(Play& play, int tech);
}  // namespace reveal_techs
namespace tidy_up {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace tidy_up

// 4 Scoring
namespace year_score {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace year_score
namespace end_check {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
}  // namespace end_check
namespace final_score {
using Words = NoWords;
BATHYS_STEP_FOR_ALL;
BATHYS_UNCHECKED;
/// What 4.3 and S.2 bring by source; nothing of what is counted during the game but the last influence.
using Points = Indexed<Source, int, kSources>;
Points points(const State& state, Seat seat);
Outcome outcome(const State& state);
std::vector<PointSource> sources(const State& state);
/// Reputation from before a position that does not say where it comes from.
int before(const State& state, Seat seat);
}  // namespace final_score

// V Mercenaries
namespace auction {
struct Words {
  u8 place;  ///< in the turn order, of who speaks next
  u8 begun;
};
void describe(Archive& archive, Words& words);
BATHYS_STEP_FOR_ALL;
BATHYS_CHECKED;
/// Who is asked above such a frame.
Seat speaker(const Public& table, const Frame& frame);
}  // namespace auction
namespace raise_bid {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace raise_bid
namespace mercenary {
/// Refuses a frame of a position that a mercenary's action in this zone cannot have left.
Wrong wrong(const At& at, int zone);
Refusal why_not_place(const Public& table, Seat seat, int zone);
void act(Play& play, Seat seat, int zone);
}  // namespace mercenary
namespace steal_patent {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace steal_patent
namespace mercenary_maps {
struct Words {
  u8 first;  ///< number of the first map, 0 before it is chosen
};
void describe(Archive& archive, Words& words);
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace mercenary_maps
namespace rearrange_museum {
using Words = NoWords;
BATHYS_QUESTION;
BATHYS_CHECKED;
}  // namespace rearrange_museum
namespace mine {  // V.3, offered beside every own action (D114)
void offer(const Seen& seen, Options& options);
Refusal why_not(const Seen& seen, Action action);
void take(Play& play, Seat seat, Action action);
Message answer(const Seen& seen, Action action);
/// The question beside which it went off is asked again, unless it can only be declined now.
void resume(Play& play);
}  // namespace mine

// S Solo
namespace rival {
void take_over(Play& play, int tech, int slot);  // S.1
}
namespace solo {
int bonus(const Public& table);
bool won(const State& state);
int trophies(const State& state, int which);
}  // namespace solo

}  // namespace bathys::thesauros
