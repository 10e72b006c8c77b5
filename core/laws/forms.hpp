// Laws of forms: a record, a notation, a link and a position each hold the whole thing, and give the same bytes back.
#pragma once

#include "core/laws/broken.hpp"
#include "core/link.hpp"
#include "core/referee.hpp"

namespace bathys::laws {

/// A game of people is far shorter than this; a random one may wander about for longer.
inline constexpr u32 kUsualGame = 5000;
inline constexpr std::size_t kLongestLink = 2048;

template <Game G>
void notation_round_trip(const typename G::State& state) {
  Options options;
  Engine<G>::legal(state, Engine<G>::asked(state).front(), options);
  for (const Action action : options) {
    const std::string text = spell(G::verbs(), action);
    require(parse(G::verbs(), text) == action, "notation reads back", text);
  }
}

inline bool same_log(const std::vector<LoggedEvent>& a, const std::vector<LoggedEvent>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const LoggedEvent& x, const LoggedEvent& y) {
    return x.decision == y.decision && x.event == y.event;
  });
}

/// A game is its inputs: played again it has the same bytes and the same log for everybody.
template <Game G>
void replay_is_the_same(const Referee<G>& played) {
  Referee<G> again(played.record().setup, played.record().seed);
  for (const Answer& answer : played.record().answers) {
    require(!again.play(answer.seat, answer.action), "a record plays again", spell(G::verbs(), answer.action));
  }
  require(same_bytes(played.state(), again.state()), "a record gives the same bytes");
  for (int i = 0; i <= kMaxSeats; ++i) {
    const bool same = same_log(played.events_for(seat_at(i)), again.events_for(seat_at(i)));
    require(same, "a record gives the same log", name_of(seat_at(i)));
  }
}

/// A position is all there is: the rest of the game, begun from it, has the same end.
template <Game G>
void position_goes_on_alike(const Referee<G>& played, const typename G::State& position, u32 decision) {
  Referee<G> rest(position);
  for (u32 i = decision; i < played.decision_number(); ++i) {
    const Answer& answer = played.record().answers[i];
    require(!rest.play(answer.seat, answer.action), "a position goes on alike", spell(G::verbs(), answer.action));
  }
  require(same_bytes(played.state(), rest.state()), "a position goes on alike");
}

/// Returns the length of the link.
template <Game G>
std::size_t link_round_trip(const Record<G>& record) {
  std::size_t length = 0;
  require_accepted("a link reads back", [&] {
    const std::string link = to_link<G>(record);
    const Record<G> read = from_link<G>(link);
    const bool same =
        same_bytes(read.setup, record.setup) && read.seed == record.seed && read.answers == record.answers;
    require(same, "a link reads back", link);
    length = link.size();
  });
  return length;
}

}  // namespace bathys::laws
