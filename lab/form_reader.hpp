// What a view shows, as a tree: an archive that gathers it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/archive.hpp"
#include "lab/layout.hpp"

namespace bathys::lab {

/// A field, or an object or list with what is in it.
struct Shown {
  enum class Kind : u8 { field, object, list };

  Kind kind = Kind::object;
  Field field{};  ///< its name and, of a field, all but its place
  int least = 0;  ///< of a list: how many items it has
  int most = 0;
  u32 known_by = 0;            ///< of an object that may be known from before: the bytes from which it follows
  std::vector<Shown> parts{};  ///< of a list one item
};

/// Gathers what is described to it. `rule_size` is the most that the fields of any rule take.
class FormReader final : public Archive {
 public:
  explicit FormReader(u32 rule_size) : rule_size_(rule_size) { open_.push_back(&root_); }
  FormReader(const FormReader&) = delete;
  FormReader& operator=(const FormReader&) = delete;

  const Shown& root() const { return root_; }

  bool reading() const override { return false; }
  bool wants_form() const override { return true; }
  void number(std::string_view name, i64& value, i64 least, i64 most) override;
  void flag(std::string_view name, bool& value) override;
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override;
  void text(std::string_view name, std::string& value) override;
  bool set_of_words(std::string_view name, u64 bits, std::span<const std::string_view> words) override;
  bool counted_words(std::string_view name, std::span<const u8> counts,
                     std::span<const std::string_view> words) override;
  bool knows(std::span<const std::byte> bytes) override;
  void fields_of_rule() override;
  void open_object(std::string_view name) override;
  void close_object() override { open_.pop_back(); }
  int open_list(std::string_view name, int size, int least, int most) override;
  void close_list() override;
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  Shown& add(Shown shown);
  Field& add_field(std::string_view name, Field::Kind kind, u32 size);

  u32 rule_size_;
  Shown root_{};
  // A container does not grow while one inside it is open, so these stay where they are.
  std::vector<Shown*> open_{};
};

/// The bytes of everything shown.
u32 size_of(const Shown& shown);

}  // namespace bathys::lab
