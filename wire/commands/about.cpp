// The commands about the program itself: games, describe, rules, quit.
#include "games/all/games.hpp"
#include "wire/actions.hpp"
#include "wire/commands/commands.hpp"
#include "wire/form.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {

Json run_games(Conversation& conversation, const Request&) {
  Json games = Json::array();
  for (const AnyKind* kind : all_games()) {
    games.push_back({{"name", kind->name()},
                     {"rules", kind->rules_version()},
                     {"components", kind->components_hash()},
                     {"verbs", verbs_json(kind->verbs())}});
  }
  return {{"games", std::move(games)}, {"levels", conversation.bots.levels}};
}

Json run_describe(Conversation& conversation, const Request& request) {
  return {{"described", described(kind_of(conversation, request))}};
}

Json run_rules(Conversation& conversation, const Request& request) {
  const std::string game(kind_of(conversation, request).name());
  const std::string section = request.text("section");
  const words::Language& language = request.voice().language;
  const std::string key = game + ".rule." + section;
  if (!is_section(section) || !words::Language::english().has(key)) {
    throw RequestError{"bad_request", "section: " + game + " has no section " + found(section)};
  }
  return {{"rule", citation(game, section)},
          {"title", language.term(game + ".rule.title." + section)},
          {"text", language.term(key)}};
}

Json run_quit(Conversation& conversation, const Request&) {
  conversation.quit = true;
  return Json::object();
}

}  // namespace bathys::wire
