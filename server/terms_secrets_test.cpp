// Non-interference of what people say about a table: reactions, agreements, pauses, giving up and clocks tell a viewer
// the same bytes, in the same number of messages, whatever that viewer may not know. The tables are rated ones, and who
// has a passport is one of the things that nobody may know.
#include <chrono>
#include <regex>
#include <thread>
#include <utility>

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
  TermsWorld(Server& server, const std::string& game, const Json& position, Seat viewer, int seats, bool passports) {
    Json people = Json::array();
    for (int i = 0; i < seats; ++i) people.push_back({{"kind", "human"}, {"name", "P" + std::to_string(i)}});
    const Json table = server.create_trusted({{"game", game},
                                              {"start", position},
                                              {"seats", people},
                                              {"clock", {{"time", 86'400}, {"increment", 60}}},
                                              {"late", "lose"},
                                              {"rated", true}});
    for (const Json& token : table["tokens"]) {
      if (passports) tie(server.port(), table, token);
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
      players.push_back(std::make_unique<Player>(server.port(), table, table["tokens"][i]));
      players.back()->expect("table");
    }
    const bool seat = is_seat(viewer);
    const Json token = seat ? table["tokens"][static_cast<std::size_t>(index_of(viewer))] : table["spectator"];
    watcher = std::make_unique<Player>(server.port(), table, token);
    heard();
  }

  /// Whoever holds the seat has a passport.
  static void tie(u16 port, const Json& table, const Json& token) {
    const std::string secret = http(port, "POST", "/api/passports", R"({"name":"P"})").json()["passport"];
    const std::string bearer = "Authorization: Bearer " + secret + "\r\n";
    const Json body{{"table", table["table"]}, {"token", token}};
    EXPECT_EQ(http(port, "POST", "/api/passport/tables", wire::write_json(body), bearer).status, 200);
  }

  /// Everything that the watcher has been sent since it was asked last. The table itself answers, whatever it answers,
  /// after all that it had to tell; a ping would be answered by the connection, perhaps before. Only the seed of a game
  /// that has ended may come later still.
  std::vector<std::string> heard() const {
    std::vector<std::string> texts;
    bool answered = false;
    bool seed_is_due = false;
    watcher->send({{"type", "explain"}, {"action", "nothing"}, {"nonce", "so far"}});
    while (!answered || seed_is_due) {
      const Json message = watcher->next();
      if (message.is_null()) break;
      if (message["type"] == "table" && message["decision"]["over"] == true) seed_is_due = true;
      if (message["type"] == "opened") seed_is_due = false;
      if (message.value("nonce", "") == "so far") {
        answered = true;
      } else {
        texts.push_back(without_chance(watcher->last_text));
      }
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

  /// Also when a game has moved the ratings of one world, nobody is told.
  void wait_until_it_has_counted() const {
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(kPatienceMs);
    while (server_->metrics().games_rated == 0 && std::chrono::steady_clock::now() < until) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_EQ(server_->metrics().games_rated, 1u);
  }

  void compare(const State& truth, Seat viewer, Generator& dice) {
    const State guess = G::imagine(G::view(truth, viewer), dice);
    const std::string name(G::kName);
    const TermsWorld one(*server_, name, json_of(truth), viewer, G::seats(truth), true);
    const TermsWorld other(*server_, name, json_of(guess), viewer, G::seats(truth), false);
    for (const auto& [seat, message] : all_that_is_said()) {
      const auto here = one.after(seat, message);
      ASSERT_EQ(here, other.after(seat, message)) << message;
      messages_ += here.size();
    }
    EXPECT_NE(one.watcher->picture.dump().find(R"("rated":true)"), std::string::npos);
    if (!std::exchange(counted_, true)) wait_until_it_has_counted();
    ASSERT_EQ(one.heard(), other.heard());
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
  bool counted_ = false;
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
