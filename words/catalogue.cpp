// The languages of the game: finding texts, and filling templates in.
#include "words/catalogue.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>
#include <vector>

#include "words/plural.hpp"
#include "words/values.hpp"
#include "words/width.hpp"

namespace bathys::words {
namespace {

#include "words/catalogue_data.inc"

const Entry* find_entry(const LanguageData& language, std::string_view key) {
  const Entry* const end = language.entries + language.size;
  const Entry* const entry =
      std::lower_bound(language.entries, end, key,
                       [](const Entry& candidate, std::string_view wanted) { return candidate.key < wanted; });
  return entry != end && entry->key == key ? entry : nullptr;
}

/// A text with the language that it was found in, whose plural rule it follows, and the game that it speaks of.
struct Found {
  std::string_view text, language, game;
};

struct Dictionary {
  const LanguageData& data;
  const LanguageData& fallback;

  /// The text of key + "." + variant, else of the key: a plain text of this language goes before a variant in another.
  Found look_up(std::string_view key, std::string_view variant = {}) const {
    const std::string varied = std::string(key).append(".").append(variant);
    for (const LanguageData* language : {&data, &fallback}) {
      const Entry* entry = variant.empty() ? nullptr : find_entry(*language, varied);
      if (entry == nullptr) entry = find_entry(*language, key);
      if (entry != nullptr) return {entry->text, language->code, entry->game};
    }
    return {key, data.code, {}};
  }
};

/// Lower-case letters whose capitals stand at a fixed distance before them; `step` 2 is for alphabets laid out in
/// pairs.
struct CaseRange {
  char32_t first, last, step, distance;
};

constexpr CaseRange kLowerCase[] = {
    {U'a', U'z', 1, 32},     {0x00E0, 0x00F6, 1, 32}, {0x00F8, 0x00FE, 1, 32}, {0x0101, 0x012F, 2, 1},
    {0x0133, 0x0137, 2, 1},  {0x013A, 0x0148, 2, 1},  {0x014B, 0x0177, 2, 1},  {0x017A, 0x017E, 2, 1},
    {0x0430, 0x044F, 1, 32}, {0x0450, 0x045F, 1, 80}, {0x0461, 0x0481, 2, 1},  {0x048B, 0x04BF, 2, 1},
    {0x04D1, 0x052F, 2, 1},
};

char32_t upper(char32_t c) {
  for (const CaseRange& range : kLowerCase) {
    const bool inside = c >= range.first && c <= range.last && (c - range.first) % range.step == 0;
    if (inside) return c - range.distance;
  }
  return c;
}

std::string capitalised(std::string text) {
  if (text.empty()) return text;
  const CodePoint first = first_code_point(text);
  const char32_t capital = upper(first.value);
  if (capital == first.value) return text;
  // Every capital of the table takes as many bytes as its small letter: one or two.
  if (first.bytes == 2) text[0] = static_cast<char>(0xC0 | capital >> 6);
  text[first.bytes - 1] = static_cast<char>(first.bytes == 2 ? 0x80 | (capital & 0x3F) : capital);
  return text;
}

/// What stands between the braces.
struct Placeholder {
  std::size_t arg = 0;
  std::string_view form{};
  bool capital = false;
  std::optional<std::string_view> plurals{};
};

bool is_form(std::string_view text) { return !text.empty() && text.find_first_of(":|^") == std::string_view::npos; }

std::optional<Placeholder> parse_placeholder(std::string_view inside) {
  if (inside.empty() || inside[0] < '0' || inside[0] >= '0' + Message::kMaxArgs) return std::nullopt;
  Placeholder parsed{.arg = static_cast<std::size_t>(inside[0] - '0')};
  inside.remove_prefix(1);
  if (inside.starts_with('|')) {
    parsed.plurals = inside.substr(1);
    return parsed;
  }
  parsed.capital = inside.ends_with('^');
  if (parsed.capital) inside.remove_suffix(1);
  if (inside.empty()) return parsed;
  parsed.form = inside.substr(1);
  if (inside[0] != ':' || !is_form(parsed.form)) return std::nullopt;
  return parsed;
}

std::optional<i64> whole_number(std::string_view text) {
  i32 number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The value of "techs.mask.object + techs.mask.royalty - 1".
std::optional<i64> printed_sum(std::string_view game, std::string_view sum) {
  constexpr std::string_view kPlus = " + ";
  constexpr std::string_view kMinus = " - ";
  i64 total = 0;
  for (i64 sign = 1;;) {
    const std::size_t end = std::min(sum.find(kPlus), sum.find(kMinus));
    const std::string_view part = sum.substr(0, end);
    std::optional<i64> value = whole_number(part);
    if (!value) value = printed_value(game, part);
    if (!value) return std::nullopt;
    total += sign * *value;
    if (end == std::string_view::npos) return total;
    sign = sum.substr(end).starts_with(kPlus) ? 1 : -1;
    sum.remove_prefix(end + kPlus.size());
  }
}

/// What "=start.credits" or "=start.credits|credit|credits" stands for in a text.
std::optional<std::string> printed(std::string_view inside, const Found& text) {
  const std::size_t bar = inside.find('|');
  const std::optional<i64> value = printed_sum(text.game, inside.substr(1, bar - 1));
  if (!value) return std::nullopt;
  if (bar == std::string_view::npos) return std::to_string(*value);
  return std::string(choose_plural(text.language, *value, inside.substr(bar + 1)));
}

/// Fills one message into its template. Nothing is returned where the template is malformed or asks too much.
class Filler {
 public:
  Filler(const Dictionary& dictionary, const Message& message, const SeatNames& names)
      : dictionary_(dictionary), message_(message), names_(names) {}

  std::string sentence() const {
    return filled(dictionary_.look_up(message_.key, speaks_to_the_viewer() ? "you" : ""));
  }

 private:
  bool speaks_to_the_viewer() const { return is_seat(names_.viewer) && message_.args[0] == Arg::seat(names_.viewer); }

  std::string filled(const Found& found) const { return fill(found).value_or(std::string(found.text)); }

  std::optional<std::string> fill(const Found& found) const {
    std::string filled;
    std::string_view rest = found.text;
    for (std::size_t brace; (brace = rest.find_first_of("{}")) != std::string_view::npos;) {
      filled += rest.substr(0, brace);
      rest.remove_prefix(brace);
      const std::optional<std::size_t> used = append_braced(rest, found, filled);
      if (!used) return std::nullopt;
      rest.remove_prefix(*used);
    }
    return filled += rest;
  }

  /// Appends what the braces that begin `rest` stand for; says how many bytes of the template that used up.
  std::optional<std::size_t> append_braced(std::string_view rest, const Found& found, std::string& filled) const {
    if (rest.starts_with("{{") || rest.starts_with("}}")) {
      filled += rest[0];
      return 2;
    }
    const std::size_t end = rest.find_first_of("{}", 1);
    if (rest[0] == '}' || end == std::string_view::npos || rest[end] == '{') return std::nullopt;
    const std::optional<std::string> value = value_of(rest.substr(1, end - 1), found);
    if (!value) return std::nullopt;
    filled += *value;
    return end + 1;
  }

  std::optional<std::string> value_of(std::string_view inside, const Found& found) const {
    if (inside.starts_with('=')) return printed(inside, found);
    const std::optional<Placeholder> placeholder = parse_placeholder(inside);
    return placeholder ? argument(*placeholder, found.language) : std::nullopt;
  }

  std::optional<std::string> argument(const Placeholder& placeholder, std::string_view language) const {
    const Arg& arg = message_.args[placeholder.arg];
    if (arg.kind == Arg::Kind::none) return std::nullopt;
    if (placeholder.plurals) {
      if (arg.kind != Arg::Kind::number) return std::nullopt;
      return std::string(choose_plural(language, arg.value, *placeholder.plurals));
    }
    std::string value = spelled(arg, placeholder.form);
    return placeholder.capital ? capitalised(std::move(value)) : value;
  }

  std::string spelled(const Arg& arg, std::string_view form) const {
    switch (arg.kind) {
      case Arg::Kind::number:
        return std::to_string(arg.value);
      case Arg::Kind::seat:
        return seat_name(arg.value);
      case Arg::Kind::term:
        return term(dictionary_.look_up(arg.text, form));
      case Arg::Kind::text:
        return std::string(arg.text);
      case Arg::Kind::counts:
        return counted(arg, form);
      case Arg::Kind::phrase:
        return Filler(dictionary_, *arg.inner, names_).sentence();
      case Arg::Kind::none:
        break;
    }
    return {};
  }

  std::string term(const Found& found) const {
    if (found.text.find('{') == std::string_view::npos) return std::string(found.text);
    const Message without_arguments{};
    return Filler(dictionary_, without_arguments, names_).filled(found);
  }

  /// "2 metal + 1 plant". A term may give its plural forms, separated by bars.
  std::string counted(const Arg& arg, std::string_view form) const {
    std::string sum;
    for (int i = 0; i < 4; ++i) {
      const int count = (arg.value >> (4 * i)) & 0xF;
      if (count == 0) continue;
      if (!sum.empty()) sum += " + ";
      const Found term = dictionary_.look_up(arg.terms[i], form);
      sum.append(std::to_string(count)).append(" ").append(choose_plural(term.language, count, term.text));
    }
    return sum;
  }

  std::string seat_name(i32 seat) const {
    const bool named = seat >= 0 && seat < kMaxSeats && !names_.names[static_cast<std::size_t>(seat)].empty();
    if (named) return names_.names[static_cast<std::size_t>(seat)];
    return Filler(dictionary_, Message{"seat.n", {Arg::number(seat + 1)}}, names_).sentence();
  }

  Dictionary dictionary_;
  const Message& message_;
  const SeatNames& names_;
};

/// The language that the others fall back on. The catalogue always has it; a test keeps that so.
const LanguageData& english_data() {
  const auto* const found = std::find_if(std::begin(kLanguages), std::end(kLanguages),
                                         [](const LanguageData& language) { return language.code == "en"; });
  return found == std::end(kLanguages) ? kLanguages[0] : *found;
}

std::vector<Language> every_language() {
  std::vector<Language> languages;
  for (const LanguageData& data : kLanguages) languages.emplace_back(data, english_data());
  return languages;
}

}  // namespace

std::span<const Language> Language::all() {
  static const std::vector<Language> languages = every_language();
  return languages;
}

std::optional<Language> Language::find(std::string_view code) {
  for (const Language& language : all()) {
    if (language.code() == code) return language;
  }
  return std::nullopt;
}

Language Language::english() { return {english_data(), english_data()}; }

bool Language::has(std::string_view key) const { return find_entry(*data_, key) != nullptr; }

std::string_view Language::text(std::string_view key) const { return Dictionary{*data_, *fallback_}.look_up(key).text; }

std::string Language::term(std::string_view key) const { return render({key, {}}, {}); }

std::string Language::render(const Message& message, const SeatNames& names) const {
  return Filler(Dictionary{*data_, *fallback_}, message, names).sentence();
}

}  // namespace bathys::words
