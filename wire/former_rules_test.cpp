// What was played by other rules: it is played again where nothing changed, and otherwise both versions are named.
#include "core/former_rules.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "wire/protocol.hpp"
#include "wire/record.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

/// The components as they were in version 1 of the rules.
constexpr std::string_view kOtysOne = "562d81c4fef4763053d39c6d4d9253998a2f8e904149271647d427269b1d9a4b";
constexpr std::string_view kThesaurosOne = "9f9a3f8e79f0ac95c871ca64d96b5c8a86e12a22269622fbca5c86ca70fcd992";

std::string_view components_of_one(const AnyKind& kind) { return kind.name() == "otys" ? kOtysOne : kThesaurosOne; }

/// Some answers of a game with these options.
std::unique_ptr<AnyGame> some_game(const AnyKind& kind, const Json& options) {
  JsonReader reader(options);
  auto game = kind.begin(reader, key_from_text("former"));
  Generator generator(key_from_text("answers"));
  play_randomly(*game, generator, 12);
  return game;
}

/// The record as version 1 would have written it.
Json record_of_one(const AnyKind& kind, const Json& options) {
  Json record = to_json(*some_game(kind, options), kind);
  record["rules"] = 1;
  record["components"] = components_of_one(kind);
  return record;
}

/// The link as other rules would have made it.
template <Game G>
std::string link_by(const AnyGame& game, link_detail::Played played) {
  const std::string link = game.link();
  const std::string prefix = link_detail::prefix<G>();
  std::vector<u8> payload = *from_base64url(std::string_view(link).substr(prefix.size()));
  payload.resize(payload.size() - kLinkChecksumBytes);
  const Digest sum = link_detail::checksum<G>(payload, played);
  payload.insert(payload.end(), sum.begin(), sum.begin() + kLinkChecksumBytes);
  return prefix + base64url(payload);
}

const AnyKind& thesauros_kind() { return *find_game("thesauros"); }

/// The versions that an OtherRules thrown by this names; nothing when it throws none.
template <class Deed>
std::optional<std::pair<u32, u32>> versions_named(Deed deed) {
  try {
    deed();
  } catch (const OtherRules& other) {
    return std::pair{other.theirs, other.ours};
  }
  return std::nullopt;
}
constexpr std::pair<u32, u32> kOneAndTwo{1, 2};

TEST(FormerRules, RecordsOfOtysWithTwoOrMorePlayersStillPlay) {
  for (int players = 2; players <= 4; ++players) {
    const Json options{{"players", players}};
    const auto game = load(record_of_one(otys_kind(), options));
    EXPECT_TRUE(same_state(*game, *some_game(otys_kind(), options)));
    EXPECT_EQ(to_json(*game, otys_kind())["rules"], 2) << "what is written is by the present rules";
  }
}

/// Records that version 1 itself has written.
TEST(FormerRules, RecordsThatWereWrittenThenPlayOrNameBothVersions) {
  const auto written_then = [](const std::string& name) {
    std::ifstream file(BATHYS_ROOT "/tests/fuzz/record/" + name + ".json");
    std::ostringstream text;
    text << file.rdbuf();
    return parse_json(text.str());
  };
  for (const char* const name : {"2_players_0", "3_players_0"}) {
    const Json record = written_then(name);
    ASSERT_EQ(record["rules"], 1);
    EXPECT_EQ(to_json(*load(record), otys_kind())["answers"], record["answers"]) << name;
  }
  for (const char* const name : {"1_players_0", "thesauros_solo"}) {
    EXPECT_EQ(versions_named([&] { load(written_then(name)); }), kOneAndTwo) << name;
  }
}

TEST(FormerRules, ARecordOfOtysFromAPositionCountsItsPlayers) {
  const auto begins = [](int players) {
    Json record{{"bathys_record", 1}, {"game", "otys"}, {"rules", 1}, {"components", kOtysOne}};
    record["start"] = state_json(*some_game(otys_kind(), {{"players", players}}));
    record["answers"] = Json::array();
    return record;
  };
  EXPECT_EQ(load(begins(2))->seats(), 2);
  EXPECT_EQ(versions_named([&] { load(begins(1)); }), kOneAndTwo);
}

