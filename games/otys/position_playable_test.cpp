// Positions of Otys that were broken at random: they are refused, or they can be played on.
#include <gtest/gtest.h>

#include "games/otys/random_play.hpp"

namespace bathys::otys {
namespace {

/// Breaks positions in random ways. Most are refused; whatever is accepted must be a game that can be played on.
class Breaker {
 public:
  explicit Breaker(Generator& generator) : generator_(generator) {}

  State broken(const State& position) {
    state_ = position;
    using Break = void (Breaker::*)();
    static constexpr Break kBreaks[] = {&Breaker::stack_anew,    &Breaker::drop_frames, &Breaker::insert_frame,
                                        &Breaker::change_frame,  &Breaker::change_turn, &Breaker::change_player,
                                        &Breaker::change_colony, &Breaker::change_solo};
    for (u32 times = 1 + below(2); times > 0; --times) (this->*kBreaks[below(std::size(kBreaks))])();
    return state_;
  }

 private:
  u32 below(std::size_t n) { return generator_.below(static_cast<u32>(n)); }
  template <class T>
  T any(int n) {
    return static_cast<T>(below(static_cast<std::size_t>(n)));
  }
  auto& stack() { return state_.table.pending; }
  Seat any_seat() { return any<Seat>(state_.table.seats()); }
  Player& any_player() { return state_.table.player(any_seat()); }
  /// Arguments are mostly such as mean something.
  u8 any_argument() {
    const u8 often[] = {0, 0, 0, 1, 1, 2, state_.table.turn.level, any<u8>(9), any<u8>(256)};
    return often[below(std::size(often))];
  }
  Frame any_frame() {
    Frame frame{any<u8>(kRules), SeatSet(below(8) == 0 ? any_seat() : state_.table.turn.seat), {}};
    frame.args[0] = any_argument();
    frame.args[1] = below(2) == 0 ? any_argument() : u8{0};
    return frame;
  }
  std::vector<Frame> take_frames() {
    std::vector<Frame> frames;
    while (!stack().empty()) frames.push_back(stack().pop());
    return frames;
  }
  void put_frames(const std::vector<Frame>& frames) {
    for (std::size_t i = std::min<std::size_t>(frames.size(), 12); i-- > 0;) stack().push(frames[i]);
  }

