// The puzzles that the program brings along.
#include "cli/puzzle_book.hpp"

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "cli/commands.hpp"
#include "cli/play_setup.hpp"
#include "wire/parsing.hpp"
#include "wire/puzzle.hpp"

namespace bathys::cli {
namespace {

struct BakedBook {
  std::string_view game;
  std::string_view head;
  std::span<const std::string_view> puzzles;
};

#include "cli/puzzle_books.inc"

}  // namespace

PuzzleBook::PuzzleBook(std::string_view game) : game_(kind_called(game).name()) {
  const auto book = std::find_if(kBooks.begin(), kBooks.end(), [&](const BakedBook& one) { return one.game == game_; });
  if (book == kBooks.end() || book->puzzles.empty()) throw WrongUse("there are no puzzles for " + std::string(game_));
  wire::Json none;
  wire::read_puzzles(book->head, none);
  texts_ = book->puzzles.data();
  size_ = static_cast<int>(book->puzzles.size());
}

Puzzle PuzzleBook::puzzle(int number) const {
  return wire::read_puzzle(kind_called(game_), wire::parse_json(texts_[number - 1]));
}

i64 today() {
  constexpr i64 kSecondsOfDay = 86'400;
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return (i64{now} + local.tm_gmtoff) / kSecondsOfDay;
}

}  // namespace bathys::cli
