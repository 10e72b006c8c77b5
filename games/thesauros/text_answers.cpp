// What an answer in a game of Thesauros would do, as a sentence without a language.
#include <algorithm>

#include "games/thesauros/text.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {

using namespace thesauros;

namespace {

/// Builds the sentence for one answer.
class ThesaurosAnswer {
 public:
  ThesaurosAnswer(const Seen& seen, const Frame& frame, Action action)
      : seen_(seen), table_(seen.table), frame_(frame), action_(action) {}

  Message message() const {
    switch (static_cast<Do>(action_.verb)) {
      case Do::hat:
        return {"thesauros.answer.hat", {text::kHat[action_.a]}};
      case Do::budget:
        return budget();
      case Do::transfer:
        return {"thesauros.answer.transfer", {account(), amount(), fee(), text::number(balance() - spent())}};
      case Do::allocate:
        return {"thesauros.answer.allocate", {account(), amount(), text::number(balance() + paid_in())}};
      case Do::place:
        return placing("thesauros.answer.place", "thesauros.answer.place_priced", "thesauros.answer.place_mussels",
                       action_.a);
      case Do::place_double:
        return placing("thesauros.answer.place_double", "thesauros.answer.place_double_priced",
                       "thesauros.answer.place_double_mussels", action_.a);
      case Do::send:
        return placing("thesauros.answer.send", "thesauros.answer.send_priced", "thesauros.answer.send_mussels",
                       next_recruit());
      case Do::send_double:
        return placing("thesauros.answer.send_double", "thesauros.answer.send_double_priced",
                       "thesauros.answer.send_double_mussels", next_recruit());
      case Do::post:
        return {"thesauros.answer.post", {}};
      case Do::hire:
        return {"thesauros.answer.hire", {text::kZone[action_.b], text::kMercenary[action_.b]}};
      case Do::pass:
        return {is(frame_, Rule::raise_bid) ? "thesauros.answer.pass_auction" : "thesauros.answer.pass", {}};
      case Do::train:
        return {"thesauros.answer.train", {text::kMeeple[frame_.args[1]], text::kZone[frame_.args[0]]}};
      case Do::no_training:
        return {"thesauros.answer.no_training", {}};
      case Do::decline:
        return {decline(), {}};
      case Do::recruit:
        return recruit();
      case Do::develop:
        return {"thesauros.answer.develop", {gear(), research_price(), end_points()}};
      case Do::buy:
        return buy();
      case Do::prototype:
        return {"thesauros.answer.prototype", {gear(), research_price(), end_points()}};
      case Do::sit:
        return {"thesauros.answer.sit", {}};
      case Do::purchase:
        return map("thesauros.answer.purchase", "thesauros.answer.purchase_first",
                   market::price(seen_, frame_, action_.a));
      case Do::claim:
        return map("thesauros.answer.claim", "thesauros.answer.claim_first", 0);
      case Do::tile:
        return {"thesauros.answer.tile", {text::tile_name(action_.a), text::tile_picture(action_.a)}};
      case Do::fly:
        return {"thesauros.answer.fly", {text::number(price_beside(4, acting().place, acting().is_boss()))}};
      case Do::rent:
        return {"thesauros.answer.rent", {text::number(seaplane_rent(table_.seats(), board().seaplanes))}};
      case Do::black_plane:
        return {"thesauros.answer.black_plane", {}};
      case Do::shift:
        return {"thesauros.answer.shift", {gear(), text::kHold[action_.b], text::kHold[action_.c]}};
      case Do::relieve:
        return {"thesauros.answer.relieve", {zodiac(), text::kMeeple[frame_.args[2]], crew_of(action_.a)}};
      case Do::exchange:
        return {"thesauros.answer.exchange",
                {zodiac(), text::ordinal(action_.b), crew_of(action_.a), crew_of(action_.b)}};
      case Do::landed:
        return {"thesauros.answer.landed", {}};
      case Do::sail:
        return sail();
      case Do::pass_by:
        return pass_by();
      case Do::dive:
        return dive();
      case Do::end_turn:
        return {frame_.args[0] < kZodiacs ? "thesauros.answer.end_turn_trip" : "thesauros.answer.end_turn", {}};
      case Do::load:
        return is(frame_, Rule::coastal_gear) ? coastal_gear() : Message{"thesauros.answer.load", {gear()}};
      case Do::load_all:
        return {"thesauros.answer.load_all", {}};
      case Do::unload:
        return {"thesauros.answer.unload", {gear()}};
      case Do::cast_off:
        return {"thesauros.answer.cast_off", {}};
      case Do::shoot:
        return shoot();
      case Do::spare:
        return {"thesauros.answer.spare", {}};
      case Do::take:
        return {"thesauros.answer.take",
                {text::number(lift_treasure::fee(table_, seen_.who, frame_.args[0], frame_.args[1]))}};
      case Do::leave:
        return {"thesauros.answer.leave", {}};
      case Do::surface:
        return {"thesauros.answer.surface", {}};
      case Do::shop:
        return {"thesauros.answer.shop", {text::number(port::shop_price(table_, acting()))}};
      case Do::lagoon:
        return lagoon_trip();
      case Do::embark:
        return {"thesauros.answer.embark", {zodiac()}};
      case Do::keep:
        return {"thesauros.answer.keep", {text::found_object(action_.a)}};
      case Do::sponsor:
        return sponsor();
      case Do::sell:
        return sell();
      case Do::advertise:
        return {"thesauros.answer.advertise",
                {text::number(price_beside(9, acting().place, acting().is_boss())),
                 text::number(advertising_points(board().advertising))}};
      case Do::bid:
        return {is(frame_, Rule::raise_bid) ? "thesauros.answer.bid_auction" : "thesauros.answer.bid",
                {amount(), text::number(seen_.own.black_box - paid_in())}};
      case Do::withdraw:
        return {"thesauros.answer.withdraw", {}};
      case Do::choose:
        return {"thesauros.answer.choose", {gear()}};
      case Do::steal:
        return steal();
      case Do::switch_places:
        return {"thesauros.answer.switch",
                {owner_at(action_.a), text::exhibit(action_.a), owner_at(action_.b), text::exhibit(action_.b)}};
      case Do::carry:
        return {"thesauros.answer.carry", {owner_at(action_.a), text::exhibit(action_.a), text::exhibit(action_.b)}};
      case Do::mine:
        break;
    }
    return {};
  }

