// JSON text from outside: read within bounds, and looked at with clear words for what is wrong.
#include "wire/parsing.hpp"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <vector>

namespace bathys::wire {
namespace {

constexpr std::size_t kMaxEchoBytes = 60;

/// Watches the parser: the limits hold before anything large is built.
class Bounds {
 public:
  bool operator()(int depth, Json::parse_event_t event, const Json& value) {
    using Event = Json::parse_event_t;
    if (event == Event::object_start || event == Event::array_start) open(depth);
    if (event == Event::key) add_key(value.get_ref<const std::string&>());
    if (event == Event::object_end || event == Event::array_end) open_.pop_back();
    return true;
  }

 private:
  /// The keys of one open object. There are few in most; those of a large one are looked up.
  struct Keys {
    std::vector<std::string> few{};
    std::set<std::string> many{};
  };
  static constexpr std::size_t kFew = 16;

  void open(int depth) {
    if (depth >= kMaxDepth) throw BadInput{"", "JSON nested deeper than " + std::to_string(kMaxDepth)};
    open_.emplace_back();
  }
  void add_key(const std::string& key) {
    Keys& keys = open_.back();
    const bool twice = std::find(keys.few.begin(), keys.few.end(), key) != keys.few.end() || keys.many.count(key) > 0;
    if (twice) throw BadInput{"", "the field " + found(key) + " is there twice"};
    if (keys.few.size() < kFew) {
      keys.few.push_back(key);
    } else {
      keys.many.insert(key);
    }
    if (keys.few.size() + keys.many.size() > kMaxFields) throw BadInput{"", "an object with too many fields"};
  }

  std::vector<Keys> open_{};
};

}  // namespace

Json parse_json(std::string_view text) {
  // The parser takes a zero byte for the end of the text and would not look at what follows.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    throw BadInput{"", "not JSON in UTF-8: zero byte at byte " + std::to_string(zero + 1)};
  }
  Bounds bounds;
  try {
    return Json::parse(text.begin(), text.end(), std::ref(bounds));
  } catch (const Json::parse_error& error) {
    throw BadInput{"", "not JSON in UTF-8, wrong at byte " + std::to_string(error.byte)};
  } catch (const Json::exception&) {
    throw BadInput{"", "a number beyond all bounds"};
  }
}

std::string write_json(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<i64> whole_number(const Json& value) {
  if (!value.is_number_integer()) return std::nullopt;
  constexpr u64 kMax = std::numeric_limits<i64>::max();
  if (value.is_number_unsigned() && value.get<u64>() > kMax) return std::nullopt;
  return value.get<i64>();
}

std::optional<std::string> word_or_number(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (const auto number = whole_number(value)) return std::to_string(*number);
  return std::nullopt;
}

std::string found(const Json& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list of " + std::to_string(value.size());
  const std::string text = write_json(value);
  return text.size() <= kMaxEchoBytes ? text : "a text of " + std::to_string(text.size() - 2) + " bytes";
}

}  // namespace bathys::wire
