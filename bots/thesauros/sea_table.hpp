// What is the same whenever a zodiac of Thesauros looks at the sea: how far its spaces lie apart for somebody's maps,
// and what moves cost with some motors. Found out once and kept.
#pragma once

#include <array>
#include <memory>

#include "games/thesauros/thesauros.hpp"

namespace bathys::thesauros {

/// How far each space lies from each other one.
using AllDistances = std::array<sea::Distances, kMaxSpaces>;

/// What a move of one leg costs by the number of its spaces, and how far the longest goes.
struct Fares {
  static constexpr int kLongestMove = 12;
  std::array<u8, kLongestMove + 1> prices{};
  int reach = 0;
};

/// Kept for each thread, until other components are in play.
class SeaTable {
 public:
  static SeaTable& here();

  const AllDistances& distances(const Public& table, Seat seat);
  const Fares& fares(Load load);

 private:
  static constexpr std::size_t kMapSets = std::size_t{1} << kDigZones;

  ComponentsHash components_{};
  std::array<std::unique_ptr<AllDistances>, kFaces * kMapSets> distances_{};
  std::array<std::unique_ptr<Fares>, 256> fares_{};  ///< by Load::motor_code
};

}  // namespace bathys::thesauros
