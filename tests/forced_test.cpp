// Forced answers, shown with Pearls: what everybody can tell needs no asking, everything else does.
#include <nlohmann/json.hpp>

#include "core/any_game.hpp"
#include "games/pearls/testing.hpp"
#include "wire/json.hpp"
#include "wire/parsing.hpp"

namespace bathys::pearls {
namespace {

/// The rulebook of Pearls with another `place`.
std::vector<Row> with_place(const Row& place) {
  std::vector<Row> rows(Pearls::rulebook().begin(), Pearls::rulebook().end());
  rows[static_cast<std::size_t>(Rule::place)] = place;
  return rows;
}
Row only_take() {
  Row row = Pearls::rulebook()[static_cast<std::size_t>(Rule::place)];
  row.open = false;
  row.offer = [](const Seen&, const Frame&, Options& options) { options.add(act(Do::take)); };
  return row;
}

/// Whoever wins a pearl must take it.
struct Dutiful : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = with_place(only_take());
    return rows;
  }
};
/// The same, but everybody believes that the secret pearl has a say in it.
struct Secretive : Pearls {
  static std::span<const Row> rulebook() {
    static const auto rows = [] {
      Row row = only_take();
      row.hidden = true;
      return with_place(row);
    }();
    return rows;
  }
};
/// The same for the game as a whole, as long as there is a deck.
struct Wary : Dutiful {
  static bool hides(const Seen& open, const Frame&) {
    EXPECT_EQ(open.own.pearl, kNone) << "only what everybody sees may decide this";
    return open.table.deck_size > 0;
  }
};

template <Game G>
void play(Referee<G>& referee, Seat seat, std::string_view text) {
  ASSERT_EQ(referee.play(seat, notation(text)).code, "") << text;
}
template <Game G>
Referee<G> bruno_has_won() {
  Referee<G> referee(at_first_bids());
  for (const auto& [seat, text] : {std::pair{kAnna, "bid 1"}, {kBruno, "bid 3"}, {kClara, "bid 2"}}) {
    play(referee, seat, text);
    play(referee, seat, "bid 0");
  }
  return referee;
}

TEST(Forced, IsTheOnlyAnswerWhenEverybodyCanTell) {
  EXPECT_EQ(forced<Dutiful>(bruno_has_won<Dutiful>().state()), notation("take"));
}
TEST(Forced, IsNothingWhereThereIsAChoice) { EXPECT_EQ(forced<Pearls>(bruno_has_won<Pearls>().state()), std::nullopt); }
TEST(Forced, IsNothingWhereARowSaysThatItHidesSomething) {
  EXPECT_EQ(forced<Secretive>(bruno_has_won<Secretive>().state()), std::nullopt);
}
TEST(Forced, IsNothingWhereTheGameSaysThatItHidesSomething) {
  State state = bruno_has_won<Wary>().state();
  EXPECT_EQ(forced<Wary>(state), std::nullopt);
  state.table.deck_size = 0;
  EXPECT_EQ(forced<Wary>(state), notation("take"));
}
TEST(Forced, IsNothingBehindASealedQuestion) {
  State state = at_first_bids();
  for (Player& player : state.table.players) player.spent = static_cast<u8>(coins_in(kPurses - 1));
  state.table.pending.top().asked = SeatSet(kAnna);
  state.table.players[0].spent = static_cast<u8>(coins_in(0));
  Options options;
  Engine<Pearls>::legal(state, kAnna, options);
  EXPECT_EQ(options.size(), 1) << "Anna has no coin left";
  EXPECT_EQ(forced<Pearls>(state), std::nullopt);
}
TEST(Forced, IsNothingWhenTheGameIsOver) {
  State state = at_first_bids();
  state.table.pending.clear();
  EXPECT_EQ(forced<Pearls>(state), std::nullopt);
}

