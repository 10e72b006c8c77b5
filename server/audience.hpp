// The people looking at a table: players, their other windows, and spectators.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "server/services.hpp"
#include "words/catalogue.hpp"

namespace bathys::server {

/// One connection: who it is, and the language it is spoken to in.
struct Guest {
  std::shared_ptr<Connection> connection;
  Seat viewer = kSpectator;
  bool owner = false;
  words::Language language = words::Language::english();
  std::string link{};  ///< the hash of the token, where it is an invitation to a seat and not the seat
};

class Audience {
 public:
  bool empty() const { return guests_.empty(); }
  const std::vector<Guest>& guests() const { return guests_; }

  /// Valid until somebody else comes or goes.
  Guest& add(Guest guest);
  /// Null when this connection is not here.
  Guest* find(const Connection* connection);
  /// False when it was not here.
  bool remove(const Connection* connection);
  /// Closes every connection at this seat.
  void send_away(Seat seat, std::string_view code, std::string_view why);
  void send_all_away(std::string_view code, std::string_view why);
  void forget_all() { guests_.clear(); }

  bool has(Seat seat) const { return count(seat) > 0; }
  int count(Seat seat) const;
  void tell_all(std::string text) const;
  void tell_all_but(const Connection* connection, std::string text) const;

 private:
  std::vector<Guest> guests_{};
};

}  // namespace bathys::server
