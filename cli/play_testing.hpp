// A terminal for tests: types what is scripted, or keys at random, and keeps what was printed.
#pragma once

#include <gtest/gtest.h>

#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play_loop.hpp"
#include "cli/play_setup.hpp"
#include "words/width.hpp"

namespace bathys::cli {

inline PlayOptions options_for(std::string game, std::vector<std::string> seats, std::string seed = "play") {
  PlayOptions options;
  options.game = std::move(game);
  options.players = static_cast<int>(seats.size());
  options.seats = std::move(seats);
  options.seed = std::move(seed);
  return options;
}

/// A game at a terminal that types what is scripted, and what was printed.
struct Session {
  explicit Session(const PlayOptions& options, std::string_view language = "en", Screen screen = {})
      : table(make_table(options, words::Language::english())), screen_(screen), language_(language) {}

  std::string type(const std::string& lines) {
    std::istringstream in(lines);
    return type(in);
  }
  std::string type(std::istream& in) {
    std::ostringstream out;
    const words::Language language = *words::Language::find(language_);
    Console console(in, out, screen_, Voice{language, table.names(language)});
    play(table, console);
    return out.str();
  }

  Table table;
  Screen screen_;
  std::string language_;
};

/// Keys typed at random for as long as somebody reads; once the game is over only Enter.
class RandomKeys : public std::streambuf {
 public:
  /// Now and then one of the other lines is typed.
  RandomKeys(const Table& table, std::string_view seed, std::span<const std::string_view> others)
      : table_(table), generator_(key_from_text(seed)), others_(others) {}

 protected:
  int_type underflow() override {
    line_ = next_line();
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  std::string next_line() {
    if (table_.game().decision().over) return "\n";
    if (generator_.below(12) == 0)
      return std::string(others_[generator_.below(static_cast<u32>(others_.size()))]) + "\n";
    return std::to_string(generator_.below(12)) + "\n";
  }

  const Table& table_;
  Generator generator_;
  std::span<const std::string_view> others_;
  std::string line_;
};

inline void expect_within(const std::string& printed, std::size_t width) {
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) ASSERT_LE(words::display_width(line), width) << line;
}

}  // namespace bathys::cli
