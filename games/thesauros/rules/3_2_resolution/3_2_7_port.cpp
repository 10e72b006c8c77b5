// Thesauros 3.2.7 Zone 7: buy a zodiac, take a docked one to the lagoon, or board one for the high sea; the meeple
// comes home in maintenance.
#include <algorithm>

#include "core/allowed.hpp"
#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros {
namespace {

bool is_expert_of_port(const Public& table, const Acting& acting) {
  return resolve::is_expert(table, acting.who(), Hat::port);
}

/// The first zodiac that nobody owns yet, kZodiacs when all are sold.
int zodiac_for_sale(const Public& table) {
  int zodiac = kMaxSeats;
  while (zodiac < kZodiacs && table.zodiac(zodiac).owner != kNone) ++zodiac;
  return zodiac;
}

/// D129: the cheapest space of the shop where nobody stands, as many as there are when it is full.
std::size_t free_shop_space(const Public& table) {
  std::size_t space = 0;
  while (space < shop_prices(table.seats()).size() && table.board.shop[space] != kNone) ++space;
  return space;
}

/// D85: a full shop or no zodiac left.
Refusal why_not_shop(const Seen& seen, const Acting& acting) {
  if (free_shop_space(seen.table) == shop_prices(seen.table.seats()).size()) return refuse("shop_full", "3.2.7");
  if (zodiac_for_sale(seen.table) == kZodiacs) return refuse("no_zodiac_left", "3.2.7");
  return money::why_not_pay(seen, Account::mx, port::shop_price(seen.table, acting), "3.2.7");
}

Refusal why_not_zodiac(const Seen& seen, int zodiac) {
  const Zodiac& boat = seen.table.zodiac(zodiac);
  if (boat.owner != static_cast<u8>(seen.who)) return refuse("not_your_zodiac", "3.2.7");
  return boat.space == kPort ? kAllowed : refuse("not_in_port", "3.2.7");
}

Refusal why_not_lagoon(const Seen& seen, Action action) {
  if (const Refusal refusal = why_not_zodiac(seen, action.a)) return refusal;
  const SpaceKind kind = space(action.b).kind;
  if (kind == SpaceKind::port || kind >= SpaceKind::fishing) return refuse("not_in_lagoon", "3.2.7");
  return lagoon::why_not(seen.table, action.b, lagoon::needed(seen.me(), action.b));
}

void board_zodiac(Play& play, const Acting& acting, int zodiac) {
  play.state.table.zodiac(zodiac).crew = acting.who().meeple;
  play.state.table.zodiac(zodiac).played = 0;
  play.state.table.player(acting.seat()).spot(acting.who().meeple) = Spot::zodiac;
}

/// D129: a meeple on its second action frees the space of the shop where it stood, wherever it goes from there.
void leave_shop(Board& board, const Acting& acting) {
  for (u8& space : board.shop) {
    if (space == acting.code) space = kNone;
  }
}

/// D86: the new zodiac is docked and may be used this very turn. D29: a second action may follow only here.
void go_shopping(Play& play, const Acting& acting) {
  Public& table = play.state.table;
  const Seat seat = acting.seat();
  const int price = port::shop_price(table, acting);
  const std::size_t space = free_shop_space(table);  // not the one the meeple stands on
  if (double_action::comes_again(acting)) double_action::again(play, 7, acting);
  table.zodiac(zodiac_for_sale(table)) = {{}, static_cast<u8>(seat), kPort, kNone, 0};
  leave_shop(table.board, acting);
  table.board.shop[space] = acting.code;
  table.player(seat).spot(acting.who().meeple) = Spot::shop;
  tell(play, Happening::zodiac_bought, seat, price);
  reputation::gain(play, seat, Source::company, reputation_values().zodiac);
  table.pending.then({money::payment(seat, Account::mx, price)});
}

/// A zodiac with its crew aboard takes its gear from the stock, and does what is done at that space.
void sail_to_lagoon(Play& play, Seat seat, int zodiac, int to, Load load) {
  Player& player = play.state.table.player(seat);
  for (const Gear gear : kAllGear) {
    if (load.has(gear)) --player.in_stock(gear);
  }
  Zodiac& boat = play.state.table.zodiac(zodiac);
  boat.load = load;
  boat.space = static_cast<u8>(to);
  lagoon::act(play, seat, zodiac, to);
}

/// D127: with several weapons ashore the player chooses the one for coastal fishing.
void go_to_lagoon(Play& play, const Acting& acting, Action action) {
  const Seat seat = acting.seat();
  const Player& player = play.state.table.player(seat);
  board_zodiac(play, acting, action.a);
  if (space(action.b).kind == SpaceKind::coastal && coastal_gear::choices(player) > 1)
    return play.state.table.pending.then({pending(Rule::coastal_gear, seat, coastal_gear::Words{action.a, action.b})});
  sail_to_lagoon(play, seat, action.a, action.b, lagoon::needed(player, action.b));
}

/// What the trip brings, as far as it is known before the weapon is chosen.
Message answer_lagoon(const Seen& seen, Arg zodiac, int to, bool expert) {
  const SpaceKind kind = space(to).kind;
  const Arg what = text::kSpaceKind[kind];
  if (kind == SpaceKind::island)
    return {"thesauros.answer.lagoon_island", {zodiac, what, text::number(lagoon::objects(seen.table, expert))}};
  const bool choice = kind == SpaceKind::coastal && coastal_gear::choices(seen.me()) > 1;
  const int gain = lagoon::gain(to, lagoon::needed(seen.me(), to), expert);
  return {choice ? "thesauros.answer.lagoon_choice" : "thesauros.answer.lagoon", {zodiac, what, text::number(gain)}};
}

/// D81: it may dive now and again in zone 5 of the next quadrimester.
void put_to_sea(Play& play, const Acting& acting, u8 zodiac) {
  board_zodiac(play, acting, zodiac);
  const Seat seat = acting.seat();
  play.state.table.pending.then({pending(Rule::next_zodiac, seat, SeaTurn{zodiac, 0})});
  Options gear;
  load_gear::offer_gear({play.state.table, play.state.own(seat), seat}, zodiac, gear);
  if (!gear.empty()) play.state.table.pending.then({pending(Rule::load_gear, seat, load_gear::Words{zodiac})});
}

}  // namespace

