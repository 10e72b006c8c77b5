// Pearls, the smallest game that uses everything the core offers: the worked example of docs/adding-a-game.md.
//
// 1 Twelve pearls, worth 1 to 12, are shuffled; each player gets one in secret, and one of four purses with 4 to 7
//   coins, in secret too.
// 2 A round begins with a pearl from the deck, face up. When the deck is empty or all rounds are played, go to 7.
// 3 All players bid at once and in secret: some of their coins in the left fist, then some in the right.
// 4 The bids are opened. The highest wins (lots decide among equals) and is paid; if all are 0 the pearl is lost.
// 5 The winner takes the pearl into their row, or throws it away.
// 6 While deciding that, the winner may once throw away their secret pearl and draw another from the deck.
// 7 At the end all show their secret pearls. The most valuable row wins.
#pragma once

#include <vector>

#include "core/engine.hpp"
#include "core/fixed_list.hpp"

namespace bathys {
namespace pearls {

inline constexpr int kPearls = 12;
inline constexpr int kMostRounds = 4;
inline constexpr std::array<u8, kMaxSeats> kPurses{4, 5, 6, 7};
inline constexpr u8 kNone = 0xFF;

/// Pearl p (0 to 11) is worth p + 1.
constexpr int worth(int pearl) { return pearl + 1; }
/// The upper half of them counts as large when the points are told apart.
constexpr bool is_large(int pearl) { return pearl >= kPearls / 2; }

// Members called `unused` fill what would be padding: a plain value has none, so that memcmp is equality.

struct Setup {
  u8 players = 2;
  u8 rounds = 3;
};

/// What lies open before a player.
struct Player {
  u16 row = 0;    ///< bit per pearl
  u8 spent = 0;   ///< coins paid so far
  u8 proven = 0;  ///< the most coins the player was ever seen to have begun with
  u8 opened = 0;  ///< the last bid that was opened
  u8 unused = 0;
};

struct Public {
  Pending<8> pending{};
  std::array<Player, kMaxSeats> players{};
  Setup setup{};
  u16 gone = 0;       ///< pearls thrown away: bit per pearl
  u8 up = kNone;      ///< the pearl of this round
  u8 round = 0;       ///< rounds begun
  u8 deck_size = 0;   ///< how many are left is seen by everybody
  u8 swapped = 0;     ///< the winner has used rule 6
  SeatSet halfway{};  ///< whose left fist is closed and whose right is not
  std::array<u8, 7> unused{};
};

/// What one seat alone knows.
struct Private {
  u8 pearl = kNone;  ///< kNone when shown
  u8 purse = kNone;  ///< which of `kPurses`
  u8 left = kNone;   ///< coins in each fist, waiting until all have bid
  u8 right = kNone;
};

/// What nobody knows.
struct Secret {
  Generator generator{};
  FixedList<u8, kPearls> deck{};  ///< the last one is the top
  std::array<u8, 3> unused{};
};

struct State {
  Public table{};
  std::array<Private, kMaxSeats> privates{};
  Secret secret{};

  Private& own(Seat seat) { return privates[static_cast<std::size_t>(index_of(seat))]; }
  const Private& own(Seat seat) const { return privates[static_cast<std::size_t>(index_of(seat))]; }
};

struct View {
  Public table{};
  Private own{};
  Seat viewer{};
  std::array<u8, 3> unused{};
};

/// What the one who answers can see, without a copy.
struct Seen {
  const Public& table;
  const Private& own;
  Seat who;
};

using Play = PlayOn<State>;
using Row = RuleRow<Seen, Play>;

enum class Rule : u8 { deal, turn_up, bid, open_bids, place, show };
enum class Do : u8 { bid, take, discard, swap };
enum class Happening : u8 {
  pearl_up,         // pearl
  fist_closed,      // seat
  fist_closed_own,  // seat, coins
  bid_opened,       // seat, coins
  won,              // seat, pearl, coins
  lost,             // pearl
  taken,            // seat, pearl
  discarded,        // seat, pearl
  swapped,          // seat, pearl thrown away
  swapped_own,      // seat, pearl thrown away, pearl drawn
  pearl_shown,      // seat, pearl
  game_ends,
};
inline constexpr int kHappenings = static_cast<int>(Happening::game_ends) + 1;

constexpr Action act(Do verb, int coins = 0) { return {.verb = static_cast<u8>(verb), .d = static_cast<u32>(coins)}; }
constexpr bool is(Action action, Do verb) { return action.verb == static_cast<u8>(verb); }

}  // namespace pearls

struct Pearls {
  using State = pearls::State;
  using View = pearls::View;
  using Setup = pearls::Setup;
  using Seen = pearls::Seen;

  static constexpr std::string_view kName = "pearls";
  static constexpr u32 kRulesVersion = 1;
  static std::string_view components_hash() { return "twelve pearls"; }
  static std::span<const pearls::Row> rulebook();
  static std::span<const Verb> verbs();

  static Refusal check(const Setup& setup);
  static void begin(pearls::Play& play, const Setup& setup, const Key& key);
  static int seats(const State& state) { return state.table.setup.players; }
  static Setup setup_of(const State& state) { return state.table.setup; }
  static auto& pending(State& state) { return state.table.pending; }
  static const auto& pending(const State& state) { return state.table.pending; }

  static void offer_any_time(const Seen& seen, const Frame& frame, Options& options);
  static Refusal why_not_any_time(const Seen& seen, const Frame& frame, Action action);
  static bool is_any_time(Action action) { return pearls::is(action, pearls::Do::swap); }
  static void take_any_time(pearls::Play& play, const Frame& frame, Seat seat, Action action);

  static Seen seen(const State& state, Seat seat) { return {state.table, state.own(seat), seat}; }
  static Seen seen(const View& view) { return {view.table, view.own, view.viewer}; }
  static View view(const State& state, Seat viewer);
  static State imagine(const View& view, Generator& generator);

  static Outcome outcome(const State& state);
  static std::vector<PointSource> sources(const State& state);
  static void check_position(const State& state);
  static void describe(Archive& archive, State& state);
  static void describe(Archive& archive, View& view);
  static void describe(Archive& archive, Setup& setup);

  static Message question(const View& view);
  static Message answer(const Seen& seen, const Frame& frame, Action action);
  static std::string_view event_name(const Event& event);
  static Message message(const Event& event);
};

static_assert(Game<Pearls>);

}  // namespace bathys
