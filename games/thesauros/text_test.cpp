// The sentences of Thesauros: every question, answer and event has one that says the right things.
#include <map>
#include <set>

#include "core/testing/sentences.hpp"
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"

namespace bathys::thesauros {
namespace {

TEST(ThesaurosSentences, OfQuestionsAreNamedAfterTheRuleAndBeginWithTheSeat) {
  std::set<std::string_view> asked;
  for_all_positions(8, "questions", [&](RandomGame& game) {
    const Message message = Thesauros::question(Thesauros::view(game.state(), kSpectator));
    ASSERT_EQ(message.empty(), game.over());
    if (game.over()) return;
    const Frame& frame = Engine<Thesauros>::question(game.state());
    const std::string_view name = Engine<Thesauros>::row(frame).name;
    ASSERT_TRUE(message.key.starts_with("thesauros.ask." + std::string(name))) << name << ": " << message.key;
    ASSERT_EQ(message.args[0], Arg::seat(frame.seat()));
    expect_arguments_make_sense(message, "thesauros.");
    asked.insert(name);
  });
  std::size_t questions = 0;
  for (const Row& row : rulebook()) questions += row.kind == RuleKind::question ? 1 : 0;
  EXPECT_GE(asked.size() + 1, questions) << "every question must have come up, but for the hats of the solo game";
}

TEST(ThesaurosSentences, OfQuestionsTellOthersWhatASpectatorMayKnow) {
  for_all_positions(1, "viewers", [](RandomGame& game) {
    const SeatSet asked = Engine<Thesauros>::asked(game.state());
    const Message open = Thesauros::question(Thesauros::view(game.state(), kSpectator));
    for (int i = 0; i < game.state().table.seats(); ++i) {
      const Message message = Thesauros::question(Thesauros::view(game.state(), seat_at(i)));
      const bool put_to_viewer = asked.has(seat_at(i));
      ASSERT_TRUE(put_to_viewer ? message.args[0] == Arg::seat(seat_at(i)) : message == open) << message.key;
    }
  });
}

TEST(ThesaurosSentences, OfAnswersAreNamedAfterTheVerb) {
  std::set<u8> given;
  for_all_positions(8, "answers", [&](RandomGame& game) {
    if (game.over()) return;
    Options options;
    const Seat seat = game.any_asked();
    Engine<Thesauros>::legal(game.state(), seat, options);
    const Seen seen = Thesauros::seen(game.state(), seat);
    for (const Action action : options) {
      const Message message = Thesauros::answer(seen, Engine<Thesauros>::question(game.state()), action);
      ASSERT_TRUE(message.key.starts_with("thesauros.answer." + with_underscores(verbs()[action.verb].name)))
          << spell(verbs(), action) << " is said as " << message.key;
      expect_arguments_make_sense(message, "thesauros.");
      given.insert(action.verb);
    }
  });
  given.insert(static_cast<u8>(Do::hat));
  EXPECT_EQ(given.size(), verbs().size()) << "every verb must have come up, but for the hats of the solo game";
}

TEST(ThesaurosSentences, OfEventsAreNamedAfterTheEvent) {
  for_all_positions(2, "events", [](RandomGame& game) {
    for (const Event& event : game.events()) {
      const Message message = Thesauros::message(event);
      ASSERT_TRUE(message.key.starts_with("thesauros.event." + std::string(Thesauros::event_name(event))));
      expect_arguments_make_sense(message, "thesauros.");
    }
  });
}

TEST(ThesaurosSentences, OfEventsAllHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int kind = 0; kind < kHappenings; ++kind)
    names.insert(Thesauros::event_name({static_cast<u8>(kind), SeatSet::everybody(), {}}));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kHappenings));
  EXPECT_EQ(Thesauros::event_name(event(Happening::game_begins)), "game_begins");
  EXPECT_EQ(Thesauros::event_name(event(Happening::docked)), "docked");
  EXPECT_EQ(Thesauros::event_name(event(Happening::game_ends)), "game_ends");
}