namespace port {

int shop_price(const Public& table, const Acting& acting) {
  return resolve::discounted(shop_prices(table.seats())[free_shop_space(table)], is_expert_of_port(table, acting));
}

const Below kBelow{Rule::resolve};

Wrong wrong(const At& at, const Words& acting) { return resolve::wrong_acting(at, 7, acting); }

Message question(const Seen& seen, const Words& acting) {
  return resolve::question(seen, acting, "thesauros.ask.port", "thesauros.ask.port_again", Account::mx);
}

Message answer(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return resolve::declining(acting);
  if (is(action, Do::shop)) return {"thesauros.answer.shop", {text::price(shop_price(seen.table, acting))}};
  const Arg zodiac = text::ordinal(action.a);
  if (is(action, Do::embark)) return {"thesauros.answer.embark", {zodiac}};
  return answer_lagoon(seen, zodiac, action.b, is_expert_of_port(seen.table, acting));
}

void offer(const Seen& seen, const Words& acting, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, acting);
  consider(act(Do::shop));
  for (int zodiac = 0; zodiac < kZodiacs; ++zodiac) {
    // Asked once here: random games take 1.042 times the instructions when why_not asks it each time.
    if (!allows<why_not_zodiac>(seen, zodiac)) continue;
    for (int to = kFirstLagoonSpot; to < kFirstLagoonSpot + kLagoonSpots; ++to)  // D83: five, the island twice
      consider(act(Do::lagoon, zodiac, to));
    consider(act(Do::embark, zodiac));
  }
  consider(act(Do::decline));
}

