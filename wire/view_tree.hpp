// A view as a flat list of its fields: quick to write down and quick to compare with a later one.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/archive.hpp"

namespace bathys::wire {

/// The fields of what was described, in order; a container is followed by what it holds.
class ViewTree final : public Archive {
 public:
  enum class Kind : u8 { number, flag, text, object, list };
  struct Node {
    u32 name = 0, name_size = 0;  ///< in the letters; nothing inside lists
    u32 text = 0, text_size = 0;
    i64 number = 0;
    u32 end = 0;  ///< one past the last node that belongs to this one
    Kind kind = Kind::number;
  };

  ViewTree() = default;
  /// What a viewer sees of a game.
  ViewTree(const AnyGame& game, Seat viewer);
  /// Whatever is written into it.
  explicit ViewTree(const std::function<void(Archive&)>& write_fields);
  ViewTree(ViewTree&&) = default;
  ViewTree& operator=(ViewTree&&) = default;
  /// Leaves its memory to the next one of this thread: there are two for each viewer of each move.
  ~ViewTree() override;

  const Node& operator[](u32 index) const { return nodes_[index]; }
  std::string_view name_of(u32 index) const { return letters(nodes_[index].name, nodes_[index].name_size); }
  std::string_view text_of(u32 index) const { return letters(nodes_[index].text, nodes_[index].text_size); }
  /// Appends the value as JSON.
  void write(u32 index, std::string& out) const;
  /// True when two values are the same; their names do not matter.
  static bool same(const ViewTree& a, u32 in_a, const ViewTree& b, u32 in_b);

  bool reading() const override { return false; }
  void number(std::string_view name, i64& value, i64, i64) override { add(Kind::number, name).number = value; }
  void flag(std::string_view name, bool& value) override { add(Kind::flag, name).number = value ? 1 : 0; }
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override;
  void text(std::string_view name, std::string& value) override { add_text(name, value); }
  void open_object(std::string_view name) override { open(Kind::object, name); }
  void close_object() override { close(); }
  int open_list(std::string_view name, int size, int, int) override;
  void close_list() override { close(); }
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  Node& add(Kind kind, std::string_view name);
  void add_text(std::string_view name, std::string_view value);
  void open(Kind kind, std::string_view name);
  void close();
  std::string_view letters(u32 from, u32 size) const { return std::string_view(letters_).substr(from, size); }

  std::vector<Node> nodes_;
  std::string letters_;  // some words live no longer than the call that brings them
  std::vector<u32> open_;
};

/// Appends a text as JSON, with quotes.
void write_text(std::string_view text, std::string& out);

}  // namespace bathys::wire
