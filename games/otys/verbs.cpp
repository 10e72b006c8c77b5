// The verb table of Otys: names and fields of every answer.
#include "games/otys/verbs.hpp"

#include "games/otys/components.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

constexpr std::array<std::string_view, 2> kXWords{"own", "neutral"};
constexpr std::array<std::string_view, 2> kSlotWords{"1", "2"};
constexpr std::array<std::string_view, 2> kForWords{"credits", "prestige"};
constexpr std::array<std::string_view, 2> kSideWords{"left", "right"};
constexpr auto kOwnKeyWords = std::span(kKeyWords).first<kOwnKeys>();

const FieldSpec kLevelA[] = {{"level", Slot::a, kLevelWords}};
const FieldSpec kXFields[] = {{"which", Slot::b, kXWords}, {"level", Slot::a, kLevelWords}};
const FieldSpec kKeyA[] = {{"key", Slot::a, kOwnKeyWords}};
const FieldSpec kTokenA[] = {{"token", Slot::a, kSlotWords}};
const FieldSpec kDiverA[] = {{"diver", Slot::a, kDiverWords}};
const FieldSpec kMoveFields[] = {
    {"resource", Slot::a, kResourceWords}, {"from", Slot::b, kLevelWords}, {"to", Slot::c, kLevelWords}};
const FieldSpec kPropelFields[] = {{"diver", Slot::a, kDiverWords}, {"to", Slot::b, kPlaceWords}};
const FieldSpec kResourceA[] = {{"resource", Slot::a, kResourceWords}};
const FieldSpec kSellFields[] = {{"resource", Slot::a, kResourceWords}, {"for", Slot::b, kForWords}};
const FieldSpec kSideA[] = {{"side", Slot::a, kSideWords}};
const FieldSpec kTimerA[] = {{"timer", Slot::a, kSlotWords}};
const FieldSpec kTechnicianA[] = {{"technician", Slot::a, kTechnicianWords}};
const FieldSpec kCardA[] = {{"contract", Slot::a, contract_words()}};
const FieldSpec kCompleteFields[] = {{"contract", Slot::a, contract_words()},
                                     {"level", Slot::b, kLevelWords},
                                     {"with", Slot::d, {}, spell_cargo, read_cargo, cargos_for}};

const Verb kVerbs[] = {
    {"key", kLevelA},
    {"x", kXFields},
    {"complete", kCompleteFields},
    {"sponsor"},
    {"sponsor key", kKeyA},
    {"sponsor reward", kTokenA},
    {"sponsor flip", kDiverA},
    {"sponsor move", kMoveFields},
    {"propel", kPropelFields},
    {"dive"},
    {"find"},
    {"find bonus"},
    {"find key", kKeyA},
    {"bonus"},
    {"bonus key", kKeyA},
    {"sell", kSellFields},
    {"buy", kResourceA},
    {"draw"},
    {"copy", kSideA},
    {"push", kTimerA},
    {"improve", kTechnicianA},
    {"explore", kTokenA},
    {"done"},
    {"keep", kCardA},
    {"gain", kResourceA},
    {"accept"},
    {"flip", kDiverA},
    {"decline"},
    {"resurface"},
    {"stay"},
    {"timer", kTimerA},
    {"cube", kResourceA},
};
static_assert(std::size(kVerbs) == static_cast<std::size_t>(Do::cube) + 1);

}  // namespace

std::span<const Verb> verbs() { return kVerbs; }

std::string spell_cargo(u32 bits) {
  if (bits > 0xFFFF) return "?";
  const Cargo cargo = Cargo::from_bits(static_cast<u16>(bits));
  std::string text;
  for (int type = 0; type < kResources; ++type) {
    const int count = cargo.count(static_cast<Resource>(type));
    if (count == 0) continue;
    if (!text.empty()) text += '+';
    text.append(std::to_string(count)).append(kResourceWords[static_cast<std::size_t>(type)]);
  }
  return text.empty() ? "none" : text;
}

std::optional<u32> read_cargo(std::string_view text) {
  Cargo cargo;
  int last = -1;  // types come in printed order, each at most once: one cargo, one spelling
  while (!text.empty()) {
    const int count = text[0] - '0';
    if (count < 1 || count > Cargo::kMax) return std::nullopt;
    const std::size_t end = std::min(text.find('+'), text.size());
    int type = last + 1;
    while (type < kResources && kResourceWords[static_cast<std::size_t>(type)] != text.substr(1, end - 1)) ++type;
    if (type == kResources) return std::nullopt;
    cargo.set(static_cast<Resource>(type), count);
    last = type;
    if (end + 1 == text.size()) return std::nullopt;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (cargo.empty()) return std::nullopt;
  return cargo.bits();
}

std::vector<u32> cargos_for(Action said) {
  std::vector<u32> cargos;
  for (const Cargo payment : payments(said.a)) cargos.push_back(payment.bits());
  return cargos;
}

}  // namespace bathys::otys