/// What an answer brings about up to the next question, the transfers it takes included.
class Consequence final : private EventSink {
 public:
  Consequence(const State& state, Seat seat, Action action) : state_(state) {
    answer(seat, action);
    while (!Engine<Thesauros>::over(state_) && is(Engine<Thesauros>::question(state_), Rule::transfer)) {
      Options options;
      const Seat payer = Engine<Thesauros>::question(state_).seat();
      Engine<Thesauros>::legal(state_, payer, options);
      answer(payer, options[options.size() - 1]);
    }
  }
  /// The second argument of the first event of a kind about this seat, 0 without one.
  int amount(Happening kind, Seat seat) const {
    for (const Event& event : events_) {
      if (event.kind == static_cast<u8>(kind) && event.args[0] == index_of(seat)) return event.args[1];
    }
    return 0;
  }

 private:
  void answer(Seat seat, Action action) {
    Report report(this);
    Play play{state_, report};
    Engine<Thesauros>::answer_trusted(play, seat, action);
  }
  void happened(const Event& event) override { events_.push_back(event); }

  State state_;
  std::vector<Event> events_{};
};

/// Plays through random games; `check(message, consequence, seat)` sees one answer of each kind in every position.
template <class Check>
void for_some_answers(const std::string& seed, Check check) {
  for_all_positions(2, seed, [&](RandomGame& game) {
    if (game.over()) return;
    const Seat seat = game.any_asked();
    std::map<std::string_view, std::pair<Message, Action>> kinds;
    Options options;
    Engine<Thesauros>::legal(game.state(), seat, options);
    const Seen seen = Thesauros::seen(game.state(), seat);
    for (const Action action : options) {
      const Message message = Thesauros::answer(seen, Engine<Thesauros>::question(game.state()), action);
      kinds[message.key] = {message, action};
    }
    for (const auto& kind : kinds) {
      const auto& [message, action] = kind.second;
      check(
          message, [&state = game.state(), seat, played = action] { return Consequence(state, seat, played); }, seat);
    }
  });
}

TEST(ThesaurosSentences, OfAnswersNameThePriceThatIsThenPaid) {
  static const std::map<std::string_view, std::size_t> kPriceAt{
      {"thesauros.answer.recruit", 0},     {"thesauros.answer.recruit_token", 0},
      {"thesauros.answer.develop", 1},     {"thesauros.answer.recruit_reputation", 0},
      {"thesauros.answer.buy", 1},         {"thesauros.answer.buy_royalty", 1},
      {"thesauros.answer.buy_rival", 1},   {"thesauros.answer.prototype", 1},
      {"thesauros.answer.purchase", 2},    {"thesauros.answer.purchase_first", 2},
      {"thesauros.answer.fly", 0},         {"thesauros.answer.rent", 0},
      {"thesauros.answer.sail", 4},        {"thesauros.answer.sail_gain", 4},
      {"thesauros.answer.sail_island", 4}, {"thesauros.answer.pass_by", 4},
      {"thesauros.answer.take", 0},        {"thesauros.answer.shop", 0},
      {"thesauros.answer.sponsor", 1},     {"thesauros.answer.advertise", 0}};
  std::set<std::string_view> paid;
  for_some_answers("prices", [&](const Message& message, auto consequence, Seat seat) {
    const auto price = kPriceAt.find(message.key);
    if (price == kPriceAt.end()) return;
    ASSERT_EQ(message.args[price->second].value, consequence().amount(Happening::paid, seat)) << message.key;
    paid.insert(message.key);
  });
  EXPECT_EQ(paid.size(), kPriceAt.size()) << "everything must have been paid for";
}

TEST(ThesaurosSentences, OfAnswersNameTheMoneyThatIsThenGained) {
  static const std::map<std::string_view, std::size_t> kGainAt{
      {"thesauros.answer.sail_gain", 5},    {"thesauros.answer.lagoon", 2},     {"thesauros.answer.sell", 1},
      {"thesauros.answer.sell_reserve", 1}, {"thesauros.answer.sell_opens", 1}, {"thesauros.answer.sail_stay_gain", 5},
  };
  std::set<std::string_view> gained;
  for_some_answers("gains", [&](const Message& message, auto consequence, Seat seat) {
    const auto gain = kGainAt.find(message.key);
    if (gain == kGainAt.end()) return;
    ASSERT_EQ(message.args[gain->second].value, consequence().amount(Happening::money_gained, seat)) << message.key;
    gained.insert(message.key);
  });
  EXPECT_EQ(gained.size(), kGainAt.size()) << "everything must have been earned";
}