 private:
  const Board& board() const { return table_.board; }
  Acting acting() const { return Acting::of(frame_); }
  Arg gear() const { return text::kGearName[action_.a]; }
  Arg zodiac() const { return text::ordinal(action_.a); }
  Arg crew_of(int index) const { return text::kMeeple[table_.zodiac(index).crew]; }

  // Money
  Arg account() const { return text::kAccount[action_.a]; }
  int paid_in() const { return static_cast<int>(action_.d); }
  Arg amount() const { return text::number(paid_in()); }
  Arg fee() const { return text::number(transfer_fee(table_.year())); }
  int spent() const { return paid_in() + transfer_fee(table_.year()); }
  int balance() const {
    const auto origin = static_cast<Account>(action_.a);
    return origin == Account::bb ? seen_.own.black_box : seen_.me().account(origin);
  }
  Message budget() const {
    int rest = seen_.own.black_box - paid_in();
    for (const u16 money : seen_.me().accounts) rest += money;
    for (const u16 written : seen_.own.draft) rest -= written;
    const Account last = table_.is_solo() ? Account::gp : Account::mx;
    if (action_.a != static_cast<u8>(last))
      return {"thesauros.answer.budget", {account(), amount(), text::number(rest)}};
    const Account gets_rest = table_.is_solo() ? Account::mx : Account::bb;
    return {"thesauros.answer.budget_last", {account(), amount(), text::number(rest), text::kAccount[gets_rest]}};
  }

  // Placement
  int next_recruit() const { return kMeeples - seen_.me().recruits_left(); }
  int price_beside(int zone, int place, bool boss) const {
    return resolve::discounted(queue_price(table_.seats(), zone, place), boss);
  }
  Message placing(std::string_view plain, std::string_view priced, std::string_view mussels, int meeple) const {
    return placement::answer(seen_, {plain, priced, mussels}, meeple, action_.b);
  }
  std::string_view decline() const {
    switch (static_cast<Rule>(frame_.rule)) {
      case Rule::open_black_box:
        return "thesauros.answer.decline_black_box";
      case Rule::mercenary_maps:
        return frame_.args[0] == 0 ? "thesauros.answer.decline" : "thesauros.answer.decline_map";
      case Rule::steal_patent:
      case Rule::rearrange_museum:
        return "thesauros.answer.decline";
      default:
        return acting().second ? "thesauros.answer.decline_second" : "thesauros.answer.decline";
    }
  }
  Message recruit() const {
    const Arg price = text::number(price_beside(1, acting().place, acting().is_boss()));
    const int left = seen_.me().recruits_left();
    if (left == 1) return {"thesauros.answer.recruit_reputation", {price}};
    const bool token = left == 2 && seen_.me().board_token != 0;
    return {token ? "thesauros.answer.recruit_token" : "thesauros.answer.recruit", {price}};
  }

