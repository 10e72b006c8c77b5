// Thesauros positions: the pending work, read from the bottom up as play builds it (see 3 quadrimester).
#include <algorithm>
#include <bit>

#include "games/thesauros/position.hpp"

namespace bathys::thesauros::position {
namespace {

constexpr int kMostPaid = 100;
constexpr u8 kWholeFleet = 0xFF;

/// Reads frame after frame from the bottom; each part knows what can stand above it.
class PendingCheck {
 public:
  explicit PendingCheck(const State& state) : state_(state), table_(state.table), stack_(state.table.pending) {}

  Stage run() {
    if (stack_.empty()) return read_end();
    plain(need(Rule::quadrimester));
    if (table_.board.quadrimester == 0) {
      read_hats();
    } else {
      read_year();
    }
    require(at_ == stack_.size(), where(), "is not pending in any game");
    require(stage_.under_way != kNone || table_.sailed.empty(), "sailed", "no zodiac is under way");
    return stage_;
  }

 private:
  // Reading.

  const Frame* peek() const { return at_ < stack_.size() ? &stack_.from_top(stack_.size() - 1 - at_) : nullptr; }
  /// The frame read last, or the one that is wrong.
  std::string where(int back = 0) const {
    return item("pending", std::clamp(stack_.size() - 1 - (at_ - back), 0, std::max(0, stack_.size() - 1)));
  }
  bool next_is(Rule rule) const { return peek() != nullptr && is(*peek(), rule); }
  const Frame* eat(Rule rule) {
    const Frame* frame = next_is(rule) ? peek() : nullptr;
    if (frame != nullptr) ++at_;
    return frame;
  }
  const Frame& need(Rule rule) {
    const Frame* frame = eat(rule);
    require(frame != nullptr, where(), std::string(rulebook()[static_cast<std::size_t>(rule)].name) + " is expected");
    return *frame;
  }
  /// What has just been read must be as expected.
  void expect(bool holds, std::string_view what) const { require(holds, where(1), what); }

  void args(const Frame& frame, int a = 0, int b = 0, int c = 0, int d = 0) const {
    const std::array<u8, 6> expected{static_cast<u8>(a), static_cast<u8>(b), static_cast<u8>(c), static_cast<u8>(d)};
    expect(frame.args == expected, "has other arguments");
  }
  void asks(const Frame& frame, Seat seat) const { expect(frame.asked == SeatSet(seat), "asks another seat"); }
  /// A step that concerns nobody in particular.
  void plain(const Frame& frame, int a = 0, int b = 0, int c = 0) const {
    asks(frame, seat_at(0));
    args(frame, a, b, c);
  }
  Seat one_seat(const Frame& frame) const {
    expect(frame.asked.size() == 1 && index_of(frame.seat()) < table_.seats(), "asks no seat of this game");
    return frame.seat();
  }

  // The calendar.

  Stage read_end() {
    stage_.over = true;
    stage_.zone = kZones;
    const bool ends = table_.board.quadrimester == kQuadrimesters || museum::all_open(table_);
    require(ends, "pending", "nothing is pending, but the game is not over");
    return stage_;
  }
  void read_hats() {
    require(table_.is_solo(), "board.quadrimester", "the first one is 1");
    do {
      const Frame& frame = need(Rule::choose_hat);
      asks(frame, seat_at(0));
      args(frame);
      ++stage_.hats_to_choose;
    } while (peek() != nullptr);
    require(stage_.hats_to_choose <= solo_hats(), where(1), "a lone player chooses two hats");
  }
  void read_year() {
    plain(need(Rule::year_points));
    const Frame& auction = need(Rule::auction);
    if (auction.args[1] != 0) return read_auction(auction);
    plain(auction);
    if (next_is(Rule::tidy_up)) return read_maintenance();
    plain(need(Rule::maintenance));
    plain(need(Rule::end_check));
    const Frame& wages = need(Rule::wages);
    plain(wages, wages.args[0], wages.args[1]);
    if (wages.args[1] != 0) return read_black_box(wages);
    if (wages.args[0] != 0) return read_wages(wages.args[0]);
    if (next_is(Rule::reveal_bids)) return read_bids();
    read_resolution();
  }
  /// The seat before a place of the turn order, which goes round.
  Seat before(int place) const { return table_.in_order((place + table_.seats() - 1) % table_.seats()); }

