#include "lab/layout.hpp"

#include <algorithm>
#include <set>

#include "lab/testing.hpp"

namespace bathys::lab {
namespace {

const Field& field_named(const Layout& layout, const std::string& name) {
  const auto& fields = layout.fields();
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
  if (found == fields.end()) throw std::out_of_range(name);
  return *found;
}

i64 number_at(const std::vector<u8>& row, const Field& field) {
  i64 value = 0;
  for (u32 i = 0; i < field.size; ++i) value |= i64{row[field.at + i]} << 8 * i;
  return value;
}

TEST(Layout, FieldsFollowOneAnotherWithoutAGap) {
  for (const Sample& sample : samples()) {
    const Layout layout = Layout::of(*sample.kind, *sample.game);
    u32 at = 0;
    std::set<std::string> names;
    for (const Field& field : layout.fields()) {
      EXPECT_EQ(field.at, at) << field.name;
      EXPECT_TRUE(names.insert(field.name).second) << field.name;
      at += field.size;
    }
    EXPECT_EQ(at, layout.size());
  }
}

TEST(Layout, IsTheSameForEveryPositionOfAGame) {
  for (const Sample& sample : samples()) {
    const std::string hash = Layout::of(*sample.kind, *sample.game).hash();
    int looked = 0;
    play_through(*sample.game, 3, [&](const AnyGame& game) {
      if (looked++ % 200 == 0 && !game.decision().over) {
        EXPECT_EQ(Layout::of(*sample.kind, game).hash(), hash) << sample.kind->name();
      }
    });
  }
}

TEST(Layout, SetUpsWithOtherFieldsHaveAnotherHash) {
  const auto& games = find_game("otys")->samples();
  const AnyKind& otys = *find_game("otys");
  std::set<std::string> hashes;
  for (const auto& game : games) hashes.insert(Layout::of(otys, *game).hash());
  EXPECT_GE(hashes.size(), 4u) << "1 to 4 players";
}

TEST(Layout, EveryViewOfAGameFits) {
  for (const Sample& sample : samples()) {
    const Layout layout = Layout::of(*sample.kind, *sample.game);
    std::set<std::vector<u8>> rows;
    play_through(*sample.game, 11, [&](const AnyGame& game) {
      for (int seat = 0; seat < game.seats(); ++seat) rows.insert(bytes_of(layout, game, seat_at(seat)));
      rows.insert(bytes_of(layout, game, kSpectator));
    });
    EXPECT_GT(rows.size(), 10u) << sample.kind->name();
  }
}

/// What the seats are told as JSON and as bytes must agree; tests of the Python module compare every field.
TEST(Layout, SaysWhatTheViewSays) {
  const Sample otys = sample("otys");
  const Layout layout = Layout::of(*otys.kind, *otys.game);
  const auto row = bytes_of(layout, *otys.game, seat_at(1));
  EXPECT_EQ(number_at(row, field_named(layout, "viewer")), 2) << "words are counted from 1";
  EXPECT_EQ(number_at(row, field_named(layout, "setup.players")), otys.game->seats());
  EXPECT_EQ(number_at(row, field_named(layout, "turn.round")), 1);
  EXPECT_EQ(number_at(row, field_named(layout, "turn.level")), 0) << "none";
  EXPECT_GE(number_at(row, field_named(layout, "pending.length")), 1);
  EXPECT_EQ(field_named(layout, "pending[0].rule")
                .words[static_cast<std::size_t>(number_at(row, field_named(layout, "pending[0].rule")) - 1)],
            otys.game->decision().rule);
  EXPECT_EQ(field_named(layout, "players[1].credits").size, 2u);
}

TEST(Layout, AForeignViewIsRefusedNotWritten) {
  const AnyKind& otys = *find_game("otys");
  const auto games = otys.samples();
  const Layout layout = Layout::of(otys, *games.front());
  const Sample other = sample("thesauros");
  std::vector<u8> row(layout.size());
  EXPECT_THROW(encode_view(layout, *other.game, seat_at(0), row), OutOfBounds);
  row.pop_back();
  EXPECT_THROW(encode_view(layout, *games.front(), seat_at(0), row), OutOfBounds);
}

}  // namespace
}  // namespace bathys::lab
