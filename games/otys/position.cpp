// Which positions of Otys can be: every component in exactly one place, every number in its range, and pending work
// that a turn can have.
#include <algorithm>
#include <string>

#include "games/otys/otys.hpp"

namespace bathys {

using namespace otys;

namespace {

void require(bool holds, const std::string& where, const std::string& what) {
  if (!holds) throw BadInput{where, what};
}

std::string player_name(Seat seat) { return "players[" + std::to_string(index_of(seat)) + "]"; }

/// Counts where each of 32 cards or tokens lies.
class Census {
 public:
  Census(std::string_view what, std::span<const std::string_view> words) : what_(what), words_(words) {}

  void add(u8 card, const std::string& where) {
    if (card == kNone) return;
    std::string& place = places_[card];
    require(place.empty(), where, std::string(words_[card]) + " is also in " + place);
    place = where;
  }
  void add(CardSet cards, const std::string& where) {
    for (const int card : cards) add(static_cast<u8>(card), where);
  }
  void require_all() const {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      require(!places_[i].empty(), what_, std::string(words_[i]) + " is nowhere");
    }
  }

 private:
  std::string what_;
  std::span<const std::string_view> words_;
  std::array<std::string, 32> places_{};
};

void check_contracts(const State& state) {
  Census census("contracts", contract_words());
  const Colony& colony = state.table.colony;
  for (std::size_t i = 0; i < colony.deck_size; ++i) census.add(state.secret.deck[i], "secret.deck");
  for (const u8 card : colony.contracts) census.add(card, "colony.contracts");
  census.add(colony.contract_discards, "colony.contract_discards");
  for (int i = 0; i < state.table.seats(); ++i) {
    const Private& own = state.own(seat_at(i));
    census.add(own.hand, player_name(seat_at(i)) + ".hand");
    for (const u8 card : own.drawn) census.add(card, player_name(seat_at(i)) + ".drawn");
  }
  census.require_all();
}

void check_known(const State& state, Seat seat) {
  const auto& deck = state.secret.deck;
  for (const int card : state.own(seat).known) {
    const bool in_deck = std::find(deck.begin(), deck.begin() + state.table.colony.deck_size, card) !=
                         deck.begin() + state.table.colony.deck_size;
    require(in_deck, player_name(seat) + ".known",
            std::string(contract_words()[static_cast<std::size_t>(card)]) + " is not in the deck");
  }
}

void check_rewards(const Public& table) {
  Census census("rewards", reward_words());
  for (const auto& level : table.colony.rewards) {
    for (const u8 token : level) census.add(token, "colony.rewards");
  }
  census.add(table.colony.bag, "colony.bag");
  census.add(table.colony.reward_discards, "colony.reward_discards");
  for (int i = 0; i < table.seats(); ++i) {
    for (const u8 token : table.player(seat_at(i)).rewards) census.add(token, player_name(seat_at(i)) + ".rewards");
  }
  census.require_all();
}

void check_column(const Player& player, const std::string& where) {
  u8 seen = 0;
  for (const Diver diver : player.column) {
    const u8 bit = static_cast<u8>(1u << static_cast<int>(diver));
    require((seen & bit) == 0, where + ".column",
            std::string(kDiverWords[static_cast<std::size_t>(diver)]) + " is there twice");
    seen = static_cast<u8>(seen | bit);
  }
}

bool in_play(const Public& table, Seat seat, KeyToken key) {
  return table.turn.key_in_play != 0 && table.turn.seat == seat && table.turn.key == key;
}

void check_keys(const Public& table, Seat seat) {
  const Player& player = table.player(seat);
  const std::string where = player_name(seat);
  for (int i = 0; i < kOwnKeys; ++i) {
    const auto key = static_cast<KeyToken>(i);
    const auto on_track = std::count(player.track.begin(), player.track.end(), key);
    const auto places = on_track + (player.has_key(key) ? 1 : 0) + (in_play(table, seat, key) ? 1 : 0);
    require(
        places == 1, where + ".keys",
        "key " + std::string(kKeyWords[static_cast<std::size_t>(i)]) + " is in " + std::to_string(places) + " places");
  }
  // A track that is full would have given its keys back (2.6).
  require(player.track.size() < threshold(0), where + ".track", "is fuller than a hacker track can be");
}

void check_neutral_keys(const Public& table) {
  long keys = table.colony.neutral_keys;
  for (int i = 0; i < table.seats(); ++i) {
    const Player& player = table.player(seat_at(i));
    keys += player.neutral_keys + std::count(player.track.begin(), player.track.end(), KeyToken::neutral_x);
  }
  if (in_play(table, table.turn.seat, KeyToken::neutral_x)) ++keys;
  require(keys == neutral_key_supply(), "colony.neutral_keys",
          std::to_string(keys) + " neutral X keys in all instead of " + std::to_string(neutral_key_supply()));
}

void check_player(const State& state, Seat seat) {
  const Player& player = state.table.player(seat);
  const std::string where = player_name(seat);
  check_column(player, where);
  check_keys(state.table, seat);
  for (int level = 0; level < kLevels; ++level) {
    const int room = capacity(level);
    require(player.zone(level).total() <= room, where + ".levels[" + std::to_string(level) + "]",
            "holds more than its " + std::to_string(room) + " spaces");
  }
  check_known(state, seat);
}

void check_colony(const Public& table) {
  std::array<bool, kSponsors> seen{};
  for (const u8 tile : table.colony.sponsors) {
    require(!seen[tile], "colony.sponsors", "tile " + std::to_string(tile + 1) + " is there twice");
    seen[tile] = true;
  }
  require(table.seats() > 2 || table.colony.contracts[2] == kNone, "colony.contracts",
          "only two public contracts with up to two players");
}

template <class List>
void require_distinct(const List& types, const std::string& where, u8& seen) {
  for (const auto type : types) {
    const u8 index = static_cast<u8>(type);
    if (index == kNone) continue;
    require(((seen >> index) & 1) == 0, where, "two cubes of " + std::string(kResourceWords[index]));
    seen = static_cast<u8>(seen | 1u << index);
  }
}

void check_solo(const Public& table) {
  const Solo& solo = table.solo;
  for (const u8 space : solo.timers) {
    require(space <= timers::start(table.setup), "solo.timers", "a timer is above its start");
    require(space == 0 || table.players[0].prestige < space, "solo.timers",
            "a timer is at or below the player's marker");
  }
  require(table.pending.empty() == (solo.timers[0] == 0 && solo.timers[1] == 0), "solo.timers",
          "the game ends exactly when both timers are gone");
  u8 track = 0;
  u8 cubes = 0;
  require_distinct(solo.track, "solo.track", track);
  require_distinct(solo.cubes, "solo.cubes", cubes);
  require_distinct(solo.waiting, "solo.waiting", cubes);
  for (std::size_t place = 0; place < kOfferPlaces; ++place) {
    require(solo.cubes[place] == kNone || table.colony.contracts[place] != kNone, "solo.cubes",
            "a cube lies on no contract");
  }
}

void check_turn(const Public& table) {
  const Turn& turn = table.turn;
  require(index_of(turn.seat) < table.seats(), "turn.seat", "there is no such seat");
  require(index_of(turn.first) < table.seats(), "turn.first", "there is no such seat");
  const bool sponsor_flags = turn.free_effects != 0 || turn.double_use != 0 || turn.pointed != 0;
  require(!sponsor_flags || turn.sponsor_used != 0, "turn.sponsor_used",
          "the sponsor's effect is there, but the sponsor was not used");
  require(turn.copied.empty() || table.setup.designer_variant != 0, "turn.copied", "only in the designer's variant");
  for (const Copied& copied : turn.copied) {
    const bool neighbour = copied.owner == neighbours::on(table, turn.seat, Side::left) ||
                           copied.owner == neighbours::on(table, turn.seat, Side::right);
    require(neighbour, "turn.copied", "not a neighbour");
  }
  require(turn.copied.size() < 2 || turn.copied[0].owner != turn.copied[1].owner, "turn.copied",
          "the same owner twice");
}

/// Reads the pending stack from the bottom and from the top, as a turn builds it (see 2.1 begin_turn).
class PendingCheck {
 public:
  explicit PendingCheck(const State& state)
      : state_(state), table_(state.table), stack_(state.table.pending), top_(0), bottom_(stack_.size()) {}

