// What views of Otys show and hide, and the guesses made from them.
#include "core/testing/views.hpp"
#include "games/otys/random_play.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

/// Everything a viewer may not know, dealt anew by hand: the contracts in other hands, drawn by others or at unknown
/// places of the deck change places, what others know of the deck is forgotten, and the generator is another one.
class Scramble {
 public:
  Scramble(const State& truth, Seat viewer) : state_(truth), viewer_(viewer) {}

  State with(Generator& generator) {
    for (int i = 0; i < state_.table.seats(); ++i) {
      if (seat_at(i) != viewer_) collect(state_.own(seat_at(i)));
    }
    auto& deck = state_.secret.deck;
    const CardSet known = is_seat(viewer_) ? state_.own(viewer_).known : CardSet{};
    for (std::size_t i = 0; i < state_.table.colony.deck_size; ++i) {
      if (!known.has(deck[i])) cards_.push_back(deck[i]);
    }
    generator.shuffle(std::span(cards_));
    for (int i = 0; i < state_.table.seats(); ++i) {
      if (seat_at(i) != viewer_) deal(state_.table.player(seat_at(i)), state_.own(seat_at(i)));
    }
    for (std::size_t i = 0; i < state_.table.colony.deck_size; ++i) {
      if (!known.has(deck[i])) deck[i] = take();
    }
    state_.secret.generator = Generator(key_from_text("another game " + std::to_string(generator.next())));
    return state_;
  }

 private:
  void collect(const Private& own) {
    for (const int card : own.hand) cards_.push_back(static_cast<u8>(card));
    for (const u8 card : own.drawn) cards_.push_back(card);
  }
  void deal(const Player& player, Private& own) {
    own = {};
    for (int i = 0; i < player.hand_size; ++i) own.hand.add(take());
    for (int i = 0; i < player.drawn_size; ++i) own.drawn.push_back(take());
  }
  u8 take() {
    const u8 card = cards_.back();
    cards_.pop_back();
    return card;
  }

  State state_;
  Seat viewer_;
  std::vector<u8> cards_;
};

TEST(Views, AreTheSameBytesWhenOnlyWhatTheViewerMayNotKnowDiffers) {
  for_all_positions(1, "interference", [](RandomGame& game) {
    expect_the_same_views<Otys>(game.state(),
                                [&](Seat viewer) { return Scramble(game.state(), viewer).with(game.chooser()); });
  });
}

TEST(Views, LeaveNothingOutThatIsPublic) {
  for_all_positions(1, "public", [](RandomGame& game) { expect_all_that_is_public<Otys>(game.state()); });
}

TEST(Views, OfASeatShowItsOwnPart) {
  for_all_positions(1, "own", [](RandomGame& game) { expect_own_parts<Otys>(game.state()); });
}

/// Anna has drawn c11, c12, c13, c14 and kept c12; Bruno holds c20. The deck is what is left.
class SecretsOfTheTable : public testing::Test {
 protected:
  SecretsOfTheTable() {
    game.put_in_hand(kBruno, "c20");
    game.put_in_offer("c03", 1);
    for (const std::string_view id : {"c14", "c13", "c12", "c11"}) game.put_on_deck(id);
    for (const Seat seat : {kAnna, kBruno}) {
      game.put_diver(seat, Diver::spy, 3);
      game.clear_levels(seat);
    }
    game.play({"key 3", "dive", "draw"});
  }
  void keep() { game.play({"keep c12", "resurface"}); }
  /// Everything above the three cards that Anna put under the deck goes out of the game's way, into Bruno's hand.
  void leave_in_deck(int cards) {
    auto& deck = game.state().secret.deck;
    while (game.colony().deck_size > cards) {
      game.own(kBruno).hand.add(deck[0]);
      ++game.bruno().hand_size;
      std::copy(deck.begin() + 1, deck.begin() + game.colony().deck_size, deck.begin());
      deck[--game.colony().deck_size] = 0;
    }
  }
  View view(Seat viewer) const { return Otys::view(game.state(), viewer); }
  /// The known places of the deck from the top, "? c11 c13".
  std::string deck(Seat viewer) const {
    std::string words;
    const View seen = view(viewer);
    for (std::size_t i = 0; i < seen.table.colony.deck_size; ++i) {
      words.append(words.empty() ? "" : " ").append(seen.deck[i] == kNone ? "?" : contract(seen.deck[i]).id);
    }
    return words;
  }
  TestTable game;
};

