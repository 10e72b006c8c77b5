// Pearls: its rules in printed order, its secrets, its fields and its sentences.
#include "tests/pearls.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/sha256.hpp"

namespace bathys {

using namespace pearls;

namespace {

constexpr SeatSet kAll = SeatSet::everybody();

Frame pending(Rule rule, SeatSet asked = {}) { return {static_cast<u8>(rule), asked, {}}; }
bool is(const Frame& frame, Rule rule) { return frame.rule == static_cast<u8>(rule); }
Refusal refuse(std::string_view code, std::string_view rule) { return {code, rule}; }
u16 bit(int pearl) { return static_cast<u16>(1u << pearl); }

Player& player(Public& table, Seat seat) { return table.players[static_cast<std::size_t>(index_of(seat))]; }
const Player& player(const Public& table, Seat seat) { return table.players[static_cast<std::size_t>(index_of(seat))]; }
SeatSet all_players(const Public& table) { return SeatSet::first(table.setup.players); }

template <class... Args>
void tell(Play& play, SeatSet audience, Happening kind, Args... args) {
  play.report.tell({static_cast<u8>(kind), audience, {static_cast<i16>(args)...}});
}

u8 draw_pearl(State& state) {
  --state.table.deck_size;
  return state.secret.deck.pop_back();
}

void throw_away(Public& table, u8 pearl) { table.gone = static_cast<u16>(table.gone | bit(pearl)); }

// Pearls 1: everybody gets a secret pearl and a secret purse.
void deal(Play& play, const Frame&) {
  State& state = play.state;
  std::array<u8, kMaxSeats> purses{0, 1, 2, 3};
  for (int pearl = 0; pearl < kPearls; ++pearl) state.secret.deck.push_back(static_cast<u8>(pearl));
  state.table.deck_size = kPearls;
  state.secret.generator.shuffle(std::span(state.secret.deck.begin(), state.secret.deck.end()));
  state.secret.generator.shuffle(std::span(purses));
  for (int i = 0; i < Pearls::seats(state); ++i) {
    state.own(seat_at(i)).pearl = draw_pearl(state);
    state.own(seat_at(i)).purse = purses[static_cast<std::size_t>(i)];
  }
  play.report.learned();
  state.table.pending.then({pending(Rule::turn_up)});
}

// Pearls 2: a round begins with a pearl from the deck; after the last round comes the end.
void turn_up(Play& play, const Frame&) {
  Public& table = play.state.table;
  if (table.deck_size == 0 || table.round == table.setup.rounds) return table.pending.then({pending(Rule::show)});
  play.report.learned();
  ++table.round;
  table.swapped = 0;
  table.up = draw_pearl(play.state);
  tell(play, kAll, Happening::pearl_up, table.up);
  table.pending.then({pending(Rule::bid, all_players(table)), pending(Rule::open_bids), pending(Rule::turn_up)});
}

// Pearls 3: all bid at once and in secret, first with the left fist, then with the right.
int coins(const Seen& seen) {
  const int in_fist = seen.own.left == kNone ? 0 : seen.own.left;
  return kPurses[seen.own.purse] - player(seen.table, seen.who).spent - in_fist;
}

void offer_bid(const Seen& seen, const Frame&, Options& options) {
  for (int n = 0; n <= coins(seen); ++n) options.add(act(Do::bid, n));
}

Refusal why_not_bid(const Seen& seen, const Frame&, Action action) {
  if (!is(action, Do::bid)) return refuse("not_this_question", "3");
  return action.d <= static_cast<u32>(coins(seen)) ? kAllowed : refuse("short_of_coins", "3");
}

/// The bid waits in the private part; others see the fists.
void take_bid(Play& play, const Frame&, Seat seat, Action action) {
  Private& own = play.state.own(seat);
  const bool first = own.left == kNone;
  (first ? own.left : own.right) = static_cast<u8>(action.d);
  if (first) {
    play.state.table.halfway.add(seat);
  } else {
    play.state.table.halfway.remove(seat);
  }
  tell(play, kAll.without(seat), Happening::fist_closed, index_of(seat));
  tell(play, SeatSet(seat), Happening::fist_closed_own, index_of(seat), action.d);
}

bool has_bid(const Play& play, Seat seat) { return play.state.own(seat).right != kNone; }

// Pearls 4: the bids are opened; the highest wins and is paid, lots decide among equals.
int open_bid(Play& play, Seat seat) {
  Private& own = play.state.own(seat);
  const int bid = std::exchange(own.left, kNone) + std::exchange(own.right, kNone);
  Player& bidder = player(play.state.table, seat);
  bidder.proven = static_cast<u8>(std::max(int{bidder.proven}, bidder.spent + bid));
  bidder.opened = static_cast<u8>(bid);
  tell(play, kAll, Happening::bid_opened, index_of(seat), bid);
  return bid;
}

Seat by_lot(Generator& generator, SeatSet equals) {
  for (u32 skip = generator.below(static_cast<u32>(equals.size())); skip > 0; --skip) equals.remove(equals.front());
  return equals.front();
}

void lose_pearl(Play& play) {
  Public& table = play.state.table;
  tell(play, kAll, Happening::lost, table.up);
  throw_away(table, std::exchange(table.up, kNone));
}

void open_bids(Play& play, const Frame&) {
  Public& table = play.state.table;
  play.report.learned();
  SeatSet highest;
  int most = 0;
  for (int i = 0; i < table.setup.players; ++i) {
    const int bid = open_bid(play, seat_at(i));
    if (bid > most) highest = SeatSet{};
    most = std::max(most, bid);
    if (bid == most) highest.add(seat_at(i));
  }
  if (most == 0) return lose_pearl(play);
  const Seat winner = by_lot(play.state.secret.generator, highest);
  player(table, winner).spent = static_cast<u8>(player(table, winner).spent + most);
  tell(play, kAll, Happening::won, index_of(winner), table.up, most);
  table.pending.then({pending(Rule::place, SeatSet(winner))});
}

// Pearls 5: the winner takes the pearl into their row, or throws it away.
void offer_place(const Seen&, const Frame&, Options& options) {
  options.add(act(Do::take));
  options.add(act(Do::discard));
}

Refusal why_not_place(const Seen&, const Frame&, Action action) {
  return is(action, Do::take) || is(action, Do::discard) ? kAllowed : refuse("not_this_question", "5");
}

void take_place(Play& play, const Frame&, Seat seat, Action action) {
  Public& table = play.state.table;
  const u8 pearl = std::exchange(table.up, kNone);
  if (is(action, Do::discard)) {
    throw_away(table, pearl);
    return tell(play, kAll, Happening::discarded, index_of(seat), pearl);
  }
  player(table, seat).row = static_cast<u16>(player(table, seat).row | bit(pearl));
  tell(play, kAll, Happening::taken, index_of(seat), pearl);
}

// Pearls 7: at the end all show their secret pearls.
void show(Play& play, const Frame&) {
  play.report.learned();
  Public& table = play.state.table;
  for (int i = 0; i < table.setup.players; ++i) {
    const u8 pearl = std::exchange(play.state.own(seat_at(i)).pearl, kNone);
    player(table, seat_at(i)).row = static_cast<u16>(player(table, seat_at(i)).row | bit(pearl));
    tell(play, kAll, Happening::pearl_shown, i, pearl);
  }
  tell(play, kAll, Happening::game_ends);
}

constexpr bool kOpen = true;
constexpr bool kSealed = true;
constexpr Row kRulebook[] = {
    {"deal", "1", RuleKind::chance, false, false, nullptr, nullptr, nullptr, deal},
    {"turn_up", "2", RuleKind::chance, false, false, nullptr, nullptr, nullptr, turn_up},
    {"bid", "3", RuleKind::question, !kOpen, kSealed, offer_bid, why_not_bid, take_bid, nullptr, has_bid},
    {"open_bids", "4", RuleKind::chance, false, false, nullptr, nullptr, nullptr, open_bids},
    {"place", "5", RuleKind::question, kOpen, !kSealed, offer_place, why_not_place, take_place, nullptr},
    {"show", "7", RuleKind::step, false, false, nullptr, nullptr, nullptr, show},
};

std::string spell_coins(u32 n) { return std::to_string(n); }

std::optional<u32> read_coins(std::string_view text) {
  u32 n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || spell_coins(n) != text) return std::nullopt;
  return n;
}

const FieldSpec kBidFields[] = {{"coins", Slot::d, {}, spell_coins, read_coins}};
const Verb kVerbs[] = {{"bid", kBidFields}, {"take"}, {"throw away"}, {"swap"}};

}  // namespace

