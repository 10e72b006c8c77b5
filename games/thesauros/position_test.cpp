// Which positions of Thesauros are accepted, which are refused and where, and that what is accepted can be played on.
#include <cstring>
#include <functional>

#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

/// What is wrong with a position, "where: what"; empty when it can be.
std::string complaint(const State& state) {
  try {
    Thesauros::check_position(state);
    return "";
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
}

TEST(Positions, OfRandomGamesAreAccepted) {
  for_all_positions(20, "accepted", [](RandomGame& game) {
    ASSERT_EQ(complaint(game.state()), "") << describe_options(game.state().table.setup);
  });
}

/// A change to a position of a game of two, and what is said about it.
struct Impossible {
  const char* name;
  std::function<void(TestTable&)> damage;
  std::string said;
};
void PrintTo(const Impossible& one, std::ostream* out) { *out << one.name; }

class ImpossiblePosition : public testing::TestWithParam<Impossible> {};

TEST_P(ImpossiblePosition, IsRefusedWithWhatAndWhere) {
  TestTable game;
  ASSERT_EQ(complaint(game.state()), "");
  GetParam().damage(game);
  EXPECT_EQ(complaint(game.state()), GetParam().said);
}

Frame& top(TestTable& game) { return game.table().pending.top(); }

/// Anna's zodiac pauses in the middle of a move.
void pause(TestTable& game, std::string_view leg = "pass by z1 F2") {
  game.money(kAnna, {20, 20, 20, 20}).quadrimester(2).send_to_sea(kAnna, "F1", 1).at_zone(5).play(leg);
}

/// The frame that many below the top.
Frame& below(TestTable& game, int depth) {
  static std::vector<Frame> kept;
  kept.clear();
  for (; depth > 0; --depth) kept.push_back(game.table().pending.pop());
  Frame& frame = game.table().pending.top();
  for (auto it = kept.rbegin(); it != kept.rend(); ++it) game.table().pending.push(*it);
  return frame;
}

const Impossible kRanges[] = {
    {"ASetupThatIsNone", [](TestTable& g) { g.table().setup.players = 1; }, "setup: seat_count"},
    {"AnOrderWithASeatTwice", [](TestTable& g) { g.board().order[1] = 0; }, "board.order: every seat has one place"},
    {"AnOrderWithAbsentSeats", [](TestTable& g) { g.board().order[1] = 3; }, "board.order: every seat has one place"},
    {"TooMuchMoney", [](TestTable& g) { g.anna().accounts[1] = kMaxCounter + 1; },
     "players[0].accounts: is more than a game can bring"},
    {"AFullerBlackBoxThanAGameBrings", [](TestTable& g) { g.own(kBruno).black_box = kMaxCounter + 1; },
     "players[1].black_box: is more than a game can bring"},
    {"MorePointsOfASourceThanAGameBrings", [](TestTable& g) { g.bruno().gained_by(Source::doors) = kMaxPoints + 1; },
     "players[1].sources: is more than a game can bring"},
    {"AShopSpaceThatIsNotThere",
     [](TestTable& g) {
       g.board().shop[1] = Standing{0, 1, 0}.code();
     },
     "board.shop: there is no such space"},
    {"ASeatThatIsNotThere", [](TestTable& g) { g.clara().reputation = 10; }, "players[2]: there is no such seat"},
    {"AnEnvelopeNobodyPosted", [](TestTable& g) { g.board().envelopes.push_back(1); },
     "players[1].posted: does not fit the envelopes in zone 10"},
    {"AnEnvelopePostedTwice", [](TestTable& g) { g.post(kAnna).board().envelopes.push_back(0); },
     "board.envelopes: one for each seat that posted"},
    {"AQueueThatIsTooLong",
     [](TestTable& g) {
       g.queue(4, {{kAnna, 1}, {kBruno, 1}});
     },
     "board.queues.4: has no space for so many"},
    {"AZodiacOffTheBoard", [](TestTable& g) { g.zodiac(0).space = space_of("Z7.1"); },
     "zodiacs[0].space: is not on this board"},
    {"ThreeMotors",
     [](TestTable& g) {
       for (const Gear motor : {Gear::aux_motor, Gear::medium_motor, Gear::super_motor}) g.zodiac(0).load.add(motor);
     },
     "zodiacs[0].load: does not fit aboard"},
    {"ACubeOffItsTrack", [](TestTable& g) { g.board().mussels = 3; }, "board.mussels: the cube has three spaces"},
};
INSTANTIATE_TEST_SUITE_P(Ranges, ImpossiblePosition, testing::ValuesIn(kRanges),
                         [](const auto& one) { return std::string(one.param.name); });

const Impossible kComponents[] = {
    {"ATechTwice", [](TestTable& g) { g.board().slots[3] = 0; }, "board.slots: mask is also in board.slots"},
    {"ATechNowhere", [](TestTable& g) { g.board().slots[0] = std::exchange(g.board().slots[2], kNone); },
     "techs: mask is nowhere"},
    {"AGapAmongTheTechs", [](TestTable& g) { std::swap(g.board().slots[2], g.board().slots[3]); },
     "board.slots: the cards lie without a gap"},
    {"ALateTechInTheUpperPile",
     [](TestTable& g) {
       auto& pile = g.state().secret.pile;
       std::swap(pile[0], *std::find_if(pile.begin(), pile.end(), [](u8 card) { return tech(card).level == 2; }));
     },
     "board.upper_left: a later card is among them"},
    {"APatentOfACardInThePile", [](TestTable& g) { g.board().owners[13] = 0; },
     "board.owners.satellite: the card is not shown yet"},
    {"ARivalWhoIsNotThere", [](TestTable& g) { g.board().owners[0] = kRival; },
     "board.owners.mask: the rival owns the cards on its slots"},
    {"AnObjectTooMany", [](TestTable& g) { g.develop(kAnna, Gear::mask).anna().in_stock(Gear::mask) = 1; },
     "board.copies.mask: 4 in all instead of 3"},
    {"AnObjectOfNobodysPatent", [](TestTable& g) { g.give_gear(kAnna, Gear::mask).board().owners[0] = kNone; },
     "board.copies.mask: nobody has developed it"},
    {"NoMetalDetector", [](TestTable& g) { --g.anna().in_stock(Gear::metal_detector); },
     "players[0].ashore: everybody has as many metal detectors as at the start"},
    {"FoundGearNobodyFound", [](TestTable& g) { ++g.anna().in_stock(Gear::found_motor); },
     "board.found_taken: found_motor is with somebody exactly when it was found"},
    {"AMapTooMany", [](TestTable& g) { ++g.give_map(kAnna, 2).anna().maps[1]; }, "maps: 4 of number 2 instead of 3"},
    {"ANumberOnTwoSpaces",
     [](TestTable& g) {
       g.market({{1, 1}, {0, 0}, {2, 2}});
       g.board().market[1] = 1;
       g.board().stacks[1] = 1;
     },
     "board.market[1].number: lies on two spaces"},
    {"AMapBeyondTheTrack",
     [](TestTable& g) {
       g.market({{0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {1, 1}});
     },
     "board.market[7]: is not on this board"},
    {"ASatelliteMapWithoutASatellite",
     [](TestTable& g) {
       g.give_map(kAnna, 1);
       g.board().satellite_left = 0b11110;
       g.anna().satellite_maps = 1;
     },
     "players[0].satellite_maps: a satellite brings two maps"},
    {"ASatelliteMapTwice", [](TestTable& g) { g.give_map(kAnna, 1).anna().satellite_maps = 1; },
     "players[0].satellite_maps: there is one of each number"},
    {"AMercenaryMapWithoutMercenaries", [](TestTable& g) { g.board().mercenary_maps_left = 1; },
     "board.mercenary_maps_left: there is one mercenary map of each number"},
    {"ATileTwice",
     [](TestTable& g) {
       g.put_on_tiles({"L1", "L2"}).state().secret.large[1] = tile_of("L1");
     },
     "secret.large: L1 is also in secret.large"},
    {"ATileOfTheOtherSize", [](TestTable& g) { std::swap(g.state().secret.large[0], g.state().secret.small[0]); },
     "secret.large: a small tile is among them"},
    {"ATileWithoutAMap",
     [](TestTable& g) {
       g.give_map(kAnna, 1);
       --g.anna().maps[0];
       g.own(kAnna).tiles[0] = kNone;
       g.market({});
     },
     "board.sites[0]: a tile lies exactly where somebody holds a map"},
    {"AHolderWhoDoesNotKnowTheTile", [](TestTable& g) { g.give_map(kAnna, 1).own(kAnna).tiles[0] = kNone; },
     "players[0].tiles: a holder of the map knows the tile that lies face down"},
    {"SomebodyElseWhoKnowsTheTile",
     [](TestTable& g) {
       g.give_map(kAnna, 1);
       g.own(kBruno).tiles[0] = g.own(kAnna).tiles[0];
     },
     "players[1].tiles: a holder of the map knows the tile that lies face down"},
    {"AnotherTileTurnedUp", [](TestTable& g) { g.place_tile(1, "S1").table().site(1).tile = tile_of("S2"); },
     "board.sites[0].tile: is not the tile placed there"},
    {"ACoverOverNothing", [](TestTable& g) { g.place_tile(1, "S1").turn_up(1).table().site(1).cover(0, 2); },
     "board.sites[0].covered: nothing is there"},
    {"ACoverOnATileFaceDown", [](TestTable& g) { g.place_tile(1, "S1").table().site(1).cover(0, 0); },
     "board.sites[0].covered: nothing is there"},
    {"KnowledgeOfATileThatIsNotInThePiles",
     [](TestTable& g) { g.place_tile(1, "S1").own(kAnna).known_tiles = 1u << tile_of("S1"); },
     "players[0].known_tiles: are not in the piles"},
    {"AnObjectOnTheIslandAndTaken", [](TestTable& g) { g.put_on_island("coin").board().found_taken = 1u << 3; },
     "board.found_taken: coin is also in secret.island"},
    {"TooFewObjects",
     [](TestTable& g) {
       g.state().secret.island = 0b11111000;
       g.board().island_size = 5;
     },
     "secret.island: 5 objects in all instead of 9"},
    {"AnObjectKnownToLieWhereItDoesNot",
     [](TestTable& g) { g.give_found(kAnna, "coin").own(kAnna).known_island = 1u << 3; },
     "players[0].known_island: are not on the island"},
};
INSTANTIATE_TEST_SUITE_P(Components, ImpossiblePosition, testing::ValuesIn(kComponents),
                         [](const auto& one) { return std::string(one.param.name); });

const Impossible kCrews[] = {
    {"AMeepleInAQueueAndAtHome",
     [](TestTable& g) {
       g.queue(3, {{kAnna, 1}}).anna().spot(1) = Spot::home;
     },
     "players[0].meeples[1].spot: the board says queue"},
    {"AMeepleInTwoQueues",
     [](TestTable& g) {
       g.queue(3, {{kAnna, 1}}).queue(6, {{kAnna, 1}});
     },
     "players[0].meeples[1]: is in two places"},
    {"AMeepleAtSeaWithoutAZodiac", [](TestTable& g) { g.anna().spot(2) = Spot::zodiac; },
     "players[0].meeples[2].spot: the board says home"},
    {"ABossStillToBeRecruited", [](TestTable& g) { g.anna().spot(kBoss) = Spot::recruit; },
     "players[0].meeples[0].spot: the board says home"},
    {"RecruitsOutOfOrder", [](TestTable& g) { g.anna().spot(5) = Spot::home; },
     "players[0].meeples[4].spot: recruits come in their order"},
    {"AZodiacAtSeaWithoutACrew", [](TestTable& g) { g.zodiac(0).space = space_of("F1"); },
     "zodiacs[0].crew: somebody must be aboard"},
    {"ALoadInPort",
     [](TestTable& g) {
       g.give_gear(kAnna, Gear::mask).anna().in_stock(Gear::mask) = 0;
       g.zodiac(0).load.add(Gear::mask);
     },
     "zodiacs[0].load: in port its gear is ashore"},
    {"AZodiacWithoutTheMap",
     [](TestTable& g) {
       g.place_tile(1, "S1").turn_up(1).send_to_sea(kBruno, "F1", 1).zodiac(1).space = space_of("Z1.1");
     },
     "zodiacs[1].space: its owner has no map of that zone"},
    {"AZodiacOverATileFaceDown",
     [](TestTable& g) { g.place_tile(1, "S1").send_to_sea(kAnna, "F1", 1).zodiac(0).space = space_of("Z1.1"); },
     "zodiacs[0].space: the tile there is turned up when a zodiac comes"},
    {"TwoZodiacsOnASmallSpace", [](TestTable& g) { g.send_to_sea(kAnna, "b", 1).send_to_sea(kBruno, "b", 1); },
     "zodiacs[1].space: holds one zodiac only"},
    {"ALagoonThatDoesNotFit", [](TestTable& g) { g.board().lagoon[1] = 0; }, "board.lagoon: does not fit the zodiacs"},
    {"SomebodyInTheLagoonTooEarly", [](TestTable& g) { g.send_to_sea(kAnna, "LC", 1); },
     "zodiacs[0].space: nobody is in the lagoon yet"},
    {"AZodiacSoldBeforeAnother", [](TestTable& g) { g.zodiac(5).owner = 0; },
     "zodiacs[5].owner: another is sold before"},
    {"ZodiacsThatChangedHands", [](TestTable& g) { g.zodiac(0).owner = 1; },
     "zodiacs[0].owner: everybody begins with one zodiac"},
    {"ASitterBeforeTheResolution",
     [](TestTable& g) {
       g.board().sitter = Standing{0, 1, 0}.code();
       g.anna().spot(1) = Spot::pile;
     },
     "board.sitter: nobody sits on the pile yet"},
    {"TooManyTokens", [](TestTable& g) { g.anna().tokens = 1; }, "tokens: there is one for each player"},
    {"ATokenUnderARecruitWhoCame", [](TestTable& g) { g.recruit(kAnna, 4).anna().board_token = 1; },
     "players[0].board_token: the second recruit brings it"},
    {"AHatTooMany", [](TestTable& g) { g.anna().hats[1] = Hat::port; }, "board.hats.port: 2 in all instead of 1"},
    {"ABossWithAHat", [](TestTable& g) { g.hat(kAnna, kBoss, Hat::port); },
     "players[0].meeples[0].hat: only workers wear one"},
    {"AMercenaryInAnotherMode", [](TestTable& g) { g.anna().mercenaries = 1; },
     "board.mercenaries_left: more than there are"},
    {"AnAuctionInAnotherMode", [](TestTable& g) { g.board().bid = 3; }, "board.bid: there is no auction"},
    {"ATreasureInARoomWithoutASponsor", [](TestTable& g) { g.board().rooms[1].owners[0] = 0; },
     "board.rooms[1].owners: no treasure can be there"},
    {"ATreasureBesideTheSlots", [](TestTable& g) { g.sponsor(kAnna, 1).board().rooms[0].owners[2] = 0; },
     "board.rooms[0].owners: no treasure can be there"},
    {"ARoomOpenBeforeItIsFull", [](TestTable& g) { g.sponsor(kAnna, 1).board().rooms[0].open = 1; },
     "board.rooms[0].open: a room is open exactly when it is full"},
    {"ARoomThatIsNotInPlay", [](TestTable& g) { g.sponsor(kAnna, 5); }, "board.rooms[4].sponsor: cannot be"},
    {"AMuseumFullTooEarly", [](TestTable& g) { g.board().full_at = 1; }, "board.full_at: does not fit the museum"},
};
INSTANTIATE_TEST_SUITE_P(Crews, ImpossiblePosition, testing::ValuesIn(kCrews),
                         [](const auto& one) { return std::string(one.param.name); });

const Impossible kPending[] = {
    {"NothingPendingBeforeTheEnd", [](TestTable& g) { g.table().pending.clear(); },
     "pending: nothing is pending, but the game is not over"},
    {"AYearWithoutAnEnd",
     [](TestTable& g) {
       g.table().pending.clear();
       g.table().pending.push(pending(Rule::place, kAnna));
     },
     "pending[0]: needs something below it"},
    {"AQuestionOutOfNowhere", [](TestTable& g) { g.table().pending.push(pending(Rule::museum, kAnna)); },
     "pending[1]: cannot lie directly below museum"},
    {"BudgetsInTheMiddleOfAYear", [](TestTable& g) { g.quadrimester(2); },
     "pending[0]: budgets are made at the start of a year"},
    {"AnAbsentSeatAsked", [](TestTable& g) { top(g).asked.add(kClara); },
     "pending[0].seats: asks no seat of this game"},
    {"AStepOnTop", [](TestTable& g) { g.table().pending.pop(); }, "pending[0]: is not a question"},
    {"APlacementOutOfTurn", [](TestTable& g) { g.at(Rule::placement), top(g).asked = SeatSet(kBruno); },
     "pending[0].seats: asks another seat"},
    {"AnEnvelopeJustPostedByNobody",
     [](TestTable& g) {
       g.at(Rule::placement), top(g) = pending(Rule::place, kAnna, place::Words{0, 1});
     },
     "pending[0].just_posted: this seat has not posted"},
    {"AFrameThatHoldsTooMuch", [](TestTable& g) { g.at(Rule::placement), top(g).args[3] = 1; },
     "pending[0]: holds more than its fields"},
    {"APlaceThatNobodyHas",
     [](TestTable& g) { g.at(Rule::placement), below(g, 1) = pending(Rule::placement, placement::Words{2}); },
     "pending[1].place: there is no such place in the turn order"},
    {"AStepForOneSeat", [](TestTable& g) { g.at(Rule::placement), below(g, 1).asked = SeatSet(kBruno); },
     "pending[1].seats: concerns nobody in particular"},
    {"WagesBeforeTheResolution",
     [](TestTable& g) {
       g.at(Rule::placement), below(g, 3) = pending(Rule::wages, wages::Words{1, 0});
     },
     "pending[3].place: nobody is paid yet"},
    {"AnAuctionWithoutABidder",
     [](TestTable& g) {
       g.at(Rule::placement), below(g, 6) = pending(Rule::auction, auction::Words{0, 1});
     },
     "pending[6].begun: does not fit what comes before"},
    {"MoneyThatNobodyEarned",
     [](TestTable& g) {
       g.at(Rule::placement).table().pending.push(pending(Rule::allocate, kAnna, allocate::Words{3}));
     },
     "pending[1]: cannot lie directly below allocate"},
    {"MoreMoneyThanAnybodyEarnsAtOnce",
     [](TestTable& g) {
       g.at_zone(6, {{kAnna, kBoss}}), top(g) = pending(Rule::allocate, kAnna, allocate::Words{101});
     },
     "pending[0].amount: nobody gains that much at once"},
    {"MoneyThatAnotherEarned",
     [](TestTable& g) {
       g.at_zone(6, {{kAnna, kBoss}}), top(g).asked = SeatSet(kBruno);
     },
     "pending[0].seats: asks another seat"},
    {"ATransferToAnotherAccount",
     [](TestTable& g) {
       g.money(kAnna, {9, 0, 0, 0}).at_zone(9, {{kAnna, 1}}).play("advertise");
       top(g) = pending(Rule::transfer, kAnna, Expense{Account::mx, 6, {}, 0});
     },
     "pending[0].account: another one pays for this"},
    {"ATransferBeforeNothingElse",
     [](TestTable& g) {
       g.money(kAnna, {9, 0, 0, 0}).at_zone(9, {{kAnna, 1}}).play("advertise");
       top(g) = pending(Rule::transfer, kAnna, Expense{Account::gp, 6, {}, 2});
     },
     "pending[0].afterwards: nothing is paid afterwards"},
    {"ATransferWithoutNeed",
     [](TestTable& g) {
       g.money(kAnna, {9, 0, 0, 0}).at_zone(9, {{kAnna, 1}});
       g.play("advertise");
       g.anna().account(Account::gp) = 6;
     },
     "pending[0].amount: the account is not short of it"},
    {"ATransferNobodyCanPay",
     [](TestTable& g) {
       g.money(kAnna, {9, 0, 0, 0}).at_zone(9, {{kAnna, 1}});
       g.play("advertise");
       g.anna().account(Account::hr) = 3;
     },
     "pending[0]: has no answer"},
    {"AnActionOfAnotherMeeple",
     [](TestTable& g) {
       g.money(kAnna, {0, 0, 20, 0}).at_zone(9, {{kAnna, 1}}),
           top(g) = pending(Rule::advertise, kAnna, Acting{Standing{0, 2, 0}.code(), 0, 0});
     },
     "pending[0].meeple: another one stands there"},
    {"ASecondActionWithoutAToken",
     [](TestTable& g) {
       g.money(kAnna, {0, 0, 20, 0}).at_zone(9, {{kAnna, 1}});
       top(g) = pending(Rule::advertise, kAnna, Acting{Acting::of(top(g)).code, 0, 1});
     },
     "pending[0].second: a second action needs a token"},
    {"AQuestionThatCanOnlyBeDeclined",
     [](TestTable& g) {
       g.money(kAnna, {0, 0, 6, 0}).at_zone(9, {{kAnna, 1}}).anna().account(Account::gp) = 5;
     },
     "pending[0]: can only be declined, so it is not asked"},
    {"AWeaponToChooseFromOne",
     [](TestTable& g) {
       g.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::speargun).at_zone(7, {{kAnna, 1}}).play("lagoon z1 LB");
       g.anna().in_stock(Gear::speargun) = 0;
     },
     "pending[0]: there is nothing to choose"},
    {"AWeaponForAnotherPlace",
     [](TestTable& g) {
       g.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::speargun).at_zone(7, {{kAnna, 1}}).play("lagoon z1 LB");
       top(g) = pending(Rule::coastal_gear, kAnna, coastal_gear::Words{0, space_of("LA")});
     },
     "pending[0].to: does not go fishing off the coast"},
    {"AQueueShorterThanItsResolution",
     [](TestTable& g) {
       g.money(kAnna, {0, 0, 20, 0}).at_zone(9, {{kAnna, 1}}),
           below(g, 1) = pending(Rule::resolve, resolve::Words{9, 2, 0});
     },
     "pending[1].place: the queue is not that long"},
    {"AZoneWithoutAQueue",
     [](TestTable& g) {
       g.money(kAnna, {0, 0, 20, 0}).at_zone(9, {{kAnna, 1}}),
           below(g, 1) = pending(Rule::resolve, resolve::Words{5, 1, 0});
     },
     "pending[1].zone: there is no such queue"},
    {"TrainingWithNobodyToTrain",
     [](TestTable& g) {
       g.at_zone(2, {{kAnna, kBoss}, {kAnna, 1}});
       g.board().queues[1].pop_back();
       g.anna().spot(1) = Spot::home;
     },
     "pending[0]: there is nobody to train"},
    {"ADraftThatIsTooMuch",
     [](TestTable& g) {
       g.own(kAnna).draft[0] = 60;
       g.anna().drafted = 1;
     },
     "players[0].draft: is more than there is"},
    {"ADraftBesideTheWrittenPart", [](TestTable& g) { g.own(kAnna).draft[0] = 5; },
     "players[0].draft: is further than what is written"},
    {"ABudgetFinishedButStillAsked", [](TestTable& g) { g.anna().drafted = 4; },
     "players[0].drafted: this seat has nothing left to write"},
    {"ASealedBidBeforeTheEnvelopes", [](TestTable& g) { g.own(kAnna).bid = 3; },
     "players[0].bid: this seat has not bid"},
    {"AnOpenedBidWithoutAnEnvelope", [](TestTable& g) { g.anna().shown_bid = 3; },
     "players[0].shown_bid: no bid of this seat was opened"},
    {"ADieWithSevenSides", [](TestTable& g) { g.board().die = 7; }, "board.die: the die has fewer sides"},
    {"TilesDrawnByNobody",
     [](TestTable& g) {
       g.own(kAnna).drawn.push_back(g.state().secret.large[11]);
       g.board().large_pile = 11;
     },
     "players[0].drawn: this seat is not choosing a tile"},
    {"ADepartureOfAnotherPlayersZodiac",
     [](TestTable& g) {
       g.at_zone(7, {{kAnna, 1}});
       g.play({"embark z1", "cast off"});
       top(g) = pending(Rule::sea_turn, kAnna, SeaTurn{1, 0});
     },
     "pending[0].only: does not leave the port"},
    {"LegsThatNobodySailed",
     [](TestTable& g) {
       g.table().sailed.push_back({1, 0});
     },
     "sailed: no zodiac is under way"},
    {"LegsOfNoSpace",
     [](TestTable& g) {
       pause(g);
       g.table().sailed[0].spaces = 0;
     },
     "sailed: is not a leg of a move"},
    {"LegsThatNoMotorSails",
     [](TestTable& g) {
       pause(g);
       g.table().sailed[0].spaces = 4;
     },
     "pending[0]: no motors carried it so far"},
    {"APauseWithoutALeg",
     [](TestTable& g) {
       pause(g);
       g.table().sailed.clear();
     },
     "pending[0].zodiac: has not sailed yet"},
    {"APauseBeforeTheMove",
     [](TestTable& g) {
       pause(g);
       g.zodiac(kAnna).played = 0;
     },
     "pending[0].zodiac: has not moved"},
    {"APauseWithoutAnEndInReach",
     [](TestTable& g) {
       g.send_to_sea(kBruno, "b", 1);
       pause(g, "pass by z1 b");
       g.table().sailed[0].spaces = 3;
     },
     "pending[0].zodiac: cannot end its move"},
    {"AMeetingOfZodiacsThatAreApart",
     [](TestTable& g) {
       g.give_zodiac(kAnna);
       g.quadrimester(2).send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F1", 2).at_zone(5);
       g.zodiac(4).space = space_of("F2");
     },
     "pending[0].zodiacs: they are apart"},
};
INSTANTIATE_TEST_SUITE_P(Pending, ImpossiblePosition, testing::ValuesIn(kPending),
                         [](const auto& one) { return std::string(one.param.name); });

