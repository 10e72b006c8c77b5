// Where each field of a view lies in a row of bytes: gathered from the list of fields that every game describes.
//
// A number takes one byte, or two or four, the lowest first, where it may be outside of 0 to 255; a yes or no one byte;
// a word its number among its words, from 1 on, or 0 for none; a set of words one bit each, the first word in the
// lowest bit of the first byte. A list has as many places as it can have items, and before them one byte that says how
// many are used, unless it always has the same number. Places that are not used are 0.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"

namespace bathys::lab {

/// Raised when the same view gives other bytes than before.
inline constexpr int kEncodingVersion = 1;

/// One field of a view.
struct Field {
  enum class Kind : u8 {
    number,
    flag,
    word,
    set,     ///< of words
    length,  ///< how many places of a list are used
    rule,    ///< what the rule that is pending keeps, by its own fields
  };

  std::string name{};  ///< "players[0].levels[2].metal"
  Kind kind = Kind::number;
  u32 at = 0;
  u32 size = 0;  ///< in bytes
  i64 least = 0;
  i64 most = 0;
  std::vector<std::string> words{};
};

std::string_view kind_name(Field::Kind kind);

/// How many bytes a number between these takes.
constexpr u32 number_size(i64 least, i64 most) {
  if (least >= 0 && most <= 0xFF) return 1;
  const bool two = least >= 0 ? most <= 0xFFFF : least >= -0x8000 && most <= 0x7FFF;
  return two ? 2 : 4;
}
constexpr u32 set_size(std::size_t words) { return static_cast<u32>((words + 7) / 8); }

class Layout {
 public:
  /// What a writer needs to know of a field, a list, or an object that it may know from before, in the order in which a
  /// view shows them.
  struct Step {
    u32 at = 0;     ///< in the row
    u32 known = 0;  ///< of an object: where in what is known a byte says whether it is, and from which bytes it follows
    u16 size =
        0;  ///< in bytes; of a list that of its length, 0 when it always has the same; of an object what is known
    u16 past = 0;   ///< of a list or object: the step behind all that is in it
    u16 steps = 0;  ///< of a list: those of one item
    u16 bytes = 0;  ///< of a list: those of one item
  };

  /// Of the views of all games that were set up like this one, which has just begun.
  static Layout of(const AnyKind& kind, const AnyGame& begun);

  u32 size() const { return size_; }
  const std::vector<Field>& fields() const { return fields_; }
  const std::vector<Step>& steps() const { return steps_; }
  /// The bytes in which a writer keeps what it knows.
  u32 known_size() const { return known_size_; }
  /// Names version, places and words: rows can be read alike where it is the same.
  std::string hash() const;

 private:
  friend class LayoutBuilder;

  u32 size_ = 0;
  u32 known_size_ = 0;
  std::vector<Field> fields_{};
  std::vector<Step> steps_{};
};

}  // namespace bathys::lab
