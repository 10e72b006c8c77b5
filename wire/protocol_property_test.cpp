// Whatever is sent to the engine: there is one answer, nothing is thrown, and a refusal changes nothing.
#include <cstdlib>

#include "wire/protocol.hpp"
#include "wire/record.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

/// The values put where others were expected.
const Json& strange_value(Generator& generator) {
  static const Json values = Json::parse(
      R"([null, true, false, 0, 1, 2, 3, -1, 7, 255, 256, 65536, 4294967296, -9223372036854775808, 18446744073709551615,
          0.5, 1e300, "", "0", "none", "spectator", "spy", "spy+", "metal", "key 1", "dive", "X", "neutral", "\u0000",
          "hr", "boss", "pass", "budget hr 3", "place boss 3", "solo", "rival", "Z1.1",
          [], [0], [[]], ["key 1", "dive"], {}, {"verb": "dive"}, {"seat": 0}, {"a": {"b": {}}}])");
  return values[generator.below(static_cast<u32>(values.size()))];
}

/// A random node of a tree, not the tree itself when it has any.
Json& random_node(Json& tree, Generator& generator) {
  Json* node = &tree;
  while (node->is_structured() && !node->empty() && (node == &tree || generator.below(5) != 0)) {
    auto child = node->begin();
    std::advance(child, generator.below(static_cast<u32>(node->size())));
    node = &*child;
  }
  return *node;
}

// A number near `number`; unsigned in between, because `number` may be the least or the greatest there is.
i64 beside(i64 number, Generator& generator) {
  return static_cast<i64>(static_cast<u64>(number) + generator.below(5) - 2);
}

void change_tree(Json& tree, Generator& generator) {
  Json& node = random_node(tree, generator);
  switch (generator.below(4)) {
    case 0:
      node = strange_value(generator);
      return;
    case 1:
      node = random_node(tree, generator);
      return;
    case 2:
      if (node.is_number_integer()) node = beside(node.get<i64>(), generator);
      return;
    default:
      if (node.is_object()) node["extra"] = strange_value(generator);
      if (node.is_array()) node.push_back(strange_value(generator));
      return;
  }
}

void change_bytes(std::string& text, Generator& generator) {
  const std::size_t at = generator.below(static_cast<u32>(text.size() + 1));
  switch (generator.below(4)) {
    case 0:
      text.insert(at, 1, static_cast<char>(generator.below(256)));
      return;
    case 1:
      text.erase(at, generator.below(8));
      return;
    case 2:
      text.insert(at, text.substr(generator.below(static_cast<u32>(text.size() + 1)), generator.below(20)));
      return;
    default:
      if (at < text.size()) text[at] = "{}[],:\"0e-\\"[generator.below(11)];
      return;
  }
}

Json random_answer(const AnyGame& game, Generator& generator) {
  Options options;
  if (!game.decision().over) game.legal(game.decision().asked.front(), options);
  if (options.empty()) return game.verbs()[0].name;
  return spell(game.verbs(), options[static_cast<int>(generator.below(static_cast<u32>(options.size())))]);
}

/// A small change of a position that can be most of the time.
Json valid_patch(const AnyGame& game) {
  if (game.name() == "otys") return {{"turn", {{"round", 3}}}};
  return {{"board", {{"mussels", 1}}}};
}
Json any_answer(const AnyGame& game) {
  if (game.name() == "otys") return {{"verb", "key"}, {"level", "3"}};
  return {{"verb", "place"}, {"meeple", "boss"}, {"zone", "3"}};
}

/// A request that would work.
Json valid_request(const AnyGame& game, Generator& generator) {
  const int seat = game.decision().over ? 0 : index_of(game.decision().asked.front());
  const u32 number = game.decision().number;
  const Json answer = random_answer(game, generator);
  switch (generator.below(13)) {
    case 0:
      return {{"id", 1}, {"cmd", "position"}, {"state", state_json(game)}};
    case 1:
      return {{"id", 2}, {"cmd", "position"}, {"patch", valid_patch(game)}};
    case 2:
      return {{"id", 3}, {"cmd", "load"}, {"record", to_json(game, *find_game(game.name()))}};
    case 3:
      return {{"id", 4}, {"cmd", "do"}, {"seat", seat}, {"actions", {answer}}, {"decision", number}};
    case 4:
      return {{"id", 5}, {"cmd", "events"}, {"seat", seat}, {"since", 3}, {"lang", "fr"}};
    case 5:
      return {{"id", 6}, {"cmd", "view"}, {"seat", "spectator"}};
    case 6:
      return {{"id", 7}, {"cmd", "explain"}, {"seat", seat}, {"action", any_answer(game)}};
    case 7:
      return {{"id", 8}, {"cmd", "undo"}, {"decision", number}};
    case 8:
      return {{"id", 9}, {"cmd", "new"}, {"game", game.name()}, {"options", setup_json(game)}, {"seed", number}};
    case 9:
      return {{"id", 10}, {"cmd", "legal"}, {"seat", seat}};
    case 10:
      return {{"id", 12}, {"cmd", "preview"}, {"seat", seat}, {"action", answer}};
    default:
      return {{"id", 11}, {"cmd", "do"}, {"seat", seat}, {"action", answer}};
  }
}

