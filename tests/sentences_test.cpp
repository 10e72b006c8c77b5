// Every sentence of the games exists in every language and can be filled with what a game gives it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "core/referee.hpp"
#include "games/all/games.hpp"
#include "games/otys/otys.hpp"
#include "games/pearls/pearls.hpp"
#include "games/thesauros/random_play.hpp"
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
    const bool code = name.ends_with(".cpp") || name.ends_with(".hpp");
    if (code && !name.ends_with("_test.cpp") && name != "testing.hpp") all += read(entry.path());
  }
  return all;
}

void expect_text(const std::string& key) {
  for (const Language& language : Language::all())
    EXPECT_TRUE(language.has(key)) << language.code() << " lacks " << key;
}

/// What a game brings to these tests.
template <class G>
struct Speaker;

template <>
struct Speaker<Otys> {
  static constexpr std::size_t kMinKeys = 110;
  static std::vector<otys::Setup> setups() {
    std::vector<otys::Setup> setups(24);
    for (std::size_t i = 0; i < setups.size(); ++i) {
      setups[i].players = static_cast<u8>(1 + i % kMaxSeats);
      setups[i].sponsors = static_cast<otys::Setup::Sponsors>(i / 4 % 3);
      setups[i].designer_variant = setups[i].players > 1 ? i / 12 % 2 : 0;
    }
    return setups;
  }
  // The longest contract takes four types or brings three things; all other answers fit a button of 60 characters.
  static std::size_t widest(std::string_view key) {
    return key == "otys.answer.complete" || key.starts_with("otys.answer.keep") ? 90 : 60;
  }
  /// A card or token by its number alone ("c09", "r30") tells nobody anything: it is described. An answer says by
  /// itself what counts of its contract.
  static bool names_things(std::string_view key, const std::string& sentence) {
    if (key.starts_with("otys.answer.")) return true;
    static const std::regex kAlone(R"((^|[^a-z0-9])[cr][0-9][0-9](?! \())");
    return !std::regex_search(sentence, kAlone);
  }
};

template <>
struct Speaker<Thesauros> {
  static constexpr std::size_t kMinKeys = 250;
  static std::vector<thesauros::Setup> setups() { return thesauros::all_option_sets(); }
  // An answer that ends the turn of another zodiac says so; all others fit a button of 60 characters.
  static std::size_t widest(std::string_view key) {
    const bool at_sea = key.starts_with("thesauros.answer.sail") || key.starts_with("thesauros.answer.pass_by");
    return at_sea || key == "thesauros.answer.dive" ? 90 : 60;
  }
  /// A space of the sea by its name alone ("F2", "Z4.3") tells nobody anything: what it is stands behind it.
  static bool names_things(std::string_view, const std::string& sentence) {
    static const std::regex kAlone(R"((^|[^A-Za-z0-9])(F[12]|L[A-D][12]?|Z[1-7]\.[1-6])\b(?! \())");
    return !std::regex_search(sentence, kAlone);
  }
};

template <>
struct Speaker<Pearls> {
  static constexpr std::size_t kMinKeys = 25;
  static std::vector<pearls::Setup> setups() {
    const auto all = Pearls::option_sets();
    return {all.begin(), all.end()};
  }
  static std::size_t widest(std::string_view) { return 60; }
  static bool names_things(std::string_view, const std::string&) { return true; }
};

/// Renders every message it is given in every language, once for each way to fill and to read it.
template <class G>
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
    EXPECT_EQ(sentence.find(kGame), std::string::npos) << message.key << ": " << sentence;
    EXPECT_TRUE(Speaker<G>::names_things(message.key, sentence)) << sentence;
    if (!message.key.starts_with(kGame + "answer.")) return;
    EXPECT_LE(words::display_width(sentence), Speaker<G>::widest(message.key)) << sentence;
  }

  const std::string kGame = std::string(G::kName) + ".";
  std::set<std::string> keys_;
  std::set<std::string> heard_;
};

/// Plays games at random and lets a listener hear all that is asked, offered, refused and told.
template <class G>
class Talk {
 public:
  Talk(const typename G::Setup& setup, const Key& seed, Listener<G>& listener)
      : referee_(setup, seed), chance_(seed), listener_(listener) {}

  void play(int most_answers) {
    while (!referee_.over() && most_answers-- > 0) decide();
    for (int i = 0; i <= kMaxSeats; ++i) {
      for (const LoggedEvent& logged : referee_.events_for(seat_at(i))) hear(G::message(logged.event), seat_at(i));
      if (referee_.over()) hear(G::outcome(referee_.state()).verdict, seat_at(i));
    }
  }

