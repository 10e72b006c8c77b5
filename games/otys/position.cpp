// Which positions of Otys can be: every component in exactly one place, every number in its range, and pending work
// that a turn can have.
#include "games/otys/position.hpp"

#include <algorithm>

#include "games/otys/otys.hpp"

namespace bathys {

using namespace otys;

namespace {

/// Says where each of 32 cards or tokens lies, and complains about one that lies in two places or in none.
class Census {
 public:
  Census(std::string_view what, std::span<const std::string_view> words) : what_(what), words_(words) {}

  /// Adds what lies in a place, which is a seat's when a seat is given.
  void add(u8 card, std::string_view place, Seat seat = kNoSeat) {
    if (card == kNone) return;
    Found& found = found_[card];
    if (!found.place.empty())
      throw BadInput{name({place, seat}), std::string(words_[card]) + " is also in " + name(found)};
    found = {place, seat};
  }
  void add(CardSet cards, std::string_view place, Seat seat = kNoSeat) {
    for (const int card : cards) add(static_cast<u8>(card), place, seat);
  }
  void require_all() const {
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (found_[i].place.empty()) throw BadInput{std::string(what_), std::string(words_[i]) + " is nowhere"};
    }
  }

 private:
  struct Found {
    std::string_view place{};
    Seat seat = kNoSeat;
  };
  static std::string name(const Found& found) {
    const std::string place(found.place);
    return found.seat == kNoSeat ? place : name_in_position(found.seat) + "." + place;
  }

