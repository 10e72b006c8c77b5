// Non-interference: two worlds that are equal for a viewer give the viewer equal bytes and masks.
#include "games/all/list.hpp"
#include "lab/testing.hpp"

namespace bathys::lab {
namespace {

template <Game G>
void worlds_look_alike(const AnyKind& kind, const AnyGame& begun) {
  const Layout layout = Layout::of(kind, begun);
  const ActionSpace actions(kind.verbs());
  Generator dice(key_from_text("worlds"));
  u64 other_worlds = 0;
  int decision = 0;
  play_through(begun, 23, [&](const AnyGame& game) {
    if (decision++ % 16 != 0) return;
    const auto& truth = dynamic_cast<const AnyGameOf<G>&>(game).referee();
    for (int i = 0; i <= game.seats(); ++i) {
      const Seat viewer = i < game.seats() ? seat_at(i) : kSpectator;
      const AnyGameOf<G> world{Referee<G>(G::imagine(truth.view(viewer), dice))};
      other_worlds += same_bytes(world.referee().state(), truth.state()) ? 0 : 1;
      EXPECT_EQ(bytes_of(layout, game, viewer), bytes_of(layout, world, viewer)) << kind.name();
      if (is_seat(viewer)) {
        EXPECT_EQ(mask_of(actions, game, viewer), mask_of(actions, world, viewer)) << kind.name();
      }
    }
  });
  EXPECT_GT(other_worlds, 0u);
}

TEST(Secrets, WorldsThatAreEqualForAViewerGiveEqualBytesAndMasks) {
  AllGames::each([&]<Game G>() {
    const AnyKind& kind = *find_game(G::kName);
    for (const auto& game : kind.samples()) worlds_look_alike<G>(kind, *game);
  });
}

}  // namespace
}  // namespace bathys::lab
