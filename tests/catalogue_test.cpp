// The rare sentences of the games in every language: those that games played at random may never say.
#include "words/catalogue.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/referee.hpp"
#include "games/otys/happenings.hpp"
#include "games/otys/otys.hpp"
#include "games/pearls/happenings.hpp"
#include "games/pearls/pearls.hpp"
#include "games/thesauros/happenings.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {
namespace {

using words::Language;

/// The sentence is there in every language, whoever reads it, and nothing of it is left unfilled.
void expect_said_everywhere(const Message& message) {
  for (const Language& language : Language::all()) {
    EXPECT_TRUE(language.has(message.key)) << language.code() << " lacks " << message.key;
    for (const Seat viewer : {seat_at(0), seat_at(1), kSpectator}) {
      const std::string sentence = language.render(message, {{"Ann", "Bob"}, viewer});
      EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << message.key << ": " << sentence;
      for (const char* key : {"otys.", "thesauros.", "pearls.", "refusal."})
        EXPECT_EQ(sentence.find(key), std::string::npos) << message.key << ": " << sentence;
    }
  }
}

void expect_explained_everywhere(const Refusal& refusal) {
  ASSERT_TRUE(refusal);
  const std::string key = "refusal." + std::string(refusal.code);
  expect_said_everywhere({key, {refusal.args[0], refusal.args[1], refusal.args[2]}});
}

template <class G>
void expect_every_event_is_said(int kinds) {
  for (int kind = 0; kind < kinds; ++kind) {
    for (const i16 value : {i16{0}, i16{1}}) {
      Event event{static_cast<u8>(kind), SeatSet::everybody(), {}};
      event.args.fill(value);
      expect_said_everywhere(G::message(event));
    }
  }
}

TEST(RareSentences, OfEveryKindOfEventAreSaidInEveryLanguage) {
  expect_every_event_is_said<Otys>(otys::kHappenings);
  expect_every_event_is_said<Thesauros>(thesauros::kHappenings);
  expect_every_event_is_said<Pearls>(pearls::kHappenings);
}

TEST(RareSentences, OfEveryTurnOrderAreSaidInEveryLanguage) {
  using thesauros::Happening;
  for (const auto& order : {event(Happening::new_order, 1, 0, -1, -1), event(Happening::new_order, 2, 1, 0, -1),
                            event(Happening::new_order, 3, 2, 1, 0)}) {
    const Message message = Thesauros::message(order);
    expect_said_everywhere(message);
    for (const Language& language : Language::all()) {
      const std::string sentence = language.render(message, {{"Ann", "Bob", "Cleo", "Dan"}, kSpectator});
      EXPECT_NE(sentence.find("Ann."), std::string::npos) << "the last one is named: " << sentence;
    }
  }
}

TEST(RareSentences, OfEveryVerdictAreSaidInEveryLanguage) {
  for (const int prestige : {0, 1, 16, 17, 18, 19, 20, 21, 22}) {
    const Arg rank = Arg::term(otys::solo_rank(prestige));
    expect_said_everywhere({"otys.verdict.solo", {Arg::number(prestige), rank}});
    for (const Language& language : Language::all()) EXPECT_TRUE(language.has(rank.text)) << rank.text;
  }
  const Arg seats[] = {Arg::seat(seat_at(0)), Arg::seat(seat_at(1)), Arg::seat(seat_at(2)), Arg::seat(seat_at(3))};
  const Arg n = Arg::number(18);
  expect_said_everywhere({"otys.verdict.wins_tie", {seats[1], n, Arg::number(5), Arg::number(3)}});
  expect_said_everywhere({"otys.verdict.shared_by_2", {n, n, seats[0], seats[1]}});
  expect_said_everywhere({"otys.verdict.shared_by_3", {n, n, seats[0], seats[1], seats[2]}});
  expect_said_everywhere({"otys.verdict.shared_by_4", {n, n, seats[0], seats[1], seats[2], seats[3]}});
  expect_said_everywhere({"otys.verdict.wins", {Arg::seat(seat_at(0)), Arg::number(21)}});
  expect_said_everywhere({"thesauros.verdict.wins", {Arg::seat(seat_at(0)), Arg::number(71)}});
  expect_said_everywhere({"thesauros.verdict.solo_lost", {Arg::number(79)}});
  expect_said_everywhere({"thesauros.verdict.solo_won",
                          {Arg::number(95), Arg::number(2), Arg::number(1), Arg::number(0), Arg::number(20)}});
}

TEST(RareSentences, OfEveryImpossibleSetUpAreSaidInEveryLanguage) {
  const otys::Setup impossible[] = {
      {.players = 0},
      {.players = 5},
      {.given_advanced = 1},
      {.sponsors = otys::Setup::Sponsors::given, .given_advanced = 32},
      {.designer_variant = 2},
      {.hard = 1},
      {.players = 1, .designer_variant = 1},
      {.first = 2},
  };
  std::set<std::string_view> codes;
  for (const otys::Setup& setup : impossible) {
    expect_explained_everywhere(Otys::check(setup));
    codes.insert(Otys::check(setup).code);
  }
  EXPECT_EQ(codes, (std::set<std::string_view>{"seat_count", "sponsor_sides", "yes_or_no", "hard_is_solo", "first_seat",
                                               "variant_needs_others"}));
}

TEST(RareSentences, OfEveryImpossibleSetUpOfThesaurosAreSaidInEveryLanguage) {
  using thesauros::Mode;
  const thesauros::Setup impossible[] = {{Mode::standard, 1}, {Mode::mercenaries, 5}, {Mode::solo, 2}, {Mode{4}, 2}};
  std::set<std::string_view> codes;
  for (const thesauros::Setup& setup : impossible) {
    expect_explained_everywhere(Thesauros::check(setup));
    codes.insert(Thesauros::check(setup).code);
  }
  EXPECT_EQ(codes, (std::set<std::string_view>{"seat_count", "solo_is_for_one", "no_such_mode"}));
}

TEST(RareSentences, OfEveryImpossibleSetUpOfPearlsAreSaidInEveryLanguage) {
  for (const pearls::Setup& setup : {pearls::Setup{1, 3}, pearls::Setup{2, 9}}) {
    expect_explained_everywhere(Pearls::check(setup));
  }
  expect_said_everywhere({"pearls.verdict.shared", {Arg::number(9)}});
}

TEST(RareSentences, OfWhatEachGameIsAreSaidInEveryLanguage) {
  for (const std::string game : {"otys", "thesauros", "pearls"}) {
    for (const std::string& key : {game + ".name", game + ".rule.intro", "game." + game + ".tagline"})
      expect_said_everywhere({key, {}});
  }
}

TEST(RareSentences, OfUndoAndOfTheWrongSeatAreSaidInEveryLanguage) {
  Referee<Otys> game(otys::Setup{.first = 0}, key_from_text("rare"));
  EXPECT_EQ(game.undo().code, "nothing_to_undo");
  expect_explained_everywhere(game.undo());
  const Refusal not_asked = game.why_not(seat_at(1), otys::act(otys::Do::key));
  EXPECT_EQ(not_asked.code, "not_asked");
  expect_explained_everywhere(not_asked);
  const Refusal no_such_action = game.why_not(seat_at(0), {.verb = 200});
  EXPECT_EQ(no_such_action.code, "no_such_action");
  expect_explained_everywhere(no_such_action);
}

}  // namespace
}  // namespace bathys
