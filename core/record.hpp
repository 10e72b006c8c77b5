// A game is its inputs (law 5): everything needed to play it again to the same bytes.
#pragma once

#include <optional>
#include <vector>

#include "core/action.hpp"
#include "core/generator.hpp"
#include "core/seat.hpp"

namespace bathys {

struct Answer {
  Seat seat{};
  Action action{};

  bool operator==(const Answer&) const = default;
};

/// Rules version and components hash are the game's own and are checked where a record enters (wire/record).
template <class G>
struct Record {
  typename G::Setup setup{};
  Key seed{};
  std::optional<typename G::State> start{};  ///< set when the game began from a given position instead of the seed
  std::vector<Answer> answers{};
};

}  // namespace bathys
