// What views of Thesauros show and hide, and the guesses made from them.
#include <set>

#include "core/testing/views.hpp"
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// Everything a viewer may not know, dealt anew by hand: money, budgets and bids of the others, the order of pile and
/// reserve, dig tiles that lie face down or at unknown places, what is on the island, and the generator.
class Scramble {
 public:
  Scramble(const State& truth, Seat viewer, Generator& generator)
      : state_(truth), generator_(generator), viewer_(viewer) {}

  State dealt_anew() {
    for (int i = 0; i < table().seats(); ++i) {
      if (seat_at(i) != viewer_) rewrite(state_.own(seat_at(i)));
    }
    if (own().knows_pile == 0) shuffle(state_.secret.pile, table().board.pile_size);
    shuffle(state_.secret.reserve, table().board.reserve_size);
    deal_tiles(state_.secret.large, table().board.large_pile, true);
    deal_tiles(state_.secret.small, table().board.small_pile, false);
    state_.secret.island = static_cast<u16>(generator_.next());
    state_.secret.generator = Generator(key_from_text("another game " + std::to_string(generator_.next())));
    return state_;
  }

 private:
  const Public& table() const { return state_.table; }
  Private own() const { return is_seat(viewer_) ? state_.own(viewer_) : Private{}; }
  u16 some_number() { return static_cast<u16>(generator_.below(60)); }
  template <class Cards>
  void shuffle(Cards& cards, u8 size) {
    generator_.shuffle(std::span(cards.data(), size));
  }
  void rewrite(Private& other) {
    other.black_box = some_number();
    for (u16& account : other.draft) account = some_number();
    other.bid = static_cast<u8>(some_number());
    other.knows_pile ^= 1;
    other.known_tiles = 0;
    other.known_island = some_number();
    for (u8& object : other.found) object = static_cast<u8>(generator_.below(kFound));
  }
  /// Tiles in the pile, face down on the board and in the hands of others, as far as the viewer does not know them.
  template <class Tiles>
  void deal_tiles(Tiles& pile, u8 size, bool large) {
    std::vector<u8*> places;
    for (std::size_t i = 0; i < size; ++i) {
      if ((own().known_tiles >> pile[i] & 1u) == 0) places.push_back(&pile[i]);
    }
    for (int number = 1; number <= kDigZones; ++number) {
      const auto at = static_cast<std::size_t>(number - 1);
      const bool hidden = table().site(number).placed != 0 && table().site(number).tile == kNone;
      if (hidden && zone_is_large(number) == large && own().tiles[at] == kNone) {
        places.push_back(&state_.secret.placed[at]);
      }
    }
    for (int i = 0; i < table().seats(); ++i) {
      if (seat_at(i) == viewer_) continue;
      for (u8& tile : state_.own(seat_at(i)).drawn) {
        if ((tile < kLargeTiles) == large) places.push_back(&tile);
      }
    }
    for (std::size_t i = places.size(); i-- > 1;) {
      std::swap(*places[i], *places[generator_.below(static_cast<u32>(i + 1))]);
    }
  }

  State state_;
  Generator& generator_;
  Seat viewer_;
};

TEST(Views, AreTheSameBytesWhenOnlyWhatTheViewerMayNotKnowDiffers) {
  for_all_positions(1, "interference", [](RandomGame& game) {
    expect_the_same_views<Thesauros>(
        game.state(), [&](Seat viewer) { return Scramble(game.state(), viewer, game.chooser()).dealt_anew(); });
  });
}

TEST(Views, LeaveNothingOutThatIsPublic) {
  for_all_positions(1, "public", [](RandomGame& game) { expect_all_that_is_public<Thesauros>(game.state()); });
}

TEST(Views, OfASeatShowItsOwnPart) {
  for_all_positions(1, "own", [](RandomGame& game) { expect_own_parts<Thesauros>(game.state()); });
}

View view(const TestTable& game, Seat viewer) { return Thesauros::view(game.state(), viewer); }

