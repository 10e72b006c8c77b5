// The languages of the game and how a message becomes a sentence in one of them.
//
// Each language is a folder of JSON files, baked at build time into constant tables. Texts are templates:
//
//     {0}                   argument 0: a number, a seat's name, a term in this language, or a text
//     {1:acc}               argument 1, a term, in its form "acc": the text of its key + ".acc", else the plain term
//     {0^} {1:acc^}         the same with a capital first letter
//     {1|credit|credits}    the form that goes with the number in argument 1; the number itself is not printed
//     {1:n}                 argument 1, several terms with their numbers ("2 plants + 1 metal"): the text of each key +
//                           ".n" gives the forms that go with the numbers, "plant|plants"
//     {=calendar.wage}      the value printed there in the component file of the text's game; an entry of a list is
//                           called by its id, else by its place from 0: {=techs.mask.royalty} {=store.rows.0.credits}
//     {=museum.cost - 1}    a sum or difference of such values and whole numbers, always with spaces
//     {=start.credits|credit|credits}    the form that goes with the value; the value itself is not printed
//     {{ }}                 braces
//
// The game of a text is that of its file: words/fr/otys.json and words/fr/otys_page.json speak of Otys. Its values come
// from the components in play (values.hpp), so an owner who corrects a component file corrects all sentences.
// The texts of terms are filled with printed values too, but take no arguments.
//
// A template that breaks this grammar, or asks for what neither the message nor the game has, is printed as it is.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/message.hpp"
#include "core/seat.hpp"

namespace bathys::words {

struct Entry {
  std::string_view key, text;
  std::string_view game{};  ///< whose printed values the text may name
};

/// One language as it was baked; `entries` are sorted by key.
struct LanguageData {
  std::string_view code, name;
  const Entry* entries;
  std::size_t size;
};

/// What to call the seats, and who reads. A seat with an empty name is called by its number ("seat.n").
struct SeatNames {
  std::array<std::string, kMaxSeats> names{};
  Seat viewer = kSpectator;
};

/// A language, as a handle to copy freely. What it lacks is said in its fallback language: English.
class Language {
 public:
  /// Both must outlive every copy of the handle.
  constexpr Language(const LanguageData& data, const LanguageData& fallback) : data_(&data), fallback_(&fallback) {}

  static std::optional<Language> find(std::string_view code);
  static Language english();
  static std::span<const Language> all();

  constexpr std::string_view code() const { return data_->code; }
  /// Its name in itself: "Français".
  constexpr std::string_view name() const { return data_->name; }

  /// Whether this language itself has the text; the fallback does not count.
  bool has(std::string_view key) const;
  /// The text as it stands in the catalogue, nothing filled in; a key that no language has is its own text.
  std::string_view text(std::string_view key) const;
  /// A text that takes no arguments as people read it: printed values are filled in.
  std::string term(std::string_view key) const;
  /// The sentence. When its first argument is the viewer's own seat, the text of key + ".you" is preferred.
  std::string render(const Message& message, const SeatNames& names) const;

  constexpr bool operator==(const Language&) const = default;

 private:
  const LanguageData* data_;
  const LanguageData* fallback_;
};

}  // namespace bathys::words
