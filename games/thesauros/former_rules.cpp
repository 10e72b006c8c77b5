// The former rules of Thesauros, and which of their games go the same way now.
#include "games/thesauros/thesauros.hpp"

namespace bathys {
namespace {

/// In every mode there are boats, and they move otherwise now.
constexpr FormerRules<thesauros::Setup> kFormer[] = {
    {1, "9f9a3f8e79f0ac95c871ca64d96b5c8a86e12a22269622fbca5c86ca70fcd992", nullptr},
};

}  // namespace

std::span<const FormerRules<Thesauros::Setup>> Thesauros::former_rules() { return kFormer; }

}  // namespace bathys
