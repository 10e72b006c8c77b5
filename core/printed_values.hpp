// The printed values of a game by their names, as its component file writes them: "calendar.wage", "store.rows.1.credits",
// "techs.mask.royalty". Sentences name them, tests walk them.
//
// A name is the way through the file: fields by their name, items of a list by their `id` if they have one, else by their
// place, from 0.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/archive.hpp"

namespace bathys {

/// Shows all fields of a game's components to an archive.
using ShowComponents = std::function<void(Archive&)>;

struct PrintedValue {
  std::string name;
  i64 value;  ///< a number; 0 or 1 for a no or yes; the place of a word among those it is taken from

  bool operator==(const PrintedValue&) const = default;
};

/// All values that a description shows, in its order.
std::vector<PrintedValue> printed_values(const ShowComponents& show);

}  // namespace bathys
