// The tables of the database and how older ones become new ones, while other processes go on using them.
#pragma once

#include <string>

#include "storage/postgres/session.hpp"

namespace bathys::storage::postgres {

/// The format this program writes. Each adds one step to the list in schema.cpp; steps never change.
inline constexpr i64 kFormat = 6;

/// The database needs a newer bathys.
struct TooOld : StorageError {
  using StorageError::StorageError;
};

/// Makes the tables in an empty database, or brings older ones up to date; of several processes one does it. Throws
/// TooOld when the database needs a newer bathys.
void prepare_schema(Session& session);

/// To be asked first in every transaction: fails when this program is too old for the database. Whoever brings the
/// database to a format that older programs cannot use waits until such transactions are over, and keeps later ones
/// waiting.
extern const Prepared kSuits;
Call suits_call();
/// Throws TooOld, in words for people, when that was the reason.
void explain_if_too_old(const Refused& refused);

}  // namespace bathys::storage::postgres
