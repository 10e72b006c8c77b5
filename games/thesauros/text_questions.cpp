// What is asked in a game of Thesauros, as sentences without a language.
#include <algorithm>

#include "games/thesauros/text.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys {

using namespace thesauros;

namespace {

/// Builds the sentence for the question that a viewer finds on top.
class ThesaurosQuestion {
 public:
  explicit ThesaurosQuestion(const View& view) : view_(view), table_(view.table), frame_(view.table.pending.top()) {}

  Message message() const {
    switch (static_cast<Rule>(frame_.rule)) {
      case Rule::choose_hat:
        return ask("thesauros.ask.choose_hat", text::ordinal(hats_laid_out()));
      case Rule::budget:
        return budget();
      case Rule::allocate:
        return ask("thesauros.ask.allocate", text::number(frame_.args[0]));
      case Rule::transfer:
        return ask("thesauros.ask.transfer", text::kAccount[frame_.args[0]], text::number(frame_.args[1]),
                   text::number(frame_.args[1] - player().accounts[frame_.args[0]]), fee());
      case Rule::open_black_box:
        return ask("thesauros.ask.open_black_box", text::number(wages_due()), balance(Account::hr), fee());
      case Rule::place:
        return place();
      case Rule::training:
        return ask("thesauros.ask.training", text::kMeeple[frame_.args[1]], text::kZone[frame_.args[0]]);
      case Rule::recruit:
        return acting("thesauros.ask.recruit", "thesauros.ask.recruit_again", Account::hr);
      case Rule::place_recruit:
        return ask("thesauros.ask.place_recruit", text::kMeeple[kMeeples - player().recruits_left()]);
      case Rule::research:
        return acting("thesauros.ask.research", "thesauros.ask.research_again", Account::rd);
      case Rule::claim_map:
        return ask("thesauros.ask.claim_map");
      case Rule::market:
        return acting("thesauros.ask.market", "thesauros.ask.market_again", Account::gp);
      case Rule::choose_tile:
        return ask("thesauros.ask.choose_tile", text::number(frame_.args[0]));
      case Rule::seaplane:
        return acting("thesauros.ask.seaplane", "thesauros.ask.seaplane_again", Account::mx);
      case Rule::shift_cargo:
        return shift_cargo();
      case Rule::meeting:
        return ask("thesauros.ask.meeting");
      case Rule::sea_turn:
        return sea_turn();
      case Rule::load_gear:
        return ask("thesauros.ask.load_gear", text::ordinal(frame_.args[0]));
      case Rule::under_way:
        return under_way();
      case Rule::meet_shark:
        return ask("thesauros.ask.meet_shark", text::ordinal(frame_.args[1]), text::ordinal(frame_.args[0]));
      case Rule::lift_treasure:
        return lift_treasure();
      case Rule::port:
        return acting("thesauros.ask.port", "thesauros.ask.port_again", Account::mx);
      case Rule::coastal_gear:
        return ask("thesauros.ask.coastal_gear", text::ordinal(frame_.args[0]));
      case Rule::keep_found:
        return ask("thesauros.ask.keep_found");
      case Rule::museum:
        return acting("thesauros.ask.museum", "thesauros.ask.museum_again", Account::gp);
      case Rule::advertise:
        return acting("thesauros.ask.advertise", "thesauros.ask.advertise_again", Account::gp);
      case Rule::bid:
        return ask("thesauros.ask.bid", own_black_box());
      case Rule::choose_tech:
        return ask("thesauros.ask.choose_tech", text::number(table_.board.pile_size));
      case Rule::raise_bid:
        return raise_bid();
      case Rule::steal_patent:
        return ask("thesauros.ask.steal_patent");
      case Rule::mercenary_maps:
        return frame_.args[0] == 0 ? ask("thesauros.ask.mercenary_maps")
                                   : ask("thesauros.ask.mercenary_maps_second", text::number(frame_.args[0]));
      case Rule::rearrange_museum:
        return ask("thesauros.ask.rearrange_museum");
      default:
        return ask("thesauros.ask.nothing");
    }
  }

 private:
  /// The viewer, where several are asked at once and the viewer is one of them.
  Seat asked() const { return is_asked() ? view_.viewer : frame_.seat(); }
  bool is_asked() const { return is_seat(view_.viewer) && frame_.asked.has(view_.viewer); }
  const Player& player() const { return table_.player(asked()); }

