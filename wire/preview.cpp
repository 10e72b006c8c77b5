// The JSON form of a preview: what an answer would do, as its seat may be told before giving it.
#include <nlohmann/json.hpp>

#include "wire/json.hpp"
#include "wire/json_archive.hpp"
#include "wire/parsing.hpp"
#include "wire/view_patch.hpp"

namespace bathys::wire {
namespace {

Json difference(const AnyPreview& shown) {
  std::string text;
  write_patch(ViewTree(shown.write_before), ViewTree(shown.write_after), text);
  return parse_json(text);
}

}  // namespace

Json Teller::preview(Action action) const {
  const AnyPreview shown = game_.preview_for(viewer_, viewer_, action);
  if (shown.refusal) throw NoPreview{*shown.refusal};
  Json events = Json::array();
  std::size_t number = event_count();
  const u32 decision = game_.decision().number + 1;  // an event bears the number of answers given until then
  const bool forced = game_.forced().has_value();
  for (const Event& one : shown.events) {
    LoggedEvent logged{decision, one};
    logged.forced = forced && events.empty();  // only the first event of an answer is marked
    events.push_back(event(number++, logged));
  }
  const std::string question = shown.question.empty() ? std::string() : say(shown.question);
  const std::string key = "stopped." + std::string(name_of(shown.stopped));
  Json told{{"difference", difference(shown)},
            {"events", std::move(events)},
            {"stopped", name_of(shown.stopped)},
            {"say", say({key, {Arg::literal(question)}})}};
  add_figures(shown.question, told);
  JsonWriter facts(told["facts"]);
  if (!shown.write_facts(facts)) told.erase("facts");
  return told;
}

}  // namespace bathys::wire
