// What a position, a view or the options of a game look like, without a value.
#include "wire/form.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "wire/actions.hpp"

namespace bathys::wire {
namespace {

using Forms = std::vector<Form>;

constexpr std::string_view kTypes[] = {"number", "flag", "word", "text", "object", "list"};

Forms::iterator named(Forms& forms, const std::string& name) {
  return std::find_if(forms.begin(), forms.end(), [&](const Form& form) { return form.name == name; });
}

/// What only one of the two has may be missing; a new field comes after the one before it.
Forms merged_fields(const Forms& one, Forms other) {
  Forms fields = one;
  for (Form& field : fields) {
    const auto same = named(other, field.name);
    if (same == other.end()) {
      field.optional = true;
    } else {
      field = merged(field, *same);
    }
  }
  auto before = fields.begin();
  for (Form& field : other) {
    if (const auto known = named(fields, field.name); known != fields.end()) {
      before = known + 1;
      continue;
    }
    field.optional = true;
    before = fields.insert(before, std::move(field)) + 1;
  }
  return fields;
}

Forms merged_items(const Forms& items) {
  if (items.empty()) return {};
  Form all = items.front();
  for (const Form& item : items) all = merged(all, item);
  return {std::move(all)};
}

Json fields_json(const Forms& fields) {
  Json list = Json::array();
  for (const Form& field : fields) list.push_back(form_json(field));
  return list;
}

/// What every game shows when asked, over all option sets.
Json gathered(const std::vector<std::unique_ptr<AnyGame>>& games,
              const std::function<void(const AnyGame&, Archive&)>& show) {
  Forms forms;
  for (const auto& game : games) {
    FormWriter writer;
    show(*game, writer);
    forms.push_back(writer.form());
  }
  const Forms all = merged_items(forms);
  return fields_json(all.empty() ? Forms{} : all.front().parts);
}

Json rule_json(const RuleEntry& rule) {
  static constexpr std::string_view kKinds[] = {"question", "step", "chance"};
  FormWriter writer;
  rule.describe(writer);
  Json shown{{"rule", rule.name},
             {"section", rule.section},
             {"kind", kKinds[static_cast<std::size_t>(rule.kind)]},
             {"open", rule.open},
             {"sealed", rule.sealed},
             {"hidden", rule.hidden},
             {"fields", fields_json(writer.form().parts)}};
  if (rule.below) shown["below"] = *rule.below;
  return shown;
}

/// Terms are keys of the catalogue: their family is what all of a kind begin with.
Json arg_form(const Arg& arg) {
  switch (arg.kind) {
    case Arg::Kind::number:
      return {{"type", "number"}};
    case Arg::Kind::seat:
      return {{"type", "seat"}};
    case Arg::Kind::term:
      return {{"type", "term"}, {"family", arg.text.substr(0, arg.text.rfind('.'))}};
    case Arg::Kind::counts:
      return {{"type", "counts"}};
    default:
      return {{"type", "text"}};
  }
}

Json event_json(const EventEntry& event) {
  Json args = Json::array();
  for (const Arg& arg : event.sample.args) {
    if (arg.kind == Arg::Kind::none) break;
    args.push_back(arg_form(arg));
  }
  return {{"kind", event.kind.name},
          {"audience", kAudienceWords[static_cast<std::size_t>(event.kind.audience)]},
          {"args", std::move(args)}};
}

}  // namespace

Form merged(const Form& one, const Form& other) {
  if (one.kind != other.kind) throw std::logic_error("two forms of " + one.name);
  Form all = one;
  all.optional = one.optional || other.optional;
  all.least = std::min(one.least, other.least);
  all.most = std::max(one.most, other.most);
  for (const std::string& word : other.words) {
    if (std::find(all.words.begin(), all.words.end(), word) == all.words.end()) all.words.push_back(word);
  }
  if (one.kind == Form::Kind::object) all.parts = merged_fields(one.parts, other.parts);
  if (one.kind == Form::Kind::list && one.parts.empty()) all.parts = other.parts;
  if (one.kind == Form::Kind::list && !one.parts.empty() && !other.parts.empty()) {
    all.parts = {merged(one.parts.front(), other.parts.front())};
  }
  return all;
}

Json form_json(const Form& form) {
  Json shown{{"name", form.name}, {"type", kTypes[static_cast<std::size_t>(form.kind)]}};
  if (form.optional) shown["optional"] = true;
  const bool bounded = form.kind == Form::Kind::number || form.kind == Form::Kind::list;
  if (bounded) {
    shown["least"] = form.least;
    shown["most"] = form.most;
  }
  if (form.kind == Form::Kind::word) shown["words"] = form.words;
  if (form.kind == Form::Kind::object) shown["fields"] = fields_json(form.parts);
  if (form.kind == Form::Kind::list && !form.parts.empty()) shown["item"] = form_json(form.parts.front());
  return shown;
}

Form& FormWriter::place(std::string_view name, Form::Kind kind) {
  return open_.back()->parts.emplace_back(Form{.name = std::string(name), .kind = kind});
}

void FormWriter::number(std::string_view name, i64&, i64 least, i64 most) {
  Form& form = place(name, Form::Kind::number);
  form.least = least;
  form.most = most;
}

void FormWriter::flag(std::string_view name, bool&) { place(name, Form::Kind::flag); }

void FormWriter::word(std::string_view name, int&, std::span<const std::string_view> words) {
  Form& form = place(name, Form::Kind::word);
  for (const std::string_view word : words) {
    if (!word.empty()) form.words.emplace_back(word);
  }
}

void FormWriter::text(std::string_view name, std::string&) { place(name, Form::Kind::text); }

void FormWriter::open_object(std::string_view name) { open_.push_back(&place(name, Form::Kind::object)); }

int FormWriter::open_list(std::string_view name, int size, int least, int most) {
  Form& form = place(name, Form::Kind::list);
  form.least = least;
  form.most = most;
  open_.push_back(&form);
  return size;
}

/// All items of a list look alike.
void FormWriter::close_list() {
  open_.back()->parts = merged_items(open_.back()->parts);
  open_.pop_back();
}

void FormWriter::refuse(std::string_view name, std::string what) {
  throw std::logic_error("refused while showing the form of " + std::string(name) + ": " + what);
}

Json described(const AnyKind& kind) {
  const auto games = kind.samples();
  Json rules = Json::array();
  for (const RuleEntry& rule : kind.rulebook()) rules.push_back(rule_json(rule));
  Json events = Json::array();
  for (const EventEntry& event : kind.events()) events.push_back(event_json(event));
  return {
      {"game", kind.name()},
      {"rules", kind.rules_version()},
      {"components", kind.components_hash()},
      {"options", gathered(games, [](const AnyGame& game, Archive& form) { game.write_setup(form); })},
      {"verbs", verbs_json(kind.verbs())},
      {"state", gathered(games, [](const AnyGame& game, Archive& form) { game.write_state(form); })},
      {"view", gathered(games, [](const AnyGame& game, Archive& form) { game.write_view_for(kSpectator, form); })},
      {"facts", gathered(games, [](const AnyGame& game, Archive& form) { game.write_facts_for(kSpectator, form); })},
      {"rulebook", std::move(rules)},
      {"events", std::move(events)}};
}

}  // namespace bathys::wire