TEST(FormerRules, RecordsOfSoloOtysAndOfThesaurosAreRefused) {
  EXPECT_EQ(versions_named([] { load(record_of_one(otys_kind(), {{"players", 1}})); }), kOneAndTwo);
  EXPECT_EQ(versions_named([] {
              load(record_of_one(thesauros_kind(), {{"players", 2}, {"mode", "standard"}}));
            }),
            kOneAndTwo);
}

TEST(FormerRules, AreNamedBeforeASetUpOfThoseRulesIsRead) {
  Json record = record_of_one(thesauros_kind(), {{"players", 2}, {"mode", "standard"}});
  record["options"] = {{"boats", "of those days"}};
  EXPECT_EQ(versions_named([&] { load(record); }), kOneAndTwo);
  record["rules"] = 9;
  EXPECT_EQ(versions_named([&] { load(record); }), (std::pair<u32, u32>{9, 2}));
}

TEST(FormerRules, TheirComponentsMustBeThoseOfTheTime) {
  Json record = record_of_one(otys_kind(), {{"players", 2}});
  record["components"] = std::string(64, '0');
  EXPECT_EQ(complaint([&] { load(record); }), "components: played with other components");
}

TEST(FormerRules, LinksOfOtysWithTwoOrMorePlayersStillPlay) {
  const auto game = some_game(otys_kind(), {{"players", 3}});
  const std::string link = link_by<Otys>(*game, {1, kOtysOne});
  EXPECT_NE(link, game->link());
  EXPECT_TRUE(same_state(*otys_kind().from_link(link), *game));
  // A link as it was made then.
  const auto old = otys_kind().from_link("otys.1.AgAAAAAAR1oz-eg8D_Nr9zHWSpJzLoKvjYj6F2l_UrztlIn2rFIBAAKf9JyS");
  EXPECT_EQ(to_json(*old, otys_kind())["answers"], (Json{{0, "key 3"}}));
}

TEST(FormerRules, LinksOfSoloOtysOfThesaurosAndOfNewerRulesAreRefused) {
  const auto solo = some_game(otys_kind(), {{"players", 1}});
  EXPECT_EQ(versions_named([&] { otys_kind().from_link(link_by<Otys>(*solo, {1, kOtysOne})); }), kOneAndTwo);
  EXPECT_EQ(versions_named([&] {
              otys_kind().from_link(link_by<Otys>(*solo, {3, Otys::components_hash()}));
            }),
            (std::pair<u32, u32>{3, 2}));
  const auto dive = some_game(thesauros_kind(), {{"players", 2}, {"mode", "standard"}});
  EXPECT_EQ(versions_named([&] {
              thesauros_kind().from_link(link_by<Thesauros>(*dive, {1, kThesaurosOne}));
            }),
            kOneAndTwo);
}

TEST(FormerRules, TheProtocolNamesBothVersionsInEveryLanguage) {
  const Json record = record_of_one(otys_kind(), {{"players", 1}});
  const auto solo = some_game(otys_kind(), {{"players", 1}});
  Protocol protocol;
  for (const auto& [lang, sentence] :
       {std::pair{"en",
                  "This game was played by version 1 of the rules, but here they are at version 2: it cannot be "
                  "played again."},
        std::pair{"fr",
                  "Cette partie suit la version 1 des règles, mais ici elles en sont à la version 2\u00a0: elle ne "
                  "peut pas être rejouée."},
        std::pair{"ru",
                  "Эта партия сыграна по версии 1 правил, а здесь действует версия 2: воспроизвести её нельзя."}}) {
    const Json expected{{"code", "other_rules"}, {"message", sentence}};
    const Json of_record{{"id", 1}, {"cmd", "load"}, {"record", record}, {"lang", lang}};
    EXPECT_EQ(parse_json(protocol.handle(of_record.dump()))["error"], expected);
    const Json of_link{{"id", 1}, {"cmd", "load"}, {"link", link_by<Otys>(*solo, {1, kOtysOne})}, {"lang", lang}};
    EXPECT_EQ(parse_json(protocol.handle(of_link.dump()))["error"], expected);
  }
}

}  // namespace
}  // namespace bathys::wire
