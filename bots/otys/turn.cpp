// A search through one's own turn of Otys.
#include "bots/otys/turn.hpp"

#include <algorithm>
#include <cstring>
#include <limits>
#include <vector>

namespace bathys::otys {
namespace {

constexpr Worth kNothing = std::numeric_limits<Worth>::min();
constexpr int kMaxNodes = 6000;
constexpr int kMaxPropelled = 2;
constexpr std::size_t kMaxCompletions = 3;

/// Sponsors that only give: nobody ever leaves them out.
bool is_gift(const Public& table, Action action) {
  if (!is(action, Do::sponsor)) return false;
  const int tile = table.colony.sponsor_at(table.turn.level) + 1;
  return tile == 1 || ((tile == 2 || tile == 5) && !table.colony.is_advanced(tile - 1));
}

/// A neutral X key does what the own one does, but does not come back.
bool wastes_key(const Player& me, Action action) {
  return is(action, Do::x) && action.b == 1 && me.has_key(KeyToken::own_x);
}

/// Of the many propeller moves only those that bring a diver to the active level.
bool propels_aside(const Public& table, Action action) {
  return is(action, Do::propel) && action.b != place_of_level(table.turn.level);
}

template <class... Parts>
u64 hash_of(const Parts&... parts) {
  u64 hash = 0x9E3779B97F4A7C15u;
  const auto mix = [&hash](const u8* bytes, std::size_t size) {
    for (std::size_t done = 0; done < size; done += sizeof(u64)) {
      u64 word = 0;
      std::memcpy(&word, bytes + done, std::min(sizeof(u64), size - done));
      hash = (hash ^ word) * 0xFF51AFD7ED558CCDu;
      hash ^= hash >> 32;
    }
  };
  (mix(reinterpret_cast<const u8*>(&parts), sizeof(parts)), ...);
  return hash;
}

}  // namespace

TurnSearch::TurnSearch(const Appraiser& appraiser, const View& view, Generator& generator)
    : appraiser_(appraiser), start_(Otys::imagine(view, generator)), me_(view.viewer) {
  for (const auto& level : view.table.colony.rewards) {
    for (const u8 token : level) {
      if (token != kNone) known_rewards_.add(token);
    }
  }
  for (const u8 card : view.table.colony.contracts) {
    if (card == kNone) continue;
    known_contracts_.add(card);
    for (int i = 0; i < view.table.seats(); ++i) {
      if (seat_at(i) == me_) continue;
      threats_[static_cast<std::size_t>(i)][card] = appraiser.threat(view.table.player(seat_at(i)), card);
    }
  }
}

Action TurnSearch::best(Generator& generator) {
  Line line;
  Options options;
  choose(start_, line, options);
  Options equals;
  Worth most = kNothing;
  for (const Action action : options) {
    nodes_left_ = kMaxNodes / options.size();
    const Worth here = after(start_, line, action);
    if (here > most) equals.clear();
    most = std::max(most, here);
    if (here == most) equals.add(action);
  }
  return equals[static_cast<int>(generator.below(static_cast<u32>(equals.size())))];
}

Worth TurnSearch::after(const State& state, Line line, Action action) {
  --nodes_left_;
  if (is(action, Do::propel)) ++line.propelled;
  return search(played(state, action), line);
}

Worth TurnSearch::search(const State& state, const Line& line) {
  if (turn_is_over(state) || nodes_left_ <= 0) return worth(state);
  if (seen_before(state, line)) return kNothing;
  Line onwards = line;
  Options options;
  choose(state, onwards, options);
  Worth most = kNothing;
  for (const Action action : options) most = std::max(most, after(state, onwards, action));
  return most;
}

/// What it is worth to me, less the best that each of the others could do with what is left on the table.
Worth TurnSearch::worth(const State& state) const {
  Worth total = appraiser_.worth(Otys::seen(state, me_));
  for (const auto& rival : threats_) {
    Worth worst = 0;
    for (const u8 card : state.table.colony.contracts) {
      if (card != kNone) worst = std::max(worst, rival[card]);
    }
    total -= worst;
  }
  return total;
}

bool TurnSearch::turn_is_over(const State& state) const {
  if (!Engine<Otys>::asked(state).has(me_)) return true;
  const Turn& begun = start_.table.turn;
  return state.table.turn.seat != begun.seat || state.table.turn.round != begun.round;
}

State TurnSearch::played(const State& state, Action action) const {
  State next = state;
  Report report;
  Play play{next, report};
  Engine<Otys>::answer_trusted(play, me_, action);
  if (report.somebody_learned()) forget_what_turned_up(next);
  return next;
}

/// New contracts and tokens are taken off the table, and of contracts drawn one counts as kept, unseen.
void TurnSearch::forget_what_turned_up(State& state) const {
  Public& table = state.table;
  while (!table.pending.empty() && is(table.pending.top(), Rule::keep_contract)) {
    table.pending.pop();
    state.own(me_).drawn.clear();
    table.player(me_).drawn_size = 0;
    ++table.player(me_).hand_size;
    Report silent;
    Play play{state, silent};
    Engine<Otys>::advance(play);
  }
  for (std::size_t place = 0; place < kOfferPlaces; ++place) {
    u8& card = table.colony.contracts[place];
    if (card == kNone || known_contracts_.has(card)) continue;
    card = kNone;
    table.solo.cubes[place] = kNone;
  }
  for (auto& level : table.colony.rewards) {
    for (u8& token : level) {
      if (token != kNone && !known_rewards_.has(token)) token = kNone;
    }
  }
}

void TurnSearch::choose(const State& state, Line& line, Options& chosen) const {
  Options legal;
  Engine<Otys>::legal(state, me_, legal);
  choose_completions(state, legal, line, chosen);
  const Public& table = state.table;
  for (const Action action : legal) {
    if (is_gift(table, action)) {
      chosen.clear();
      return chosen.add(action);
    }
    const bool pointless = is(action, Do::complete) || wastes_key(table.player(me_), action) ||
                           propels_aside(table, action) || (is(action, Do::propel) && line.propelled >= kMaxPropelled);
    if (!pointless) chosen.add(action);
  }
}

/// Contracts are completed at the first chance or not at all; waiting within the turn brings nothing. A free contract
/// can be paid in many ways: the few that leave most are tried.
void TurnSearch::choose_completions(const State& state, const Options& legal, Line& line, Options& chosen) const {
  struct Completion {
    Worth worth;
    Action action;
  };
  std::vector<Completion> completions;
  const CardSet before = line.considered;
  for (const Action action : legal) {
    if (!is(action, Do::complete) || before.has(action.a)) continue;
    line.considered.add(action.a);
    completions.push_back({worth(played(state, action)), action});
  }
  std::stable_sort(completions.begin(), completions.end(),
                   [](const Completion& a, const Completion& b) { return a.worth > b.worth; });
  if (completions.size() > kMaxCompletions) completions.resize(kMaxCompletions);
  for (const Completion& completion : completions) chosen.add(completion.action);
}

/// Different orders of the same actions lead to the same position; the second time there is nothing new to find.
bool TurnSearch::seen_before(const State& state, const Line& line) {
  const Public& table = state.table;
  const u64 hash = hash_of(line.considered, line.propelled, table.player(me_), table.colony, table.turn, table.solo,
                           table.pending, state.own(me_));
  u64& place = visited_[hash % visited_.size()];
  const bool seen = place == hash;
  place = hash;
  return seen;
}

}  // namespace bathys::otys
