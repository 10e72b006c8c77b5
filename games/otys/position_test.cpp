// Positions of Otys: all that games reach are accepted, and what cannot be is refused by name.
#include "games/otys/random_play.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

TEST(Positions, OfRandomGamesAreAllAccepted) {
  for_all_positions(3, "accepted", [](RandomGame& game) {
    ASSERT_EQ(complaint(game.state()), "") << describe_options(game.state().table.setup);
  });
}

/// Changes one thing about a position that is possible, and expects the complaint.
class APosition : public testing::Test {
 protected:
  void expect(const std::string& expected) { EXPECT_EQ(complaint(game.state()), expected); }
  void expect_none() { expect(""); }
  Frame& frame(int from_top) {
    // Frames below the top can only be reached by taking the stack apart.
    auto& stack = game.table().pending;
    for (int i = 0; i < from_top; ++i) above_.push_back(stack.pop());
    return stack.top();
  }
  void put_back_frames() {
    for (; !above_.empty(); above_.pop_back()) game.table().pending.push(above_.back());
  }

  TestTable game{TestTable::players(3)};

 private:
  std::vector<Frame> above_;
};

TEST_F(APosition, IsPossibleAsItIsDealt) { expect_none(); }

TEST_F(APosition, NeedsAPossibleSetUp) {
  game.table().setup.players = 7;
  expect("setup: seat_count");
}

TEST_F(APosition, NeedsSeatsThatAreThere) {
  game.turn().seat = kDimitri;
  expect("turn.seat: there is no such seat");
  game.turn().seat = kAnna;
  game.turn().first = kDimitri;
  expect("turn.first: there is no such seat");
}

TEST_F(APosition, HasEveryDiverOnce) {
  game.bruno().column[3] = game.bruno().column[0] = Diver::spy;
  game.bruno().column[1] = Diver::trader;
  EXPECT_TRUE(complaint(game.state()).starts_with("players[1].column: ")) << complaint(game.state());
  EXPECT_TRUE(complaint(game.state()).ends_with(" is there twice"));
}

TEST_F(APosition, HasEveryKeyInOnePlace) {
  game.anna().track.push_back(KeyToken::two);
  expect("players[0].keys: key 2 is in 2 places");
  game.anna().track.clear();
  game.anna().keys.remove(KeyToken::one);
  expect("players[0].keys: key 1 is in 0 places");
  game.anna().track.push_back(KeyToken::one);
  expect_none();
}

TEST_F(APosition, CountsTheKeyInPlay) {
  game.play("key 3");
  game.anna().keys.add(KeyToken::three);
  expect("players[0].keys: key 3 is in 2 places");
  game.anna().keys = KeySet::from_bits(0b011011);
  expect("players[0].keys: key X is in 0 places");
}

TEST_F(APosition, HasNoMoreOnALevelThanItsSpaces) {
  for (int level = 1; level <= kLevels; ++level) {
    const int room = capacity(level - 1);
    game.zone(kBruno, level) = Cargo::of(room - 1, 1, 0, 0);
    expect_none();
    game.zone(kBruno, level) = Cargo::of(room - 1, 1, 0, 1);
    expect("players[1].levels[" + std::to_string(level - 1) + "]: holds more than its " + std::to_string(room) +
           " spaces");
    game.clear_levels(kBruno);
  }
}

TEST_F(APosition, HasTwelveNeutralKeys) {
  game.colony().neutral_keys = 11;
  expect("colony.neutral_keys: 11 neutral X keys in all instead of 12");
  game.colony().neutral_keys = 12;
  game.bruno().neutral_keys = 1;
  expect("colony.neutral_keys: 13 neutral X keys in all instead of 12");
  game.colony().neutral_keys = 11;
  expect_none();
  game.bruno().track.push_back(KeyToken::neutral_x);
  expect("colony.neutral_keys: 13 neutral X keys in all instead of 12");
}

TEST_F(APosition, CountsTheNeutralKeyInPlay) {
  game.give_neutral_keys(kAnna, 1);
  game.play("x neutral 2");
  expect_none();
  ++game.anna().neutral_keys;
  expect("colony.neutral_keys: 13 neutral X keys in all instead of 12");
}

