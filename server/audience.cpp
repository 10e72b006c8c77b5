// The people looking at a table.
#include "server/audience.hpp"

#include <algorithm>
#include <utility>

namespace bathys::server {

Guest& Audience::add(Guest guest) {
  guests_.push_back(std::move(guest));
  return guests_.back();
}

Guest* Audience::find(const Connection* connection) {
  for (Guest& guest : guests_) {
    if (guest.connection.get() == connection) return &guest;
  }
  return nullptr;
}

bool Audience::remove(const Connection* connection) {
  return std::erase_if(guests_, [&](const Guest& guest) { return guest.connection.get() == connection; }) > 0;
}

void Audience::send_away(Seat seat, std::string_view code, std::string_view why) {
  for (const Guest& guest : guests_) {
    if (guest.viewer == seat) guest.connection->close(code, why);
  }
  std::erase_if(guests_, [&](const Guest& guest) { return guest.viewer == seat; });
}

void Audience::send_all_away(std::string_view code, std::string_view why) {
  for (const Guest& guest : guests_) guest.connection->close(code, why);
  guests_.clear();
}

int Audience::count(Seat seat) const {
  const auto here = [&](const Guest& guest) { return guest.viewer == seat; };
  return static_cast<int>(std::count_if(guests_.begin(), guests_.end(), here));
}

void Audience::tell_all(std::string text) const { tell_all_but(nullptr, std::move(text)); }

void Audience::tell_all_but(const Connection* connection, std::string text) const {
  const Bytes bytes = bytes_of(std::move(text));
  for (const Guest& guest : guests_) {
    if (guest.connection.get() != connection) guest.connection->send(bytes);
  }
}

}  // namespace bathys::server