std::span<const Row> Pearls::rulebook() { return kRulebook; }
std::span<const Verb> Pearls::verbs() { return kVerbs; }

Refusal Pearls::check(const Setup& setup) {
  if (setup.players < 2 || setup.players > kMaxSeats) return refuse("seat_count", "1");
  if (setup.rounds < 1 || setup.rounds > kMostRounds) return refuse("round_count", "2");
  return kAllowed;
}

void Pearls::begin(Play& play, const Setup& setup, const Key& key) {
  play.state.table.setup = setup;
  play.state.secret.generator = Generator(key);
  play.state.table.pending.then({bathys::pending(Rule::deal)});
}

// Pearls 6: while deciding, the winner may once throw away their secret pearl and draw another.
Refusal Pearls::why_not_any_time(const Seen& seen, const Frame&, Action) {
  if (seen.table.swapped != 0) return refuse("already_swapped", "6");
  return seen.table.deck_size > 0 ? kAllowed : refuse("deck_is_empty", "6");
}

void Pearls::offer_any_time(const Seen& seen, const Frame& frame, Options& options) {
  if (!why_not_any_time(seen, frame, act(Do::swap))) options.add(act(Do::swap));
}

void Pearls::take_any_time(Play& play, const Frame&, Seat seat, Action) {
  play.report.learned();
  State& state = play.state;
  const u8 old = std::exchange(state.own(seat).pearl, draw_pearl(state));
  throw_away(state.table, old);
  state.table.swapped = 1;
  tell(play, kAll.without(seat), Happening::swapped, index_of(seat), old);
  tell(play, SeatSet(seat), Happening::swapped_own, index_of(seat), old, state.own(seat).pearl);
}

