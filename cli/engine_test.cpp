// Tests of the engine on streams: line by line, whatever the lines hold.
#include "cli/engine.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "bots/bot.hpp"
#include "core/refusal.hpp"

namespace bathys::cli {
namespace {

using Json = nlohmann::ordered_json;

std::vector<Json> answers_to(const std::string& input) {
  std::istringstream in(input);
  std::stringstream out;
  wire::Protocol protocol({choose_as_bot, levels_for_people()});
  converse(in, out, protocol);
  std::vector<Json> answers;
  for (std::string line; std::getline(out, line);) answers.push_back(Json::parse(line));
  return answers;
}

TEST(Engine, AnswersEachLineInOrder) {
  const auto answers = answers_to(
      "{\"id\":1,\"cmd\":\"new\",\"game\":\"otys\",\"seed\":\"a\"}\n"
      "{\"id\":2,\"cmd\":\"decision\"}\r\n"
      "\n"
      "{\"id\":3,\"cmd\":\"outcome\"}");
  ASSERT_EQ(answers.size(), 4u);
  EXPECT_EQ(answers[0]["id"], 1);
  EXPECT_EQ(answers[1]["ok"], true);
  EXPECT_EQ(answers[2]["error"]["code"], "bad_json");
  EXPECT_EQ(answers[3]["id"], 3) << "the last line needs no line end";
}

TEST(Engine, SaysNothingWithoutInput) { EXPECT_TRUE(answers_to("").empty()); }

TEST(Engine, StopsAtQuit) { EXPECT_EQ(answers_to("{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n").size(), 1u); }

TEST(Engine, SkipsALineThatIsTooLongToItsEnd) {
  const std::string endless(5 * wire::Protocol::kMaxLineBytes, '{');
  const auto answers = answers_to(endless + "\n{\"id\":2,\"cmd\":\"games\"}\n" + endless);
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(answers[0]["error"]["code"], "too_long");
  EXPECT_EQ(answers[1]["id"], 2);
  EXPECT_EQ(answers[1]["ok"], true);
  EXPECT_EQ(answers[2]["error"]["code"], "too_long");
}

TEST(Engine, TakesEveryByteInALine) {
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) {
    if (byte != '\n') bytes.push_back(static_cast<char>(byte));
  }
  const auto answers = answers_to(bytes + "\n{\"id\":2,\"cmd\":\"games\"}\n");
  ASSERT_EQ(answers.size(), 2u);
  EXPECT_EQ(answers[0]["error"]["code"], "bad_json");
  EXPECT_EQ(answers[1]["ok"], true);
}

TEST(Engine, StopsWhenNobodyReads) {
  std::istringstream in("{\"cmd\":\"games\"}\n{\"cmd\":\"quit\"}\n");
  std::ostream closed(nullptr);
  wire::Protocol protocol;
  converse(in, closed, protocol);
  EXPECT_FALSE(protocol.quit());
}

TEST(Engine, LetsABotChooseTheSameForTheSameSeed) {
  const std::string ask = R"({"cmd":"bot","seat":0,"level":"random","seed":5})";
  const std::string begin = R"({"cmd":"new","game":"otys","options":{"first":"0"},"seed":"a"})";
  const auto answers = answers_to(begin + "\n" + ask + "\n" + ask + "\n");
  ASSERT_EQ(answers.size(), 3u);
  EXPECT_EQ(answers[1]["ok"], true) << answers[1];
  EXPECT_EQ(answers[1], answers[2]);
}

TEST(Engine, NamesTheLevelsWhenOneIsUnknown) {
  const auto answers = answers_to(
      "{\"cmd\":\"new\",\"game\":\"otys\",\"options\":{\"first\":\"0\"}}\n"
      "{\"cmd\":\"bot\",\"seat\":0,\"level\":\"genius\"}\n");
  const std::string message = answers.at(1)["error"]["message"];
  EXPECT_TRUE(message.starts_with("level: one of random, ")) << message;
}

}  // namespace
}  // namespace bathys::cli