  void read_auction(const Frame& frame) {
    stage_.auction = true;
    expect(frame.args[0] < table_.seats(), "there is no such place in the turn order");
    plain(frame, frame.args[0], 1);
    expect(table_.has_mercenaries() && auction_after(table_.board.quadrimester) && table_.board.mercenaries_left > 0,
           "there is no auction now");
    const Frame& bid = need(Rule::raise_bid);
    const Seat seat = before(frame.args[0]);
    asks(bid, seat);
    args(bid);
    expect(table_.player(seat).passed == 0 && table_.board.bidder != static_cast<u8>(seat), "does not bid now");
  }
  void read_maintenance() {
    stage_.zone = kZones;
    plain(need(Rule::tidy_up));
    const int reveals = std::max(0, tech_reveals(table_.board.quadrimester) - 1);
    plain(need(Rule::reveal_techs), reveals);
    const Frame& frame = need(Rule::choose_tech);
    args(frame);
    expect(table_.board.sitter != kNone && Standing::of(table_.board.sitter).owner() == one_seat(frame),
           "asks who sits on the pile");
    expect(state_.own(frame.seat()).knows_pile != 0, "who chooses has looked through the pile");
  }
  void read_wages(int place) {
    stage_.zone = kZones;
    expect(place <= table_.seats(), "there is no such place in the turn order");
    need_transfer(table_.in_order(place - 1), Account::hr);
  }
  void read_black_box(const Frame& wages) {
    stage_.zone = kZones;
    expect(wages.args[0] < table_.seats() && wages.args[1] == 1, "there is no such place in the turn order");
    const Seat seat = table_.in_order(wages.args[0]);
    const Frame& frame = need(Rule::open_black_box);
    asks(frame, seat);
    args(frame);
    const Player& player = table_.player(seat);
    const int due = (player.workers() + player.mercenaries) * wage();
    expect(money::black_box_sends(table_) && player.account(Account::hr) < due, "the black box is not asked for");
  }
  void read_bids() {
    stage_.zone = kZones;
    stage_.bids = true;
    plain(need(Rule::reveal_bids));
    const Frame& frame = need(Rule::bid);
    args(frame);
    u8 posters = 0;
    for (const u8 seat : table_.board.envelopes) posters = static_cast<u8>(posters | 1u << seat);
    expect(!frame.asked.empty() && (frame.asked.bits() & ~posters) == 0, "asks who posted an envelope");
  }

  // Placement and resolution.