/// The known places of a pile from the top, "? L3 ?".
template <class Pile>
std::string places(const Pile& pile, int size, std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i) {
    text.append(text.empty() ? "" : " ").append(pile[i] == kNone ? "?" : words[pile[i]]);
  }
  return text;
}
std::string unknown_places(int size) {
  std::string text;
  for (int i = 0; i < size; ++i) text.append(text.empty() ? "?" : " ?");
  return text;
}

TEST(SpectatorView, ShowsNothingButThePublicPart) {
  TestTable game;
  game.give_map(kAnna, 4).at(Rule::placement);
  for (const Seat viewer : {kSpectator, kDimitri}) {
    EXPECT_EQ(view(game, viewer).own, Private{}) << "nor to a seat that nobody sits on";
    for (const u8 place : view(game, viewer).pile) EXPECT_EQ(place, kNone);
    for (const u8 place : view(game, viewer).large) EXPECT_EQ(place, kNone);
    for (const u8 place : view(game, viewer).small) EXPECT_EQ(place, kNone);
  }
}

// The black box and sealed budgets.

TEST(BlackBoxView, IsForItsOwnerOnly) {
  TestTable game;
  game.money(kAnna, {1, 1, 1, 1}, 23).money(kBruno, {1, 1, 1, 1}, 6).at(Rule::placement);
  EXPECT_EQ(view(game, kAnna).own.black_box, 23);
  EXPECT_EQ(view(game, kBruno).own.black_box, 6);
  EXPECT_EQ(view(game, kSpectator).own.black_box, 0);
}

class SealedBudgets : public testing::Test {
 protected:
  TestTable game;
};

TEST_F(SealedBudgets, AreSeenByTheirWriterOnlyBeforeTheReveal) {
  game.play(kAnna, "budget hr 11").play(kAnna, "budget rd 7");
  EXPECT_EQ(view(game, kAnna).own.draft, (std::array<u16, kOpenAccounts>{11, 7, 0, 0}));
  EXPECT_EQ(view(game, kBruno).own.draft, (std::array<u16, kOpenAccounts>{}));
  EXPECT_EQ(view(game, kSpectator).own.draft, (std::array<u16, kOpenAccounts>{}));
  EXPECT_EQ(view(game, kBruno).table.player(kAnna).accounts, (std::array<u16, kOpenAccounts>{}));
}

TEST_F(SealedBudgets, LookAlikeToOthersWhateverIsWritten) {
  TestTable other = game;
  game.play(kAnna, "budget hr 11").play(kAnna, "budget rd 7");
  other.play(kAnna, "budget hr 0").play(kAnna, "budget rd 50");
  EXPECT_TRUE(same_bytes(view(game, kBruno), view(other, kBruno))) << "half written";
  game.play(kAnna, "budget gp 1").play(kAnna, "budget mx 2");
  other.play(kAnna, "budget gp 0").play(kAnna, "budget mx 0");
  EXPECT_TRUE(same_bytes(view(game, kBruno), view(other, kBruno))) << "and finished";
  EXPECT_TRUE(same_bytes(view(game, kSpectator), view(other, kSpectator)));
}

TEST_F(SealedBudgets, ShowAllButTheBlackBoxAfterTheReveal) {
  game.budget(kAnna, 10, 11, 12, 13).budget(kBruno, 5, 5, 5, 5);
  EXPECT_EQ(view(game, kBruno).table.player(kAnna).accounts, (std::array<u16, kOpenAccounts>{10, 11, 12, 13}));
  EXPECT_EQ(view(game, kAnna).own.black_box, 4);
  EXPECT_EQ(view(game, kBruno).own.black_box, 32);
}

// Sealed bids.

class SealedBids : public testing::Test {
 protected:
  SealedBids() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 0, 0, 0}, 9);
    game.post(kAnna).post(kBruno).quadrimester(2).at_zone(10);
  }
  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(SealedBids, AreSeenByTheBidderOnlyBeforeTheReveal) {
  game.play(kAnna, "bid 7");
  EXPECT_EQ(view(game, kAnna).own.bid, 7);
  EXPECT_EQ(view(game, kBruno).own.bid, 0);
  EXPECT_EQ(view(game, kSpectator).own.bid, 0);
}