TEST_F(APosition, HasEverySponsorOnce) {
  game.colony().sponsors = {0, 1, 2, 3, 3};
  expect("colony.sponsors: tile 4 is there twice");
}

TEST_F(APosition, HasEveryContractInOnePlace) {
  game.put_in_hand(kBruno, "c05");
  expect_none();
  game.colony().contract_discards.add(card_of("c05"));
  expect("players[1].hand: c05 is also in colony.contract_discards");
  game.colony().contract_discards = {};
  game.own(kBruno).hand = {};
  game.bruno().hand_size = 0;
  expect("contracts: c05 is nowhere");
}

TEST_F(APosition, HasNoContractTwiceInTheDeck) {
  const u8 first = game.state().secret.deck[0];
  game.state().secret.deck[1] = first;
  expect("secret.deck: " + std::string(contract(first).id) + " is also in secret.deck");
}

TEST_F(APosition, HasEveryRewardTokenInOnePlace) {
  game.put_back(kBruno, "r20", 2);
  expect_none();
  game.colony().bag.add(token_of("r20"));
  expect("players[1].rewards: r20 is also in colony.bag");
  game.colony().bag.remove(token_of("r20"));
  game.bruno().rewards[1] = kNone;
  expect("rewards: r20 is nowhere");
}

TEST_F(APosition, HasNoThirdPublicContractWithTwoPlayers) {
  TestTable two;
  two.colony().contracts[2] = two.state().secret.deck[--two.colony().deck_size];
  EXPECT_EQ(complaint(two.state()), "colony.contracts: more than 2 public contracts");
}

TEST_F(APosition, HasAContractInEveryPublicPlaceWhileThereAreCards) {
  Colony& colony = game.colony();
  colony.contract_discards.add(colony.contracts[1]);
  colony.contracts[1] = kNone;
  expect("colony.contracts: a place is empty, and there are cards to fill it");
  while (colony.deck_size > 0) colony.contract_discards.add(game.state().secret.deck[--colony.deck_size]);
  expect("colony.contracts: a place is empty, and there are cards to fill it");
  game.own(kBruno).hand = colony.contract_discards;
  game.bruno().hand_size = static_cast<u8>(colony.contract_discards.size());
  colony.contract_discards = {};
  expect_none();
}

TEST_F(APosition, HasATokenInEveryPlaceOfTheDisplay) {
  u8& place = game.colony().rewards[2][1];
  game.colony().bag.add(place);
  place = kNone;
  expect("colony.rewards: a place is empty, and there are tokens to fill it");
  std::swap(game.colony().bag, game.colony().reward_discards);
  expect("colony.rewards: a place is empty, and there are tokens to fill it");
}

TEST_F(APosition, HasTheSponsorSidesOfTheSetUp) {
  const std::string wrong = "colony.sponsors: the sides that lie up are not those of the set-up";
  game.colony().advanced = 0b00100;
  expect(wrong);
  game.table().setup.sponsors = otys::Setup::Sponsors::random;
  expect_none();
  game.table().setup.sponsors = otys::Setup::Sponsors::advanced;
  expect(wrong);
  game.table().setup.sponsors = otys::Setup::Sponsors::given;
  expect(wrong);
  game.table().setup.given_advanced = 0b00100;
  expect_none();
}

TEST_F(APosition, HasNobodyWithEighteenPrestigeWhoHasNotHadThisRoundsTurn) {
  game.bruno().prestige = 18;
  expect("players[1].prestige: the game would have ended with the last round");
  game.bruno().prestige = 17;
  game.anna().prestige = 18;
  expect_none();
  game.idle();
  game.bruno().prestige = 20;
  expect_none();
  game.player(kClara).prestige = 18;
  expect("players[2].prestige: the game would have ended with the last round");
}

TEST_F(APosition, HasNoMorePrestigeBySourceThanInAll) {
  game.anna().prestige = 3;
  expect_none();
  game.anna().scored_with(Source::sales) = 4;
  expect("players[0].sources: add up to more than the prestige");
}

