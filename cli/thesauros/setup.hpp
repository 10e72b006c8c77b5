// What a game of Thesauros is begun with: options of the command line, and questions of the menu.
#pragma once

#include "cli/play_menu.hpp"
#include "cli/play_setup.hpp"
#include "wire/json_type.hpp"

namespace bathys::cli::thesauros_setup {

int players(const PlayOptions& options);
/// Throws WrongUse for what is impossible.
wire::Json as_json(const PlayOptions& options, int players);
/// False when the input ended.
bool ask(Menu& menu, PlayOptions& options, int players);

}  // namespace bathys::cli::thesauros_setup
