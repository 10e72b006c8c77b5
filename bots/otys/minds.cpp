// The judges of Otys as they were learned.
#include "bots/otys/minds.hpp"

namespace bathys::otys {
namespace {

namespace duel {
#include "bots/otys/duel_weights.inc"
}
namespace company {
#include "bots/otys/company_weights.inc"
}

/// A network with the judge that asks it.
struct Mind {
  Mind(const SideInputs& inputs, int count, std::span<const i16> numbers)
      : network({count, numbers}), judge(inputs, network) {}
  Mind(const Mind&) = delete;
  Mind& operator=(const Mind&) = delete;

  Network network;
  Judge judge;
};

struct Minds {
  SideInputs inputs{};
  Mind two{inputs, duel::kInputs, duel::kNumbers};
  Mind more{inputs, company::kInputs, company::kNumbers};
};

}  // namespace

Weights16 learned_by_two() { return {duel::kInputs, duel::kNumbers}; }

const Judge& judge_for(const Public& table) {
  static const Minds minds;
  return table.seats() <= 2 ? minds.two.judge : minds.more.judge;
}

}  // namespace bathys::otys