TEST_F(APosition, HasHandsOfTheSizeEverybodySees) {
  game.bruno().hand_size = 1;
  expect("players[1].hand: is of another size than everybody thinks");
}

TEST_F(APosition, LetsPlayersKnowOnlyPlacesInTheDeck) {
  const u8 offered = game.colony().contracts[0];
  game.own(kBruno).known.add(offered);
  expect("players[1].known: " + std::string(contract(offered).id) + " is not in the deck");
}

TEST_F(APosition, HasNoFullTrack) {
  game.bruno().hacker = 3;
  for (const KeyToken key : {KeyToken::one, KeyToken::two}) game.use_up(kBruno, key);
  expect_none();
  game.use_up(kBruno, KeyToken::three);
  expect("players[1].track: a full hacker track gives its keys back");
}

TEST_F(APosition, D8MayHaveAFullTrackOnlyAfterTheHackerMovedInThisTurn) {
  game.put_diver(kAnna, Diver::engineer, 5);
  game.put_sponsor(2, 5);
  for (const KeyToken key : {KeyToken::one, KeyToken::two, KeyToken::three, KeyToken::four}) game.use_up(kAnna, key);
  game.play({"key 5", "sponsor", "dive", "improve hacker"});
  game.anna().hacker = 2;
  expect_none();
  game.anna().hacker = 3;
  expect_none();
  game.use_up(kAnna, KeyToken::own_x);
  expect("players[0].track: a full hacker track gives its keys back");
}

TEST_F(APosition, HasDrawnContractsOnlyWhileOneIsKept) {
  const u8 top = game.state().secret.deck[0];
  std::copy(game.state().secret.deck.begin() + 1, game.state().secret.deck.end(), game.state().secret.deck.begin());
  --game.colony().deck_size;
  game.own(kAnna).drawn.push_back(top);
  game.anna().drawn_size = 1;
  expect("players[0].drawn: nobody is keeping one");
}

TEST_F(APosition, D24HasFourDrawnContractsUnlessThereWereNoMore) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive", "draw"});
  expect_none();
  game.state().secret.deck[game.colony().deck_size++] = game.own(kAnna).drawn.pop_back();
  game.anna().drawn_size = 3;
  expect("players[0].drawn: 4 contracts are drawn, fewer only when there are no more");
}

TEST_F(APosition, HasALevelExactlyAfterAKeyIsChosen) {
  game.turn().level = 2;
  expect("turn.level: no level is active before a key is chosen");
  game.turn().level = kNone;
  game.play("key 3");
  game.turn().level = kNone;
  expect("turn.level: a level must be active");
}

TEST_F(APosition, HasAKeyInPlayExactlyUntilItLiesOnTheTrack) {
  game.play("key 3");
  game.turn().key_in_play = 0;
  game.anna().keys.add(KeyToken::three);
  expect("turn.key_in_play: a key must be in play");
  game.anna().keys.remove(KeyToken::three);
  game.turn().key_in_play = 1;
  game.turn().level = 3;
  expect("turn.key_in_play: a numbered key opens its own level");
  game.turn().level = 2;
  game.play({"dive", "done"});
  game.turn().key_in_play = 1;
  game.anna().track.clear();
  expect("turn.key_in_play: no key is in play");
}

TEST_F(APosition, HasTheLastingEffectOfTheSponsorThatWasUsed) {
  game.put_sponsor(1, 3, true);
  game.play("key 3");
  game.turn().free_effects = 1;
  expect("turn.free_effects: the sponsor's effect is there, but that sponsor was not used");
  game.turn().sponsor_used = 1;
  expect_none();
  game.turn().free_effects = 0;
  expect("turn.free_effects: the sponsor that was used has this effect");
  game.turn().free_effects = 1;
  game.turn().double_use = 1;
  expect("turn.double_use: the sponsor's effect is there, but that sponsor was not used");
}

TEST_F(APosition, HasNoSponsorUsedBeforeAKeyIsChosen) {
  game.turn().sponsor_used = 1;
  expect("turn.sponsor_used: a sponsor is used after a key is chosen");
}

