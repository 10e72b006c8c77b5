// Where a move at sea leads: told beside the answers and the events, so that nobody who shows it has to find it again.
#include <algorithm>
#include <map>
#include <set>

#include "core/generator.hpp"
#include "wire/actions.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

using Way = std::vector<std::string>;

Way way_in(const Json& told) { return told.contains("way") ? told["way"].get<Way>() : Way{}; }
/// "Z6.2" is in zone 6; what has no number is in none.
int zone_of(const std::string& space) { return space[0] == 'Z' ? space[1] - '0' : 0; }

/// The games of one set of options, at every decision: what a move is told to be, and what comes of it.
class Sailing {
 public:
  explicit Sailing(const Json& options)
      : game_(begin("thesauros", options, "ways")), dice_(key_from_text("ways " + options.dump())) {}

  /// True when the game goes on.
  bool step() {
    if (game_->decision().over) return false;
    const Seat asked = game_->decision().asked.front();
    const Json legal = Teller(*game_, asked).legal();
    for (const Json& answer : legal) look_at(answer);
    const Json& chosen = one_of(legal);
    if (moves(chosen)) promised_ = {{chosen["json"]["zodiac"], way_in(chosen)}};
    const std::size_t since = Teller(*game_, kSpectator).event_count();
    EXPECT_FALSE(game_->play(asked, read_action(game_->verbs(), chosen["json"], "json")));
    hear(Teller(*game_, kSpectator).events(since));
    return true;
  }
  int sailed() const { return sailed_; }
  int turned_up_in_passing() const { return turned_up_; }

 private:
  static bool moves(const Json& answer) {
    const std::string verb = answer["json"]["verb"];
    return verb == "sail" || verb == "pass by";
  }
  /// Moves twice as often as anything else, so that games see much of the sea.
  const Json& one_of(const Json& legal) {
    std::vector<const Json*> there, at_sea;
    for (const Json& answer : legal) (moves(answer) ? at_sea : there).push_back(&answer);
    if (there.empty() || (!at_sea.empty() && dice_.below(3) > 0)) there = at_sea;
    return *there[dice_.below(static_cast<u32>(there.size()))];
  }
  std::string place_of(const std::string& zodiac) const {
    return Teller(*game_, kSpectator).view()["zodiacs"][static_cast<std::size_t>(zodiac[1] - '1')]["space"];
  }
  void look_at(const Json& answer) const {
    const Way way = way_in(answer);
    if (!moves(answer) || way.empty()) {
      const bool stays = moves(answer) && answer["json"]["space"] == place_of(answer["json"]["zodiac"]);
      EXPECT_EQ(moves(answer), stays) << answer;
      EXPECT_TRUE(way.empty()) << answer;
      return;
    }
    EXPECT_EQ(way.front(), place_of(answer["json"]["zodiac"])) << answer;
    EXPECT_EQ(way.back(), answer["json"]["space"]) << answer;
    EXPECT_GE(way.size(), 2u) << answer;
  }
  /// Money may be brought together between an answer and its event.
  void hear(const Json& events) {
    std::set<int> zones;
    for (const Json& event : events) {
      const Way way = way_in(event);
      if (event["kind"] == "tile_turned_up") zones.insert(event["args"][0].get<int>());
      if (event["kind"] != "sailed" && event["kind"] != "passed_by") {
        EXPECT_TRUE(way.empty()) << event;
        continue;
      }
      ++sailed_;
      EXPECT_EQ(way, promised_.at("z" + std::to_string(event["args"][1].get<int>()))) << event;
      for (const int zone : zones) {
        const auto in_zone = [&](const std::string& space) { return zone_of(space) == zone; };
        EXPECT_TRUE(std::any_of(way.begin() + 1, way.end(), in_zone)) << zone << " " << event;
        turned_up_ += in_zone(way.back()) ? 0 : 1;
      }
      zones.clear();
    }
  }

  std::unique_ptr<AnyGame> game_;
  Generator dice_;
  std::map<std::string, Way> promised_;
  int sailed_ = 0;
  int turned_up_ = 0;
};

TEST(Ways, AreToldBeforehandAsTheyAreSailed) {
  int sailed = 0, turned_up = 0;
  for (const Json& options : option_sets("thesauros")) {
    Sailing game(options);
    while (game.step()) {
    }
    sailed += game.sailed();
    turned_up += game.turned_up_in_passing();
  }
  EXPECT_GT(sailed, 100);
  EXPECT_GT(turned_up, 0) << "nobody crossed a zone that nobody had seen";
}

TEST(Ways, AreNotToldOfGamesInWhichNothingTravels) {
  const auto game = begin_otys();
  for (const Json& answer : Teller(*game, game->decision().asked.front()).legal()) EXPECT_FALSE(answer.contains("way"));
}

}  // namespace
}  // namespace bathys::wire
