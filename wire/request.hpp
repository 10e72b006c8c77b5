// One request of the engine protocol: its fields, read strictly.
#pragma once

#include <string>
#include <string_view>

#include "core/seat.hpp"
#include "wire/json.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

/// A request that cannot be answered, with the code of the error and what to say.
struct RequestError {
  std::string code;
  std::string message;
};

/// Reads the fields of a request. Everything here throws RequestError (bad_request) naming the field that is wrong.
class Request {
 public:
  /// The body is an object and must outlive the request.
  explicit Request(const Json& body);

  bool has(std::string_view name) const;
  /// Any value; the field must be there.
  const Json& value(std::string_view name) const;
  std::string text(std::string_view name) const;
  i64 number(std::string_view name, i64 least, i64 most) const;
  i64 number_or(std::string_view name, i64 least, i64 most, i64 absent) const;
  bool flag_or(std::string_view name, bool absent) const;
  /// "seat": a number, below `seats`.
  Seat seat(int seats) const;
  /// "seat": a number below `seats`, or "spectator"; a spectator when absent.
  Seat viewer_or_spectator(int seats) const;
  /// "lang": English when absent. "names": what the seats are called; by number when absent.
  const Voice& voice() const { return voice_; }

 private:
  const Json& body_;
  Voice voice_;
};

}  // namespace bathys::wire