TEST_F(APosition, PointsAtAnUpgradedDiver) {
  game.put_sponsor(4, 3);
  game.play({"key 3", "sponsor"});
  game.anna().upgraded = 0;
  expect("turn.pointed: the diver pointed at is not upgraded");
}

TEST_F(APosition, IsNotOverBeforeTheEnd) {
  game.table().pending.clear();
  game.turn().seat = kClara;
  game.turn().level = 2;
  expect("pending: the game is not over before somebody has 18 prestige");
  game.bruno().prestige = 18;
  expect_none();
  game.turn().seat = kBruno;
  expect("turn.seat: the game ends with a full round");
}

TEST_F(APosition, AsksOnlyTheSeatWhoseTurnItIs) {
  game.table().pending.top().asked = SeatSet(kBruno);
  expect("pending[0].seat: it is not this seat's turn");
}

TEST_F(APosition, EndsEveryTurnWithTheNextSeat) {
  frame(5) = Frame{};
  game.table().pending.pop();
  put_back_frames();
  expect("pending[4]: needs something below it");
}

TEST_F(APosition, HasNothingPendingTwice) {
  game.table().pending.push(pending(Rule::choose_key, kAnna));
  expect("pending[1]: cannot lie directly below choose_key");
}

TEST_F(APosition, StandsAtAQuestion) {
  game.table().pending.push(pending(Rule::begin_turn, kAnna));
  expect("pending[1]: cannot lie directly below begin_turn");
}

TEST_F(APosition, HasNoWorkBelowTheEndOfTheTurn) {
  frame(5) = pending(Rule::choose_key, kAnna);
  game.table().pending.push(pending(Rule::next_seat, kAnna));
  put_back_frames();
  expect("pending[6]: needs something below it");
}

TEST_F(APosition, HasNothingInAFrameBesideItsFields) {
  game.table().pending.top().args[0] = 1;
  expect("pending[0]: holds more than its fields");
}

TEST_F(APosition, UsesAnEffectASecondTimeOnlyWithSponsorTwo) {
  game.play({"key 3", "dive"});
  game.table().pending.top().args[0] = 1;
  expect("pending[0].again: is used a second time only with sponsor 2");
}

TEST_F(APosition, UsesAnEffectASecondTimeAfterTheFirst) {
  game.put_sponsor(2, 3);
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "sponsor", "dive", "draw"});
  expect_none();
  frame(1) = pending(Rule::activate, kAnna, activate::Words{0});
  put_back_frames();
  expect("pending[1].again: was used before");
}

TEST_F(APosition, UsesASponsorsTokenInStepOneAndAnExplorersInStepTwo) {
  game.put_diver(kAnna, Diver::explorer, 3);
  game.put_sponsor(2, 3, true);
  game.play({"key 3", "sponsor reward 1"});
  frame(3) = pending(Rule::activate, kAnna, activate::Words{0});
  game.table().pending.pop();  // step 1 is gone
  put_back_frames();
  expect("pending[3].again: was used before");
}

TEST_F(APosition, UsesAnEffectAFirstTimeBeforeTheSecond) {
  game.put_sponsor(2, 3);
  game.play({"key 3", "sponsor"});
  frame(1).args[0] = 1;
  put_back_frames();
  expect("pending[1].again: was not used before");
}

TEST_F(APosition, ClaimsABackOnlyWhereATokenLiesAndAtAnOpenQuestion) {
  game.table().pending.push(pending(Rule::claim_back, kAnna, claim_back::Words{4}));
  expect("pending[0].level: no reward token lies there");
  game.put_back(kAnna, "r13", 5);
  expect_none();
  game.table().pending.push(pending(Rule::claim_back, kAnna, claim_back::Words{4}));
  expect("pending[1]: comes right after a contract");
}