  void run() {
    for (int i = 0; i < stack_.size(); ++i) check_frame(frame(i), "pending[" + std::to_string(i) + "]");
    if (is_next(Rule::choose_cube)) return check_cube_setup();
    read_tail();
    read_nested();
    require(top_ == bottom_, where(), "is not pending in any turn");
    check_level();
  }

 private:
  const Frame& frame(int i) const { return stack_.from_top(i); }
  bool is_next(Rule rule) const { return top_ < bottom_ && is(frame(top_), rule); }
  bool eat(Rule rule) {
    if (!is_next(rule)) return false;
    ++top_;
    return true;
  }
  bool eat_bottom(Rule rule) {
    if (bottom_ == 0 || !is(frame(bottom_ - 1), rule)) return false;
    --bottom_;
    return true;
  }
  std::string where() const { return "pending[" + std::to_string(std::min(top_, stack_.size() - 1)) + "]"; }

  void check_frame(const Frame& f, const std::string& at) const {
    const bool theirs = is(f, Rule::copied_resurface);
    require(theirs ? index_of(f.seat()) < table_.seats() && f.seat() != table_.turn.seat : f.seat() == table_.turn.seat,
            at + ".seat", "is not a seat this rule can ask now");
    const bool levels = is(f, Rule::use_front) || is(f, Rule::place_reward) || is(f, Rule::discard_reward) ||
                        is(f, Rule::refill_rewards);
    if (levels) check_token_frame(f, at);
    if (is(f, Rule::claim_back)) {
      require(f.args[0] < kLevels && table_.player(f.seat()).reward_at(f.args[0]) != kNone, at + ".a",
              "no reward token lies there");
    }
    if (is(f, Rule::replace_contract)) check_replaced(f, at);
    if (is(f, Rule::copied_resurface)) {
      require(f.args[0] < kDivers, at + ".a", "no such diver");
      require(table_.player(f.seat()).batteries > 0, at, "without a battery there is nothing to decide");
    }
    if (is(f, Rule::use_copied)) {
      const Seat owner = seat_at(f.args[0]);
      const bool neighbour = owner == neighbours::on(table_, f.seat(), Side::left) ||
                             owner == neighbours::on(table_, f.seat(), Side::right);
      require(neighbour, at + ".a", "not a neighbour");
    }
    require(!is(f, Rule::activate) || f.args[0] <= 1, at + ".a", "an effect is used twice at most");
  }
  void check_token_frame(const Frame& f, const std::string& at) const {
    require(f.args[0] == table_.turn.level && f.args[0] < kLevels, at + ".a", "not the active level");
    require(f.args[1] < kRewardsPerLevel, at + ".b", "there are two tokens on a level");
    require(table_.colony.reward_at(f.args[0], f.args[1]) != kNone, at, "no reward token lies there");
  }
  void check_replaced(const Frame& f, const std::string& at) const {
    const int places = table_.seats() <= 2 ? 2 : 3;
    require(f.args[0] < places && table_.colony.contracts[f.args[0]] == kNone, at + ".a",
            "no public contract is missing there");
  }

