// Who is here, who is told, and who is sent away.
#include "server/audience.hpp"

#include <gtest/gtest.h>

namespace bathys::server {
namespace {

/// Keeps what it is told.
class Ear final : public Connection {
 public:
  void send(Bytes message) override { heard.push_back(*message); }
  void close(std::string_view code, std::string_view) override { heard.push_back("closed: " + std::string(code)); }

  std::vector<std::string> heard{};
};

class AudienceTest : public testing::Test {
 protected:
  std::shared_ptr<Ear> come(Seat viewer) {
    auto ear = std::make_shared<Ear>();
    audience_.add({ear, viewer});
    return ear;
  }

  Audience audience_;
};

TEST_F(AudienceTest, ASeatIsHereAsLongAsOneOfItsConnectionsIs) {
  const auto window = come(seat_at(1));
  const auto phone = come(seat_at(1));
  EXPECT_TRUE(audience_.has(seat_at(1)));
  EXPECT_FALSE(audience_.has(seat_at(0)));
  EXPECT_TRUE(audience_.remove(window.get()));
  EXPECT_FALSE(audience_.remove(window.get()));
  EXPECT_TRUE(audience_.has(seat_at(1)));
  EXPECT_EQ(audience_.find(phone.get())->viewer, seat_at(1));
  EXPECT_EQ(audience_.find(window.get()), nullptr);
}

TEST_F(AudienceTest, EverybodyIsToldOrEverybodyButOne) {
  const auto ann = come(seat_at(0));
  const auto eve = come(kSpectator);
  audience_.tell_all("a");
  audience_.tell_all_but(ann.get(), "b");
  EXPECT_EQ(ann->heard, (std::vector<std::string>{"a"}));
  EXPECT_EQ(eve->heard, (std::vector<std::string>{"a", "b"}));
}

TEST_F(AudienceTest, WhoIsSentAwayHearsWhyAndNothingMore) {
  const auto ann = come(seat_at(0));
  const auto bob = come(seat_at(1));
  audience_.send_away(seat_at(0), "wrong_token", "somebody has joined at this seat");
  audience_.tell_all("news");
  EXPECT_EQ(ann->heard, (std::vector<std::string>{"closed: wrong_token"}));
  EXPECT_EQ(bob->heard, (std::vector<std::string>{"news"}));
  audience_.send_all_away("storage", "the change could not be written");
  EXPECT_EQ(bob->heard.back(), "closed: storage");
  EXPECT_TRUE(audience_.empty());
}

}  // namespace
}  // namespace bathys::server
