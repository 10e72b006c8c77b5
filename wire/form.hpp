// What a position, a view or the options of a game look like, without a value: gathered by an archive from the same
// list of fields that writes and reads them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/archive.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

/// The form of one field or item.
struct Form {
  enum class Kind : u8 { number, flag, word, text, object, list };

  std::string name{};
  Kind kind = Kind::object;
  bool optional = false;  ///< not in every value
  i64 least = 0;          ///< of a number, or of how many items a list has
  i64 most = 0;
  std::vector<std::string> words{};  ///< of a word
  std::vector<Form> parts{};         ///< the fields of an object; what an item of a list looks like

  bool operator==(const Form&) const = default;
};

/// The form of everything that has one of two forms.
Form merged(const Form& one, const Form& other);

/// {"name":"round","type":"number","least":1,"most":30000}
Json form_json(const Form& form);

/// Gathers the form of what is described to it.
class FormWriter final : public Archive {
 public:
  /// An object with the fields described.
  const Form& form() const { return root_; }
  FormWriter() { open_.push_back(&root_); }
  FormWriter(const FormWriter&) = delete;
  FormWriter& operator=(const FormWriter&) = delete;

  bool reading() const override { return false; }
  bool wants_form() const override { return true; }
  void number(std::string_view name, i64& value, i64 least, i64 most) override;
  void flag(std::string_view name, bool& value) override;
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override;
  void text(std::string_view name, std::string& value) override;
  void open_object(std::string_view name) override;
  void close_object() override { open_.pop_back(); }
  int open_list(std::string_view name, int size, int least, int most) override;
  void close_list() override;
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  Form& place(std::string_view name, Form::Kind kind);

  Form root_{};
  // A container does not grow while one inside it is open, so these stay where they are.
  std::vector<Form*> open_{};
};

/// All that can be told of a game without playing it: the fields of its options, positions and views, its verbs, the
/// rules that can be pending with the fields of their frames, and its events.
Json described(const AnyKind& kind);

}  // namespace bathys::wire
