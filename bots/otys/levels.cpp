// The levels of Otys.
#include "bots/level.hpp"
#include "bots/otys/fallible.hpp"
#include "bots/otys/minds.hpp"

namespace bathys {

/// An easy opponent may misjudge the odds of a turn widely, a normal one somewhat; a hard one judges as well as it
/// can and looks no further than its turn; an expert plays on in imagined worlds.
template <>
std::unique_ptr<Strategy<Otys>> make_level<Otys>(Level level) {
  using namespace otys;
  switch (level) {
    case Level::easy:
      return std::make_unique<Fallible>(judge_for, Error{480});
    case Level::normal:
      return std::make_unique<Fallible>(judge_for, Error{180});
    case Level::hard:
      return std::make_unique<Fallible>(judge_for, Error{});
    case Level::expert:
      break;
  }
  return make_searching<Otys>();
}

template <>
std::unique_ptr<Searching<Otys>> make_searching<Otys>() {
  return std::make_unique<otys::Expert>(otys::judge_for, otys::Depth{});
}

}  // namespace bathys
