// A view as a flat list of its fields.
#include "wire/view_tree.hpp"

#include <stdexcept>
#include <utility>

namespace bathys::wire {

namespace {

/// Memory that trees have left.
struct Spare {
  std::vector<ViewTree::Node> nodes;
  std::string letters;
};
constexpr std::size_t kMaxSpares = 16;
thread_local std::vector<Spare> spares;

}  // namespace

ViewTree::ViewTree(const AnyGame& game, Seat viewer)
    : ViewTree([&](Archive& archive) { game.write_view_for(viewer, archive); }) {}

ViewTree::ViewTree(const std::function<void(Archive&)>& write_fields) {
  if (!spares.empty()) {
    nodes_ = std::move(spares.back().nodes);
    letters_ = std::move(spares.back().letters);
    spares.pop_back();
  }
  nodes_.clear();
  letters_.clear();
  open(Kind::object, {});
  write_fields(*this);
  close();
}

ViewTree::~ViewTree() {
  if (nodes_.capacity() > 0 && spares.size() < kMaxSpares) spares.push_back({std::move(nodes_), std::move(letters_)});
}

ViewTree::Node& ViewTree::add(Kind kind, std::string_view name) {
  Node node;
  node.kind = kind;
  const bool named = !open_.empty() && nodes_[open_.back()].kind == Kind::object;
  if (named) {
    node.name = static_cast<u32>(letters_.size());
    node.name_size = static_cast<u32>(name.size());
    letters_.append(name);
  }
  node.end = static_cast<u32>(nodes_.size()) + 1;
  nodes_.push_back(node);
  return nodes_.back();
}

void ViewTree::add_text(std::string_view name, std::string_view value) {
  Node& node = add(Kind::text, name);
  node.text = static_cast<u32>(letters_.size());
  node.text_size = static_cast<u32>(value.size());
  letters_.append(value);
}

void ViewTree::word(std::string_view name, int& index, std::span<const std::string_view> words) {
  add_text(name, words[static_cast<std::size_t>(index)]);
}

void ViewTree::open(Kind kind, std::string_view name) {
  add(kind, name);
  open_.push_back(static_cast<u32>(nodes_.size()) - 1);
}

int ViewTree::open_list(std::string_view name, int size, int, int) {
  open(Kind::list, name);
  return size;
}

void ViewTree::close() {
  nodes_[open_.back()].end = static_cast<u32>(nodes_.size());
  open_.pop_back();
}

void ViewTree::refuse(std::string_view name, std::string what) {
  throw std::logic_error("refused while writing " + std::string(name) + ": " + what);
}

void ViewTree::write(u32 index, std::string& out) const {
  const Node& node = nodes_[index];
  switch (node.kind) {
    case Kind::number:
      out += std::to_string(node.number);
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
  out += '"';
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      out += '\\';
      out += letter;
    } else if (code < 0x20) {
      out += "\\u00";
      out += kDigits[code >> 4];
      out += kDigits[code & 0xF];
    } else {
      out += letter;
    }
  }
  out += '"';
}

}  // namespace bathys::wire
