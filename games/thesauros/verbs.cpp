// The verb table of Thesauros: names and fields of every answer.
#include "games/thesauros/verbs.hpp"

#include <charconv>

#include "games/thesauros/components.hpp"

namespace bathys::thesauros {
namespace {

constexpr u32 kMaxMoney = 9999;

std::string spell_amount(u32 amount) { return amount <= kMaxMoney ? std::to_string(amount) : "?"; }
std::optional<u32> read_amount(std::string_view text) {
  u32 amount = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), amount);
  const bool one_spelling = text.size() == 1 || (!text.empty() && text[0] != '0');
  if (error != std::errc{} || end != text.data() + text.size() || amount > kMaxMoney || !one_spelling) {
    return std::nullopt;
  }
  return amount;
}

constexpr std::array<std::string_view, kZodiacs + 1> kHoldWords{"shore", "z1", "z2", "z3", "z4",
                                                                "z5",    "z6", "z7", "z8"};
constexpr std::array<std::string_view, kRooms + 1> kRoomWords{"1", "2", "3", "4", "5", "6", "7", "8", "reserve"};
constexpr std::array<std::string_view, kExhibits> kExhibitWords{
    "1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "5.1", "5.2",
    "5.3", "6.1", "6.2", "6.3", "7.1", "7.2", "7.3", "8.1", "8.2", "8.3", "r0",  "r1",  "r2",  "r3"};
constexpr std::array<std::string_view, kMaxColumns> kColumnWords{"1", "2", "3", "4", "5"};
constexpr std::array<std::string_view, kTechs> kTechWords = [] {
  std::array<std::string_view, kTechs> words{};
  for (std::size_t i = 0; i < kTechs; ++i) words[i] = kGearWords[i];
  return words;
}();

const FieldSpec kHatA[] = {{"hat", Slot::a, kHatWords}};
const FieldSpec kAccountAmount[] = {{"account", Slot::a, kAccountWords},
                                    {"amount", Slot::d, {}, spell_amount, read_amount}};
const FieldSpec kAmount[] = {{"amount", Slot::d, {}, spell_amount, read_amount}};
const FieldSpec kMeepleZone[] = {{"meeple", Slot::a, kMeepleWords}, {"zone", Slot::b, kZoneWords}};
const FieldSpec kZoneB[] = {{"zone", Slot::b, kZoneWords}};
const FieldSpec kTechA[] = {{"tech", Slot::a, kTechWords}};
const FieldSpec kNumberA[] = {{"number", Slot::a, kDigZoneWords}};
const FieldSpec kTileA[] = {{"tile", Slot::a, tile_words()}};
const FieldSpec kShiftFields[] = {
    {"gear", Slot::a, kGearWords}, {"from", Slot::b, kHoldWords}, {"to", Slot::c, kHoldWords}};
const FieldSpec kZodiacA[] = {{"zodiac", Slot::a, kZodiacWords}};
const FieldSpec kZodiacsAB[] = {{"zodiac", Slot::a, kZodiacWords}, {"other", Slot::b, kZodiacWords}};
const FieldSpec kZodiacSpace[] = {{"zodiac", Slot::a, kZodiacWords}, {"space", Slot::b, space_words()}};
const FieldSpec kGearA[] = {{"gear", Slot::a, kGearWords}};
const FieldSpec kFoundA[] = {{"object", Slot::a, found_words()}};
const FieldSpec kRoomA[] = {{"room", Slot::a, kRoomWords}};
const FieldSpec kSellFields[] = {{"treasure", Slot::a, kTreasureWords}, {"room", Slot::b, kRoomWords}};
const FieldSpec kExhibitsAB[] = {{"exhibit", Slot::a, kExhibitWords}, {"other", Slot::b, kExhibitWords}};
const FieldSpec kCarryFields[] = {{"exhibit", Slot::a, kExhibitWords}, {"slot", Slot::b, kExhibitWords}};
const FieldSpec kMineFields[] = {{"zone", Slot::a, kDigZoneWords}, {"column", Slot::b, kColumnWords}};

const Verb kVerbs[] = {
    {"hat", kHatA},
    {"budget", kAccountAmount},
    {"transfer", kAccountAmount},
    {"allocate", kAccountAmount},
    {"place", kMeepleZone},
    {"place double", kMeepleZone},
    {"post"},
    {"hire", kZoneB},
    {"pass"},
    {"train"},
    {"no training"},
    {"decline"},
    {"recruit"},
    {"send", kZoneB},
    {"send double", kZoneB},
    {"develop", kTechA},
    {"buy", kTechA},
    {"prototype", kTechA},
    {"sit"},
    {"purchase", kNumberA},
    {"claim", kNumberA},
    {"tile", kTileA},
    {"fly"},
    {"rent"},
    {"black plane"},
    {"shift", kShiftFields},
    {"relieve", kZodiacA},
    {"exchange", kZodiacsAB},
    {"landed"},
    {"sail", kZodiacSpace},
    {"pass by", kZodiacSpace},
    {"dive", kZodiacA},
    {"end turn"},
    {"load", kGearA},
    {"load all"},
    {"unload", kGearA},
    {"cast off"},
    {"shoot"},
    {"spare"},
    {"take"},
    {"leave"},
    {"surface"},
    {"shop"},
    {"lagoon", kZodiacSpace},
    {"embark", kZodiacA},
    {"keep", kFoundA},
    {"sponsor", kRoomA},
    {"sell", kSellFields},
    {"advertise"},
    {"bid", kAmount},
    {"withdraw"},
    {"choose", kTechA},
    {"steal", kTechA},
    {"switch", kExhibitsAB},
    {"carry", kCarryFields},
    {"mine", kMineFields},
};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Do::mine) + 1);

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }
std::span<const std::string_view> exhibit_words() { return kExhibitWords; }

}  // namespace bathys::thesauros
