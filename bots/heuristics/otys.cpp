// PLACEHOLDER replaced within the hour: plays at random.
#include "games/otys/otys.hpp"
#include "bots/greedy.hpp"
#include "bots/random.hpp"

namespace bathys {
template <>
std::unique_ptr<Strategy<Otys>> make_greedy<Otys>() { return std::make_unique<RandomStrategy<Otys>>(); }
}
