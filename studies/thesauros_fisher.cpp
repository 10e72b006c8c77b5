// A company of Thesauros that lives on fishing.
#include "studies/thesauros_fisher.hpp"

#include "bots/greedy.hpp"
#include "games/thesauros/rulebook.hpp"

namespace bathys::bench {
namespace {

using namespace thesauros;

constexpr int kLagoonZone = 7;
constexpr int kMusselsZone = 6;
/// Until then a company recruits, and buys its trap and its harpoon.
constexpr int kBuildsUntil = 2;
/// Lobsters and coast: the two spaces of the lagoon where fish is caught.
constexpr int kCrewsWanted = 2;

class Fisher final : public Strategy<Thesauros> {
 public:
  Action choose(const View& view, const Thinking& thinking, Generator& generator) override {
    Options options;
    legal<Thesauros>(view, options);
    const Action usual = greedy_->choose(view, thinking, generator);
    if (view.table.board.quadrimester <= kBuildsUntil) return usual;
    if (is(view.table.pending.top(), Rule::place)) return send(view, options, usual);
    return best_catch(view, options, usual, generator);
  }

 private:
  static Action send(const View& view, const Options& options, Action usual) {
    int crews = 0;
    for (const u8 code : view.table.queue(kLagoonZone)) crews += Standing::of(code).owner() == view.viewer ? 1 : 0;
    const int zone = crews < kCrewsWanted ? kLagoonZone : kMusselsZone;
    for (const Action action : options) {
      if (is(action, Do::place) && action.b == zone) return action;
    }
    return usual;
  }

  static Action best_catch(const View& view, const Options& options, Action usual, Generator& generator) {
    const State now = Thesauros::imagine(view, generator);
    Action best = usual;
    int most = 0;
    for (const Action action : options) {
      State after = now;
      Report silent;
      Play play{after, silent};
      Engine<Thesauros>::answer_trusted(play, view.viewer, action);
      const int gain = after.table.player(view.viewer).fishing - now.table.player(view.viewer).fishing;
      if (gain > most) {
        most = gain;
        best = action;
      }
    }
    return best;
  }

  std::unique_ptr<Strategy<Thesauros>> greedy_ = make_greedy<Thesauros>();
};

}  // namespace

std::unique_ptr<Strategy<Thesauros>> make_fisher() { return std::make_unique<Fisher>(); }

}  // namespace bathys::bench