  void read_resolution() {
    const Frame& frame = need(Rule::resolve);
    const int zone = frame.args[0];
    expect(zone >= 1 && zone <= 9 && zone != 5, "there is no such queue");
    expect(frame.args[1] <= table_.queue(zone).size() && frame.args[2] <= 1, "the queue is not that long");
    plain(frame, zone, frame.args[1], frame.args[2]);
    const bool untouched = frame.args[1] == 0 && frame.args[2] == 0;
    if (zone == 1 && untouched && next_is(Rule::placement)) return read_placement();
    if (zone == 6 && untouched && next_is(Rule::high_sea)) return read_high_sea();
    stage_.zone = zone;
    stage_.place = frame.args[1];
    read_turn(frame.args[2] != 0);
  }
  void read_turn(bool mercenary_done) {
    const int zone = stage_.zone;
    const bool spent = has_bit(table_.board.mercenary_spent, queue_of_zone(zone));
    expect(!mercenary_done || spent, "no mercenary has acted here");
    const int its_place = mercenary_acts_first(zone) ? 0 : table_.queue(zone).size();
    if (mercenary_done && stage_.place == its_place) return read_mercenary();
    expect(stage_.place > 0, "nobody has had a turn yet");
    read_action(Standing::of(table_.queue(zone)[stage_.place - 1]));
  }
  void read_placement() {
    const Frame& placement = need(Rule::placement);
    const int place = placement.args[0];
    expect(place < table_.seats(), "there is no such place in the turn order");
    plain(placement, place);
    if (place == 0 && next_is(Rule::reveal_budgets)) return read_budgets();
    const Frame& frame = need(Rule::place);
    asks(frame, before(place));
    const u8 just_posted = frame.args[1];
    args(frame, 0, just_posted);
    expect(just_posted <= table_.player(frame.seat()).posted, "this seat has not posted");
    expect(placement::has_something_to_place(table_, frame.seat()), "this seat has nothing to place");
  }
  void read_budgets() {
    stage_.budgets = true;
    plain(need(Rule::reveal_budgets));
    const Frame& frame = need(Rule::budget);
    args(frame);
    expect(table_.board.quadrimester % 3 == 1, "budgets are made at the start of a year");
    expect(!frame.asked.empty() && frame.asked.bits() < 1u << table_.seats(), "asks no seat of this game");
  }
  void read_high_sea() {
    stage_.zone = 5;
    const Frame& frame = need(Rule::high_sea);
    const int place = frame.args[0];
    expect(place >= 1 && place <= table_.seats() && sea_is_open(table_.board.quadrimester), "nobody is at sea");
    plain(frame, place);
    read_sea_turn(table_.in_order(place - 1), kWholeFleet);
  }

  /// A meeple's turn: it is asked what to do, its turn is still to come, or what follows from it is being worked off.
  void read_action(Standing who) {
    if (const Frame* asked = eat(resolve::action_rule(stage_.zone))) return have_turn(*asked, who, 0);
    const Frame* turn = eat(Rule::turn);
    if (turn != nullptr) have_turn(*turn, who, stage_.zone);
    if (turn != nullptr && turn->args[2] == 0) return read_training(who);
    read_consequences(who, turn != nullptr);
  }
  void have_turn(const Frame& frame, Standing who, int zone) {
    const u8 second = frame.args[2];
    asks(frame, who.owner());
    args(frame, who.code(), stage_.place - 1, second, zone);
    expect(second <= who.token, "a second action needs a token");
    stage_.acting = who.code();
    stage_.in_shop = stage_.zone == 7 && second != 0;
  }
  void read_training(Standing who) {
    const Frame& frame = need(Rule::training);
    asks(frame, who.owner());
    const u8 trainee = training::trainee(table_, stage_.zone, stage_.place - 1);
    expect(trainee != kNone, "there is nobody to train");
    args(frame, stage_.zone, trainee);
  }
  void read_consequences(Standing who, bool again) {
    const Seat seat = who.owner();
    switch (stage_.zone) {
      case 1:
        return read_recruit(seat);
      case 2:
        return read_research(seat);
      case 3:
        return read_purchase(seat);
      case 4:
        return read_flight(who);
      case 6:
        return need_allocation(seat);
      case 7:
        return again ? need_transfer(seat, Account::mx) : read_port(seat);
      case 8:
        return next_is(Rule::allocate) ? need_allocation(seat) : need_transfer(seat, Account::gp);
      default:
        return need_transfer(seat, Account::gp);
    }
  }
  void read_recruit(Seat seat) {
    const Frame& frame = need(Rule::place_recruit);
    asks(frame, seat);
    args(frame);
    expect(table_.player(seat).recruits_left() > 0, "there is no recruit left");
    may_transfer(seat, Account::hr);
  }
  void read_research(Seat seat) {
    bool something = false;
    if (next_is(Rule::allocate)) {
      const Seat owner = one_seat(*peek());
      need_allocation(owner);
      expect(owner != seat, "a royalty goes to somebody else");
      something = true;
    }
    something = read_claims(seat) || something;
    if (!something || next_is(Rule::transfer)) need_transfer(seat, Account::rd);
  }
  void read_purchase(Seat seat) {
    if (next_is(Rule::transfer)) return need_transfer(seat, Account::gp);
    const int number = need_choice(seat, 0);
    if (!next_is(Rule::draw_tiles)) return have_drawn(seat, tiles_drawn(), number);
    need_draw(seat, number);
    need_transfer(seat, Account::gp);
  }
  /// D60: the pilot may have stayed at sea; then nobody flies.
  void read_flight(Standing who) {
    const Seat seat = who.owner();
    const Frame& frame = need(Rule::shift_cargo);
    const u8 pilot = frame.args[2];
    const u8 at_sea = shift_cargo::zodiacs_at_sea(table_, seat);
    expect(at_sea != 0, "no zodiac is at sea");
    asks(frame, seat);
    args(frame, at_sea, 1, pilot);
    const bool ashore = table_.player(seat).spot(who.meeple) != Spot::zodiac;
    expect(pilot == (ashore ? who.meeple : shift_cargo::kNoPilot), "is not the pilot");
    may_transfer(seat, Account::mx);
  }
  void read_port(Seat seat) {
    if (next_is(Rule::transfer)) return need_transfer(seat, Account::mx);
    if (next_is(Rule::allocate)) return need_allocation(seat);
    if (next_is(Rule::keep_found)) return need_find(seat);
    if (next_is(Rule::coastal_gear)) return read_coastal_gear(seat);
    const Frame* turn = next_is(Rule::sea_turn) || next_is(Rule::next_zodiac) ? peek() : nullptr;
    require(turn != nullptr && turn->args[0] < kZodiacs, where(), "is not pending in the port");
    read_sea_turn(seat, turn->args[0]);
  }

