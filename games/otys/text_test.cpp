// The sentences of Otys: every question, answer and event has one that says the right things.
#include <set>

#include "core/testing/sentences.hpp"
#include "games/otys/random_play.hpp"
#include "games/otys/testing.hpp"

namespace bathys::otys {
namespace {

TEST(Sentences, OfQuestionsAreNamedAfterTheRuleAndBeginWithTheSeat) {
  std::set<std::string_view> asked;
  for_all_positions(2, "questions", [&](RandomGame& game) {
    const Message message = Otys::question(Otys::view(game.state(), kSpectator));
    ASSERT_EQ(message.empty(), game.over());
    if (game.over()) return;
    const Frame& frame = Engine<Otys>::question(game.state());
    const std::string name(Engine<Otys>::row(frame).name);
    const bool again = is(frame, Rule::activate) && !activate::is_first_use(frame);
    ASSERT_EQ(message.key, "otys.ask." + name + (again ? "_again" : ""));
    ASSERT_EQ(message.args[0], Arg::seat(game.asked()));
    expect_arguments_make_sense(message, "otys.");
    asked.insert(message.key);
  });
  std::size_t questions = 1;  // the second use of a diver is asked in other words
  for (const Row& row : rulebook()) questions += row.kind == RuleKind::question ? 1 : 0;
  EXPECT_EQ(asked.size(), questions) << "every question must have come up";
}

TEST(Sentences, OfQuestionsAreTheSameForEverybody) {
  for_all_positions(1, "viewers", [](RandomGame& game) {
    for (int i = 0; i < game.state().table.seats(); ++i) {
      ASSERT_EQ(Otys::question(Otys::view(game.state(), seat_at(i))),
                Otys::question(Otys::view(game.state(), kSpectator)));
    }
  });
}

TEST(Sentences, OfAnswersAreNamedAfterTheVerb) {
  std::set<u8> given;
  for_all_positions(2, "answers", [&](RandomGame& game) {
    if (game.over()) return;
    Options options;
    Engine<Otys>::legal(game.state(), game.asked(), options);
    const Seen seen = Otys::seen(game.state(), game.asked());
    for (const Action action : options) {
      const Message message = Otys::answer(seen, Engine<Otys>::question(game.state()), action);
      ASSERT_TRUE(message.key.starts_with("otys.answer." + with_underscores(verbs()[action.verb].name)))
          << spell(verbs(), action) << " is said as " << message.key;
      expect_arguments_make_sense(message, "otys.");
      given.insert(action.verb);
    }
  });
  EXPECT_EQ(given.size(), verbs().size()) << "every verb must have come up";
}

TEST(Sentences, OfEventsAreNamedAfterTheEvent) {
  for_all_positions(2, "events", [](RandomGame& game) {
    for (const Event& event : game.events()) {
      const Message message = Otys::message(event);
      ASSERT_EQ(message.key, "otys.event." + std::string(Otys::event_name(event)));
      expect_arguments_make_sense(message, "otys.");
    }
  });
}

TEST(Sentences, OfEventsAllHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (int kind = 0; kind < kHappenings; ++kind) {
    const Event event{static_cast<u8>(kind), SeatSet::everybody(), {}};
    names.insert(Otys::event_name(event));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kHappenings));
  EXPECT_EQ(Otys::event_name(event(Happening::game_begins)), "game_begins");
  EXPECT_EQ(Otys::event_name(event(Happening::sold)), "sold");
  EXPECT_EQ(Otys::event_name(event(Happening::timer_gone)), "timer_gone");
  EXPECT_EQ(Otys::event_name(event(Happening::game_ends)), "game_ends");
}

/// What Anna's answers would be said as. Sponsor n lies on level n, basic.
class ASentence : public testing::Test {
 protected:
  ASentence() {
    for (int tile = 1; tile <= kSponsors; ++tile) game.put_sponsor(tile, tile);
    game.clear_levels(kAnna);
  }
  Message said(std::string_view text) {
    EXPECT_EQ(game.refusal(text), "allowed") << text;
    return Otys::answer(Otys::seen(game.state(), game.asked()), Engine<Otys>::question(game.state()),
                        *parse(verbs(), text));
  }
  Message asked() { return Otys::question(Otys::view(game.state(), kSpectator)); }
  Message happened(Happening kind) {
    for (const Event& event : game.happened()) {
      if (event.kind == static_cast<u8>(kind)) return Otys::message(event);
    }
    return {};
  }
  static Arg n(int number) { return Arg::number(number); }
  static Arg t(std::string_view term) { return Arg::term(term); }

