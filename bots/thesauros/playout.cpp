// Games in the mind: a world of Thesauros is played on quickly, as far as it can be foreseen, and judged there.
#include "bots/thesauros/playout.hpp"

#include "bots/thesauros/chances.hpp"

namespace bathys::thesauros {
namespace {

/// No game in the mind takes longer.
constexpr int kMaxDecisions = 2000;

const Adviser& quick_adviser(bool solo) {
  static const Adviser among_rivals(quick_weights(false));
  static const Adviser alone(quick_weights(true));
  return solo ? alone : among_rivals;
}

}  // namespace

void play_on(Play& play, int quadrimester) {
  QuickPlay quick(quick_adviser(play.state.table.is_solo()));
  for (int i = 0; i < kMaxDecisions && !Engine<Thesauros>::over(play.state); ++i) {
    const Frame& question = Engine<Thesauros>::question(play.state);
    if (play.state.table.board.quadrimester >= quadrimester && is(question, Rule::place)) return;
    const Seat seat = question.asked.front();
    Engine<Thesauros>::answer_trusted(play, seat, quick.choose(play.state, seat));
  }
}

i32 chance_where_it_ended(const State& state, Seat seat) {
  return Engine<Thesauros>::over(state) ? chance_at_end(state, seat) : chance_now(Thesauros::seen(state, seat));
}

State world_for(const View& view, Generator& generator) {
  State state = Thesauros::imagine(view, generator);
  if (state.table.pending.empty()) return state;
  Frame& question = state.table.pending.top();
  for (int i = 0; i < state.table.seats(); ++i) {
    const Seat seat = seat_at(i);
    if (seat == view.viewer) continue;
    if (is(question, Rule::budget)) {
      state.table.player(seat).drafted = 0;
      state.own(seat).draft = {};
      question.asked.add(seat);
    } else if (is(question, Rule::bid) && state.table.player(seat).posted != 0) {
      state.own(seat).bid = 0;
      question.asked.add(seat);
    }
  }
  return state;
}

}  // namespace bathys::thesauros