View Pearls::view(const State& state, Seat viewer) {
  View view;
  view.table = state.table;
  view.viewer = viewer;
  if (index_of(viewer) < seats(state)) view.own = state.own(viewer);
  return view;
}

namespace {

/// Every pearl that lies where all can see it.
u16 open_pearls(const Public& table) {
  u16 open = table.gone;
  for (const Player& p : table.players) open = static_cast<u16>(open | p.row);
  return table.up == kNone ? open : static_cast<u16>(open | bit(table.up));
}

/// The pearls that the viewer has not seen, in random order.
FixedList<u8, kPearls> unseen_pearls(const View& view, Generator& generator) {
  FixedList<u8, kPearls> unseen;
  for (int pearl = 0; pearl < kPearls; ++pearl) {
    const bool seen = (open_pearls(view.table) & bit(pearl)) != 0 || view.own.pearl == pearl;
    if (!seen) unseen.push_back(static_cast<u8>(pearl));
  }
  generator.shuffle(std::span(unseen.begin(), unseen.end()));
  return unseen;
}

bool could_have(const Public& table, Seat seat, u8 purse) { return kPurses[purse] >= player(table, seat).proven; }

/// Purses for everybody such that each could have paid what they showed; the viewer keeps their own.
std::array<u8, kMaxSeats> guess_purses(const View& view, Generator& generator) {
  std::array<u8, kMaxSeats> purses{0, 1, 2, 3};
  for (bool fits = false; !fits;) {
    generator.shuffle(std::span(purses));
    fits = true;
    for (int i = 0; i < view.table.setup.players; ++i) {
      const u8 purse = purses[static_cast<std::size_t>(i)];
      fits = fits && could_have(view.table, seat_at(i), purse);
      fits = fits && (seat_at(i) != view.viewer || purse == view.own.purse);
    }
  }
  return purses;
}

Key fresh_key(Generator& generator) {
  Sha256 hash;
  for (int i = 0; i < 8; ++i) hash.update(std::to_string(generator.next()) + ",");
  return hash.finish();
}

/// How many fists of a seat are closed; what is in them is anybody's guess.
int closed_fists(const Public& table, Seat seat) {
  if (table.pending.empty() || !is(table.pending.top(), Rule::bid)) return 0;
  if (!table.pending.top().asked.has(seat)) return 2;
  return table.halfway.has(seat) ? 1 : 0;
}

/// Somebody else's secrets, out of what is left.
void guess_private(State& state, Seat seat, u8 pearl, u8 purse, Generator& generator) {
  Private& own = state.own(seat);
  own.pearl = pearl;
  own.purse = purse;
  for (int fist = 0; fist < closed_fists(state.table, seat); ++fist) {
    const u32 most = static_cast<u32>(coins(Pearls::seen(state, seat)));
    (fist == 0 ? own.left : own.right) = static_cast<u8>(generator.below(most + 1));
  }
}

}  // namespace

