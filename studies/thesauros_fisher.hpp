// A company of Thesauros that lives on fishing: how much can fishing bring (S.3)?
#pragma once

#include <memory>

#include "bots/strategy.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::bench {

/// Builds its company as greedy does. Then it sends crews to the lagoon and whoever is left to the mussels, and of all
/// answers gives the one that brings most from fishing at once.
std::unique_ptr<Strategy<Thesauros>> make_fisher();

}  // namespace bathys::bench
