// Non-interference over real messages: what a viewer gets does not depend on what that viewer may not know.
#include <algorithm>

#include "games/otys/otys.hpp"
#include "games/thesauros/thesauros.hpp"
#include "server/testing.hpp"
#include "wire/json.hpp"

namespace bathys::server {
namespace {

/// One of two tables at the same position as far as the viewer can tell.
struct World {
  World(Server& server, const std::string& game, const Json& position, Seat viewer, int seats) {
    Json people = Json::array();
    for (int i = 0; i < seats; ++i) people.push_back({{"kind", "human"}, {"name", "P" + std::to_string(i)}});
    port = server.port();
    table = server.create_trusted({{"game", game}, {"start", position}, {"seats", people}, {"hints", true}});
    for (int i = 0; i < seats; ++i) {
      players.push_back(std::make_unique<Player>(server.port(), table, table["tokens"][static_cast<std::size_t>(i)]));
      players.back()->expect("table");
    }
    token = is_seat(viewer) ? table["tokens"][static_cast<std::size_t>(index_of(viewer))] : table["spectator"];
    watcher = std::make_unique<Player>(server.port(), table, token);
    watcher->expect("table");
    // That somebody came is told to those who were there before.
    for (const auto& player : players) heard(*player);
    heard(*watcher);
  }

  /// The answers that are offered, by seat.
  std::vector<std::string> offered(std::size_t seat) const {
    std::vector<std::string> texts;
    for (const Json& one : players[seat]->legal()) texts.push_back(one["text"]);
    return texts;
  }
  /// Plays it, and gives what the watcher gets: every message, byte for byte.
  std::vector<std::string> play(std::size_t seat, const std::string& action) {
    const u64 next = watcher->change + 1;
    players[seat]->answer(action);
    for (const auto& player : players) player->see(next);
    return heard(*watcher);
  }
  /// The seat wants its last answer back, and everybody agrees; what the watcher gets of it.
  std::vector<std::string> take_back(std::size_t seat) {
    const u64 next = watcher->change + 1;
    if (players[seat]->ask({{"type", "undo"}, {"change", watcher->change}})["type"] != "done") return heard(*watcher);
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (i != seat) players[i]->ask({{"type", "agree"}, {"yes", true}});
    }
    for (const auto& player : players) player->see(next);
    return heard(*watcher);
  }
  /// What somebody gets who sits in the watcher's place and has seen an earlier change.
  std::vector<std::string> come_back(u64 change) {
    auto again = std::make_unique<Player>(port, table, token, Json{{"since", {{"change", change}, {"events", 0}}}});
    auto texts = heard(*again, false);
    // That somebody comes and goes is told, and must not be taken for news of the game.
    heard(*watcher);
    again.reset();
    watcher->expect("seats");
    return texts;
  }
  /// All that was sent until now.
  static std::vector<std::string> heard(Player& who, bool follows = true) {
    std::vector<std::string> texts;
    who.send({{"type", "ping"}, {"nonce", "until now"}});
    while (true) {
      const auto text = follows ? next_of(who) : who.frames().next();
      if (!text || wire::parse_json(*text)["type"] == "pong") return texts;
      texts.push_back(*text);
    }
  }

  /// What the watcher is told of an answer before it is given; nothing when the watcher has none to give.
  std::string preview() {
    if (watcher->legal().empty()) return {};
    watcher->send({{"type", "preview"}, {"nonce", "look ahead"}, {"action", watcher->legal().back()["text"]}});
    watcher->expect("previewed");
    return watcher->last_text;
  }

  /// What the coach tells the watcher, who may ask only when it is asked itself.
  std::string hint() {
    if (watcher->legal().empty()) return {};
    watcher->send({{"type", "hint"}, {"nonce", "what now"}});
    watcher->expect("hinted");
    return watcher->last_text;
  }