State Pearls::imagine(const View& view, Generator& generator) {
  State state;
  state.table = view.table;
  auto unseen = unseen_pearls(view, generator);
  const auto purses = guess_purses(view, generator);
  for (int i = 0; i < seats(state); ++i) {
    if (seat_at(i) == view.viewer) {
      state.own(view.viewer) = view.own;
    } else {
      const u8 pearl = view.table.pending.empty() ? kNone : unseen.pop_back();
      guess_private(state, seat_at(i), pearl, purses[static_cast<std::size_t>(i)], generator);
    }
  }
  state.secret.deck = unseen;
  state.secret.generator = Generator(fresh_key(generator));
  return state;
}

namespace {

int points(const Player& player) {
  int sum = 0;
  for (int pearl = 0; pearl < kPearls; ++pearl) sum += (player.row & bit(pearl)) != 0 ? worth(pearl) : 0;
  return sum;
}

}  // namespace

/// Tells only what lies open: secret pearls count when they are shown.
Outcome Pearls::outcome(const State& state) {
  Outcome outcome{.over = state.table.pending.empty()};
  int most = 0;
  for (std::size_t i = 0; i < state.table.setup.players; ++i) {
    outcome.points[i] = points(state.table.players[i]);
    most = std::max(most, outcome.points[i]);
  }
  if (!outcome.over) return outcome;
  for (std::size_t i = 0; i < state.table.setup.players; ++i) {
    if (outcome.points[i] == most) outcome.winners.add(seat_at(static_cast<int>(i)));
  }
  outcome.verdict = {outcome.winners.size() == 1 ? "pearls.verdict.wins" : "pearls.verdict.shared",
                     {Arg::seat(outcome.winners.front())}};
  return outcome;
}

namespace {

void require(bool holds, const std::string& where, const std::string& what) {
  if (!holds) throw BadInput{where, what};
}

void check_pearls(const State& state) {
  std::array<int, kPearls> places{};
  const auto lies = [&](u8 pearl) {
    if (pearl != kNone) ++places[pearl];
  };
  for (int pearl = 0; pearl < kPearls; ++pearl) {
    if ((state.table.gone & bit(pearl)) != 0) lies(static_cast<u8>(pearl));
    for (const Player& p : state.table.players) {
      if ((p.row & bit(pearl)) != 0) lies(static_cast<u8>(pearl));
    }
  }
  lies(state.table.up);
  for (const u8 pearl : state.secret.deck) lies(pearl);
  for (const Private& own : state.privates) lies(own.pearl);
  for (std::size_t i = 0; i < kPearls; ++i) {
    require(places[i] == 1, "pearls",
            "pearl " + std::to_string(i + 1) + " is in " + std::to_string(places[i]) + " places");
  }
}

void check_seat(const State& state, Seat seat) {
  const std::string where = "players[" + std::to_string(index_of(seat)) + "]";
  const Player& p = player(state.table, seat);
  const Private& own = state.own(seat);
  require(own.purse < kPurses.size(), where + ".purse", "is missing");
  require(p.spent <= p.proven && p.proven <= kPurses[own.purse], where + ".spent", "is more than the purse held");
  require(p.opened <= p.proven, where + ".opened", "is more than was ever seen");
  for (int i = 0; i < index_of(seat); ++i) {
    require(state.own(seat_at(i)).purse != own.purse, where + ".purse", "is somebody else's");
  }
  require((own.pearl == kNone) == state.table.pending.empty(), where + ".pearl", "is shown exactly at the end");
  const int fists = closed_fists(state.table, seat);
  require((own.left != kNone) == (fists >= 1), where + ".left", "is closed exactly when it is seen to be");
  require((own.right != kNone) == (fists == 2), where + ".right", "is closed exactly when it is seen to be");
  const int bid = (fists >= 1 ? own.left : 0) + (fists == 2 ? own.right : 0);
  require(p.spent + bid <= kPurses[own.purse], where + ".left", "is more than the purse holds");
}

/// A round stands at its bids or at the winner's choice; the next round is always pending below.
void check_pending(const Public& table) {
  const auto& stack = table.pending;
  const bool bidding = stack.size() == 3 && is(stack.from_top(0), Rule::bid) && is(stack.from_top(1), Rule::open_bids);
  const bool placing = stack.size() == 2 && is(stack.from_top(0), Rule::place) && stack.top().asked.size() == 1;
  require(bidding || placing, "pending", "is not a round");
  require(is(stack.from_top(stack.size() - 1), Rule::turn_up), "pending", "the next round is missing");
  for (int i = 1; i < stack.size(); ++i) require(stack.from_top(i).asked.empty(), "pending", "steps ask nobody");
  const u8 outside = static_cast<u8>(stack.top().asked.bits() & ~all_players(table).bits());
  require(!stack.top().asked.empty() && outside == 0, "pending", "asks nobody who plays");
  const u8 strangers = static_cast<u8>(table.halfway.bits() & ~stack.top().asked.bits());
  require(strangers == 0 && (bidding || table.halfway.empty()), "halfway", "is not bidding");
  require(table.swapped == 0 || placing, "swapped", "only while the winner decides");
}

}  // namespace

