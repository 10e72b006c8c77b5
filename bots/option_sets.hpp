// The option sets of each game that benchmarks, signatures and tests go through, so that they all cover the same
// ground.
#pragma once

#include <span>

#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {

template <Game G>
std::span<const typename G::Setup> option_sets();

/// Otys: 2, 3 and 4 players and solo; sponsors basic, advanced, drawn, and a given mixture; with and without the
/// designer's variant where there is somebody to copy, easy and hard where there is nobody.
template <>
std::span<const Otys::Setup> option_sets<Otys>();

/// Thesauros: standard, initiation and mercenaries with 2, 3 and 4 players, and solo.
template <>
std::span<const Thesauros::Setup> option_sets<Thesauros>();

}  // namespace bathys
