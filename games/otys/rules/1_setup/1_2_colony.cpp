// Otys 1.2 The colony begins with two reward tokens and a sponsor on each level, four resources in the store, public
// contracts and the neutral X keys.
#include "games/otys/deeds.hpp"
#include "games/otys/rulebook.hpp"

namespace bathys::otys::set_up {
namespace {

void lay_out_rewards(Play& play) {
  Colony& colony = play.state.table.colony;
  for (int token = 0; token < kRewards; ++token) colony.bag.add(token);
  for (auto& level : colony.rewards) {
    for (u8& slot : level) slot = refill_rewards::draw_token(play);
  }
}

void lay_out_sponsors(Play& play) {
  Colony& colony = play.state.table.colony;
  for (int tile = 0; tile < kSponsors; ++tile) colony.sponsors[tile] = static_cast<u8>(tile);
  play.state.secret.generator.shuffle(std::span(colony.sponsors));
}

/// D1: which types lie in the store is random: two of the first, one each of the next two.
void fill_store(Play& play) {
  std::array<Resource, kResources> types{Resource::metal, Resource::plant, Resource::fuel, Resource::tech};
  play.state.secret.generator.shuffle(std::span(types));
  Colony& colony = play.state.table.colony;
  for (std::size_t i = 0; i < kStoreTypes; ++i) colony.in_store(types[i]) = in_play.store_start[i];
}

void shuffle_contracts(Play& play) {
  State& state = play.state;
  for (int card = 0; card < kContracts; ++card) state.secret.deck[card] = static_cast<u8>(card);
  state.secret.generator.shuffle(std::span(state.secret.deck));
  state.table.colony.deck_size = kContracts;
  state.table.colony.contracts.fill(kNone);
}

}  // namespace

void turn_up_contracts(Play& play) {
  Colony& colony = play.state.table.colony;
  for (int place = 0; place < play.state.table.offer_places(); ++place) {
    colony.contracts[place] = deck::draw_top(play);
  }
}

void lay_out_colony(Play& play) {
  lay_out_rewards(play);
  lay_out_sponsors(play);
  fill_store(play);
  shuffle_contracts(play);
  if (!play.state.table.is_solo()) turn_up_contracts(play);  // D28: in solo after the cubes of the track
  play.state.table.colony.neutral_keys = static_cast<u8>(neutral_key_supply());
}

}  // namespace bathys::otys::set_up