TEST_F(SealedBids, LookAlikeToOthersWhateverIsBid) {
  TestTable other = game;
  game.play(kAnna, "bid 7");
  other.play(kAnna, "withdraw");
  EXPECT_TRUE(same_bytes(view(game, kBruno), view(other, kBruno)));
  EXPECT_TRUE(same_bytes(view(game, kClara), view(other, kClara)));
}

TEST_F(SealedBids, AreToldToEverybodyOnceAllAreGiven) {
  game.play(kAnna, "bid 7");
  EXPECT_EQ(game.count(Happening::bid_opened), 0);
  game.play(kBruno, "bid 2");
  EXPECT_EQ(game.count(Happening::bid_opened), 2);
  EXPECT_EQ(game.last(Happening::bid_opened).audience, SeatSet::everybody());
  for (const Seat seat : {kAnna, kBruno}) EXPECT_EQ(view(game, seat).own.bid, 0) << "nothing is left of it";
  EXPECT_EQ(view(game, kAnna).own.black_box, 2);
}

// Dig tiles.

/// Anna has bought the first map of zone 4 and drawn L1, L2 and L3.
class DigTiles : public testing::Test {
 protected:
  DigTiles() {
    for (const Seat seat : {kAnna, kBruno}) game.money(seat, {20, 0, 40, 0});
    game.market({{0, 0}, {0, 0}, {4, 2}, {5, 1}});
    for (std::size_t i = 0; i < 3; ++i) first[i] = tile_words()[i];
    game.put_on_tiles({first[0], first[1], first[2]});
    game.quadrimester(2).at_zone(3, {{kAnna, 1}, {kBruno, 1}}).play("purchase 4");
  }
  void choose() { game.play("tile " + std::string(first[1])); }
  std::string pile(Seat viewer) const {
    return places(view(game, viewer).large, game.state().table.board.large_pile, tile_words());
  }
  std::array<std::string_view, 3> first{};
  TestTable game;
};

TEST_F(DigTiles, AreShownToTheDrawerOnly) {
  EXPECT_EQ(view(game, kAnna).own.drawn.size(), 3);
  EXPECT_TRUE(view(game, kBruno).own.drawn.empty());
  EXPECT_TRUE(view(game, kSpectator).own.drawn.empty());
  EXPECT_EQ(game.last(Happening::tiles_seen).audience, SeatSet(kAnna));
  EXPECT_FALSE(game.last(Happening::tiles_drawn).audience.has(kAnna));
}

TEST_F(DigTiles, LieFaceDownForAllWhoHoldNoMap) {
  choose();
  EXPECT_EQ(view(game, kAnna).own.tiles[3], tile_of(first[1]));
  EXPECT_EQ(view(game, kBruno).own.tiles[3], kNone);
  EXPECT_EQ(view(game, kBruno).table.site(4).placed, 1) << "that one lies there is public";
  EXPECT_EQ(view(game, kBruno).table.site(4).tile, kNone);
  EXPECT_EQ(Thesauros::seen(view(game, kBruno)).tile_on(4), kNone);
}

TEST_F(DigTiles, AreShownToEveryLaterHolder) {
  choose();
  game.play("purchase 4");
  EXPECT_EQ(view(game, kBruno).own.tiles[3], tile_of(first[1]));
  EXPECT_EQ(view(game, kSpectator).own.tiles[3], kNone);
}

TEST_F(DigTiles, AreShownToAllOnceTurnedUp) {
  choose();
  game.turn_up(4);
  for (const Seat viewer : {kAnna, kBruno, kSpectator}) {
    EXPECT_EQ(view(game, viewer).table.site(4).tile, tile_of(first[1]));
    EXPECT_EQ(view(game, viewer).own.tiles[3], kNone) << "no secret any more";
  }
}

