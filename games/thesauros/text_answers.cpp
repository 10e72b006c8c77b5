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
      case Do::post:
        return {"thesauros.answer.post", {}};
      case Do::hire:
        return {"thesauros.answer.hire", {text::kZone[action_.b], text::kMercenary[action_.b]}};
      case Do::pass:
        return {is(frame_, Rule::raise_bid) ? "thesauros.answer.pass_auction" : "thesauros.answer.pass", {}};
      case Do::decline:
        return {decline(), {}};
      case Do::claim:
        return map("thesauros.answer.claim", "thesauros.answer.claim_first", 0);
      case Do::bid:
        return {"thesauros.answer.bid_auction", {amount(), text::number(seen_.own.black_box - paid_in())}};
      case Do::choose:
        return {"thesauros.answer.choose", {gear()}};
      case Do::steal:
        return steal();
      case Do::switch_places:
        return {"thesauros.answer.switch",
                {owner_at(action_.a), text::exhibit(action_.a), owner_at(action_.b), text::exhibit(action_.b)}};
      case Do::carry:
        return {"thesauros.answer.carry", {owner_at(action_.a), text::exhibit(action_.a), text::exhibit(action_.b)}};
      default:
        break;
    }
    return {};
  }

 private:
  const Board& board() const { return table_.board; }
  Arg gear() const { return text::kGearName[action_.a]; }

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
  Message placing(std::string_view plain, std::string_view priced, std::string_view mussels, int meeple) const {
    return placement::answer(seen_, {plain, priced, mussels}, meeple, action_.b);
  }
  std::string_view decline() const {
    switch (static_cast<Rule>(frame_.rule)) {
      case Rule::open_black_box:
        return "thesauros.answer.decline_black_box";
      case Rule::mercenary_maps:
        return frame_.args[0] == 0 ? "thesauros.answer.decline" : "thesauros.answer.decline_map";
      default:
        return "thesauros.answer.decline";
    }
  }
  Message map(std::string_view known, std::string_view first, int price) const {
    return dig::answer(seen_, known, first, action_.a, price);
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
