// Writes a view as the bytes that a layout describes.
#pragma once

#include <array>

#include "core/archive.hpp"
#include "core/bounds.hpp"
#include "lab/layout.hpp"

namespace bathys::lab {

/// Shown a view between `begin` and `end`, any number of times: `writer.begin(row); G::describe(writer, view);
/// writer.end();`. Throws OutOfBounds when what is shown does not have the layout's form.
class ViewBytes final : public Archive {
 public:
  explicit ViewBytes(const Layout& layout) : layout_(&layout) {}

  /// `row` has the layout's size. With `known` (of the layout's known_size) the row holds what the last view with the
  /// same `known` gave, and only what has changed is written, except the first time, when it is `fresh`.
  void begin(std::span<u8> row, std::span<u8> known = {}, bool fresh = true);
  void end() const { check_bounds(step_ == last_ && open_ == 0, "a view of another form"); }

  bool reading() const override { return false; }
  bool wants_places() const override { return true; }
  void number(std::string_view, i64& value, i64 least, i64 most) override {
    if (in_rule_ >= 0) return put_of_rule(static_cast<u64>(value), number_size(least, most));
    put(static_cast<u64>(value));
  }
  void flag(std::string_view, bool& value) override { put_byte(value ? 1 : 0); }
  /// Words are counted from 1 on, so that 0 is none.
  void word(std::string_view, int& index, std::span<const std::string_view>) override {
    put_byte(static_cast<u8>(index + 1));
  }
  void text(std::string_view, std::string&) override { check_bounds(false, "a text in a view"); }
  bool set_of_words(std::string_view, u64 bits, std::span<const std::string_view> words) override;
  bool counted_words(std::string_view, std::span<const u8> counts, std::span<const std::string_view>) override;
  bool knows(std::span<const std::byte> bytes) override;
  void fields_of_rule() override;
  void open_object(std::string_view) override { in_rule_ += in_rule_ >= 0 ? 1 : 0; }
  /// The object in which the rule's fields began ends them.
  void close_object() override { in_rule_ -= in_rule_ >= 0 ? 1 : 0; }
  int open_list(std::string_view, int size, int least, int most) override;
  void close_list() override;
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  const Layout::Step& next() {
    check_bounds(step_ < last_, "more fields than the form of the view has");
    return *step_++;
  }
  void put_byte(u8 byte) {
    if (in_rule_ >= 0) return put_of_rule(byte, 1);
    row_[next().at] = byte;
  }
  void put(u64 value) {
    const Layout::Step& step = next();
    row_[step.at] = static_cast<u8>(value);
    for (u32 i = 1; i < step.size; ++i) row_[step.at + i] = static_cast<u8>(value >> 8 * i);
  }
  void put_of_rule(u64 value, u32 size);

  struct OpenList {
    const Layout::Step* list;
    int size;
    int before;  ///< how many items it had in this row before
  };
  void clear_items(const OpenList& open);

  const Layout* layout_;
  u8* row_ = nullptr;
  const Layout::Step* step_ = nullptr;
  const Layout::Step* last_ = nullptr;  ///< stands for the end of the row
  std::span<u8> known_{};
  static constexpr std::size_t kMaxOpen = 12;
  std::array<OpenList, kMaxOpen> lists_{};
  std::size_t open_ = 0;
  /// While the fields of a rule are written, one after the other: how many objects are open in it; else -1.
  int in_rule_ = -1;
  u32 rule_at_ = 0;
  u32 rule_past_ = 0;
};

}  // namespace bathys::lab