  /// D127: aboard in port, with more than one weapon ashore.
  void read_coastal_gear(Seat seat) {
    const Frame& frame = need(Rule::coastal_gear);
    const int zodiac = frame.args[0];
    const int to = frame.args[1];
    asks(frame, seat);
    args(frame, zodiac, to);
    expect(zodiac < kZodiacs && table_.zodiac(zodiac).owner == static_cast<u8>(seat), "is another player's zodiac");
    expect(table_.zodiac(zodiac).space == kPort, "does not leave the port");
    expect(to < space_count() && space(to).kind == SpaceKind::coastal, "does not go fishing off the coast");
    expect(!lagoon::why_not(table_, to, lagoon::needed(table_.player(seat), to)), "another zodiac is there");
    expect(coastal_gear::choices(table_.player(seat)) > 1, "there is nothing to choose");
    stage_.boarded = static_cast<u8>(zodiac);
  }

  // Mercenaries.

  void read_mercenary() {
    require(peek() != nullptr, where(1), "nobody acts");
    const Seat seat = one_seat(stack_.top());
    if (stage_.zone == 2) return read_theft(seat);
    if (stage_.zone == 3) return read_maps(seat);
    require(stage_.zone == 8, where(), "this mercenary asks nothing");
    const Frame& frame = need(Rule::rearrange_museum);
    asks(frame, seat);
    args(frame);
  }
  void read_theft(Seat seat) {
    const Frame* frame = eat(Rule::steal_patent);
    if (frame == nullptr) return require(read_claims(seat), where(), "is not pending after a theft");
    asks(*frame, seat);
    args(*frame);
  }
  void read_maps(Seat seat) {
    if (const Frame* frame = eat(Rule::mercenary_maps)) {
      const u8 first = frame->args[0];
      asks(*frame, seat);
      args(*frame, first);
      return expect(first == 0 || (first <= kDigZones && has_bit(table_.board.mercenary_maps_left, first - 1)),
                    "this map is not left");
    }
    const int second = need_choice(seat, 0);
    if (peek() == nullptr) return have_drawn(seat, state_.own(seat).drawn.size() == 2 ? 2 : tiles_drawn(), second);
    const bool one_draw = !next_is(Rule::draw_tiles);
    if (!one_draw) need_draw(seat, second);
    const int first = need_choice(seat, one_draw ? 1 : 0);
    expect(!one_draw || zone_is_large(first) == zone_is_large(second), "the zones are not of one size");
    have_drawn(seat, tiles_drawn(), first);
  }

