// Every printed value is data: each one in the component files is changed in turn, and rules, previews and sentences
// follow. What the games are built around, and what no game notices, stands here in lists with reasons.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "core/laws/preview.hpp"
#include "core/testing/random_game.hpp"
#include "games/all/games.hpp"
#include "games/all/list.hpp"
#include "games/thesauros/testing.hpp"
#include "tests/component_file.hpp"
#include "wire/components.hpp"
#include "wire/json_archive.hpp"

namespace bathys {
namespace {

using wire::Json;
using Place = Json::json_pointer;

// What can be seen of a game

/// A running hash of everything that is told.
class Told {
 public:
  Told& number(u64 n) {
    hash_ = (hash_ ^ n) * 0x9E3779B97F4A7C15u;
    hash_ ^= hash_ >> 29;
    return *this;
  }
  Told& text(std::string_view text) {
    number(text.size());
    for (std::size_t at = 0; at < text.size(); at += sizeof(u64)) {
      u64 word = 0;
      std::memcpy(&word, text.data() + at, std::min(sizeof(word), text.size() - at));
      number(word);
    }
    return *this;
  }
  Told& message(const Message& message) {
    text(message.key);
    for (const Arg& arg : message.args) {
      if (arg.kind == Arg::Kind::none) continue;
      number(static_cast<u64>(arg.value)).text(arg.text);
      if (arg.inner != nullptr) this->message(*arg.inner);
    }
    return *this;
  }
  template <PlainValue T>
  Told& value(const T& value) {
    return text({reinterpret_cast<const char*>(&value), sizeof(value)});
  }
  u64 all() const { return hash_; }

 private:
  u64 hash_ = 0;
};

/// The question, and what a seat may answer, in sentences.
template <Game G>
u64 told_before(const typename G::State& state, Seat seat) {
  Told told;
  Options options;
  Engine<G>::legal(state, seat, options);
  for (const Action action : options) {
    told.number(action.bits());
    told.message(G::answer(G::seen(state, seat), Engine<G>::question(state), action));
  }
  return told.message(G::question(G::view(state, seat))).all();
}

/// What happened, what a seat sees now, and how the game ended.
template <Game G>
u64 told_after(const typename G::State& state, const std::vector<Event>& events, Seat seat) {
  Told told;
  for (const Event& event : events) told.message(G::message(event));
  told.value(G::view(state, seat));
  if (!Engine<G>::over(state)) return told.all();
  const Outcome outcome = G::outcome(state);
  for (const i32 points : outcome.points) told.number(static_cast<u64>(points));
  return told.number(outcome.winners.bits()).message(outcome.verdict).all();
}

/// Every kind of answer is equally likely.
template <Game G>
Action any_kind_of_answer(const typename G::State& state, Seat seat, Generator& generator) {
  return one_of(one_of(kinds_of_answers<G>(state, seat), generator), generator);
}

/// An answer in some game that was played with the printed components. As long as nothing goes otherwise, a game comes
/// through the same positions with other components: so each can be compared by itself.
template <Game G>
struct Moment {
  typename G::State state;
  Seat seat;
  Action answer;
  u64 before = 0;
  u64 after = 0;

  Moment(const typename G::State& state, Seat seat, Action answer, const laws::Played<G>& played)
      : state(state), seat(seat), answer(answer) {
    before = told_before<G>(state, seat);
    after = told_after<G>(played.state, played.events_for(seat), seat);
  }
  bool differs() const {
    if (told_before<G>(state, seat) != before) return true;  // the answer may not even be possible
    const laws::Played<G> played(state, seat, answer);
    return told_after<G>(played.state, played.events_for(seat), seat) != after;
  }
  /// Whether a game can come here with the components in play; else it went otherwise before.
  bool is_possible() const {
    try {
      G::check_position(state);
      return true;
    } catch (const BadInput&) {
      return false;
    }
  }
  /// What comes of it, as random players go on, can be as well: it is accepted, and read as it was written.
  void check_positions() const {
    Generator chooser(key_from_text("positions"));
    typename G::State now = state;
    for (int i = 0; i < 12 && !Engine<G>::over(now); ++i) {
      const Seat who = Engine<G>::asked(now).front();
      Options options;
      Engine<G>::legal(now, who, options);
      const bool first = i == 0 && who == seat && std::find(options.begin(), options.end(), answer) != options.end();
      const Action next = first ? answer : any_kind_of_answer<G>(now, who, chooser);
      now = laws::Played<G>(now, who, next).state;
      ASSERT_NO_THROW(G::check_position(now));
      typename G::State read{};
      Json written;
      wire::JsonWriter writer(written);
      G::describe(writer, now);
      wire::JsonReader reader(written);
      ASSERT_NO_THROW(G::describe(reader, read));
    }
  }
  /// Previews are played by the same rules: they go otherwise as well.
  void check_previews() const {
    Options options;
    Engine<G>::legal(state, seat, options);
    const auto view = G::view(state, seat);
    for (const Action action : options) {
      laws::preview_comes_true<G>(preview<G>(view, seat, action), state, {seat, action});
    }
  }
};

/// Games with the printed components, to compare others with.
template <Game G>
class Stories {
 public:
  using State = typename G::State;