  TestTable game;
};

TEST_F(ASentence, OfAKeyNamesTheDiverAndTheSponsorOfItsLevel) {
  game.put_diver(kAnna, Diver::spy, 3);
  EXPECT_EQ(said("key 3"), (Message{"otys.answer.key", {n(3), t("otys.diver.spy"), t("otys.sponsor.3.basic")}}));
}

TEST_F(ASentence, OfAnXKeyNamesTheSponsorThatWillLieThere) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_sponsor(2, 2, true);
  game.give_neutral_keys(kAnna, 1);
  EXPECT_EQ(said("x own 3"), (Message{"otys.answer.x_own", {n(3), t("otys.diver.spy"), t("otys.sponsor.2.advanced")}}));
  EXPECT_EQ(said("x neutral 1").key, "otys.answer.x_neutral");
  EXPECT_EQ(said("x neutral 1").args[2], t("otys.sponsor.5.basic"));
}

TEST_F(ASentence, OfAContractNamesLevelPaymentAndPrestige) {
  game.put_in_hand(kAnna, "c10");
  game.zone(kAnna, 4) = Cargo::of(1, 2, 0, 0);
  const Message message = said("complete c10 4 1metal+2plant");
  EXPECT_EQ(message.args[0], Arg::literal("c10"));
  EXPECT_EQ(message.args[1], n(4));
  EXPECT_EQ(message.args[2].value, Cargo::of(1, 2, 0, 0).bits());
  EXPECT_EQ(message.args[2].terms[1], "otys.resource.plant");
  EXPECT_EQ(message.args[3].value, 3) << "3 prestige, no credit, no battery";
}

TEST_F(ASentence, OfAContractNamesAllThatItBrings) {
  int card = 0;
  while (contract(card).credits == 0 || contract(card).kind == Contract::Kind::free) ++card;
  const std::string id(contract(card).id);
  game.put_in_hand(kAnna, id);
  game.zone(kAnna, 5) = payments(card)[0];
  const Arg gains = said("complete " + id + " 5 " + spell_cargo(payments(card)[0].bits())).args[3];
  EXPECT_EQ(gains.value & 0xF, contract(card).prestige);
  EXPECT_EQ(gains.value >> 4 & 0xF, contract(card).credits);
  EXPECT_EQ(gains.value >> 8 & 0xF, contract(card).batteries);
  EXPECT_EQ(gains.terms[1], "otys.gain.credit");
}

TEST_F(ASentence, OfAPropellerNamesWhereFromAndWhereTo) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.play("key 3");
  EXPECT_EQ(said("propel spy 4"),
            (Message{"otys.answer.propel", {t("otys.diver.spy"), t("otys.place.3"), t("otys.place.4")}}));
}

TEST_F(ASentence, OfASaleNamesWhatItBringsAndOfAPurchaseWhatItCosts) {
  game.put_diver(kAnna, Diver::trader, 5);
  game.anna().upgrade(Diver::trader);
  game.colony().store = {0, 0, 2, 0};
  game.zone(kAnna, 5) = Cargo::of(1, 0, 0, 0);
  game.play({"key 5", "dive"});
  EXPECT_EQ(said("sell metal credits"),
            (Message{"otys.answer.sell", {t("otys.resource.metal"), n(4), t("otys.for.credits")}}));
  EXPECT_EQ(said("sell metal prestige"),
            (Message{"otys.answer.sell", {t("otys.resource.metal"), n(2), t("otys.for.prestige")}}));
  EXPECT_EQ(said("buy fuel"), (Message{"otys.answer.buy", {t("otys.resource.fuel"), Arg::price(1)}}));
}

TEST_F(ASentence, OfAnExpertNamesResourceBonusAndKey) {
  game.put_diver(kAnna, Diver::fuel_expert, 5);
  game.anna().upgraded = 0xFF;
  game.play({"key 5", "dive"});
  EXPECT_EQ(said("find bonus"),
            (Message{"otys.answer.find_bonus", {t("otys.resource.fuel"), t("otys.bonus.fuel_expert")}}));
  game.put_diver(kAnna, Diver::tech_expert, 5);
  game.use_up(kAnna, KeyToken::own_x);
  EXPECT_EQ(said("find key X"), (Message{"otys.answer.find_key", {t("otys.resource.tech"), t("otys.key.x")}}));
}

TEST_F(ASentence, OfTheSpyNamesTheFeeAndTheDiverToCopy) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 3", "dive"});
  EXPECT_EQ(said("draw"), (Message{"otys.answer.draw", {Arg::price(1)}}));
  EXPECT_EQ(said("copy left"),
            (Message{"otys.answer.copy",
                     {Arg::seat(kBruno), t("otys.diver.engineer"), Arg::price(1), Arg::figure("owner", 1)}}));
  game.bruno().upgrade(Diver::engineer);
  game.play("copy left");
  EXPECT_EQ(said("improve hacker"), (Message{"otys.answer.improve", {t("otys.technician.hacker"), Arg::price(0)}}));
}

TEST_F(ASentence, OfAFreeEffectNamesNoFee) {
  game.put_sponsor(1, 3, true);
  game.put_diver(kAnna, Diver::engineer, 3);
  game.play({"key 3", "sponsor", "dive"});
  EXPECT_EQ(said("improve hacker").args[1], Arg::price(0));
}

