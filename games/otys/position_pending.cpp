// Which pending work a turn of Otys can have.
#include <algorithm>

#include "games/otys/otys.hpp"
#include "games/otys/position.hpp"

namespace bathys::otys {
namespace {

/// How many arguments a frame of a rule has.
int arguments_of(Rule rule) {
  switch (rule) {
    case Rule::use_front:
    case Rule::place_reward:
    case Rule::discard_reward:
    case Rule::refill_rewards:
      return 2;
    case Rule::activate:
    case Rule::use_copied:
    case Rule::copied_resurface:
    case Rule::claim_back:
    case Rule::replace_contract:
      return 1;
    default:
      return 0;
  }
}

/// Reads the pending stack from the top, in the order in which it will be worked off.
class PendingReader {
 public:
  explicit PendingReader(const Public& table) : table_(table), stack_(table.pending) {}

  Standing read() {
    if (stack_.empty()) return {Stage::over};
    for (int i = 0; i < stack_.size(); ++i) check_frame(stack_.from_top(i), i);
    read_completion();
    const Stage stage = read_stage();
    if (at_ != stack_.size()) refuse("is not pending in any turn");
    return {stage, fresh_, copied_owner_};
  }

 private:
  [[noreturn]] void refuse(const std::string& what) const { refuse(what, at_); }
  [[noreturn]] static void refuse(const std::string& what, int i, const char* field = "") {
    throw BadInput{"pending[" + std::to_string(i) + "]" + field, what};
  }

  bool is_next(Rule rule) const { return at_ < stack_.size() && is(stack_.from_top(at_), rule); }
  bool eat(Rule rule) {
    const bool there = is_next(rule);
    if (there) ++at_;
    return there;
  }
  void expect(Rule rule) {
    if (eat(rule)) return;
    refuse(std::string(otys::rulebook()[static_cast<std::size_t>(rule)].name) + " must be pending here");
  }

  void check_frame(const Frame& frame, int i) const {
    const auto used = static_cast<std::size_t>(arguments_of(static_cast<Rule>(frame.rule)));
    if (std::any_of(frame.args.begin() + used, frame.args.end(), [](u8 arg) { return arg != 0; }))
      refuse("has arguments that mean nothing", i);
    const bool theirs = is(frame, Rule::copied_resurface);
    if (!theirs && frame.asked != SeatSet(table_.turn.seat)) refuse("it is not this seat's turn", i, ".seat");
    if (theirs) return check_owner(frame, i);
    if (used == 2) return check_token(frame, i);
    if (is(frame, Rule::claim_back)) return check_claim(frame, i);
    if (is(frame, Rule::replace_contract)) return check_replaced(frame, i);
    if (is(frame, Rule::use_copied)) return check_copied(frame, i);
    if (is(frame, Rule::activate) && frame.args[0] > table_.turn.double_use)
      refuse("is used a second time only with sponsor 2", i, ".a");
  }
  bool is_neighbour(Seat seat) const {
    return seat != kNoSeat && (seat == neighbours::on(table_, table_.turn.seat, Side::left) ||
                               seat == neighbours::on(table_, table_.turn.seat, Side::right));
  }
  void check_owner(const Frame& frame, int i) const {
    if (frame.asked.size() != 1 || frame.args[0] >= kDivers ||
        !table_.turn.copied.has({frame.seat(), static_cast<Diver>(frame.args[0])})) {
      refuse("asks about a diver that was not copied", i);
    }
    if (table_.player(frame.seat()).batteries == 0) refuse("without a battery there is nothing to decide", i);
  }
  void check_token(const Frame& frame, int i) const {
    if (frame.args[0] >= kLevels || frame.args[0] != table_.turn.level) refuse("is not the active level", i, ".a");
    if (frame.args[1] >= kRewardsPerLevel) refuse("there are two tokens on a level", i, ".b");
    if (table_.colony.reward_at(frame.args[0], frame.args[1]) == kNone) refuse("no reward token lies there", i);
  }
  void check_claim(const Frame& frame, int i) const {
    if (frame.args[0] >= kLevels || table_.player(frame.seat()).reward_at(frame.args[0]) == kNone)
      refuse("no reward token lies there", i, ".a");
  }
  void check_replaced(const Frame& frame, int i) const {
    if (frame.args[0] >= table_.offer_places() || table_.colony.contracts[frame.args[0]] != kNone)
      refuse("no public contract is missing there", i, ".a");
  }
  void check_copied(const Frame& frame, int i) const {
    if (table_.is_solo() || !is_neighbour(seat_at(frame.args[0]))) refuse("is not a neighbour", i, ".a");
  }

  /// 6.3: a contract was completed at an open question, which stands below.
  void read_completion() {
    if (!eat(Rule::claim_back)) return;
    if (table_.is_solo()) expect(Rule::check_timers);  // D27
    eat(Rule::replace_contract);
    if (at_ == stack_.size() || !Engine<Otys>::row(stack_.from_top(at_)).open)
      refuse("a contract is completed only at an open question");
  }

