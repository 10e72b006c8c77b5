// A picture that is asked for again is kept, and never an old one.
#include "server/testing.hpp"

namespace bathys::server {
namespace {

class Pictures : public ServerTest {
 protected:
  u64 worded() const { return server_->metrics().pictures; }
  static Json picture(Player& player, const char* language) {
    player.send({{"type", "lang"}, {"nonce", "l"}, {"lang", language}});
    return player.expect("table");
  }
};

TEST_F(Pictures, AreWordedOnceWhileNothingHappens) {
  Pair pair(port(), two_people());
  const Json first = picture(pair.ann, "fr");
  const u64 before = worded();
  for (int i = 0; i < 5; ++i) EXPECT_EQ(picture(pair.ann, "fr"), first);
  EXPECT_EQ(worded(), before);
}

TEST_F(Pictures, AreWordedAnewInAnotherLanguageForOtherNamesAndAfterAMove) {
  Pair pair(port(), two_people());
  const Json french = picture(pair.ann, "fr");
  const Json english = picture(pair.ann, "en");
  EXPECT_NE(french["decision"], english["decision"]);
  EXPECT_EQ(picture(pair.ann, "fr"), french);
  EXPECT_EQ(pair.bob.ask({{"type", "name"}, {"name", "Robert"}})["type"], "done");
  EXPECT_EQ(picture(pair.ann, "en")["seats"][1]["name"], "Robert");
  pair.asked().answer(pair.asked().text_of(0));
  pair.ann.see(1);
  const Json after = picture(pair.ann, "en");
  EXPECT_EQ(after["change"], 1);
  EXPECT_NE(after["view"], english["view"]);
}

TEST_F(Pictures, AreEachViewersOwn) {
  Pair pair(port(), two_people());
  picture(pair.ann, "en");
  EXPECT_EQ(picture(pair.bob, "en")["viewer"], 1);
  EXPECT_EQ(picture(pair.ann, "en")["viewer"], 0);
  EXPECT_NE(picture(pair.ann, "en")["legal"], picture(pair.bob, "en")["legal"]);
}

}  // namespace
}  // namespace bathys::server