  void stack_anew() {
    stack().clear();
    for (u32 depth = below(9); depth > 0; --depth) stack().push(any_frame());
  }
  void drop_frames() {
    for (u32 n = 1 + below(3); n > 0 && !stack().empty(); --n) stack().pop();
  }
  void insert_frame() {
    auto frames = take_frames();
    const std::size_t at = below(frames.size() + 1);
    frames.insert(frames.begin() + static_cast<std::ptrdiff_t>(at), any_frame());
    put_frames(frames);
  }
  void change_frame() {
    auto frames = take_frames();
    if (!frames.empty()) frames[below(frames.size())] = any_frame();
    put_frames(frames);
  }
  void change_turn() {
    Turn& turn = state_.table.turn;
    switch (below(9)) {
      case 0:
        turn.level = below(3) == 0 ? kNone : any<u8>(kLevels);
        break;
      case 1:
        turn.key = any<KeyToken>(kOwnKeys + 1);
        break;
      case 2:
        turn.key_in_play ^= 1;
        break;
      case 3:
        turn.sponsor_used ^= 1;
        break;
      case 4:
        turn.double_use ^= 1;
        break;
      case 5:
        turn.pointed ^= 1;
        break;
      case 6:
        turn.seat = any_seat();
        break;
      case 7:
        turn.copied.clear();
        break;
      default:
        if (!turn.copied.full()) turn.copied.push_back({any_seat(), any<Diver>(kDivers)});
    }
  }
  void change_player() {
    Player& player = any_player();
    switch (below(8)) {
      case 0:
        player.credits = any<u16>(4);
        break;
      case 1:
        player.batteries = any<u16>(3);
        break;
      case 2:
        player.prestige = any<u16>(25);
        break;
      case 3:
        player.hacker = any<u8>(kTechnicianSteps + 1);
        break;
      case 4:
        player.mechanic = any<u8>(kTechnicianSteps + 1);
        break;
      case 5:
        std::swap(player.column[below(kPlaces)], player.column[below(kPlaces)]);
        break;
      case 6:
        player.zone(any<int>(kLevels)).add(any<Resource>(kResources));
        break;
      default:
        use_a_key(player);
    }
  }
  void use_a_key(Player& player) {
    const int key = any<int>(kOwnKeys);
    if (!player.has_key(static_cast<KeyToken>(key)) || player.track.full()) return;
    player.keys.remove(static_cast<KeyToken>(key));
    player.track.push_back(static_cast<KeyToken>(key));
  }
  void change_colony() {
    Colony& colony = state_.table.colony;
    const std::size_t place = below(kOfferPlaces);
    switch (below(5)) {
      case 0:
        colony.store[static_cast<Resource>(below(kResources))] = any<u8>(kStoreRows + 1);
        break;
      case 1:
        std::swap(colony.sponsors[below(kSponsors)], colony.sponsors[below(kSponsors)]);
        break;
      case 2:
        colony.advanced ^= static_cast<u8>(1u << below(kSponsors));
        break;
      case 3:
        if (colony.contracts[place] != kNone) colony.contract_discards.add(colony.contracts[place]);
        colony.contracts[place] = kNone;
        break;
      default:
        empty_the_deck();
    }
  }
  void empty_the_deck() {
    Colony& colony = state_.table.colony;
    for (Private& own : state_.privates) own.known = {};
    while (colony.deck_size > 0) {
      u8& last = state_.secret.deck[--colony.deck_size];
      colony.contract_discards.add(last);
      last = 0;
    }
  }
  void change_solo() {
    if (!state_.table.is_solo()) return change_turn();
    Solo& solo = state_.table.solo;
    switch (below(4)) {
      case 0:
        solo.timers[below(kTimers)] = any<u8>(25);
        break;
      case 1:
        solo.track[below(kResources)] = below(2) == 0 ? kNone : any<u8>(kResources);
        break;
      case 2:
        solo.cubes[below(kOfferPlaces)] = below(2) == 0 ? kNone : any<u8>(kResources);
        break;
      default:
        solo.waiting.clear();
    }
  }

  Generator& generator_;
  State state_{};
};

/// Plays on at random; after every answer the position must still be a possible one, and somebody must have an answer.
void expect_playable(const State& position, const Generator& chooser) {
  RandomGame game(position, chooser);
  for (int i = 0; i < 200 && !game.over(); ++i) {
    Options options;
    Engine<Otys>::legal(game.state(), game.asked(), options);
    ASSERT_FALSE(options.empty()) << "a dead end";
    game.step();
    ASSERT_EQ(complaint(game.state()), "") << "after " << i + 1 << " answers";
  }
}

TEST(BrokenPositions, AreRefusedOrCanBePlayedOn) {
  int tried = 0;
  int accepted = 0;
  for_all_positions(1, "broken", [&](RandomGame& game) {
    if (game.chooser().below(4) != 0) return;
    const State broken = Breaker(game.chooser()).broken(game.state());
    ++tried;
    if (!complaint(broken).empty()) return;
    ++accepted;
    ASSERT_NO_FATAL_FAILURE(expect_playable(broken, game.chooser()));
  });
  EXPECT_GT(accepted, 100) << "the breaker must also find harmless changes";
  EXPECT_GT(tried - accepted, 1000);
}

TEST(BrokenPositions, WithRandomFramesAreRefusedOrCanBePlayedOn) {
  Generator generator(key_from_text("frames"));
  for (const otys::Setup& setup : all_option_sets()) {
    RandomGame game(setup, "frames");
    for (int i = 0; i < 40 && !game.over(); ++i) game.step();
    for (int i = 0; i < 2000; ++i) {
      State broken = game.state();
      broken.table.pending.clear();
      for (u32 depth = 1 + generator.below(4); depth > 0; --depth) {
        Frame frame = pending(static_cast<Rule>(generator.below(kRules)), broken.table.turn.seat);
        frame.args[0] = static_cast<u8>(generator.below(2) == 0 ? 0 : generator.below(6));
        frame.args[1] = static_cast<u8>(generator.below(2));
        broken.table.pending.push(frame);
      }
      if (!complaint(broken).empty()) continue;
      ASSERT_NO_FATAL_FAILURE(expect_playable(broken, generator));
    }
  }
}

}  // namespace
}  // namespace bathys::otys
