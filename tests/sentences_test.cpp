// Every sentence of Otys exists in every language and can be filled with what the game gives it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "core/referee.hpp"
#include "games/otys/otys.hpp"
#include "words/catalogue.hpp"
#include "words/width.hpp"

namespace bathys {
namespace {

namespace fs = std::filesystem;
using words::Language;

const fs::path kRoot = BATHYS_ROOT;

std::string read(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// What the first group of the pattern matched, wherever it did.
std::set<std::string> found_in(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

std::string sources_below(const char* folder) {
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
    const std::string name = entry.path().filename().string();
    if (entry.is_regular_file() && !name.ends_with("_test.cpp") && name != "testing.hpp") all += read(entry.path());
  }
  return all;
}

void expect_text(const std::string& key) {
  for (const Language& language : Language::all())
    EXPECT_TRUE(language.has(key)) << language.code() << " lacks " << key;
}

/// Renders every message it is given in every language, once for each way to fill and to read it.
class Listener {
 public:
  void hear(const Message& message, Seat viewer) {
    keys_.emplace(message.key);
    for (const Language& language : Language::all()) hear_in(language, message, viewer);
  }
  const std::set<std::string>& keys() const { return keys_; }

 private:
  void hear_in(const Language& language, const Message& message, Seat viewer) {
    const std::string sentence = language.render(message, {{"Ann", "Bob"}, viewer});
    if (!heard_.insert(sentence).second) return;
    EXPECT_TRUE(language.has(message.key)) << language.code() << " lacks " << message.key;
    EXPECT_EQ(sentence.find_first_of("{}|"), std::string::npos) << message.key << ": " << sentence;
    EXPECT_EQ(sentence.find("otys."), std::string::npos) << message.key << ": " << sentence;
    // The longest contract takes four types; all other answers fit a line of 70 columns.
    const std::size_t widest = message.key == "otys.answer.complete" ? 76 : 70;
    if (!message.key.starts_with("otys.answer.")) return;
    EXPECT_LE(words::display_width(sentence), widest) << sentence;
  }

  std::set<std::string> keys_;
  std::set<std::string> heard_;
};

/// Plays games at random and lets a listener hear all that is asked, offered, refused and told.
class Talk {
 public:
  Talk(const otys::Setup& setup, const Key& seed, Listener& listener)
      : referee_(setup, seed), chance_(seed), listener_(listener) {}

  void play(int most_answers) {
    while (!referee_.over() && most_answers-- > 0) decide();
    for (int i = 0; i <= kMaxSeats; ++i) {
      for (const LoggedEvent& logged : referee_.events_for(seat_at(i))) hear(Otys::message(logged.event), seat_at(i));
      if (referee_.over()) hear(Otys::outcome(referee_.state()).verdict, seat_at(i));
    }
  }

 private:
  void hear(const Message& message, Seat viewer) { listener_.hear(message, viewer); }

  void decide() {
    for (int i = 0; i <= kMaxSeats; ++i) hear(Otys::question(referee_.view(seat_at(i))), seat_at(i));
    const Frame frame = Engine<Otys>::question(referee_.state());
    referee_.legal(frame.seat(), options_);
    const otys::Seen seen = Otys::seen(referee_.state(), frame.seat());
    for (const Action action : options_) hear(Otys::answer(seen, frame, action), frame.seat());
    for (int i = 0; i < 20; ++i) be_refused(frame.seat());
    referee_.play(frame.seat(), options_[static_cast<int>(chance_.below(static_cast<u32>(options_.size())))]);
  }

  void be_refused(Seat asked) {
    const Seat seat = chance_.below(8) == 0 ? seat_at(0) : asked;
    const Refusal refusal = referee_.why_not(seat, random_action());
    if (!refusal) return;
    const std::string key = "refusal." + std::string(refusal.code);
    hear({key, {refusal.args[0], refusal.args[1], refusal.args[2]}}, seat);
  }

  Action random_action() {
    const std::span<const Verb> verbs = Otys::verbs();
    Action action{.verb = static_cast<u8>(chance_.below(static_cast<u32>(verbs.size())))};
    for (const FieldSpec& field : verbs[action.verb].fields) {
      const u32 choices = static_cast<u32>(field.words.size());
      set_field(action, field, choices == 0 ? chance_.below(0x8000) & 0x1133 : chance_.below(choices));
    }
    return action;
  }

  Referee<Otys> referee_;
  Generator chance_;
  Listener& listener_;
  Options options_;
};

void talk_through_games(Listener& listener) {
  for (int game = 0; game < 24; ++game) {
    otys::Setup setup;
    setup.players = static_cast<u8>(1 + game % kMaxSeats);
    setup.sponsors = static_cast<otys::Setup::Sponsors>(game / 4 % 3);
    setup.designer_variant = game / 12 % 2;
    Talk(setup, key_from_text("talk " + std::to_string(game)), listener).play(600);
  }
}

TEST(Sentences, EverythingAGameSaysIsSaidInEveryLanguage) {
  Listener listener;
  talk_through_games(listener);
  EXPECT_GE(listener.keys().size(), 110u) << "the games were too quiet to prove anything";
}

TEST(Sentences, EveryRefusalHasASentence) {
  const std::string sources = sources_below("core") + sources_below("games");
  const auto codes = found_in(sources, R"re((?:[^.]refuse\(|\.code = )"([a-z_]+)")re");
  EXPECT_TRUE(codes.contains("short_of_credits") && codes.contains("game_over"));
  for (const std::string& code : codes) expect_text("refusal." + code);
}

TEST(Sentences, EveryTermOfTheTextFileHasAWord) {
  const auto terms = found_in(read(kRoot / "games/otys/text.cpp"), R"re("(otys\.[a-z0-9_.]+[a-z0-9])")re");
  EXPECT_TRUE(terms.contains("otys.sponsor.5.advanced"));
  for (const std::string& term : terms) expect_text(term);
}

TEST(Sentences, EverySectionOfTheRulesHasATitleAndAnExplanation) {
  const auto sections = found_in(read(kRoot / "docs/otys/rulebook-map.md"), R"re(\n\| \**([0-9.]+)\** \|)re");
  EXPECT_TRUE(sections.contains("1") && sections.contains("2.7") && sections.contains("9.2"));
  for (const std::string& section : sections) {
    expect_text("otys.rule." + section);
    expect_text("otys.rule.title." + section);
  }
}

TEST(Sentences, EveryRulingIsExplained) {
  const auto rulings = found_in(read(kRoot / "docs/otys/rulings.md"), R"re(\n\| (D[0-9]+) \|)re");
  EXPECT_TRUE(rulings.contains("D1") && rulings.contains("D20"));
  for (const std::string& ruling : rulings) expect_text("otys.rulings." + ruling);
}

TEST(Sentences, ResourcesHaveDifferentLettersInEachLanguage) {
  for (const Language& language : Language::all()) {
    std::set<std::string_view> letters;
    for (const std::string_view word : otys::kResourceWords) {
      const std::string_view letter = language.text("otys.letter." + std::string(word));
      EXPECT_EQ(words::display_width(letter), 1u) << letter;
      EXPECT_TRUE(letters.insert(letter).second) << language.code() << ": " << letter;
    }
  }
}

TEST(Sentences, ShortNamesOfDiversFitABoard) {
  for (const Language& language : Language::all()) {
    for (const std::string_view word : otys::kDiverWords) {
      const std::string_view name = language.text("otys.short." + std::string(word));
      EXPECT_LE(words::display_width(name), 8u) << name;
    }
  }
}

TEST(Sentences, SponsorsAreDescribedInFewWords) {
  for (const Language& language : Language::all()) {
    for (int tile = 1; tile <= otys::kSponsors; ++tile) {
      for (const std::string side : {"basic", "advanced"}) {
        const std::string key = "otys.sponsor." + std::to_string(tile) + "." + side;
        EXPECT_LE(words::display_width(language.text(key)), 40u) << key;
        EXPECT_LE(words::display_width(language.text(key + ".short")), 22u) << key;
      }
    }
  }
}

}  // namespace
}  // namespace bathys