/// Changes a position at random: bytes, numbers that mean something somewhere, and pending work.
class Mutator {
 public:
  explicit Mutator(const std::string& seed) : generator_(key_from_text(seed)) {}

  State of(State state, const State& another) {
    if (below(8) == 0) state.table.pending = another.table.pending;
    if (below(2) == 0) change_frames(state);
    for (u32 changes = below(3); changes > 0; --changes) change_bytes(state);
    return state;
  }

 private:
  u32 below(std::size_t n) { return generator_.below(static_cast<u32>(n)); }

  void change_bytes(State& state) {
    switch (below(4)) {
      case 0:
        any_byte(state) = static_cast<u8>(below(256));
        break;
      case 1:
        any_byte(state) = static_cast<u8>(below(8));
        break;
      case 2:
        any_byte(state) = kNone;
        break;
      default:
        std::swap(any_byte(state), any_byte(state));
        break;
    }
  }
  /// Anywhere but in the generator.
  u8& any_byte(State& state) {
    const std::size_t open = offsetof(State, secret) + sizeof(Generator);
    std::size_t at = below(sizeof(State) - sizeof(Generator));
    if (at >= offsetof(State, secret)) at = at - offsetof(State, secret) + open;
    return reinterpret_cast<u8*>(&state)[at];
  }
  Frame random_frame() {
    Frame frame{static_cast<u8>(below(kRules)), SeatSet::from_bits(static_cast<u8>(below(16))), {}};
    for (u32 i = below(4); i-- > 0;) frame.args[i] = static_cast<u8>(below(below(2) == 0 ? 10 : 256));
    return frame;
  }
  void change_frames(State& state) {
    std::vector<Frame> frames;
    while (!state.table.pending.empty()) frames.push_back(state.table.pending.pop());
    const u32 at = below(frames.size() + 1);
    switch (below(6)) {
      case 0:
        frames.insert(frames.begin() + at, random_frame());
        break;
      case 1:
        if (at < frames.size()) frames.erase(frames.begin() + at);
        break;
      case 2:
        if (at < frames.size()) frames[at].rule = static_cast<u8>(below(kRules));
        break;
      case 3:
        if (at < frames.size()) frames[at].asked = SeatSet::from_bits(static_cast<u8>(below(16)));
        break;
      default:
        if (at < frames.size()) frames[at].args[below(4)] = static_cast<u8>(below(below(2) == 0 ? 10 : 256));
        break;
    }
    for (auto frame = frames.rbegin(); frame != frames.rend() && state.table.pending.size() < 24; ++frame) {
      state.table.pending.push(*frame);
    }
  }

  Generator generator_;
};

/// Whatever is accepted is played on: there is always an answer, and every position after it can be, too.
void play_on(const State& position, const std::string& seed) {
  RandomGame game(position, Generator(key_from_text(seed)));
  for (int decisions = 0; decisions < 100 && !game.over(); ++decisions) {
    game.step();
    const std::string said = complaint(game.state());
    ASSERT_TRUE(said.empty() || said.ends_with("is more than a game can bring")) << said;
  }
}

TEST(Positions, ThatAreAcceptedCanBePlayedOn) {
  Mutator mutator("mutations");
  State another{};
  int accepted = 0;
  int position = 0;
  for_all_positions(2, "mutated", [&](RandomGame& game) {
    if (testing::Test::HasFailure()) return;
    for (int i = 0; i < 6; ++i) {
      const State changed = mutator.of(game.state(), another);
      if (!complaint(changed).empty()) continue;
      ++accepted;
      if (!same_bytes(changed, game.state())) play_on(changed, std::to_string(position) + "." + std::to_string(i));
    }
    if (++position % 7 == 0) another = game.state();
  });
  EXPECT_GT(accepted, 1000);
}

}  // namespace
}  // namespace bathys::thesauros
