// What a view shows, as a tree.
#include "lab/form_reader.hpp"

#include <numeric>
#include <stdexcept>

namespace bathys::lab {
namespace {

constexpr std::size_t kMaxWords = 254;

/// Of a list whose number of items varies, the byte that says how many there are.
u32 length_size(const Shown& list) { return list.least == list.most ? 0 : 1; }

}  // namespace

Shown& FormReader::add(Shown shown) { return open_.back()->parts.emplace_back(std::move(shown)); }

Field& FormReader::add_field(std::string_view name, Field::Kind kind, u32 size) {
  return add({.kind = Shown::Kind::field, .field = {.name = std::string(name), .kind = kind, .size = size}}).field;
}

void FormReader::number(std::string_view name, i64&, i64 least, i64 most) {
  Field& field = add_field(name, Field::Kind::number, number_size(least, most));
  field.least = least;
  field.most = most;
}

void FormReader::flag(std::string_view name, bool&) { add_field(name, Field::Kind::flag, 1).most = 1; }

/// "none" is what is not there.
void FormReader::word(std::string_view name, int&, std::span<const std::string_view> words) {
  if (words.size() > kMaxWords) throw std::logic_error("too many words: " + std::string(name));
  Field& field = add_field(name, Field::Kind::word, 1);
  field.words.assign(words.begin(), words.end());
  if (!field.words.empty() && field.words.back() == "none") field.words.pop_back();
  field.most = static_cast<i64>(field.words.size());
}

void FormReader::text(std::string_view name, std::string&) {
  throw std::logic_error("a text in a view: " + std::string(name));
}

bool FormReader::set_of_words(std::string_view name, u64, std::span<const std::string_view> words) {
  Field& field = add_field(name, Field::Kind::set, set_size(words.size()));
  field.words.assign(words.begin(), words.end());
  return true;
}

bool FormReader::counted_words(std::string_view name, std::span<const u8>, std::span<const std::string_view> words) {
  open_object(name);
  i64 count = 0;
  for (const std::string_view word : words) number(word, count, 0, 255);
  close_object();
  return true;
}

bool FormReader::knows(std::span<const std::byte> bytes) {
  open_.back()->known_by = static_cast<u32>(bytes.size());
  return false;
}

void FormReader::fields_of_rule() { add_field("fields", Field::Kind::rule, rule_size_); }

void FormReader::open_object(std::string_view name) {
  open_.push_back(&add({.kind = Shown::Kind::object, .field = {.name = std::string(name)}}));
}

int FormReader::open_list(std::string_view name, int size, int least, int most) {
  open_.push_back(
      &add({.kind = Shown::Kind::list, .field = {.name = std::string(name)}, .least = least, .most = most}));
  return size;
}

/// All items of a list look alike.
void FormReader::close_list() {
  Shown& list = *open_.back();
  if (list.parts.empty() && list.most > 0) throw std::logic_error("a list without an item: " + list.field.name);
  if (!list.parts.empty()) list.parts.resize(1);
  open_.pop_back();
}

void FormReader::refuse(std::string_view name, std::string what) {
  throw std::logic_error("refused while showing the form of " + std::string(name) + ": " + what);
}

u32 size_of(const Shown& shown) {
  if (shown.kind == Shown::Kind::field) return shown.field.size;
  const u32 parts = std::accumulate(shown.parts.begin(), shown.parts.end(), u32{0},
                                    [](u32 sum, const Shown& part) { return sum + size_of(part); });
  if (shown.kind == Shown::Kind::object) return parts;
  return length_size(shown) + static_cast<u32>(shown.most) * parts;
}

}  // namespace bathys::lab