void Pearls::check_position(const State& state) {
  const Public& table = state.table;
  if (const Refusal refusal = check(table.setup)) throw BadInput{"setup", std::string(refusal.code)};
  require(table.deck_size == state.secret.deck.size(), "deck_size", "is not the size of the deck");
  require(table.round >= 1 && table.round <= table.setup.rounds, "round", "there is no such round");
  require((table.up == kNone) == table.pending.empty(), "up", "a round has its pearl");
  check_pearls(state);
  for (int i = 0; i < seats(state); ++i) check_seat(state, seat_at(i));
  if (!table.pending.empty()) check_pending(table);
}

namespace {

constexpr std::array<std::string_view, kPearls + 1> kPearlWords{"p1", "p2", "p3",  "p4",  "p5",  "p6",  "p7",
                                                                "p8", "p9", "p10", "p11", "p12", "none"};
constexpr std::array<std::string_view, kMaxSeats + 1> kPurseWords{"4", "5", "6", "7", "none"};
constexpr std::array<std::string_view, kMaxSeats + 1> kViewerWords{"0", "1", "2", "3", "spectator"};

/// A place that may be empty, as a word.
template <std::size_t N>
void word_or_none(Archive& archive, std::string_view name, u8& value, const std::array<std::string_view, N>& words) {
  u8 index = value == kNone ? static_cast<u8>(N - 1) : value;
  named(archive, name, index, words);
  value = index == N - 1 ? kNone : index;
}

void pearl_set(Archive& archive, std::string_view name, u16& set) {
  FixedList<u8, kPearls> listed;
  for (int pearl = 0; pearl < kPearls; ++pearl) {
    if ((set & bit(pearl)) != 0) listed.push_back(static_cast<u8>(pearl));
  }
  list(archive, name, listed, [&](u8& p) { named(archive, "pearl", p, std::span(kPearlWords).first(kPearls)); });
  set = 0;
  for (const u8 pearl : listed) {
    if ((set & bit(pearl)) != 0) archive.refuse(name, std::string(kPearlWords[pearl]) + " is listed twice");
    set = static_cast<u16>(set | bit(pearl));
  }
}

void seat_set(Archive& archive, std::string_view name, SeatSet& set) {
  FixedList<u8, kMaxSeats> listed;
  for (int i = 0; i < kMaxSeats; ++i) {
    if (set.has(seat_at(i))) listed.push_back(static_cast<u8>(i));
  }
  list(archive, name, listed, [&](u8& seat) { field(archive, "seat", seat, 0, kMaxSeats - 1); });
  set = {};
  for (const u8 seat : listed) {
    if (set.has(seat_at(seat))) archive.refuse(name, "a seat is listed twice");
    set.add(seat_at(seat));
  }
}

void frames(Archive& archive, Pending<8>& stack) {
  FixedList<Frame, 8> top_first;
  for (int i = 0; i < stack.size(); ++i) top_first.push_back(stack.from_top(i));
  list(archive, "pending", top_first, [&](Frame& frame) {
    object(archive, "frame", [&] {
      std::array<std::string_view, std::size(kRulebook)> rules;
      std::ranges::transform(kRulebook, rules.begin(), &Row::name);
      named(archive, "rule", frame.rule, rules);
      seat_set(archive, "asked", frame.asked);
    });
  });
  stack.clear();
  for (int i = top_first.size(); i-- > 0;) stack.push(top_first[i]);
}

void table_fields(Archive& archive, Public& table) {
  object(archive, "setup", [&] { Pearls::describe(archive, table.setup); });
  field(archive, "round", table.round, 1, kMostRounds);
  word_or_none(archive, "up", table.up, kPearlWords);
  yes_no(archive, "swapped", table.swapped);
  pearl_set(archive, "gone", table.gone);
  seat_set(archive, "halfway", table.halfway);
  frames(archive, table.pending);
}

void player_fields(Archive& archive, Player& p) {
  pearl_set(archive, "row", p.row);
  field(archive, "spent", p.spent, 0, kPurses.back());
  field(archive, "proven", p.proven, 0, kPurses.back());
  field(archive, "opened", p.opened, 0, kPurses.back());
}

void private_fields(Archive& archive, Private& own) {
  word_or_none(archive, "pearl", own.pearl, kPearlWords);
  word_or_none(archive, "purse", own.purse, kPurseWords);
  static constexpr std::array<std::string_view, 9> kCoins{"0", "1", "2", "3", "4", "5", "6", "7", "none"};
  word_or_none(archive, "left", own.left, kCoins);
  word_or_none(archive, "right", own.right, kCoins);
}

}  // namespace

