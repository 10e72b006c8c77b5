// The same people once more: another table, at which each of them is invited by what they hold at this one.
#pragma once

#include "storage/storage.hpp"

namespace bathys::server {

/// A table like a finished one with every seat one place further, as whoever sat on the second seat sits on the first
/// now. Whoever held a seat is invited by the very token of the finished table, so that no new link has to reach
/// anybody; bots stay bots. `seen`: seconds of the running time.
storage::TableRow once_more(const storage::TableRow& finished, i64 seen);

}  // namespace bathys::server
