// Passports: by one secret a person is the same on every device. What is kept of the secret is its hash.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/integers.hpp"
#include "storage/seat_row.hpp"

namespace bathys::storage {

/// So many of each are kept; the oldest goes for a new one.
inline constexpr int kMaxTies = 300;
inline constexpr int kMaxPapers = 1000;

struct Passport {
  std::string hash;
  std::string name;
  std::string feed{};  ///< the hash of the secret by which its turns can be read
  u64 feeds = 0;       ///< which of these secrets it is
  i64 created = 0;     ///< seconds since 1970
  u64 rated = 0;       ///< how many games have counted for its ratings

  bool operator==(const Passport&) const = default;
};

/// A seat that belongs to a passport, for as long as it is held by the same token.
struct Tie {
  std::string table;
  int seat = 0;
  std::string token_hash;
  std::string sealed;  ///< the token, which only the passport's secret opens
  i64 when = 0;        ///< seconds since 1970
  u64 turn = 0;        ///< the last turn that was noticed here, and when
  i64 turned = 0;

  bool operator==(const Tie&) const = default;
};

/// The same with what there is to say of the table without playing its game.
struct TiedTable {
  Tie tie;
  std::string game;
  std::string options;
  bool over = false;
  int rated = 0;
  i64 created = 0;
  std::vector<SeatRow> seats{};
};

/// Something of the page's that travels: a note, or a finished game. Without a text it has been thrown away.
struct Paper {
  std::string kind;
  std::string id;
  std::string text;
  i64 when = 0;  ///< milliseconds since 1970; an older one never replaces a newer one

  bool operator==(const Paper&) const = default;
};

/// In millionths, because these are the same everywhere.
struct GameRating {
  std::string game;
  i64 rating = 0, deviation = 0, volatility = 0;
  i64 games = 0;
  i64 when = 0;  ///< of the last one, in seconds of the servers' running time

  bool operator==(const GameRating&) const = default;
};

/// Tables that are gone, and seats that are held by somebody else, are left out.
struct StoredPassport {
  Passport passport;
  std::vector<TiedTable> tables{};  ///< the latest first
  std::vector<Paper> papers{};
  std::vector<GameRating> ratings{};
};

/// A seat of a rated table, and the passport for which it counts: the last one to which it was tied before the first
/// answer.
struct Player {
  int seat = 0;
  std::string token_hash;  ///< by which the seat was held then
  std::string passport;    ///< its hash
  u64 rated = 0;           ///< how many games have counted for the passport
  std::optional<GameRating> rating{};

  bool operator==(const Player&) const = default;
};

struct IssuePassport {
  Passport passport;
};
/// Its name and its feed.
struct AmendPassport {
  Passport passport;
};
/// Nothing of it is left.
struct RevokePassport {
  std::string passport;
};
struct TieSeat {
  std::string passport;
  Tie tie;
};
struct UntieSeat {
  std::string passport;
  std::string table;
};
struct NoteTurn {
  std::string passport;
  std::string table;
  u64 turn = 0;
  i64 when = 0;
};
struct KeepPapers {
  std::string passport;
  std::vector<Paper> papers;
};
/// A rated game that is over: each table counts once, and each rating only if it still follows the one that was read;
/// otherwise it is a Conflict. Who played there is forgotten with it.
struct CountRated {
  struct One {
    std::string passport;
    u64 rated;  ///< how many games had counted before
    GameRating now;
  };
  std::string table;
  std::vector<One> ratings;
};
/// All but the first and the last fail when there is no such passport.
using PassportDeed =
    std::variant<IssuePassport, AmendPassport, RevokePassport, TieSeat, UntieSeat, NoteTurn, KeepPapers, CountRated>;
inline constexpr const char* kNoPassport = "there is no such passport";

/// By the hash of its own secret, or by that of its feed.
struct PassportKey {
  enum class By { secret, feed };
  By by = By::secret;
  std::string hash;
};

}  // namespace bathys::storage
