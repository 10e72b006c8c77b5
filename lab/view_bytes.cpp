// Writes a view as the bytes that a layout describes.
#include "lab/view_bytes.hpp"

#include <algorithm>
#include <cstring>

namespace bathys::lab {
namespace {

bool is_object(const Layout::Step& step) { return step.past != 0 && step.steps == 0; }

}  // namespace

void ViewBytes::begin(std::span<u8> row, std::span<u8> known, bool fresh) {
  check_bounds(row.size() == layout_->size(), "a row of another size");
  check_bounds(known.empty() || known.size() == layout_->known_size(), "another size of what is known");
  if (fresh) {
    std::memset(row.data(), 0, row.size());
    std::fill(known.begin(), known.end(), u8{0});
  }
  row_ = row.data();
  known_ = known;
  step_ = layout_->steps().data();
  last_ = step_ + layout_->steps().size() - 1;
  open_ = 0;
  in_rule_ = -1;
}

bool ViewBytes::set_of_words(std::string_view, u64 bits, std::span<const std::string_view> words) {
  if (in_rule_ >= 0) {
    put_of_rule(bits, set_size(words.size()));
  } else {
    put(bits);
  }
  return true;
}

bool ViewBytes::counted_words(std::string_view, std::span<const u8> counts, std::span<const std::string_view>) {
  for (const u8 count : counts) put_byte(count);
  return true;
}

bool ViewBytes::knows(std::span<const std::byte> bytes) {
  const Layout::Step& step = next();
  check_bounds(step.size == bytes.size(), "an object that follows from something else");
  if (known_.empty()) return false;
  u8* const before = known_.data() + step.known;
  if (before[0] != 0 && std::memcmp(before + 1, bytes.data(), step.size) == 0) {
    step_ = layout_->steps().data() + step.past;
    return true;
  }
  before[0] = 1;
  std::memcpy(before + 1, bytes.data(), step.size);
  return false;
}

void ViewBytes::fields_of_rule() {
  const Layout::Step& step = next();
  in_rule_ = 0;
  rule_at_ = step.at;
  rule_past_ = step.at + step.size;
  std::memset(row_ + step.at, 0, step.size);  // another rule may have more fields
}

void ViewBytes::put_of_rule(u64 value, u32 size) {
  check_bounds(rule_at_ + size <= rule_past_, "a rule with more fields than its form");
  for (u32 i = 0; i < size; ++i) row_[rule_at_++] = static_cast<u8>(value >> 8 * i);
}

int ViewBytes::open_list(std::string_view, int size, int least, int most) {
  if (in_rule_ >= 0) {
    if (least != most) put_of_rule(static_cast<u64>(size), 1);
    return size;
  }
  const Layout::Step& step = next();
  check_bounds(size <= most && open_ < kMaxOpen, "a list longer than its form");
  const int before = step.size == 0 ? size : row_[step.at];
  if (step.size != 0) row_[step.at] = static_cast<u8>(size);
  lists_[open_++] = {&step, size, before};
  return size;
}

void ViewBytes::close_list() {
  if (in_rule_ >= 0) return;
  check_bounds(open_ > 0, "no list is open");
  const OpenList& list = lists_[--open_];
  const Layout::Step* const past = layout_->steps().data() + list.list->past;
  const bool fits = list.list->size == 0 ? step_ == past : step_ == list.list + 1 + list.size * list.list->steps;
  check_bounds(fits && step_ <= past, "a list of another length than its form");
  if (list.size < list.before) clear_items(list);
  step_ = past;
}

/// Places that are not used any more are 0, and nothing is known of what was there.
void ViewBytes::clear_items(const OpenList& open) {
  const Layout::Step& list = *open.list;
  const u32 first = list.at + list.size;
  std::memset(row_ + first + static_cast<u32>(open.size) * list.bytes, 0,
              static_cast<std::size_t>(open.before - open.size) * list.bytes);
  if (known_.empty()) return;
  const Layout::Step* const behind = open.list + 1 + open.before * list.steps;
  for (const Layout::Step* step = step_; step < behind; ++step) {
    if (is_object(*step)) known_[step->known] = 0;
  }
}

void ViewBytes::refuse(std::string_view, std::string) { out_of_bounds("a view refused to be shown"); }

}  // namespace bathys::lab
