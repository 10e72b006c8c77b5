// Sentences say the printed values of the components in play: who corrects a value corrects every sentence that names
// it.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <vector>

#include "core/refusal.hpp"
#include "games/all/games.hpp"
#include "wire/components.hpp"
#include "words/catalogue.hpp"
#include "words/values.hpp"

namespace bathys {
namespace {

namespace fs = std::filesystem;
using wire::Json;
using words::Language;

const fs::path kRoot = BATHYS_ROOT;

Json read_json(const fs::path& path) { return Json::parse(std::ifstream(path)); }

Json components_of(std::string_view game) {
  const std::string name(game);
  return read_json(kRoot / "games" / name / "data" / (name + ".components.json"));
}

/// The value at a name, or null: items of a list go by their id, else by their place.
Json* find_value(Json& data, const std::string& name) {
  Json* here = &data;
  for (std::size_t begin = 0; begin <= name.size() && here != nullptr;) {
    const std::size_t end = std::min(name.find('.', begin), name.size());
    const std::string step = name.substr(begin, end - begin);
    Json* next = nullptr;
    for (auto& [key, value] : here->items()) {
      const bool has_id = here->is_array() && value.is_object() && value.contains("id");
      if ((has_id ? value["id"].get<std::string>() : key) == step) next = &value;
    }
    here = next;
    begin = end + 1;
  }
  return here;
}

using Texts = std::map<std::string, std::string>;

void flatten(const Json& words, const std::string& prefix, Texts& texts) {
  for (const auto& [key, value] : words.items()) {
    if (value.is_object()) {
      flatten(value, prefix + key + ".", texts);
    } else {
      texts[prefix + key] = value.get<std::string>();
    }
  }
}

/// The page alone says these, and fills them in itself.
bool is_of_the_page(std::string_view part) { return part.ends_with("_lesson") || part.ends_with("_help"); }

/// The texts of a game in one language, from all its files.
Texts texts_of(std::string_view language, const std::string& game) {
  Texts texts;
  for (const auto& file : fs::directory_iterator(kRoot / "words" / language)) {
    const std::string part = file.path().stem().string();
    if (is_of_the_page(part)) continue;
    if (part == game || part.starts_with(game + "_")) flatten(read_json(file.path()), "", texts);
  }
  return texts;
}

/// The printed values that a text names.
std::set<std::string> values_named_in(const std::string& text) {
  static const std::regex kPlaceholder(R"(\{=([^{}|]+)[}|])");
  static const std::regex kName(R"([a-z_]+(\.[A-Za-z0-9_-]+)+)");
  std::set<std::string> names;
  for (std::sregex_iterator it(text.begin(), text.end(), kPlaceholder), end; it != end; ++it) {
    const std::string sum = (*it)[1];
    for (std::sregex_iterator name(sum.begin(), sum.end(), kName); name != end; ++name) names.insert(name->str());
  }
  return names;
}

/// A sentence that is given numbers wherever it asks for something.
std::string said(const Language& language, std::string_view key) {
  Message message{key, {}};
  message.args.fill(Arg::number(1));
  return language.render(message, {});
}

TEST(SaidValues, AreKnownToTheGameWhoseSentencesNameThem) {
  for (const AnyKind* game : all_games()) {
    Json components = components_of(game->name());
    for (const Language& language : Language::all()) {
      for (const auto& [key, text] : texts_of(language.code(), std::string(game->name()))) {
        for (const std::string& name : values_named_in(text)) {
          const Json* const printed = find_value(components, name);
          ASSERT_NE(printed, nullptr) << key << " names " << name;
          EXPECT_EQ(words::printed_value(game->name(), name), printed->get<i64>()) << key << " names " << name;
        }
        EXPECT_EQ(said(language, key).find("{="), std::string::npos) << said(language, key);
      }
    }
  }
}

/// Puts a game's components in play with one value changed; null when the game can have no other there.
std::unique_ptr<OtherComponents> with_another(const AnyKind& game, const std::string& name) {
  for (const int difference : {1, -1}) {
    Json components = components_of(game.name());
    Json* const value = find_value(components, name);
    if (value == nullptr) continue;
    *value = value->get<i64>() + difference;
    try {
      return wire::put_in_play(game, components);
    } catch (const BadInput&) {
      continue;
    }
  }
  return nullptr;
}

/// The sentences with these keys, language by language.
std::vector<std::string> said_everywhere(const std::set<std::string>& keys) {
  std::vector<std::string> sentences;
  for (const Language& language : Language::all()) {
    for (const std::string& key : keys) sentences.push_back(said(language, key));
  }
  return sentences;
}

/// Corrects each value that sentences name, one at a time, and hears them. A game may be built around some of them, or
/// two places of the file must agree: those can be no other by themselves.
void correct_each_value_of(const AnyKind& game) {
  std::map<std::string, std::set<std::string>> keys;
  for (const auto& [key, text] : texts_of("en", std::string(game.name()))) {
    for (const std::string& name : values_named_in(text)) keys[name].insert(key);
  }
  std::size_t corrections = 0;
  for (const auto& [name, those] : keys) {
    const std::vector<std::string> before = said_everywhere(those);
    const auto corrected = with_another(game, name);
    if (corrected == nullptr) continue;
    const std::vector<std::string> after = said_everywhere(those);
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_NE(before[i], after[i]) << name;
    ++corrections;
  }
  EXPECT_GT(2 * corrections, keys.size()) << "too few values of " << game.name() << " can be corrected";
}

TEST(SaidValues, AreSaidAsTheyAreAtOnceWhenTheyAreCorrected) {
  for (const AnyKind* game : all_games()) correct_each_value_of(*game);
}

}  // namespace
}  // namespace bathys