TEST_F(DigTiles, D55UnderThePileAreKnownToWhoRejectedThem) {
  choose();
  EXPECT_EQ(pile(kAnna), unknown_places(9) + " " + std::string(first[0]) + " " + std::string(first[2]));
  EXPECT_EQ(pile(kBruno), unknown_places(11));
  EXPECT_EQ(pile(kSpectator), unknown_places(11));
}

TEST_F(DigTiles, D55UnderThePileMoveUpWhenOthersDraw) {
  choose();
  game.play("purchase 5");
  EXPECT_EQ(game.question(), "choose_tile");
  EXPECT_EQ(pile(kAnna), unknown_places(6) + " " + std::string(first[0]) + " " + std::string(first[2]));
  game.play(game.legal().front());
  EXPECT_EQ(pile(kAnna), unknown_places(6) + " " + std::string(first[0]) + " " + std::string(first[2]) + " ? ?");
  EXPECT_EQ(pile(kBruno).substr(0, 15), unknown_places(8));
  EXPECT_EQ(pile(kBruno).find('?', 16), std::string::npos) << "his own two are at the very bottom";
}

TEST_F(DigTiles, D55AreForgottenWhenSomebodyElseDrawsThem) {
  choose();
  auto& large = game.state().secret.large;
  std::rotate(large.begin(), large.begin() + 9, large.begin() + 11);
  ASSERT_EQ(pile(kAnna).substr(0, 5), std::string(first[0]) + " " + std::string(first[2]));
  game.play("purchase 5");
  EXPECT_EQ(view(game, kAnna).own.known_tiles, 0u);
  EXPECT_EQ(pile(kAnna), unknown_places(8));
}

// The tech pile.

class TechPileView : public testing::Test {
 protected:
  TechPileView() {
    for (const Seat seat : {kAnna, kBruno}) game.money(seat, {40, 40, 0, 0});
    game.board().sitter = Standing{0, 1, 0}.code();
    game.anna().spot(1) = Spot::pile;
    game.quadrimester(3).at(Rule::maintenance);
  }
  std::string pile(Seat viewer) const {
    return places(view(game, viewer).pile, game.state().table.board.pile_size, std::span(kGearWords));
  }
  std::string true_pile() const {
    return places(game.state().secret.pile, game.state().table.board.pile_size, std::span(kGearWords));
  }
  TestTable game;
};

TEST_F(TechPileView, ShowsItsOrderToTheSitterOnly) {
  EXPECT_EQ(pile(kAnna), true_pile());
  EXPECT_EQ(pile(kBruno), unknown_places(12));
  EXPECT_EQ(pile(kSpectator), unknown_places(12));
}

TEST_F(TechPileView, StaysKnownToTheSitterWhenCardsAreRevealed) {
  game.play("choose suit");
  ASSERT_EQ(game.board().pile_size, 10);
  EXPECT_EQ(pile(kAnna), true_pile());
  EXPECT_EQ(pile(kBruno), unknown_places(10));
}

TEST_F(TechPileView, IsGuessedByOthersWithEveryCardAnywhere) {
  game.play("choose suit");
  Generator generator(key_from_text("guess"));
  std::set<u8> tops;
  for (int i = 0; i < 500; ++i) tops.insert(Thesauros::imagine(view(game, kBruno), generator).secret.pile[0]);
  EXPECT_EQ(tops.size(), 10u) << "nobody knows any more which of them lay above";
  EXPECT_EQ(Thesauros::imagine(view(game, kAnna), generator).secret.pile, game.state().secret.pile);
}

TEST(FreshTechPile, IsGuessedWithSimplerCardsOnTop) {
  TestTable game;
  Generator generator(key_from_text("guess"));
  std::set<u8> tops;
  for (int i = 0; i < 500; ++i) {
    const State guess = Thesauros::imagine(view(game, kAnna), generator);
    for (std::size_t place = 0; place < 3; ++place) EXPECT_LT(tech(guess.secret.pile[place]).level, 2);
    tops.insert(guess.secret.pile[0]);
  }
  EXPECT_EQ(tops.size(), 7u);
}