/// What Anna's answers would be said as.
class AThesaurosSentence : public testing::Test {
 protected:
  AThesaurosSentence() {
    for (const Seat seat : {kAnna, kBruno, kClara}) game.money(seat, {20, 20, 20, 20}, 9);
    game.quadrimester(2);
  }
  Message said(std::string_view text) {
    EXPECT_TRUE(game.offers(text)) << text;
    return Thesauros::answer(Thesauros::seen(game.state(), game.asked()), Engine<Thesauros>::question(game.state()),
                             *parse(verbs(), text));
  }
  Message asked(Seat viewer = kSpectator) { return Thesauros::question(Thesauros::view(game.state(), viewer)); }
  static Arg n(int number) { return Arg::number(number); }
  static Arg t(std::string_view term) { return Arg::term(term); }
  static Arg text(std::string_view text) { return Arg::literal(text); }

  TestTable game{TestTable::with(Mode::standard, 3)};
};

TEST_F(AThesaurosSentence, OfABudgetNamesWhatIsLeftAndWhereTheRestGoes) {
  TestTable first(TestTable::with(Mode::initiation, 2));
  const View view = Thesauros::view(first.state(), kBruno);
  EXPECT_EQ(Thesauros::question(view),
            (Message{"thesauros.ask.budget_advised",
                     {Arg::seat(kBruno), n(1), t("thesauros.account.hr"), n(57), t("thesauros.account.bb"), n(12)}}));
  const Frame& frame = Engine<Thesauros>::question(first.state());
  EXPECT_EQ(Thesauros::answer(Thesauros::seen(view), frame, *parse(verbs(), "budget hr 12")),
            (Message{"thesauros.answer.budget", {t("thesauros.account.hr"), n(12), n(45)}}));
  for (const std::string_view text : {"budget hr 12", "budget rd 14", "budget gp 14"}) first.play(kBruno, text);
  EXPECT_EQ(
      Thesauros::answer(Thesauros::seen(first.state(), kBruno), frame, *parse(verbs(), "budget mx 10")),
      (Message{"thesauros.answer.budget_last", {t("thesauros.account.mx"), n(10), n(7), t("thesauros.account.bb")}}));
}

TEST_F(AThesaurosSentence, OfASealedQuestionKeepsTheBlackBoxToItsOwner) {
  game.post(kAnna).post(kBruno).at_zone(10);
  EXPECT_EQ(asked(kBruno), (Message{"thesauros.ask.bid", {Arg::seat(kBruno), n(9)}}));
  EXPECT_EQ(asked(kClara), (Message{"thesauros.ask.bid", {Arg::seat(kAnna), n(0)}}));
  EXPECT_EQ(said("bid 4"), (Message{"thesauros.answer.bid", {n(4), n(5)}}));
}

TEST_F(AThesaurosSentence, OfATransferNamesWhatIsMissingAndTheFee) {
  game.money(kAnna, {20, 20, 1, 20}).at_zone(9, {{kAnna, 1}}).play("advertise");
  EXPECT_EQ(asked(), (Message{"thesauros.ask.transfer",
                              {Arg::seat(kAnna), t("thesauros.account.gp"), n(6), Arg::figure("missing", 5), n(1)}}));
  EXPECT_EQ(said("transfer hr 5"),
            (Message{"thesauros.answer.transfer", {t("thesauros.account.hr"), n(5), n(1), Arg::figure("leaves", 14)}}));
}

