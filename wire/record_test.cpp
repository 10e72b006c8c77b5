// Tests of game records: they play again to the same bytes, and damaged ones are refused with what and where.
#include "wire/record.hpp"

#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

/// Through text, as a file would.
Json written(const AnyGame& game) { return parse_json(to_json(game, *find_game(game.name())).dump()); }

std::string why_no_record(const Json& record) {
  return complaint([&] { load(record); });
}

/// A short game of two that seat 0 begins, with its record.
Json small_record() {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}});
  Generator generator(key_from_text("record"));
  play_randomly(*game, generator, 12);
  return written(*game);
}

class EveryRecord : public EveryGame {};
BATHYS_EVERY_GAME(EveryRecord);

TEST_P(EveryRecord, PlaysAgainToTheSameBytes) {
  for (const Json& options : option_sets()) {
    const auto game = begin(options);
    Generator generator(key_from_text("play"));
    play_randomly(*game, generator, 100000);
    ASSERT_TRUE(game->decision().over);
    const Json record = written(*game);
    const auto again = load(record);
    EXPECT_TRUE(same_state(*game, *again));
    EXPECT_EQ(again->answers(), game->answers());
    EXPECT_EQ(written(*again), record);
  }
}

TEST_P(EveryRecord, OfAGameThatBeganFromAPositionHoldsThePosition) {
  const auto first = begin();
  Generator generator(key_from_text("play"));
  play_randomly(*first, generator, 50);
  const auto game = from_position(state_json(*first));
  play_randomly(*game, generator, 50);
  const Json record = written(*game);
  EXPECT_EQ(record["start"], state_json(*first));
  EXPECT_FALSE(record.contains("seed"));
  EXPECT_FALSE(record.contains("options"));
  const auto again = load(record);
  EXPECT_TRUE(same_state(*game, *again));
  EXPECT_EQ(written(*again), record);
}

TEST(Record, LooksAsDocumented) {
  const auto game = begin_otys(Json{{"players", 2}, {"first", "0"}}, std::string(64, 'a'));
  game->play(seat_at(0), *parse(game->verbs(), "key 3"));
  EXPECT_EQ(to_json(*game, otys_kind()).dump(),
            R"({"bathys_record":1,"game":"otys","rules":2,"components":")" +
                std::string(otys_kind().components_hash()) +
                R"(","options":{"players":2,"sponsors":"basic","designer_variant":false,"hard":false,"first":"0"},)" +
                R"("seed":")" + std::string(64, 'a') + R"(","answers":[[0,"key 3"]]})");
}

TEST(Record, FromElsewhereIsRefused) {
  Json record = small_record();
  EXPECT_EQ(why_no_record(record), "");
  const auto with = [&](const char* field, Json value) {
    Json changed = record;
    changed[field] = std::move(value);
    return why_no_record(changed);
  };
  EXPECT_EQ(with("bathys_record", 2), "bathys_record: format 2 is not known, only 1");
  EXPECT_EQ(with("game", "chess"), "game: unknown game \"chess\"");
  EXPECT_EQ(with("rules", 3), "rules: played by rules 3, but these are rules 2");
  EXPECT_EQ(with("components", "0123"), "components: played with other components, \"0123\"; those in play are \"" +
                                            std::string(otys_kind().components_hash()) + "\"");
}

TEST(Record, ThatIsDamagedIsRefused) {
  const Json record = small_record();
  const auto with = [&](const char* field, Json value) {
    Json changed = record;
    changed[field] = std::move(value);
    return why_no_record(changed);
  };
  EXPECT_EQ(with("seed", "12"), "seed: 64 hexadecimal digits are expected, found \"12\"");
  EXPECT_EQ(with("seed", 12), "seed: a text is expected, found 12");
  EXPECT_EQ(with("options", Json{{"players", 9}}), "options.players: a whole number from 1 to 4 is expected, found 9");
  EXPECT_EQ(with("options", Json{{"player", 2}}), "options: unknown field \"player\"");
  EXPECT_EQ(with("options", Json()), "options: an object is expected, found null");
  EXPECT_EQ(with("answers", "none"), "answers: a list of at most 100000 is expected, found \"none\"");
  EXPECT_EQ(with("comment", "fine game"), "unknown field \"comment\"");
  EXPECT_EQ(with("start", Json::object()), "start.setup: an object is expected, but it is missing");
  EXPECT_EQ(why_no_record(Json::array()), "an object is expected, found a list of 0");
  for (const auto& [name, value] : record.items()) {
    Json less = record;
    less.erase(name);
    EXPECT_NE(why_no_record(less).find(name + ": "), std::string::npos)
        << "without " << name << ": " << why_no_record(less);
  }
}

TEST_P(EveryRecord, HoldsEitherASeedOrAStart) {
  const auto game = begin();
  Json record = written(*from_position(state_json(*game)));
  EXPECT_EQ(why_no_record(record), "");
  record["seed"] = std::string(64, '0');
  EXPECT_EQ(why_no_record(record), "unknown field \"seed\"");
}

TEST(Record, WithAnUnreadableAnswerNamesItsNumber) {
  const Json record = small_record();
  const auto with = [&](Json answer) {
    Json changed = record;
    changed["answers"][3] = std::move(answer);
    return why_no_record(changed);
  };
  EXPECT_EQ(with("dive"), "answers[3]: [seat, \"answer\"] is expected, found \"dive\"");
  EXPECT_EQ(with({0, "dive", 1}), "answers[3]: [seat, \"answer\"] is expected, found a list of 3");
  EXPECT_EQ(with({2, "dive"}), "answers[3]: a seat from 0 to 1 is expected, found 2");
  EXPECT_EQ(with({"0", "dive"}), "answers[3]: a seat from 0 to 1 is expected, found \"0\"");
  EXPECT_EQ(with({0, "jump"}), "answers[3]: \"jump\" is not an answer");
  EXPECT_EQ(with({0, 7}), "answers[3]: 7 is not an answer");
}

