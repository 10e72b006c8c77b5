// The commands that begin a game: new, position, puzzle, load.
#include <random>

#include "core/sha256.hpp"
#include "games/all/games.hpp"
#include "wire/commands/commands.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"
#include "wire/puzzle.hpp"
#include "wire/record.hpp"

namespace bathys::wire {
namespace {

/// The last thing a command that begins a game does: until here nothing has changed.
Json begin_with(Conversation& conversation, const Request& request, std::unique_ptr<AnyGame> game) {
  Json answer{{"game", game->name()}, {"seats", game->seats()}, {"decision", decision_of(*game, request)}};
  conversation.game = std::move(game);
  conversation.review = {};
  conversation.puzzle = std::nullopt;
  return answer;
}

Key random_key() {
  std::random_device device;
  Key key;
  for (u8& byte : key) byte = static_cast<u8>(device());
  return key;
}

Key seed_of(const Request& request) {
  if (!request.has("seed")) return random_key();
  const auto text = word_or_number(request.value("seed"));
  if (!text) throw RequestError{"bad_request", "seed: a text or a whole number is expected"};
  return key_from_text(*text);
}

/// The position asked for: all of it, or the present one with changes (RFC 7396).
Json position_of(Conversation& conversation, const Request& request) {
  if (request.has("state") == request.has("patch")) {
    throw RequestError{"bad_request", "either state or patch is expected"};
  }
  if (request.has("state")) return request.value("state");
  Json position = state_json(game_of(conversation));
  position.merge_patch(request.value("patch"));
  return position;
}

/// The game's name stands before the first dot.
std::unique_ptr<AnyGame> game_from_link(const std::string& link) {
  const AnyKind* const kind = find_game(link.substr(0, link.find('.')));
  if (kind == nullptr) throw BadInput{"link", "not a link of a known game"};
  return kind->from_link(link);
}

}  // namespace

Json run_new(Conversation& conversation, const Request& request) {
  const AnyKind& kind = kind_named(request.text("game"));
  const Key seed = seed_of(request);
  const Json options = request.has("options") ? request.value("options") : Json::object();
  JsonReader reader(options, "options");
  auto game = kind.begin(reader, seed);
  reader.finish();
  Json answer = begin_with(conversation, request, std::move(game));
  answer["seed"] = hex(seed);
  return answer;
}

Json run_position(Conversation& conversation, const Request& request) {
  const AnyKind& kind = kind_of(conversation, request);
  const Json position = position_of(conversation, request);
  JsonReader reader(position);
  auto game = kind.from_position(reader);
  reader.finish();
  return begin_with(conversation, request, std::move(game));
}

/// A puzzle as the files of puzzles have them; its question is the first decision of the game.
Json run_puzzle(Conversation& conversation, const Request& request) {
  Puzzle puzzle = read_puzzle(kind_named(request.text("game")), request.value("puzzle"));
  Json answer = begin_with(conversation, request, puzzle.position->clone());
  answer["puzzle"] = puzzle_told(puzzle, request.voice().language);
  conversation.puzzle = std::move(puzzle);
  return answer;
}

Json run_load(Conversation& conversation, const Request& request) {
  if (request.has("record") == request.has("link")) {
    throw RequestError{"bad_request", "either record or link is expected"};
  }
  return begin_with(conversation, request,
                    request.has("link") ? game_from_link(request.text("link"))
                                        : load(request.value("record"), request.voice().language));
}

}  // namespace bathys::wire
