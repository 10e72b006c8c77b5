// Games in the mind: a world of Thesauros is played on quickly, as far as it can be foreseen, and judged there.
#pragma once

#include "bots/thesauros/quick.hpp"

namespace bathys::thesauros {

/// Plays on until the quadrimester of that number begins, or to the end of the game.
void play_on(Play& play, int quadrimester);

/// What the place where a game in the mind ended is worth to a seat; of `kSure`.
i32 chance_where_it_ended(const State& state, Seat seat);

/// A whole world that fits what a seat sees. What others have written or bid in secret they will write again: nobody
/// can know it, and they do it as they would.
State world_for(const View& view, Generator& generator);

}  // namespace bathys::thesauros