// The island.

/// Anna's boss is looking at two objects from the island.
class IslandView : public testing::Test {
 protected:
  IslandView() {
    for (const Seat seat : {kAnna, kBruno}) game.money(seat, {40, 0, 0, 0});
    game.quadrimester(2).at_zone(7, {{kAnna, kBoss}, {kBruno, 1}}).play("lagoon z1 LD1");
    for (const u8 object : game.own(kAnna).found) looked_at.push_back(object);
  }
  void keep_first() { game.play("keep " + std::string(found_words()[looked_at[0]])); }
  std::vector<u8> looked_at{};
  TestTable game;
};

TEST_F(IslandView, ShowsTheTwoObjectsToTheFinderOnly) {
  EXPECT_EQ(view(game, kAnna).own.found.size(), 2);
  EXPECT_TRUE(view(game, kBruno).own.found.empty());
  EXPECT_EQ(view(game, kBruno).table.board.island_size, 7) << "how many lie there is public";
  for (const Event& event : game.happened()) {
    if (event.kind != static_cast<u8>(Happening::looked_at_two)) continue;
    EXPECT_EQ(event.audience.has(kBruno), event.args[1] < 0);
  }
}

TEST_F(IslandView, RemembersTheObjectPutBackForTheFinderOnly) {
  keep_first();
  EXPECT_EQ(view(game, kAnna).own.known_island, 1u << looked_at[1]);
  EXPECT_EQ(view(game, kBruno).own.known_island, 0);
  EXPECT_EQ(view(game, kBruno).table.board.found_taken, 1u << looked_at[0]) << "what was kept is public";
}

TEST_F(IslandView, IsGuessedWithTheObjectPutBackByTheFinder) {
  keep_first();
  Generator generator(key_from_text("guess"));
  int anna = 0;
  int bruno = 0;
  for (int i = 0; i < 300; ++i) {
    anna += Thesauros::imagine(view(game, kAnna), generator).secret.island >> looked_at[1] & 1;
    bruno += Thesauros::imagine(view(game, kBruno), generator).secret.island >> looked_at[1] & 1;
  }
  EXPECT_EQ(anna, 300);
  EXPECT_GT(bruno, 150) << "8 of 11";
  EXPECT_LT(bruno, 300);
}

// Guesses.

TEST(Guesses, LookTheSameToTheViewer) {
  for_all_positions(1, "guess", [](RandomGame& game) {
    for (const Seat viewer : viewers<Thesauros>(game.state())) {
      const View seen = Thesauros::view(game.state(), viewer);
      const State guess = Thesauros::imagine(seen, game.chooser());
      ASSERT_TRUE(same_bytes(Thesauros::view(guess, viewer), seen)) << "viewer " << index_of(viewer);
    }
  });
}

TEST(Guesses, ArePossiblePositions) {
  for_all_positions(2, "possible", [](RandomGame& game) {
    const auto all = viewers<Thesauros>(game.state());
    const Seat viewer = all[game.chooser().below(static_cast<u32>(all.size()))];
    const State guess = Thesauros::imagine(Thesauros::view(game.state(), viewer), game.chooser());
    try {
      Thesauros::check_position(guess);
    } catch (const BadInput& bad) {
      FAIL() << "viewer " << index_of(viewer) << ", " << bad.where << ": " << bad.what;
    }
  });
}

TEST(Guesses, OfferTheViewerTheSameAnswers) {
  for_all_positions(1, "offers", [](RandomGame& game) {
    if (game.over()) return;
    const Seat asked = game.any_asked();
    const State guess = Thesauros::imagine(Thesauros::view(game.state(), asked), game.chooser());
    Options real;
    Options guessed;
    Engine<Thesauros>::legal(game.state(), asked, real);
    Engine<Thesauros>::legal(guess, asked, guessed);
    ASSERT_TRUE(std::equal(real.begin(), real.end(), guessed.begin(), guessed.end()));
  });
}

