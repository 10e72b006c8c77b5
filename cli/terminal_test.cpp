// Tests of what the terminal shows and of what is read from it.
#include "cli/terminal.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/terminal_console.hpp"
#include "cli/terminal_input.hpp"
#include "words/width.hpp"

namespace bathys::cli {
namespace {

TEST(TerminalLine, CountsColumnsAndNotBytes) {
  Line line(Screen{});
  line.add("Éclaireur").pad_to(12).add("★");
  EXPECT_EQ(line.width(), 13);
  EXPECT_EQ(line.str(), "Éclaireur   ★");
}

TEST(TerminalLine, PaintsOnlyWhenTheScreenHasColours) {
  EXPECT_EQ(Line(Screen{}, "48;5;17").add("M", "1").str(), "M");
  const Screen coloured{.colour = true};
  EXPECT_EQ(Line(coloured, "44").add("a").add("M", "1").str(), "\x1b[44ma\x1b[1mM\x1b[0m\x1b[44m\x1b[0m");
  EXPECT_EQ(Line(coloured, "44").add("M", "1").width(), 1);
}

TEST(TerminalFit, CutsToColumnsAndShowsIt) {
  EXPECT_EQ(fit("diver", 5), "diver");
  EXPECT_EQ(fit("Исследователь", 8), "Исследо…");
  EXPECT_EQ(fit("diver", 0), "");
}

TEST(TerminalWrap, BreaksAtSpacesAndIndentsTheRest) {
  EXPECT_EQ(wrap("one two three", 8, 2), (std::vector<std::string>{"one two", "  three"}));
  EXPECT_EQ(wrap("a\nb", 8), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(wrap("", 8), std::vector<std::string>{""});
}

TEST(TerminalWrap, CutsWordsThatAreLongerThanALine) {
  for (const std::string& line : wrap("ж" + std::string(50, 'x') + " жжжжжжжжжжжжжжжжжжжж", 9, 2)) {
    EXPECT_LE(words::display_width(line), 9u);
  }
}

TypedLine typed(const std::string& bytes) {
  std::istringstream in(bytes);
  return read_line(in);
}

TEST(TerminalInput, TrimsAndKeepsWhatIsReadable) {
  EXPECT_EQ(typed("  key\t3 \r\nnext").text, "key 3");
  EXPECT_EQ(typed("Éloïse").text, "Éloïse") << "a last line needs no line end";
}

TEST(TerminalInput, TellsTheEndFromAnEmptyLine) {
  EXPECT_EQ(typed("").kind, TypedLine::Kind::end);
  EXPECT_EQ(typed("\n").kind, TypedLine::Kind::text);
}

TEST(TerminalInput, SkipsALineThatIsTooLongAndGoesOnWithTheNext) {
  std::string typed_text(1000000, 'x');
  typed_text.append("\nkey 1\n");
  std::istringstream in(typed_text);
  EXPECT_EQ(read_line(in).kind, TypedLine::Kind::too_long);
  EXPECT_EQ(read_line(in).text, "key 1");
  EXPECT_EQ(typed(std::string(kLongestLine, 'x')).kind, TypedLine::Kind::text);
}

TEST(TerminalInput, RefusesControlCharactersAndBrokenText) {
  for (const std::string& bytes : {std::string("\x1b[A\n"), std::string("a\0b\n", 4), std::string("\xff\n"),
                                   std::string("\xd0\n"), std::string("\xed\xa0\x80\n"), std::string("\x7f\n")}) {
    EXPECT_EQ(typed(bytes).kind, TypedLine::Kind::unreadable) << testing::PrintToString(bytes);
  }
}

TEST(TerminalConsole, AsksAgainAfterALineThatCannotBeRead) {
  std::istringstream in("\xff\n" + std::string(5000, 'x') + "\nfine\n");
  std::ostringstream out;
  Console console(in, out, Screen{}, Voice{});
  EXPECT_EQ(console.ask("?"), "fine");
  EXPECT_FALSE(console.ask("?").has_value());
  EXPECT_TRUE(console.ended());
}

TEST(TerminalConsole, TakesYesInTheLanguageAndNothingForNo) {
  const auto confirmed = [](const std::string& line, std::string_view language) {
    std::istringstream in(line);
    std::ostringstream out;
    return Console(in, out, Screen{}, Voice{*words::Language::find(language), {}}).confirm("?");
  };
  EXPECT_TRUE(confirmed("y\n", "en"));
  EXPECT_TRUE(confirmed("o\n", "fr"));
  EXPECT_TRUE(confirmed("д\n", "ru"));
  EXPECT_TRUE(confirmed("what\ny\n", "ru"));
  EXPECT_FALSE(confirmed("n\n", "en"));
  EXPECT_FALSE(confirmed("\n", "en"));
  EXPECT_FALSE(confirmed("", "en"));
}

TEST(TerminalVoice, CitesTheRuleThatForbids) {
  const Refusal refusal{"no_battery", "2.4"};
  EXPECT_EQ(Voice{}.say(refusal, "otys"), "You have no battery. (Otys 2.4)");
  EXPECT_EQ(Voice{}.say(Refusal{"nothing_to_undo"}, "otys"), "There is nothing to undo.");
}

}  // namespace
}  // namespace bathys::cli
