// Many games of one kind at once, for programs that learn: what the seat to move sees as bytes, what it may answer as
// bits, and new games in the place of those that are over.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/playout.hpp"
#include "core/any_game.hpp"
#include "lab/action_space.hpp"
#include "lab/crew.hpp"
#include "lab/layout.hpp"

namespace bathys::lab {

/// What a seat gets at the end of a game; before the end everybody gets 0.
enum class Reward : u8 {
  victory,  ///< 1 for a victory, -1 for a defeat; what winners share lies between, so that two of two have 0 each
  points,   ///< the points
};

struct VectorOptions {
  int games = 1;
  int threads = 1;
  Reward reward = Reward::victory;
};

inline constexpr int kMaxGames = 1 << 20;
inline constexpr int kMaxThreads = 256;

class VectorEnv {
 public:
  virtual ~VectorEnv() = default;
  VectorEnv(const VectorEnv&) = delete;
  VectorEnv& operator=(const VectorEnv&) = delete;

  const Layout& layout() const { return layout_; }
  const ActionSpace& actions() const { return actions_; }
  int games() const { return options_.games; }
  int seats() const { return seats_; }
  int threads() const { return crew_.size(); }

  /// One row for each game. What they point to stays where it is, and changes with each step.
  std::span<const u8> observations() const { return observations_; }
  std::span<const u8> masks() const { return masks_; }
  std::span<const u8> to_move() const { return to_move_; }
  /// Of the last step: whether a game ended, and what each seat got for it.
  std::span<const u8> dones() const { return dones_; }
  std::span<const float> rewards() const { return rewards_; }

  /// All games anew: those that follow from this key, whatever was played before.
  void restart(const Key& root);
  /// All games anew: for each the one that would have followed.
  void restart();
  /// One answer for each game, by number. Throws BadInput naming the first game whose answer is not among those of its
  /// mask; then nothing has changed. The same answers bring about the same on any number of threads.
  void step(std::span<const i64> answers);
  /// For each game one of the answers of its mask, all equally likely.
  void sample(std::span<i64> answers);

  /// The key of the game that is being played in this place, and the game as it stands.
  Key seed_of(int game) const { return seed_of(game, episodes_[at(game)]); }
  virtual std::unique_ptr<AnyGame> game(int game) const = 0;

 protected:
  VectorEnv(const AnyKind& kind, const AnyGame& like, const VectorOptions& options);

  /// A stretch of games, for one thread.
  struct Stretch {
    int first;
    int past;
  };
  virtual void deal(Stretch stretch) = 0;
  virtual void play(Stretch stretch, std::span<const i64> answers) = 0;

  Key seed_of(int game, u32 episode) const;
  Key next_seed(int game) { return seed_of(game, ++episodes_[at(game)]); }
  /// Numbers what a seat may answer; false when none of it has a number.
  bool show_answers(int game, Seat seat, const Options& options);
  std::span<u8> row(int game) { return std::span(observations_).subspan(at(game) * layout_.size(), layout_.size()); }
  /// What the writer knows of the last view in that row.
  std::span<u8> known(int game) {
    return std::span(known_).subspan(at(game) * layout_.known_size(), layout_.known_size());
  }
  void nothing_yet(int game);
  void ended(int game, const Outcome& outcome);

 private:
  static std::size_t at(int game) { return static_cast<std::size_t>(game); }
  void check(std::span<const i64> answers) const;
  void deal_all();
  template <class Work>
  void share(Work work);

  VectorOptions options_;
  Layout layout_;
  ActionSpace actions_;
  int seats_;
  Crew crew_;
  Key root_{};
  std::vector<u32> episodes_;
  std::vector<QuickRandom> choices_{};
  /// What may be answered, by number: the bits of the mask.
  std::vector<std::vector<u16>> legal_;
  std::vector<u8> observations_;
  std::vector<u8> known_;
  std::vector<u8> masks_;
  std::vector<u8> to_move_;
  std::vector<u8> dones_;
  std::vector<float> rewards_;
};

/// Games that are set up like this one, from its key. Throws BadInput for numbers of games or threads that cannot be.
std::unique_ptr<VectorEnv> make_vector_env(const AnyKind& kind, const AnyGame& like, const VectorOptions& options);

/// What a seat sees and may answer, as bytes and bits.
void encode_view(const Layout& layout, const AnyGame& game, Seat seat, std::span<u8> row);
void encode_mask(const ActionSpace& actions, const AnyGame& game, Seat seat, std::span<u8> row);

}  // namespace bathys::lab
