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
