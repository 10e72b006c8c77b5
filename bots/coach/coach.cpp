// The coach of each game, behind one face.
#include "bots/coach/coach.hpp"

#include <cassert>

#include "bots/coach/review.hpp"
#include "bots/outcome_search.hpp"
#include "core/any_game.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

template <Game G>
class CoachOf final : public Coach {
 public:
  Hint hint(const AnyGame& game, Seat seat, const Effort& effort, int lines, u64 seed) override {
    assert(game.decision().asked.has(seat));
    Generator generator(key_from_text("hint " + std::to_string(seed)));
    const Thinking thinking{.simulations = effort.simulations,
                            .budget_ms = effort.budget_ms,
                            .stop = effort.stop,
                            .progress = effort.progress};
    return coach::hint<G>(*strategy_, known(game).referee().view(seat), thinking, lines, generator);
  }

  std::unique_ptr<ReviewInProgress> review(const AnyGame& game, SeatSet seats, ReviewDepth depth,
                                           int simulations) override {
    return std::make_unique<coach::ReviewOf<G>>(
        known(game).referee().record(), seats,
        coach::review_budget(depth, strategy_->review_simulations(), simulations), make_searching<G>());
  }

 private:
  static const AnyGameOf<G>& known(const AnyGame& game) { return dynamic_cast<const AnyGameOf<G>&>(game); }

  std::unique_ptr<Searching<G>> strategy_ = make_searching<G>();
};

}  // namespace

std::unique_ptr<Coach> make_coach(std::string_view game) {
  std::unique_ptr<Coach> coach;
  AllGames::each([&]<Game G>() {
    if (game == G::kName) coach = std::make_unique<CoachOf<G>>();
  });
  return coach;
}

}  // namespace bathys
