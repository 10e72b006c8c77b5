// Thesauros 3.2.5.3 A zodiac moves 2 spaces for nothing, a third for 1$, and further with motors; numbered zones need a
// map, small spaces hold one zodiac. The player chooses the way: a move is one leg or several.
#include <algorithm>
#include <map>
#include <tuple>

#include "games/thesauros/rulebook.hpp"
#include "games/thesauros/text.hpp"

namespace bathys::thesauros::sea {
namespace {

constexpr int kMaxOptions = 3;  ///< the paid space and two motors

struct Push {
  int spaces;
  int cost;
  bool operator==(const Push&) const = default;
};

/// The paid third space, and each motor once (D64).
FixedList<Push, kMaxOptions> pushes(Load load) {
  FixedList<Push, kMaxOptions> all;
  all.push_back({1, paid_space_cost()});
  if (load.motors() == 0) return all;
  for (const Gear motor : Load::kMotors) {
    const GearUse& use = gear_use(motor);
    for (int i = 0; i < load.count(motor); ++i) all.push_back({use.motor_spaces, use.motor_cost});
  }
  return all;
}

/// D125: what each way of giving the spaces of a move to free spaces, the paid one and motors costs. A motor serves
/// while it is aboard; tiles of a kind are not told apart, so the one that has been aboard longest leaves first.
class Assignment {
 public:
  /// `owned`: how many motors of each kind the company has. None of them serves twice, not even taken over again.
  explicit Assignment(const std::array<int, Load::kMotorKinds>& owned) : owned_(owned) {
    ways_[{static_cast<u8>(free_spaces()), 1, {kIdle, kIdle}, {}}] = 0;
  }

  void carry(u8 motors) {
    for (int kind = 0; kind < Load::kMotorKinds; ++kind) {
      while (aboard(kind) > wanted(motors, kind)) put_off(aboard_.find(static_cast<u8>(kind)));
    }
    for (int kind = 0; kind < Load::kMotorKinds; ++kind) {
      while (aboard(kind) < wanted(motors, kind)) aboard_.push_back(static_cast<u8>(kind));
    }
  }
  void sail(int spaces) {
    while (spaces-- > 0) sail_one();
  }
  /// The cheapest way; kFar when there is none.
  int cost() const {
    int least = kFar;
    for (const auto& [served, cost] : ways_) least = std::min(least, cost);
    return least;
  }

 private:
  static constexpr u8 kIdle = 0xFF;  ///< a motor that has not served yet

  struct Served {
    u8 free;
    u8 paid;
    Places<u8, Load::kMaxMotors> left;           ///< spaces that each motor aboard still serves
    std::array<u8, Load::kMotorKinds> services;  ///< how often each kind has served
    bool operator<(const Served& other) const {
      return std::tie(free, paid, left, services) < std::tie(other.free, other.paid, other.left, other.services);
    }
  };
  using Ways = std::map<Served, int>;

  static int wanted(u8 motors, int kind) { return motors >> 2 * kind & 3; }
  int aboard(int kind) const { return static_cast<int>(std::count(aboard_.begin(), aboard_.end(), kind)); }
  static const GearUse& use_of(u8 kind) { return gear_use(Load::kMotors[kind]); }
  static void add(Ways& ways, const Served& served, int cost) {
    const auto [known, is_new] = ways.emplace(served, cost);
    if (!is_new) known->second = std::min(known->second, cost);
  }

  /// Those behind it close up.
  void put_off(int place) {
    aboard_.take_at(place);
    Ways after;
    for (const auto& [before, cost] : ways_) {
      Served served = before;
      std::copy(served.left.begin() + place + 1, served.left.end(), served.left.begin() + place);
      served.left.back() = kIdle;
      add(after, served, cost);
    }
    ways_ = std::move(after);
  }
  void sail_one() {
    Ways after;
    for (const auto& [served, cost] : ways_) {
      if (served.free > 0) {
        Served next = served;
        --next.free;
        add(after, next, cost);
      }
      if (served.paid > 0) {
        Served next = served;
        --next.paid;
        add(after, next, cost + paid_space_cost());
      }
      for (int place = 0; place < aboard_.size(); ++place) push(after, served, cost, place);
    }
    ways_ = std::move(after);
  }
  /// One space by the motor at this place, which begins to serve or goes on.
  void push(Ways& after, Served served, int cost, int place) const {
    const u8 kind = aboard_[place];
    u8& left = served.left[place];
    if (left == kIdle) {
      if (served.services[kind] >= owned_[kind]) return;
      ++served.services[kind];
      left = use_of(kind).motor_spaces;
      cost += use_of(kind).motor_cost;
    }
    if (left == 0) return;
    --left;
    add(after, served, cost);
  }

