// The table of commands, and what several of them need.
#include "wire/commands/commands.hpp"

#include "games/all/games.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

constexpr std::string_view kNew[] = {"game", "options", "seed"};
constexpr std::string_view kPosition[] = {"game", "state", "patch"};
constexpr std::string_view kPuzzle[] = {"game", "puzzle"};
constexpr std::string_view kSolve[] = {"action", "names"};
constexpr std::string_view kSeat[] = {"seat"};
constexpr std::string_view kDo[] = {"seat", "action", "actions", "decision", "look", "names"};
constexpr std::string_view kUndo[] = {"decision", "look", "names"};
constexpr std::string_view kEvents[] = {"seat", "since"};
constexpr std::string_view kLook[] = {"seat", "since", "names"};
constexpr std::string_view kLoad[] = {"record", "link"};
constexpr std::string_view kExplain[] = {"seat", "action"};
constexpr std::string_view kPreview[] = {"seat", "action", "names"};
constexpr std::string_view kBot[] = {"seat", "level", "simulations", "budget_ms", "limit_ms",
                                     "seed", "play",  "decision",    "look",      "names"};
constexpr std::string_view kHint[] = {"seat", "simulations", "budget_ms", "seed", "lines", "names"};
constexpr std::string_view kReview[] = {"seat", "depth", "simulations", "steps", "names"};
constexpr std::string_view kDescribe[] = {"game"};
constexpr std::string_view kRules[] = {"game", "section"};

constexpr Command kCommands[] = {
    {"new", kNew, "bad_options", run_new},
    {"state", {}, "bad_request", run_state},
    {"position", kPosition, "bad_position", run_position},
    {"puzzle", kPuzzle, "bad_puzzle", run_puzzle},
    {"decision", kSeat, "bad_request", run_decision},
    {"legal", kSeat, "bad_request", run_legal},
    {"do", kDo, "bad_action", run_do},
    {"undo", kUndo, "bad_request", run_undo},
    {"view", kSeat, "bad_request", run_view},
    {"events", kEvents, "bad_request", run_events},
    {"look", kLook, "bad_request", run_look},
    {"record", {}, "bad_request", run_record},
    {"load", kLoad, "bad_record", run_load},
    {"link", {}, "no_link", run_link},
    {"explain", kExplain, "bad_action", run_explain},
    {"preview", kPreview, "bad_action", run_preview},
    {"outcome", kSeat, "bad_request", run_outcome},
    {"course", kSeat, "bad_request", run_course},
    {"bot", kBot, "bad_request", run_bot},
    {"hint", kHint, "bad_request", run_hint},
    {"review", kReview, "bad_request", run_review},
    {"solve", kSolve, "bad_action", run_solve},
    {"games", {}, "bad_request", run_games},
    {"describe", kDescribe, "bad_request", run_describe},
    {"rules", kRules, "bad_request", run_rules},
    {"quit", {}, "bad_request", run_quit},
};

}  // namespace

std::span<const Command> commands() { return kCommands; }

AnyGame& game_of(Conversation& conversation) {
  if (!conversation.game) throw RequestError{"no_game", "there is no game yet: new, position or load begins one"};
  return *conversation.game;
}

const AnyKind& kind_named(const std::string& name) {
  if (const AnyKind* const kind = find_game(name)) return *kind;
  throw RequestError{"bad_request", "game: unknown game " + found(name)};
}

const AnyKind& kind_of(Conversation& conversation, const Request& request) {
  if (request.has("game")) return kind_named(request.text("game"));
  return kind_named(std::string(game_of(conversation).name()));
}

Teller teller(const AnyGame& game, const Request& request, Seat viewer) { return {game, viewer, request.voice()}; }

Json decision_of(const AnyGame& game, const Request& request, Seat viewer) {
  Json decision = teller(game, request, viewer).decision();
  decision["can_undo"] = game.can_undo();
  return decision;
}

}  // namespace bathys::wire