TEST(Record, WithAnIllegalAnswerNamesItAndTheRule) {
  Json record = small_record();
  record["answers"] = Json::array({Json::array({0, "key 3"}), Json::array({0, "key 4"})});
  const std::string complaint = why_no_record(record);
  EXPECT_TRUE(complaint.starts_with("answers[1]: seat 0 may not answer \"key 4\": ")) << complaint;
  EXPECT_TRUE(complaint.ends_with(" (not_this_question, otys 2.3)")) << complaint;
  record["answers"] = Json::array({Json::array({1, "key 3"})});
  EXPECT_TRUE(why_no_record(record).starts_with("answers[0]: seat 1 may not answer \"key 3\": "))
      << why_no_record(record);
  EXPECT_TRUE(why_no_record(record).ends_with(" (not_asked, otys 2.1)")) << why_no_record(record);
}

TEST_P(EveryRecord, DoesNotGoOnAfterTheEnd) {
  const auto game = begin(Json{{"players", 2}});
  Generator generator(key_from_text("play"));
  play_randomly(*game, generator, 100000);
  Json record = written(*game);
  record["answers"].push_back(record["answers"].back());
  EXPECT_TRUE(why_no_record(record).ends_with(" (game_over)")) << why_no_record(record);
}

/// The record of a game of Thesauros with these options and answers.
Json thesauros_record(const Json& options, const Json& answers = Json::array()) {
  Json record = written(*begin("thesauros"));
  record["options"] = options;
  record["answers"] = answers;
  return record;
}

TEST(ThesaurosRecord, LooksAsDocumented) {
  const AnyKind& kind = *find_game("thesauros");
  const auto game = begin("thesauros", Json{{"players", 3}}, std::string(64, 'a'));
  ASSERT_FALSE(game->play(seat_at(0), *parse(game->verbs(), "budget hr 10")));
  EXPECT_EQ(to_json(*game, kind).dump(), R"({"bathys_record":1,"game":"thesauros","rules":2,"components":")" +
                                             std::string(kind.components_hash()) +
                                             R"(","options":{"mode":"standard","players":3},)" + R"("seed":")" +
                                             std::string(64, 'a') + R"(","answers":[[0,"budget hr 10"]]})");
}

TEST(ThesaurosRecord, IsRefusedInAModeThatItsPlayersCannotPlay) {
  EXPECT_EQ(why_no_record(thesauros_record({{"mode", "solo"}, {"players", 2}})),
            "options.players: the solo game is for one player");
  EXPECT_EQ(why_no_record(thesauros_record({{"mode", "mercenaries"}, {"players", 1}})),
            "options.players: a mercenaries game is for 2 to 4 players");
  EXPECT_EQ(why_no_record(thesauros_record({{"mode", "deluxe"}})),
            "options.mode: one of standard, initiation, mercenaries, solo is expected, found \"deluxe\"");
}

TEST(ThesaurosRecord, WithAnImpossibleBudgetNamesTheAnswerAndTheRule) {
  const std::string said =
      why_no_record(thesauros_record({{"players", 2}}, Json::array({{0, "budget hr 10"}, {0, "budget rd 900"}})));
  EXPECT_TRUE(said.starts_with("answers[1]: seat 0 may not answer \"budget rd 900\": ")) << said;
  EXPECT_TRUE(said.ends_with(", thesauros 2.1)")) << said;
  EXPECT_EQ(why_no_record(thesauros_record({{"players", 2}}, Json::array({{0, "budget hr -3"}}))),
            "answers[0]: \"budget hr -3\" is not an answer");
}

TEST(Record, HasASaneNumberOfAnswers) {
  Json record = small_record();
  record["answers"] = Json::array();
  for (std::size_t i = 0; i <= kMaxRecordAnswers; ++i) record["answers"].push_back(0);
  EXPECT_EQ(why_no_record(record), "answers: a list of at most 100000 is expected, found a list of 100001");
}

TEST(Record, WhatATableSaysAboutItsEndChangesNothingOfTheGame) {
  Json record = small_record();
  const auto plain = load(record);
  record["ending"] = {
      {"winners", {0}}, {"gave_up", {{{"seat", 1}, {"why", "conceded"}, {"decision", 12}}}}, {"kind", "conceded"}};
  EXPECT_TRUE(same_state(*load(record), *plain));
  record["ending"].erase("kind");
  EXPECT_TRUE(same_state(*load(record), *plain));
}

TEST(Record, AnEndingThatCannotBeIsRefusedWithItsPlace) {
  const auto complains = [](const Json& ending) {
    Json record = small_record();
    record["ending"] = ending;
    return why_no_record(record);
  };
  const Json none = Json::array();
  EXPECT_NE(complains("lost").find("ending"), std::string::npos);
  EXPECT_NE(complains({{"winners", {2}}, {"gave_up", none}}).find("ending.winners[0]"), std::string::npos);
  EXPECT_NE(complains({{"winners", none}, {"gave_up", none}, {"kind", "rain"}}).find("ending.kind"), std::string::npos);
  EXPECT_NE(complains({{"winners", none}, {"gave_up", none}, {"loser", 1}}).find("unknown field"), std::string::npos);
  EXPECT_NE(complains({{"winners", none}, {"gave_up", {{{"seat", 0}, {"why", "agreed"}, {"decision", 1}}}}})
                .find("ending.gave_up[0].why"),
            std::string::npos);
}

}  // namespace
}  // namespace bathys::wire