TEST_F(SecretsOfTheTable, ShowDrawnCardsToTheDrawerOnly) {
  EXPECT_EQ(view(kAnna).own.drawn.size(), 4);
  EXPECT_TRUE(view(kBruno).own.drawn.empty());
  EXPECT_TRUE(view(kSpectator).own.drawn.empty());
  EXPECT_EQ(view(kBruno).table.player(kAnna).drawn_size, 4) << "how many is public";
}

TEST_F(SecretsOfTheTable, ShowAHandToItsOwnerOnly) {
  keep();
  EXPECT_TRUE(view(kAnna).own.hand.has(card_of("c12")));
  EXPECT_FALSE(view(kBruno).own.hand.has(card_of("c12")));
  EXPECT_TRUE(view(kBruno).own.hand.has(card_of("c20")));
  EXPECT_TRUE(view(kSpectator).own.hand.empty());
  EXPECT_EQ(view(kSpectator).table.player(kAnna).hand_size, 1) << "how many is public";
}

TEST_F(SecretsOfTheTable, ShowASpectatorNothingButThePublicPart) {
  keep();
  EXPECT_EQ(view(kSpectator).own, Private{});
  for (const u8 place : view(kSpectator).deck) EXPECT_EQ(place, kNone);
}

TEST_F(SecretsOfTheTable, ShowASeatThatNobodySitsOnNothingButThePublicPart) {
  EXPECT_EQ(view(kDimitri).own, Private{});
  for (const u8 place : view(kDimitri).deck) EXPECT_EQ(place, kNone);
}

TEST_F(SecretsOfTheTable, D11ShowTheDrawerTheThreePlacesUnderTheDeck) {
  keep();
  leave_in_deck(5);
  EXPECT_EQ(deck(kAnna), "? ? c11 c13 c14");
  EXPECT_EQ(deck(kBruno), "? ? ? ? ?");
  EXPECT_EQ(deck(kSpectator), "? ? ? ? ?");
}

TEST_F(SecretsOfTheTable, D11KeepTrackOfTheKnownPlacesWhenOthersDrawFromTheTop) {
  keep();
  leave_in_deck(7);
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(deck(kAnna), "c11 c13 c14");
  EXPECT_EQ(deck(kBruno), "? ? ?");
  game.play(game.legal()[0]);
  EXPECT_EQ(deck(kAnna), "c11 c13 c14 ? ? ?");
}

TEST_F(SecretsOfTheTable, D11ForgetAKnownPlaceWhenSomebodyElseDrawsTheCard) {
  keep();
  leave_in_deck(5);
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(deck(kAnna), "c14");
  EXPECT_FALSE(view(kAnna).own.known.has(card_of("c11")));
  const std::string other = game.legal()[0];
  game.play(other);
  EXPECT_EQ(deck(kAnna), "c14 ? ? ?") << "c11 lies under the deck again, but now only Bruno knows where";
  EXPECT_EQ(deck(kBruno).substr(0, 1), "?");
  EXPECT_TRUE(view(kBruno).own.known.has(card_of("c11")));
  EXPECT_TRUE(view(kBruno).own.known.has(card_of("c13")));
}

TEST_F(SecretsOfTheTable, D11ForgetAKnownPlaceWhenTheCardBecomesAPublicContract) {
  keep();
  leave_in_deck(3);
  game.zone(kBruno, 5) = Cargo::of(1, 0, 1, 0);
  game.play("complete c03 5 1metal+1fuel");
  EXPECT_EQ(deck(kAnna), "c13 c14");
  EXPECT_EQ(game.colony().contracts[0], card_of("c11"));
  EXPECT_FALSE(view(kAnna).own.known.has(card_of("c11")));
}

TEST_F(SecretsOfTheTable, D11KnowNothingOfADeckMadeAnew) {
  keep();
  leave_in_deck(3);
  for (const int card : game.own(kBruno).hand) game.colony().contract_discards.add(card);
  game.own(kBruno).hand = {};
  game.bruno().hand_size = 0;
  game.play({"key 3", "dive", "draw", "keep c11"});
  EXPECT_EQ(game.count(Happening::deck_shuffled), 1);
  EXPECT_TRUE(view(kAnna).own.known.empty()) << "the three known cards were drawn";
  EXPECT_EQ(deck(kAnna).find('c'), std::string::npos);
  EXPECT_EQ(view(kBruno).own.known.size(), 3);
}

