// Tests of texts, fallbacks and templates, on small languages made here.
#include "words/catalogue.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "words/values.hpp"

namespace bathys::words {
namespace {

constexpr Entry kEnglishEntries[] = {
    {"gain", "{0} gains {1} {1|credit|credits}."},
    {"gain.you", "You gain {1} {1|credit|credits}."},
    {"only.english", "{0} waits {1} {1|turn|turns}."},
    {"only.english.you", "You wait {1} {1|turn|turns}."},
    {"seat.n", "Seat {0}"},
    {"term.pump", "pump"},
    {"term.pump.acc", "pump (object)"},
    {"term.spy", "spy"},
};
constexpr Entry kRussianEntries[] = {
    {"gain", "{0} получает {1} {1|кредит|кредита|кредитов}."},
    {"seat.n", "место {0}"},
    {"sends", "{0} посылает {1:acc}; {1^} уходит, {1:acc^} ждут, {1:dat} рады."},
    {"term.pump", "насос"},
    {"term.spy", "шпион"},
    {"term.spy.acc", "шпиона"},
};
constexpr LanguageData kTestEnglish{"en", "English", kEnglishEntries, std::size(kEnglishEntries)};
constexpr LanguageData kTestRussian{"ru", "Русский", kRussianEntries, std::size(kRussianEntries)};
constexpr Language kEnglish{kTestEnglish, kTestEnglish};
constexpr Language kRussian{kTestRussian, kTestEnglish};

const SeatNames kAnnAndBob{{"Ann", "Bob"}, kSpectator};

SeatNames seen_by(Seat viewer) { return {kAnnAndBob.names, viewer}; }

Message gain(int seat, i64 credits) { return {"gain", {Arg::seat(seat_at(seat)), Arg::number(credits)}}; }

/// `text` as the only sentence of a language, filled with `args`.
template <class... Args>
std::string filled(std::string_view text, Args... args) {
  const Entry entries[] = {{"sentence", text}, {"term.x", "term"}};
  const LanguageData data{"en", "English", entries, std::size(entries)};
  return Language(data, kTestEnglish).render({"sentence", {args...}}, kAnnAndBob);
}

TEST(Catalogue, GivesTheTextOfAKey) {
  for (const Entry& entry : kEnglishEntries) EXPECT_EQ(kEnglish.text(entry.key), entry.text);
  EXPECT_EQ(kRussian.text("term.spy"), "шпион");
}

TEST(Catalogue, SaysWhatALanguageLacksInEnglish) {
  EXPECT_FALSE(kRussian.has("only.english"));
  EXPECT_EQ(kRussian.text("only.english"), kEnglish.text("only.english"));
}

TEST(Catalogue, AKeyThatNoLanguageHasIsItsOwnText) {
  for (const std::string_view key : {"", "a", "gain.", "term", "zzz"}) {
    EXPECT_FALSE(kRussian.has(key));
    EXPECT_EQ(kRussian.text(key), key);
    EXPECT_EQ(kRussian.render({key, {}}, kAnnAndBob), key);
  }
}

TEST(Catalogue, FindsNothingInALanguageWithoutTexts) {
  constexpr LanguageData nothing{"xx", "Nothing", nullptr, 0};
  EXPECT_EQ(Language(nothing, nothing).text("gain"), "gain");
}

TEST(Catalogue, FillsNamesNumbersTermsAndTexts) {
  EXPECT_EQ(filled("{0}, {1}, {2}, {3}", Arg::seat(Seat{1}), Arg::number(-7), Arg::term("term.x"), Arg::literal("T-9")),
            "Bob, -7, term, T-9");
  EXPECT_EQ(filled("{5}{0}{5}", Arg::number(1), Arg{}, Arg{}, Arg{}, Arg{}, Arg::number(6)), "616");
}

TEST(Catalogue, FillsNothingIntoWhatIsFilledIn) {
  EXPECT_EQ(filled("{0} {1}", Arg::literal("{1}"), Arg::literal("}{")), "{1} }{");
}

TEST(Catalogue, CallsASeatWithoutANameByItsNumber) {
  EXPECT_EQ(kEnglish.render(gain(3, 2), kAnnAndBob), "Seat 4 gains 2 credits.");
  EXPECT_EQ(kRussian.render(gain(2, 2), kAnnAndBob), "место 3 получает 2 кредита.");
  EXPECT_EQ(filled("{0}", Arg::seat(kNoSeat)), "Seat 256");
}

TEST(Catalogue, SpeaksToTheViewerWhoseSeatComesFirst) {
  EXPECT_EQ(kEnglish.render(gain(0, 1), seen_by(Seat{0})), "You gain 1 credit.");
  EXPECT_EQ(kEnglish.render(gain(0, 1), seen_by(Seat{1})), "Ann gains 1 credit.");
  EXPECT_EQ(kEnglish.render(gain(0, 1), seen_by(kSpectator)), "Ann gains 1 credit.");
}

TEST(Catalogue, NeverSpeaksToSpectators) {
  const Message message{"gain", {Arg::seat(kSpectator), Arg::number(1)}};
  EXPECT_EQ(kEnglish.render(message, seen_by(kSpectator)), "Seat 5 gains 1 credit.");
}

TEST(Catalogue, DoesNotTakeANumberForTheViewer) {
  const Message message{"gain", {Arg::number(0), Arg::seat(Seat{0})}};
  EXPECT_EQ(kEnglish.render(message, seen_by(Seat{0})), kEnglish.text("gain"));
}

TEST(Catalogue, NamesTheViewerWhereTheLanguageHasNoSentenceToThem) {
  EXPECT_EQ(kRussian.render(gain(0, 5), seen_by(Seat{0})), "Ann получает 5 кредитов.");
}

TEST(Catalogue, SpeaksToTheViewerInEnglishWhereTheLanguageHasNeitherSentence) {
  const Message message{"only.english", {Arg::seat(Seat{0}), Arg::number(21)}};
  EXPECT_EQ(kRussian.render(message, seen_by(Seat{0})), "You wait 21 turns.");
}

TEST(Catalogue, CountsAnEnglishTextByTheEnglishRule) {
  const Message message{"only.english", {Arg::seat(Seat{0}), Arg::number(21)}};
  EXPECT_EQ(kRussian.render(message, kAnnAndBob), "Ann waits 21 turns.");
}

TEST(Catalogue, ChoosesThePluralFormOfItsLanguage) {
  EXPECT_EQ(kRussian.render(gain(1, 21), kAnnAndBob), "Bob получает 21 кредит.");
  EXPECT_EQ(kRussian.render(gain(1, 12), kAnnAndBob), "Bob получает 12 кредитов.");
  EXPECT_EQ(filled("diver{0||s}", Arg::number(1)), "diver");
  EXPECT_EQ(filled("diver{0||s}", Arg::number(2)), "divers");
}

TEST(Catalogue, PutsATermIntoItsFormElseLeavesItPlain) {
  const Message message{"sends", {Arg::seat(Seat{0}), Arg::term("term.spy")}};
  EXPECT_EQ(kRussian.render(message, kAnnAndBob), "Ann посылает шпиона; Шпион уходит, Шпиона ждут, шпион рады.");
}

TEST(Catalogue, PrefersAPlainTermOfItsLanguageToAFormInEnglish) {
  const Message message{"sends", {Arg::seat(Seat{0}), Arg::term("term.pump")}};
  EXPECT_EQ(kRussian.render(message, kAnnAndBob), "Ann посылает насос; Насос уходит, Насос ждут, насос рады.");
}

TEST(Catalogue, CountsTermsInTheirPluralForms) {
  constexpr std::string_view terms[] = {"term.valve", "term.spy", "term.pump", "term.nobody"};
  const Entry entries[] = {
      {"sum", "{0:n}; {0}"}, {"term.pump", "насос"}, {"term.spy", "шпион"}, {"term.spy.n", "шпион|шпиона|шпионов"}};
  const LanguageData data{"ru", "Русский", entries, std::size(entries)};
  const auto sum = [&](u16 packed) {
    return Language(data, kTestEnglish).render({"sum", {Arg::counts(packed, terms)}}, kAnnAndBob);
  };
  EXPECT_EQ(sum(0x0120), "2 шпиона + 1 насос; 2 шпион + 1 насос");
  EXPECT_EQ(sum(0x0250), "5 шпионов + 2 насос; 5 шпион + 2 насос");
  EXPECT_EQ(sum(0x1001), "1 term.valve + 1 term.nobody; 1 term.valve + 1 term.nobody");
  EXPECT_EQ(sum(0), "; ");
}

TEST(Catalogue, SaysAPhraseInsideASentence) {
  const Entry entries[] = {{"card", "{0} ({1|point|points})"}, {"takes", "{0} takes {1}, {1^}."}};
  const LanguageData data{"en", "English", entries, std::size(entries)};
  const Message card{"card", {Arg::literal("ace"), Arg::number(2)}};
  const Message takes{"takes", {Arg::seat(Seat{0}), Arg::phrase("c01", card)}};
  EXPECT_EQ(Language(data, data).render(takes, kAnnAndBob), "Ann takes ace (points), Ace (points).");
}

i64 price = 2;

std::optional<i64> test_value(std::string_view game, std::string_view name) {
  if (game == "land") return 70;
  if (name == "boat.price") return price;
  if (name == "fee") return 1;
  return std::nullopt;
}

class PrintedValues : public ::testing::Test {
 protected:
  void SetUp() override { ask_values_of(test_value); }
  void TearDown() override { ask_values_of(nullptr); }
};

constexpr Entry kPrintedEntries[] = {
    {"boat", "a boat ({=boat.price}$)", "sea"},
    {"both", "{=boat.price + fee}$, {=boat.price - 1}$", "sea"},
    {"buys", "{0} pays {=boat.price} {=boat.price|coin|coins} for {1^}", "sea"},
    {"buys.you", "You pay {=boat.price} {=boat.price|coin|coins} for {1}", "sea"},
    {"elsewhere", "{=boat.price}", "land"},
    {"nowhere", "{=boat.price}"},
    {"unknown", "{=boat.prize} {0}", "sea"},
};
constexpr LanguageData kPrintedData{"en", "English", kPrintedEntries, std::size(kPrintedEntries)};
constexpr Language kPrinted{kPrintedData, kPrintedData};

std::string said(std::string_view key, Seat viewer = kSpectator) {
  return kPrinted.render({key, {Arg::seat(Seat{0}), Arg::term("boat")}}, seen_by(viewer));
}

TEST_F(PrintedValues, AreThoseOfTheGameOfTheText) {
  EXPECT_EQ(said("boat"), "a boat (2$)");
  EXPECT_EQ(said("elsewhere"), "70");
  EXPECT_EQ(said("both"), "3$, 1$");
}

TEST_F(PrintedValues, StandInTermsAndBesideArguments) {
  EXPECT_EQ(said("buys"), "Ann pays 2 coins for A boat (2$)");
  EXPECT_EQ(said("buys", Seat{0}), "You pay 2 coins for a boat (2$)");
  EXPECT_EQ(kPrinted.term("boat"), "a boat (2$)");
  EXPECT_EQ(kPrinted.text("boat"), "a boat ({=boat.price}$)");
}

TEST_F(PrintedValues, FollowTheTablesAtOnce) {
  price = 1;
  EXPECT_EQ(said("buys"), "Ann pays 1 coin for A boat (1$)");
  price = 21;
  EXPECT_EQ(said("both"), "22$, 20$");
  price = 2;
}

TEST_F(PrintedValues, ThatNobodyKnowsLeaveTheTextAsItIs) {
  EXPECT_EQ(said("nowhere"), "{=boat.price}");
  EXPECT_EQ(said("unknown"), "{=boat.prize} {0}");
  for (const std::string_view text : {"{=}", "{=|a|b}", "{= + }", "{=fee + }", "{=99999999999}", "{=fee^}", "{=fee"})
    EXPECT_EQ(filled(text), text);
}

TEST_F(PrintedValues, AreCountedByTheRuleOfTheLanguage) {
  const Entry entries[] = {{"pays", "{=boat.price} {=boat.price|монета|монеты|монет}", "sea"}};
  const LanguageData data{"ru", "Русский", entries, std::size(entries)};
  EXPECT_EQ(Language(data, kPrintedData).term("pays"), "2 монеты");
}

TEST(Catalogue, AFormChangesOnlyTerms) {
  EXPECT_EQ(filled("{0:acc} {1:acc} {2:acc}", Arg::number(4), Arg::seat(Seat{0}), Arg::literal("text")), "4 Ann text");
}

TEST(Catalogue, CapitalisesLatinAndCyrillicLetters) {
  const std::string_view pairs[][2] = {
      {"aé", "Aé"},   {"zoo", "Zoo"},   {"état", "État"},   {"ère", "Ère"},   {"ça", "Ça"},     {"œuf", "Œuf"},
      {"þ", "Þ"},     {"łódź", "Łódź"}, {"šimon", "Šimon"}, {"жук", "Жук"},   {"аист", "Аист"}, {"рыба", "Рыба"},
      {"яма", "Яма"}, {"ёж", "Ёж"},     {"їжак", "Їжак"},   {"ґава", "Ґава"},
  };
  for (const auto& [small, capital] : pairs) EXPECT_EQ(filled("{0^}", Arg::literal(small)), capital);
}

TEST(Catalogue, CapitalisesNothingElse) {
  for (const std::string_view text :
       {"", "Été", "Жук", "7 seas", "÷", "ß", "ı", "«ah»", "潜水", "🐙", "\xC3", "\xFFz"}) {
    EXPECT_EQ(filled("{0^}", Arg::literal(text)), text);
  }
}

TEST(Catalogue, DoubledBracesAreBraces) {
  EXPECT_EQ(filled("{{0}} {{}}", Arg::number(3)), "{0} {}");
  EXPECT_EQ(filled("{{{0}}}", Arg::number(3)), "{3}");
}

TEST(Catalogue, PrintsAMalformedTemplateAsItIs) {
  for (const std::string_view text :
       {"{0} {",       "{0} }",       "{0} {0",   "{",         "}",    "{}",    "{0} {x}", "{0}{6}",
        "{-1}",        "{00}",        "{ 0}",     "{0 }",      "{0:}", "{0:^}", "{0^^}",   "{0^:acc}",
        "{0:acc:gen}", "{0:acc|a|b}", "{0^|a|b}", "{0|a|{0}}", "{0|a", "{{0}",  "{0}}",    "{0} {\xFF}"}) {
    EXPECT_EQ(filled(text, Arg::number(1)), text);
  }
}

TEST(Catalogue, PrintsATemplateThatAsksForWhatTheMessageLacksAsItIs) {
  EXPECT_EQ(filled("{0} and {1}", Arg::number(1)), "{0} and {1}");
  EXPECT_EQ(filled("{0} {0|a|b}", Arg::literal("x")), "{0} {0|a|b}");
  EXPECT_EQ(filled("{0} {1|a|b}", Arg::number(1)), "{0} {1|a|b}");
}

TEST(Catalogue, TheBuiltInLanguagesIncludeEnglish) {
  EXPECT_EQ(Language::english().code(), "en");
  EXPECT_EQ(Language::find("en"), Language::english());
}

TEST(Catalogue, FindsEveryBuiltInLanguageByItsCode) {
  for (const Language& language : Language::all()) EXPECT_EQ(Language::find(language.code()), language);
  EXPECT_EQ(Language::find("no such code"), std::nullopt);
}

}  // namespace
}  // namespace bathys::words
