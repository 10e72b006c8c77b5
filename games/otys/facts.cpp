// What follows by the rules from what a viewer sees of Otys, for whoever shows it.
#include "games/otys/facts.hpp"

#include "games/otys/otys.hpp"

namespace bathys::otys {
namespace {

constexpr std::array<std::string_view, kMaxSeats> kSeatWords{"0", "1", "2", "3"};

void neighbour(Archive& archive, std::string_view name, Seat& seat) {
  u8 index = is_seat(seat) ? static_cast<u8>(seat) : kNone;
  word_or_none(archive, name, index, kSeatWords);
}

}  // namespace

Facts facts(const View& view) {
  Facts told;
  if (!is_seat(view.viewer)) return told;
  const Seen seen = Otys::seen(view);
  told.left = neighbours::on(seen.table, seen.who, Side::left);
  told.right = neighbours::on(seen.table, seen.who, Side::right);
  const auto add = [&](int card) {
    told.contracts.push_back({static_cast<u8>(card), complete_contract::nearest(seen.me(), card)});
  };
  for (const u8 card : seen.colony().contracts) {
    if (card != kNone) add(card);
  }
  for (const int card : seen.own.hand) add(card);
  return told;
}

void describe(Archive& archive, Facts& facts) {
  object(archive, "neighbours", [&] {
    neighbour(archive, "left", facts.left);
    neighbour(archive, "right", facts.right);
  });
  list(archive, "contracts", facts.contracts, [&](Nearest& one) {
    object(archive, "nearest", [&] {
      named(archive, "contract", one.card, contract_words());
      std::string answer = spell(verbs(), one.answer);
      archive.text("answer", answer);
    });
  });
}

}  // namespace bathys::otys
