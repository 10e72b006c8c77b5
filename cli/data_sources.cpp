// Where the values of a component file come from, as `bathys data` counts and names it.
#include "cli/data.hpp"

namespace bathys::cli {

std::string source_name(const Voice& voice, Provenance from) {
  return voice.term("cli.data.from." + std::string(word_at(kProvenanceWords, from)));
}

void say_sources(Console& console, std::string_view key, const Sources& counts) {
  std::string text;
  for (const auto& [from, count] : counts) {
    text.append(text.empty() ? "" : ", ").append(source_name(console.voice, from)).append(" ");
    text.append(std::to_string(count));
  }
  console.say("cli.data.count", {Arg::term(key), Arg::literal(text)});
}

wire::Json sources_json(const Sources& counts) {
  wire::Json object = wire::Json::object();
  for (const auto& [from, count] : counts) object[std::string(word_at(kProvenanceWords, from))] = count;
  return object;
}

}  // namespace bathys::cli