  // Tiles and maps.

  /// Satellite maps still to claim, and the tile of one that was; whether there was any of it.
  bool read_claims(Seat seat) {
    int claims = 0;
    for (; next_is(Rule::claim_map); ++claims) {
      const Frame& frame = need(Rule::claim_map);
      asks(frame, seat);
      args(frame);
    }
    expect(claims <= std::min(2, std::popcount(table_.board.satellite_left)), "a satellite brings two maps");
    stage_.claimer = static_cast<u8>(seat);
    stage_.claims = claims;
    if (claims == 2 || !next_is(Rule::choose_tile)) return claims > 0;
    have_drawn(seat, tiles_drawn(), need_choice(seat, 0));
    return true;
  }
  int need_choice(Seat seat, int of_a_pair) {
    const Frame& frame = need(Rule::choose_tile);
    const int number = frame.args[0];
    asks(frame, seat);
    args(frame, number, of_a_pair);
    expect(number >= 1 && number <= map_numbers(table_.seats()), "there is no such zone");
    expect(table_.site(number).placed == 0 && !has_bit(stage_.served, number - 1), "a tile is there already");
    expect(table_.player(seat).has_map(number), "who chooses has the map");
    stage_.served = static_cast<u8>(stage_.served | 1u << (number - 1));
    return number;
  }
  void need_draw(Seat seat, int number) {
    const Frame& frame = need(Rule::draw_tiles);
    asks(frame, seat);
    args(frame, number);
  }
  void have_drawn(Seat seat, int tiles, int number) {
    stage_.drawer = static_cast<u8>(seat);
    stage_.drawn = tiles;
    for (const u8 tile : state_.own(seat).drawn) {
      require((tile < kLargeTiles) == zone_is_large(number), player_name(seat) + ".drawn", "are of the other size");
    }
  }

  // Money.

  void need_transfer(Seat seat, Account account, int afterwards = 0) {
    const Frame& frame = need(Rule::transfer);
    asks(frame, seat);
    args(frame, static_cast<int>(account), frame.args[1], frame.args[2], afterwards);
    expect(frame.args[1] <= kMostPaid && table_.player(seat).account(account) < frame.args[1],
           "the account is not short of it");
    expect(frame.args[2] < 1u << kAccounts, "there is no such account");
  }
  void may_transfer(Seat seat, Account account) {
    if (next_is(Rule::transfer)) need_transfer(seat, account);
  }
  void need_allocation(Seat seat) {
    const Frame& frame = need(Rule::allocate);
    asks(frame, seat);
    args(frame, frame.args[0]);
    expect(frame.args[0] >= 1 && frame.args[0] <= kMostPaid, "nobody gains that much at once");
  }
  void need_find(Seat seat) {
    const Frame& frame = need(Rule::keep_found);
    asks(frame, seat);
    args(frame);
    stage_.finder = static_cast<u8>(seat);
  }

  // The sea.

