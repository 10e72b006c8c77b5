// How rules tell what happened: to everybody, to one seat only, or to all but one.
#pragma once

#include <type_traits>

#include "core/event.hpp"
#include "core/game.hpp"

namespace bathys {

/// Something that everybody may know.
template <class Happening, class... Args>
requires std::is_enum_v<Happening>
constexpr Event event(Happening kind, Args... args) {
  return {static_cast<u8>(kind), SeatSet::everybody(), {static_cast<i16>(args)...}};
}

/// Tells everybody. In search nobody listens, and nothing is made.
template <class State, class Happening, class... Args>
void tell(PlayOn<State>& play, Happening kind, Args... args) {
  if (play.report.listening()) play.report.tell(event(kind, args...));
}

template <class State, class Happening, class... Args>
void tell_these(PlayOn<State>& play, SeatSet audience, Happening kind, Args... args) {
  if (!play.report.listening()) return;
  Event secret = event(kind, args...);
  secret.audience = audience;
  play.report.tell(secret);
}

/// Tells one seat only.
template <class State, class Happening, class... Args>
void tell_only(PlayOn<State>& play, Seat seat, Happening kind, Args... args) {
  tell_these(play, SeatSet(seat), kind, args...);
}

/// Tells everybody but one seat.
template <class State, class Happening, class... Args>
void tell_others(PlayOn<State>& play, Seat seat, Happening kind, Args... args) {
  tell_these(play, SeatSet::everybody().without(seat), kind, args...);
}

}  // namespace bathys
