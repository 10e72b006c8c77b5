// Links, shown with Pearls: whole games as text, and everything that is not one.
#include "core/any_game.hpp"
#include "games/pearls/testing.hpp"

namespace bathys::pearls {
namespace {

constexpr Setup kSetup{.players = 3, .rounds = 2};

/// A whole game in which sealed answers came out of order.
Referee<Pearls> whole_game() {
  Referee<Pearls> referee(kSetup, key_from_text("link"));
  Generator dice(key_from_text("dice"));
  Options options;
  while (!referee.over()) {
    SeatSet asked = referee.asked();
    if (asked.size() > 1 && dice.below(2) == 0) asked.remove(asked.front());
    referee.legal(asked.front(), options);
    referee.play(asked.front(), options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
  }
  return referee;
}

/// "where: what" of the BadInput that a link causes; empty when it opens.
std::string complaint(std::string_view link) {
  try {
    from_link<Pearls>(link);
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
  return {};
}

/// A link with a right checksum, whatever it holds.
std::string forge(const Setup& setup, u32 count, std::vector<u8> digits) {
  std::vector<u8> payload{setup.players, setup.rounds};
  const Key seed = key_from_text("link");
  payload.insert(payload.end(), seed.begin(), seed.end());
  payload.push_back(static_cast<u8>(count));
  payload.push_back(static_cast<u8>(count >> 8));
  payload.insert(payload.end(), digits.begin(), digits.end());
  const Digest sum = link_detail::checksum<Pearls>(payload, {Pearls::kRulesVersion, Pearls::components_hash()});
  payload.insert(payload.end(), sum.begin(), sum.begin() + kLinkChecksumBytes);
  return "pearls.1." + base64url(payload);
}

TEST(Link, HoldsAWholeGame) {
  const Referee<Pearls> played = whole_game();
  const Record<Pearls> read = from_link<Pearls>(to_link<Pearls>(played.record()));
  EXPECT_TRUE(same_bytes(read.setup, kSetup));
  EXPECT_EQ(read.seed, key_from_text("link"));
  EXPECT_EQ(read.answers, played.record().answers) << "in the order in which they were given";
}

TEST(Link, HoldsAGameThatHasJustBegun) {
  const Referee<Pearls> played(kSetup, key_from_text("link"));
  EXPECT_TRUE(from_link<Pearls>(to_link<Pearls>(played.record())).answers.empty());
}

TEST(Link, IsShort) { EXPECT_LT(to_link<Pearls>(whole_game().record()).size(), 90u); }

TEST(Link, OpensAsAGameOfItsKind) {
  const Referee<Pearls> played = whole_game();
  const auto game = AnyKindOf<Pearls>().from_link(to_link<Pearls>(played.record()));
  EXPECT_TRUE(game->decision().over);
  EXPECT_EQ(game->answers(), played.record().answers);
  EXPECT_EQ(game->link(), to_link<Pearls>(played.record()));
}

TEST(Link, DoesNotOpenWhenAnyOfItsLettersIsChanged) {
  const std::string link = to_link<Pearls>(whole_game().record());
  for (std::size_t i = 0; i < link.size(); ++i) {
    std::string changed = link;
    changed[i] = changed[i] == 'A' ? 'B' : 'A';
    EXPECT_NE(complaint(changed), "") << changed;
  }
}

TEST(Link, DoesNotOpenWhenAnythingIsLost) {
  const std::string link = to_link<Pearls>(whole_game().record());
  for (std::size_t size = 0; size < link.size(); ++size) EXPECT_NE(complaint(link.substr(0, size)), "") << size;
}

TEST(Link, SaysWhatIsWrong) {
  EXPECT_EQ(complaint("otys.1.AAAA"), "link: not a link of this game and version (pearls.1.…)");
  EXPECT_EQ(complaint("pearls.2.AAAA"), "link: not a link of this game and version (pearls.1.…)");
  EXPECT_EQ(complaint("pearls.1.AAAA"), "link: damaged");
  EXPECT_EQ(complaint("pearls.1.A A"), "link: damaged");
  EXPECT_EQ(complaint("pearls.1." + std::string(kMaxLinkBytes, 'A')), "link: too long");
  EXPECT_EQ(complaint("pearls.1." + std::string(100, 'A')),
            "link: damaged, or made for other rules or components (checksum)");
}

TEST(Link, DoesNotOpenWithAnImpossibleContent) {
  EXPECT_EQ(complaint(forge(kSetup, 0, {})), "");
  EXPECT_EQ(complaint(forge({.players = 5, .rounds = 1}, 0, {})), "link: impossible set-up");
  EXPECT_EQ(complaint(forge(kSetup, 20001, {})), "link: too many answers");
  EXPECT_EQ(complaint(forge(kSetup, 20000, {})), "link: answers after the end of the game");
  EXPECT_EQ(complaint(forge(kSetup, 0, {1})), "link: damaged (something left over)");
}

/// What a game of that link writes is that link again: there is one link for each game.
TEST(Link, HasOneSpelling) {
  EXPECT_EQ(complaint(forge(kSetup, 2, {7})), "");
  EXPECT_EQ(to_link<Pearls>(from_link<Pearls>(forge(kSetup, 2, {7}))), forge(kSetup, 2, {7}));
  EXPECT_EQ(complaint(forge(kSetup, 2, {7, 0})), "link: damaged (something left over)");
}

/// Pearls that is bid for over and over, with hundreds of coins.
struct EndlessPearls : Pearls {
  static std::span<const Row> rulebook() {
    static const std::vector<Row> rows = [] {
      std::vector<Row> changed(Pearls::rulebook().begin(), Pearls::rulebook().end());
      Row& bid = changed[static_cast<std::size_t>(Rule::bid)];
      bid.offer = [](const Seen&, const Frame&, Options& options) {
        for (int n = 0; n < 250; ++n) options.add(act(Do::bid, n));
      };
      bid.why_not = [](const Seen&, const Frame&, Action) -> Refusal { return kAllowed; };
      changed[static_cast<std::size_t>(Rule::open_bids)].run = [](Play& play, const Frame&) {
        for (Private& own : play.state.privates) own.left = own.right = kNone;
        play.state.table.pending.then({Frame{static_cast<u8>(Rule::bid), SeatSet::first(3), {}},
                                       Frame{static_cast<u8>(Rule::open_bids), {}, {}}});
      };
      return changed;
    }();
    return rows;
  }
};

TEST(Link, IsNotMadeWhenItCouldNotBeRead) {
  Referee<EndlessPearls> referee(kSetup, key_from_text("link"));
  const auto bid_until = [&](u32 decision) {
    while (referee.decision_number() < decision) {
      ASSERT_FALSE(referee.play(referee.asked().front(), act(Do::bid, 249)));
    }
  };
  bid_until(9'000);
  const std::string link = to_link<EndlessPearls>(referee.record());
  EXPECT_EQ(from_link<EndlessPearls>(link).answers.size(), 9'000u);
  bid_until(12'000);
  EXPECT_THROW(to_link<EndlessPearls>(referee.record()), BadInput) << "too many bytes";
  bid_until(kMaxLinkAnswers + 1);
  EXPECT_THROW(to_link<EndlessPearls>(referee.record()), BadInput) << "too many answers";
}

TEST(Link, IsNotMadeOfAGameThatBeganFromAPosition) {
  EXPECT_THROW(to_link<Pearls>(after_first_bids().record()), BadInput);
}

}  // namespace
}  // namespace bathys::pearls