TEST_F(APosition, ReplacesAContractOnlyWhereOneIsMissing) {
  game.put_back(kAnna, "r13", 5);
  game.table().pending.then({pending(Rule::claim_back, kAnna, claim_back::Words{4}),
                             pending(Rule::replace_contract, kAnna, replace_contract::Words{1})});
  expect("pending[1].place: no public contract is missing there");
  game.colony().contract_discards.add(game.colony().contracts[1]);
  game.colony().contracts[1] = kNone;
  expect_none();
}

TEST_F(APosition, UsesATokenOfTheActiveLevelThatIsThere) {
  game.put_sponsor(2, 3, true);
  game.put_reward("r13", 3, 1);
  game.play({"key 3", "sponsor reward 1"});
  expect_none();
  game.table().pending.top().args = {1, 0};
  expect("pending[0].level: is not the active level");
  game.table().pending.top().args = {2, 2};
  expect("pending[0].token: there are two tokens on a level");
  game.table().pending.top().args = {2, 1};
  expect("pending[0].token: is another token");
  game.table().pending.top().args = {2, 0};
  game.colony().bag.add(token_of("r13"));
  game.colony().rewards[2][0] = kNone;
  expect("colony.rewards: a place is empty, and there are tokens to fill it");
}

TEST_F(APosition, UsesATokenOnlyThroughSponsorTwoOrAnExplorer) {
  game.put_diver(kAnna, Diver::explorer, 3);
  game.put_sponsor(1, 3);
  game.play({"key 3", "dive", "explore 1"});
  expect_none();
  game.put_diver(kAnna, Diver::trader, 3);
  expect("pending[1]: no explorer is active");
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_diver(kBruno, Diver::trader, 3);
  game.put_diver(kClara, Diver::explorer, 3);
  expect_none();
}

TEST_F(APosition, UsesASponsorsTokenOnlyThroughSponsorTwo) {
  game.put_sponsor(2, 3, true);
  game.play({"key 3", "sponsor reward 1"});
  game.put_sponsor(2, 4, true);
  expect("pending[1]: sponsor 2 was not used");
}

TEST_F(APosition, DrawsContractsOnlyWithASpyOrATokenThatShowsThem) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive", "draw"});
  game.put_diver(kAnna, Diver::trader, 3);
  expect("pending[0]: no spy is active");
}

TEST_F(APosition, KeepsContractsForATokenOnlyWhenItShowsThem) {
  game.put_sponsor(2, 3, true);
  game.put_reward("r19", 3, 1);
  game.play({"key 3", "sponsor reward 1", "accept"});
  expect_none();
  game.put_reward("r13", 3, 1);
  expect("pending[1].token: shows no contracts");
}

TEST_F(APosition, CopiesOnlyNeighboursAndOnlyWithASpy) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive", "copy left"});
  expect_none();
  game.table().pending.top().args[0] = 0;
  expect("pending[0].owner: is not a neighbour");
  game.table().pending.top().args[0] = 200;
  expect("pending[0].owner: is not a neighbour");
  game.table().pending.top().args[0] = 2;
  game.put_diver(kAnna, Diver::trader, 3);
  expect("pending[0]: no spy is active");
}

/// In the designer's variant Anna has used Bruno's diver on level 3 through her spy.
class APositionOfTheVariant : public APosition {
 protected:
  APositionOfTheVariant() {
    otys::Setup setup = TestTable::players(3);
    setup.designer_variant = 1;
    game = TestTable(setup);
    game.put_diver(kAnna, Diver::spy, 3);
    game.put_diver(kBruno, Diver::metal_expert, 3);
    game.play({"key 3", "dive", "copy left"});
  }
};

TEST_F(APositionOfTheVariant, RemembersTheDiverInUse) {
  expect_none();
  game.turn().copied.clear();
  expect("turn.copied: the copied diver is missing");
}

TEST_F(APositionOfTheVariant, RemembersOnlyDiversOfNeighboursOnTheActiveLevel) {
  game.play("done");
  game.turn().copied[0].diver = Diver::explorer;
  expect("turn.copied: that diver is not on the active level of its owner");
  game.turn().copied[0].owner = kAnna;
  expect("turn.copied: not a neighbour");
}

