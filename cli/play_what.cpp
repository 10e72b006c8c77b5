// One question to one person: `what 3` tells what an answer would do, without giving it.
#include "cli/play_asking.hpp"
#include "cli/terminal_input.hpp"

namespace bathys::cli {

std::optional<Action> Asking::meant(const std::string& text) {
  if (const auto numbers = as_numbers(text); !numbers.empty()) {
    const auto actions = lists_.size() == 1 ? face().from_numbers(game(), seat_, numbers) : std::vector<Action>{};
    if (actions.size() == 1) return actions.front();
    return meant_by(numbers);
  }
  const Choices found = matching(answers_, text);
  if (found.size() == 1) return found[0].action;
  if (found.empty()) {
    explain_not_legal(text);
  } else {
    console_.say("cli.too_many", {Arg::number(static_cast<i64>(found.size()))});
  }
  return std::nullopt;
}

/// One number for each list, from the open one on; the lists themselves stay as they are.
std::optional<Action> Asking::meant_by(const std::vector<u32>& numbers) {
  const Choices* open = &list();
  const Choice* choice = nullptr;
  for (const u32 number : numbers) {
    choice = nullptr;
    for (const Choice& one : *open) {
      if (one.number == number) choice = &one;
    }
    if (choice == nullptr) {
      console_.say("cli.not_in_list", {Arg::literal(std::to_string(number))});
      return std::nullopt;
    }
    open = &choice->inner;
  }
  if (!choice->action) console_.say("cli.what_list", {Arg::literal(choice->label)});
  return choice->action;
}

void Asking::what(const std::string& text) {
  if (text.empty()) return console_.say("cli.what_what", {Arg::literal(face().examples().notation)});
  const auto action = meant(text);
  if (!action) return;
  const AnyPreview shown = game().preview_for(seat_, seat_, *action);
  const Voice& voice = console_.voice;
  if (shown.refusal) return console_.tell(voice.say(*shown.refusal, game().name()));
  for (const Event& event : shown.events) console_.tell(voice.say(game().message(event)), paint::kNone, 2);
  if (shown.events.empty()) console_.say("cli.what_nothing");
  const std::string question = shown.question.empty() ? std::string() : voice.say(shown.question);
  console_.tell(voice.say("stopped." + std::string(name_of(shown.stopped)), {Arg::literal(question)}));
}

}  // namespace bathys::cli