  /// Random games, and a few ways to go on from each of these positions.
  explicit Stories(const std::vector<State>& starts) {
    const auto sets = G::option_sets();
    for (const auto& setup : sets) beginnings_.push_back(told_at_first(setup));
    for (std::size_t i = 0; i < kGames; ++i) {
      // Neighbours in the list are much alike: a stride through it soon meets all kinds.
      const SelfPlay<G> game(sets[i * 7 % sets.size()], "story " + std::to_string(i), any_kind_of_answer<G>);
      remember(game.state(), "chooser " + std::to_string(i), 3000);
    }
    for (std::size_t i = 0; i < starts.size() * kWaysOn; ++i) {
      remember(starts[i / kWaysOn], "start " + std::to_string(i), 12);
    }
    Generator shuffler(key_from_text("order"));
    for (std::size_t i = moments_.size(); i > 1; --i) {
      std::swap(moments_[i - 1], moments_[shuffler.below(static_cast<u32>(i))]);
    }
  }

  /// Whether anything goes otherwise with the components in play.
  bool differ() {
    const auto sets = G::option_sets();
    if (sets.size() != beginnings_.size()) return true;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      if (told_at_first(sets[i]) != beginnings_[i]) return true;
    }
    const auto found =
        std::find_if(moments_.begin(), moments_.end(), [](const auto& moment) { return moment->differs(); });
    if (found == moments_.end()) return false;
    if ((*found)->is_possible()) {
      (*found)->check_previews();
      (*found)->check_positions();
    }
    // Values that stand side by side are told in the same moments.
    std::rotate(moments_.begin(), found, found + 1);
    return true;
  }

 private:
  static constexpr std::size_t kGames = 24;
  static constexpr std::size_t kWaysOn = 3;

  /// The whole table, with what lies face down.
  static u64 told_at_first(const typename G::Setup& setup) {
    const SelfPlay<G> game(setup, "beginning", any_kind_of_answer<G>);
    return Told().value(game.state()).all();
  }
  void remember(State state, const std::string& seed, int longest) {
    Generator chooser(key_from_text(seed));
    for (int i = 0; i < longest && !Engine<G>::over(state); ++i) {
      const Seat seat = Engine<G>::asked(state).front();
      const Action answer = any_kind_of_answer<G>(state, seat, chooser);
      const laws::Played<G> played(state, seat, answer);
      moments_.push_back(std::make_unique<Moment<G>>(state, seat, answer, played));
      state = played.state;
    }
  }

