// What a position of Thesauros is worth to a seat, as a chance to win.
#pragma once

#include "bots/search/chance.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

/// What the one who sees a position thinks of it, as far as it was learned; of `kSure`.
i32 chance_now(const Seen& seen);

/// What the end of a game is worth to a seat. Imagined games are never played as well as real ones: who is ahead by few
/// points in one of them has not won for sure.
i32 chance_at_end(const State& state, Seat seat);

/// Alone, of `kSure`: almost half for a win, more by its points, most for 100, all for 120. A loss is worth a little,
/// by how near it came.
i32 solo_result(const State& state);

}  // namespace bathys::thesauros
