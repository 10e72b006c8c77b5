// The rare sentences of Otys in every language: those that games played at random may never say.
#include "words/catalogue.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/referee.hpp"
#include "games/otys/happenings.hpp"
#include "games/otys/otys.hpp"

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
      EXPECT_EQ(sentence.find("otys."), std::string::npos) << message.key << ": " << sentence;
      EXPECT_EQ(sentence.find("refusal."), std::string::npos) << message.key << ": " << sentence;
    }
  }
}

void expect_explained_everywhere(const Refusal& refusal) {
  ASSERT_TRUE(refusal);
  const std::string key = "refusal." + std::string(refusal.code);
  expect_said_everywhere({key, {refusal.args[0], refusal.args[1], refusal.args[2]}});
}

TEST(RareSentences, OfEveryKindOfEventAreSaidInEveryLanguage) {
  for (int kind = 0; kind < otys::kHappenings; ++kind) {
    for (const i16 value : {i16{0}, i16{1}}) {
      Event event{static_cast<u8>(kind), SeatSet::everybody(), {}};
      event.args.fill(value);
      expect_said_everywhere(Otys::message(event));
    }
  }
}

TEST(RareSentences, OfEveryVerdictAreSaidInEveryLanguage) {
  for (const int prestige : {0, 1, 16, 17, 18, 19, 20, 21, 22}) {
    const Arg rank = Arg::term(otys::solo_rank(prestige));
    expect_said_everywhere({"otys.verdict.solo", {Arg::number(prestige), rank}});
    for (const Language& language : Language::all()) EXPECT_TRUE(language.has(rank.text)) << rank.text;
  }
  expect_said_everywhere({"otys.verdict.shared", {}});
  expect_said_everywhere({"otys.verdict.wins", {Arg::seat(seat_at(0)), Arg::number(21)}});
}

TEST(RareSentences, OfEveryImpossibleSetUpAreSaidInEveryLanguage) {
  const otys::Setup impossible[] = {
      {.players = 0},
      {.players = 5},
      {.given_advanced = 1},
      {.sponsors = otys::Setup::Sponsors::given, .given_advanced = 32},
      {.designer_variant = 2},
      {.hard = 1},
      {.first = 2},
  };
  std::set<std::string_view> codes;
  for (const otys::Setup& setup : impossible) {
    expect_explained_everywhere(Otys::check(setup));
    codes.insert(Otys::check(setup).code);
  }
  EXPECT_EQ(codes,
            (std::set<std::string_view>{"seat_count", "sponsor_sides", "yes_or_no", "hard_is_solo", "first_seat"}));
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
