// Fields that every game describes in the same way.
#include "core/archive.hpp"

#include <bit>
#include <vector>

#include "core/generator.hpp"
#include "core/sha256.hpp"

namespace bathys {

void word_or_none(Archive& archive, std::string_view name, u8& value, std::span<const std::string_view> words) {
  if (archive.wants_places()) {
    int place = value == kNone ? -1 : value;
    return archive.word(name, place, words);
  }
  if (!archive.reading() && !archive.wants_form()) {
    static constexpr std::string_view kNoWord[] = {"none"};
    int place = value == kNone ? 0 : value;
    return archive.word(name, place, value == kNone ? std::span(kNoWord) : words);
  }
  std::vector<std::string_view> more(words.begin(), words.end());
  more.push_back("none");
  const u8 none = static_cast<u8>(words.size());
  u8 index = value == kNone ? none : value;
  named(archive, name, index, more);
  value = index == none ? kNone : index;
}

void bit_words(Archive& archive, std::string_view name, u64& bits, std::span<const std::string_view> words) {
  if (archive.set_of_words(name, bits, words)) return;
  if (!archive.reading() && !archive.wants_form()) {
    archive.open_list(name, std::popcount(bits), 0, static_cast<int>(words.size()));
    for (u64 left = bits; left != 0; left &= left - 1) {
      int index = std::countr_zero(left);
      archive.word("item", index, words);
    }
    return archive.close_list();
  }
  std::vector<int> listed;
  for (u64 left = bits; left != 0; left &= left - 1) listed.push_back(std::countr_zero(left));
  const int size = archive.open_list(name, static_cast<int>(listed.size()), 0, static_cast<int>(words.size()));
  listed.resize(static_cast<std::size_t>(size));
  for (int& index : listed) archive.word("item", index, words);
  int any = 0;
  if (archive.wants_form() && listed.empty()) archive.word("item", any, words);
  archive.close_list();
  bits = 0;
  for (const int index : listed) {
    const u64 bit = u64{1} << index;
    if ((bits & bit) != 0)
      archive.refuse(name, std::string(words[static_cast<std::size_t>(index)]) + " is listed twice");
    bits |= bit;
  }
}

void generator_fields(Archive& archive, Generator& generator) {
  constexpr i64 kFarthest = i64{1} << 48;
  std::string key = hex(generator.key());
  i64 position = static_cast<i64>(generator.position());
  archive.text("key", key);
  archive.number("position", position, 0, kFarthest);
  if (!archive.reading()) return;
  Key bytes;
  if (!from_hex(key, bytes)) archive.refuse("key", "64 hexadecimal digits are expected");
  generator = Generator(bytes);
  generator.seek(static_cast<u64>(position));
}

}  // namespace bathys