  /// Solo, before the first turn: a tie among the cubes (D12).
  void check_cube_setup() {
    eat(Rule::choose_cube);
    const bool rest = eat(Rule::place_cubes) && eat(Rule::lay_cubes) && eat(Rule::begin_turn);
    require(rest && top_ == bottom_ && table_.is_solo(), where(), "is not pending while cubes are placed");
    require(table_.solo.waiting.empty() && table_.turn.level == kNone, "solo.waiting",
            "cubes wait only after all are placed");
    Options options;
    Engine<Otys>::legal(state_, frame(0).seat(), options);
    require(options.size() > 1, "solo.track", "there is no tie to decide");
    require(table_.colony.contracts[0] != kNone && table_.colony.contracts[1] != kNone, "colony.contracts",
            "two are needed");
  }

  /// The end of the turn that is still to come, from the bottom up.
  void read_tail() {
    require(eat_bottom(Rule::next_seat), where(), "a turn ends with next_seat");
    if (table_.is_solo()) timer_moved_ = !eat_bottom(Rule::move_timer);
    resurfaced_ = timer_moved_ || !eat_bottom(Rule::resurface);
    key_played_ = resurfaced_ || !eat_bottom(Rule::key_to_track);
    activated_ = key_played_ || !eat_bottom_activate();
    dived_ = activated_ || !eat_bottom(Rule::step_one);
    key_chosen_ = dived_ || !eat_bottom(Rule::choose_key);
  }
  /// An `activate` for the second use is nested work of the first: it stands in the same place.
  bool eat_bottom_activate() { return eat_bottom(Rule::activate); }