 private:
  void hear(const Message& message, Seat viewer) { listener_.hear(message, viewer); }

  void decide() {
    for (int i = 0; i <= kMaxSeats; ++i) hear(G::question(referee_.view(seat_at(i))), seat_at(i));
    const Seat seat = Engine<G>::asked(referee_.state()).front();
    referee_.legal(seat, options_);
    const typename G::Seen seen = G::seen(referee_.state(), seat);
    // Of a long list of amounts some are enough.
    const int step = 1 + options_.size() / 60;
    for (int i = 0; i < options_.size(); i += step)
      hear(G::answer(seen, Engine<G>::question(referee_.state()), options_[i]), seat);
    for (int i = 0; i < 20; ++i) be_refused(seat);
    referee_.play(seat, any_answer());
  }

  /// Every kind of answer is equally likely, so that rare kinds are given often.
  Action any_answer() {
    std::map<u8, std::vector<Action>> kinds;
    for (const Action action : options_) kinds[action.verb].push_back(action);
    const auto& kind = std::next(kinds.begin(), chance_.below(static_cast<u32>(kinds.size())))->second;
    return kind[chance_.below(static_cast<u32>(kind.size()))];
  }

  void be_refused(Seat asked) {
    const Seat seat = chance_.below(8) == 0 ? seat_at(0) : asked;
    const Refusal refusal = referee_.why_not(seat, random_action());
    if (!refusal) return;
    const std::string key = "refusal." + std::string(refusal.code);
    hear({key, {refusal.args[0], refusal.args[1], refusal.args[2]}}, seat);
  }

  Action random_action() {
    const std::span<const Verb> verbs = G::verbs();
    Action action{.verb = static_cast<u8>(chance_.below(static_cast<u32>(verbs.size())))};
    for (const FieldSpec& field : verbs[action.verb].fields) {
      const u32 choices = static_cast<u32>(field.words.size());
      set_field(action, field, choices == 0 ? chance_.below(0x8000) & 0x1133 : chance_.below(choices));
    }
    return action;
  }

  Referee<G> referee_;
  Generator chance_;
  Listener<G>& listener_;
  Options options_;
};

template <class G>
void expect_games_are_said_in_every_language(int games_each, int most_answers) {
  ASSERT_NE(find_game(G::kName), nullptr);  // the list of games knows the values that sentences name
  Listener<G> listener;
  int game = 0;
  for (const auto& setup : Speaker<G>::setups()) {
    for (int i = 0; i < games_each; ++i)
      Talk<G>(setup, key_from_text("talk " + std::to_string(game++)), listener).play(most_answers);
  }
  EXPECT_GE(listener.keys().size(), Speaker<G>::kMinKeys) << "the games were too quiet to prove anything";
}

TEST(Sentences, EverythingAGameOfOtysSaysIsSaidInEveryLanguage) {
  expect_games_are_said_in_every_language<Otys>(1, 600);
}

TEST(Sentences, EverythingAGameOfThesaurosSaysIsSaidInEveryLanguage) {
  expect_games_are_said_in_every_language<Thesauros>(2, 3000);
}

TEST(Sentences, EverythingAGameOfPearlsSaysIsSaidInEveryLanguage) {
  expect_games_are_said_in_every_language<Pearls>(8, 100);
}

/// What the engine calls things by: dig tiles, spaces of the sea, found objects, slots of the museum.
std::set<std::string> ids_of_thesauros() {
  std::set<std::string> ids;
  const auto add = [&](std::span<const std::string_view> words) { ids.insert(words.begin(), words.end()); };
  add(thesauros::tile_words());
  add(thesauros::space_words());
  add(thesauros::found_words());
  add(thesauros::exhibit_words());
  return ids;
}

/// Words that stand by themselves are followed by what they are, "L7: 3◢··" or "F1 (fishing)".
void expect_no_id_alone(const std::string& sentence, const std::set<std::string>& ids) {
  static const std::regex kWord("(?:^|[\\s(])([A-Za-z0-9_.]*[A-Za-z0-9_])(?=[\\s.,;:)]|$)(?!\\s?[(:]|\u00a0[:(])");
  for (std::sregex_iterator it(sentence.begin(), sentence.end(), kWord), end; it != end; ++it) {
    EXPECT_FALSE(ids.contains((*it)[1])) << (*it)[1] << " stands alone: " << sentence;
  }
}

