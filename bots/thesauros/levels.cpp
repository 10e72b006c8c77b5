// The levels of Thesauros.
#include "bots/level.hpp"

#include "bots/greedy.hpp"
#include "bots/thesauros/expert.hpp"

namespace bathys {

template <>
std::unique_ptr<Searching<Thesauros>> make_searching<Thesauros>() {
  return std::make_unique<thesauros::Expert>();
}

template <>
std::unique_ptr<Strategy<Thesauros>> make_level<Thesauros>(Level level) {
  switch (level) {
    case Level::easy:
    case Level::normal:
    case Level::hard:
      return make_greedy<Thesauros>();
    default:
      return make_searching<Thesauros>();
  }
}

}  // namespace bathys
