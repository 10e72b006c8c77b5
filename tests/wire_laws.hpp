// The laws that need the wire: JSON forms give the same bytes back, and no message tells a viewer what others know.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "core/any_game.hpp"
#include "core/laws.hpp"
#include "wire/json.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"
#include "wire/record.hpp"

namespace bathys::laws {

/// Through text, as it would travel.
inline wire::Json travelled(const wire::Json& value) { return wire::parse_json(wire::write_json(value)); }

/// Every field of a state can be read and set: its JSON gives the same bytes back.
template <Game G>
void position_round_trip(const AnyGameOf<G>& game) {
  require_accepted("a position reads back", [&] {
    const wire::Json position = travelled(wire::state_json(game));
    wire::JsonReader reader(position);
    const auto read = AnyKindOf<G>().from_position(reader);
    reader.finish();
    const auto& state = static_cast<const AnyGameOf<G>&>(*read).referee().state();
    require(same_bytes(state, game.referee().state()), "a position reads back", wire::write_json(position));
  });
}

/// A view reads back as well: its JSON holds all of it.
template <Game G>
void view_round_trip(const AnyGameOf<G>& game, Seat viewer) {
  require_accepted("a view reads back", [&] {
    const wire::Json json = travelled(wire::Teller(game, viewer).view());
    wire::JsonReader reader(json);
    typename G::View view = G::view(typename G::State{}, viewer);
    G::describe(reader, view);
    reader.finish();
    require(same_bytes(view, game.referee().view(viewer)), "a view reads back", wire::write_json(json));
  });
}

/// What some of the viewer's answers would do.
inline wire::Json some_previews(const AnyGame& game, Seat viewer) {
  constexpr int kSome = 3;
  wire::Json list = wire::Json::array();
  Options options;
  if (is_seat(viewer)) game.legal(viewer, options);
  const wire::Teller teller(game, viewer);
  const int step = options.size() / kSome + 1;
  for (int i = 0; i < options.size(); i += step) list.push_back(teller.preview(options[i]));
  return list;
}

/// Everything a viewer is told of a game, as it travels.
inline std::string all_messages(const AnyGame& game, Seat viewer) {
  const wire::Teller teller(game, viewer);
  wire::Json all{{"view", teller.view()},       {"decision", teller.decision()},
                 {"legal", teller.legal()},     {"events", teller.events(0)},
                 {"outcome", teller.outcome()}, {"previews", some_previews(game, viewer)}};
  return wire::write_json(all);
}

/// Where two texts part, with a little of what stands around it.
inline std::string difference(const std::string& one, const std::string& other) {
  constexpr std::size_t kAround = 80;
  const std::size_t length = std::min(one.size(), other.size());
  const std::size_t at = static_cast<std::size_t>(
      std::mismatch(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(length), other.begin()).first - one.begin());
  const std::size_t from = at - std::min(at, kAround);
  return one.substr(from, 2 * kAround) + " <> " + other.substr(from, 2 * kAround);
}

/// Non-interference on the wire: in truth and in a guess, before and after the same answer, the bytes are the same as
/// long as the view is.
template <Game G>
void wire_tells_the_same(const Referee<G>& referee, Seat viewer, Generator& dice) {
  const auto law = [&](const std::string& told, const std::string& guessed) {
    require(told == guessed, "non-interference on the wire", name_of(viewer) + ": " + difference(told, guessed));
  };
  AnyGameOf<G> truth(Referee<G>(referee.state()));
  AnyGameOf<G> guess(Referee<G>(G::imagine(referee.view(viewer), dice)));
  law(all_messages(truth, viewer), all_messages(guess, viewer));
  if (referee.over()) return;
  const Seat seat = referee.asked().front();
  Options options;
  referee.legal(seat, options);
  const Action action = options[static_cast<int>(dice.below(static_cast<u32>(options.size())))];
  if (guess.play(seat, action)) return;
  truth.play(seat, action);
  if (!same_bytes(truth.referee().view(viewer), guess.referee().view(viewer))) return;
  law(all_messages(truth, viewer), all_messages(guess, viewer));
}

/// All laws of this file at one decision, for one viewer.
template <Game G>
void wire_laws(const Referee<G>& referee, Generator& dice) {
  const AnyGameOf<G> game(Referee<G>(referee.state()));
  const auto all = viewers<G>(referee.state());
  const Seat viewer = all[dice.below(static_cast<u32>(all.size()))];
  position_round_trip(game);
  view_round_trip(game, viewer);
  wire_tells_the_same(referee, viewer, dice);
}

/// A record read from JSON plays to the same bytes and is the same record. For games of the list of games.
template <Game G>
void record_round_trip(const Referee<G>& referee) {
  require_accepted("a record reads back", [&] {
    const AnyKindOf<G> kind;
    const wire::Json record = wire::to_json(AnyGameOf<G>(referee), kind);
    const auto read = wire::load(travelled(record));
    const auto& state = dynamic_cast<const AnyGameOf<G>&>(*read).referee().state();
    require(same_bytes(state, referee.state()), "a record reads back");
    require(wire::to_json(*read, kind) == record, "a record reads back");
  });
}

}  // namespace bathys::laws
