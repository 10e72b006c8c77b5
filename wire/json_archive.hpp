// The archives that turn a game's own list of fields into JSON and back.
#pragma once

#include <vector>

#include "core/archive.hpp"
#include "wire/json_type.hpp"

namespace bathys::wire {

/// Writes what is described as the fields of an object, in the order of the description.
class JsonWriter final : public Archive {
 public:
  /// `root` becomes an empty object and must outlive the writer.
  explicit JsonWriter(Json& root);

  bool reading() const override { return false; }
  void number(std::string_view name, i64& value, i64 least, i64 most) override;
  void flag(std::string_view name, bool& value) override;
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override;
  void text(std::string_view name, std::string& value) override;
  void nothing(std::string_view name) override;
  void open_object(std::string_view name) override;
  void close_object() override;
  int open_list(std::string_view name, int size, int least, int most) override;
  void close_list() override;
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  Json& place(std::string_view name);

  // A container does not grow while one inside it is open, so these stay where they are.
  std::vector<Json*> open_;
};

/// Reads the fields of an object. Throws BadInput naming the place ("players[1].column[3]"), what is expected there and
/// what was found; a field that the description does not ask for is refused as well.
class JsonReader final : public Archive {
 public:
  /// `root` must outlive the reader. Places are named from `name` on when there is one ("options.players").
  explicit JsonReader(const Json& root, std::string_view name = {});

  /// Refuses fields of the outermost object that nobody asked for. To be called when everything is read.
  void finish() const { refuse_unknown_fields(); }

  bool reading() const override { return true; }
  void number(std::string_view name, i64& value, i64 least, i64 most) override;
  void flag(std::string_view name, bool& value) override;
  /// A word that is a number may be given as a number.
  void word(std::string_view name, int& index, std::span<const std::string_view> words) override;
  void text(std::string_view name, std::string& value) override;
  void nothing(std::string_view name) override;
  void open_object(std::string_view name) override;
  void close_object() override;
  int open_list(std::string_view name, int size, int least, int most) override;
  void close_list() override;
  bool has(std::string_view name) const override;
  [[noreturn]] void refuse(std::string_view name, std::string what) override;

 private:
  /// A container being read: the fields asked for so far, or how many items.
  struct Level {
    const Json* value;
    std::string_view name;
    std::vector<bool> asked{};
    std::size_t items = 0;
  };

  /// The next item of a list or the field of that name; null when there is none.
  const Json* take(std::string_view name);
  std::string path_to(std::string_view name) const;
  void refuse_unknown_fields() const;
  [[noreturn]] void mismatch(std::string_view name, const Json* given, const std::string& expected);

  std::vector<Level> levels_;
};

}  // namespace bathys::wire
