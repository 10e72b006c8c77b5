// Keeps docs/formats.md true: its conversation is held again, its record and link are opened. Its tables are kept equal
// by tests/formats_test.py.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "wire/protocol.hpp"
#include "wire/record.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

std::string document() {
  const std::ifstream file(BATHYS_ROOT "/docs/formats.md");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string between(const std::string& text, const std::string& before, const std::string& after) {
  const std::size_t from = text.find(before) + before.size();
  return text.substr(from, text.find(after, from) - from);
}

/// Sentences belong to the catalogue: they may change without the format changing.
Json without_sentences(Json value) {
  if (value.is_object()) {
    if (value.contains("kind") || value.contains("title")) value.erase("text");
    for (const char* name : {"question", "say", "message", "title", "verdict"}) value.erase(name);
  }
  if (value.is_structured()) {
    for (Json& part : value) part = without_sentences(std::move(part));
  }
  return value;
}

TEST(Formats, HoldTheConversationOfTheDocument) {
  std::istringstream lines(between(document(), "### A conversation", "\n```\n\n"));
  Protocol protocol;
  std::string answer;
  int answers = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("> ")) answer = protocol.handle(line.substr(2));
    if (!line.starts_with("< ")) continue;
    EXPECT_EQ(without_sentences(parse_json(answer)), without_sentences(parse_json(line.substr(2))));
    ++answers;
  }
  EXPECT_GE(answers, 15);
  EXPECT_TRUE(protocol.quit());
}

TEST(Formats, OpenTheRecordAndTheLinkOfTheDocument) {
  const std::string text = document();
  const Json record = parse_json(between(text, "```json\n", "```"));
  if (record["components"] != otys_kind().components_hash()) GTEST_SKIP() << "other components than the printed ones";
  const auto game = load(record);
  EXPECT_EQ(to_json(*game, otys_kind()), record);
  EXPECT_EQ(game->link(), between(text, "as a link:\n\n```\n", "\n```"));
}

}  // namespace
}  // namespace bathys::wire
