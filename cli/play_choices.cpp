// The legal answers to a question as short lists: folding by kind, numbers, and finding by notation.
#include "cli/play_choices.hpp"

#include <algorithm>

namespace bathys::cli {
namespace {

constexpr std::size_t kMaxWords = 8;     ///< no notation has more
constexpr std::size_t kOwnNumbers = 11;  ///< at most this many words of a field can be numbers to choose by

std::string underscored(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), ' ', '_');
  return text;
}

/// The catalogue's words for something of this game, or the notation's own word.
std::string words_for(const AnyGame& game, const Voice& voice, const std::string& key, std::string_view otherwise) {
  const std::string full = "cli." + std::string(game.name()) + "." + key;
  std::string text = voice.term(full);
  return text == full ? std::string(otherwise) : text;
}

/// The answers kind by kind, in the order in which the kinds first appear.
std::vector<Choices> by_verb(const Choices& answers) {
  std::vector<Choices> kinds;
  for (const Choice& answer : answers) {
    const auto same = [&](const Choices& kind) { return kind[0].action->verb == answer.action->verb; };
    const auto kind = std::find_if(kinds.begin(), kinds.end(), same);
    if (kind == kinds.end()) {
      kinds.push_back({answer});
    } else {
      kind->push_back(answer);
    }
  }
  return kinds;
}

/// Lists by the value of the first field, when one list would be too long.
Choices divided(const AnyGame& game, Choices answers, const Voice& voice) {
  const Verb& verb = game.verbs()[answers[0].action->verb];
  if (static_cast<int>(answers.size()) <= kMaxInList || verb.fields.size() < 2) return answers;
  Choices lists;
  for (Choice& answer : answers) {
    const std::string word = spell_field(*answer.action, verb.fields[0]);
    const std::string notation = std::string(verb.name) + " " + word;
    auto list = std::find_if(lists.begin(), lists.end(), [&](const Choice& made) { return made.notation == notation; });
    if (list == lists.end()) {
      const std::string key = std::string(verb.fields[0].name) + "." + word;
      list = lists.insert(list, {words_for(game, voice, key, word), notation});
    }
    list->inner.push_back(std::move(answer));
  }
  for (Choice& list : lists) give_numbers(list.inner, game.verbs());
  return lists.size() > 1 ? lists : std::move(lists[0].inner);
}

Choice folded_kind(const AnyGame& game, Choices answers, const Voice& voice) {
  const std::string name(game.verbs()[answers[0].action->verb].name);
  Choice line{words_for(game, voice, "group." + underscored(name), name), name};
  line.inner = divided(game, std::move(answers), voice);
  give_numbers(line.inner, game.verbs());
  return line;
}

std::size_t digit_of(std::string_view word) {
  const bool digit = word.size() == 1 && word[0] >= '1' && word[0] <= '9';
  return digit ? static_cast<std::size_t>(word[0] - '0') : 0;
}

/// The largest number that an answer with this field could have.
std::size_t largest_number(const FieldSpec& field) {
  std::size_t largest = 0;
  for (const std::string_view word : field.words) largest = std::max(largest, digit_of(word));
  return largest;
}

/// The number that an answer ends with, when it is one of a few: 3 for "key 3"; else 0. A verb of several words
/// ("sponsor key 3") is a way of doing something, not the thing with that number.
std::size_t own_number(const Choice& choice, std::span<const Verb> verbs) {
  if (!choice.action) return 0;
  const Verb& verb = verbs[choice.action->verb];
  if (verb.fields.empty() || verb.name.find(' ') != std::string_view::npos) return 0;
  const FieldSpec& last = verb.fields.back();
  return !last.words.empty() && last.words.size() <= kOwnNumbers ? digit_of(spell_field(*choice.action, last)) : 0;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while ((at = text.find_first_not_of(' ', at)) != std::string_view::npos) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

/// The same word, big and small letters alike, as far as `start` goes.
bool begins(std::string_view word, std::string_view start) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return start.size() <= word.size() &&
         std::equal(start.begin(), start.end(), word.begin(), [&](char a, char b) { return lower(a) == lower(b); });
}

using Words = std::span<const std::string_view>;