  bool is_at_sea(Seat seat, int zodiac) const { return has_bit(shift_cargo::zodiacs_at_sea(table_, seat), zodiac); }
  /// At the question itself, or at what goes before the next one of the turn.
  void read_sea_turn(Seat seat, u8 only) {
    const bool asks_now = next_is(Rule::sea_turn);
    const Frame& turn = need(asks_now ? Rule::sea_turn : Rule::next_zodiac);
    const u8 black_flown = turn.args[1];
    asks(turn, seat);
    args(turn, only, black_flown);
    expect(black_flown <= (only == kWholeFleet ? table_.player(seat).black_plane : 0), "there is no black seaplane");
    const bool in_port = only != kWholeFleet && read_boarded(seat, only);
    if (asks_now) return;
    if (next_is(Rule::arrive) || next_is(Rule::under_way)) return read_move(seat, only);
    if (in_port) return read_departure(only);
    if (next_is(Rule::shift_cargo)) return read_plane(seat, only);
    if (next_is(Rule::meeting)) return read_meetings(seat);
    if (next_is(Rule::dive)) return read_dive(seat, only);
    if (next_is(Rule::keep_found) && only == kWholeFleet) return need_find(seat);
    if (next_is(Rule::transfer) && only == kWholeFleet) return need_transfer(seat, Account::mx);  // a plane, no cargo
    need_allocation(seat);
    if (next_is(Rule::meeting)) read_meeting(seat);
  }
  /// In zone 7 one zodiac leaves the port; whether it is still there.
  bool read_boarded(Seat seat, u8 zodiac) {
    const Zodiac& boat = table_.zodiac(zodiac);
    const bool in_port = boat.space == kPort;
    expect(boat.owner == static_cast<u8>(seat) && (in_port || is_at_sea(seat, zodiac)), "does not leave the port");
    const bool moves = next_is(Rule::arrive) || next_is(Rule::under_way);
    expect(has_bit(boat.played, 0) == (moves || !in_port), "the zodiac has moved when it is out");
    if (in_port) stage_.boarded = zodiac;
    return in_port;
  }
  void read_departure(u8 zodiac) {
    const Frame& frame = need(Rule::load_gear);
    asks(frame, seat_at(table_.zodiac(zodiac).owner));
    args(frame, zodiac);
  }
  /// Which zodiac a frame of this turn is about.
  int zodiac_in(const Frame& frame, Seat seat, u8 only) {
    const int zodiac = frame.args[0];
    asks(frame, seat);
    expect(zodiac < kZodiacs && (only == kWholeFleet || zodiac == only), "there is no such zodiac");
    expect(table_.zodiac(zodiac).owner == static_cast<u8>(seat), "is another player's zodiac");
    const bool pauses_in_port = sea::is_under_way(table_) && table_.zodiac(zodiac).space == kPort;
    if (pauses_in_port) stage_.boarded = static_cast<u8>(zodiac);
    expect(stage_.boarded == zodiac || is_at_sea(seat, zodiac), "is not at sea");
    return zodiac;
  }
  /// D121: a zodiac that pauses, or one whose next leg is being paid.
  void read_move(Seat seat, u8 only) {
    const bool pauses = next_is(Rule::under_way);
    const Frame& frame = need(pauses ? Rule::under_way : Rule::arrive);
    const int zodiac = zodiac_in(frame, seat, only);
    const bool departing = only != kWholeFleet;
    expect(has_bit(table_.zodiac(zodiac).played, 0), "has not moved");
    if (sea::is_under_way(table_)) stage_.under_way = static_cast<u8>(zodiac);
    const sea::Course course(table_, seat, {zodiac, departing, table_.zodiac(zodiac).load, kMostPaid});
    require(course.fare(0) == 0, "sailed", "no motors carried it so far");
    if (pauses) {
      args(frame, zodiac, departing ? 1 : 0);
      expect(sea::is_under_way(table_), "has not sailed yet");
      const Seen seen{table_, state_.own(seat), seat};
      return expect(sea::Course(seen, zodiac, departing).has_end(), "cannot end its move");
    }
    const int to = frame.args[1];
    const u8 only_pauses = frame.args[2];
    args(frame, zodiac, to, only_pauses, departing ? 1 : 0);
    expect(to < space_count() && only_pauses <= 1, "does not lead there");
    expect(!course.why_not(act(only_pauses != 0 ? Do::pass_by : Do::sail, zodiac, to)), "does not lead there");
    require(next_is(Rule::transfer) && peek()->args[1] == course.fare(course.spaces_to(to)), where(),
            "is not the price of the way");
    need_transfer(seat, Account::mx, only_pauses != 0 ? course.fare_from(to) : 0);
  }
  /// A plane to all zodiacs at sea.
  void read_plane(Seat seat, u8 only) {
    const Frame& frame = need(Rule::shift_cargo);
    expect(only == kWholeFleet, "no plane comes to the port");
    asks(frame, seat);
    args(frame, shift_cargo::zodiacs_at_sea(table_, seat), 1, shift_cargo::kNoPilot);
    may_transfer(seat, Account::mx);
  }
  /// Zodiacs that met, or those that lie together on the two fishing spaces.
  void read_meetings(Seat seat) {
    read_meeting(seat);
    if (next_is(Rule::meeting)) read_meeting(seat);
  }
  void read_meeting(Seat seat) {
    const Frame& frame = need(Rule::meeting);
    const u8 met = frame.args[0];
    asks(frame, seat);
    args(frame, met, 0, shift_cargo::kNoPilot);
    const bool at_sea = (met & ~shift_cargo::zodiacs_at_sea(table_, seat)) == 0;
    expect(at_sea && std::popcount(met) >= 2, "no zodiacs have met");
    const u8 here = table_.zodiac(std::countr_zero(met)).space;
    for (int i = 0; i < kZodiacs; ++i) expect(!has_bit(met, i) || table_.zodiac(i).space == here, "they are apart");
  }
  void read_dive(Seat seat, u8 only) {
    const Frame& frame = need(Rule::dive);
    const int zodiac = zodiac_in(frame, seat, only);
    const int below = frame.args[1];
    const u8 lifted = frame.args[2];
    args(frame, zodiac, below, lifted);
    const Space& here = space(table_.zodiac(zodiac).space);
    expect(here.kind == SpaceKind::dig && table_.site(here.zone).tile != kNone, "there is nothing to dive for");
    expect(below >= 1 && below <= kRows && lifted <= 2, "is too deep");
    expect(has_bit(table_.zodiac(zodiac).played, 1), "has not dived");
    if (next_is(Rule::transfer)) {
      expect(lifted >= 1, "nothing was lifted");
      return need_transfer(seat, Account::mx);
    }
    if (next_is(Rule::meet_shark)) return read_shark(seat, zodiac, below - 1);
    const Frame& treasure = need(Rule::lift_treasure);
    asks(treasure, seat);
    args(treasure, zodiac, below - 1, lifted);
    expect(lifted <= 1 && lift_treasure::fee(table_, seat, zodiac, below - 1) != sea::kFar, "cannot be lifted");
  }
  void read_shark(Seat seat, int zodiac, int row) {
    const Frame& frame = need(Rule::meet_shark);
    asks(frame, seat);
    args(frame, zodiac, row);
    const Space& here = space(table_.zodiac(zodiac).space);
    const DigSite& site = table_.site(here.zone);
    const DigCell cell = dig_tile(site.tile).cells[static_cast<std::size_t>(row)][here.column];
    expect(cell.what == Cell::shark && !site.is_covered(row, here.column), "there is no shark");
  }

  const State& state_;
  const Public& table_;
  const Pending<24>& stack_;
  int at_ = 0;
  Stage stage_{};
};

}  // namespace

namespace {

/// Frames ask one seat of this game, budgets and bids several; steps for all name the first.
void check_asked(const Public& table) {
  for (int i = 0; i < table.pending.size(); ++i) {
    const Frame& frame = table.pending.from_top(i);
    const std::string where = item("pending", i);
    require(frame.rule < kRules, where, "there is no such rule");
    const Row& row = rulebook()[frame.rule];
    const SeatSet asked = frame.asked;
    require(!asked.empty() && asked.bits() < 1u << table.seats() && (row.sealed || asked.size() == 1), where + ".seats",
            "asks no seat of this game");
    require(!row.for_all || asked == SeatSet(seat_at(0)), where + ".seats", "concerns nobody in particular");
  }
}

}  // namespace

Stage read_pending(const State& state) {
  check_asked(state.table);
  check_stack(rulebook(), state.table.pending, [&](Seat seat) { return Thesauros::seen(state, seat); });
  return PendingCheck(state).run();
}

}  // namespace bathys::thesauros::position
