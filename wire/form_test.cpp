// What games tell of themselves: the forms of their fields, and who hears of which event.
#include "wire/form.hpp"

#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

constexpr std::array<std::string_view, 3> kColours{"red", "green", "none"};

/// What a value with a number, a list of words and perhaps a flag looks like.
Form form_of(int most, std::vector<u8> colours, bool has_flag) {
  FixedList<u8, 4> listed;
  for (const u8 colour : colours) listed.push_back(colour);
  FormWriter writer;
  u8 number = 0;
  field(writer, "number", number, 1, most);
  if (has_flag) yes_no(writer, "flag", number);
  list(writer, "colours", listed, [&](u8& colour) { named(writer, "colour", colour, kColours); });
  return writer.form();
}

TEST(Form, TellsTypesBoundsAndWords) {
  EXPECT_EQ(form_json(form_of(5, {0, 1}, false))["fields"], parse_json(R"([
    {"name":"number","type":"number","least":1,"most":5},
    {"name":"colours","type":"list","least":0,"most":4,
     "item":{"name":"colour","type":"word","words":["red","green","none"]}}])"));
}

TEST(Form, OfAnEmptyListIsThatOfAnyOther) { EXPECT_EQ(form_of(5, {}, true), form_of(5, {2, 2}, true)); }

TEST(Form, OfTwoValuesHasWhatEitherHas) {
  const Form both = merged(form_of(5, {}, false), form_of(9, {}, true));
  ASSERT_EQ(both.parts.size(), 3u);
  EXPECT_EQ(both.parts[0].most, 9);
  EXPECT_EQ(both.parts[1].name, "flag") << "after the field it came after";
  EXPECT_TRUE(both.parts[1].optional);
  EXPECT_FALSE(both.parts[2].optional);
  EXPECT_EQ(merged(form_of(9, {}, true), form_of(5, {}, false)), both);
}

class Described : public EveryGame {};

TEST_P(Described, HasEveryFieldOfItsPositionsAndViews) {
  const Json told = described(*find_game(GetParam()));
  const auto names = [&](const char* what) {
    std::vector<std::string> list;
    for (const Json& field : told[what]) {
      if (!field.contains("optional")) list.push_back(field["name"]);
    }
    return list;
  };
  for (const Json& options : option_sets()) {
    const auto game = begin(options);
    for (const std::string& name : names("state")) EXPECT_TRUE(state_json(*game).contains(name)) << name;
    for (const std::string& name : names("view")) EXPECT_TRUE(Teller(*game, kSpectator).view().contains(name)) << name;
  }
  EXPECT_EQ(told["rulebook"].size(), find_game(GetParam())->rulebook().size());
}

/// Whom an event of this kind is meant for; the seat is its first argument.
bool fits(Audience declared, const Event& event) {
  const Seat seat = seat_at(event.args[0]);
  const SeatSet others = SeatSet::everybody().without(seat);
  switch (declared) {
    case Audience::everybody:
      return event.audience == SeatSet::everybody();
    case Audience::seat:
      return event.audience == SeatSet(seat);
    case Audience::others:
      return event.audience == others;
    case Audience::apart:
      return event.audience == SeatSet(seat) || event.audience == others;
  }
  return false;
}

TEST_P(Described, TellsWhoHearsOfWhichEvent) {
  const auto kinds = find_game(GetParam())->events();
  if (kinds.empty()) GTEST_SKIP() << "the game does not tell";
  Generator generator(key_from_text("audiences"));
  for (const Json& options : option_sets()) {
    const auto game = begin(options);
    play_randomly(*game, generator, 2000);
    for (const Seat viewer : {seat_at(0), kSpectator}) {
      for (const LoggedEvent& logged : game->events_for(viewer, 0)) {
        const EventKind& kind = kinds.at(logged.event.kind).kind;
        EXPECT_EQ(kind.name, game->event_name(logged.event));
        EXPECT_TRUE(fits(kind.audience, logged.event)) << kind.name;
      }
    }
  }
}

BATHYS_EVERY_GAME(Described);

TEST(Describe, IsAskedOfAGameThatIsPlayedOrNamed) {
  Protocol protocol;
  const auto ask = [&](const char* line) { return parse_json(protocol.handle(line)); };
  EXPECT_EQ(ask(R"({"id":1,"cmd":"describe"})")["error"]["code"], "no_game");
  EXPECT_EQ(ask(R"({"id":2,"cmd":"describe","game":"chess"})")["error"]["code"], "bad_request");
  EXPECT_EQ(ask(R"({"id":3,"cmd":"describe","game":"pearls"})")["described"]["verbs"][0]["name"], "bid");
  ask(R"({"id":4,"cmd":"new","game":"otys","seed":1})");
  EXPECT_EQ(ask(R"({"id":5,"cmd":"describe"})")["described"]["game"], "otys");
}

}  // namespace
}  // namespace bathys::wire