TEST_F(APositionOfTheVariant, RemembersTwoDiversOnlyWithSponsorTwo) {
  game.play("done");
  const Copied second{kClara, game.player(kClara).diver_at_level(2)};
  game.turn().copied.push_back(second);
  expect("turn.copied: two only with sponsor 2, of two neighbours");
}

TEST_F(APositionOfTheVariant, RemembersDiversOnlyForASpy) {
  game.play("done");
  game.put_diver(kAnna, Diver::trader, 3);
  expect("turn.copied: no spy is active");
}

TEST_F(APositionOfTheVariant, RemembersNothingWithoutTheVariant) {
  game.play("done");
  game.table().setup.designer_variant = 0;
  expect("turn.copied: divers are remembered in the designer's variant, when they were copied");
}

TEST_F(APositionOfTheVariant, AsksOnlyOwnersWithABatteryAboutCopiedDivers) {
  game.play({"done", "resurface"});
  ASSERT_EQ(game.question(), "copied_resurface");
  game.table().pending.push(game.table().pending.top());
  expect("pending[1]: an owner is asked once");
  game.table().pending.pop();
  game.bruno().batteries = 0;
  expect("pending[0]: without a battery there is nothing to decide");
  game.bruno().batteries = 1;
  game.table().pending.top().args[0] = static_cast<u8>(Diver::spy);
  expect("pending[0].diver: was not copied");
  game.table().pending.top().args[0] = 200;
  expect("pending[0].diver: was not copied");
}

class ASoloPosition : public APosition {
 protected:
  ASoloPosition() {
    game = TestTable(TestTable::players(1));
    undecided = game.state();
    game.play(game.legal()[0]);
  }
  void begin_again() { game.state() = undecided; }
  State undecided;
};

TEST_F(ASoloPosition, HasTimersBetweenTheMarkerAndTheirStart) {
  expect_none();
  game.solo().timers[0] = 24;
  expect("solo.timers: a timer is above its start");
  game.solo().timers[0] = 23;
  game.anna().prestige = 23;
  expect("solo.timers: a timer is at or below the player's marker");
}

TEST_F(ASoloPosition, HasTimersAtTheirHardStart) {
  otys::Setup setup = TestTable::players(1);
  setup.hard = 1;
  game = TestTable(setup);
  game.solo().timers[0] = 23;
  expect("solo.timers: a timer is above its start");
}

TEST_F(ASoloPosition, HasCubesBelowTheTimers) {
  game.solo().timers[1] = 21;
  expect("solo.track: a timer has passed a cube");
}

/// The first cube of the track is gone, and so is the contract with its type; the new one took the third type.
TEST_F(ASoloPosition, HasOnTheContractsAndWaitingOnlyCubesThatLieOnTheTrack) {
  Solo& solo = game.solo();
  const auto track = solo.track;
  solo.track[0] = kNone;
  expect("solo.waiting: a cube that left the track has brought a new contract, which takes one");
  solo.waiting.take_at(0);
  expect("solo.cubes: the cube of that type has left the track with its contract");
  solo.cubes[0] = track[2];
  expect_none();
  solo.track[0] = track[0];
  expect_none();
  solo.track[2] = kNone;
  expect("solo.track: the cubes go from the first space on");
}

TEST_F(ASoloPosition, HasCubesInTheOrderOfTheirSpaces) {
  Solo& solo = game.solo();
  std::swap(solo.waiting[0], solo.waiting[1]);
  expect("solo.waiting: the last cubes of the track wait, in their order");
  std::swap(solo.waiting[0], solo.waiting[1]);
  std::swap(solo.cubes[0], solo.cubes[1]);
  expect("solo.cubes: the first contracts carry the first two types, new ones those that waited");
  std::swap(solo.cubes[0], solo.cubes[1]);
  solo.cubes[1] = kNone;
  expect("solo.cubes: a contract has none though cubes wait");
  solo.waiting.clear();
  expect_none();
}

