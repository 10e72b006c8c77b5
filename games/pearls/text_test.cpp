// The sentences of Pearls: each question, answer and event has one, and its arguments make sense.
#include "core/testing/sentences.hpp"
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

TEST(Text, AsksForEachFistAndTellsTheOthers) {
  TestTable game;
  EXPECT_EQ(Pearls::question(Pearls::view(game.state(), kAnna)).key, "pearls.ask.left");
  game.play(kAnna, "bid 1");
  const Message right = Pearls::question(Pearls::view(game.state(), kAnna));
  EXPECT_EQ(right.key, "pearls.ask.right");
  EXPECT_EQ(right.args[1], Arg::number(1));
  EXPECT_EQ(Pearls::question(Pearls::view(game.state(), kSpectator)).key, "pearls.ask.bids");
  game.play(kAnna, "bid 0");
  EXPECT_EQ(Pearls::question(Pearls::view(game.state(), kAnna)).key, "pearls.ask.bids");
}

TEST(Text, CallsPearlsByTheirWorth) {
  TestTable game;
  game.bids(0, 3, 0);
  const Seen seen = Pearls::seen(game.state(), kBruno);
  const Frame& frame = game.table().pending.top();
  EXPECT_EQ(Pearls::answer(seen, frame, notation("take")).args[0], Arg::number(12));
  EXPECT_EQ(Pearls::answer(seen, frame, notation("throw away")).key, "pearls.answer.discard");
  EXPECT_EQ(Pearls::answer(seen, frame, notation("swap")).args[0], Arg::number(2));
}

TEST(Text, OfEverythingThatHappensMakesSense) {
  TestTable game;
  game.bids(0, 3, 0).play({"swap", "take"}).bids(0, 0, 0);
  for (const Event& event : game.happened()) {
    const Message message = Pearls::message(event);
    EXPECT_EQ(message.key, "pearls.event." + std::string(Pearls::event_name(event)));
    expect_arguments_make_sense(message, "pearls.");
  }
}

}  // namespace
}  // namespace bathys::pearls