  /// What stands above it: work inside the step that has begun.
  void read_nested() {
    const bool open_question_below = top_ != bottom_ || !key_chosen_ || top_question_is_open();
    if (eat(Rule::claim_back)) {
      eat(Rule::replace_contract);
      require(open_question_below, where(), "a contract is completed only at an open question");
    }
    if (top_ == bottom_) return require_question_on_top();
    if (eat(Rule::choose_timer))
      return require(timer_moved_ && table_.is_solo(), where(), "the timer moves at the end of a turn");
    if (is_next(Rule::copied_resurface)) return read_owners();
    if (eat(Rule::use_copied)) return require(in_activation(), where(), "a diver is copied only in step 2");
    read_token_work();
  }
  bool top_question_is_open() const { return bottom_ < stack_.size() && Engine<Otys>::row(frame(bottom_)).open; }
  void require_question_on_top() const {
    const bool question = Engine<Otys>::row(frame(0)).kind == RuleKind::question;
    const bool next = bottom_ >= stack_.size() || top_question_is_open();
    require(question && next, "pending[0]", "is not a question");
  }
  void read_owners() {
    const Seat first = frame(top_).seat();
    eat(Rule::copied_resurface);
    const bool again = is_next(Rule::copied_resurface);
    require(!again || frame(top_).seat() != first, where(), "an owner is asked once");
    if (again) eat(Rule::copied_resurface);
    require(resurfaced_ && table_.setup.designer_variant != 0, where(),
            "owners are asked at the end of a turn of the designer's variant");
  }
  /// A reward token in use (3.2, 4.5), or four contracts drawn.
  void read_token_work() {
    const bool drawing = is_next(Rule::keep_contract);
    require(eat(Rule::keep_contract) || eat(Rule::use_front), where(), "is not pending in any turn");
    if (in_step_one() && eat(Rule::discard_reward))
      return require(eat(Rule::refill_rewards), where(), "a token is replaced");
    require(in_activation(), where(), "a diver acts only in step 2");
    if (eat(Rule::place_reward)) return require(eat(Rule::refill_rewards), where(), "a token is replaced");
    require(drawing, where(), "the front of a token is used while it is taken");
  }
  /// Which question is being worked off: the tail tells what is still to come.
  bool in_step_one() const { return bottom_ < stack_.size() && is(frame(bottom_), Rule::step_one); }
  bool in_activation() const {
    if (bottom_ >= stack_.size()) return false;
    const Frame& next = frame(bottom_);
    return is(next, Rule::key_to_track) || (is(next, Rule::activate) && next.args[0] == 1);
  }

  void check_level() const {
    const bool before_key = !key_chosen_;
    require(before_key == (table_.turn.level == kNone), "turn.level",
            before_key ? "no level is active before a key is chosen" : "a level must be active");
    const bool in_play = key_chosen_ && !key_played_;
    require(in_play == (table_.turn.key_in_play != 0), "turn.key_in_play",
            in_play ? "a key must be in play" : "no key is in play");
    const Player& player = table_.player(table_.turn.seat);
    require(!before_key || player.track.size() < threshold(player.hacker), "track",
            "a full hacker track gives its keys back before the next turn");
    const bool keeping = is(frame(0), Rule::keep_contract);
    for (int i = 0; i < table_.seats(); ++i) {
      const bool drawer = keeping && seat_at(i) == table_.turn.seat;
      require(drawer == (table_.player(seat_at(i)).drawn_size > 0), player_name(seat_at(i)) + ".drawn",
              drawer ? "contracts must have been drawn" : "nobody is keeping one");
    }
  }

  const State& state_;
  const Public& table_;
  const Pending<16>& stack_;
  int top_;
  int bottom_;
  bool timer_moved_ = false;
  bool resurfaced_ = false;
  bool key_played_ = false;
  bool activated_ = false;
  bool dived_ = false;
  bool key_chosen_ = false;
};

}  // namespace

void Otys::check_position(const State& state) {
  const Public& table = state.table;
  if (const Refusal refusal = check(table.setup)) throw BadInput{"setup", std::string(refusal.code)};
  check_turn(table);
  for (int i = 0; i < table.seats(); ++i) check_player(state, seat_at(i));
  check_neutral_keys(table);
  check_colony(table);
  check_contracts(state);
  check_rewards(table);
  if (table.is_solo()) check_solo(table);
  if (!table.pending.empty()) PendingCheck(state).run();
}

}  // namespace bathys
