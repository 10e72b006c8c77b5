// Many games of one kind at once: their rules.
#include "games/all/list.hpp"
#include "lab/vector_env.hpp"
#include "lab/view_bytes.hpp"

namespace bathys::lab {
namespace {

template <Game G>
class VectorEnvOf final : public VectorEnv {
 public:
  VectorEnvOf(const AnyKind& kind, const AnyGameOf<G>& like, const VectorOptions& options)
      : VectorEnv(kind, like, options),
        setup_(like.referee().record().setup),
        states_(static_cast<std::size_t>(options.games)),
        shown_(states_.size()) {}

  std::unique_ptr<AnyGame> game(int game) const override {
    return std::make_unique<AnyGameOf<G>>(Referee<G>(states_[static_cast<std::size_t>(game)]));
  }

 protected:
  void deal(Stretch stretch) override {
    ViewBytes writer(layout());
    for (int game = stretch.first; game < stretch.past; ++game) {
      nothing_yet(game);
      deal(game);
      show(game, writer);
    }
  }

  void play(Stretch stretch, std::span<const i64> answers) override {
    ViewBytes writer(layout());
    for (int game = stretch.first; game < stretch.past; ++game) {
      nothing_yet(game);
      answer(game, actions().action(static_cast<int>(answers[static_cast<std::size_t>(game)])));
      show(game, writer);
    }
  }

 private:
  using State = typename G::State;

  State& state(int game) { return states_[static_cast<std::size_t>(game)]; }

  void deal(int game) {
    Report silent;
    PlayOn<State> play{state(game), silent};
    Engine<G>::begin(play, setup_, next_seed(game));
  }

  void answer(int game, Action action) {
    Report silent;
    PlayOn<State> play{state(game), silent};
    Engine<G>::answer_trusted(play, Engine<G>::asked(state(game)).front(), action);
  }

  /// Runs on to a question that has an answer with a number, and shows it to the seat that is asked.
  void show(int game, ViewBytes& writer) {
    Options options;
    for (;;) {
      if (Engine<G>::over(state(game))) {
        ended(game, G::outcome(state(game)));
        deal(game);
      }
      const Seat seat = Engine<G>::asked(state(game)).front();
      Engine<G>::offer(G::seen(state(game), seat), Engine<G>::question(state(game)), options);
      if (show_answers(game, seat, options)) return show_view(game, seat, writer);
      answer(game, options[0]);
    }
  }

  void show_view(int game, Seat seat, ViewBytes& writer) {
    auto view = G::view(state(game), seat);
    writer.begin(row(game), known(game), shown_[static_cast<std::size_t>(game)] == 0);
    shown_[static_cast<std::size_t>(game)] = 1;
    G::describe(writer, view);
    writer.end();
  }

  typename G::Setup setup_;
  std::vector<State> states_;
  std::vector<u8> shown_;  ///< whether there was a view of this place before
};

}  // namespace

std::unique_ptr<VectorEnv> make_vector_env(const AnyKind& kind, const AnyGame& like, const VectorOptions& options) {
  std::unique_ptr<VectorEnv> env;
  AllGames::each([&]<Game G>() {
    if (like.name() != G::kName) return;
    env = std::make_unique<VectorEnvOf<G>>(kind, dynamic_cast<const AnyGameOf<G>&>(like), options);
  });
  env->restart(like.seed());
  return env;
}

}  // namespace bathys::lab
