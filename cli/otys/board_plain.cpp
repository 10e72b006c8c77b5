// The table of Otys as sentences, one thing after the other, for a screen reader.
#include <array>

#include "cli/otys/board.hpp"

namespace bathys::cli::otys_board {
namespace {

using namespace otys;

constexpr std::array<std::string_view, kResources> kResourceTerms{"otys.resource.metal", "otys.resource.plant",
                                                                  "otys.resource.fuel", "otys.resource.tech"};

std::string joined(const std::vector<std::string>& items, std::string_view between = ", ") {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += between;
    text += item;
  }
  return text;
}

class Teller {
 public:
  explicit Teller(const Picture& picture) : picture_(picture) {}

  std::vector<std::string> table() {
    say("cli.otys.plain.round", {number(picture_.table().turn.round), number(picture_.colony().deck_size),
                                 number(picture_.colony().neutral_keys)});
    board(picture_.subject());
    for (const Seat seat : picture_.others()) board(seat);
    colony();
    contracts();
    if (picture_.table().is_solo()) clock();
    return std::move(lines_);
  }

 private:
  static Arg number(int n) { return Arg::number(n); }
  const Voice& voice() const { return picture_.voice; }
  void say(std::string_view key, std::initializer_list<Arg> args = {}) { lines_.push_back(voice().say(key, args)); }
  std::string words(std::string_view key, std::initializer_list<Arg> args = {}) const { return voice().say(key, args); }
  std::string resource(Resource type) const { return voice().term(kResourceTerms[static_cast<std::size_t>(type)]); }

  void board(Seat seat) {
    const Player& player = picture_.player(seat);
    say("cli.otys.plain.board",
        {Arg::seat(seat), number(player.prestige), number(player.credits), number(player.batteries)});
    std::vector<std::string> divers;
    for (int place = 0; place < kSurface; ++place) divers.push_back(diver(player, place));
    say("cli.otys.plain.surface", {Arg::literal(joined(divers))});
    for (int level = 0; level < kLevels; ++level) lines_.push_back(level_of(player, level));
    beside(player);
  }

  std::string diver(const Player& player, int place) const {
    const Diver here = player.column[static_cast<std::size_t>(place)];
    std::string name = voice().term("otys.diver." + std::string(kDiverWords[static_cast<std::size_t>(here)]));
    return player.is_upgraded(here) ? name + " " + words("cli.otys.plain.upgraded") : name;
  }

  std::string level_of(const Player& player, int level) const {
    const Cargo zone = player.zone(level);
    std::vector<std::string> parts{diver(player, place_of_level(level))};
    parts.push_back(
        words(player.has_key(static_cast<KeyToken>(level)) ? "cli.otys.plain.key_ready" : "cli.otys.plain.key_used"));
    const std::string held = zone.empty()
                                 ? voice().term("cli.none")
                                 : words("cli.otys.plain.counts", {Arg::counts(zone.bits(), kResourceTerms.data())});
    parts.push_back(words("cli.otys.plain.zone", {Arg::literal(held), number(capacity(level) - zone.total())}));
    if (const u8 token = player.reward_at(level); token != kNone) {
      parts.push_back(words("cli.otys.plain.token", {Arg::literal(back(token))}));
    }
    if (picture_.is_active(level)) parts.push_back(words("cli.otys.plain.active"));
    return words("cli.otys.plain.level", {number(level + 1), Arg::literal(joined(parts, "; "))});
  }

  std::string back(u8 token) const {
    const bool credits = reward(token).back == Reward::Back::credits2;
    return voice().term(credits ? "otys.back.credits2" : "otys.back.prestige1");
  }

  void beside(const Player& player) {
    std::vector<std::string> keys;
    for (const KeyToken key : player.track) keys.emplace_back(kKeyWords[static_cast<std::size_t>(key)]);
    const std::string track = keys.empty() ? voice().term("cli.none") : joined(keys);
    say(player.has_key(KeyToken::own_x) ? "cli.otys.plain.x_ready" : "cli.otys.plain.x_used",
        {number(player.neutral_keys)});
    say("cli.otys.plain.track", {Arg::literal(track), number(threshold(player.hacker))});
    say("cli.otys.plain.reach", {number(reach(player.mechanic)), number(player.hand_size)});
  }

