// The JSON forms of a game in play: what one viewer may be told of it, and the whole truth.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "wire/json_type.hpp"
#include "words/catalogue.hpp"

namespace bathys::wire {

/// The language of sentences, and what the seats are called in them.
struct Voice {
  words::Language language = words::Language::english();
  std::array<std::string, kMaxSeats> names{};
};

/// Tells one viewer about a game. It asks the game only for what that viewer may know (law 4): the view, the viewer's
/// own events and the viewer's own answers.
class Teller {
 public:
  /// The game must outlive the teller. The viewer is one of its seats, or `kSpectator`.
  Teller(const AnyGame& game, Seat viewer, Voice voice = {});

  /// {"viewer":"0","setup":{…},…}: the fields are the game's own.
  Json view() const;
  /// {"number":12,"over":false,"asked":[0],"kind":"choose_key","rule":"<game> 2.1","sealed":false,"question":"…"}, and
  /// "forced":"stay" when everybody can tell that this is the only answer; figures of the question beside it.
  Json decision() const;
  /// What the viewer may answer now: [{"text":"key 3","json":{…},"say":"…"},…]; empty when somebody else is asked.
  Json legal() const;
  /// One legal answer of the viewer; what it costs stands beside it, "price":3, and where it leads, "way":["PORT","b"].
  Json answer(Action action) const;
  /// The viewer's events from number `since` on: [{"n":7,"decision":3,"kind":"sold","args":[…],"text":"…"},…], with
  /// "forced":true at the first event of an answer that was forced.
  Json events(std::size_t since) const;
  /// How many events the viewer has: the number of the next one.
  std::size_t event_count() const;
  /// {"over":true,"winners":[1],"points":[17,20],"verdict":"…","kind":"wins","args":[{"seat":1},20],"sources":[…]}
  Json outcome() const;
  /// The same for a result that was not decided by the game alone.
  Json outcome(const Outcome& outcome) const;
  /// Where the points come from: [{"source":"contracts","word":"Contracts","points":[9,12]},…]
  Json sources() const;
  /// How the game went: {"points":[{"decision":0,"points":[0,0]},…],
  /// "turns":[{"decision":0,"round":1,"asked":[0],"sealed":false},…]}
  Json course() const;
  /// All of the above but the course at once, with the events from number `since` on: what a table shows to one person.
  /// {"decision":{…,"can_undo":true},"view":{…},"legal":[…],"events":[…],"next":8,"outcome":{…}}
  Json look(std::size_t since) const;
  /// What an answer of the viewer would do: {"difference":[…],"events":[…],"stopped":"chance","say":"…"}. The
  /// difference is that of the view (RFC 6902); the events are as they would be told. Throws NoPreview when there is
  /// none.
  Json preview(Action action) const;
  struct NoPreview {
    Refusal refusal;
  };
  /// {"code":"key_not_ready","rule":"<game> 2.1","message":"…"}; without "rule" when no rule is concerned.
  Json refusal(const Refusal& refusal) const;

  // The same, appended to a text as it travels: what the server tells after every move.
  void write_view(std::string& out) const;
  /// In a look with "can_undo" and the "facts" of the game.
  void write_decision(std::string& out, bool in_look) const;
  void write_legal(std::string& out) const;
  /// These events of the viewer, numbered from `first` on.
  void write_events(std::span<const LoggedEvent> events, std::size_t first, std::string& out) const;
  void write_outcome(const Outcome& outcome, std::string& out) const;
  void write_look(std::size_t since, std::string& out) const;

 private:
  void write_answer(Action action, std::string& out) const;
  void write_event(std::size_t number, const LoggedEvent& logged, std::string& out) const;
  void write_sources(const std::vector<PointSource>& sources, std::string& out) const;
  void write_points(const std::array<i32, kMaxSeats>& points, std::string& out) const;
  /// One event of the viewer, with its number.
  Json event(std::size_t number, const LoggedEvent& logged) const;
  /// The points of the seats there are.
  Json by_seat(const std::array<i32, kMaxSeats>& points) const;
  std::string say(const Message& message) const { return language_.render(message, names_); }
  std::string cite(std::string_view section) const;

  const AnyGame& game_;
  Seat viewer_;
  words::Language language_;
  words::SeatNames names_;
};

/// Puts the numbers of a sentence that have a name beside it: {…,"say":"Fly for 3$","price":3}
void add_figures(const Message& message, Json& told);

/// [0,2]
Json seats_json(SeatSet seats);

/// The sentence of a refusal.
std::string refusal_text(const Refusal& refusal, const words::Language& language, const words::SeatNames& names);

/// What a source of points is called.
std::string source_word(std::string_view game, const PointSource& source, const words::Language& language);

/// "<game> 4.2"
std::string citation(std::string_view game, std::string_view section);
/// Whether a text is written as sections are: "4", "3.2.5", a chapter of letters "V", "V.3.1".
bool is_section(std::string_view text);

/// The whole truth: every field of the state, as a position.
Json state_json(const AnyGame& game);

/// The options the game is played with.
Json setup_json(const AnyGame& game);

}  // namespace bathys::wire
