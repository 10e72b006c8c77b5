// Every printed value is data: each one in the component files is changed in turn, and rules, previews and sentences
// follow. What the games are built around, and what random games do not notice, stands here in lists with reasons.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "core/laws/preview.hpp"
#include "core/testing/random_game.hpp"
#include "games/all/games.hpp"
#include "games/all/list.hpp"
#include "games/thesauros/testing.hpp"
#include "wire/components.hpp"

namespace bathys {
namespace {

using wire::Json;
using Place = Json::json_pointer;

template <class G>
const AnyKind& kind() {
  return *find_game(G::kName);
}

template <class G>
Json component_file() {
  const std::string name(G::kName);
  std::ifstream file(BATHYS_ROOT "/games/" + name + "/data/" + name + ".components.json");
  return Json::parse(file);
}

// What can be seen of a game

/// A running hash of everything that is told.
class Told {
 public:
  void number(u64 n) {
    hash_ = (hash_ ^ n) * 0x9E3779B97F4A7C15u;
    hash_ ^= hash_ >> 29;
  }
  void text(std::string_view text) {
    for (const char c : text) number(static_cast<u8>(c));
    number(text.size());
  }
  void message(const Message& message) {
    text(message.key);
    for (const Arg& arg : message.args) {
      if (arg.kind == Arg::Kind::none) continue;
      number(static_cast<u64>(arg.value));
      text(arg.text);
      if (arg.inner != nullptr) this->message(*arg.inner);
    }
  }
  template <PlainValue T>
  void value(const T& value) {
    text({reinterpret_cast<const char*>(&value), sizeof(value)});
  }
  u64 so_far() const { return hash_; }

 private:
  u64 hash_ = 0;
};

/// Every kind of answer is equally likely.
template <Game G>
Action any_kind_of_answer(const typename G::State& state, Seat seat, Generator& generator) {
  return one_of(one_of(kinds_of_answers<G>(state, seat), generator), generator);
}

/// One random game, told step by step.
template <Game G>
class Story final : public SelfPlay<G> {
 public:
  Story(const typename G::Setup& setup, const std::string& seed) : SelfPlay<G>(setup, seed, any_kind_of_answer<G>) {}
  Story(const typename G::State& start, const std::string& seed)
      : SelfPlay<G>(start, Generator(key_from_text(seed)), any_kind_of_answer<G>), longest_(40) {}

  bool finished() const { return this->over() || steps_ > longest_; }
  /// Plays on, and answers with all that was told so far: what may be answered, with its sentences, what happened, what
  /// the seat sees, how the game ended.
  u64 tell() {
    ++steps_;
    const Seat seat = this->asked();
    Options options;
    Engine<G>::legal(this->state(), seat, options);
    for (const Action action : options) {
      told_.number(action.bits());
      told_.message(G::answer(G::seen(this->state(), seat), Engine<G>::question(this->state()), action));
    }
    told_.message(G::question(G::view(this->state(), seat)));
    this->step();
    for (const Event& event : this->events()) told_.message(G::message(event));
    told_.value(G::view(this->state(), seat));
    if (this->over()) tell_outcome();
    return told_.so_far();
  }

 private:
  void tell_outcome() {
    const Outcome outcome = G::outcome(this->state());
    for (const i32 points : outcome.points) told_.number(static_cast<u64>(points));
    told_.number(outcome.winners.bits());
    told_.message(outcome.verdict);
  }

  Told told_;
  int steps_ = 0;
  int longest_ = 3000;
};

/// Random games with the printed components, to compare others with.
template <Game G>
class Stories {
 public:
  static constexpr std::size_t kGames = 64;

  /// Beside whole games, beginnings of games from these positions.
  explicit Stories(std::vector<typename G::State> starts) : starts_(std::move(starts)) {}

  /// Whether a game goes otherwise with the components in play.
  bool differ() {
    for (std::size_t i = 0; i < kGames + starts_.size(); ++i) {
      if (differs(i)) return true;
    }
    return false;
  }
  /// Plays the games that are compared with; the printed components must be in play.
  void remember() {
    for (std::size_t i = 0; i < kGames + starts_.size(); ++i) {
      Story<G> story = begin(i);
      told_.emplace_back();
      while (!story.finished()) told_.back().push_back(story.tell());
    }
  }