  u16 port = 0;
  Json table{};
  std::string token{};
  std::vector<std::unique_ptr<Player>> players;
  std::unique_ptr<Player> watcher;

 private:
  static std::optional<std::string> next_of(Player& who) {
    if (who.next().is_null()) return std::nullopt;
    return who.last_text;
  }
};

/// The first picture without what is random for every table and has nothing to do with the game.
std::string bytes_of_picture(const World& world) {
  Json picture = world.watcher->picture;
  picture.erase("table");
  picture.erase("commitment");
  return wire::write_json(picture);
}

template <Game G>
class Secrets : public ServerTest {
 protected:
  using State = typename G::State;

  /// A budget in simulations, so that only the view can make a difference.
  void SetUp() override {
    Settings settings = for_tests();
    settings.hint_simulations = 30;
    start(settings);
  }

  static Json json_of(const State& state) { return wire::state_json(AnyGameOf<G>(Referee<G>(state))); }

  void compare(const State& truth, Seat viewer, Generator& dice) {
    const State guess = G::imagine(G::view(truth, viewer), dice);
    const std::string name(G::kName);
    const int seats = G::seats(truth);
    World one(*server_, name, json_of(truth), viewer, seats);
    World other(*server_, name, json_of(guess), viewer, seats);
    ASSERT_EQ(bytes_of_picture(one), bytes_of_picture(other));
    ++pictures_;
    for (int i = 0; i < 6; ++i) {
      const std::string foreseen = one.preview();
      ASSERT_EQ(foreseen, other.preview());
      if (!foreseen.empty()) ++previews_;
      const std::string hinted = one.hint();
      ASSERT_EQ(hinted, other.hint());
      if (!hinted.empty()) ++hints_;
      const auto next = common_answer(one, other, dice);
      if (!next) return;
      const u64 before = one.watcher->change;
      auto first = one.play(next->first, next->second);
      auto second = other.play(next->first, next->second);
      // When the viewer has learned something, the worlds may differ for good reason.
      if (one.watcher->picture["view"] != other.watcher->picture["view"]) return;
      ASSERT_EQ(first, second);
      ++updates_;
      ASSERT_EQ(without_table(one.come_back(before)), without_table(other.come_back(before)));
      ++returns_;
      // What it is to take back is told alike, and then they go on from where they were.
      if (dice.below(3) > 0) continue;
      first = one.take_back(next->first);
      second = other.take_back(next->first);
      ASSERT_EQ(first, second);
      if (one.watcher->change > before + 1) ++taken_back_;
    }
  }

  /// Without what is random for every table and has nothing to do with the game.
  static std::vector<std::string> without_table(std::vector<std::string> texts) {
    for (std::string& text : texts) {
      Json message = wire::parse_json(text);
      for (const char* const name : {"table", "commitment"}) message.erase(name);
      text = wire::write_json(message);
    }
    return texts;
  }

  /// Somebody answers in secret, and in each world something else: nobody who may not know hears a difference.
  void compare_sealed(const State& truth, Seat viewer) {
    const int seats = G::seats(truth);
    const std::string name(G::kName);
    World one(*server_, name, json_of(truth), viewer, seats);
    World other(*server_, name, json_of(truth), viewer, seats);
    for (std::size_t seat = 0; seat < one.players.size(); ++seat) {
      const auto offered = one.offered(seat);
      if (offered.size() < 2 || viewer == seat_at(static_cast<int>(seat))) continue;
      const auto first = one.play(seat, offered.front());
      ASSERT_FALSE(first.empty());
      ASSERT_EQ(first, other.play(seat, offered.back()));
      ASSERT_EQ(without_table(one.come_back(0)), without_table(other.come_back(0)));
      ++sealed_;
      return;
    }
  }
  void compare_all_sealed(const typename G::Setup& setup, int games) {
    for (int game = 0; game < games; ++game) {
      Generator dice(key_from_text("sealed " + std::to_string(game)));
      Referee<G> referee(setup, key_from_text("sealed game " + std::to_string(game)));
      for (int i = 0; i < 12 && !referee.over();) {
        if (AnyGameOf<G>(referee).decision().sealed && referee.asked().size() > 1) {
          const int viewer = static_cast<int>(dice.below(static_cast<u32>(G::seats(referee.state())) + 1));
          compare_sealed(referee.state(), viewer == G::seats(referee.state()) ? kSpectator : seat_at(viewer));
          if (testing::Test::HasFatalFailure()) return;
          ++i;
        }
        play_randomly(referee, dice);
      }
    }
  }