std::string spoilt_request(const AnyGame& game, Generator& generator) {
  Json request = valid_request(game, generator);
  const u32 changes = generator.below(3);
  for (u32 i = 0; i < changes; ++i) change_tree(request, generator);
  std::string line = request.dump();
  if (generator.below(4) == 0) change_bytes(line, generator);
  return line;
}

class AnyRequest : public EveryGame {};
BATHYS_EVERY_GAME(AnyRequest);

TEST_P(AnyRequest, GetsOneAnswerAndChangesNothingWhenRefused) {
  Generator generator(key_from_text("spoilt requests"));
  Protocol protocol;
  int refused = 0;
  int accepted = 0;
  for (int round = 0; round < 12000; ++round) {
    if (round % 400 == 0) {
      const auto sets = option_sets();
      const Json options = sets[static_cast<std::size_t>(round / 400) % sets.size()];
      protocol.handle(Json{{"cmd", "new"}, {"game", GetParam()}, {"options", options}, {"seed", round}}.dump());
    }
    const auto before = protocol.game()->clone();
    const std::string line = spoilt_request(*before, generator);
    const std::string text = protocol.handle(line);
    ASSERT_EQ(text.find('\n'), std::string::npos);
    const Json answer = parse_json(text);
    ASSERT_TRUE(answer["ok"].is_boolean()) << text;
    (answer["ok"] == true ? accepted : refused) += 1;
    if (answer["ok"] == true) continue;
    ASSERT_NE(answer["error"]["code"], "internal") << line << "\n" << text;
    ASSERT_TRUE(same_state(*before, *protocol.game())) << line;
    ASSERT_EQ(before->answers(), protocol.game()->answers()) << line;
    ASSERT_EQ(before->events_for(kSpectator, 0).size(), protocol.game()->events_for(kSpectator, 0).size()) << line;
  }
  EXPECT_GT(refused, 2000);
  EXPECT_GT(accepted, 2000);
}

/// Exchanges two values or moves a number: most results are impossible, but not all.
void change_position(Json& state, Generator& generator) {
  Json& one = random_node(state, generator);
  Json& other = random_node(state, generator);
  if (generator.below(2) == 0 && !one.is_structured() && !other.is_structured()) return std::swap(one, other);
  if (one.is_number_integer()) one = generator.below(8);
  if (one.is_boolean()) one = !one.get<bool>();
}

class AnyPosition : public EveryGame {};
BATHYS_EVERY_GAME(AnyPosition);

TEST_P(AnyPosition, ThatIsAcceptedCanBePlayedOnAndWrittenAgain) {
  Generator generator(key_from_text("changed positions"));
  // A position of Thesauros is three times as much to write and read; with sanitizers everything takes ten times as
  // long.
  const int often = GetParam() == "otys" ? 2500 : 800;
  const int rounds = std::getenv("BATHYS_SHORT") != nullptr ? often / 5 : often;
  int accepted = 0;
  for (int round = 0; round < rounds; ++round) {
    const auto start =
        begin(option_sets()[static_cast<std::size_t>(round) % option_sets().size()], std::to_string(round % 20));
    play_randomly(*start, generator, static_cast<int>(generator.below(60)));
    Json position = state_json(*start);
    for (u32 i = generator.below(4) + 1; i > 0; --i) change_position(position, generator);
    std::unique_ptr<AnyGame> game;
    if (!complaint([&] { game = from_position(position); }).empty()) continue;
    ++accepted;
    SCOPED_TRACE(position.dump());
    for (int i = 0; i < 30 && play_randomly(*game, generator); ++i) {
      const Json after = state_json(*game);
      ASSERT_EQ(complaint([&] { from_position(after); }), "") << "\nafter: " << after.dump();
    }
  }
  EXPECT_GT(accepted, rounds / 12);
}

}  // namespace
}  // namespace bathys::wire