  std::vector<u64> beginnings_;
  std::vector<std::unique_ptr<Moment<G>>> moments_;
};

// What could stand there instead

/// What could stand there instead; null for nothing at all.
std::vector<Json> instead_of(const Json& value) {
  std::vector<Json> others;
  if (value.is_number_integer()) {
    for (const int by : {3, -3, 1, -1, 2, -2, 4, -4, 20, 40}) {
      if (value.get<int>() + by >= 0) others.push_back(value.get<int>() + by);
    }
  } else if (value.is_string()) {
    for (const char* const word :
         {"",        "SH",         "p3",          "p5",       "h7",       "i7",        "metal", "plant",
          "fuel",    "tech",       "battery",     "prestige", "credits2", "prestige1", "head",  "tail",
          "display", "first_pile", "second_pile", "small",    "large",    "free",      "fixed"}) {
      others.push_back(word);
    }
  } else if (value.is_array()) {
    for (const char* const end : {"PORT", "F1", "F2", "b", "d", "e", "g", "h", "Z3.2", "Z4.3", "Z5.3"}) {
      others.push_back({value[0], end});
      others.push_back({value[1], end});
    }
  }
  std::erase(others, value);
  others.push_back(nullptr);
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
  if (last == "min_players") {
    // The rooms of fewer players come first.
    for (const auto& [place, room] : file[leaf.place.parent_pointer().parent_pointer()].items()) {
      const bool behind = std::stoul(place) > std::stoul(leaf.place.parent_pointer().back());
      if (behind ? room[last] < now : room[last] > now) room[last] = now;
    }
  }
  if (last == "kind" && now == "free") file[leaf.place.parent_pointer()]["needs"] = {2, 1};
  if (last == "kind" && now == "fixed") file[leaf.place.parent_pointer()]["needs"] = {{"metal", 1}};
  if (last == "kind" && now != "resource") file[leaf.place.parent_pointer()].erase("choice");
}

/// The file with another value there, or without it.
Json changed(const Json& file, const Leaf& leaf, const Json& other) {
  Json now = file;
  if (other.is_null()) {
    erase(now, leaf.place);
  } else {
    now[leaf.place] = other;
    mend(now, leaf, file[leaf.place]);
  }
  return now;
}

// What happens to each

enum class Fate { followed, not_noticed, refused };

template <Game G>
Fate fate_of(const Leaf& leaf, const Json& file, Stories<G>& stories) {
  constexpr int kTries = 2;
  const std::string printed(G::components_hash());
  int accepted = 0;
  for (const Json& other : instead_of(file[leaf.place])) {
    try {
      const auto in_play = wire::put_in_play(kind<G>(), changed(file, leaf, other));
      EXPECT_NE(G::components_hash(), printed) << leaf.name;
      if (stories.differ()) return Fate::followed;
      if (++accepted == kTries) break;
    } catch (const BadInput&) {
      continue;  // it cannot be that
    }
  }
  return accepted == 0 ? Fate::refused : Fate::not_noticed;
}

bool begins(std::string_view name, std::string_view beginning) {
  return name.starts_with(beginning) && (name.size() == beginning.size() || name[beginning.size()] == '.');
}

using Reasons = std::map<std::string_view, std::string_view>;

/// Whether the list has a beginning of this name.
bool listed(const Reasons& list, std::string_view name) {
  return std::any_of(list.begin(), list.end(), [&](const auto& entry) { return begins(name, entry.first); });
}

/// Changes every value of a game's file. `fixed` are those that can be no others, `elsewhere` those that random games
/// do not notice, both with their reasons; neither may be listed in vain.
template <Game G>
void change_each(const Reasons& fixed, const Reasons& elsewhere, const std::vector<typename G::State>& starts = {}) {
  const Json file = component_file<G>();
  const std::vector<Leaf> leaves = leaves_of(file);
  Stories<G> stories(starts);
  ASSERT_FALSE(stories.differ());
  for (const Leaf& leaf : leaves) {
    SCOPED_TRACE(leaf.name);
    const Fate fate = fate_of<G>(leaf, file, stories);
    EXPECT_EQ(fate == Fate::refused, listed(fixed, leaf.name)) << leaf.name;
    EXPECT_EQ(fate == Fate::not_noticed, listed(elsewhere, leaf.name)) << leaf.name;
  }
  EXPECT_FALSE(stories.differ()) << "the printed components are in play again";
  for (const auto* const list : {&fixed, &elsewhere}) {
    for (const auto& entry : *list) {
      const auto named = [&](const Leaf& leaf) { return begins(leaf.name, entry.first); };
      EXPECT_TRUE(std::any_of(leaves.begin(), leaves.end(), named)) << "there is no " << entry.first;
    }
  }
}

TEST(PrintedValues, OfPearlsAreFollowedOneByOne) { change_each<Pearls>({}, {}); }

TEST(PrintedValues, OfOtysAreFollowedOneByOne) {
  change_each<Otys>({{"offer.places.1", "the cubes of a solo game lie on exactly two contracts (8.2)"}},
                    {{"solo.ranks", "random players do not get that far: see TheSoloRanks"}});
}

// Where random players of Thesauros seldom get

using thesauros::Gear;
using thesauros::kBoss;
using thesauros::TestTable;

using Positions = std::vector<thesauros::State>;

/// A boat before its dive and in it, with money for what it may cost.
void dive(Positions& starts, std::string_view tile, int column, int meeple, std::initializer_list<Gear> load) {
  const int zone = tile.starts_with('L') ? 5 : 1;
  TestTable game;
  game.quadrimester(2).place_tile(zone, tile).money(kAnna, {9, 9, 9, 9});
  game.send_to_sea(kAnna, "Z" + std::to_string(zone) + "." + std::to_string(column), meeple, load).at_zone(5);
  starts.push_back(game.state());
  if (game.offers("dive z1")) starts.push_back(game.play("dive z1").state());
}

/// The boss looks at every column with the best gear; others dive with one thing each.
void dive_everywhere(Positions& starts) {
  for (const std::string_view tile : thesauros::tile_words()) {
    for (int column = 1; column <= (tile.starts_with('L') ? 5 : 4); ++column) {
      dive(starts, tile, column, kBoss, {Gear::suit, Gear::cage, Gear::satellite, Gear::excavator});
    }
  }
  for (int i = 0; i < thesauros::kGear; ++i) {
    const auto gear = static_cast<Gear>(i);
    for (int column = 1; column <= 5; ++column) {
      dive(starts, "L2", column, 1, {gear, Gear::cage});
      dive(starts, "L3", column, kBoss, {gear, Gear::suit});
    }
  }
  dive(starts, "S1", 1, 1, {Gear::basic_sonar});            // a hidden one on level 1
  dive(starts, "L9", 1, kBoss, {Gear::drill, Gear::suit});  // one in rock where a drill does not reach
  dive(starts, "L1", 5, 1, {Gear::suit, Gear::cage});       // two that lie open
}

/// All treasures can be sold to a room that has so many already.
thesauros::State at_museum(int players, int room, int exhibited) {
  TestTable game(players == 1 ? TestTable::solo() : TestTable::with(thesauros::Mode::standard, players));
  for (const int value : {3, 5, 7, 9}) game.give_treasure(kAnna, value);
  game.quadrimester(3).money(kAnna, {9, 9, 9, 9}).sponsor(kAnna, room);
  for (int i = 0; i < exhibited; ++i) game.exhibit(kAnna, room);
  return game.at_zone(8, {{kAnna, 1}}).state();
}

void sell(Positions& starts) {
  for (const int players : {2, 4}) {
    for (int room = 0; room < thesauros::room_count(players); ++room) {
      for (int slot = 0; slot < thesauros::room(players, room).slots; ++slot) {
        starts.push_back(at_museum(players, room + 1, slot));
      }
    }
  }
}

/// The queue of a zone is full for a lone player, who has workers left.
thesauros::State at_full_queue(int zone) {
  TestTable game(TestTable::solo());
  game.quadrimester(2).money(kAnna, {20, 9, 9, 9}).recruit(kAnna, 5);
  for (int i = 0; i < thesauros::queue_length(1, zone); ++i) game.queue(zone, {{kAnna, i + 1}});
  return game.at(thesauros::Rule::placement).state();
}

/// The next to act in the museum is either a mercenary or Bruno.
thesauros::State before_museum() {
  TestTable game(TestTable::with(thesauros::Mode::mercenaries, 3));
  game.quadrimester(4).sponsor(kAnna, 1).exhibit(kAnna, 1).give_treasure(kBruno, 3).place_mercenary(kAnna, 8);
  return game.queue(8, {{kBruno, 1}}).at_zone(7, {{kClara, 1}}).state();
}

thesauros::State with_found_speargun() {
  TestTable game;
  game.quadrimester(2).money(kAnna, {9, 9, 9, 9}).give_gear(kAnna, Gear::found_speargun);
  return game.at_zone(7, {{kAnna, 1}}).state();
}

/// A lone player's last answer: the museum is full, and this much reputation comes of it.
thesauros::State last_answer(int quadrimester, int reputation, int fishing) {
  TestTable game(TestTable::solo());
  game.quadrimester(quadrimester).money(kAnna, {4, 0, 0, 0});
  for (int room = 1; room <= thesauros::room_count(1); ++room) {
    game.sponsor(kAnna, room);
    for (int slot = 0; slot < thesauros::room(1, room - 1).slots; ++slot) game.exhibit(kAnna, room);
  }
  game.at_zone(2, {{kAnna, 1}});
  game.anna().fishing = static_cast<u16>(fishing);
  TestTable played = game;
  const int without = Thesauros::outcome(played.play("decline").state()).points[0] - game.anna().reputation;
  game.anna().reputation = static_cast<u16>(reputation - without);
  return game.state();
}

void win_alone(Positions& starts) {
  for (const int reputation : {81, 90, 100}) {
    for (const int quadrimester : {6, 7, 8, 9})
      starts.push_back(last_answer(quadrimester, reputation, reputation - 11));
  }
  for (const int fishing : {70, 80, 90}) starts.push_back(last_answer(9, 81, fishing));
}

Positions purposeful_starts() {
  Positions starts{before_museum(), with_found_speargun()};
  for (const int zone : {1, 2, 3, 7, 8, 9}) starts.push_back(at_full_queue(zone));
  dive_everywhere(starts);
  sell(starts);
  win_alone(starts);
  return starts;
}

TEST(PrintedValues, OfThesaurosAreFollowedOneByOne) {
  static constexpr const char* kBuiltAround = "arrays are made of it";
  static constexpr const char* kNames = "a name, no value";
  static constexpr const char* kLagoon = "a spot of the lagoon joins the port alone";
  change_each<Thesauros>({{"calendar.quadrimesters", kBuiltAround},
                          {"player.workers", kBuiltAround},
                          {"player.recruits", kBuiltAround},
                          {"first_techs.shown", kBuiltAround},
                          {"hats.zones", kBuiltAround},
                          {"sea.1-2.edges.7", kLagoon},
                          {"sea.1-2.edges.8", kLagoon},
                          {"sea.1-2.edges.9", kLagoon},
                          {"sea.1-2.edges.10", kLagoon},
                          {"sea.1-2.edges.11", kLagoon},
                          {"sea.3-4.edges.7", kLagoon},
                          {"sea.3-4.edges.8", kLagoon},
                          {"sea.3-4.edges.9", kLagoon},
                          {"sea.3-4.edges.10", kLagoon},
                          {"sea.3-4.edges.11", kLagoon},
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
                          {"initiation.budget.CN", "the rest goes there unasked: only a sheet of data shows it"}},
                         purposeful_starts());
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
  TestTable game;
  game.give_map(kBruno, 1).give_map(kBruno, 2).money(kAnna, {}).money(kBruno, {});
  game.table().pending.push(thesauros::pending(thesauros::Rule::income));
  Report silent;
  PlayOn<thesauros::State> play{game.state(), silent};
  Engine<Thesauros>::advance(play);
  EXPECT_EQ(game.question(), "budget");
  EXPECT_EQ(game.own(kAnna).black_box, 50);
  EXPECT_EQ(game.own(kBruno).black_box, 50 + 2 + 2 * 3);
}

/// Column 2 of L1 holds three.
TEST(PrintedValues, ADiveLiftsAsManyTreasuresAsItSays) {
  thesauros::Components other = Thesauros::in_play();
  other.boss.treasures = 3;
  const ComponentsInPlay<Thesauros> in_play(other);
  Positions starts;
  dive(starts, "L1", 2, kBoss, {Gear::suit, Gear::satellite});
  TestTable game;
  game.state() = starts.back();
  game.play({"take", "take", "take"});
  EXPECT_EQ(game.anna().treasures, (decltype(game.anna().treasures){1, 0, 1, 1}));
}

/// tools/bake_thesauros_test.py has the same for the components that are built in.
TEST(PrintedValues, CannotBeWhatTheBuildRefuses) {
  const std::pair<const char*, Json> refused[] = {
      {"/techs/0/royalty", 96},  // with patent and object more than is paid at once
      {"/techs/9/patent", 96},
      {"/museum/sale/9", 99},
      {"/lagoon/LC/gain", 99},
      {"/found_objects/items/0/coastal_fishing", 99},
      {"/techs/4/copies/4", 8},  // more than fit aboard
      {"/queues/3-4/7/shop", {8, 10, 12}},
      {"/mussels/track/0/cash", 0},
      {"/techs/9/use/shark", Json::object()},
      {"/techs/9/use", Json::object()},
      {"/initiation/budget/RH", 18},
      {"/solo/virtual_slots", Json::array()}};
  for (const auto& [place, value] : refused) {
    Json file = component_file<Thesauros>();
    file[Place(place)] = value;
    EXPECT_THROW(wire::put_in_play(kind<Thesauros>(), file), BadInput) << place;
  }
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
