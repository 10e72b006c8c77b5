// How the nouns of Otys stand in sentences: each as an argument for a message, a term of the catalogue.
#pragma once

#include "core/message.hpp"
#include "games/otys/components.hpp"
#include "games/otys/state.hpp"
#include "games/otys/verbs.hpp"

namespace bathys::otys {

Arg said(Resource type);
Arg said(Diver diver);
Arg said(Technician technician);
Arg said(KeyToken key);
Arg said(For what);
Arg said(Reward::Front front);
Arg said(Reward::Back back);
/// "2 metal + 1 plant".
Arg said(Cargo resources);
Arg said_level(int level);
Arg said_place(int place);
/// What a sponsor does with the side that lies up.
Arg said_sponsor(int tile, bool advanced);
inline Arg said_sponsor(const Colony& colony, int level) {
  const int tile = colony.sponsor_at(level);
  return said_sponsor(tile, colony.is_advanced(tile));
}
/// The bonus of an upgraded expert.
Arg said_bonus(Diver expert);
/// What a contract takes, all that it brings, and the card as a whole; no text for a card below 0.
Arg said_needs(int card);
Arg said_gains(int card);
Arg said_contract(int card);
/// A reward token, both sides of it.
Arg said_reward(int token);
/// Describes all cards and tokens anew, when they are others.
void describe_cards_again();

}  // namespace bathys::otys
