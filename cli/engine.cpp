// `bathys engine`: the engine as a child process, one JSON object per line in and out.
#include "cli/engine.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "bots/bot.hpp"
#include "bots/coach/coach.hpp"
#include "cli/commands.hpp"
#include "cli/other_components.hpp"

namespace bathys::cli {
namespace {

using Bytes = std::char_traits<char>;

/// False at the end of the input. Of a line that is too long only so much is kept that the protocol can refuse it.
bool read_line(std::streambuf& in, std::string& line) {
  line.clear();
  auto byte = in.sbumpc();
  if (Bytes::eq_int_type(byte, Bytes::eof())) return false;
  for (; !Bytes::eq_int_type(byte, Bytes::eof()) && byte != '\n'; byte = in.sbumpc()) {
    if (line.size() <= wire::Protocol::kMaxLineBytes) line.push_back(Bytes::to_char_type(byte));
  }
  return true;
}

void run_engine(const std::string& file) {
  const auto components = other_components(file);
  std::ios::sync_with_stdio(false);
  wire::Protocol protocol({choose_as_bot, levels_for_people(), make_coach});
  converse(std::cin, std::cout, protocol);
}

}  // namespace

void converse(std::istream& in, std::ostream& out, wire::Protocol& protocol) {
  std::string line;
  while (!protocol.quit() && out && read_line(*in.rdbuf(), line)) out << protocol.handle(line) << '\n' << std::flush;
}

void add_engine(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("engine", "The engine as a child process: one JSON object per line in and out");
  command->footer("The protocol is described in docs/formats.md.");
  const auto file = std::make_shared<std::string>();
  add_components(*command, *file);
  command->callback([file, &exit_code] {
    run_engine(*file);
    exit_code = kExitOk;
  });
}

}  // namespace bathys::cli
