// Answers as JSON, and what may be written in them.
#include "wire/actions.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

/// "sell <resource> <for>"
std::string usage(const Verb& verb) {
  std::string text(verb.name);
  for (const FieldSpec& field : verb.fields) text.append(" <").append(field.name).append(">");
  return text;
}

std::string_view first_word(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  return text.substr(begin, text.find_first_of(" \t", begin) - begin);
}

/// What the verbs that begin with the same word want to be told; all verbs when there is none.
std::string expected_notation(std::span<const Verb> verbs, std::string_view text) {
  std::string same;
  std::string all;
  for (const Verb& verb : verbs) {
    all.append(all.empty() ? "" : ", ").append(verb.name);
    if (first_word(verb.name) == first_word(text)) same.append(same.empty() ? "" : ", ").append(usage(verb));
  }
  return same.empty() ? "it begins with one of " + all : "expected: " + same;
}

Action read_notation(std::span<const Verb> verbs, const std::string& text, std::string_view where) {
  if (const auto action = parse(verbs, text)) return *action;
  throw BadInput{std::string(where), found(text) + " is not an answer; " + expected_notation(verbs, text)};
}

std::string words_of(const FieldSpec& field) {
  std::string list;
  for (const std::string_view word : field.words) {
    if (!word.empty()) list.append(list.empty() ? "one of " : ", ").append(word);
  }
  return list.empty() ? "its notation" : list;
}

u32 read_field_json(const Json& given, const FieldSpec& field, const std::string& where) {
  const auto member = given.find(std::string(field.name));
  if (member == given.end()) throw BadInput{where, words_of(field) + " is expected, but it is missing"};
  const auto word = word_or_number(*member);
  const auto value = word ? read_field(*word, field) : std::nullopt;
  if (!value) throw BadInput{where, words_of(field) + " is expected, found " + found(*member)};
  return *value;
}

std::size_t read_verb(std::span<const Verb> verbs, const Json& given, const std::string& where) {
  const auto name = given.find("verb");
  const std::string text = name != given.end() && name->is_string() ? name->get<std::string>() : "";
  const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const Verb& one) { return one.name == text; });
  if (verb != verbs.end()) return static_cast<std::size_t>(verb - verbs.begin());
  throw BadInput{where + ".verb", "a verb is expected; " + expected_notation(verbs, text)};
}

void refuse_unknown_fields(const Json& given, const Verb& verb, const std::string& where) {
  for (const auto& entry : given.items()) {
    const std::string& name = entry.key();
    const bool known = name == "verb" || std::any_of(verb.fields.begin(), verb.fields.end(),
                                                     [&](const FieldSpec& field) { return field.name == name; });
    if (!known) throw BadInput{where, "unknown field " + found(name)};
  }
}

Action read_object(std::span<const Verb> verbs, const Json& given, const std::string& where) {
  Action action{.verb = static_cast<u8>(read_verb(verbs, given, where))};
  const Verb& verb = verbs[action.verb];
  refuse_unknown_fields(given, verb, where);
  for (const FieldSpec& field : verb.fields) {
    set_field(action, field, read_field_json(given, field, where + "." + std::string(field.name)));
  }
  return action;
}

Json field_json(const FieldSpec& field) {
  Json shown{{"name", field.name}};
  for (const std::string_view word : field.words) {
    if (!word.empty()) shown["words"].push_back(word);
  }
  return shown;
}

}  // namespace

Json action_json(std::span<const Verb> verbs, Action action) {
  const Verb& verb = verbs[action.verb];
  Json shown{{"verb", verb.name}};
  for (const FieldSpec& field : verb.fields) shown[std::string(field.name)] = spell_field(action, field);
  return shown;
}

Action read_action(std::span<const Verb> verbs, const Json& given, std::string_view where) {
  if (given.is_string()) return read_notation(verbs, given.get_ref<const std::string&>(), where);
  if (given.is_object()) return read_object(verbs, given, std::string(where));
  throw BadInput{std::string(where), "a text or an object is expected, found " + found(given)};
}

Json verbs_json(std::span<const Verb> verbs) {
  Json list = Json::array();
  for (const Verb& verb : verbs) {
    Json fields = Json::array();
    for (const FieldSpec& field : verb.fields) fields.push_back(field_json(field));
    list.push_back({{"name", verb.name}, {"usage", usage(verb)}, {"fields", std::move(fields)}});
  }
  return list;
}

}  // namespace bathys::wire
