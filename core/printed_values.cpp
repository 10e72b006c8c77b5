// The printed values of a game by their names.
#include "core/printed_values.hpp"

#include <algorithm>
#include <stdexcept>

namespace bathys {
namespace {

/// Writes nothing, and notes what every number is called.
class Naming final : public Archive {
 public:
  std::vector<std::pair<std::string, i64>> values;

  bool reading() const override { return false; }
  void number(std::string_view name, i64& value, i64, i64) override { values.emplace_back(path_to(step(name)), value); }
  void flag(std::string_view name, bool& value) override { values.emplace_back(path_to(step(name)), value ? 1 : 0); }
  void word(std::string_view name, int&, std::span<const std::string_view>) override { step(name); }
  void text(std::string_view name, std::string& value) override {
    const bool names_an_item = name == "id" && open_.size() > 1 && open_[open_.size() - 2].is_list;
    if (names_an_item) open_.back().name = value;
    step(name);
  }
  void open_object(std::string_view name) override { open_.push_back({step(name), false}); }
  void close_object() override { open_.pop_back(); }
  int open_list(std::string_view name, int size, int, int) override {
    open_.push_back({step(name), true});
    return size;
  }
  void close_list() override { open_.pop_back(); }
  bool has(std::string_view) const override { return true; }
  [[noreturn]] void refuse(std::string_view name, std::string what) override {
    throw std::logic_error("components cannot be shown: " + std::string(name) + ": " + what);
  }

 private:
  struct Level {
    std::string name;
    bool is_list = false;
    int items = 0;
  };

  /// What the next field or item is called where it stands.
  std::string step(std::string_view name) {
    return open_.empty() || !open_.back().is_list ? std::string(name) : std::to_string(open_.back().items++);
  }
  std::string path_to(const std::string& last) const {
    std::string path;
    for (const Level& level : open_) path += level.name + ".";
    return path + last;
  }

  std::vector<Level> open_;
};

}  // namespace

ValuesByName::ValuesByName(const std::function<void(Archive&)>& show) {
  Naming naming;
  show(naming);
  values_ = std::move(naming.values);
  std::sort(values_.begin(), values_.end());
}

std::optional<i64> ValuesByName::find(std::string_view name) const {
  const auto at = std::lower_bound(values_.begin(), values_.end(), name,
                                   [](const auto& one, std::string_view wanted) { return one.first < wanted; });
  if (at == values_.end() || at->first != name) return std::nullopt;
  return at->second;
}

}  // namespace bathys