  std::string_view what_;
  std::span<const std::string_view> words_;
  std::array<Found, 32> found_{};
};

void check_contracts(const State& state) {
  Census census("contracts", contract_words());
  const Colony& colony = state.table.colony;
  for (std::size_t i = 0; i < colony.deck_size; ++i) census.add(state.secret.deck[i], "secret.deck");
  for (const u8 card : colony.contracts) census.add(card, "colony.contracts");
  census.add(colony.contract_discards, "colony.contract_discards");
  for (int i = 0; i < state.table.seats(); ++i) {
    census.add(state.own(seat_at(i)).hand, "hand", seat_at(i));
    for (const u8 card : state.own(seat_at(i)).drawn) census.add(card, "drawn", seat_at(i));
  }
  census.require_all();
  const int places = state.table.offer_places();
  for (int place = places; place < kOfferPlaces; ++place) {
    if (colony.contracts[static_cast<std::size_t>(place)] == kNone) continue;
    throw BadInput{"colony.contracts", "more than " + std::to_string(places) + " public contracts"};
  }
}

/// 7.3: a token in use stays on the display, and its place is filled before the next question.
void check_display(const Colony& colony) {
  if (colony.bag.empty() && colony.reward_discards.empty()) return;
  for (const auto& level : colony.rewards) {
    for (const u8 token : level) {
      if (token == kNone) throw BadInput{"colony.rewards", "a place is empty, and there are tokens to fill it"};
    }
  }
}

void check_rewards(const Public& table) {
  Census census("rewards", reward_words());
  for (const auto& level : table.colony.rewards) {
    for (const u8 token : level) census.add(token, "colony.rewards");
  }
  census.add(table.colony.bag, "colony.bag");
  census.add(table.colony.reward_discards, "colony.reward_discards");
  for (int i = 0; i < table.seats(); ++i) {
    for (const u8 token : table.player(seat_at(i)).rewards) census.add(token, "rewards", seat_at(i));
  }
  census.require_all();
  check_display(table.colony);
}

/// 1.3: the sides that lie up are those of the set-up, all game.
bool sides_fit(const Setup& setup, u8 advanced) {
  switch (setup.sponsors) {
    case Setup::Sponsors::basic:
      return advanced == 0;
    case Setup::Sponsors::random:
      return true;
    case Setup::Sponsors::advanced:
      return advanced == (1u << kSponsors) - 1u;
    case Setup::Sponsors::given:
      return advanced == setup.given_advanced;
  }
  return false;
}

void check_sponsors(const Public& table) {
  const Colony& colony = table.colony;
  std::array<bool, kSponsors> seen{};
  for (const u8 tile : colony.sponsors) {
    if (seen[tile]) throw BadInput{"colony.sponsors", "tile " + std::to_string(tile + 1) + " is there twice"};
    seen[tile] = true;
  }
  if (!sides_fit(table.setup, colony.advanced))
    throw BadInput{"colony.sponsors", "the sides that lie up are not those of the set-up"};
}

/// D11: whoever knows the place of a contract knows it in the deck.
void check_secrets(const State& state, Seat seat) {
  const Player& player = state.table.player(seat);
  const Private& own = state.own(seat);
  if (player.hand_size != own.hand.size() || player.drawn_size != own.drawn.size())
    throw BadInput{name_in_position(seat) + ".hand", "is of another size than everybody thinks"};
  const auto deck = std::span(state.secret.deck).first(state.table.colony.deck_size);
  for (const int card : own.known) {
    if (std::find(deck.begin(), deck.end(), card) != deck.end()) continue;
    throw BadInput{name_in_position(seat) + ".known", std::string(contract(card).id) + " is not in the deck"};
  }
}

void check_column(const Player& player, Seat seat) {
  u8 seen = 0;
  for (const Diver diver : player.column) {
    const u8 bit = static_cast<u8>(1u << static_cast<int>(diver));
    if ((seen & bit) != 0) {
      throw BadInput{name_in_position(seat) + ".column",
                     std::string(kDiverWords[static_cast<std::size_t>(diver)]) + " is there twice"};
    }
    seen = static_cast<u8>(seen | bit);
  }
}

void check_levels(const Player& player, Seat seat) {
  for (int level = 0; level < kLevels; ++level) {
    if (player.zone(level).total() <= capacity(level)) continue;
    throw BadInput{name_in_position(seat) + ".levels[" + std::to_string(level) + "]",
                   "holds more than its " + std::to_string(capacity(level)) + " spaces"};
  }
}

bool is_in_play(const Public& table, Seat seat, KeyToken key) {
  return table.turn.key_in_play != 0 && table.turn.seat == seat && table.turn.key == key;
}

void check_keys(const Public& table, Seat seat) {
  const Player& player = table.player(seat);
  for (int i = 0; i < kOwnKeys; ++i) {
    const auto key = static_cast<KeyToken>(i);
    const auto on_track = std::count(player.track.begin(), player.track.end(), key);
    const auto places = on_track + (player.has_key(key) ? 1 : 0) + (is_in_play(table, seat, key) ? 1 : 0);
    if (places == 1) continue;
    throw BadInput{name_in_position(seat) + ".keys", "key " + std::string(kKeyWords[static_cast<std::size_t>(i)]) +
                                                         " is in " + std::to_string(places) + " places"};
  }
}

void check_neutral_keys(const Public& table) {
  long keys = table.colony.neutral_keys;
  for (int i = 0; i < table.seats(); ++i) {
    const Player& player = table.player(seat_at(i));
    keys += player.neutral_keys + std::count(player.track.begin(), player.track.end(), KeyToken::neutral_x);
  }
  if (is_in_play(table, table.turn.seat, KeyToken::neutral_x)) ++keys;
  if (keys == neutral_key_supply()) return;
  throw BadInput{"colony.neutral_keys",
                 std::to_string(keys) + " neutral X keys in all instead of " + std::to_string(neutral_key_supply())};
}

template <class List>
void require_distinct(const List& types, const std::string& where, u8& seen) {
  for (const auto type : types) {
    const u8 index = static_cast<u8>(type);
    if (index == kNone) continue;
    if (((seen >> index) & 1) != 0) throw BadInput{where, "two cubes of " + std::string(kResourceWords[index])};
    seen = static_cast<u8>(seen | 1u << index);
  }
}

void check_cubes(const Public& table) {
  const Solo& solo = table.solo;
  u8 on_track = 0;
  u8 elsewhere = 0;
  require_distinct(solo.track, "solo.track", on_track);
  require_distinct(solo.cubes, "solo.cubes", elsewhere);
  require_distinct(solo.waiting, "solo.waiting", elsewhere);
  for (std::size_t place = 0; place < kOfferPlaces; ++place) {
    if (solo.cubes[place] != kNone && table.colony.contracts[place] == kNone)
      throw BadInput{"solo.cubes", "a cube lies on no contract"};
  }
}

/// D27: while the back of a token is asked for, the timers do not know yet of the contract that was just completed.
int most_prestige_not_looked_at(const Public& table) {
  int most = 0;
  if (table.pending.empty() || !is(table.pending.top(), Rule::claim_back)) return most;
  for (const int card : table.colony.contract_discards) most = std::max(most, int{contract(card).prestige});
  return most;
}

/// 8.4: a cube lies below every timer that is still there, for the first one that arrives takes it away.
void check_timer(const Public& table, int space) {
  if (space == 0) return;
  if (space > timers::start(table.setup)) throw BadInput{"solo.timers", "a timer is above its start"};
  if (table.players[0].prestige - most_prestige_not_looked_at(table) >= space)
    throw BadInput{"solo.timers", "a timer is at or below the player's marker"};
  for (int cube = 0; cube < kResources; ++cube) {
    const bool there = table.solo.track[static_cast<std::size_t>(cube)] != kNone;
    if (there && timers::cube_space(table.setup, cube) >= space)
      throw BadInput{"solo.track", "a timer has passed a cube"};
  }
}

void check_solo(const Public& table) {
  check_cubes(table);
  for (const u8 space : table.solo.timers) check_timer(table, space);
  const bool timers_gone = table.solo.timers[0] == 0 && table.solo.timers[1] == 0;
  if (table.pending.empty() != timers_gone)
    throw BadInput{"solo.timers", "the game ends exactly when both timers are gone"};
}

void check_seats(const Public& table) {
  if (index_of(table.turn.seat) >= table.seats()) throw BadInput{"turn.seat", "there is no such seat"};
  if (index_of(table.turn.first) >= table.seats()) throw BadInput{"turn.first", "there is no such seat"};
}

void check_player(const State& state, Seat seat) {
  const Player& player = state.table.player(seat);
  if (player.scored_before() < 0)
    throw BadInput{name_in_position(seat) + ".sources", "add up to more than the prestige"};
  check_column(player, seat);
  check_levels(player, seat);
  check_keys(state.table, seat);
  check_secrets(state, seat);
}

}  // namespace

std::string otys::name_in_position(Seat seat) { return "players[" + std::to_string(index_of(seat)) + "]"; }

void Otys::check_position(const State& state) {
  const Public& table = state.table;
  if (const Refusal refusal = check(table.setup)) throw BadInput{"setup", std::string(refusal.code)};
  check_seats(table);
  for (int i = 0; i < table.seats(); ++i) check_player(state, seat_at(i));
  check_neutral_keys(table);
  check_sponsors(table);
  check_contracts(state);
  check_rewards(table);
  if (table.is_solo()) check_solo(table);
  check_turn(state, read_pending(state));
}

}  // namespace bathys