void Pearls::describe(Archive& archive, State& state) {
  table_fields(archive, state.table);
  list_of(archive, "players", seats(state), [&](int i) {
    object(archive, "player", [&] {
      player_fields(archive, player(state.table, seat_at(i)));
      private_fields(archive, state.own(seat_at(i)));
    });
  });
  list(archive, "deck", state.secret.deck,
       [&](u8& p) { named(archive, "pearl", p, std::span(kPearlWords).first(kPearls)); });
  state.table.deck_size = static_cast<u8>(state.secret.deck.size());
  object(archive, "generator", [&] { generator_fields(archive, state.secret.generator); });
}

void Pearls::describe(Archive& archive, View& view) {
  named(archive, "viewer", view.viewer, kViewerWords);
  table_fields(archive, view.table);
  list_of(archive, "players", view.table.setup.players,
          [&](int i) { object(archive, "player", [&] { player_fields(archive, player(view.table, seat_at(i))); }); });
  field(archive, "deck_size", view.table.deck_size, 0, kPearls);
  object(archive, "own", [&] { private_fields(archive, view.own); });
}

void Pearls::describe(Archive& archive, Setup& setup) {
  if (archive.has("players")) field(archive, "players", setup.players, 2, kMaxSeats);
  if (archive.has("rounds")) field(archive, "rounds", setup.rounds, 1, kMostRounds);
}

Message Pearls::question(const View& view) {
  if (view.table.pending.empty()) return {};
  const Frame& frame = view.table.pending.top();
  const bool bidding = is(frame, Rule::bid);
  return {bidding ? "pearls.ask.bid" : "pearls.ask.place",
          {Arg::seat(frame.seat()), Arg::number(worth(view.table.up))}};
}

Message Pearls::answer(const Seen& seen, const Frame&, Action action) {
  static constexpr std::array<std::string_view, 4> kKeys{"pearls.answer.bid", "pearls.answer.take",
                                                         "pearls.answer.discard", "pearls.answer.swap"};
  const int number = is(action, Do::bid) ? static_cast<int>(action.d) : worth(seen.table.up);
  return {kKeys[action.verb], {Arg::number(number)}};
}

namespace {

struct HappeningRow {
  std::string_view name;
  std::string_view key;
};
constexpr HappeningRow kHappeningRows[] = {
    {"pearl_up", "pearls.event.pearl_up"},
    {"fist_closed", "pearls.event.fist_closed"},
    {"fist_closed_own", "pearls.event.fist_closed_own"},
    {"bid_opened", "pearls.event.bid_opened"},
    {"won", "pearls.event.won"},
    {"lost", "pearls.event.lost"},
    {"taken", "pearls.event.taken"},
    {"discarded", "pearls.event.discarded"},
    {"swapped", "pearls.event.swapped"},
    {"swapped_own", "pearls.event.swapped_own"},
    {"pearl_shown", "pearls.event.pearl_shown"},
    {"game_ends", "pearls.event.game_ends"},
};
static_assert(std::size(kHappeningRows) == kHappenings);

}  // namespace

std::string_view Pearls::event_name(const Event& event) { return kHappeningRows[event.kind].name; }

Message Pearls::message(const Event& event) {
  return {kHappeningRows[event.kind].key,
          {Arg::number(event.args[0]), Arg::number(event.args[1]), Arg::number(event.args[2])}};
}

}  // namespace bathys