TEST(Sentences, NoIdOfThesaurosStandsAloneInTheLog) {
  const std::set<std::string> ids = ids_of_thesauros();
  ASSERT_TRUE(ids.contains("F1") && ids.contains("2.3"));
  std::set<std::string> told;
  int seed = 0;
  for (const thesauros::Setup& setup : thesauros::all_option_sets()) {
    Referee<Thesauros> referee(setup, key_from_text("ids " + std::to_string(seed++)));
    Generator chance(key_from_text("ids"));
    while (!referee.over()) {
      const Seat seat = Engine<Thesauros>::asked(referee.state()).front();
      referee.play(seat, thesauros::random_answer(referee.state(), seat, chance));
    }
    for (int viewer = 0; viewer <= kMaxSeats; ++viewer) {
      for (const LoggedEvent& logged : referee.events_for(seat_at(viewer))) {
        told.emplace(Thesauros::event_name(logged.event));
        for (const Language& language : Language::all()) {
          const words::SeatNames names{{"Ann", "Bob", "Cleo", "Dan"}, seat_at(viewer)};
          expect_no_id_alone(language.render(Thesauros::message(logged.event), names), ids);
        }
      }
    }
  }
  for (const char* const event : {"sailed", "tiles_seen", "tile_turned_up"}) EXPECT_TRUE(told.contains(event)) << event;
}

TEST(Sentences, NoHelpOfThesaurosCitesARulingThatIsNotShown) {
  for (const Language& language : Language::all()) {
    for (const auto& row : Thesauros::rulebook()) {
      const std::string text = language.term("thesauros.rule." + std::string(row.section));
      EXPECT_FALSE(std::regex_search(text, std::regex("D[0-9]+"))) << language.code() << " " << row.section;
    }
  }
}

TEST(Sentences, EverySourceOfPointsHasAWord) {
  expect_text("source.before");
  for (const std::string_view source : thesauros::kSourceWords) expect_text("thesauros.source." + std::string(source));
}

TEST(Sentences, EveryRefusalHasASentence) {
  const std::string sources = sources_below("core") + sources_below("games");
  const auto codes = found_in(sources, R"re((?:[^.]refuse\(|return \{)"([a-z_]+)"(?!, "[a-z]))re");
  EXPECT_TRUE(codes.contains("short_of_credits") && codes.contains("game_over"));
  for (const std::string& code : codes) expect_text("refusal." + code);
}

TEST(Sentences, EveryTermOfTheTextFilesHasAWord) {
  const std::string sources =
      sources_below("games/otys") + sources_below("games/thesauros") + sources_below("games/pearls");
  const auto terms = found_in(sources, R"re("((?:otys|thesauros|pearls)\.[a-z0-9_.]+[a-z0-9])")re");
  EXPECT_TRUE(terms.contains("otys.sponsor.5.advanced") && terms.contains("thesauros.gear.cage"));
  for (const std::string& term : terms) {
    if (!term.ends_with(".components.json")) expect_text(term);
  }
}

/// A section and the chapters that it stands in: "3.2.4", "3.2", "3".
void expect_explained(const std::string& game, std::string section) {
  for (;; section.resize(section.rfind('.'))) {
    expect_text(game + ".rule." + section);
    expect_text(game + ".rule.title." + section);
    if (section.find('.') == std::string::npos) return;
  }
}

TEST(Sentences, EverySectionOfTheRulesHasATitleAndAnExplanation) {
  const std::map<std::string, std::size_t> least{{"otys", 45}, {"thesauros", 45}, {"pearls", 10}};
  for (const auto& [game, count] : least) {
    const std::string map = read(kRoot / "docs" / game / "rulebook-map.md");
    const auto sections = found_in(map, R"re(\n\| \**([0-9VSI](?:\.[0-9]+)*)\** \|)re");
    EXPECT_GT(sections.size(), count) << game;
    for (const std::string& section : sections) expect_explained(game, section);
  }
}

TEST(Sentences, EverySectionThatTheCodeCitesHasATitleAndAnExplanation) {
  const std::map<std::string, std::size_t> least{{"otys", 25}, {"thesauros", 25}, {"pearls", 7}};
  for (const auto& [game, count] : least) {
    const std::string sources = sources_below(("games/" + game).c_str());
    auto sections = found_in(sources, R"re(// (?:Otys|Thesauros|Pearls) ([0-9VSI](?:\.[0-9]+)*) )re");
    sections.merge(found_in(sources, R"re([^.]refuse\("[a-z_]+", "([0-9VSI][0-9.]*)")re"));
    EXPECT_GT(sections.size(), count) << game;
    for (const std::string& section : sections) expect_explained(game, section);
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
        EXPECT_LE(words::display_width(language.term(key)), 40u) << key;
        EXPECT_LE(words::display_width(language.term(key + ".short")), 22u) << key;
      }
    }
  }
}

}  // namespace
}  // namespace bathys
