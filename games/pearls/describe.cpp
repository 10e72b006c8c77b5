// The fields of Pearls, listed once: the same list writes JSON and reads it back.
#include "games/pearls/pearls.hpp"

namespace bathys {

using namespace pearls;

namespace {

constexpr std::array<std::string_view, kPearls> kPearlWords{"p1", "p2", "p3", "p4",  "p5",  "p6",
                                                            "p7", "p8", "p9", "p10", "p11", "p12"};
constexpr std::array<std::string_view, kMaxCoins + 1> kCoinWords{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
constexpr std::array<std::string_view, kMaxSeats + 1> kViewerWords{"0", "1", "2", "3", "spectator"};

void pearl_set(Archive& archive, std::string_view name, u16& set) { bit_words(archive, name, set, kPearlWords); }

void seat_set(Archive& archive, std::string_view name, SeatSet& set) {
  FixedList<u8, kMaxSeats> listed;
  for (int i = 0; i < kMaxSeats; ++i) {
    if (set.has(seat_at(i))) listed.push_back(static_cast<u8>(i));
  }
  list(archive, name, listed, [&](u8& seat) { field(archive, "seat", seat, 0, kMaxSeats - 1); });
  set = {};
  for (const u8 seat : listed) {
    if (set.has(seat_at(seat))) archive.refuse(name, "a seat is listed twice");
    set.add(seat_at(seat));
  }
}

void table_fields(Archive& archive, Public& table) {
  object(archive, "setup", [&] { Pearls::describe(archive, table.setup); });
  field(archive, "round", table.round, 1, most_rounds());
  word_or_none(archive, "up", table.up, kPearlWords);
  yes_no(archive, "swapped", table.swapped);
  pearl_set(archive, "gone", table.gone);
  pending_field(archive, "pending", Pearls::rulebook(), table.pending,
                [&](Frame& frame) { seat_set(archive, "asked", frame.asked); });
}

void player_fields(Archive& archive, Public& table, Seat seat) {
  Player& p = table.player(seat);
  pearl_set(archive, "row", p.row);
  field(archive, "spent", p.spent, 0, kMaxCoins);
  field(archive, "proven", p.proven, 0, kMaxCoins);
  field(archive, "opened", p.opened, 0, kMaxCoins);
  u8 halfway = table.halfway.has(seat) ? 1 : 0;
  yes_no(archive, "halfway", halfway);
  if (archive.reading() && halfway != 0) table.halfway.add(seat);
}

/// A purse is called by the coins in it; no two hold the same.
void purse_field(Archive& archive, u8& purse) {
  std::array<std::string_view, kPurses> words;
  for (int i = 0; i < kPurses; ++i)
    words[static_cast<std::size_t>(i)] = kCoinWords[static_cast<std::size_t>(coins_in(i))];
  word_or_none(archive, "purse", purse, words);
}

void private_fields(Archive& archive, Private& own) {
  word_or_none(archive, "pearl", own.pearl, kPearlWords);
  purse_field(archive, own.purse);
  word_or_none(archive, "left", own.left, kCoinWords);
  word_or_none(archive, "right", own.right, kCoinWords);
}

}  // namespace

void Pearls::describe(Archive& archive, State& state) {
  table_fields(archive, state.table);
  list_of(archive, "players", seats(state), [&](int i) {
    object(archive, "player", [&] {
      player_fields(archive, state.table, seat_at(i));
      private_fields(archive, state.own(seat_at(i)));
    });
  });
  list(archive, "deck", state.secret.deck, [&](u8& p) { named(archive, "pearl", p, kPearlWords); });
  state.table.deck_size = static_cast<u8>(state.secret.deck.size());
  object(archive, "generator", [&] { generator_fields(archive, state.secret.generator); });
}

void Pearls::describe(Archive& archive, View& view) {
  named(archive, "viewer", view.viewer, kViewerWords);
  table_fields(archive, view.table);
  list_of(archive, "players", view.table.setup.players,
          [&](int i) { object(archive, "player", [&] { player_fields(archive, view.table, seat_at(i)); }); });
  field(archive, "deck_size", view.table.deck_size, 0, kPearls);
  object(archive, "own", [&] { private_fields(archive, view.own); });
}

void Pearls::describe(Archive& archive, Setup& setup) {
  if (archive.has("players")) field(archive, "players", setup.players, 2, kMaxSeats);
  if (archive.has("rounds")) field(archive, "rounds", setup.rounds, 1, most_rounds());
}

}  // namespace bathys
