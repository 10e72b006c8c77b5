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
  Sailing(const Json& options, const std::string& seed)
      : game_(begin("thesauros", options, seed)), dice_(key_from_text(seed + options.dump())) {}

  /// True when the game goes on.
  bool step() {
    if (game_->decision().over) return false;
    const Seat asked = game_->decision().asked.front();
    const Json legal = Teller(*game_, asked).legal();
    if (std::any_of(legal.begin(), legal.end(), moves)) {
      const Json zodiacs = Teller(*game_, kSpectator).view()["zodiacs"];
      for (const Json& answer : legal) look_at(answer, zodiacs);
    }
    const Json& chosen = one_of(legal);
    if (moves(chosen)) promised_ = {{chosen["json"]["zodiac"], way_in(chosen)}};
    const std::size_t since = Teller(*game_, kSpectator).event_count();
    EXPECT_FALSE(game_->play(asked, read_action(game_->verbs(), chosen["json"], "json")));
    hear(Teller(*game_, kSpectator).events(since));
    return true;
  }
  int sailed() const { return sailed_; }
  int turned_up() const { return turned_up_; }

 private:
  static bool moves(const Json& answer) {
    const std::string verb = answer["json"]["verb"];
    return verb == "sail" || verb == "pass by";
  }
  static bool says_no(const std::string& verb) {
    static const std::set<std::string> kRefusals{"decline", "pass", "no training", "end turn", "surface", "leave"};
    return kRefusals.count(verb) > 0;
  }
  /// Every kind of answer is equally likely, moves more than others, and who would say no thinks again: so games see
  /// much of the sea.
  const Json& one_of(const Json& legal) {
    std::map<std::string, std::vector<const Json*>> kinds;
    for (const Json& answer : legal) kinds[answer["json"]["verb"]].push_back(&answer);
    const auto any = [&](const auto& list) {
      return std::next(list.begin(), dice_.below(static_cast<u32>(list.size())));
    };
    auto kind = any(kinds);
    for (int i = 0; i < 3 && says_no(kind->first); ++i) kind = any(kinds);
    if (kinds.count("sail") > 0 && dice_.below(2) > 0) kind = kinds.find("sail");
    return **any(kind->second);
  }
  static void look_at(const Json& answer, const Json& zodiacs) {
    const Way way = way_in(answer);
    if (!moves(answer)) return expect_none(answer);
    const std::string zodiac = answer["json"]["zodiac"];
    const Json& here = zodiacs[static_cast<std::size_t>(zodiac[1] - '1')]["space"];
    if (way.empty()) {
      EXPECT_EQ(answer["json"]["space"], here) << answer << ": only who stays has no way";
      return;
    }
    EXPECT_EQ(way.front(), here) << answer;
    EXPECT_EQ(way.back(), answer["json"]["space"]) << answer;
    EXPECT_GE(way.size(), 2u) << answer;
  }
  static void expect_none(const Json& told) { EXPECT_FALSE(told.contains("way")) << told; }
  /// Money may be brought together between an answer and its event.
  void hear(const Json& events) {
    std::set<int> zones;
    for (const Json& event : events) {
      const Way way = way_in(event);
      if (event["kind"] == "tile_turned_up") zones.insert(event["args"][0].get<int>());
      if (event["kind"] != "sailed" && event["kind"] != "passed_by") {
        expect_none(event);
        continue;
      }
      ++sailed_;
      EXPECT_EQ(way, promised_.at("z" + std::to_string(event["args"][1].get<int>()))) << event;
      for (const int zone : zones) {
        const auto in_zone = [&](const std::string& space) { return zone_of(space) == zone; };
        EXPECT_TRUE(std::any_of(way.begin() + 1, way.end(), in_zone)) << zone << " " << event;
        ++turned_up_;
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
    for (const char* const seed : {"ways", "more", "again"}) {
      Sailing game(options, seed);
      while (game.step()) {
      }
      sailed += game.sailed();
      turned_up += game.turned_up();
    }
  }
  EXPECT_GT(sailed, 100);
  EXPECT_GT(turned_up, 0);
}

TEST(Ways, AreNotToldOfGamesInWhichNothingTravels) {
  const auto game = begin_otys();
  for (const Json& answer : Teller(*game, game->decision().asked.front()).legal()) EXPECT_FALSE(answer.contains("way"));
}

}  // namespace
}  // namespace bathys::wire
