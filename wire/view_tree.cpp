// A view as a flat list of its fields.
#include "wire/view_tree.hpp"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <stdexcept>
#include <utility>

namespace bathys::wire {

namespace {

/// Memory that trees have left.
struct Spare {
  std::vector<ViewTree::Node> nodes;
  std::string letters;
  std::vector<std::byte> bytes;
};
constexpr std::size_t kMaxSpares = 16;
thread_local std::vector<Spare> spares;

/// No two trees of the program have the same number.
u64 next_number() {
  static std::atomic<u64> last = 0;
  return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

}  // namespace

ViewTree::ViewTree(const AnyGame& game, Seat viewer, const ViewTree* earlier)
    : ViewTree([&](Archive& archive) { game.write_view_for(viewer, archive); }, earlier) {}

ViewTree::ViewTree(const std::function<void(Archive&)>& write_fields, const ViewTree* earlier)
    : before_(earlier), number_(next_number()), earlier_(earlier != nullptr ? earlier->number_ : 0) {
  if (!spares.empty()) {
    nodes_ = std::move(spares.back().nodes);
    letters_ = std::move(spares.back().letters);
    bytes_ = std::move(spares.back().bytes);
    spares.pop_back();
  }
  nodes_.clear();
  letters_.clear();
  bytes_.clear();
  open(Kind::object, {});
  write_fields(*this);
  close();
  before_ = nullptr;
}

ViewTree::~ViewTree() {
  if (nodes_.capacity() == 0 || spares.size() >= kMaxSpares) return;
  spares.push_back({std::move(nodes_), std::move(letters_), std::move(bytes_)});
}

ViewTree::Node& ViewTree::add(Kind kind, std::string_view name) {
  Node& node = nodes_.emplace_back();
  node.kind = kind;
  // Also of those without one: all letters between two nodes are theirs.
  node.name = static_cast<u32>(letters_.size());
  if (!open_.empty() && nodes_[open_.back().node].kind == Kind::object) {
    node.name_size = static_cast<u16>(name.size());
    letters_.append(name);
  }
  node.end = static_cast<u32>(nodes_.size());
  return node;
}

void ViewTree::add_text(std::string_view name, std::string_view value) {
  Node& node = add(Kind::text, name);
  node.from = static_cast<u32>(letters_.size());
  node.size = static_cast<u32>(value.size());
  letters_.append(value);
}

void ViewTree::word(std::string_view name, int& index, std::span<const std::string_view> words) {
  add_text(name, words[static_cast<std::size_t>(index)]);
}

void ViewTree::open(Kind kind, std::string_view name) {
  Open opened{static_cast<u32>(nodes_.size())};
  if (before_ != nullptr) opened.before = open_.empty() ? 0 : find_before(kind, name);
  if (opened.before != kNowhere) opened.next = opened.before + 1;
  add(kind, name);
  open_.push_back(opened);
}

/// The container that stands in the same place of the earlier tree.
u32 ViewTree::find_before(Kind kind, std::string_view name) {
  Open& parent = open_.back();
  if (parent.before == kNowhere) return kNowhere;
  const ViewTree& before = *before_;
  const bool in_list = nodes_[parent.node].kind == Kind::list;
  for (u32 i = parent.next; i < before[parent.before].end; i = before[i].end) {
    if (before[i].kind != kind || (!in_list && before.name_of(i) != name)) continue;
    parent.next = before[i].end;
    return i;
  }
  return kNowhere;
}

/// What the open container follows from; if that is as before, so is all it holds.
bool ViewTree::knows(std::span<const std::byte> bytes) {
  const Open& opened = open_.back();
  Node& node = nodes_[opened.node];
  node.from = static_cast<u32>(bytes_.size());
  node.size = static_cast<u32>(bytes.size());
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  if (opened.before == kNowhere) return false;
  const auto then = before_->bytes_of(opened.before);
  if (then.empty() || !std::equal(bytes.begin(), bytes.end(), then.begin(), then.end())) return false;
  take_over(opened.before);
  return true;
}

/// Copies what a container of the earlier tree holds.
void ViewTree::take_over(u32 from) {
  const ViewTree& before = *before_;
  nodes_[open_.back().node].same = from;
  const u32 first = from + 1;
  const u32 end = before[from].end;
  if (first == end) return;
  const u32 moved = static_cast<u32>(nodes_.size()) - first;
  const u32 begin_letters = before[first].name;
  const u32 end_letters = end < before.nodes_.size() ? before[end].name : static_cast<u32>(before.letters_.size());
  const u32 moved_letters = static_cast<u32>(letters_.size()) - begin_letters;
  letters_.append(before.letters(begin_letters, end_letters - begin_letters));
  for (u32 i = first; i < end; ++i) {
    Node node = before[i];
    node.name += moved_letters;
    node.end += moved;
    node.same = i;
    if (node.kind == Kind::text) {
      node.from += moved_letters;
    } else if (node.size > 0) {
      const auto bytes = before.bytes_of(i);
      node.from = static_cast<u32>(bytes_.size());
      bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    }
    nodes_.push_back(node);
  }
}

int ViewTree::open_list(std::string_view name, int size, int, int) {
  open(Kind::list, name);
  return size;
}

void ViewTree::close() {
  nodes_[open_.back().node].end = static_cast<u32>(nodes_.size());
  open_.pop_back();
}

void ViewTree::refuse(std::string_view name, std::string what) {
  throw std::logic_error("refused while writing " + std::string(name) + ": " + what);
}

void ViewTree::write(u32 index, std::string& out) const {
  const Node& node = nodes_[index];
  switch (node.kind) {
    case Kind::number:
      write_number(node.number, out);
      return;
    case Kind::flag:
      out += node.number != 0 ? "true" : "false";
      return;
    case Kind::text:
      return write_text(text_of(index), out);
    case Kind::object:
    case Kind::list:
      break;
  }
  const bool object = node.kind == Kind::object;
  out += object ? '{' : '[';
  for (u32 i = index + 1; i < node.end; i = nodes_[i].end) {
    if (i != index + 1) out += ',';
    if (object) {
      write_text(name_of(i), out);
      out += ':';
    }
    write(i, out);
  }
  out += object ? '}' : ']';
}

bool ViewTree::same(const ViewTree& a, u32 in_a, const ViewTree& b, u32 in_b) {
  const u32 size = a[in_a].end - in_a;
  if (size != b[in_b].end - in_b) return false;
  for (u32 i = 0; i < size; ++i) {
    const Node& one = a[in_a + i];
    const Node& other = b[in_b + i];
    const bool alike = one.kind == other.kind && one.number == other.number && one.end - in_a == other.end - in_b;
    if (!alike || a.text_of(in_a + i) != b.text_of(in_b + i)) return false;
    if (i > 0 && a.name_of(in_a + i) != b.name_of(in_b + i)) return false;
  }
  return true;
}

void write_text(std::string_view text, std::string& out) {
  constexpr char kDigits[] = "0123456789abcdef";
  const auto plain = [](char letter) {
    return static_cast<unsigned char>(letter) >= 0x20 && letter != '"' && letter != '\\';
  };
  out += '"';
  while (true) {
    const auto special = std::find_if_not(text.begin(), text.end(), plain);
    out.append(text.begin(), special);
    if (special == text.end()) break;
    text.remove_prefix(static_cast<std::size_t>(special - text.begin()) + 1);
    constexpr std::string_view kShort = "\"\\\b\f\n\r\t";
    constexpr std::string_view kLetters = "\"\\bfnrt";
    out += '\\';
    if (const std::size_t known = kShort.find(*special); known != std::string_view::npos) {
      out += kLetters[known];
    } else {
      out.append("u00").append({kDigits[*special >> 4], kDigits[*special & 0xF]});
    }
  }
  out += '"';
}

void write_number(i64 number, std::string& out) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

}  // namespace bathys::wire
