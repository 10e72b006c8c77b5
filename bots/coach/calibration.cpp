// What the coach called positions of many games, and what came of them.
#include "bots/coach/calibration.hpp"

#include <memory>
#include <optional>

#include "bots/coach/advising.hpp"
#include "bots/coach/expectation.hpp"
#include "bots/coach/review.hpp"
#include "bots/outcome_search.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

/// One of many, each equally likely, without knowing how many there will be.
template <class T>
class AnyOne {
 public:
  template <class Make>
  void offer(Generator& generator, Make make) {
    if (generator.below(++offered_) == 0) chosen_ = make();
  }
  const std::optional<T>& chosen() const { return chosen_; }

 private:
  u32 offered_ = 0;
  std::optional<T> chosen_{};
};

/// Sees one game, and calls some of its positions once it is over.
template <Game G>
class Calling final : public Onlooker {
 public:
  Calling(const Referee<G>& referee, const Key& luck, int simulations, std::vector<Call>& calls)
      : referee_(referee),
        generator_(luck),
        budget_(coach::review_budget(ReviewDepth::quick, strategy_->review_simulations(), simulations)),
        calls_(calls) {}

  void asked(Seat seat) override {
    const auto view = [&] { return referee_.view(seat); };
    if (strategy_->can_glance(G::seen(referee_.state(), seat))) taught_.offer(generator_, view);
    Options options;
    Engine<G>::legal(referee_.state(), seat, options);
    if (options.size() > 1) decided_.offer(generator_, view);
  }

  void over() override {
    if (taught_.chosen()) note(Caller::judge, *taught_.chosen(), strategy_->glance(G::seen(*taught_.chosen())));
    if (!decided_.chosen()) return;
    const View& view = *decided_.chosen();
    note(Caller::review, view, coach::expectation<G>(*strategy_, view, budget_.worlds, generator_).mean());
    const Thinking thinking{.simulations = budget_.simulations};
    const coach::Advising<G> advising(*strategy_, view, thinking, generator_, {}, false);
    note(Caller::search, view, advising.best().chance());
  }

 private:
  using View = typename G::View;

  void note(Caller caller, const View& view, i32 called) {
    calls_.push_back({caller, called, strategy_->achieved(referee_.state(), view.viewer)});
  }

  const Referee<G>& referee_;
  Generator generator_;
  std::unique_ptr<Searching<G>> strategy_ = make_searching<G>();
  coach::ReviewBudget budget_;
  std::vector<Call>& calls_;
  AnyOne<View> taught_{};
  AnyOne<View> decided_{};
};

std::unique_ptr<Onlooker> make_calling(const AnyGame& game, const Key& luck, int simulations,
                                       std::vector<Call>& calls) {
  std::unique_ptr<Onlooker> calling;
  AllGames::each([&]<Game G>() {
    const auto* const known = dynamic_cast<const AnyGameOf<G>*>(&game);
    if (known != nullptr) calling = std::make_unique<Calling<G>>(known->referee(), luck, simulations, calls);
  });
  return calling;
}

}  // namespace

bool has_chances(const AnyGame& game) {
  bool has = false;
  AllGames::each([&]<Game G>() {
    if (game.name() == G::kName) has = make_searching<G>()->stake(game.seats()) == Stake::victory;
  });
  return has;
}

std::vector<Call> call_positions(Series series, int simulations) {
  std::vector<std::vector<Call>> by_game(static_cast<std::size_t>(series.games));
  series.onlooker = [&](const AnyGame& game, int number) {
    const Key luck = Generator(series.seed).fork("calls " + std::to_string(number)).key();
    return make_calling(game, luck, simulations, by_game[static_cast<std::size_t>(number)]);
  };
  play_series(series);
  std::vector<Call> calls;
  for (const auto& game : by_game) calls.insert(calls.end(), game.begin(), game.end());
  return calls;
}

}  // namespace bathys
