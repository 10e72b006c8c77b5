// Every printed value of Otys with its bounds, listed once: a component file is read by this list, and each value has
// its name from it. tools/bake_otys.py checks the same when the program is built.
#include <numeric>

#include "games/otys/components.hpp"

namespace bathys::otys {
namespace {

constexpr int kMaxPayment = 9;
constexpr int kLargestLevel = 6;  // see Cargo
constexpr int kMaxPrestige = 99;

constexpr std::array<std::string_view, 2> kKindWords{"fixed", "free"};
constexpr std::array<std::string_view, 5> kFrontWords{"resource", "battery", "contracts", "upgrade", "prestige"};
constexpr std::array<std::string_view, 2> kBackWords{"credits2", "prestige1"};
constexpr std::array<std::string_view, kMaxSeats> kPlayerWords{"1", "2", "3", "4"};

void payment(Archive& archive, std::string_view name, u8& value) { field(archive, name, value, 0, kMaxPayment); }
void gain(Archive& archive, std::string_view name, u8& value) { field(archive, name, value, 1, kMaxPayment); }

template <std::size_t N>
void numbers(Archive& archive, std::string_view name, std::array<u8, N>& values, i64 least, i64 most) {
  list_of(archive, name, static_cast<int>(N),
          [&](int i) { field(archive, name, values[static_cast<std::size_t>(i)], least, most); });
}

void fixed_needs(Archive& archive, Contract& card) {
  object(archive, "needs", [&] {
    for (std::size_t i = 0; i < kResources; ++i) {
      number_if_any(archive, kResourceWords[i], card.needs[i], 1, kLargestLevel);
    }
  });
}

void free_needs(Archive& archive, Contract& card) {
  const auto printed = static_cast<int>(card.needs.size() - std::count(card.needs.begin(), card.needs.end(), 0));
  const int size = archive.open_list("needs", printed, 1, kResources);
  for (int i = 0; i < kResources; ++i) {
    u8& number = card.needs[static_cast<std::size_t>(i)];
    if (i >= size) {
      number = 0;
      continue;
    }
    field(archive, "needs", number, 1, kLargestLevel);
    if (i > 0 && number > card.needs[static_cast<std::size_t>(i - 1)]) archive.refuse("needs", "must not increase");
  }
  archive.close_list();
}

void contract_fields(Archive& archive, Contract& card) {
  component_id(archive, card.id);
  named(archive, "kind", card.kind, kKindWords);
  card.kind == Contract::Kind::fixed ? fixed_needs(archive, card) : free_needs(archive, card);
  const int asked = std::accumulate(card.needs.begin(), card.needs.end(), 0);
  if (asked < 1 || asked > kLargestLevel) {
    archive.refuse("needs", "1 to " + std::to_string(kLargestLevel) + " resources are expected in all");
  }
  field(archive, "prestige", card.prestige, 1, 5);
  number_if_any(archive, "credits", card.credits, 0, 1);
  number_if_any(archive, "batteries", card.batteries, 0, 1);
  named(archive, "provenance", card.provenance, kProvenanceWords);
  component_note(archive, "note");
}

void reward_fields(Archive& archive, Reward& token) {
  component_id(archive, token.id);
  object(archive, "front", [&] {
    named(archive, "kind", token.front, kFrontWords);
    if (token.front != Reward::Front::resource) {
      token.choice = {};
      return;
    }
    list_of(archive, "choice", 2,
            [&](int i) { named(archive, "choice", token.choice[static_cast<std::size_t>(i)], kResourceWords); });
    if (token.choice[0] == token.choice[1]) archive.refuse("choice", "two different resources are expected");
  });
  named(archive, "back", token.back, kBackWords);
  named(archive, "provenance", token.provenance, kProvenanceWords);
}

void store_fields(Archive& archive, Components& c) {
  list_of(archive, "rows", kStoreRows, [&](int i) {
    StoreRow& row = c.store[static_cast<std::size_t>(i)];
    object(archive, "row", [&] {
      gain(archive, "credits", row.credits);
      payment(archive, "prestige", row.prestige);
    });
  });
  numbers(archive, "start", c.store_start, 0, kStoreRows);
}

void offer_fields(Archive& archive, Components& c) {
  object(archive, "places", [&] {
    // The cubes of a solo game lie on exactly two contracts (8.2).
    fixed_number(archive, kPlayerWords[0], c.offer_places[0]);
    for (std::size_t i = 1; i < kMaxSeats; ++i) field(archive, kPlayerWords[i], c.offer_places[i], 1, kOfferPlaces);
  });
  field(archive, "drawn", c.cards_drawn, 1, kMaxDrawn);
}

void sponsor_fields(Archive& archive, SponsorValues& sponsors) {
  object(archive, "1", [&] { payment(archive, "credits", sponsors.credits); });
  object(archive, "4", [&] {
    payment(archive, "fee", sponsors.upgrade_fee);
    payment(archive, "prestige", sponsors.upgrade_prestige);
    payment(archive, "surface_fee", sponsors.surface_fee);
    payment(archive, "surface_prestige", sponsors.surface_prestige);
  });
  object(archive, "5", [&] {
    payment(archive, "batteries", sponsors.batteries);
    payment(archive, "batteries_advanced", sponsors.batteries_of_advanced);
  });
}

void fee_fields(Archive& archive, std::string_view diver, Fee& fee) {
  object(archive, diver, [&] {
    payment(archive, "fee", fee.basic);
    payment(archive, "upgraded_fee", fee.upgraded);
  });
}

void diver_fields(Archive& archive, DiverValues& divers) {
  object(archive, "metal_expert", [&] { gain(archive, "upgraded_keys", divers.keys); });
  object(archive, "plant_expert", [&] { gain(archive, "upgraded_credits", divers.credits); });
  object(archive, "fuel_expert", [&] { gain(archive, "upgraded_batteries", divers.batteries); });
  object(archive, "trader", [&] {
    payment(archive, "upgraded_sale", divers.better_sale);
    payment(archive, "upgraded_discount", divers.better_purchase);
  });
  fee_fields(archive, "spy", divers.spy);
  fee_fields(archive, "engineer", divers.engineer);
  fee_fields(archive, "explorer", divers.explorer);
}

/// A timer reaches the cubes one after the other.
void cube_fields(Archive& archive, std::string_view name, std::array<u8, kResources>& spaces, int start) {
  numbers(archive, name, spaces, 1, kMaxPrestige);
  int above = start;
  for (const u8 space : spaces) {
    if (space >= above) archive.refuse(name, "must fall from below the timers' start");
    above = space;
  }
}

void solo_fields(Archive& archive, SoloValues& solo) {
  field(archive, "timer_start", solo.timer_start[0], 1, kMaxPrestige);
  field(archive, "timer_start_hard", solo.timer_start[1], 1, kMaxPrestige);
  cube_fields(archive, "cube_spaces", solo.cube_spaces[0], solo.timer_start[0]);
  cube_fields(archive, "cube_spaces_hard", solo.cube_spaces[1], solo.timer_start[1]);
  object(archive, "ranks", [&] {
    field(archive, "hopeful", solo.hopeful, 1, kMaxPrestige);
    field(archive, "confirmed", solo.confirmed, solo.hopeful + 1, kMaxPrestige);
    field(archive, "expert", solo.expert, solo.confirmed + 1, kMaxPrestige);
  });
}

}  // namespace

void describe(Archive& archive, Components& c) {
  const auto group = [&](std::string_view name, auto fields) { component_group(archive, c.notes, name, fields); };
  component_head(archive, "otys");
  group("levels", [&] { numbers(archive, "capacity", c.capacity, 1, kLargestLevel); });
  group("store", [&] { store_fields(archive, c); });
  group("mechanic", [&] { numbers(archive, "reach", c.reach, 1, kPlaces - 1); });
  group("hacker", [&] { numbers(archive, "threshold", c.threshold, 1, kOwnKeys); });
  group("neutral_x_keys", [&] { field(archive, "count", c.neutral_keys, 0, 24); });
  group("start", [&] {
    field(archive, "credits", c.start_credits, 0, 20);
    field(archive, "batteries", c.start_batteries, 0, 20);
  });
  group("end_prestige", [&] { field(archive, "value", c.end_prestige, 1, kMaxPrestige); });
  group("offer", [&] { offer_fields(archive, c); });
  group("sponsors", [&] { sponsor_fields(archive, c.sponsors); });
  group("divers", [&] { diver_fields(archive, c.divers); });
  group("reward_fronts", [&] {
    gain(archive, "batteries", c.front_batteries);
    gain(archive, "prestige", c.front_prestige);
  });
  group("reward_backs", [&] {
    gain(archive, "credits", c.back_credits);
    gain(archive, "prestige", c.back_prestige);
  });
  group("solo", [&] { solo_fields(archive, c.solo); });
  list_of(archive, "contracts", kContracts, [&](int i) {
    object(archive, "contract", [&] { contract_fields(archive, c.contracts[static_cast<std::size_t>(i)]); });
  });
  list_of(archive, "rewards", kRewards, [&](int i) {
    object(archive, "reward", [&] { reward_fields(archive, c.rewards[static_cast<std::size_t>(i)]); });
  });
}

}  // namespace bathys::otys