  // Zones 2 and 3
  Arg research_price() const { return text::number(research::price(seen_, frame_, action_)); }
  Arg end_points() const { return text::number(tech(action_.a).end_points); }
  Message buy() const {
    const u8 owner = board().owners[action_.a];
    const Arg royalty = text::number(tech(action_.a).royalty);
    if (owner == kRival) return {"thesauros.answer.buy_rival", {gear(), research_price(), royalty}};
    if (owner == static_cast<u8>(seen_.who)) return {"thesauros.answer.buy", {gear(), research_price()}};
    return {"thesauros.answer.buy_royalty", {gear(), research_price(), royalty, text::seat(owner)}};
  }
  Message map(std::string_view known, std::string_view first, int price) const {
    return dig::answer(seen_, known, first, action_.a, price);
  }

  // The sea
  bool is_expert_at_sea(int meeple) const {
    return resolve::is_expert(table_, {static_cast<u8>(seen_.who), static_cast<u8>(meeple), 0}, Hat::port);
  }
  /// What an end on this space brings.
  int gain_at(int to, Load load, bool expert) const {
    const int bonus = expert ? 2 : 0;
    switch (space(to).kind) {
      case SpaceKind::lobster:
        return lobster_gain() + bonus;
      case SpaceKind::coastal:
        return coastal_gain(load.has(Gear::speargun) || load.has(Gear::found_speargun)) + bonus;
      case SpaceKind::tourists:
        return tourist_gain() + bonus;
      case SpaceKind::fishing:
        return open_sea_gain();
      default:
        return 0;
    }
  }
  Arg objects_drawn(bool expert) const { return text::number(expert ? std::min<int>(2, board().island_size) : 1); }

  sea::Course course() const {
    return {seen_, action_.a, is(frame_, Rule::under_way) ? frame_.args[1] != 0 : frame_.args[0] < kZodiacs};
  }
  /// Said where playing this zodiac ends the turn of another (3.2.5.1).
  Arg given_up() const {
    using sea_turn::GivenUp;
    const GivenUp lost =
        is(frame_, Rule::sea_turn) ? sea_turn::given_up(table_, seen_.who, action_.a) : GivenUp::nothing;
    return lost == GivenUp::nothing ? Arg::literal("") : text::kGivenUp[static_cast<int>(lost) - 1];
  }
  Message sailing(std::string_view key) const {
    const sea::Course to = course();
    const int spaces = to.spaces_to(action_.b);
    return {key,
            {zodiac(), text::space_name(action_.b), text::kSpaceKind[space(action_.b).kind], text::number(spaces),
             text::number(to.fare(spaces)), Arg{}, given_up()}};
  }
  Message pass_by() const {
    return sailing(action_.b == kPort ? "thesauros.answer.pass_by_port" : "thesauros.answer.pass_by");
  }
  /// At a pause the move may also end where the zodiac is.
  Message sail() const {
    const Zodiac& boat = table_.zodiac(action_.a);
    const bool stays = is(frame_, Rule::under_way) && action_.b == boat.space;
    Message message = sailing(stays ? "thesauros.answer.sail_stay" : "thesauros.answer.sail");
    const bool expert = is_expert_at_sea(boat.crew);
    const int gain = gain_at(action_.b, boat.load, expert);
    if (space(action_.b).kind == SpaceKind::island) {
      message.key = "thesauros.answer.sail_island";
      message.args[5] = objects_drawn(expert);
    } else if (gain > 0) {
      message.key = stays ? "thesauros.answer.sail_stay_gain" : "thesauros.answer.sail_gain";
      message.args[5] = text::number(gain);
    }
    return message;
  }
  Message lagoon_trip() const {
    const bool expert = is_expert_at_sea(acting().who().meeple);
    const Arg kind = text::kSpaceKind[space(action_.b).kind];
    if (space(action_.b).kind == SpaceKind::island)
      return {"thesauros.answer.lagoon_island", {zodiac(), kind, objects_drawn(expert)}};
    const int gain = gain_at(action_.b, lagoon::needed(seen_.me(), action_.b), expert);
    const bool choice = space(action_.b).kind == SpaceKind::coastal && coastal_gear::choices(seen_.me()) > 1;
    return {choice ? "thesauros.answer.lagoon_choice" : "thesauros.answer.lagoon",
            {zodiac(), kind, text::number(gain)}};
  }
  Message coastal_gear() const {
    Load load;
    load.add(static_cast<Gear>(action_.a));
    const bool expert = is_expert_at_sea(table_.zodiac(frame_.args[0]).crew);
    return {"thesauros.answer.load_coastal", {gear(), text::number(gain_at(frame_.args[1], load, expert))}};
  }

