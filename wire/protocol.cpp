// The engine protocol: reads a request, runs its command, and turns whatever comes of it into one answer.
#include "wire/protocol.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "wire/commands/commands.hpp"
#include "wire/parsing.hpp"

namespace bathys::wire {
namespace {

constexpr std::size_t kMaxIdBytes = 200;
constexpr std::string_view kCommonFields[] = {"id", "cmd", "lang"};

Json error_json(std::string_view code, std::string_view message) { return {{"code", code}, {"message", message}}; }

Json parse_request(std::string_view line) {
  if (line.size() > Protocol::kMaxLineBytes) {
    throw RequestError{"too_long", "a line has at most " + std::to_string(Protocol::kMaxLineBytes) + " bytes"};
  }
  try {
    return parse_json(line);
  } catch (const BadInput& bad) {
    throw RequestError{"bad_json", bad.what};
  }
}

bool is_id(const Json& id) {
  if (id.is_string()) return id.get_ref<const std::string&>().size() <= kMaxIdBytes;
  return id.is_null() || id.is_number_integer();
}

/// Takes the request's id as soon as it is known, so that errors carry it too.
void read_id(const Json& body, Json& id) {
  if (!body.is_object()) throw RequestError{"bad_request", "an object is expected, found " + found(body)};
  const auto given = body.find("id");
  if (given == body.end()) return;
  if (!is_id(*given)) throw RequestError{"bad_request", "id: a whole number or a short text is expected"};
  id = *given;
}

const Command& find_command(const Request& request) {
  const std::string name = request.text("cmd");
  const auto all = commands();
  const auto command = std::find_if(all.begin(), all.end(), [&](const Command& one) { return one.name == name; });
  if (command != all.end()) return *command;
  std::string names;
  for (const Command& one : all) names.append(names.empty() ? "" : ", ").append(one.name);
  throw RequestError{"unknown_command", found(name) + " is not one of " + names};
}

template <class Names>
bool among(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

void refuse_unknown_fields(const Json& body, const Command& command) {
  for (const auto& [name, value] : body.items()) {
    if (among(kCommonFields, name) || among(command.fields, name)) continue;
    std::string known;
    for (const std::string_view field : command.fields) known.append(known.empty() ? "" : ", ").append(field);
    throw RequestError{"bad_request", "unknown field " + found(name) + "; " + std::string(command.name) + " takes " +
                                          (known.empty() ? "none" : known)};
  }
}

/// The fields of the answer, or the error: always one of the two.
std::pair<bool, Json> run(const Command& command, Conversation& conversation, const Request& request) {
  try {
    return {true, command.run(conversation, request)};
  } catch (const OtherRules& other) {
    return {false, error_json(OtherRules::kCode, request.voice().language.render(other.message(), {}))};
  } catch (const BadInput& bad) {
    return {false, error_json(command.bad_input, bad.where.empty() ? bad.what : bad.where + ": " + bad.what)};
  } catch (GameRefusal& refusal) {
    return {false, std::move(refusal.error)};
  }
}

std::pair<bool, Json> answer(std::string_view line, Conversation& conversation, Json& id) {
  try {
    const Json body = parse_request(line);
    read_id(body, id);
    const Request request(body);
    const Command& command = find_command(request);
    refuse_unknown_fields(body, command);
    return run(command, conversation, request);
  } catch (const RequestError& error) {
    return {false, error_json(error.code, error.message)};
  } catch (const std::exception& error) {
    return {false, error_json("internal", error.what())};
  }
}

}  // namespace

Protocol::Protocol(Bots bots) : conversation_{.bots = std::move(bots)} {}

std::string Protocol::handle(std::string_view line) {
  Json id;
  auto [ok, fields] = answer(line, conversation_, id);
  Json answered{{"id", std::move(id)}, {"ok", ok}};
  if (ok) {
    answered.update(fields);
  } else {
    answered["error"] = std::move(fields);
  }
  return write_json(answered);
}

}  // namespace bathys::wire
