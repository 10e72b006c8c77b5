// What is notable in a game of Thesauros: mode and players, techs, hats, finds, treasures, and how it ended.
#include <algorithm>

#include "games/thesauros/random_play.hpp"
#include "tests/golden_facts.hpp"
#include "tests/golden_thesauros.hpp"

namespace bathys::golden {

using namespace thesauros;

namespace {

template <class Words, class Index>
std::string named(std::string_view before, const Words& words, Index index) {
  return std::string(before) + " " + std::string(words[static_cast<std::size_t>(index)]);
}

std::string mode_fact(const Setup& setup) { return "mode " + describe_options(setup); }
std::string developed_fact(int tech) { return named("developed", kGearWords, tech); }
std::string trained_fact(Hat hat) { return named("trained", kHatWords, hat); }
std::string found_fact(int object) { return named("found", found_words(), object); }
std::string second_fact(const Frame& frame) {
  return named("second action at", std::array{rulebook()[frame.rule].name}, 0);
}
std::string trophy_fact(int which, int grade) {
  static constexpr std::array<std::string_view, 3> kTrophies{"boss of the year", "museum", "fisher"};
  return named("trophy", kTrophies, which) + " " + std::to_string(grade);
}

constexpr std::array<std::string_view, 8> kTrips{"port",   "lobsters", "coastal fishing", "tourists",
                                                 "island", "fishing",  "passage",         "dig"};
std::string trip_fact(SpaceKind kind) { return named("trip:", kTrips, kind); }

constexpr std::array<std::string_view, 5> kCells{"nothing", "shark", "plain", "hidden", "rock"};
std::string lifted_fact(Cell cell) { return named("lifted:", kCells, cell); }

/// The questions a meeple with a double-action token meets a second time.
constexpr std::array kActions{Rule::recruit, Rule::research, Rule::market,   Rule::seaplane,
                              Rule::port,    Rule::museum,   Rule::advertise};

constexpr std::string_view kRareFacts[] = {
    "end: after the ninth quadrimester",
    "end: the museum is full early",
    "end: most reputation",
    "end: tie broken by turn order",
    "end: solo won",
    "end: solo lost with a full museum",
    "end: solo lost with rooms left",
    "a second treasure from one dive",
    "a treasure goes to the reserve",
    "a treasure goes to a room",
    "the black box sends money",
    "the mine hits something",
    "the mine hits nothing",
    "an object of the rival is bought",
};

Cell cell_below(const Public& table, const lift_treasure::Words& lift) {
  const Space& here = space(table.zodiac(lift.zodiac).space);
  return dig_tile(table.site(here.zone).tile).cells[lift.row][here.column].what;
}

}  // namespace

void Own<Thesauros>::Notes::begins(const Setup& setup) { note(mode_fact(setup)); }

void Own<Thesauros>::Notes::answered(const State& state, const Answer& answer) {
  const Frame& frame = Engine<Thesauros>::question(state);
  const bool says_no = is(answer.action, Do::decline) || Thesauros::is_any_time(answer.action);
  for (const Rule action : kActions) {
    if (is(frame, action) && Acting::of(frame).second && !says_no) note(second_fact(frame));
  }
  if (is(frame, Rule::transfer) && answer.action.a == static_cast<u8>(Account::bb)) note("the black box sends money");
  if (is(frame, Rule::lift_treasure) && is(answer.action, Do::take)) {
    const auto lift = lift_treasure::words_at(frame);
    note(lifted_fact(cell_below(state.table, lift)));
    if (lift.lifted != 0) note("a second treasure from one dive");
  }
  if (is(answer.action, Do::buy) && state.table.board.owners[answer.action.a] == kRival) {
    note("an object of the rival is bought");
  }
  if (is(answer.action, Do::sell)) {
    note(answer.action.b == kReserve ? "a treasure goes to the reserve" : "a treasure goes to a room");
  }
}

void Own<Thesauros>::Notes::happened(const State& state, const Event& event) {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::developed:
      return note(developed_fact(event.args[1]));
    case Happening::trained:
      return note(trained_fact(state.table.player(seat_at(event.args[0])).hat(event.args[1])));
    case Happening::lagoon_trip:
      return note(trip_fact(space(event.args[1]).kind));
    case Happening::found_object:
      return note(found_fact(event.args[1]));
    case Happening::mine_exploded:
      return note(event.args[2] != 0 ? "the mine hits something" : "the mine hits nothing");
    default:
      return;
  }
}

void Own<Thesauros>::Notes::ended(const State& state) {
  const bool full = museum::all_open(state.table);
  if (full && state.table.board.quadrimester < kQuadrimesters) note("end: the museum is full early");
  if (!full) note("end: after the ninth quadrimester");
  if (state.table.is_solo()) return ended_alone(state);
  const Outcome outcome = Thesauros::outcome(state);
  const int most = *std::max_element(outcome.points.begin(), outcome.points.end());
  const bool tied = std::count(outcome.points.begin(), outcome.points.end(), most) > 1;
  note(tied ? "end: tie broken by turn order" : "end: most reputation");
}

void Own<Thesauros>::Notes::ended_alone(const State& state) {
  const bool full = museum::all_open(state.table);
  if (!solo::won(state)) return note(full ? "end: solo lost with a full museum" : "end: solo lost with rooms left");
  note("end: solo won");
  for (int which = 0; which < 3; ++which) note(trophy_fact(which, solo::trophies(state, which)));
}

Facts Own<Thesauros>::facts() {
  Facts wanted(std::begin(kRareFacts), std::end(kRareFacts));
  for (const Setup& setup : all_option_sets()) wanted.insert(mode_fact(setup));
  for (int tech = 0; tech < kTechs; ++tech) wanted.insert(developed_fact(tech));
  for (int hat = 1; hat <= kHats; ++hat) wanted.insert(trained_fact(static_cast<Hat>(hat)));
  for (int object = 0; object < kFound; ++object) wanted.insert(found_fact(object));
  for (const Rule action : kActions) wanted.insert(second_fact(pending(action)));
  for (const Cell cell : {Cell::plain, Cell::hidden, Cell::rock}) wanted.insert(lifted_fact(cell));
  for (const SpaceKind kind : {SpaceKind::lobster, SpaceKind::coastal, SpaceKind::tourists, SpaceKind::island}) {
    wanted.insert(trip_fact(kind));
  }
  for (int which = 0; which < 3; ++which) {
    for (int grade = 1; grade <= 3; ++grade) wanted.insert(trophy_fact(which, grade));
  }
  return wanted;
}

template Facts facts_of(const Record<Thesauros>& record);
template Facts wanted_facts<Thesauros>();

}  // namespace bathys::golden