bool begins(Words words, Words starts) {
  if (starts.size() > words.size()) return false;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (!begins(words[i], starts[i])) return false;
  }
  return true;
}

bool is_complete(Words words, Words starts) {
  if (starts.size() != words.size()) return false;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    if (words[i].size() != starts[i].size()) return false;
  }
  return true;
}

/// A choice that leaves the list it belongs to.
Choice outside(Choice choice) {
  if (!choice.alone.empty()) choice.label = choice.alone;
  return choice;
}

}  // namespace

Choices answers_of(const AnyGame& game, Seat seat, const Voice& voice) {
  Options options;
  game.legal(seat, options);
  Choices answers;
  for (const Action action : options) {
    answers.push_back({voice.say(game.answer_for(seat, action)), spell(game.verbs(), action), action});
  }
  return answers;
}

Choices folded_by_kind(const AnyGame& game, const Choices& answers, const Voice& voice) {
  Choices lines;
  for (Choices& kind : by_verb(answers)) {
    const int count = static_cast<int>(kind.size());
    const bool leads = lines.empty() && count <= kMaxUnfolded + 1;
    const bool alone = kind.size() == answers.size() && count <= kMaxInList;
    if (count <= kMaxUnfolded || leads || alone) {
      lines.insert(lines.end(), kind.begin(), kind.end());
    } else {
      lines.push_back(folded_kind(game, std::move(kind), voice));
    }
  }
  give_numbers(lines, game.verbs());
  return lines;
}

void give_numbers(Choices& choices, std::span<const Verb> verbs) {
  std::size_t next = 1;
  std::size_t i = 0;
  for (; i < choices.size(); ++i) {
    const std::size_t own = own_number(choices[i], verbs);
    const bool same_kind = i == 0 || (choices[i].action && choices[i].action->verb == choices[0].action->verb);
    if (own < next || !same_kind) break;
    choices[i].number = own;
    next = own + 1;
  }
  if (i > 0) next = largest_number(verbs[choices[0].action->verb].fields.back()) + 1;
  for (; i < choices.size(); ++i) choices[i].number = next++;
}

Choices filed(std::vector<Filed> answers, std::span<const Verb> verbs) {
  Choices lines;
  std::vector<std::vector<Filed>> inner;
  for (Filed& one : answers) {
    if (one.titles.empty()) {
      lines.push_back(std::move(one.answer));
      inner.emplace_back();
      continue;
    }
    const std::string title = std::move(one.titles.front());
    one.titles.erase(one.titles.begin());
    const auto same = [&](const Choice& line) { return !line.action && line.label == title; };
    const auto at = std::find_if(lines.begin(), lines.end(), same) - lines.begin();
    if (at == static_cast<std::ptrdiff_t>(lines.size())) {
      lines.push_back({title, {}});
      inner.emplace_back();
    }
    inner[static_cast<std::size_t>(at)].push_back(std::move(one));
  }
  const bool short_enough = answers.size() <= kMaxInList;
  Choices all;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool opened = short_enough || inner[i].size() == 1;
    if (!lines[i].action) lines[i].inner = filed(std::move(inner[i]), verbs);
    if (lines[i].action || !opened) {
      all.push_back(std::move(lines[i]));
    } else {
      for (Choice& choice : lines[i].inner) all.push_back(outside(std::move(choice)));
    }
  }
  give_numbers(all, verbs);
  return all;
}

Choices matching(const Choices& answers, std::string_view text) {
  const auto starts = words_of(text);
  // From the first word on, or else from the first later one that makes sense.
  for (std::size_t skipped = 0; skipped < kMaxWords; ++skipped) {
    Choices found;
    for (const Choice& answer : answers) {
      const auto words = words_of(answer.notation);
      if (skipped >= words.size()) continue;
      const Words rest = Words(words).subspan(skipped);
      if (!begins(rest, starts)) continue;
      if (skipped == 0 && is_complete(rest, starts)) return {answer};
      if (skipped == 0 || rest.size() == starts.size()) found.push_back(answer);
    }
    if (!found.empty()) return found;
  }
  return {};
}

}  // namespace bathys::cli
