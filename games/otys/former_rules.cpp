// The former rules of Otys, and which of their games go the same way now.
#include "games/otys/otys.hpp"

namespace bathys {
namespace {

/// D27 to D29 are about the solo game alone.
bool has_company(const otys::Setup& setup) { return setup.players >= 2; }

constexpr FormerRules<otys::Setup> kFormer[] = {
    {1, "562d81c4fef4763053d39c6d4d9253998a2f8e904149271647d427269b1d9a4b", has_company},
};

}  // namespace

std::span<const FormerRules<Otys::Setup>> Otys::former_rules() { return kFormer; }

}  // namespace bathys
