// What follows by the rules from what a viewer sees of Otys, for whoever shows it.
#pragma once

#include "core/archive.hpp"
#include "core/fixed_list.hpp"
#include "games/otys/state.hpp"

namespace bathys::otys {

/// A contract and the answer that comes nearest to completing it (6.1, 6.2), be it allowed or not.
struct Nearest {
  u8 card = 0;
  Action answer{};
  bool operator==(const Nearest&) const = default;
};

struct Facts {
  Seat left = kNoSeat;                         ///< 5.1: whom the viewer copies; nobody for who only watches
  Seat right = kNoSeat;                        ///< and where that is the same neighbour
  FixedList<Nearest, kContracts> contracts{};  ///< that the viewer could complete: public ones, then those in hand
};

Facts facts(const View& view);
void describe(Archive& archive, Facts& facts);

}  // namespace bathys::otys