TEST_F(DigTiles, AreKeptInAGuessAsFarAsTheViewerKnowsThem) {
  choose();
  Generator generator(key_from_text("guess"));
  const State guess = Thesauros::imagine(view(game, kAnna), generator);
  EXPECT_EQ(guess.own(kAnna), game.own(kAnna));
  EXPECT_EQ(guess.secret.placed[3], tile_of(first[1]));
  EXPECT_EQ(guess.secret.large[9], tile_of(first[0]));
  EXPECT_EQ(guess.secret.large[10], tile_of(first[2]));
}

TEST_F(DigTiles, AreDealtAnewInAGuessAmongAllThatTheViewerDoesNotKnow) {
  choose();
  Generator generator(key_from_text("guess"));
  std::set<u8> placed;
  for (int i = 0; i < 1000; ++i) {
    const State guess = Thesauros::imagine(view(game, kBruno), generator);
    placed.insert(guess.secret.placed[3]);
    ASSERT_EQ(guess.own(kAnna).tiles[3], guess.secret.placed[3]) << "who holds the map knows the tile";
    ASSERT_EQ(guess.own(kAnna).known_tiles, 0u) << "what others know of the pile is not guessed";
  }
  EXPECT_EQ(placed.size(), 12u);
}

TEST_F(SealedBids, AreGuessedOnlyForWhoHasBid) {
  game.play(kAnna, "bid 7");
  Generator generator(key_from_text("guess"));
  std::set<u8> bids;
  for (int i = 0; i < 300; ++i) {
    const State guess = Thesauros::imagine(view(game, kClara), generator);
    bids.insert(guess.own(kAnna).bid);
    ASSERT_EQ(guess.own(kBruno).bid, 0);
    ASSERT_LE(guess.own(kAnna).bid, guess.own(kAnna).black_box);
  }
  EXPECT_TRUE(bids.contains(0) && bids.contains(2) && bids.contains(5)) << "withdrawn, or any bid";
  EXPECT_FALSE(bids.contains(1));
}

TEST_F(SealedBudgets, AreGuessedAsFarAsTheyAreWritten) {
  game.play(kAnna, "budget hr 11").play(kAnna, "budget rd 7");
  Generator generator(key_from_text("guess"));
  std::set<u16> first_accounts;
  for (int i = 0; i < 300; ++i) {
    const State guess = Thesauros::imagine(view(game, kBruno), generator);
    first_accounts.insert(guess.own(kAnna).draft[0]);
    ASSERT_EQ(guess.own(kAnna).draft[2], 0) << "only two accounts are written";
    ASSERT_EQ(money::total(guess, kAnna), 50) << "the first income is public";
    ASSERT_EQ(Thesauros::imagine(view(game, kAnna), generator).own(kBruno).draft, (std::array<u16, kOpenAccounts>{}));
  }
  EXPECT_GT(first_accounts.size(), 15u);
}

TEST_F(SealedBudgets, NeverLetAGuessUseTheGeneratorOfTheGame) {
  Generator generator(key_from_text("guess"));
  const State first = Thesauros::imagine(view(game, kAnna), generator);
  const State second = Thesauros::imagine(view(game, kAnna), generator);
  EXPECT_NE(first.secret.generator.key(), game.state().secret.generator.key());
  EXPECT_NE(first.secret.generator.key(), second.secret.generator.key()) << "each guess has a key of its own";
  EXPECT_NE(first.secret.generator.key(), generator.key()) << "and it is not the key of the one who guesses";
}

TEST(Events, TellSecretsToNobodyElse) {
  for_all_positions(1, "events", [](RandomGame& game) {
    for (const Event& event : game.events()) {
      const auto kind = static_cast<Happening>(event.kind);
      const bool secret = kind == Happening::tiles_seen || (kind == Happening::looked_at_two && event.args[1] >= 0);
      if (!secret) continue;
      ASSERT_EQ(event.audience, SeatSet(seat_at(event.args[0])));
    }
  });
}

}  // namespace
}  // namespace bathys::thesauros
