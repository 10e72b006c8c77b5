// The legal answers to a question as lists that are short enough to choose from by number.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal_console.hpp"
#include "core/any_game.hpp"

namespace bathys::cli {

/// One line of a list: an answer, or a further list behind it.
struct Choice {
  std::string label;
  std::string notation;
  std::optional<Action> action{};
  std::vector<Choice> inner{};
  std::size_t number = 0;  ///< what to type for it
  std::string alone{};     ///< what it is called outside of the list it belongs to, if that differs
};
using Choices = std::vector<Choice>;

/// A kind of answer with more than this many is folded into one line, unless it is what the question is about.
inline constexpr int kMaxUnfolded = 4;
/// A folded list with more than this many is divided once more.
inline constexpr int kMaxInList = 9;

/// Every legal answer of a seat that is asked, one line each.
Choices answers_of(const AnyGame& game, Seat seat, const Voice& voice);

/// The same answers, with long lists of one kind folded.
Choices folded_by_kind(const AnyGame& game, const Choices& answers, const Voice& voice);

/// Answers sorted into lists within lists: each with the titles of the lists it belongs to, the outermost first.
struct Filed {
  std::vector<std::string> titles;
  Choice answer;
};
/// Lists of one answer are opened, and so is every list as long as all that is on a level then stays short.
Choices filed(std::vector<Filed> answers, std::span<const Verb> verbs);

/// The answers that a text can mean: notation in which every word may be cut short, from its first word on or, if that
/// means nothing, from a later one ("boss 3" for "place boss 3"). A complete notation means only itself, even where it
/// is also the beginning of another.
Choices matching(const Choices& answers, std::string_view text);

/// Numbers the lines of a list from 1 on; but where the list begins with answers that are numbers themselves ("key 3"),
/// these keep their own, and the others come after all numbers that such an answer could have.
void give_numbers(Choices& choices, std::span<const Verb> verbs);

/// The list with its numbers, in two columns when the screen is low and they fit.
std::vector<std::string> numbered(const Choices& choices, const Screen& screen);

}  // namespace bathys::cli
