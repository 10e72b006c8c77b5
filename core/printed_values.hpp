// The printed values of a game by their names, as its component file writes them: "calendar.wage",
// "store.rows.1.credits", "techs.mask.royalty". Sentences name them.
//
// A name is the way through the file: fields by their name, items of a list by their `id` if they have one, else by
// their place, from 0.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/archive.hpp"

namespace bathys {

/// The numbers that a description shows.
class ValuesByName {
 public:
  explicit ValuesByName(const std::function<void(Archive&)>& show);

  std::optional<i64> find(std::string_view name) const;
  /// All of them, sorted by name.
  const std::vector<std::pair<std::string, i64>>& all() const { return values_; }

 private:
  std::vector<std::pair<std::string, i64>> values_;
};

}  // namespace bathys
