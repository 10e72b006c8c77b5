// The random strategy: every legal answer is equally likely. Plays every game.
#pragma once

#include "bots/strategy.hpp"

namespace bathys {

template <Game G>
class RandomStrategy final : public Strategy<G> {
 public:
  Action choose(const typename G::View& view, const Thinking&, Generator& generator) override {
    Options options;
    legal<G>(view, options);
    return options[static_cast<int>(generator.below(static_cast<u32>(options.size())))];
  }
};

}  // namespace bathys