  // Below the sea
  Message dive() const {
    const Zodiac& boat = table_.zodiac(action_.a);
    const Space& here = space(boat.space);
    const int depth = deepest(boat.load);
    return {"thesauros.answer.dive",
            {zodiac(), Arg::literal(here.name), text::number(depth),
             text::number(dig::cells_below(seen_, here, depth, Cell::shark)),
             text::number(dig::cells_below(seen_, here, depth, Cell::plain) +
                          dig::cells_below(seen_, here, depth, Cell::hidden) +
                          dig::cells_below(seen_, here, depth, Cell::rock)),
             Arg{}, given_up()}};
  }
  static int deepest(Load load) {
    int depth = 1;
    for (int i = 0; i < kGear; ++i) {
      if (load.has(static_cast<Gear>(i))) depth = std::max<int>(depth, gear_use(i).dive_depth);
    }
    return depth;
  }
  Message shoot() const {
    const Zodiac& boat = table_.zodiac(frame_.args[0]);
    int needed = kDieSides;
    int bonus = is_expert_at_sea(boat.crew) ? 1 : 0;
    for (int i = 0; i < kGear; ++i) {
      if (!boat.load.has(static_cast<Gear>(i))) continue;
      bonus += gear_use(i).die_bonus;
      if (gear_use(i).kill_on > 0) needed = std::min<int>(needed, gear_use(i).kill_on);
    }
    const int roll = needed - bonus;
    if (roll <= 1) return {"thesauros.answer.shoot_sure", {}};
    return {"thesauros.answer.shoot", {text::number(roll), text::number(kDieSides + 1 - roll)}};
  }

  // The museum
  bool is_expert_of_museum() const { return resolve::is_expert(table_, acting().who(), Hat::museum); }
  Message sponsor() const {
    const Room& hall = room(table_.seats(), action_.a);
    return {"thesauros.answer.sponsor",
            {text::ordinal(action_.a), text::number(resolve::discounted(hall.cost, is_expert_of_museum())),
             text::number(hall.slots), text::number(hall.door)}};
  }
  Message sell() const {
    const int value = treasure_value(action_.a);
    const Arg price = text::number(value + (is_expert_of_museum() ? 2 : 0));
    if (action_.b == kReserve)
      return {"thesauros.answer.sell_reserve", {text::number(value), price, text::number(reserve_points())}};
    const Room& hall = room(table_.seats(), action_.b);
    const int slot = museum::free_slot(table_, action_.b);
    const Arg points = text::number(hall.points[static_cast<std::size_t>(slot)]);
    if (slot + 1 < hall.slots)
      return {"thesauros.answer.sell", {text::number(value), price, text::ordinal(action_.b), points}};
    return {"thesauros.answer.sell_opens",
            {text::number(value), price, text::ordinal(action_.b), points, text::seat(board().rooms[action_.b].sponsor),
             text::number(hall.door)}};
  }
  /// Whose treasure lies there; the reserve of each seat is a place of its own.
  Arg owner_at(int exhibit) const {
    constexpr int kInRooms = kRooms * kRoomSlots;
    if (exhibit >= kInRooms) return text::seat(exhibit - kInRooms);
    const auto& owners = board().rooms[static_cast<std::size_t>(exhibit / kRoomSlots)].owners;
    return text::seat(owners[static_cast<std::size_t>(exhibit % kRoomSlots)]);
  }
  Message steal() const {
    const u8 owner = board().owners[action_.a];
    const bool object = board().copies[action_.a] > 0;
    if (owner == kNone) return {object ? "thesauros.answer.steal" : "thesauros.answer.steal_patent", {gear()}};
    return {object ? "thesauros.answer.steal_from" : "thesauros.answer.steal_patent_from", {gear(), text::seat(owner)}};
  }

  static constexpr int kDieSides = 6;

  const Seen& seen_;
  const Public& table_;
  const Frame& frame_;
  Action action_;
};

}  // namespace

Message Thesauros::answer(const Seen& seen, const Frame& frame, Action action) {
  if (is_any_time(action)) return mine::answer(seen, action);
  const Row& row = Engine<Thesauros>::row(frame);
  return row.answer != nullptr ? row.answer(seen, frame, action) : ThesaurosAnswer(seen, frame, action).message();
}

}  // namespace bathys
