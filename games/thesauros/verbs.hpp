// Every answer a player of Thesauros can give, and how it is written: "budget hr 12", "place boss 3", "sail z1 F2".
#pragma once

#include <span>
#include <type_traits>

#include "core/notation.hpp"
#include "games/thesauros/nouns.hpp"

namespace bathys::thesauros {

/// In the order of the verb table.
enum class Do : u8 {
  hat,            // a: hat (solo)
  budget,         // a: account, d: amount
  transfer,       // a: account it comes from, d: amount that arrives
  allocate,       // a: account, d: amount
  place,          // a: meeple, b: zone
  place_double,   // the same with a double-action token
  post,           // the envelope
  hire,           // b: zone whose mercenary space is taken
  pass,           // no more placements, or no more bids
  train,          // give the hat
  no_training,    // keep it for another time
  decline,        // the meeple does not act, or not a second time
  recruit,        // zone 1
  send,           // b: zone the recruit goes to
  send_double,    // the same with a double-action token
  develop,        // a: tech
  buy,            // a: tech
  prototype,      // a: tech, developed and bought at once
  sit,            // on the pile
  purchase,       // a: number of the map
  claim,          // a: number of the satellite's or mercenary's map
  tile,           // a: dig tile kept
  fly,            // zone 4
  rent,           // a seaplane in zone 5
  black_plane,    // the black seaplane
  shift,          // a: gear, b: from, c: to (0 shore, 1 to 8 zodiacs)
  relieve,        // a: zodiac whose sailor changes places with the pilot
  exchange,       // a, b: zodiacs whose crews change places
  landed,         // no more shifting
  sail,           // a: zodiac, b: space where the move ends
  pass_by,        // a: zodiac, b: space where it pauses
  dive,           // a: zodiac
  end_turn,       // no more at sea
  load,           // a: gear
  load_all,       // one of everything that helps
  unload,         // a: gear
  cast_off,       // no more loading
  shoot,          // at the shark
  spare,          // let it flee
  take,           // the treasure
  leave,          // the treasure stays
  surface,        // the dive ends
  shop,           // a new zodiac
  lagoon,         // a: zodiac, b: space
  embark,         // a: zodiac, for the high sea
  keep,           // a: found object
  sponsor,        // a: room
  sell,           // a: kind of treasure, b: room, or the reserve
  advertise,      // zone 9
  bid,            // d: amount
  withdraw,       // the envelope was for nothing
  choose,         // a: tech for the display
  steal,          // a: tech (mercenary 2)
  switch_places,  // a, b: slots (mercenary 8)
  carry,          // a: slot, b: free slot (mercenary 8)
  mine,           // a: zone, b: first column
};

constexpr Action act(Do verb, int a = 0, int b = 0, int c = 0, u32 d = 0) {
  return std::bit_cast<Action>(word_of(verb, a, b, c) | u64{d} << 32);
}
template <class Noun>
requires std::is_enum_v<Noun>
constexpr Action act(Do verb, Noun noun, int b = 0, int c = 0, u32 d = 0) {
  return act(verb, static_cast<int>(noun), b, c, d);
}
constexpr bool is(Action action, Do verb) { return action.verb == static_cast<u8>(verb); }

/// Offers an answer with every amount of money from the least to the most, if that is not below.
inline void offer_amounts(Options& options, Action answer, int least, int most) {
  options.add_row(most - least + 1, [&](int more) {
    return std::bit_cast<Action>(answer.bits() | u64{static_cast<u32>(least + more)} << 32);
  });
}

/// The museum's reserve, where a room is named.
inline constexpr int kReserve = kRooms;
/// A treasure in the museum: room * 3 + slot, or after all rooms the reserve of a seat.
inline constexpr int kExhibits = kRooms * kRoomSlots + 4;

std::span<const Verb> verbs();
/// How treasures in the museum are written: "2.3" in a room, "r1" in the reserve.
std::span<const std::string_view> exhibit_words();

}  // namespace bathys::thesauros
