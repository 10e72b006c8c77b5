// The greedy strategy for Thesauros.
#include "bots/greedy.hpp"

#include "bots/thesauros/placement.hpp"

namespace bathys {
namespace {

class GreedyThesauros final : public Strategy<Thesauros> {
 public:
  Action choose(const Thesauros::View& view, const Thinking&, Generator& generator) override {
    static const thesauros::Adviser among_rivals;
    static const thesauros::Adviser alone(thesauros::Weights::for_solo());
    const thesauros::Adviser& adviser = view.table.is_solo() ? alone : among_rivals;
    const Frame& question = view.table.pending.top();
    if (thesauros::is(question, thesauros::Rule::place) || thesauros::is(question, thesauros::Rule::place_recruit))
      return thesauros::Placement(adviser, view, generator).best();
    return adviser.choose(Thesauros::seen(view), question).action;
  }
};

}  // namespace

template <>
std::unique_ptr<Strategy<Thesauros>> make_greedy<Thesauros>() {
  return std::make_unique<GreedyThesauros>();
}

}  // namespace bathys
