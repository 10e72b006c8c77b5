// The levels of Thesauros.
#include "bots/greedy.hpp"
#include "bots/level.hpp"
#include "bots/thesauros/expert.hpp"
#include "bots/thesauros/fallible.hpp"

namespace bathys {

template <>
std::unique_ptr<Searching<Thesauros>> make_searching<Thesauros>() {
  return std::make_unique<thesauros::Expert>();
}

/// Two who err, the greedy bot, and one who thinks ahead.
template <>
std::unique_ptr<Strategy<Thesauros>> make_level<Thesauros>(Level level) {
  using thesauros::Fallible;
  using thesauros::worth_of_points;
  switch (level) {
    case Level::easy:
      return std::make_unique<Fallible>(Fallible::Errors{.worth = worth_of_points(5), .dollars = 6});
    case Level::normal:
      return std::make_unique<Fallible>(Fallible::Errors{.worth = worth_of_points(2), .dollars = 3});
    case Level::hard:
      return make_greedy<Thesauros>();
    default:
      return make_searching<Thesauros>();
  }
}

}  // namespace bathys