  std::array<int, Load::kMotorKinds> owned_;
  FixedList<u8, Load::kMaxMotors> aboard_;
  Ways ways_;
};

std::array<int, Load::kMotorKinds> motors_of(const Public& table, Seat seat) {
  std::array<int, Load::kMotorKinds> owned{};
  for (std::size_t i = 0; i < owned.size(); ++i) {
    owned[i] = table.player(seat).in_stock(Load::kMotors[i]);
    for (const Zodiac& boat : table.zodiacs) {
      if (boat.owner == static_cast<u8>(seat)) owned[i] += boat.load.count(Load::kMotors[i]);
    }
  }
  return owned;
}

/// The sea as sets of spaces, worked out once: random games run at 0.9 of their speed when it is gone through space by
/// space.
struct SeaChart {
  SeaChart() {
    for (int players = 1; players <= kMaxSeats; ++players) {
      for (int here = 0; here < space_count(); ++here) joined[face_for(players)][here] = neighbours_of(players, here);
    }
    for (int number = 1; number <= kDigZones; ++number) {
      zones[number - 1] = SpaceSet::where([&](const Space& here) { return here.zone == number; });
    }
    for (int here = 0; here < space_count(); ++here) {
      before[here] = SpaceSet::where([&](const Space& other) { return other.name < space(here).name; });
    }
  }

  ByFace<Places<SpaceSet, kMaxSpaces>> joined{};
  SpaceSet unnumbered = SpaceSet::where([](const Space& here) { return here.zone == 0; });
  Places<SpaceSet, kDigZones> zones{};
  SpaceSet small = SpaceSet::where([](const Space& here) { return is_small(here.kind); });
  SpaceSet lagoon = SpaceSet::where([](const Space& here) { return is_lagoon(here.kind); });
  SpaceSet high_sea = SpaceSet::where([](const Space& here) { return here.kind >= SpaceKind::fishing; });
  Places<SpaceSet, kMaxSpaces> before{};  ///< by their names