 private:
  Story<G> begin(std::size_t i) const {
    if (i >= kGames) return Story<G>(starts_[i - kGames], "start " + std::to_string(i));
    const auto sets = G::option_sets();
    // Neighbours in the list are much alike: a stride through it soon meets all kinds.
    return Story<G>(sets[i * 7 % sets.size()], "story " + std::to_string(i));
  }
  bool differs(std::size_t i) {
    Story<G> story = begin(i);
    const std::vector<u64>& expected = told_[i];
    for (std::size_t step = 0; step < expected.size(); ++step) {
      if (story.finished()) return true;
      const typename G::State before = story.state();
      if (story.tell() == expected[step]) continue;
      check_previews(before);
      return true;
    }
    return !story.finished();
  }
  /// Previews are played by the same rules: they go otherwise as well.
  static void check_previews(const typename G::State& state) {
    const Seat seat = Engine<G>::asked(state).front();
    Options options;
    Engine<G>::legal(state, seat, options);
    const auto view = G::view(state, seat);
    for (const Action action : options) {
      laws::preview_comes_true<G>(preview<G>(view, seat, action), state, {seat, action});
    }
  }

  std::vector<typename G::State> starts_;
  std::vector<std::vector<u64>> told_;
};

// The values of a component file

bool is_for_people(const std::string& field) {
  for (const char* const name : {"game", "version", "provenance", "note", "legend", "id"}) {
    if (field == name) return true;
  }
  return false;
}

struct Leaf {
  Place place;
  std::string name;  ///< as core/printed_values.hpp calls it
};

std::string step_to(const Json& parent, const std::string& key, const Json& value) {
  return parent.is_array() && value.is_object() && value.contains("id") ? value["id"].get<std::string>() : key;
}

/// All values below a place; a way of the sea is one value.
void find_leaves(const Json& file, const Place& place, const std::string& name, std::vector<Leaf>& leaves) {
  const Json& here = file[place];
  const bool way = here.is_array() && here.size() == 2 && name.find(".edges.") != std::string::npos;
  if (!here.is_structured() || way) return leaves.push_back({place, name});
  for (const auto& [key, value] : here.items()) {
    if (here.is_object() && is_for_people(key)) continue;
    const Place next = here.is_array() ? place / static_cast<std::size_t>(std::stoul(key)) : place / key;
    find_leaves(file, next, (name.empty() ? "" : name + ".") + step_to(here, key, value), leaves);
  }
}

std::vector<Leaf> leaves_of(const Json& file) {
  std::vector<Leaf> leaves;
  find_leaves(file, Place(), "", leaves);
  return leaves;
}

/// What could stand there instead.
std::vector<Json> instead_of(const Json& value) {
  std::vector<Json> others;
  if (value.is_number_integer()) {
    for (const int by : {1, -1, 2, -2, 3, -3, 4, -4, 20, 40}) others.push_back(value.get<int>() + by);
  } else if (value.is_string()) {
    for (const char* const word :
         {"",        "SH",         "p3",          "p5",       "h7",       "i7",        "metal", "plant",
          "fuel",    "tech",       "battery",     "prestige", "credits2", "prestige1", "head",  "tail",
          "display", "first_pile", "second_pile", "small",    "large",    "free",      "fixed"}) {
      if (value != word) others.push_back(word);
    }
  }
  return others;
}

void erase(Json& file, const Place& place) {
  Json& parent = file[place.parent_pointer()];
  if (parent.is_array()) {
    parent.erase(std::stoul(place.back()));
  } else {
    parent.erase(place.back());
  }
}

/// What is printed twice, or has a fixed total, changes at both places.
void mend(Json& file, const Leaf& leaf, const Json& before) {
  const Json now = file[leaf.place];
  const auto also = [&](const char* one, const char* other) {
    if (leaf.place == Place(one)) file[Place(other)] = now;
    if (leaf.place == Place(other)) file[Place(one)] = now;
  };
  also("/lagoon/LA/gain", "/techs/3/use/lobster_fishing");
  also("/lagoon/LB/gain_harpoon", "/techs/2/use/coastal_fishing");
  also("/lagoon/LB/gain_speargun", "/techs/8/use/coastal_fishing");
  const std::string last = leaf.place.back();
  if (last == "level" || last == "initiation") {
    for (Json& tech : file["techs"]) {
      if (tech[last] != now || &tech[last] == &file[leaf.place]) continue;
      tech[last] = before;
      break;
    }
  }
  if (leaf.name.starts_with("seaplanes.count")) {
    Json& rent = file["seaplanes"]["rent"][last];
    while (rent.size() < now.get<std::size_t>()) rent.push_back(5);
    while (rent.size() > now.get<std::size_t>()) rent.erase(rent.size() - 1);
  }
  if (leaf.name.starts_with("calendar.tech_reveals") && now > before) {
    Json& other = file["calendar"]["tech_reveals"][last == "0" ? 1 : 0];
    other = other.get<int>() - (now.get<int>() - before.get<int>());
  }
  if (leaf.name.find(".len.") != std::string::npos) {
    Json& queue = file[leaf.place.parent_pointer().parent_pointer()];
    while (queue.contains("costs") && queue["costs"].size() < now.get<std::size_t>()) queue["costs"].push_back(9);
  }
  if (leaf.name.starts_with("market.track") && before == file["market"]["arrow_price"]) {
    for (Json& track : file["market"]["track"]) track[std::stoul(last)] = now;
    file["market"]["arrow_price"] = now;
  }
  if (last == "kind" && now == "free") file[leaf.place.parent_pointer()]["needs"] = {2, 1};
  if (last == "kind" && now == "fixed") file[leaf.place.parent_pointer()]["needs"] = {{"metal", 1}};
  if (last == "kind" && now != "resource") file[leaf.place.parent_pointer()].erase("choice");
}

/// The file with another value there, in several ways.
std::vector<Json> changed(const Json& file, const Leaf& leaf) {
  std::vector<Json> files;
  const Json before = file[leaf.place];
  for (const Json& other : instead_of(before)) {
    files.push_back(file);
    files.back()[leaf.place] = other;
    mend(files.back(), leaf, before);
  }
  files.push_back(file);
  erase(files.back(), leaf.place);
  if (before.is_array()) {
    for (const char* const end : {"PORT", "F1", "F2", "b", "d", "e", "g", "h"}) {
      files.push_back(file);
      files.back()[leaf.place] = {before[0], end};
      files.push_back(file);
      files.back()[leaf.place] = {before[1], end};
    }
  }
  return files;
}

// What happens to each

enum class Fate { followed, not_noticed, refused };

template <Game G>
Fate fate_of(const Leaf& leaf, const Json& file, Stories<G>& stories) {
  constexpr int kTries = 2;
  int accepted = 0;
  for (const Json& other : changed(file, leaf)) {
    try {
      const auto in_play = wire::put_in_play(kind<G>(), other);
      if (G::components_hash() == wire::components_hash(kind<G>(), file)) ADD_FAILURE() << leaf.name << ": same hash";
      if (stories.differ()) return Fate::followed;
      if (++accepted == kTries) break;
    } catch (const BadInput&) {
      continue;  // it cannot be that
    }
  }
  return accepted == 0 ? Fate::refused : Fate::not_noticed;
}

/// The reason for the first beginning in the list that the name has; empty without one.
std::string_view listed(const std::map<std::string_view, std::string_view>& list, std::string_view name) {
  for (const auto& [beginning, reason] : list) {
    const bool ends_well =
        name.size() == beginning.size() || (name.size() > beginning.size() && name[beginning.size()] == '.');
    if (name.starts_with(beginning) && ends_well) return reason;
  }
  return {};
}

/// Changes every value of a game's file. `fixed` are those that can be no others, `elsewhere` those that random games
/// do not notice, both with their reasons.
template <Game G>
void change_each(const std::map<std::string_view, std::string_view>& fixed,
                 const std::map<std::string_view, std::string_view>& elsewhere,
                 std::vector<typename G::State> starts = {}) {
  const Json file = component_file<G>();
  Stories<G> stories(std::move(starts));
  stories.remember();
  ASSERT_FALSE(stories.differ());
  for (const Leaf& leaf : leaves_of(file)) {
    const Fate fate = fate_of<G>(leaf, file, stories);
    EXPECT_EQ(fate == Fate::refused, !listed(fixed, leaf.name).empty()) << leaf.name;
    if (fate == Fate::not_noticed) EXPECT_FALSE(listed(elsewhere, leaf.name).empty()) << leaf.name;
  }
  EXPECT_FALSE(stories.differ()) << "the printed components are in play again";
}

TEST(PrintedValues, OfPearlsAreFollowedOneByOne) {
  change_each<Pearls>({}, {{"rounds.most", "a bound of the options: see TheMostRounds"}});
}

TEST(PrintedValues, OfOtysAreFollowedOneByOne) {
  change_each<Otys>({{"offer.places.1", "the cubes of a solo game lie on exactly two contracts (8.2)"}},
                    {{"solo.ranks", "random players do not get that far: see TheSoloRanks"}});
}

/// Boats about to dive with one thing each, the boss or a worker aboard: random players seldom get that far.
std::vector<thesauros::State> dives() {
  using namespace thesauros;
  std::vector<thesauros::State> starts;
  for (int gear = 0; gear < kGear; ++gear) {
    for (const char* const tile : {"L2", "L3"}) {
      for (int column = 1; column <= kMostColumns; ++column) {
        TestTable game;
        const Gear also = column % 2 == 0 ? Gear::suit : Gear::cage;
        game.place_tile(5, tile).money(kAnna, {9, 9, 9, 9});
        game.send_to_sea(kAnna, "Z5." + std::to_string(column), column % 2 == 0 ? kBoss : 1,
                         {static_cast<Gear>(gear), also});
        starts.push_back(game.at_zone(5).state());
      }
    }
  }
  return starts;
}

TEST(PrintedValues, OfThesaurosAreFollowedOneByOne) {
  static constexpr const char* kBuiltAround = "arrays are made of it";
  static constexpr const char* kNames = "a name, no value";
  change_each<Thesauros>({{"calendar.quadrimesters", kBuiltAround},
                          {"player.workers", kBuiltAround},
                          {"player.recruits", kBuiltAround},
                          {"first_techs.shown", kBuiltAround},
                          {"hats.zones", kBuiltAround},
                          {"techs.mask.level", "0.4 lays it out by name"},
                          {"techs.mask.initiation", "0.4 lays it out by name"},
                          {"techs.aux_motor.initiation", "0.4 lays it out by name"},
                          {"techs.harpoon.initiation", "0.4 lays it out by name"},
                          {"queues.1-2.6.len", "zone 6 has no limit"},
                          {"queues.3-4.6.len", "zone 6 has no limit"},
                          {"market.numbers", kBuiltAround},
                          {"market.copies", kBuiltAround},
                          {"zones", "the spaces of the sea are made of it"},
                          {"sea.1-2.big_fishing", kNames},
                          {"sea.3-4.big_fishing", kNames},
                          {"lagoon.LA.kind", kNames},
                          {"lagoon.LA.needs", kNames},
                          {"lagoon.LB.kind", kNames},
                          {"lagoon.LB.needs", kNames},
                          {"lagoon.LC.kind", kNames},
                          {"lagoon.LD1", kNames},
                          {"lagoon.LD2", kNames},
                          {"found_objects.items.treasure3.copies", kBuiltAround},
                          {"found_objects.items.treasure5.copies", kBuiltAround},
                          {"mercenaries.count", kBuiltAround},
                          {"mercenaries.maps", kBuiltAround}},
                         {{"calendar.income.0.per_map", "nobody has a map before the first income: see TheFirstIncome"},
                          {"calendar.year_points.1", "there are no points of the year in solo (4.1)"},
                          {"supply", "printed counts; in play nothing runs out (D8)"},
                          {"solo.win_over", "random players do not get that far: see TheSoloMuseum"},
                          {"solo.museum_bonus", "random players do not get that far: see TheSoloMuseum"},
                          {"solo.trophies", "random players do not get that far: see TheSoloMuseum"},
                          {"initiation.budget", "advice that is shown and not enforced"}},
                         dives());
}

// What random games do not notice, pointed at

TEST(PrintedValues, TheMostRoundsBoundTheOptions) {
  pearls::Components other = Pearls::in_play();
  other.most_rounds = 5;
  EXPECT_TRUE(Pearls::check({2, 5}));
  const ComponentsInPlay<Pearls> in_play(other);
  EXPECT_FALSE(Pearls::check({2, 5}));
}

TEST(PrintedValues, TheSoloRanksFollowTheirMarks) {
  otys::Components other = Otys::in_play();
  other.solo.hopeful = 3;
  other.solo.confirmed = 5;
  other.solo.expert = 6;
  const ComponentsInPlay<Otys> in_play(other);
  EXPECT_EQ(otys::solo_rank(2), "otys.rank.beginner");
  EXPECT_EQ(otys::solo_rank(3), "otys.rank.hopeful");
  EXPECT_EQ(otys::solo_rank(5), "otys.rank.confirmed");
  EXPECT_EQ(otys::solo_rank(6), "otys.rank.expert");
}

TEST(PrintedValues, TheFirstIncomeCountsMapsWhenItSaysSo) {
  thesauros::Components other = Thesauros::in_play();
  for (auto& mode : other.income) mode[0].per_map = 3;
  const ComponentsInPlay<Thesauros> in_play(other);
  EXPECT_EQ(thesauros::income(thesauros::Mode::standard, 1).per_map, 3);
}

/// A lone player with this reputation, whose museum was full in this quadrimester.
thesauros::State full_museum(u16 reputation, u8 quadrimester) {
  thesauros::State state{};
  state.table.setup = {thesauros::Mode::solo, 1};
  for (auto& room : state.table.board.rooms) room.open = 1;
  state.table.board.full_at = quadrimester;
  state.table.players[0].reputation = reputation;
  state.table.players[0].fishing = 5;
  return state;
}

TEST(PrintedValues, TheSoloMuseumFollowsItsTables) {
  EXPECT_FALSE(thesauros::solo::won(full_museum(12, 6)));
  thesauros::Components other = Thesauros::in_play();
  other.solo_win_over = 11;
  other.solo_bonus = {7, 6, 5, 4};
  other.trophies = {{{9, 12, 13}, {9, 5, 3}, {4, 5, 6}}};
  const ComponentsInPlay<Thesauros> in_play(other);
  EXPECT_TRUE(thesauros::solo::won(full_museum(12, 6)));
  EXPECT_FALSE(thesauros::solo::won(full_museum(11, 6)));
  for (const auto& [quadrimester, bonus] :
       {std::pair{5, 7}, std::pair{6, 7}, std::pair{7, 6}, std::pair{8, 5}, std::pair{9, 4}}) {
    EXPECT_EQ(thesauros::solo::bonus(full_museum(12, static_cast<u8>(quadrimester)).table), bonus) << quadrimester;
  }
  EXPECT_EQ(thesauros::solo::trophies(full_museum(12, 6), 0), 2);
  EXPECT_EQ(thesauros::solo::trophies(full_museum(12, 5), 1), 2);
  EXPECT_EQ(thesauros::solo::trophies(full_museum(12, 6), 2), 2);
}

// Sentences

/// Sentences take values by these names.
template <Game G>
void names_follow() {
  Json file = component_file<G>();
  int numbers = 0;
  for (const Leaf& leaf : leaves_of(file)) {
    if (!file[leaf.place].is_number_integer()) continue;
    EXPECT_EQ(kind<G>().printed_value(leaf.name), file[leaf.place].template get<i64>()) << leaf.name;
    ++numbers;
  }
  EXPECT_GT(numbers, 10) << G::kName;
}

TEST(PrintedValues, AreAllFoundByTheirNames) {
  AllGames::each([]<Game G>() { names_follow<G>(); });
}

}  // namespace
}  // namespace bathys
