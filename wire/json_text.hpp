// JSON written straight into a text: what is told after each move needs no tree of values.
#pragma once

#include <string>
#include <string_view>

#include "core/integers.hpp"
#include "wire/view_tree.hpp"

namespace bathys::wire {

/// An object that is being written, from its opening brace to its closing one. Each name once, by the caller's word.
class ObjectText {
 public:
  explicit ObjectText(std::string& out) : out_(out) { out_ += '{'; }
  ~ObjectText() { out_ += '}'; }
  ObjectText(const ObjectText&) = delete;
  ObjectText& operator=(const ObjectText&) = delete;

  /// The place to write the value of a field.
  std::string& field(std::string_view name) {
    if (!first_) out_ += ',';
    first_ = false;
    write_text(name, out_);
    return out_ += ':';
  }
  void text(std::string_view name, std::string_view value) { write_text(value, field(name)); }
  void number(std::string_view name, i64 value) { write_number(value, field(name)); }
  void flag(std::string_view name, bool value) { field(name) += value ? "true" : "false"; }

 private:
  std::string& out_;
  bool first_ = true;
};

/// The same for a list.
class ListText {
 public:
  explicit ListText(std::string& out) : out_(out) { out_ += '['; }
  ~ListText() { out_ += ']'; }
  ListText(const ListText&) = delete;
  ListText& operator=(const ListText&) = delete;

  /// The place to write the next value.
  std::string& item() {
    if (!first_) out_ += ',';
    first_ = false;
    return out_;
  }

 private:
  std::string& out_;
  bool first_ = true;
};

}  // namespace bathys::wire