  template <class... Args>
  Message ask(std::string_view key, Args... args) const {
    return {key, {Arg::seat(asked()), args...}};
  }
  /// A meeple that acts, with its hat and what the account holds that it pays from.
  Message acting(std::string_view first, std::string_view again, Account account) const {
    const Acting acting = Acting::of(frame_);
    return ask(acting.second ? again : first, text::kMeeple[acting.who().meeple],
               text::kHat[player().hat(acting.who().meeple)], balance(account));
  }

  Arg balance(Account account) const { return text::number(player().account(account)); }
  Arg fee() const { return text::number(transfer_fee(table_.year())); }
  /// Told to its owner only: the sentences for everybody else have no place for it.
  Arg own_black_box() const { return is_asked() ? text::number(view_.own.black_box) : Arg{}; }
  int wages_due() const { return (player().workers() + player().mercenaries) * wage(); }
  int hats_laid_out() const {
    int count = 0;
    for (const u8 hats : table_.board.hats) count += hats;
    return count;
  }

  Message budget() const {
    if (!is_asked()) return ask("thesauros.ask.budget", text::number(table_.year()));
    const auto account = static_cast<Account>(player().drafted);
    const Account rest = table_.is_solo() ? Account::mx : Account::bb;
    const bool advised = table_.setup.mode == Mode::initiation && table_.year() == 1;
    return ask(advised ? "thesauros.ask.budget_advised" : "thesauros.ask.budget", text::number(table_.year()),
               text::kAccount[account], text::number(left_to_split()), text::kAccount[rest],
               text::number(advised_budget(account)));
  }
  int left_to_split() const {
    int left = view_.own.black_box;
    for (const u16 account : player().accounts) left += account;
    for (const u16 written : view_.own.draft) left -= written;
    return left;
  }

  Message place() const {
    const auto& spots = player().spots;
    const auto at_hand = static_cast<int>(std::count(spots.begin(), spots.end(), Spot::home));
    if (at_hand == 0) return ask("thesauros.ask.place_mercenary", text::number(player().mercenaries));
    const bool posted = frame_.args[1] != 0;
    return ask(posted ? "thesauros.ask.place_posted" : "thesauros.ask.place", text::number(at_hand));
  }
  Message shift_cargo() const {
    const int pilot = frame_.args[2];
    if (pilot == shift_cargo::kNoPilot) return ask("thesauros.ask.shift_cargo");
    return ask("thesauros.ask.shift_cargo_pilot", text::kMeeple[pilot]);
  }
  Message sea_turn() const {
    const int only = frame_.args[0];
    if (only >= kZodiacs) return ask("thesauros.ask.sea_turn", balance(Account::mx));
    const bool in_port = table_.zodiac(only).space == kPort;
    return ask(in_port ? "thesauros.ask.sea_turn_departure" : "thesauros.ask.sea_turn_trip", balance(Account::mx),
               text::ordinal(only));
  }
  Message under_way() const {
    const int zodiac = frame_.args[0];
    const int here = table_.zodiac(zodiac).space;
    const std::string_view key = here == kPort    ? "thesauros.ask.under_way_port"
                                 : meets_at(here) ? "thesauros.ask.under_way_meeting"
                                                  : "thesauros.ask.under_way";
    return ask(key, balance(Account::mx), text::ordinal(zodiac), text::space_name(here));
  }
  /// Whether another own zodiac is there.
  bool meets_at(int here) const {
    const auto is_there = [&](const Zodiac& boat) {
      return boat.owner == static_cast<u8>(asked()) && boat.space == here;
    };
    return std::count_if(table_.zodiacs.begin(), table_.zodiacs.end(), is_there) > 1;
  }
  Message lift_treasure() const {
    const Space& here = space(table_.zodiac(frame_.args[0]).space);
    const DigCell cell = dig_tile(table_.site(here.zone).tile).cells[frame_.args[1]][here.column];
    return ask("thesauros.ask.lift_treasure", text::ordinal(frame_.args[1]), text::number(treasure_value(cell.kind)),
               text::kTreasure[static_cast<int>(cell.what) - static_cast<int>(Cell::plain)]);
  }
  Message raise_bid() const {
    const Board& board = table_.board;
    if (board.bidder == kNone) return ask("thesauros.ask.raise_bid_open", own_black_box());
    return ask("thesauros.ask.raise_bid", own_black_box(), text::number(board.bid), text::seat(board.bidder));
  }

  const View& view_;
  const Public& table_;
  const Frame& frame_;
};

}  // namespace

Message Thesauros::question(const View& view) {
  if (view.table.pending.empty()) return {};
  const Row& row = Engine<Thesauros>::row(view.table.pending.top());
  return row.question == nullptr ? ThesaurosQuestion(view).message() : Engine<Thesauros>::question_for(view);
}

}  // namespace bathys
