// Positions of Pearls that no game can reach are refused, with the place and the reason.
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

template <class Change>
std::string complaint(Change change) {
  State state = at_first_bids();
  change(state);
  try {
    Pearls::check_position(state);
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
  return "possible";
}

TEST(Position, MayBeTheFirstBids) {
  EXPECT_EQ(complaint([](State&) {}), "possible");
}

TEST(Position, HasEveryPearlOnce) {
  EXPECT_EQ(complaint([](State& state) { state.table.gone = bit(0); }), "pearls: pearl 1 is in 2 places");
  EXPECT_EQ(complaint([](State& state) { state.privates[0].pearl = 1; }), "pearls: pearl 1 is in 0 places");
}

TEST(Position, HasAPurseForEachThatHeldWhatWasPaid) {
  EXPECT_EQ(complaint([](State& state) { state.privates[1].purse = 0; }), "players[1].purse: is somebody else's");
  EXPECT_EQ(complaint([](State& state) { state.table.players[0].spent = 3; }),
            "players[0].spent: is more than the purse held");
}

TEST(Position, HasFistsAsTheyAreSeen) {
  EXPECT_EQ(complaint([](State& state) { state.privates[0].left = 1; }),
            "players[0].left: is closed exactly when it is seen to be");
  EXPECT_EQ(complaint([](State& state) { state.table.halfway.add(kDimitri); }), "halfway: is not bidding");
}

TEST(Position, HasPendingWorkThatARoundCanHave) {
  EXPECT_EQ(complaint([](State& state) { state.table.pending.pop(); }), "pending[0]: is not a question");
  EXPECT_EQ(complaint([](State& state) { state.table.pending.push(pending(Rule::place, SeatSet(kAnna))); }),
            "pending[1]: cannot lie directly below place");
  EXPECT_EQ(complaint([](State& state) { state.table.pending.top().args[0] = 1; }),
            "pending[0]: holds more than its fields");
  EXPECT_EQ(complaint([](State& state) { state.table.pending.top().asked.add(kDimitri); }),
            "pending[0].asked: does not play here");
}

TEST(Position, StandsAtARound) {
  EXPECT_EQ(complaint([](State& state) { state.table.round = 3; }), "round: there is no such round");
  EXPECT_EQ(complaint([](State& state) { state.table.swapped = 1; }), "swapped: only while the winner decides");
  EXPECT_EQ(complaint([](State& state) { state.table.setup.players = 1; }), "setup: seat_count");
}

}  // namespace
}  // namespace bathys::pearls
