// Where sentences find the values printed on the components of a game.
//
// A text of the catalogue may name a value of its game's component file ("{=calendar.wage}", words/catalogue.hpp). The
// game answers for it, from the tables that are in play at that moment, so that a sentence always says what the rules
// do. A game declares its `PrintedValues` beside its tables: whoever is linked with the game can say its sentences.
#pragma once

#include <optional>
#include <string_view>

#include "core/integers.hpp"

namespace bathys {

class PrintedValues {
 public:
  /// The whole number at a path of the component file; nothing when there is none. An entry of a list is called by its
  /// id, or by its place from 0 when it has none: "techs.mask.royalty", "store.rows.0.credits".
  using Lookup = std::optional<i64> (*)(std::string_view path);

  /// To be declared as a constant of a file, so that it lives as long as the program.
  PrintedValues(std::string_view game, Lookup lookup);
  PrintedValues(const PrintedValues&) = delete;
  PrintedValues& operator=(const PrintedValues&) = delete;

  static std::optional<i64> find(std::string_view game, std::string_view path);

 private:
  std::string_view game_;
  Lookup lookup_;
  const PrintedValues* next_;
};

}  // namespace bathys