  Stage read_stage() {
    if (is_next(Rule::choose_cube)) return read_cubes();
    if (is_next(Rule::use_front) || is_next(Rule::keep_contract)) return read_closed_choice();
    if (is_next(Rule::copied_resurface)) return read_owners();
    if (eat(Rule::choose_key)) return read_from_step_one(Stage::choosing_key);
    if (is_next(Rule::step_one)) return read_from_step_one(Stage::step_one);
    if (is_next(Rule::use_copied)) return read_copying_spy();
    if (is_next(Rule::activate)) return read_activation();
    if (is_next(Rule::resurface)) return read_from_resurface(Stage::step_three);
    if (!eat(Rule::choose_timer)) refuse("is not a question that a turn can stand at");
    if (!table_.is_solo()) refuse("timers are there in solo only");
    expect(Rule::next_seat);
    return Stage::closing;
  }
  Stage read_cubes() {
    if (at_ != 0 || !table_.is_solo()) refuse("cubes are laid out before a solo game");
    for (const Rule rule : {Rule::choose_cube, Rule::place_cubes, Rule::lay_cubes, Rule::begin_turn}) expect(rule);
    return Stage::laying_cubes;
  }
  Stage read_from_step_one(Stage stage) {
    expect(Rule::step_one);
    if (is_next(Rule::activate) && stack_.from_top(at_).args[0] != 0) refuse("was not used before", at_, ".a");
    expect(Rule::activate);
    return read_from_key(stage);
  }
  Stage read_activation() {
    fresh_ = stack_.from_top(at_).args[0] == 0;
    expect(Rule::activate);
    return read_from_key(Stage::activation);
  }
  /// What is left of an activation while an effect is being used: with sponsor 2 a second use.
  Stage read_rest_of_activation() {
    if (is_next(Rule::activate) && stack_.from_top(at_).args[0] == 0) refuse("was used before", at_, ".a");
    eat(Rule::activate);
    return read_from_key(Stage::activation);
  }
  Stage read_from_key(Stage stage) {
    expect(Rule::key_to_track);
    return read_from_resurface(stage);
  }
  Stage read_from_resurface(Stage stage) {
    expect(Rule::resurface);
    if (table_.is_solo()) expect(Rule::move_timer);
    expect(Rule::next_seat);
    return stage;
  }
  Stage read_owners() {
    const Seat first = stack_.from_top(at_).seat();
    eat(Rule::copied_resurface);
    if (is_next(Rule::copied_resurface) && stack_.from_top(at_).seat() == first) refuse("an owner is asked once");
    eat(Rule::copied_resurface);
    expect(Rule::next_seat);
    return Stage::closing;
  }

  /// A reward token in use through sponsor 2 (3.2) or the explorer (4.5), or contracts drawn by the spy (4.3).
  Stage read_closed_choice() {
    const Frame choice = stack_.from_top(at_++);
    const bool of_sponsor = is_next(Rule::discard_reward);
    if (!of_sponsor && !is_next(Rule::place_reward)) return read_drawing_spy(choice);
    const Frame token = stack_.from_top(at_);
    check_token_in_use(choice, token);
    expect(of_sponsor ? Rule::discard_reward : Rule::place_reward);
    if (is_next(Rule::refill_rewards) && stack_.from_top(at_).args != token.args) refuse("is another token");
    expect(Rule::refill_rewards);
    if (of_sponsor) return check_sponsor_2(), read_from_step_one(Stage::step_one);
    if (!uses(Diver::explorer)) refuse("no explorer is active", 0);
    return read_rest_of_activation();
  }
  Stage read_copying_spy() {
    if (!is_active(Diver::spy)) refuse("no spy is active");
    copied_owner_ = seat_at(stack_.from_top(at_++).args[0]);
    return read_rest_of_activation();
  }
  Stage read_drawing_spy(const Frame& choice) {
    if (!is(choice, Rule::keep_contract)) refuse("the front of a token is used while it is taken", 0);
    if (!is_active(Diver::spy)) refuse("no spy is active", 0);
    return read_rest_of_activation();
  }
  void check_token_in_use(const Frame& choice, const Frame& token) const {
    if (is(choice, Rule::use_front) && choice.args != token.args) refuse("is another token", 0);
    const Reward& shown = reward(table_.colony.reward_at(token.args[0], token.args[1]));
    if (is(choice, Rule::keep_contract) && shown.front != Reward::Front::contracts)
      refuse("the token in use shows no contracts", 0);
  }
  void check_sponsor_2() const {
    const int tile = table_.colony.sponsor_at(table_.turn.level);
    if (tile != 1 || !table_.colony.is_advanced(tile) || table_.turn.sponsor_used == 0)
      refuse("sponsor 2 was not used", 0);
  }
  bool is_active(Diver diver) const {
    return table_.turn.level < kLevels && table_.player(table_.turn.seat).diver_at_level(table_.turn.level) == diver;
  }
  /// This diver is active, or a neighbour's on the same level can be used through the spy.
  bool uses(Diver diver) const {
    if (is_active(diver)) return true;
    if (!is_active(Diver::spy) || table_.is_solo()) return false;
    for (int i = 0; i < table_.seats(); ++i) {
      if (is_neighbour(seat_at(i)) && table_.player(seat_at(i)).diver_at_level(table_.turn.level) == diver) return true;
    }
    return false;
  }

  const Public& table_;
  const Pending<16>& stack_;
  int at_ = 0;
  bool fresh_ = false;
  Seat copied_owner_ = kNoSeat;
};

}  // namespace

Standing read_pending(const Public& table) { return PendingReader(table).read(); }

}  // namespace bathys::otys
