// Signs of the Otys table: short marks for resources, divers, sponsors, tokens and contracts.
#include <array>

#include "cli/otys/board.hpp"
#include "words/width.hpp"

namespace bathys::cli::otys_board {
namespace {

using namespace otys;

constexpr std::string_view kFree = "·";
constexpr std::string_view kFreePaint = "38;5;110";

std::size_t at(Resource type) { return static_cast<std::size_t>(type); }

std::string key(std::string_view start, std::string_view word) { return std::string(start).append(word); }

std::string front_sign(const Voice& voice, const Reward& token) {
  switch (token.front) {
    case Reward::Front::resource:
      return letter(voice, token.choice[0]).append("/").append(letter(voice, token.choice[1]));
    case Reward::Front::battery:
      return std::string("+1").append(kBatterySign);
    case Reward::Front::contracts:
      return voice.term("cli.otys.sign.contracts");
    case Reward::Front::upgrade:
      return voice.term("cli.otys.sign.upgrade");
    case Reward::Front::prestige:
      break;
  }
  return std::string("+1").append(kPrestigeSign);
}

}  // namespace

int cargo_width(int places, Spacing spacing) {
  switch (spacing) {
    case Spacing::tight:
      return places;
    case Spacing::spaced:
      return 2 * places - 1;
    case Spacing::shaped:
      break;
  }
  return 3 * places - 1;
}

std::string letter(const Voice& voice, Resource type) {
  return voice.term(key("otys.letter.", kResourceWords[at(type)]));
}

std::string_view shape(Resource type) {
  static constexpr std::array<std::string_view, kResources> kShapes{"■", "♣", "●", "▲"};
  return kShapes[at(type)];
}

std::string_view chip(Resource type) {
  static constexpr std::array<std::string_view, kResources> kChips{"1;38;5;16;48;5;117", "1;38;5;16;48;5;114",
                                                                   "1;38;5;231;48;5;16", "1;38;5;16;48;5;255"};
  return kChips[at(type)];
}

std::string_view water(int place, const Screen& screen) {
  static constexpr std::array<std::string_view, kPlaces> kWater{
      "38;5;231;48;5;30", "38;5;231;48;5;30", "38;5;231;48;5;30", "38;5;231;48;5;31",
      "38;5;231;48;5;25", "38;5;231;48;5;19", "38;5;231;48;5;18", "38;5;231;48;5;17"};
  static constexpr std::array<std::string_view, kPlaces> kFineWater{
      "38;5;231;48;2;0;118;134", "38;5;231;48;2;0;118;134", "38;5;231;48;2;0;118;134", "38;5;231;48;2;0;98;145",
      "38;5;231;48;2;0;76;131",  "38;5;231;48;2;2;55;110",  "38;5;231;48;2;4;36;85",   "38;5;231;48;2;6;20;58"};
  return (screen.fine_colour ? kFineWater : kWater)[static_cast<std::size_t>(place)];
}

void add_cargo(Line& line, const Voice& voice, Cargo cargo, int places, Spacing spacing) {
  const int start = line.width();
  int shown = 0;
  const auto gap = [&] {
    if (shown++ > 0 && spacing != Spacing::tight) line.add(" ");
  };
  for (int i = 0; i < kResources; ++i) {
    const auto type = static_cast<Resource>(i);
    for (int n = cargo.count(type); n > 0; --n) {
      gap();
      if (spacing == Spacing::shaped) line.add(shape(type), chip(type));
      line.add(letter(voice, type), chip(type));
    }
  }
  while (shown < places) {
    gap();
    if (spacing == Spacing::shaped) line.add(" ");
    line.add(kFree, kFreePaint);
  }
  line.pad_to(start + cargo_width(places, spacing));
}

std::string diver_name(const Voice& voice, Diver diver) {
  return voice.term(key("cli.otys.diver.", kDiverWords[static_cast<std::size_t>(diver)]));
}

std::string diver_code(const Voice& voice, const Player& player, Diver diver) {
  std::string code = voice.term(key("cli.otys.code.", kDiverWords[static_cast<std::size_t>(diver)]));
  if (player.is_upgraded(diver)) code += kUpgradedSign;
  return words::pad(code, 3);
}

std::string sponsor_words(const Voice& voice, int tile, bool advanced) {
  const std::string side = advanced ? ".advanced" : ".basic";
  return voice.term("cli.otys.sponsor." + std::to_string(tile + 1) + side);
}

std::string amounts(int credits, int batteries) {
  return std::to_string(credits).append(kCreditSign) + " " + std::to_string(batteries).append(kBatterySign);
}

std::string back_sign(u8 token) {
  if (token == kNone) return {};
  if (reward(token).back == Reward::Back::credits2) return std::to_string(in_play.back_credits).append(kCreditSign);
  return std::to_string(in_play.back_prestige).append(kPrestigeSign);
}

std::string token_sign(const Voice& voice, u8 token) {
  if (token == kNone) return std::string(kFree);
  return front_sign(voice, reward(token)) + ">" + back_sign(token);
}

std::string needs_sign(const Voice& voice, int card) {
  const Contract& printed = contract(card);
  if (printed.kind == Contract::Kind::free) return std::string(free_needs(card));
  std::string needs;
  for (int i = 0; i < kResources; ++i) {
    for (int n = printed.needs[static_cast<std::size_t>(i)]; n > 0; --n) {
      needs += letter(voice, static_cast<Resource>(i));
    }
  }
  return needs;
}

std::string levels_ready(const Player& player, int card) {
  std::string levels;
  for (int level = 0; level < kLevels; ++level) {
    const Cargo zone = player.zone(level);
    bool ready = false;
    for (const Cargo payment : payments(card)) ready = ready || zone.covers(payment);
    if (!ready) continue;
    if (!levels.empty()) levels += ',';
    levels += kLevelWords[static_cast<std::size_t>(level)];
  }
  return levels;
}

}  // namespace bathys::cli::otys_board
