// One description of a value serves to write it and to read it back: the archive a game shows its fields to.
//
// A game lists the fields of its state, view and set-up once (`describe`). `wire/` supplies the archives that turn this
// into JSON and back, so that every field can be read and set from outside and no second list can fall behind.
#pragma once

#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fixed_list.hpp"
#include "core/integers.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace bathys {

class Generator;

/// Reading throws `BadInput` naming the place. Inside a list the names are ignored: items come in order.
class Archive {
 public:
  virtual ~Archive() = default;

  virtual bool reading() const = 0;
  /// Whether the form is wanted rather than a value: what may be there is shown, be it empty now (wire/form.hpp).
  virtual bool wants_form() const { return false; }
  /// Whether the places of words are enough: then no words need be spelled out, and the place of "none" is -1.
  virtual bool wants_places() const { return false; }
  virtual void number(std::string_view name, i64& value, i64 least, i64 most) = 0;
  virtual void flag(std::string_view name, bool& value) = 0;
  /// A value known by name: its index among `words`.
  virtual void word(std::string_view name, int& index, std::span<const std::string_view> words) = 0;
  virtual void text(std::string_view name, std::string& value) = 0;
  /// Words as bits, and how often each of some words is there, for archives that keep them so; false: they are shown
  /// as a list.
  virtual bool set_of_words(std::string_view /*name*/, u64 /*bits*/, std::span<const std::string_view> /*words*/) {
    return false;
  }
  virtual bool counted_words(std::string_view /*name*/, std::span<const u8> /*counts*/,
                             std::span<const std::string_view> /*words*/) {
    return false;
  }
  /// Whether the object that is open need not be shown, because it was shown before with these bytes, from which all
  /// its fields follow.
  virtual bool knows(std::span<const std::byte> /*bytes*/) { return false; }
  /// The fields that follow, to the end of the object, depend on the rule that is pending.
  virtual void fields_of_rule() {}
  /// A field that is there to say that there is nothing (null).
  virtual void nothing(std::string_view /*name*/) {}
  virtual void open_object(std::string_view name) = 0;
  virtual void close_object() = 0;
  /// Writing: `size` items follow. Reading: returns how many there are, between `least` and `most`.
  virtual int open_list(std::string_view name, int size, int least, int most) = 0;
  virtual void close_list() = 0;
  /// Whether a field is there at all (writing: always), for fields that may be left out.
  virtual bool has(std::string_view name) const = 0;
  /// Refuses what is being read, at the place where reading stands.
  [[noreturn]] virtual void refuse(std::string_view name, std::string what) = 0;
};

/// A number of any unsigned width.
template <std::integral T>
void field(Archive& archive, std::string_view name, T& value, i64 least, i64 most) {
  i64 wide = static_cast<i64>(value);
  archive.number(name, wide, least, most);
  value = static_cast<T>(wide);
}

/// An enumeration or small index, known by name.
template <class T>
void named(Archive& archive, std::string_view name, T& value, std::span<const std::string_view> words) {
  int index = static_cast<int>(value);
  archive.word(name, index, words);
  value = static_cast<T>(index);
}

/// A yes or no kept in a byte.
inline void yes_no(Archive& archive, std::string_view name, u8& value) {
  bool yes = value != 0;
  archive.flag(name, yes);
  value = yes ? 1 : 0;
}

/// A word, or "none" for kNone.
void word_or_none(Archive& archive, std::string_view name, u8& value, std::span<const std::string_view> words);

/// Bits as the list of the words they stand for, each at most once.
void bit_words(Archive& archive, std::string_view name, u64& bits, std::span<const std::string_view> words);
template <std::unsigned_integral Bits>
void bit_words(Archive& archive, std::string_view name, Bits& bits, std::span<const std::string_view> words) {
  u64 wide = bits;
  bit_words(archive, name, wide, words);
  bits = static_cast<Bits>(wide);
}

/// An object with fields of its own.
template <class Fields>
void object(Archive& archive, std::string_view name, Fields fields) {
  archive.open_object(name);
  fields();
  archive.close_object();
}

/// The same, where all fields follow from a plain value.
template <class T, class Fields>
void object_of(Archive& archive, std::string_view name, const T& value, Fields fields) {
  static_assert(std::has_unique_object_representations_v<T>);
  archive.open_object(name);
  if (!archive.knows(std::as_bytes(std::span(&value, 1)))) fields();
  archive.close_object();
}

/// Exactly `size` items, each shown by `item(i)`.
template <class Item>
void list_of(Archive& archive, std::string_view name, int size, Item item) {
  archive.open_list(name, size, size, size);
  for (int i = 0; i < size; ++i) item(i);
  archive.close_list();
}

/// A list whose length may vary; `item(value)` shows one.
template <class List, class Item>
void list(Archive& archive, std::string_view name, List& values, Item item) {
  const int size = archive.open_list(name, values.size(), 0, List::capacity());
  if (archive.reading()) {
    values.clear();
    for (int i = 0; i < size; ++i) values.push_back({});
  }
  for (auto& value : values) item(value);
  if (archive.wants_form() && values.empty()) {
    std::remove_reference_t<decltype(*values.begin())> any{};
    item(any);
  }
  archive.close_list();
}

/// As many items as the game has at that place now, at most `most`.
template <class Item>
void places(Archive& archive, std::string_view name, int size, int most, Item item) {
  if (archive.reading()) return list_of(archive, name, size, item);
  const int shown = archive.wants_form() ? 1 : size;
  archive.open_list(name, shown, 0, most);
  for (int i = 0; i < shown; ++i) item(i);
  archive.close_list();
}

/// Where a generator stands: its key and how many words of it were used.
void generator_fields(Archive& archive, Generator& generator);

}  // namespace bathys