  void colony() {
    say("cli.otys.plain.colony");
    for (int level = 0; level < kLevels; ++level) {
      const int tile = picture_.colony().sponsor_at(level);
      const std::string side = picture_.colony().is_advanced(tile) ? ".advanced" : ".basic";
      const std::string sponsor = "otys.sponsor." + std::to_string(tile + 1) + side;
      say("cli.otys.plain.colony_level",
          {number(level + 1), Arg::term(sponsor), Arg::literal(token(level, 0)), Arg::literal(token(level, 1))});
    }
    std::vector<std::string> columns;
    for (int i = 0; i < kResources; ++i) {
      const auto type = static_cast<Resource>(i);
      columns.push_back(
          words("cli.otys.plain.column", {Arg::literal(resource(type)), number(picture_.colony().in_store(type))}));
    }
    say("cli.otys.plain.store", {Arg::literal(joined(columns))});
  }

  std::string token(int level, int slot) const {
    const u8 id = picture_.colony().reward_at(level, slot);
    if (id == kNone) return voice().term("cli.none");
    return words("cli.otys.plain.reward", {Arg::literal(front(reward(id))), Arg::literal(back(id))});
  }
  std::string front(const Reward& token) const {
    static constexpr std::array<std::string_view, 5> kFronts{"resource", "battery", "contracts", "upgrade", "prestige"};
    if (token.front != Reward::Front::resource) {
      return voice().term("otys.front." + std::string(kFronts[static_cast<std::size_t>(token.front)]));
    }
    return words("cli.otys.plain.either",
                 {Arg::literal(resource(token.choice[0])), Arg::literal(resource(token.choice[1]))});
  }

  void contracts() {
    for (std::size_t place = 0; place < kOfferPlaces; ++place) {
      const u8 card = picture_.colony().contracts[place];
      if (card == kNone) continue;
      const u8 cube = picture_.table().is_solo() ? picture_.table().solo.cubes[place] : kNone;
      contract_line("cli.otys.plain.public", card, cube);
    }
    for (const int card : picture_.view.own.hand) contract_line("cli.otys.plain.own", card);
    for (const u8 card : picture_.view.own.drawn) contract_line("cli.otys.plain.drawn", card);
  }

  void contract_line(std::string_view key, int card, u8 cube = kNone) {
    const Contract& printed = contract(card);
    const bool free = printed.kind == Contract::Kind::free;
    std::vector<std::string> parts;
    parts.push_back(
        free ? words("cli.otys.plain.free", {Arg::literal(free_needs(card))})
             : words("cli.otys.plain.counts", {Arg::counts(payments(card)[0].bits(), kResourceTerms.data())}));
    parts.push_back(
        words("cli.otys.plain.gains", {number(printed.prestige), number(printed.credits), number(printed.batteries)}));
    const std::string ready = levels_ready(picture_.player(picture_.subject()), card);
    if (!ready.empty()) parts.push_back(words("cli.otys.plain.ready", {Arg::literal(ready)}));
    if (cube != kNone) {
      parts.push_back(words("cli.otys.plain.cube", {Arg::literal(resource(static_cast<Resource>(cube)))}));
    }
    say(key, {Arg::literal(printed.id), Arg::literal(joined(parts, "; "))});
  }

  void clock() {
    const Solo& solo = picture_.table().solo;
    std::vector<std::string> spaces;
    for (const u8 timer : solo.timers) {
      if (timer != 0) spaces.push_back(std::to_string(timer));
    }
    say("cli.otys.plain.timers", {Arg::literal(joined(spaces))});
    for (int cube = 0; cube < kResources; ++cube) {
      const u8 type = solo.track[static_cast<std::size_t>(cube)];
      if (type == kNone) continue;
      say("cli.otys.plain.cube_space", {Arg::literal(resource(static_cast<Resource>(type))),
                                        number(timers::cube_space(picture_.table().setup, cube))});
    }
  }

  const Picture& picture_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> sentences(const Picture& picture) { return Teller(picture).table(); }

}  // namespace bathys::cli::otys_board
