// A view as a flat list of its fields: quick to write down and quick to compare with a later one.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/archive.hpp"

namespace bathys::wire {

/// The fields of what was described, in order; a container is followed by what it holds.
///
/// A tree that follows an earlier one takes over what the game says has not changed: such parts are neither described
/// nor compared again.
class ViewTree final : public Archive {
 public:
  enum class Kind : u8 { number, flag, text, object, list };
  /// No node.
  static constexpr u32 kNowhere = ~u32{0};
  struct Node {
    u32 name = 0;  ///< in the letters
    u32 end = 0;   ///< one past the last node that belongs to this one
    i64 number = 0;
    /// Where a text lies in the letters, or what a container follows from in the bytes.
    u32 from = 0, size = 0;
    u32 same = kNowhere;  ///< the node of the earlier tree that this one was taken over from, with all it holds
    u16 name_size = 0;    ///< nothing inside lists
    Kind kind = Kind::number;
  };

  ViewTree() = default;
  /// What a viewer sees of a game.
  ViewTree(const AnyGame& game, Seat viewer) : ViewTree(game, viewer, nullptr) {}
  /// The same, after what an earlier tree shows, unless there is none.
  ViewTree(const AnyGame& game, Seat viewer, const ViewTree* earlier);
  /// Whatever is written into it.
  explicit ViewTree(const std::function<void(Archive&)>& write_fields, const ViewTree* earlier = nullptr);
  ViewTree(ViewTree&&) = default;
  ViewTree& operator=(ViewTree&&) = default;
  /// Leaves its memory to the next one of this thread: there is one for each viewer of each move.
  ~ViewTree() override;

  const Node& operator[](u32 index) const { return nodes_[index]; }
  std::string_view name_of(u32 index) const { return letters(nodes_[index].name, nodes_[index].name_size); }
  std::string_view text_of(u32 index) const {
    return nodes_[index].kind == Kind::text ? letters(nodes_[index].from, nodes_[index].size) : std::string_view();
  }
  /// Appends the value as JSON.
  void write(u32 index, std::string& out) const;
  /// True when two values are the same; their names do not matter.
  static bool same(const ViewTree& a, u32 in_a, const ViewTree& b, u32 in_b);
  /// Whether a node was taken over from that one of the other tree.
  bool took_over(u32 index, const ViewTree& earlier, u32 from) const {
    return nodes_[index].same == from && earlier_ == earlier.number_ && earlier_ != 0;
  }

  bool reading() const override { return false; }
  void number(std::string_view name, i64& value, i64, i64) override { add(Kind::number, name).number = value; }
  void flag(std::string_view name, bool& value) override { add(Kind::flag, name).number = value ? 1 : 0; }
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override;
  void text(std::string_view name, std::string& value) override { add_text(name, value); }
  bool knows(std::span<const std::byte> bytes) override;
  void open_object(std::string_view name) override { open(Kind::object, name); }
  void close_object() override { close(); }
  int open_list(std::string_view name, int size, int, int) override;
  void close_list() override { close(); }
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  /// A container that is being described, and where the earlier tree has it.
  struct Open {
    u32 node;
    u32 before = kNowhere;
    u32 next = kNowhere;  ///< the child that probably comes next there
  };

  Node& add(Kind kind, std::string_view name);
  void add_text(std::string_view name, std::string_view value);
  void open(Kind kind, std::string_view name);
  void close();
  u32 find_before(Kind kind, std::string_view name);
  void take_over(u32 before);
  std::string_view letters(u32 from, u32 size) const { return std::string_view(letters_).substr(from, size); }
  std::span<const std::byte> bytes_of(u32 container) const {
    return std::span(bytes_).subspan(nodes_[container].from, nodes_[container].size);
  }

  std::vector<Node> nodes_;
  std::string letters_;  // some words live no longer than the call that brings them
  std::vector<std::byte> bytes_;
  std::vector<Open> open_;
  const ViewTree* before_ = nullptr;  // only while it is written
  u64 number_ = 0, earlier_ = 0;      // which tree this is, and which one it followed
};

/// Appends a text as JSON, with quotes.
void write_text(std::string_view text, std::string& out);
/// Appends a number as JSON.
void write_number(i64 number, std::string& out);

}  // namespace bathys::wire
