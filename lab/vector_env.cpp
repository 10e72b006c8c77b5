// Many games of one kind at once: what does not depend on the game.
#include "lab/vector_env.hpp"

#include <algorithm>

#include "lab/view_bytes.hpp"

namespace bathys::lab {
namespace {

int checked(int number, int most, const char* where) {
  if (number >= 1 && number <= most) return number;
  throw BadInput{where, "1 to " + std::to_string(most) + " are possible, not " + std::to_string(number)};
}

bool has_bit(const u8* bits, i64 index) { return (bits[index >> 3] >> (index & 7) & 1) != 0; }

QuickRandom choices_from(const Key& root, int game) {
  const Key key = Generator(root).fork("choices " + std::to_string(game)).key();
  u64 seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed |= u64{key[i]} << 8 * i;
  return QuickRandom(seed);
}

}  // namespace

VectorEnv::VectorEnv(const AnyKind& kind, const AnyGame& like, const VectorOptions& options)
    : options_(options),
      layout_(Layout::of(kind, like)),
      actions_(kind.verbs()),
      seats_(like.seats()),
      crew_(std::min(checked(options.threads, kMaxThreads, "threads"), checked(options.games, kMaxGames, "n"))),
      episodes_(at(options.games)),
      legal_(at(options.games)),
      observations_(at(options.games) * layout_.size()),
      known_(at(options.games) * layout_.known_size()),
      masks_(at(options.games) * actions_.mask_size()),
      to_move_(at(options.games)),
      dones_(at(options.games)),
      rewards_(at(options.games) * at(seats_)) {}

/// Every thread has the games that lie together.
template <class Work>
void VectorEnv::share(Work work) {
  const i64 games = options_.games;
  crew_.share([&](int part) {
    work(Stretch{static_cast<int>(games * part / crew_.size()), static_cast<int>(games * (part + 1) / crew_.size())});
  });
}

void VectorEnv::restart(const Key& root) {
  root_ = root;
  std::fill(episodes_.begin(), episodes_.end(), 0);
  choices_.clear();
  for (int game = 0; game < games(); ++game) choices_.push_back(choices_from(root, game));
  deal_all();
}

void VectorEnv::restart() { deal_all(); }

void VectorEnv::deal_all() {
  share([this](Stretch stretch) { deal(stretch); });
}

void VectorEnv::step(std::span<const i64> answers) {
  check(answers);
  share([&](Stretch stretch) { play(stretch, answers); });
}

void VectorEnv::check(std::span<const i64> answers) const {
  if (answers.size() != at(games())) throw BadInput{"actions", "one answer for each game is expected"};
  const u8* mask = masks_.data();
  for (std::size_t game = 0; game < answers.size(); ++game, mask += actions_.mask_size()) {
    const i64 answer = answers[game];
    const bool known = answer >= 0 && answer < actions_.size();
    if (known && has_bit(mask, answer)) continue;
    const std::string what = known ? "\"" + actions_.text(static_cast<int>(answer)) + "\" is not in the mask"
                                   : "answers have numbers from 0 to " + std::to_string(actions_.size() - 1);
    throw BadInput{"actions[" + std::to_string(game) + "]", std::to_string(answer) + ": " + what};
  }
}

void VectorEnv::sample(std::span<i64> answers) {
  check_bounds(answers.size() == at(games()), "one answer for each game");
  for (std::size_t game = 0; game < answers.size(); ++game) {
    const std::vector<u16>& legal = legal_[game];
    answers[game] = legal[choices_[game].below(static_cast<u32>(legal.size()))];
  }
}

Key VectorEnv::seed_of(int game, u32 episode) const {
  return Generator(root_).fork("game " + std::to_string(game) + " " + std::to_string(episode)).key();
}

bool VectorEnv::show_answers(int game, Seat seat, const Options& options) {
  u8* const mask = masks_.data() + at(game) * actions_.mask_size();
  std::vector<u16>& legal = legal_[at(game)];
  for (const u16 index : legal) mask[index >> 3] = 0;
  legal.clear();
  for (const Action action : options) {
    const int index = actions_.index(action);
    if (index < 0) continue;
    legal.push_back(static_cast<u16>(index));
    mask[index >> 3] = static_cast<u8>(mask[index >> 3] | 1u << (index & 7));
  }
  to_move_[at(game)] = static_cast<u8>(index_of(seat));
  return !legal.empty();
}

void VectorEnv::nothing_yet(int game) {
  dones_[at(game)] = 0;
  std::fill_n(rewards_.begin() + static_cast<std::ptrdiff_t>(at(game) * at(seats_)), seats_, 0.0F);
}

void VectorEnv::ended(int game, const Outcome& outcome) {
  dones_[at(game)] = 1;
  for (int seat = 0; seat < seats_; ++seat) {
    const bool won = outcome.winners.has(seat_at(seat));
    const float share = won ? 1.0F / static_cast<float>(outcome.winners.size()) : 0.0F;
    rewards_[at(game) * at(seats_) + at(seat)] =
        options_.reward == Reward::victory ? 2 * share - 1 : static_cast<float>(outcome.points[at(seat)]);
  }
}

void encode_view(const Layout& layout, const AnyGame& game, Seat seat, std::span<u8> row) {
  ViewBytes writer(layout);
  writer.begin(row);
  game.write_view_for(seat, writer);
  writer.end();
}

void encode_mask(const ActionSpace& actions, const AnyGame& game, Seat seat, std::span<u8> row) {
  check_bounds(row.size() == actions.mask_size(), "a row of another size");
  std::fill(row.begin(), row.end(), u8{0});
  Options options;
  game.legal(seat, options);
  for (const Action action : options) {
    const int index = actions.index(action);
    if (index < 0) continue;
    u8& bits = row[static_cast<std::size_t>(index >> 3)];
    bits = static_cast<u8>(bits | 1u << (index & 7));
  }
}

}  // namespace bathys::lab
