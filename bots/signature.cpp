// The signature of a game: one hash over fixed random games, equal on every compiler and platform.
#include "bots/signature.hpp"

#include <string_view>

#include "bots/playout.hpp"
#include "core/sha256.hpp"
#include "games/all/list.hpp"

namespace bathys {
namespace {

constexpr int kGamesPerSet = 3;
constexpr u32 kMaxDecisions = 3000;
/// A prime, so that the decisions looked at closely fall on every kind of question.
constexpr u32 kLookEvery = 17;

class Digester final : public EventSink {
 public:
  template <PlainValue T>
  void value(const T& value) {
    hash_.update(std::span(reinterpret_cast<const u8*>(&value), sizeof(value)));
  }
  void happened(const Event& event) override {
    value(event.kind);
    value(event.audience.bits());
    for (const i16 arg : event.args) value(arg);
  }
  void offered(const Options& options) {
    value(static_cast<u32>(options.size()));
    for (const Action action : options) value(action.bits());
  }
  std::string finish() { return hex(hash_.finish()); }

 private:
  Sha256 hash_;
};

template <Game G>
void look(const typename G::State& state, Digester& digest) {
  digest.value(state);
  for (int i = 0; i < G::seats(state); ++i) digest.value(G::view(state, seat_at(i)));
  digest.value(G::view(state, kSpectator));
}

template <Game G>
void play_game(const typename G::Setup& setup, const std::string& name, Digester& digest) {
  typename G::State state;
  Report report(&digest);
  PlayOn<typename G::State> play{state, report};
  const Key key = key_from_text(name);
  Engine<G>::begin(play, setup, key);
  Generator choices = Generator(key).fork("choices");
  u32 decision = 0;
  const auto watch = [&](const auto& now, Seat, const Options& options, int) {
    digest.offered(options);
    if (decision++ % kLookEvery == 0) look<G>(now, digest);
  };
  play_at_random<G>(play, choices, kMaxDecisions, watch);
  look<G>(state, digest);
}

template <Game G>
std::string signature_of() {
  Digester digest;
  int number = 0;
  for (const auto& setup : G::option_sets()) {
    for (int i = 0; i < kGamesPerSet; ++i) {
      play_game<G>(setup, "signature " + std::to_string(number++), digest);
    }
  }
  return digest.finish();
}

}  // namespace

std::string signature(std::string_view game) {
  std::string found;
  AllGames::each([&]<Game G>() {
    if (game == G::kName) found = signature_of<G>();
  });
  return found;
}

std::string signature_lines() {
  std::string lines;
  AllGames::each([&]<Game G>() { lines.append(G::kName).append(" ").append(signature_of<G>()).append("\n"); });
  return lines;
}

}  // namespace bathys