TEST(Guesses, LookTheSameToTheViewer) {
  for_all_positions(1, "guess", [](RandomGame& game) {
    for (const Seat viewer : viewers<Otys>(game.state())) {
      const View seen = Otys::view(game.state(), viewer);
      const State guess = Otys::imagine(seen, game.chooser());
      ASSERT_TRUE(same_bytes(Otys::view(guess, viewer), seen)) << "viewer " << index_of(viewer);
    }
  });
}

TEST(Guesses, ArePossiblePositions) {
  for_all_positions(1, "possible", [](RandomGame& game) {
    const auto all = viewers<Otys>(game.state());
    const Seat viewer = all[game.chooser().below(static_cast<u32>(all.size()))];
    const State guess = Otys::imagine(Otys::view(game.state(), viewer), game.chooser());
    ASSERT_NO_THROW(Otys::check_position(guess)) << "viewer " << index_of(viewer);
  });
}

TEST(Guesses, OfferTheViewerTheSameAnswers) {
  for_all_positions(1, "offers", [](RandomGame& game) {
    if (game.over()) return;
    const State guess = Otys::imagine(Otys::view(game.state(), game.asked()), game.chooser());
    Options real;
    Options guessed;
    Engine<Otys>::legal(game.state(), game.asked(), real);
    Engine<Otys>::legal(guess, game.asked(), guessed);
    ASSERT_TRUE(std::equal(real.begin(), real.end(), guessed.begin(), guessed.end()));
  });
}

TEST_F(SecretsOfTheTable, AreKeptInAGuessAsFarAsTheViewerKnowsThem) {
  keep();
  Generator generator(key_from_text("guess"));
  const State guess = Otys::imagine(view(kAnna), generator);
  EXPECT_EQ(guess.own(kAnna), game.own(kAnna));
  for (std::size_t i = 0; i < game.colony().deck_size; ++i) {
    if (view(kAnna).deck[i] == kNone) continue;
    EXPECT_EQ(guess.secret.deck[i], game.state().secret.deck[i]);
  }
}

TEST_F(SecretsOfTheTable, AreDealtAnewInAGuessAmongAllThatTheViewerDoesNotKnow) {
  keep();
  Generator generator(key_from_text("guess"));
  CardSet dealt;
  for (int i = 0; i < 1000; ++i) {
    const State guess = Otys::imagine(view(kAnna), generator);
    ASSERT_EQ(guess.own(kBruno).hand.size(), 1);
    dealt.add(*guess.own(kBruno).hand.begin());
  }
  CardSet expected;
  for (int card = 0; card < kContracts; ++card) expected.add(card);
  for (const std::string_view id : {"c11", "c12", "c13", "c14"}) expected.remove(card_of(id));
  for (const u8 card : game.colony().contracts) {
    if (card != kNone) expected.remove(card);
  }
  EXPECT_EQ(dealt, expected);
}

TEST_F(SecretsOfTheTable, AreGuessedWithoutWhatOthersKnowOfTheDeck) {
  keep();
  Generator generator(key_from_text("guess"));
  EXPECT_TRUE(Otys::imagine(view(kBruno), generator).own(kAnna).known.empty());
}

TEST_F(SecretsOfTheTable, NeverLetAGuessUseTheGeneratorOfTheGame) {
  Generator generator(key_from_text("guess"));
  const State first = Otys::imagine(view(kAnna), generator);
  const State second = Otys::imagine(view(kAnna), generator);
  EXPECT_NE(first.secret.generator.key(), game.state().secret.generator.key());
  EXPECT_NE(first.secret.generator.key(), second.secret.generator.key()) << "each guess has a key of its own";
  EXPECT_NE(first.secret.generator.key(), generator.key()) << "and it is not the key of the one who guesses";
}

TEST(Events, TellSecretsToNobodyElse) {
  for_all_positions(1, "events", [](RandomGame& game) {
    for (const Event& event : game.events()) {
      const auto kind = static_cast<Happening>(event.kind);
      if (kind != Happening::drew_cards && kind != Happening::kept_card) continue;
      ASSERT_EQ(event.audience, SeatSet(seat_at(event.args[0])));
    }
  });
}

}  // namespace
}  // namespace bathys::otys
