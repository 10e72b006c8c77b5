// What a coach found, as the protocol tells it; the coach here is a made-up one.
#include "wire/advice.hpp"

#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

constexpr i32 kHalf = kSure / 2;

Action first_legal(const AnyGame& game, Seat seat) {
  Options options;
  game.legal(seat, options);
  return options[0];
}

class MadeUpReview final : public ReviewInProgress {
 public:
  explicit MadeUpReview(const AnyGame& game) : game_(game.clone()) {}
  bool step() override { return done_ < of() && ++done_ > 0; }
  u32 done() const override { return done_; }
  u32 of() const override { return game_->decision().number; }
  Review result() const override {
    Review review{.decisions = of()};
    SeatReview seat{.seat = seat_at(0), .start = kHalf, .result = kHalf};
    seat.entries.assign(of(), {.before = kHalf});
    const Turned turned{kHalf, kHalf - kSure / 8};
    seat.entries.front().turned = turned;
    seat.turning_points.push_back({1, seat_at(1), Cause::luck, kHalf, -kSure / 8, turned});
    review.seats.push_back(seat);
    game_->rewind(0);
    const Seat asked = game_->decision().asked.front();
    const AdvisedLine line{{first_legal(*game_, asked)}, {kHalf, 10}, {0, 0}, {}};
    review.judgements.push_back({0, asked, Verdict::blunder, {kSure / 4, 10}, line, line});
    return review;
  }

 private:
  std::unique_ptr<AnyGame> game_;
  u32 done_ = 0;
};

class MadeUpCoach final : public Coach {
 public:
  Hint hint(const AnyGame& game, Seat seat, const Effort& effort, int, u64) override {
    AdvisedLine line{{first_legal(game, seat)}, {kHalf, 100}, {}, {{"coach.reason.rival.fewer", "", 15}}};
    return {{line}, effort.simulations};
  }
  std::unique_ptr<ReviewInProgress> review(const AnyGame& game, SeatSet, ReviewDepth, int) override {
    return std::make_unique<MadeUpReview>(game);
  }
};

class CoachProtocol : public testing::Test {
 protected:
  Json ask(const Json& request) { return parse_json(protocol.handle(request.dump())); }
  void begin() { ask({{"cmd", "new"}, {"game", "otys"}, {"options", {{"first", "0"}}}, {"seed", "test"}}); }
  void play(int answers) {
    for (int i = 0; i < answers; ++i) {
      const Seat seat = protocol.game()->decision().asked.front();
      const std::string action = spell(protocol.game()->verbs(), first_legal(*protocol.game(), seat));
      ASSERT_EQ(ask({{"cmd", "do"}, {"seat", index_of(seat)}, {"action", action}})["ok"], true);
    }
  }

  Protocol protocol{{.coach = [](std::string_view) { return std::make_unique<MadeUpCoach>(); }}};
};

TEST_F(CoachProtocol, AHintTellsLinesChancesAndReasonsInEveryLanguage) {
  begin();
  const Json hint = ask({{"cmd", "hint"}, {"seat", 0}, {"simulations", 20}})["hint"];
  EXPECT_EQ(hint["sure"], kSure);
  EXPECT_EQ(hint["stake"], "victory");
  EXPECT_EQ(hint["point"], kOnePoint);
  EXPECT_EQ(hint["simulations"], 20);
  const Json& line = hint["lines"][0];
  EXPECT_EQ(line["answers"][0]["text"], "key 1");
  EXPECT_EQ(line["chance"], (Json{{"value", kHalf}, {"error", 100}}));
  EXPECT_EQ(line["reasons"][0]["kind"], "rival.fewer");
  EXPECT_EQ(line["reasons"][0]["text"], "The best rival ends with 1.5 fewer points.");
  const Json french = ask({{"cmd", "hint"}, {"seat", 0}, {"lang", "fr"}})["hint"];
  EXPECT_EQ(french["lines"][0]["reasons"][0]["text"], "Le meilleur rival finit avec 1,5 point de moins.");
}

TEST_F(CoachProtocol, ASeatThatIsNotAskedGetsNoHint) {
  begin();
  EXPECT_EQ(ask({{"cmd", "hint"}, {"seat", 1}})["error"]["code"], "not_asked");
}

