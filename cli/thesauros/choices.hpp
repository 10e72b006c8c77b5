// Answers of Thesauros for people: short lists, and lines of numbers where money is shared out.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/play_choices.hpp"
#include "games/thesauros/thesauros.hpp"

namespace bathys::cli::thesauros_choices {

/// What an answer is given to: the view of the one who is asked.
struct Asked {
  const thesauros::View& view;
  const Voice& voice;

  const thesauros::Public& table() const { return view.table; }
  const Frame& frame() const { return view.table.pending.top(); }
  const thesauros::Player& me() const { return view.table.player(view.viewer); }
};

/// The answers in lists; amounts of money that are typed have no line.
Choices folded(const Asked& asked, const Choices& answers);

/// What a line of numbers means: amounts for the accounts, or a bid. Empty when it means lines of the list.
std::vector<Action> from_numbers(const Asked& asked, std::span<const u32> numbers);

/// What can be typed where there is no list, and the advice for a first game.
std::vector<std::string> hints(const Asked& asked);

}  // namespace bathys::cli::thesauros_choices
