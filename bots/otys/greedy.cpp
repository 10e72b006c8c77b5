// The greedy strategy for Otys.
#include "bots/greedy.hpp"

#include "bots/otys/turn.hpp"

namespace bathys {
namespace {

class GreedyOtys final : public Strategy<Otys> {
 public:
  Action choose(const Otys::View& view, const Thinking&, Generator& generator) override {
    static const otys::Appraiser appraiser;
    return otys::TurnSearch(appraiser, view, generator).best(generator);
  }
};

}  // namespace

template <>
std::unique_ptr<Strategy<Otys>> make_greedy<Otys>() {
  return std::make_unique<GreedyOtys>();
}

}  // namespace bathys