TEST_F(ASoloPosition, D27HasAMarkerBeyondATimerOnlyInTheMiddleOfAContract) {
  game.clear_levels(kAnna);
  game.anna().prestige = 20;
  game.anna().scored_with(Source::contracts) = 20;
  game.put_in_hand(kAnna, "c32");
  game.put_back(kAnna, "r16", 5);
  game.zone(kAnna, 5) = Cargo::of(3, 2, 1, 0);
  game.play("complete c32 5 3metal+2plant+1fuel");
  ASSERT_EQ(game.question(), "claim_back");
  EXPECT_EQ(game.anna().prestige, 25);
  expect_none();
  game.anna().prestige = 28;
  expect("solo.timers: a timer is at or below the player's marker");
  game.anna().prestige = 25;
  frame(1) = Frame{};
  game.table().pending.pop();
  put_back_frames();
  expect("pending[0]: in solo the timers come next");
}

TEST_F(ASoloPosition, IsOverExactlyWithoutTimers) {
  game.solo().timers = {0, 0};
  expect("solo.timers: the game ends exactly when both timers are gone");
  game.table().pending.clear();
  expect_none();
  game.solo().timers = {20, 0};
  game.solo().track.fill(kNone);
  expect("solo.timers: the game ends exactly when both timers are gone");
}

TEST_F(ASoloPosition, HasEveryCubeOnce) {
  const u8 first = game.solo().track[0];
  game.solo().track[1] = first;
  expect("solo.track: two cubes of " + std::string(kResourceWords[first]));
  game.solo().track.fill(kNone);
  game.solo().cubes[1] = game.solo().cubes[0];
  expect("solo.cubes: two cubes of " + std::string(kResourceWords[first]));
  game.solo().cubes[1] = kNone;
  game.solo().waiting[0] = static_cast<Resource>(first);
  expect("solo.waiting: two cubes of " + std::string(kResourceWords[first]));
}

TEST_F(ASoloPosition, HasNoCubeWithoutAContract) {
  game.solo().cubes[2] = game.solo().cubes[1];
  game.solo().cubes[1] = kNone;
  expect("solo.cubes: a cube lies on no contract");
}

TEST_F(ASoloPosition, MovesATimerAtTheEndOfATurn) {
  frame(5) = Frame{};
  game.table().pending.pop();
  put_back_frames();
  expect("pending[4]: in solo a timer moves after it, and only there");
}

TEST_F(ASoloPosition, D12BeginsWithATieThatIsToBeDecided) {
  begin_again();
  expect_none();
  game.solo().track.fill(kNone);
  expect("solo.track: there is no tie to decide");
  begin_again();
  std::swap(game.solo().track[0], game.solo().track[1]);
  expect("solo.track: the spaces are filled in order");
  begin_again();
  game.solo().timers[0] = 22;
  expect("solo.timers: begin at their start");
  begin_again();
  game.solo().waiting.push_back(Resource::metal);
  expect("solo.cubes: cubes lie on contracts only after the spaces have theirs");
}

TEST_F(ASoloPosition, D28BeginsWithAllContractsInTheDeckAndNothingPlayed) {
  begin_again();
  game.colony().contracts[0] = game.state().secret.deck[--game.colony().deck_size];
  expect("colony.contracts: all lie in the deck until the cubes lie on the spaces");
  begin_again();
  game.turn().level = 2;
  expect("turn.level: no level is active before a key is chosen");
  begin_again();
  frame(2) = Frame{};
  game.table().pending.pop();
  put_back_frames();
  expect("pending[2]: cannot lie directly below place_cubes");
}

TEST_F(ASoloPosition, HasTimersToChooseInSoloOnly) {
  game = TestTable();
  game.table().pending.clear();
  game.table().pending.then({pending(Rule::choose_timer, kAnna), pending(Rule::next_seat, kAnna)});
  expect("pending[0]: timers are there in solo only");
  game.table().pending.clear();
  game.table().pending.then({pending(Rule::choose_cube, kAnna), pending(Rule::place_cubes, kAnna),
                             pending(Rule::lay_cubes, kAnna), pending(Rule::begin_turn, kAnna)});
  expect("pending[0]: cubes are laid out before a solo game");
}

}  // namespace
}  // namespace bathys::otys
