// The strategy behind the higher levels of Thesauros: the greedy bot's best answers are tried in imagined worlds, and
// its own is given unless another one is clearly better.
#pragma once

#include "bots/search/searching.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

class Expert final : public Searching<Thesauros> {
 public:
  struct Manner {
    int simulations = 400;  ///< when nothing else is said; fewer among more than two, whose games take longer
    int candidates = 6;     ///< so many answers are tried
    int quadrimesters = 3;  ///< so far a game in the mind goes
    int tenths = 10;        ///< of a standard error, by which an answer must be better than the greedy bot's
  };

  explicit Expert(const Manner& manner) : manner_(manner) {}
  Expert() : Expert(Manner{}) {}

  std::vector<SearchedLine> search(const View& view, const Thinking& thinking, Generator& generator,
                                   std::span<const Action> also = {}, const Watch& watch = {}) override;
  i32 glance(const Seen& seen) const override;
  bool can_glance(const Seen& seen) const override;
  i32 try_out(const State& world, Seat seat, u64 luck) const override;
  i32 achieved(const State& end, Seat seat) const override;
  std::unique_ptr<Searching<Thesauros>> farther() const override;
  int review_simulations() const override { return 300; }
  /// As the search finds it; where there is nothing to think about, at once.
  Action choose(const View& view, const Thinking& thinking, Generator& generator) override;

 private:
  Budget budget(const View& view, const Thinking& thinking) const;
  std::vector<SearchedLine> compare(const View& view, const std::vector<Action>& answers, Budget& budget,
                                    Generator& generator, const Watch& watch, bool each_once) const;
  /// The lines of these answers in the order in which they are to be given; the first answer is the greedy bot's.
  std::vector<SearchedLine> rank(const View& view, const std::vector<Action>& answers, Budget& budget,
                                 Generator& generator, const Watch& watch, bool each_once) const;
  Manner manner_;
};

}  // namespace bathys::thesauros