TEST_F(AThesaurosSentence, OfAPlacementNamesHatSpaceAndPrice) {
  game.hat(kAnna, 2, Hat::port).at(Rule::placement);
  EXPECT_EQ(
      said("place worker2 9"),
      (Message{"thesauros.answer.place_priced",
               {t("thesauros.meeple.worker2"), t("thesauros.zone.9"), t("thesauros.hat.port"), n(1), Arg::price(6)}}));
  EXPECT_EQ(said("place boss 1").args[4], Arg::price(1)) << "the boss pays less";
  EXPECT_EQ(said("place boss 6").args[3], t("thesauros.mussels.boss1"));
  EXPECT_EQ(said("place worker1 3").key, "thesauros.answer.place");
}

TEST_F(AThesaurosSentence, OfASecondActionSaysSo) {
  game.at_zone(3, {{kAnna, 1, true}});
  EXPECT_EQ(asked().key, "thesauros.ask.market");
  EXPECT_EQ(said("decline").key, "thesauros.answer.decline");
  game.play(game.legal().front());
  while (game.question() != "market") game.play(game.legal().front());
  EXPECT_EQ(asked().key, "thesauros.ask.market_again");
  EXPECT_EQ(said("decline").key, "thesauros.answer.decline_second");
}

TEST_F(AThesaurosSentence, OfAnObjectNamesTheRoyaltyAndWhoGetsIt) {
  game.develop(kBruno, Gear::mask).at_zone(2, {{kAnna, 1}});
  EXPECT_EQ(said("buy mask"), (Message{"thesauros.answer.buy_royalty",
                                       {t("thesauros.gear.mask"), Arg::price(3), n(1), Arg::seat(kBruno)}}));
}

TEST_F(AThesaurosSentence, OfADigTileDrawsItsColumns) {
  game.put_on_tiles({"S2", "S4", "S6"}).market({{1, 1}}).at_zone(3, {{kAnna, 1}});
  EXPECT_EQ(said("purchase 1"), (Message{"thesauros.answer.purchase_first", {n(1), n(0), Arg::price(3)}}));
  game.play("purchase 1");
  EXPECT_EQ(asked().args[1], n(1));
  EXPECT_EQ(said("tile S2"), (Message{"thesauros.answer.tile", {text("S2"), text("·◢[5][7] 33·· ·(5)·· ···9")}}));
}

TEST_F(AThesaurosSentence, OfADiveNamesDepthSharksAndTreasures) {
  game.place_tile(5, "L12").send_to_sea(kAnna, "Z5.2", kBoss, {Gear::bottle, Gear::harpoon, Gear::cage}).at_zone(5);
  EXPECT_EQ(said("dive z1"), (Message{"thesauros.answer.dive", {n(1), text("Z5.2"), n(3), n(2), n(1), {}, text("")}}));
  game.play("dive z1");
  EXPECT_EQ(asked(), (Message{"thesauros.ask.meet_shark", {Arg::seat(kAnna), n(1), n(1)}}));
  EXPECT_EQ(said("shoot"), (Message{"thesauros.answer.shoot", {Arg::figure("roll", 3), n(4)}}))
      << "6 less 2 for the cage, 1 for the boss";
  game.play({"spare", "spare"});
  EXPECT_EQ(asked(),
            (Message{"thesauros.ask.lift_treasure", {Arg::seat(kAnna), n(3), n(7), t("thesauros.treasure.plain")}}));
  EXPECT_EQ(said("take"), (Message{"thesauros.answer.take", {n(0)}}));
}

TEST_F(AThesaurosSentence, OfAShotThatCannotMissNamesNoRoll) {
  game.place_tile(5, "L12").send_to_sea(kAnna, "Z5.2", kBoss, {Gear::speargun, Gear::cage}).at_zone(5).play("dive z1");
  EXPECT_EQ(said("shoot").key, "thesauros.answer.shoot_sure");
}

TEST_F(AThesaurosSentence, OfAMoveNamesWhereHowFarAndWhatItBrings) {
  game.send_to_sea(kAnna, "F1", 1).at_zone(5);
  EXPECT_EQ(said("sail z1 F2"),
            (Message{"thesauros.answer.sail_gain",
                     {n(1), text("F2"), t("thesauros.space.fishing"), n(1), Arg::price(0), n(2), text("")}}));
  EXPECT_EQ(said("sail z1 LC").args[5], n(4));
  EXPECT_EQ(said("pass by z1 PORT"),
            (Message{"thesauros.answer.pass_by_port",
                     {n(1), text("PORT"), t("thesauros.space.port"), n(1), Arg::price(0), {}, text("")}}));
}

