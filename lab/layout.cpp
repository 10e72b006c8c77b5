// Where each field of a view lies in a row of bytes.
#include "lab/layout.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

#include "core/sha256.hpp"
#include "lab/form_reader.hpp"

namespace bathys::lab {
namespace {

/// The most bytes that the fields of one rule take.
u32 rule_size(const AnyKind& kind) {
  u32 most = 0;
  for (const RuleEntry& rule : kind.rulebook()) {
    FormReader reader(0);
    rule.describe(reader);
    most = std::max(most, size_of(reader.root()));
  }
  return most;
}

}  // namespace

/// Gives every field its place, items of lists one after the other.
class LayoutBuilder {
 public:
  explicit LayoutBuilder(Layout& layout) : layout_(layout) {}

  void place(const Shown& shown, const std::string& name) {
    switch (shown.kind) {
      case Shown::Kind::field:
        return place_field(shown.field, name);
      case Shown::Kind::object:
        return place_object(shown, name);
      case Shown::Kind::list:
        return place_list(shown, name);
    }
  }
  void place_parts(const Shown& object, const std::string& name) {
    for (const Shown& part : object.parts) place(part, name.empty() ? part.field.name : name + "." + part.field.name);
  }

 private:
  void place_field(Field field, const std::string& name) {
    const u32 at = layout_.size_;
    layout_.size_ += field.size;
    layout_.steps_.push_back({.at = at, .size = static_cast<u16>(field.size)});
    field.name = name;
    field.at = at;
    layout_.fields_.push_back(std::move(field));
  }

  void place_object(const Shown& object, const std::string& name) {
    const auto known = begin_known(object);
    place_parts(object, name);
    if (known) end(*known);
  }

  void place_list(const Shown& list, const std::string& name) {
    const std::size_t step = layout_.steps_.size();
    const bool changes = list.least != list.most;
    if (changes && list.known_by > 0) throw std::logic_error("nothing is known of a list that changes: " + name);
    if (changes) {
      place_field({.kind = Field::Kind::length, .size = 1, .most = list.most}, name + ".length");
    } else {
      layout_.steps_.push_back({.at = layout_.size_});
    }
    const auto known = begin_known(list);
    const std::size_t first = layout_.steps_.size();
    for (int i = 0; i < list.most; ++i) place(list.parts.front(), name + "[" + std::to_string(i) + "]");
    const auto items = static_cast<std::size_t>(std::max(list.most, 1));
    layout_.steps_[step].steps = static_cast<u16>((layout_.steps_.size() - first) / items);
    layout_.steps_[step].bytes = static_cast<u16>(size_of(list.parts.front()));
    if (known) end(*known);
    end(step);
  }

  /// The step that a writer takes when it is asked what it knows of an object or list.
  std::optional<std::size_t> begin_known(const Shown& shown) {
    if (shown.known_by == 0) return std::nullopt;
    layout_.steps_.push_back(
        {.at = layout_.size_, .known = layout_.known_size_, .size = static_cast<u16>(shown.known_by)});
    layout_.known_size_ += 1 + shown.known_by;
    return layout_.steps_.size() - 1;
  }

  void end(std::size_t step) {
    if (layout_.steps_.size() > 0xFFFF) throw std::logic_error("a view of too many fields");
    layout_.steps_[step].past = static_cast<u16>(layout_.steps_.size());
  }

  Layout& layout_;
};

Layout Layout::of(const AnyKind& kind, const AnyGame& begun) {
  FormReader reader(rule_size(kind));
  begun.write_view_for(seat_at(0), reader);
  Layout layout;
  LayoutBuilder(layout).place_parts(reader.root(), "");
  layout.steps_.push_back({.at = layout.size_});  // what lies behind the last field
  return layout;
}

std::string Layout::hash() const {
  std::string all = "bathys encoding " + std::to_string(kEncodingVersion) + "\n";
  for (const Field& field : fields_) {
    all.append(field.name).append(" ").append(kind_name(field.kind));
    for (const i64 number : {i64{field.at}, i64{field.size}, field.least, field.most})
      all.append(" ").append(std::to_string(number));
    for (const std::string& word : field.words) all.append(" ").append(word);
    all += '\n';
  }
  return hex(sha256(all));
}

std::string_view kind_name(Field::Kind kind) {
  static constexpr std::string_view kNames[] = {"number", "flag", "word", "set", "length", "rule"};
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace bathys::lab