Refusal why_not(const Seen& seen, const Words& acting, Action action) {
  if (is(action, Do::decline)) return kAllowed;
  if (is(action, Do::shop)) return why_not_shop(seen, acting);
  if (is(action, Do::lagoon)) return why_not_lagoon(seen, action);
  return is(action, Do::embark) ? why_not_zodiac(seen, action.a) : not_this_question("3.2.7");
}

void take(Play& play, const Words& acting, Seat, Action action) {
  if (is(action, Do::decline)) {  // after a first action it simply stays in the shop (D27)
    if (acting.second == 0) resolve::decline(play, acting);
    return;
  }
  if (is(action, Do::shop)) return go_shopping(play, acting);
  leave_shop(play.state.table.board, acting);
  if (is(action, Do::lagoon)) return go_to_lagoon(play, acting, action);
  put_to_sea(play, acting, action.a);
}

}  // namespace port

namespace coastal_gear {
namespace {

constexpr std::array<Gear, 3> kWeapons{Gear::harpoon, Gear::speargun, Gear::found_speargun};

bool is_weapon(Gear gear) { return std::find(kWeapons.begin(), kWeapons.end(), gear) != kWeapons.end(); }

}  // namespace

int choices(const Player& player) {
  int count = 0;
  for (const Gear weapon : kWeapons) count += player.in_stock(weapon) > 0 ? 1 : 0;
  return count;
}

const Below kBelow{Rule::resolve};

void describe(Archive& archive, Words& words) {
  named(archive, "zodiac", words.zodiac, kZodiacWords);
  named(archive, "to", words.to, space_words());
}

/// D127: aboard in port, with more than one weapon ashore.
Wrong wrong(const At& at, const Words& words) {
  const Actor actor = actor_below(at);
  if (actor.zone != 7 || actor.mercenary) return {"", "nobody leaves the port in this zone"};
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  const Public& table = at.seen.table;
  if (words.zodiac >= kZodiacs || table.zodiac(words.zodiac).owner != static_cast<u8>(at.seen.who))
    return {"zodiac", "is another player's zodiac"};
  if (table.zodiac(words.zodiac).space != kPort) return {"zodiac", "does not leave the port"};
  if (words.to >= space_count() || space(words.to).kind != SpaceKind::coastal)
    return {"to", "does not go fishing off the coast"};
  if (lagoon::why_not(table, words.to, lagoon::needed(at.seen.me(), words.to)))
    return {"to", "another zodiac is there"};
  return choices(at.seen.me()) > 1 ? Wrong{} : Wrong{"", "there is nothing to choose"};
}

int zodiac_of(const Frame& frame) { return words_of<Words>(frame).zodiac; }

Message question(const Seen& seen, const Words& words) {
  return text::ask(seen, "thesauros.ask.coastal_gear", text::ordinal(words.zodiac));
}

Message answer(const Seen& seen, const Words& words, Action action) {
  Load load;
  load.add(static_cast<Gear>(action.a));
  const Zodiac& boat = seen.table.zodiac(words.zodiac);
  const bool expert = resolve::is_expert(seen.table, {boat.owner, boat.crew, 0}, Hat::port);
  return {"thesauros.answer.load_coastal",
          {text::kGearName[action.a], text::number(lagoon::gain(words.to, load, expert))}};
}

void offer(const Seen& seen, const Words& words, Options& options) {
  const auto consider = allowed_by<why_not>(options, seen, words);
  for (const Gear weapon : kWeapons) consider(act(Do::load, weapon));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::load)) return not_this_question("3.2.7");
  const auto gear = static_cast<Gear>(action.a);
  return is_weapon(gear) && seen.me().in_stock(gear) > 0 ? kAllowed : refuse("gear_missing", "3.2.7");
}

