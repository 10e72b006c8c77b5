// A word to the others: one of a few, not too often, told to all.
#include "server/reactions.hpp"

#include "server/testing.hpp"

namespace bathys::server {
namespace {

TEST(Reactions, OneOfAFewAndNoTextOfOnesOwn) {
  for (const std::string_view what : kReactions) EXPECT_TRUE(is_reaction(what));
  for (const char* const what : {"", "Hello", "hello ", "you all"}) EXPECT_FALSE(is_reaction(what));
}

TEST(Reactions, EachSeatHasItsOwnPace) {
  Reactions reactions;
  EXPECT_TRUE(reactions.allows(seat_at(0), 5000));
  EXPECT_FALSE(reactions.allows(seat_at(0), 5000 + Reactions::kPauseMs - 1));
  EXPECT_TRUE(reactions.allows(seat_at(1), 5000));
  EXPECT_TRUE(reactions.allows(seat_at(0), 5000 + Reactions::kPauseMs));
}

class ReactionsAtATable : public ServerTest {};

TEST_F(ReactionsAtATable, AreToldToAllWithANumberByWhichTheyAreKnown) {
  Pair pair(port(), two_people());
  Player watcher(port(), pair.table, pair.table["spectator"]);
  watcher.expect("table");
  EXPECT_EQ(pair.ann.ask({{"type", "react"}, {"what", "well_done"}})["type"], "done");
  for (Player* const one : {&pair.bob, &watcher}) {
    Json ann = one->expect("seats")["seats"][0];
    while (!ann.contains("reaction")) ann = one->expect("seats")["seats"][0];  // who has come is told before
    const Json reaction = ann["reaction"];
    EXPECT_EQ(reaction["what"], "well_done");
    EXPECT_EQ(reaction["n"], 1);
  }
  EXPECT_EQ(watcher.refusal_of({{"type", "react"}, {"what", "hello"}}), "not_seated");
  EXPECT_EQ(pair.bob.refusal_of({{"type", "react"}, {"what", "rubbish"}}), "bad_message");
  EXPECT_EQ(pair.bob.refusal_of({{"type", "react"}, {"what", 5}}), "bad_message");
  EXPECT_EQ(pair.bob.refusal_of({{"type", "react"}}), "bad_message");
}

}  // namespace
}  // namespace bathys::server
