// Component files that are as extreme as they may be: every game goes through, and all its positions can be written and
// read back.
#include <gtest/gtest.h>

#include <memory>

#include "core/testing/random_game.hpp"
#include "games/all/list.hpp"
#include "games/thesauros/random_play.hpp"
#include "games/thesauros/testing.hpp"
#include "tests/component_file.hpp"
#include "wire/components.hpp"

namespace bathys {
namespace {

using wire::Json;

template <Game G>
bool is_accepted(const Json& file) {
  try {
    wire::put_in_play(kind<G>(), file);
    return true;
  } catch (const BadInput&) {
    return false;
  }
}

/// Puts the first of these numbers that can be there.
template <Game G>
void put_first(Json& file, const Leaf& leaf, std::span<const int> numbers, bool rising) {
  const int printed = file[leaf.place];
  for (const int number : numbers) {
    if (rising ? number <= printed : number >= printed) return;
    file[leaf.place] = number;
    if (is_accepted<G>(file)) return;
    file[leaf.place] = printed;
  }
}

/// The file with one value after the other as great, or as small, as it can be.
template <Game G>
Json extreme_file(bool greatest) {
  static constexpr int kGreat[] = {250, 199, 100, 99, 90, 60, 40, 20, 9, 7, 6, 5, 4, 3, 2};
  static constexpr int kSmall[] = {0, 1, 2, 3};
  Json file = component_file<G>();
  for (const Leaf& leaf : leaves_of(file)) {
    if (!file[leaf.place].is_number_integer()) continue;
    put_first<G>(file, leaf, greatest ? std::span<const int>(kGreat) : kSmall, greatest);
  }
  return file;
}

template <Game G>
Action any_kind_of_answer(const typename G::State& state, Seat seat, Generator& generator) {
  return one_of(one_of(kinds_of_answers<G>(state, seat), generator), generator);
}

/// What is wrong with a position that was reached; empty when it is accepted, written, and read back.
template <Game G>
std::string complaint(const typename G::State& state) {
  try {
    G::check_position(state);
    Json written;
    wire::JsonWriter writer(written);
    typename G::State now = state;
    G::describe(writer, now);
    typename G::State read{};
    wire::JsonReader reader(written);
    G::describe(reader, read);
    return same_bytes(read, state) ? "" : "is read otherwise than it was written";
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  }
}

/// Random games of every set of options.
template <Game G>
void play_through() {
  for (const auto& setup : G::option_sets()) {
    for (int i = 0; i < 3; ++i) {
      SelfPlay<G> game(setup, "extreme " + std::to_string(i), any_kind_of_answer<G>);
      while (!game.over()) {
        game.step();
        ASSERT_EQ(complaint<G>(game.state()), "");
      }
    }
  }
}

template <Game G>
void play_extremes() {
  for (const bool greatest : {true, false}) {
    SCOPED_TRACE(std::string(G::kName) + (greatest ? ", the greatest" : ", the smallest"));
    const auto in_play = wire::put_in_play(kind<G>(), extreme_file<G>(greatest));
    play_through<G>();
  }
}

TEST(ExtremeValues, CanBePlayedWithThroughout) {
  AllGames::each([]<Game G>() { play_extremes<G>(); });
}

/// Everything at its limit, shortly before more comes in. `points` of each source.
thesauros::State at_the_limits(i16 points) {
  using thesauros::kMaxCounter, thesauros::kMaxThings, thesauros::TestTable;
  TestTable game(TestTable::with(thesauros::Mode::mercenaries, 3));
  for (int i = 0; i < 3; ++i) {
    thesauros::Player& player = game.table().player(seat_at(i));
    player.accounts.fill(kMaxCounter);
    game.own(seat_at(i)).black_box = kMaxCounter;
    player.reputation = player.fishing = kMaxCounter;
    for (i16& source : player.gained) source = points;
    player.treasures = {kMaxThings, 0, 0, 0};
    player.sharks = player.stored = kMaxThings;
  }
  return game.state();
}

TEST(ExtremeValues, D131CanBePlayedOnFromAnyAmountsThatCanBeWritten) {
  for (const int points : {-thesauros::kMaxPoints, 0, thesauros::kMaxPoints}) {
    const thesauros::State start = at_the_limits(static_cast<i16>(points));
    ASSERT_EQ(complaint<Thesauros>(start), "");
    for (int i = 0; i < 2; ++i) {
      thesauros::RandomGame game(start, Generator(key_from_text("limits " + std::to_string(i))));
      while (!game.over()) {
        game.step();
        ASSERT_EQ(complaint<Thesauros>(game.state()), "");
      }
    }
  }
}

}  // namespace
}  // namespace bathys