TEST_F(ASentence, OfARewardTokenNamesFrontFeeAndBack) {
  game.put_diver(kAnna, Diver::explorer, 3);
  game.put_reward("r16", 3, 1);
  game.put_reward("r05", 3, 2);
  game.play({"key 3", "dive"});
  EXPECT_EQ(said("explore 1"),
            (Message{"otys.answer.explore", {t("otys.front.battery"), Arg::price(2), t("otys.back.prestige1")}}));
  EXPECT_EQ(said("explore 2"),
            (Message{"otys.answer.explore_resource",
                     {t("otys.resource.metal"), t("otys.resource.fuel"), Arg::price(2), t("otys.back.credits2")}}));
  game.play("explore 1");
  EXPECT_EQ(said("accept"), (Message{"otys.answer.accept", {t("otys.front.battery")}}));
}

TEST_F(ASentence, OfADrawnContractSaysWhatItAsksFor) {
  for (const std::string_view id : {"c30", "c10"}) game.put_on_deck(id);
  game.put_diver(kAnna, Diver::spy, 3);
  game.play({"key 3", "dive", "draw"});
  EXPECT_EQ(said("keep c10").key, "otys.answer.keep");
  EXPECT_EQ(said("keep c10").args[1].value, Cargo::of(1, 2, 0, 0).bits());
  EXPECT_EQ(said("keep c30").key, "otys.answer.keep_free");
  EXPECT_EQ(said("keep c30").args[1], Arg::literal("2+2+1"));
  EXPECT_EQ(said("keep c30").args[2].value & 0xF, 4);
}

TEST_F(ASentence, OfASoloTimerNamesTheSpaceItGoesTo) {
  game = TestTable(TestTable::players(1));
  game.play(game.legal()[0]);
  game.put_diver(kAnna, Diver::spy, 3);
  game.solo().timers = {20, 23};
  game.remove_cubes(1);
  game.play({"key 3", "dive"});
  EXPECT_EQ(said("push 1"), (Message{"otys.answer.push", {n(1), Arg::price(1), n(21)}}));
  game.play({"done", "resurface"});
  EXPECT_EQ(said("timer 2"), (Message{"otys.answer.timer", {n(2), n(22)}}));
}

TEST_F(ASentence, AsksAboutTheDiverConcerned) {
  game.put_diver(kAnna, Diver::spy, 3);
  game.put_diver(kBruno, Diver::engineer, 3);
  game.play({"key 3", "dive"});
  EXPECT_EQ(asked(), (Message{"otys.ask.activate", {Arg::seat(kAnna), t("otys.diver.spy"), n(3)}}));
  game.play("copy left");
  EXPECT_EQ(asked(), (Message{"otys.ask.use_copied", {Arg::seat(kAnna), t("otys.diver.engineer"), n(3)}}));
}

TEST_F(ASentence, AsksAboutTheBackOfTheTokenAtTheLevelOfTheContract) {
  game.put_in_hand(kAnna, "c10");
  game.put_back(kAnna, "r16", 4);
  game.zone(kAnna, 4) = Cargo::of(1, 2, 0, 0);
  game.play("complete c10 4 1metal+2plant");
  EXPECT_EQ(asked(), (Message{"otys.ask.claim_back", {Arg::seat(kAnna), t("otys.back.prestige1"), n(4)}}));
  EXPECT_EQ(said("accept"), (Message{"otys.answer.accept", {t("otys.back.prestige1")}}));
}

TEST_F(ASentence, TellsWhatHappenedWithPrintedLevelsAndNames) {
  game.put_diver(kAnna, Diver::fuel_expert, 5);
  game.play({"key 5", "sponsor", "dive", "find", "resurface"});
  const Arg anna = Arg::seat(kAnna);
  EXPECT_EQ(happened(Happening::key_played), (Message{"otys.event.key_played", {anna, t("otys.key.5"), n(5)}}));
  EXPECT_EQ(happened(Happening::sponsor_used), (Message{"otys.event.sponsor_used", {anna, t("otys.sponsor.5.basic")}}));
  EXPECT_EQ(happened(Happening::found), (Message{"otys.event.found", {anna, t("otys.resource.fuel"), n(5)}}));
  EXPECT_EQ(happened(Happening::resurfaced), (Message{"otys.event.resurfaced", {anna, t("otys.diver.fuel_expert")}}));
  EXPECT_EQ(happened(Happening::turn_begins), (Message{"otys.event.turn_begins", {Arg::seat(kBruno), n(1)}}));
}

TEST_F(ASentence, TellsTheDrawerTheCardsAndLeavesOutThoseThatWereNotThere) {
  const Event fewer = event(Happening::drew_cards, kAnna, 2, card_of("c11"), card_of("c12"), -1, -1);
  const Message message = Otys::message(fewer);
  EXPECT_EQ(message.args[1], n(2));
  EXPECT_EQ(message.args[3].text, "c12");
  EXPECT_EQ(message.args[3].inner->key, "otys.contract.fixed") << "the card is described";
  EXPECT_EQ(message.args[4], Arg::literal(""));
}

}  // namespace
}  // namespace bathys::otys
