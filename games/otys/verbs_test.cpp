// The notation of every answer, both ways.
#include "games/otys/verbs.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace bathys::otys {
namespace {

constexpr u32 kSomeCargo = Cargo::of(2, 1, 0, 0).bits();

struct Written {
  std::string_view text;
  Action action;
};

/// One for each verb, in the order of the table.
const Written kOneOfEach[] = {
    {"key 3", act(Do::key, 2)},
    {"x neutral 2", act(Do::x, 1, 1)},
    {"complete c32 5 2metal+1plant", act(Do::complete, 31, 4, 0, kSomeCargo)},
    {"sponsor", act(Do::sponsor)},
    {"sponsor key X", act(Do::sponsor_key, KeyToken::own_x)},
    {"sponsor reward 2", act(Do::sponsor_reward, 1)},
    {"sponsor flip spy", act(Do::sponsor_flip, Diver::spy)},
    {"sponsor move tech 1 5", act(Do::sponsor_move, 3, 0, 4)},
    {"propel explorer s2", act(Do::propel, Diver::explorer, 1)},
    {"dive", act(Do::dive)},
    {"find", act(Do::find)},
    {"find bonus", act(Do::find_bonus)},
    {"find key 4", act(Do::find_key, KeyToken::four)},
    {"bonus", act(Do::bonus)},
    {"bonus key 1", act(Do::bonus_key, KeyToken::one)},
    {"sell metal prestige", act(Do::sell, Resource::metal, 1)},
    {"buy fuel", act(Do::buy, Resource::fuel)},
    {"draw", act(Do::draw)},
    {"copy right", act(Do::copy, Side::right)},
    {"push 2", act(Do::push, 1)},
    {"improve hacker", act(Do::improve, Technician::hacker)},
    {"explore 1", act(Do::explore, 0)},
    {"done", act(Do::done)},
    {"keep c01", act(Do::keep, 0)},
    {"gain plant", act(Do::gain, Resource::plant)},
    {"accept", act(Do::accept)},
    {"flip trader", act(Do::flip, Diver::trader)},
    {"decline", act(Do::decline)},
    {"resurface", act(Do::resurface)},
    {"stay", act(Do::stay)},
    {"timer 1", act(Do::timer, 0)},
    {"cube tech", act(Do::cube, Resource::tech)},
};

/// Every action that can be written, with a few cargoes for the contracts.
void all_from(Action action, std::size_t field, std::vector<Action>& all) {
  const auto& fields = verbs()[action.verb].fields;
  if (field == fields.size()) return all.push_back(action);
  const auto go_on = [&](u32 value) {
    Action next = action;
    set_field(next, fields[field], value);
    all_from(next, field + 1, all);
  };
  for (u32 value = 0; value < fields[field].words.size(); ++value) go_on(value);
  if (fields[field].words.empty()) {
    for (const Cargo cargo : {Cargo::of(1, 0, 0, 1), Cargo::of(2, 1, 0, 0), Cargo::of(1, 1, 1, 1)}) go_on(cargo.bits());
  }
}
std::vector<Action> every_action() {
  std::vector<Action> all;
  for (std::size_t verb = 0; verb < verbs().size(); ++verb) all_from({.verb = static_cast<u8>(verb)}, 0, all);
  return all;
}

/// The text in single spaces.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t';
    if (!blank) out += c;
    if (blank && !out.empty() && out.back() != ' ') out += ' ';
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}
/// What a text denotes must be written just so; most texts must denote nothing.
void expect_no_second_spelling(const std::string& text) {
  if (const auto action = parse(verbs(), text)) {
    EXPECT_EQ(spell(verbs(), *action), squeezed(text));
  }
}

TEST(TheNotation, HasOneWayToWriteEachVerb) {
  ASSERT_EQ(std::size(kOneOfEach), verbs().size());
  for (std::size_t verb = 0; verb < verbs().size(); ++verb) {
    const auto& [text, action] = kOneOfEach[verb];
    EXPECT_EQ(action.verb, verb) << text;
    EXPECT_EQ(spell(verbs(), action), text);
    ASSERT_TRUE(parse(verbs(), text)) << text;
    EXPECT_EQ(parse(verbs(), text)->bits(), action.bits()) << text;
  }
}

TEST(TheNotation, ReadsBackEveryActionItWrites) {
  std::set<std::string> texts;
  const auto all = every_action();
  for (const Action action : all) {
    const std::string text = spell(verbs(), action);
    ASSERT_TRUE(well_formed(verbs(), action)) << text;
    ASSERT_EQ(parse(verbs(), text), action) << text;
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), all.size()) << "no two actions are written alike";
}

TEST(TheNotation, AllowsAnySpacing) {
  for (const Written& written : kOneOfEach) {
    std::string spaced(" \t ");
    for (const char c : written.text) spaced.append(c == ' ' ? " \t  " : std::string(1, c));
    EXPECT_EQ(parse(verbs(), spaced + "  "), written.action) << written.text;
  }
}

