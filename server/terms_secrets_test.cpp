// Non-interference of what people say about a table: reactions, agreements, pauses, giving up and clocks tell a viewer
// the same bytes, in the same number of messages, whatever that viewer may not know.
#include <regex>

#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"
#include "server/testing.hpp"
#include "wire/json.hpp"

namespace bathys::server {
namespace {

/// What is random for every table, or the time of the day, and has nothing to do with the game.
std::string without_chance(const std::string& text) {
  static const std::regex chance(
      R"re("(left|when|deadline|n)":-?\d+|\b\d{13}\b|"(table|commitment|seed|salt|secret|message)":"[^"]*")re");
  return std::regex_replace(text, chance, "_");
}

struct TermsWorld {
  TermsWorld(Server& server, const std::string& game, const Json& position, Seat viewer, int seats) {
    Json people = Json::array();
    for (int i = 0; i < seats; ++i) people.push_back({{"kind", "human"}, {"name", "P" + std::to_string(i)}});
    const Json table = server.create_trusted({{"game", game},
                                              {"start", position},
                                              {"seats", people},
                                              {"clock", {{"time", 86'400}, {"increment", 60}}},
                                              {"late", "lose"}});
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      players.push_back(std::make_unique<Player>(server.port(), table, table["tokens"][i]));
      players.back()->expect("table");
    }
    const bool seat = is_seat(viewer);
    const Json token = seat ? table["tokens"][static_cast<std::size_t>(index_of(viewer))] : table["spectator"];
    watcher = std::make_unique<Player>(server.port(), table, token);
    heard();
  }

  /// Everything that the watcher has been sent since it was asked last.
  std::vector<std::string> heard() const {
    std::vector<std::string> texts;
    watcher->send({{"type", "ping"}, {"nonce", "so far"}});
    for (Json message = watcher->next(); !message.is_null() && message["type"] != "pong"; message = watcher->next()) {
      texts.push_back(without_chance(watcher->last_text));
    }
    return texts;
  }
  std::vector<std::string> after(std::size_t seat, const Json& message) const {
    players[seat]->ask(message);
    return heard();
  }

  std::vector<std::unique_ptr<Player>> players;
  std::unique_ptr<Player> watcher;
};

template <Game G>
class TermsSecrets : public ServerTest {
 protected:
  using State = typename G::State;
  static Json json_of(const State& state) { return wire::state_json(AnyGameOf<G>(Referee<G>(state))); }

  static std::vector<std::pair<std::size_t, Json>> all_that_is_said() {
    const auto end = [](bool yes) { return Json{{"type", "end"}, {"yes", yes}}; };
    const auto pause = [](bool yes) { return Json{{"type", "pause"}, {"yes", yes}}; };
    return {{0, {{"type", "react"}, {"what", "oops"}}},
            {1, {{"type", "react"}, {"what", "hello"}}},
            {0, end(true)},
            {1, end(false)},
            {1, pause(true)},
            {0, pause(false)},
            {1, {{"type", "concede"}}},
            {0, {{"type", "concede"}}}};
  }

  void compare(const State& truth, Seat viewer, Generator& dice) {
    const State guess = G::imagine(G::view(truth, viewer), dice);
    const std::string name(G::kName);
    const TermsWorld one(*server_, name, json_of(truth), viewer, G::seats(truth));
    const TermsWorld other(*server_, name, json_of(guess), viewer, G::seats(truth));
    for (const auto& [seat, message] : all_that_is_said()) {
      const auto here = one.after(seat, message);
      ASSERT_EQ(here, other.after(seat, message)) << message;
      messages_ += here.size();
    }
  }

  void compare_games(const typename G::Setup& setup, int games) {
    for (int game = 0; game < games; ++game) {
      Generator dice(key_from_text("terms " + std::to_string(game)));
      Referee<G> referee(setup, key_from_text("game " + std::to_string(game)));
      for (u32 steps = 5 + dice.below(40); steps > 0 && !referee.over(); --steps) {
        Options options;
        const Seat seat = referee.asked().front();
        referee.legal(seat, options);
        referee.play(seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
      }
      if (referee.over()) continue;
      const int viewer = static_cast<int>(dice.below(static_cast<u32>(G::seats(referee.state())) + 1));
      compare(referee.state(), viewer == G::seats(referee.state()) ? kSpectator : seat_at(viewer), dice);
      if (testing::Test::HasFatalFailure()) return;
    }
  }

  std::size_t messages_ = 0;
};

using OtysTermsSecrets = TermsSecrets<Otys>;
using ThesaurosTermsSecrets = TermsSecrets<Thesauros>;

TEST_F(OtysTermsSecrets, NoByteAndNoMessageDependsOnWhatTheViewerMayNotKnow) {
  Otys::Setup setup{};
  // Of more, a bot would play on, and bots draw lots of their own.
  setup.players = 2;
  compare_games(setup, 8);
  EXPECT_GT(messages_, 60u);
}

TEST_F(ThesaurosTermsSecrets, NoByteAndNoMessageDependsOnWhatTheViewerMayNotKnow) {
  Thesauros::Setup setup{};
  setup.players = 2;
  compare_games(setup, 8);
  EXPECT_GT(messages_, 60u);
}

}  // namespace
}  // namespace bathys::server
