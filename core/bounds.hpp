// Bounds that are checked in every build: a mistake of ours ends one request, never writes beyond a list.
#pragma once

#include <stdexcept>

namespace bathys {

/// Something of ours reached beyond a list or a stack.
struct OutOfBounds : std::logic_error {
  using std::logic_error::logic_error;
};

/// Out of line, so that a check is one comparison where it stands.
[[noreturn]] void out_of_bounds(const char* what);

constexpr void check_bounds(bool within, const char* what) {
  if (!within) [[unlikely]] {
    out_of_bounds(what);
  }
}

}  // namespace bathys