TEST_F(AThesaurosSentence, OfAPauseNamesWhatCanBeDoneThere) {
  game.give_zodiac(kAnna);
  game.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F2", 2).at_zone(5).play("pass by z1 F2");
  EXPECT_EQ(asked(), (Message{"thesauros.ask.under_way_meeting",
                              {Arg::seat(kAnna), n(20), n(1), text("F2"), t("thesauros.space.fishing")}}));
  EXPECT_EQ(said("sail z1 F2"),
            (Message{"thesauros.answer.sail_stay_gain",
                     {n(1), text("F2"), t("thesauros.space.fishing"), n(0), Arg::price(0), n(2), text("")}}));
  game.play("pass by z1 F1");
  EXPECT_EQ(asked().key, "thesauros.ask.under_way");
  game.play("pass by z1 PORT");
  EXPECT_EQ(asked().key, "thesauros.ask.under_way_port");
}

TEST_F(AThesaurosSentence, OfAnotherZodiacSaysWhatTheOneBeforeGivesUp) {
  game.give_zodiac(kAnna);
  game.place_tile(1, "S4").send_to_sea(kAnna, "Z1.3", 1).send_to_sea(kAnna, "F2", 2).at_zone(5);
  EXPECT_EQ(said("sail z5 d").args[6], text(""));
  game.play("sail z1 Z1.1");
  EXPECT_EQ(said("sail z5 d").args[6], t("thesauros.given_up.dive"));
  EXPECT_EQ(said("pass by z5 d").args[6], t("thesauros.given_up.dive"));
  EXPECT_EQ(said("dive z1").args[6], text(""));
}

TEST_F(AThesaurosSentence, OfTheLastTreasureOfARoomNamesTheSponsorAndTheDoor) {
  game.give_treasure(kAnna, 5).sponsor(kBruno, 1).exhibit(kClara, 1).at_zone(8, {{kAnna, kBoss}});
  EXPECT_EQ(said("sell 5 1"),
            (Message{"thesauros.answer.sell_opens", {n(5), n(7), n(1), n(2), Arg::seat(kBruno), n(2)}}));
  EXPECT_EQ(said("sell 5 reserve"), (Message{"thesauros.answer.sell_reserve", {n(5), n(7), n(1)}}));
}

TEST_F(AThesaurosSentence, TellsOnlyTheFinderWhatLiesOnTheIsland) {
  const Event hidden = event(Happening::looked_at_two, kAnna, -1, -1);
  EXPECT_EQ(Thesauros::message(hidden),
            (Message{"thesauros.event.looked_at_two", {Arg::seat(kAnna), text(""), text("")}}));
  const Event seen = event(Happening::looked_at_two, kAnna, 3, 8);
  EXPECT_EQ(Thesauros::message(seen).args[1], t("thesauros.found.coin"));
  EXPECT_EQ(Thesauros::message(seen).args[2], t("thesauros.found.treasure3"));
}

TEST_F(AThesaurosSentence, TellsTheWholeTurnOrderAndNothingBeyondIt) {
  game.post(kClara).at_zone(10).play("bid 2");
  EXPECT_EQ(Thesauros::message(game.last(Happening::new_order)),
            (Message{"thesauros.event.new_order_3", {Arg::seat(kClara), Arg::seat(kAnna), Arg::seat(kBruno)}}));
}

TEST_F(AThesaurosSentence, TellsTheYearOfAQuadrimester) {
  EXPECT_EQ(Thesauros::message(event(Happening::quadrimester_begins, 3)).args[1], n(1));
  EXPECT_EQ(Thesauros::message(event(Happening::quadrimester_begins, 4)).args[1], n(2));
  EXPECT_EQ(Thesauros::message(event(Happening::quadrimester_begins, 9)).args[1], n(3));
}

}  // namespace
}  // namespace bathys::thesauros
