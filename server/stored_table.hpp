// What comes out of the storage is checked before it becomes a table: a file may have been damaged or edited.
#pragma once

#include <memory>

#include "core/any_game.hpp"
#include "server/replies.hpp"
#include "storage/storage.hpp"

namespace bathys::server {

/// The game of a stored table, played up to where it stands. Throws BadInput naming the row that is wrong, or why this
/// program cannot play the game.
std::unique_ptr<AnyGame> open_stored(const storage::Stored& stored);

/// The game of a table with all seats taken, before any answer. Its kind and options are those of a game that could be
/// opened.
std::unique_ptr<AnyGame> dealt(const storage::TableRow& table);

/// What was acknowledged to each seat, so that a request that comes again gets the same answer.
Replies replies_of(const storage::Stored& stored);

}  // namespace bathys::server
