// Any text as a template of a language, filled with any arguments; and any bytes on a terminal.
#include "fuzz/fuzzing.hpp"
#include "words/catalogue.hpp"
#include "words/values.hpp"
#include "words/width.hpp"

namespace {

using namespace bathys;

constexpr std::string_view kGame = "fuzz";
std::optional<i64> any_value(std::string_view, std::string_view name) {
  if (name.size() > 2) return std::nullopt;
  return static_cast<i64>(name.size()) << 31;
}
constexpr std::string_view kTerms[] = {"a", "b", "c", "d"};

Arg any_arg(std::uint8_t byte) {
  switch (byte % 6) {
    case 0:
      return Arg::number(byte - 100);
    case 1:
      return Arg::seat(seat_at(byte / 6 % (kMaxSeats + 1)));
    case 2:
      return Arg::term(kTerms[byte / 6 % 4]);
    case 3:
      return Arg::counts(static_cast<u16>(byte * 257), kTerms);
    case 4:
      return Arg::literal("text");
    default:
      return {};
  }
}

}  // namespace

/// The first bytes choose the arguments, the rest is the template and the texts of the terms.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 4) return 0;
  words::ask_values_of(any_value);
  Message message{"key", {}};
  for (std::size_t i = 0; i < 3; ++i) message.args[i] = any_arg(data[i]);
  const std::string_view text = fuzzing::text_of(data + 3, size - 3);
  const std::string_view half = text.substr(0, text.size() / 2);
  const words::Entry entries[] = {{"a", half, kGame},     {"a.n", text, kGame}, {"b", text, kGame},
                                  {"b.acc", half, kGame}, {"key", text, kGame}, {"key.you", half, kGame}};
  const words::LanguageData data_of{"ru", "fuzz", entries, std::size(entries)};
  const words::Language language(data_of, data_of);
  for (const Seat viewer : {seat_at(0), kSpectator}) {
    const std::string said = language.render(message, {{"Anna", "", "{0}", ""}, viewer});
    fuzzing::require(words::pad(said, 40).size() >= said.size(), "padding only adds");
    fuzzing::require(words::display_width(words::pad(text, 40)) >= 40 || words::display_width(text) > 40,
                     "padding fills the columns");
  }
  return 0;
}