 private:
  static bool is_small(SpaceKind kind) { return kind == SpaceKind::dig || kind == SpaceKind::passage; }
  static bool is_lagoon(SpaceKind kind) { return kind != SpaceKind::port && kind < SpaceKind::fishing; }
  static SpaceSet neighbours_of(int players, int here) {
    SpaceSet all;
    for (const u8 next : neighbours(players, here)) all = all | SpaceSet::of(next);
    return all;
  }
};
SeaChart chart;

SpaceSet joined_with(const Public& table, int here) { return chart.joined[face_for(table.seats())][here]; }

/// Without a map of it a numbered zone may be neither entered nor crossed. The lagoon is a dead end (D66).
SpaceSet open_to(const Public& table, Seat seat) {
  SpaceSet open = chart.unnumbered;
  for (int number = 1; number <= kDigZones; ++number) {
    if (table.player(seat).has_map(number)) open = open | chart.zones[number - 1];
  }
  return open;
}
bool may_enter(const Public& table, Seat seat, int to) {
  const int zone = space(to).zone;
  return zone == 0 || table.player(seat).has_map(zone);
}
Refusal why_not_enter(const Public& table, Seat seat, int to) {
  if (neighbours(table.seats(), to).empty()) return refuse("not_on_this_board", "3.2.5");
  return may_enter(table, seat, to) ? kAllowed : refuse("no_map", "3.2.5", Arg::number(space(to).zone));
}

/// Where zodiacs are, but for this one.
SpaceSet occupied(const Public& table, int zodiac) {
  SpaceSet all;
  for (int i = 0; i < kZodiacs; ++i) {
    if (i != zodiac && table.zodiac(i).owner != kNone) all = all | SpaceSet::of(table.zodiac(i).space);
  }
  return all;
}

/// Goes out from a space over those that are open: `ring(spaces, far)` gets all that lie so far away, and says whether
/// to go on.
template <class Ring>
void spread(const Public& table, int from, SpaceSet open, Ring ring) {
  SpaceSet here = SpaceSet::of(from);
  SpaceSet behind = here;
  for (int far = 0; !here.empty() && ring(here, far); ++far) {
    SpaceSet next;
    for (const int one : here) next = next | joined_with(table, one);
    here = (next & open).without(behind);
    behind = behind | here;
  }
}

/// The first by its name (D121).
int first_by_name(SpaceSet spaces) {
  for (const int one : spaces) {
    if ((spaces & chart.before[one]).empty()) return one;
  }
  return kNone;
}

/// Out and back again is a move too (D65).
u8 round_trip(const Public& table, int from, SpaceSet open) {
  return (joined_with(table, from) & open).empty() ? u8{kFar} : u8{2};
}

/// What a move costs by the number of its spaces, with the same motors all the way; kFar beyond their reach.
using Prices = Places<u8, 2 * kMaxReach + 1>;

Prices prices(Load load) {
  Prices least;
  least.fill(kFar);
  const auto all = pushes(load);
  for (unsigned chosen = 0; chosen < 1u << all.size(); ++chosen) {
    Push sum{free_spaces(), 0};
    for (int i = 0; i < all.size(); ++i) {
      if ((chosen >> i & 1u) == 0) continue;
      sum.spaces += all[i].spaces;
      sum.cost += all[i].cost;
    }
    for (int n = 0; n <= sum.spaces; ++n) least[n] = std::min(least[n], static_cast<u8>(sum.cost));
  }
  return least;
}

}  // namespace

void draw_chart() { chart = SeaChart(); }

Distances distances(const Public& table, Seat seat, int from, int most) {
  Distances all;
  all.fill(kFar);
  const SpaceSet open = open_to(table, seat);
  spread(table, from, open, [&](SpaceSet ring, int far) {
    for (const int to : ring) all[to] = static_cast<u8>(far);
    return far < most;
  });
  all[from] = round_trip(table, from, open);
  return all;
}

int price(Load load, int spaces) {
  const Prices all = prices(load);
  return spaces < static_cast<int>(all.size()) ? all[spaces] : kFar;
}

Refusal why_not_end(const Public& table, Seat seat, int zodiac, int to, Load load) {
  if (const Refusal refusal = why_not_enter(table, seat, to)) return refusal;
  if ((chart.small & occupied(table, zodiac)).has(to)) return refuse("space_taken", "3.2.5");
  return lagoon::why_not(table, to, load);
}

/// D121: of several shortest ways the first by the names of its spaces.
Route route(const Public& table, Seat seat, int from, int to) {
  const SpaceSet open = open_to(table, seat);
  if (from == to) {
    const int out = first_by_name(joined_with(table, from) & open);
    return out == kNone ? Route{} : Route{static_cast<u8>(out), static_cast<u8>(from)};
  }
  FixedList<SpaceSet, kMaxReach + 1> left;  // by how many spaces are left from there
  spread(table, to, open | SpaceSet::of(from), [&](SpaceSet ring, int) {
    left.push_back(ring);
    return !ring.has(from);
  });
  Route way;
  for (int spaces = left.size() - 1, here = from; spaces-- > 0; way.push_back(static_cast<u8>(here))) {
    here = first_by_name(joined_with(table, here) & left[spaces]);
  }
  return way;
}

Course::Course(const Public& table, Seat seat, const Plan& plan)
    : table_(table),
      seat_(seat),
      plan_(plan),
      here_(table.zodiac(plan.zodiac).space),
      open_(open_to(table, seat)),
      fares_(fares(table, seat, plan.load)),
      range_(range(fares_)) {
  plan_.purse = std::min(plan.purse, kFar - 1);  // so that what is too far is too dear as well
  far_.fill(kFar);
  SpaceSet reached;
  spread(table, here_, open_, [&](SpaceSet ring, int far) {
    for (const int to : ring) far_[to] = static_cast<u8>(far);
    reached = reached | ring;
    if (fare(far) <= plan_.purse) in_purse_ = in_purse_ | ring;
    return far < range_;
  });
  const SpaceSet here = SpaceSet::of(here_);
  if (!is_under_way(table)) far_[here_] = round_trip(table, here_, open_);
  in_purse_ = fare(far_[here_]) <= plan_.purse ? in_purse_ | here : in_purse_.without(here);
  ends_ = ends(reached);
}

int Course::range(const Fares& fares) {
  int most = kMaxReach;
  while (most > 0 && fares[most] == kFar) --most;
  return most;
}

/// What is added to the price of the legs so far. A plain sum does where the motors have always been the same.
Course::Fares Course::fares(const Public& table, Seat seat, Load load) {
  Fares all;
  all.fill(kFar);
  const auto& legs = table.sailed;
  if (legs.empty() || (legs.size() == 1 && legs[0].motors == load.motor_code())) {
    const Prices least = prices(load);
    const int behind = legs.empty() ? 0 : legs[0].spaces;
    for (int n = 0; n <= kMaxReach && least[behind + n] != kFar; ++n)
      all[n] = static_cast<u8>(least[behind + n] - least[behind]);
    return all;
  }
  Assignment move(motors_of(table, seat));
  for (const Stretch& leg : legs) {
    move.carry(leg.motors);
    move.sail(leg.spaces);
  }
  const int paid = move.cost();
  move.carry(load.motor_code());
  for (int n = 0; n <= kMaxReach && move.cost() != kFar; ++n) {
    all[n] = static_cast<u8>(move.cost() - paid);
    move.sail(1);
  }
  return all;
}

/// Where the move may end; a zodiac that leaves the port in zone 7 ends at sea (3.2.7).
Refusal Course::why_not_stop(int to) const {
  if (plan_.departing && space(to).kind < SpaceKind::fishing) return refuse("high_sea_only", "3.2.7");
  return why_not_end(table_, seat_, plan_.zodiac, to, plan_.load);
}

/// D121: never where it is, never in the lagoon. D124: a small space that is taken will do.
Refusal Course::why_not_pause(int to) const {
  if (!may_pause()) return refuse("too_many_changes", "3.2.5", Arg::number(kMaxStretches));
  if (to == here_) return refuse("no_pause_here", "3.2.5");
  if (chart.lagoon.has(to)) return refuse("no_pause_in_lagoon", "3.2.5");
  return why_not_enter(table_, seat_, to);
}

bool Course::may_pause() const {
  const auto& legs = table_.sailed;
  return !legs.full() || legs.back().motors == plan_.load.motor_code();
}

Refusal Course::why_not_pay(int price) const {
  if (price == kFar) return refuse("too_far", "3.2.5");
  if (price <= plan_.purse) return kAllowed;
  return refuse("cannot_pay", "3.2.5", Arg::number(price), text::kAccount[Account::mx], Arg::number(plan_.purse));
}

/// The same for all spaces at once.
SpaceSet Course::ends(SpaceSet reached) const {
  const SpaceSet free = (reached & open_).without(chart.small & occupied(table_, plan_.zodiac));
  if (plan_.departing) return free & chart.high_sea;
  SpaceSet all = free;
  for (const int to : free& chart.lagoon) {
    if (lagoon::why_not(table_, to, plan_.load)) all = all.without(SpaceSet::of(to));
  }
  return all;
}

int Course::spaces_to_end(int from) const {
  int nearest = kFar;
  spread(table_, from, open_, [&](SpaceSet ring, int far) {
    if (!(ring & ends_).empty()) nearest = far;
    return nearest == kFar && far < range_;
  });
  return nearest;
}

/// D124: the rest of the way is one expense.
bool Course::ends_after(int pause) const { return fare(spaces_to(pause) + spaces_to_end(pause)) <= plan_.purse; }

int Course::fare_from(int pause) const {
  return fare(spaces_to(pause) + spaces_to_end(pause)) - fare(spaces_to(pause));
}

/// By hand: random games run at 0.82 of their speed when every space is asked of why_not.
void Course::offer(Options& options) const {
  const SpaceSet pauses = may_pause() ? in_purse_.without(chart.lagoon | SpaceSet::of(here_)) : SpaceSet();
  for (const int to : in_purse_) {
    if (ends_.has(to)) options.add(act(Do::sail, plan_.zodiac, to));
    if (pauses.has(to) && ends_after(to)) options.add(act(Do::pass_by, plan_.zodiac, to));
  }
}

Refusal Course::why_not(Action action) const {
  const bool pauses = is(action, Do::pass_by);
  if (const Refusal refusal = pauses ? why_not_pause(action.b) : why_not_stop(action.b)) return refusal;
  if (const Refusal refusal = why_not_pay(fare(spaces_to(action.b)))) return refusal;
  return !pauses || ends_after(action.b) ? kAllowed : refuse("no_end_after", "3.2.5");
}

bool Course::goes_on() const {
  const SpaceSet others = in_purse_.without(SpaceSet::of(here_));
  if (!(others & ends_).empty()) return true;
  if (!may_pause()) return false;
  for (const int pause : others.without(chart.lagoon)) {
    if (ends_after(pause)) return true;
  }
  return false;
}

void set_sail(Play& play, Seat seat, bool departing, Action action) {
  Public& table = play.state.table;
  const Course course({table, play.state.own(seat), seat}, action.a, departing);
  const bool pauses = is(action, Do::pass_by);
  const int afterwards = pauses ? course.fare_from(action.b) : 0;
  table.pending.then({money::payment(seat, Account::mx, course.fare(course.spaces_to(action.b)), afterwards),
                      arrive::frame(seat, departing, action)});
}

namespace {

/// At a pause the move may also end where the zodiac is.
std::string_view sentence(bool pauses, bool stays, bool gains, int to) {
  if (pauses) return to == kPort ? "thesauros.answer.pass_by_port" : "thesauros.answer.pass_by";
  if (space(to).kind == SpaceKind::island) return "thesauros.answer.sail_island";
  if (stays) return gains ? "thesauros.answer.sail_stay_gain" : "thesauros.answer.sail_stay";
  return gains ? "thesauros.answer.sail_gain" : "thesauros.answer.sail";
}

/// What the end of a move brings there: money, or objects of the island.
int brought(const Seen& seen, const Zodiac& boat, int to) {
  const bool expert = resolve::is_expert(seen.table, {boat.owner, boat.crew, 0}, Hat::port);
  return space(to).kind == SpaceKind::island ? lagoon::objects(seen.table, expert)
                                             : lagoon::gain(to, boat.load, expert);
}

}  // namespace

Message answer(const Seen& seen, bool departing, Action action, Arg given_up) {
  const int to = action.b;
  const Zodiac& boat = seen.table.zodiac(action.a);
  const Course course(seen, action.a, departing);
  const int spaces = course.spaces_to(to);
  const bool pauses = is(action, Do::pass_by);
  const int gain = pauses ? 0 : brought(seen, boat, to);
  const bool stays = is_under_way(seen.table) && to == boat.space;
  return {sentence(pauses, stays, gain > 0, to),
          {text::ordinal(action.a), text::space_name(to), text::kSpaceKind[space(to).kind], text::number(spaces),
           text::price(course.fare(spaces)), gain > 0 ? text::number(gain) : Arg{}, given_up}};
}

u8 under_way(const Public& table) {
  for (int i = 0; i < table.pending.size() && is_under_way(table); ++i) {
    const Frame& frame = table.pending.from_top(i);
    if (is(frame, Rule::under_way)) return static_cast<u8>(under_way::zodiac_of(frame));
    if (is(frame, Rule::arrive)) return static_cast<u8>(arrive::zodiac_of(frame));
  }
  return kNone;
}

Wrong wrong_zodiac(const At& at, int zodiac) {
  const SeaTurn turn = sea_turn::turn_of(*at.below());
  if (zodiac >= kZodiacs || (turn.is_departure() && zodiac != turn.only)) return {"zodiac", "is not the one played"};
  const Zodiac& boat = at.seen.table.zodiac(zodiac);
  if (boat.owner != static_cast<u8>(at.seen.who)) return {"zodiac", "is another player's zodiac"};
  const bool in_port = boat.space == kPort && (turn.is_departure() || is_under_way(at.seen.table));
  const bool at_sea = (shift_cargo::zodiacs_at_sea(at.seen.table, at.seen.who) >> zodiac & 1) != 0;
  return in_port || at_sea ? Wrong{} : Wrong{"zodiac", "is not at sea"};
}

Wrong wrong_move(const At& at, int zodiac, bool departing) {
  if (const Wrong wrong = wrong_actor(at)) return wrong;
  if (const Wrong wrong = wrong_zodiac(at, zodiac)) return wrong;
  if (sea_turn::turn_of(*at.below()).is_departure() != departing) return {"departing", "does not fit the turn"};
  const Zodiac& boat = at.seen.table.zodiac(zodiac);
  if (!sea_turn::has_moved(boat)) return {"zodiac", "has not moved"};
  const Course course(at.seen, zodiac, departing);
  return course.fare(0) == 0 ? Wrong{} : Wrong{"", "no motors carried it so far"};
}

}  // namespace bathys::thesauros::sea
