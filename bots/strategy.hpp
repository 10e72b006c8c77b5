// A way to play one game. It is given what a seat can see and has no way to the rest (law 4).
#pragma once

#include "bots/bot.hpp"
#include "core/engine.hpp"

namespace bathys {

template <Game G>
class Strategy {
 public:
  virtual ~Strategy() = default;

  /// A legal answer to the question the view stands at, which is asked of its viewer.
  virtual Action choose(const typename G::View& view, const Thinking& thinking, Generator& generator) = 0;
};

/// What may be answered at a view.
template <Game G>
void legal(const typename G::View& view, Options& options) {
  Engine<G>::offer(G::seen(view), view.table.pending.top(), options);
}

}  // namespace bathys