void take(Play& play, const Words& words, Seat seat, Action action) {
  Load load;
  load.add(static_cast<Gear>(action.a));
  sail_to_lagoon(play, seat, words.zodiac, words.to, load);
}

}  // namespace coastal_gear

namespace keep_found {
namespace {

void draw_one(Play& play, Seat seat) {
  u16& island = play.state.secret.island;
  u32 skip = play.state.secret.generator.below(static_cast<u32>(std::popcount(island)));
  u16 left = island;
  while (skip-- > 0) left = static_cast<u16>(left & (left - 1));
  const int object = std::countr_zero(left);
  island = static_cast<u16>(island & ~(1u << object));
  --play.state.table.board.island_size;
  play.state.own(seat).found.push_back(static_cast<u8>(object));
}

void keep(Play& play, Seat seat, int object) {
  Board& board = play.state.table.board;
  Player& player = play.state.table.player(seat);
  board.found_taken = static_cast<u16>(board.found_taken | 1u << object);
  for (Private& own : play.state.privates) own.known_island = static_cast<u16>(own.known_island & ~(1u << object));
  tell(play, Happening::found_object, seat, object);
  const Found& thing = found(object);
  if (thing.gear != kNone) ++player.in_stock(static_cast<Gear>(thing.gear));
  if (thing.treasure != kNone) player.add_treasure(thing.treasure);  // D7
  money::gain(play, seat, thing.cash);
}

}  // namespace

/// A worker takes what comes up; the boss or a specialist looks at two and keeps one (D87: or the last one).
void search_island(Play& play, Seat seat, bool expert) {
  play.report.learned();
  Private& own = play.state.own(seat);
  draw_one(play, seat);
  const int looks_at = expert ? boss_values().found_objects : 1;
  if (looks_at == 1 || play.state.table.board.island_size == 0) return keep(play, seat, own.found.pop_back());
  draw_one(play, seat);
  tell_others(play, seat, Happening::looked_at_two, seat, -1, -1);
  tell_only(play, seat, Happening::looked_at_two, seat, own.found[0], own.found[1]);
  play.state.table.pending.then({pending(Rule::keep_found, seat)});
}

/// On a trip to the lagoon in zone 7, or at the end of a move there in zone 5.
const Below kBelow{Rule::resolve, Rule::next_zodiac};

Wrong wrong(const At& at, const Words&) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  const Actor actor = actor_below(at);
  if (actor.zone != (at.lies_on(Rule::resolve) ? 7 : 5) || actor.mercenary) return {"", "nobody is on the island"};
  return at.seen.own.found.full() ? Wrong{} : Wrong{"", "two objects must have been drawn"};
}

Message question(const Seen& seen, const Words&) { return text::ask(seen, "thesauros.ask.keep_found"); }

Message answer(const Seen&, const Words&, Action action) {
  return {"thesauros.answer.keep", {text::found_object(action.a)}};
}

void offer(const Seen& seen, const Words&, Options& options) {
  for (const u8 object : seen.own.found) options.add(act(Do::keep, object));
}

Refusal why_not(const Seen& seen, const Words&, Action action) {
  if (!is(action, Do::keep)) return not_this_question("3.2.7");
  return seen.own.found.has(action.a) ? kAllowed : refuse("object_not_drawn", "3.2.7");
}

/// The other one goes back face down; who put it there knows it.
void take(Play& play, const Words&, Seat seat, Action action) {
  play.report.others_learned(seat);
  Private& own = play.state.own(seat);
  own.found.take_at(own.found.find(action.a));
  const u8 other = own.found.pop_back();
  play.state.secret.island = static_cast<u16>(play.state.secret.island | 1u << other);
  own.known_island = static_cast<u16>(own.known_island | 1u << other);
  ++play.state.table.board.island_size;
  keep(play, seat, action.a);
}

}  // namespace keep_found
}  // namespace bathys::thesauros
