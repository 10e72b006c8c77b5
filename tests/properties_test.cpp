// Properties of arbitrary input that belong to no game: packed digits, base64url, notation of the toy game.
#include "core/packed.hpp"
#include "games/pearls/pearls.hpp"
#include "tests/game_properties.hpp"

namespace bathys::properties {
namespace {

RC_GTEST_PROP(PackedDigits, ReadBackWhateverTheyAre, (const std::vector<std::pair<u32, u32>>& pairs)) {
  std::vector<Digit> digits;
  for (const auto& [value, radix] : pairs) digits.push_back({radix == 0 ? 0 : value % radix, std::max(radix, 1u)});
  DigitReader reader(pack_digits(digits));
  for (const Digit& digit : digits) RC_ASSERT(reader.next(digit.radix) == digit.value);
  RC_ASSERT(reader.exhausted());
}

RC_GTEST_PROP(Base64url, ReadsBackAnyBytes, (const std::vector<u8>& bytes)) {
  RC_ASSERT(from_base64url(base64url(bytes)) == bytes);
}

RC_GTEST_PROP(Base64url, ReadsOnlyWhatItWouldWrite, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ABCyz089-_=+ \n")));
  if (const auto bytes = from_base64url(text)) RC_ASSERT(base64url(*bytes) == text);
}

RC_GTEST_PROP(Notation, OfAnyTextIsNothingOrSpellsBack, (const std::string& text)) {
  spells_back(Pearls::verbs(), text);
}

}  // namespace
}  // namespace bathys::properties