TEST(ForcedMarks, StandAtTheFirstEventOfAForcedAnswer) {
  AnyGameOf<Dutiful> game(bruno_has_won<Dutiful>());
  EXPECT_EQ(game.forced(), notation("take"));
  game.play(kBruno, notation("take"));
  EXPECT_FALSE(game.was_forced(5));
  EXPECT_TRUE(game.was_forced(6));
  EXPECT_FALSE(game.was_forced(7)) << "there is no such answer yet";
  std::vector<std::string_view> marked;
  const auto events = game.events_for(kAnna, 0);
  for (const LoggedEvent& logged : events) {
    if (logged.forced) marked.push_back(game.event_name(logged.event));
  }
  EXPECT_EQ(marked, std::vector<std::string_view>{"taken"}) << "and not at the pearl that is turned up then";
  const auto last = game.events_for(kAnna, events.size() - 2);
  ASSERT_EQ(last.size(), 2u);
  EXPECT_TRUE(last[0].forced);
  EXPECT_FALSE(game.events_for(kAnna, events.size() - 1)[0].forced);
  EXPECT_TRUE(game.events_for(kAnna, 1000).empty());
}

TEST(ForcedMarks, FollowUndoAndWhatIsAnsweredInstead) {
  AnyGameOf<Dutiful> game{Referee<Dutiful>(at_first_bids())};
  game.play(kAnna, notation("bid 1"));
  EXPECT_FALSE(game.was_forced(0));
  ASSERT_FALSE(game.undo());
  EXPECT_FALSE(game.was_forced(0));
  for (const char* const text : {"bid 4", "bid 0"}) game.play(kAnna, notation(text));
  for (const Seat seat : {kBruno, kClara}) {
    for (int fist = 0; fist < 2; ++fist) game.play(seat, notation("bid 0"));
  }
  game.play(kAnna, notation("take"));
  EXPECT_TRUE(game.was_forced(6)) << "Anna has won now";
  EXPECT_FALSE(game.was_forced(0));
}

TEST(Sources, AddUpToThePoints) {
  Referee<Pearls> referee = after_first_bids();
  play(referee, kBruno, "take");
  const AnyGameOf<Pearls> game(referee);
  const auto sources = game.sources();
  ASSERT_EQ(sources.size(), 2u);
  EXPECT_EQ(sources[0].name, "small");
  EXPECT_EQ(sources[1].name, "large");
  EXPECT_EQ(sources[1].points[1], 12);
  EXPECT_EQ(sources[0].points[1] + sources[1].points[1], game.outcome().points[1]);
}

TEST(Sources, AreToldOnTheWireWithTheirWords) {
  Referee<Pearls> referee = after_first_bids();
  play(referee, kBruno, "take");
  const AnyGameOf<Pearls> game(referee);
  const wire::Json expected = wire::parse_json(R"([{"source":"small","word":"small pearls","points":[0,0,0]},
          {"source":"large","word":"large pearls","points":[0,12,0]}])");
  EXPECT_EQ(wire::Teller(game, kSpectator).outcome()["sources"], expected);
}

/// Pearls with a source that no language has a word for.
struct Nameless : Pearls {
  static std::vector<PointSource> sources(const State& state) {
    auto sources = Pearls::sources(state);
    sources[1].name = "driftwood";
    return sources;
  }
};

TEST(Sources, AreToldOnTheWireByTheirNamesWhereThereIsNoWord) {
  Referee<Nameless> referee = bruno_has_won<Nameless>();
  play(referee, kBruno, "take");
  const AnyGameOf<Nameless> game(referee);
  const wire::Json expected = wire::parse_json(R"([{"source":"small","word":"small pearls","points":[0,0,0]},
          {"source":"driftwood","word":"driftwood","points":[0,12,0]}])");
  EXPECT_EQ(wire::Teller(game, kSpectator).outcome()["sources"], expected);
}

/// Pearls that does not tell where points come from.
struct Silent {
  using State = pearls::State;
};
static_assert(TellsSources<Pearls> && !TellsSources<Silent>);

}  // namespace
}  // namespace bathys::pearls