TEST_F(CoachProtocol, WithoutACoachThereIsNeither) {
  Protocol alone;
  for (const char* const request : {R"({"cmd":"hint","seat":0})", R"({"cmd":"review"})"}) {
    alone.handle(R"({"cmd":"new","game":"otys","options":{"first":"0"}})");
    EXPECT_EQ(parse_json(alone.handle(request))["error"]["message"], "there is no coach here") << request;
  }
}

TEST_F(CoachProtocol, AReviewIsMadeStepByStep) {
  begin();
  play(3);
  Json answer = ask({{"cmd", "review"}, {"steps", 2}});
  EXPECT_EQ(answer["done"], 2);
  EXPECT_EQ(answer["of"], 3);
  EXPECT_FALSE(answer.contains("review"));
  answer = ask({{"cmd", "review"}, {"steps", 2}, {"names", {"Anna"}}});
  EXPECT_EQ(answer["done"], 3);
  const Json& review = answer["review"];
  EXPECT_EQ(review["seats"][0]["entries"].size(), 3u);
  EXPECT_EQ(review["seats"][0]["turning_points"][0]["text"],
            "Decision 1, bad luck: Anna loses 12.5%. Expected 50.0%, became 37.5%.");
  EXPECT_EQ(review["seats"][0]["entries"][0], (Json{kHalf, 0, 0, 0, kHalf, kHalf - kSure / 8}));
  EXPECT_EQ(review["seats"][0]["entries"][1], (Json{kHalf, 0, 0, 0}));
  EXPECT_EQ(review["stake"], "victory");
  EXPECT_EQ(review["judgements"][0]["verdict"], "blunder");
  EXPECT_EQ(review["judgements"][0]["better"]["answers"][0]["text"], "key 1");
}

TEST_F(CoachProtocol, AReviewBeginsAgainWhenSomethingElseIsAsked) {
  begin();
  play(3);
  EXPECT_EQ(ask({{"cmd", "review"}, {"steps", 2}})["done"], 2);
  EXPECT_EQ(ask({{"cmd", "review"}, {"steps", 0}, {"depth", "quick"}})["done"], 0);
  EXPECT_EQ(ask({{"cmd", "review"}, {"steps", 2}, {"depth", "quick"}})["done"], 2);
  play(1);
  EXPECT_EQ(ask({{"cmd", "review"}, {"steps", 1}, {"depth", "quick"}})["done"], 1);
  EXPECT_EQ(ask({{"cmd", "review"}, {"depth", "endless"}})["error"]["code"], "bad_request");
}

TEST(AdviceTeller, WritesChancesAsPeopleDo) {
  const auto game = begin_otys();
  const AdviceTeller told(*game);
  EXPECT_EQ(told.amount(Stake::victory, kSure / 3), "33.3%");
  EXPECT_EQ(told.change(Stake::victory, -kSure / 16), "−6.3%");
  EXPECT_EQ(told.change(Stake::victory, kSure / 16), "+6.3%");
  const AdviceTeller russian(*game, {*words::Language::find("ru"), {}});
  EXPECT_EQ(russian.amount(Stake::victory, kSure), "100,0\u00a0%");
}

TEST(AdviceTeller, WritesPointsExactly) {
  const auto game = begin_otys();
  const AdviceTeller told(*game);
  for (const int points : {0, 1, 21, 95, 120}) {
    EXPECT_EQ(told.amount(Stake::points, points * kOnePoint), std::to_string(points) + ".0 points");
  }
  EXPECT_EQ(told.change(Stake::points, -kOnePoint * 3 / 2), "−1.5 points");
  EXPECT_EQ(told.give_or_take(Stake::points, 0), "0.1 points");
}

TEST(AdviceTeller, SpeaksToWhoReads) {
  const auto game = begin_otys();
  const TurningPoint turn{4, seat_at(0), Cause::own, kHalf, -kSure / 10};
  EXPECT_EQ(AdviceTeller(*game, {}, seat_at(0)).turning_point(Stake::victory, seat_at(0), turn),
            "Decision 4, your own choice: you lose 10.0%.");
}

}  // namespace
}  // namespace bathys::wire
