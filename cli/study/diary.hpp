// What a study keeps of a game: how it ended, where points came from, who did what, and how everybody began.
//
// Which deeds are counted is said by the words: a text "<game>.study.<event>.<n>" makes a group of the n-th argument of
// that event (which contract was completed), "<game>.study.<event>" counts the event as such. A deed belongs to the
// seat that is the event's first argument.
#pragma once

#include <array>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "bots/match.hpp"
#include "words/catalogue.hpp"

namespace bathys::cli {

using BySeat = std::array<i32, kMaxSeats>;

/// What something is called: to programs, and to people.
struct Named {
  std::string id{};
  std::string name{};

  auto operator<=>(const Named& other) const { return id <=> other.id; }
  bool operator==(const Named& other) const { return id == other.id; }
};

/// A kind of deed, and what was done with it: {"completed.1", c09}; nothing where the event as such counts.
struct Deed {
  std::string group{};
  Named item{};

  auto operator<=>(const Deed& other) const { return std::tie(group, item) <=> std::tie(other.group, other.item); }
  bool operator==(const Deed&) const = default;
};

struct PlayedGame {
  bool finished = false;
  SeatSet winners{};
  BySeat points{};
  u32 rounds = 0;
  u32 decisions = 0;
  std::vector<std::pair<Named, BySeat>> sources{};
  std::map<Deed, BySeat> deeds{};
  std::array<Named, kMaxSeats> openings{};  ///< everybody's first answer
};

/// Plays a game of a series and keeps what a study wants of it.
PlayedGame played(const Series& series, int number, const words::Language& language);

std::string packed(const PlayedGame& game);
PlayedGame unpacked_game(const std::string& bytes);

/// A group of deeds that the words know.
struct DeedGroup {
  std::string id{};     ///< "completed.1"
  std::string title{};  ///< "Contracts completed"
  std::string event{};
  int arg = 0;  ///< 0: the event as such
};
std::vector<DeedGroup> deed_groups(const AnyKind& kind, const words::Language& language);

}  // namespace bathys::cli
