// Words of the command line that several commands share.
#pragma once

#include <string>

#include "words/catalogue.hpp"

namespace CLI {
class App;
}

namespace bathys::cli {

/// Adds `--lang`; the text stays empty when it is not given.
void add_language(CLI::App& command, std::string& language);

/// The language with this code, or the one of the environment when the text is empty.
words::Language chosen_language(const std::string& code);

}  // namespace bathys::cli