TEST(TheNotation, ReadsNothingElse) {
  for (const std::string_view text : {"",
                                      " ",
                                      "key",
                                      "key 0",
                                      "key 6",
                                      "key X",
                                      "key 3 3",
                                      "key three",
                                      "Key 3",
                                      "KEY 3",
                                      "key3",
                                      "key 03",
                                      "key 3.",
                                      "key -1",
                                      "x",
                                      "x 3",
                                      "x own",
                                      "x 3 own",
                                      "x mine 3",
                                      "x own 3 4",
                                      "complete",
                                      "complete c01",
                                      "complete c01 2",
                                      "complete c33 2 1metal",
                                      "complete c00 2 1metal",
                                      "complete C01 2 1metal",
                                      "complete c01 6 1metal",
                                      "complete c01 2 1metal 1plant",
                                      "sponsor 1",
                                      "sponsor key",
                                      "sponsor key neutral",
                                      "sponsor key x",
                                      "sponsor key 6",
                                      "sponsor reward 3",
                                      "sponsor flip",
                                      "sponsor flip diver",
                                      "sponsor move metal 1",
                                      "sponsor move metal s1 2",
                                      "propel spy",
                                      "propel spy 6",
                                      "propel spy s4",
                                      "propel spy s0",
                                      "propel 3 spy",
                                      "dive 3",
                                      "find bonus key",
                                      "find key",
                                      "bonus key",
                                      "sell",
                                      "sell metal",
                                      "sell metal battery",
                                      "buy",
                                      "buy gold",
                                      "draw 4",
                                      "copy",
                                      "copy up",
                                      "push",
                                      "push 3",
                                      "improve",
                                      "improve engineer",
                                      "explore",
                                      "explore 0",
                                      "done now",
                                      "keep",
                                      "keep r01",
                                      "gain",
                                      "accept all",
                                      "flip",
                                      "decline it",
                                      "resurface spy",
                                      "stay down",
                                      "timer",
                                      "timer 0",
                                      "cube",
                                      "cube cube",
                                      "pass",
                                      "undo",
                                      "discard metal",
                                      "<no such action>",
                                      "dive\n",
                                      "di ve",
                                      "dive;",
                                      "?"}) {
    EXPECT_FALSE(parse(verbs(), text)) << text;
  }
}

TEST(TheNotation, HasNoSecondSpellingNextToAnyAction) {
  const std::string_view strange[] = {"", " ", "x", "X", "0", "1", "+", "none", "metal", "\n", "key"};
  for (const Written& written : kOneOfEach) {
    const std::string text(written.text);
    for (std::size_t at = 0; at <= text.size(); ++at) {
      for (const std::string_view extra : strange) expect_no_second_spelling(std::string(text).insert(at, extra));
      expect_no_second_spelling(text.substr(0, at));
      expect_no_second_spelling(text.substr(at));
      if (at < text.size()) expect_no_second_spelling(std::string(text).erase(at, 1));
    }
  }
}

TEST(TheNotation, HasNoSecondSpellingInTwoVerbsPutTogether) {
  for (const Written& one : kOneOfEach) {
    for (const Written& other : kOneOfEach) {
      expect_no_second_spelling(std::string(one.text).append(" ").append(other.text));
      expect_no_second_spelling(std::string(one.text).append(other.text));
    }
  }
}

TEST(TheNotation, WritesNoActionThatIsNotOne) {
  const Action none[] = {{.verb = static_cast<u8>(verbs().size())},
                         {.verb = 255},
                         act(Do::dive, 1),
                         act(Do::key, 5),
                         act(Do::key, 2, 1),
                         act(Do::x, 0, 2),
                         act(Do::sponsor_key, KeyToken::neutral_x),
                         act(Do::propel, 8, 0),
                         act(Do::propel, 0, 8),
                         act(Do::keep, 32),
                         act(Do::sell, 0, 0, 1),
                         act(Do::buy, 0, 0, 0, 1),
                         act(Do::complete, 0, 0, 0, 0),
                         act(Do::complete, 0, 0, 0, 0x10000),
                         act(Do::complete, 0, 0, 0, 0x0008)};
  for (const Action action : none) {
    EXPECT_FALSE(well_formed(verbs(), action)) << action.bits();
    EXPECT_EQ(spell(verbs(), action), "<no such action>");
  }
}

TEST(TheNotation, RefusesATextWithoutEnd) {
  EXPECT_EQ(parse(verbs(), "dive" + std::string(100, ' ')), act(Do::dive));
  EXPECT_FALSE(parse(verbs(), "dive" + std::string(100000, ' ')));
}

TEST(ACargoInWords, NamesNumbersAndTypesInPrintedOrder) {
  EXPECT_EQ(spell_cargo(Cargo::of(2, 1, 0, 3).bits()), "2metal+1plant+3tech");
  EXPECT_EQ(spell_cargo(Cargo::of(0, 0, 7, 0).bits()), "7fuel");
}

TEST(ACargoInWords, ReadsBackExactlyTheCargoesThatCanBePaid) {
  for (u32 bits = 0; bits < 0x12000; ++bits) {
    const bool payable = bits != 0 && bits <= 0xFFFF && (bits & 0x8888u) == 0;
    ASSERT_EQ(read_cargo(spell_cargo(bits)) == bits, payable) << bits;
  }
}

TEST(ACargoInWords, HasOneSpellingOnly) {
  for (const std::string_view text : {"",
                                      "none",
                                      "metal",
                                      "1",
                                      "0metal",
                                      "8metal",
                                      "10metal",
                                      "1Metal",
                                      "1metal+",
                                      "+1metal",
                                      "1metal++1plant",
                                      "1plant+1metal",
                                      "1metal+1metal",
                                      "1metal1plant",
                                      "1metal,1plant",
                                      "1gold",
                                      "-1metal",
                                      "1metal+0plant",
                                      "1metal ",
                                      "2metal+1tech+1fuel",
                                      "1tech+1"}) {
    EXPECT_FALSE(read_cargo(text)) << text;
  }
}

}  // namespace
}  // namespace bathys::otys