  /// A seat that is asked in both worlds, and an answer that both offer.
  static std::optional<std::pair<std::size_t, std::string>> common_answer(const World& one, const World& other,
                                                                          Generator& dice) {
    for (std::size_t seat = 0; seat < one.players.size(); ++seat) {
      const auto here = one.offered(seat);
      const auto there = other.offered(seat);
      std::vector<std::string> both;
      for (const std::string& action : here) {
        if (std::find(there.begin(), there.end(), action) != there.end()) both.push_back(action);
      }
      if (!both.empty()) return std::pair{seat, both[dice.below(static_cast<u32>(both.size()))]};
    }
    return std::nullopt;
  }

  void compare_games(const typename G::Setup& setup, int games, int positions) {
    for (int game = 0; game < games; ++game) {
      Generator dice(key_from_text("secrets " + std::to_string(game)));
      Referee<G> referee(setup, key_from_text("game " + std::to_string(game)));
      for (int i = 0; i < positions && !referee.over(); ++i) {
        for (u32 steps = 1 + dice.below(30); steps > 0 && !referee.over(); --steps) play_randomly(referee, dice);
        if (referee.over()) break;
        const int viewer = static_cast<int>(dice.below(static_cast<u32>(G::seats(referee.state())) + 1));
        compare(referee.state(), viewer == G::seats(referee.state()) ? kSpectator : seat_at(viewer), dice);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
  static void play_randomly(Referee<G>& referee, Generator& dice) {
    const Seat seat = referee.asked().front();
    Options options;
    referee.legal(seat, options);
    referee.play(seat, options[static_cast<int>(dice.below(static_cast<u32>(options.size())))]);
  }

  int pictures_ = 0;
  int updates_ = 0;
  int previews_ = 0;
  int hints_ = 0;
  int returns_ = 0;
  int taken_back_ = 0;
  int sealed_ = 0;
};

using OtysSecrets = Secrets<Otys>;
using ThesaurosSecrets = Secrets<Thesauros>;

TEST_F(OtysSecrets, NoByteDependsOnWhatTheViewerMayNotKnow) {
  Otys::Setup setup{};
  setup.players = 3;
  compare_games(setup, 4, 8);
  EXPECT_GT(pictures_, 20);
  EXPECT_GT(updates_, 40);
  EXPECT_GT(previews_, 10);
  EXPECT_GT(hints_, 10);
  EXPECT_GT(returns_, 40);
  EXPECT_GT(taken_back_, 5);
}

TEST_F(ThesaurosSecrets, NoByteDependsOnWhatTheViewerMayNotKnow) {
  Thesauros::Setup setup{};
  setup.players = 2;
  compare_games(setup, 4, 8);
  EXPECT_GT(pictures_, 20);
  EXPECT_GT(updates_, 40);
  EXPECT_GT(previews_, 10);
  EXPECT_GT(hints_, 10);
  EXPECT_GT(returns_, 40);
  EXPECT_GT(taken_back_, 5);
}

TEST_F(ThesaurosSecrets, WhatIsAnsweredInSecretIsHeardByNobody) {
  Thesauros::Setup setup{};
  setup.players = 3;
  compare_all_sealed(setup, 3);
  EXPECT_GT(sealed_, 20);
}

}  // namespace
}  // namespace bathys::server
