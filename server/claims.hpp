// How seats are taken: by an invitation that is used up with it, moved to another device, or given anew.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/integers.hpp"
#include "storage/storage.hpp"
#include "wire/json_type.hpp"

namespace bathys::server {

using Seats = std::vector<storage::SeatRow>;

/// How one seat is taken. Of links only hashes are kept; empty where there is none.
struct Claim {
  std::string invitation;  ///< the link to the seat, used up as soon as somebody holds the seat
  std::string part;        ///< of the seed: who took the seat gave it
  i64 when = 0;            ///< it was taken, in seconds since 1970
  std::string player;      ///< by what the seat of a rated table was held when the first answer came
  std::string moving;      ///< a link by which the holder moves to another device
  std::string moved;       ///< the last one of these that was used
  std::string renewal;     ///< an invitation that is valid later, if the holder says nothing until then
  i64 renewal_from = 0;    ///< in milliseconds of the running time

  // How its holder stands to the game (server/ending.hpp).
  i64 gave_up = 0;     ///< the change of the seats by which they gave up; 0: they have not
  i64 gave_up_at = 0;  ///< how many answers had been given then
  std::string why;     ///< they play no more
  i64 stood_in = 0;    ///< 1: a bot was put on the seat of a rated table while its game went on
  i64 wants_end = 0;   ///< 1: has agreed to end
  i64 pause = 0;       ///< what they say about standing still (server/pause.hpp)
  i64 undo_at = 0;     ///< the change of the table at which they agreed to take back (server/consent.hpp)
  i64 undo_to = 0;     ///< whoever asks for it: from which answer on
  // Of the table; these stand at the first seat.
  std::string ending;  ///< why it has ended early
  i64 paused_at = 0;   ///< in milliseconds of the running time; 0 while it goes on
  std::string next;    ///< the table where the same people play again

  std::string reaction;  ///< what the holder has shown last (server/reactions.hpp)
  i64 reacted = 0;       ///< the change of the seats by which they did
};
/// Throws BadInput for what no server has written.
Claim claim_of(const storage::SeatRow& seat);
/// False for nearly all seats at nearly any time, and quick to find out, since it is asked with every message.
bool may_have_renewal(const storage::SeatRow& seat);
void keep(storage::SeatRow& seat, const Claim& claim);

/// What a table has chosen about its seats.
struct Terms {
  static constexpr i64 kUsualAbsence = 300;
  static constexpr i64 kDay = 24 * 3600;
  static constexpr i64 kMax = 30 * 24 * 3600;

  bool invites = false;         ///< links are invitations; otherwise they are the seats themselves
  i64 renewal = kUsualAbsence;  ///< seconds that a holder has to object to a new link
  i64 absence = kUsualAbsence;  ///< seconds after which a bot may play for who is away
  bool whole = false;           ///< the timer of the table is for the whole game
  i64 increment = 0;            ///< seconds that are gained then, with each part that is done
  bool loses = false;           ///< whoever has no time left has lost; otherwise a bot answers
};
/// How long people are away at such a table without having left it, in seconds: where somebody has days to think, a
/// day.
i64 usual_absence(const storage::TableRow& table);
/// Throws BadInput for what no server has written.
Terms terms_of(const storage::TableRow& table);
std::string terms_text(const Terms& terms);

/// Whether somebody is missing, so that nothing is dealt yet.
bool is_waiting(const storage::TableRow& table);
/// Whether every seat is taken or given to a bot.
bool are_taken(const Seats& seats);
/// The seats of a table that is dealt now: those of bots have no part of the seed.
void close_parts(Seats& seats);
/// The seed of the game. A table that waits has none: its game stands for no secret, as everybody can know it.
std::string seed_of(const storage::TableRow& table);

/// Why a request about seats is refused.
struct SeatRefusal {
  const char* code;
  const char* what;
};
inline constexpr SeatRefusal kKeepsSeat{"keeps_seat", "at a rated table the seats stay with those who took them"};
inline constexpr SeatRefusal kPeopleOnly{"people_only",
                                         "at a rated table people play; whoever has had enough gives up"};
/// Whether somebody else may be given a seat that is held: not where the result will be that of its holder.
bool may_renew(const storage::TableRow& table);

/// By which link somebody comes to a seat.
struct Invited {
  enum class By { invitation, move, used_move, renewal };
  int seat = -1;
  By by = By::invitation;
};
std::optional<Invited> invited_by(const Seats& seats, const std::string& hash);

/// Somebody takes a seat.
struct ClaimRequest {
  std::string token{};  ///< the link; empty for an open seat of a public table
  int seat = -1;        ///< where there is no link
  std::string key{};    ///< the browser's secret, by which it holds the seat from now on
  std::string part{};   ///< of the seed
  std::string name{};   ///< empty: the one that the maker has given
};
/// What became of it: the seats afterwards, or why not.
struct ClaimResult {
  Seats seats{};
  int seat = -1;
  bool moved = false;     ///< whoever held the seat before does not any more
  bool repeated = false;  ///< it is done already, by the same request: nothing changes
  std::string code{};
  std::string what{};
};
/// Throws BadInput for what cannot be a claim, such as a part of the seed that has another form.
ClaimRequest read_claim(const wire::Json& body, bool open_seat);
/// When a seat is taken.
struct Moment {
  i64 running_ms = 0;    ///< by which links become valid
  i64 wall_seconds = 0;  ///< for people to read, since 1970
};
ClaimResult take_seat(const storage::TableRow& table, const ClaimRequest& request, Moment now);

}  // namespace bathys::server
