// Previews in the protocol: the difference leads to what comes, the events are those that come, and nothing moves.
#include <map>

#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::wire {
namespace {

class PreviewInTheProtocol : public testing::Test {
 protected:
  Json request(std::string_view cmd, Json fields = Json::object()) {
    Json body{{"cmd", cmd}};
    body.update(fields);
    return parse_json(protocol.handle(body.dump()));
  }
  Json ask(std::string_view cmd, const Json& fields = Json::object()) {
    const Json answer = request(cmd, fields);
    EXPECT_EQ(answer["ok"], true) << answer;
    return answer;
  }
  Json fail(std::string_view cmd, const Json& fields) {
    const Json answer = request(cmd, fields);
    EXPECT_EQ(answer["ok"], false) << answer;
    return answer["error"];
  }
  void begin() { ask("new", {{"game", "otys"}, {"options", {{"players", 2}, {"first", "0"}}}, {"seed", "test"}}); }

  Protocol protocol;
};

TEST_F(PreviewInTheProtocol, TellsWhatAnAnswerWouldDo) {
  begin();
  const Json before = ask("view", {{"seat", 0}})["view"];
  const Json shown = ask("preview", {{"seat", 0}, {"action", "key 3"}, {"names", {"Ann", "Bob"}}});
  EXPECT_EQ(shown["stopped"], "question");
  EXPECT_TRUE(shown["say"].get<std::string>().starts_with("Next: ")) << shown["say"];
  const std::size_t since = ask("events", {{"seat", 0}})["next"];
  ask("do", {{"seat", 0}, {"action", "key 3"}});
  EXPECT_EQ(before.patch(shown["difference"]), ask("view", {{"seat", 0}})["view"]);
  const Json really = ask("look", {{"seat", 0}, {"since", since}, {"names", {"Ann", "Bob"}}})["events"];
  EXPECT_EQ(shown["events"], really);
  EXPECT_FALSE(really.empty());
}

TEST_F(PreviewInTheProtocol, SpeaksTheLanguageAskedFor) {
  begin();
  EXPECT_TRUE(ask("preview", {{"seat", 0}, {"action", "key 3"}, {"lang", "fr"}})["say"].get<std::string>().starts_with(
      "Ensuite"));
}

TEST_F(PreviewInTheProtocol, OfAnIllegalAnswerIsTheRefusalWithItsRule) {
  begin();
  const Json error = fail("preview", {{"seat", 0}, {"action", "dive"}});
  EXPECT_EQ(error["code"], "not_this_question");
  EXPECT_EQ(error["rule"], "otys 2.1");
  EXPECT_EQ(error["message"], ask("explain", {{"seat", 0}, {"action", "dive"}})["refusal"]["message"]);
  EXPECT_EQ(fail("preview", {{"seat", 1}, {"action", "key 3"}})["code"], "not_asked");
  EXPECT_EQ(fail("preview", {{"seat", 0}, {"action", "fly"}})["code"], "bad_action");
  EXPECT_EQ(fail("preview", {{"seat", 7}, {"action", "key 3"}})["code"], "bad_request");
  EXPECT_EQ(fail("preview", {{"seat", "spectator"}, {"action", "key 3"}})["code"], "bad_request");
  EXPECT_EQ(fail("preview", {{"seat", 0}})["message"], "action: is missing");
}

TEST_F(PreviewInTheProtocol, NeedsAGame) {
  EXPECT_EQ(fail("preview", {{"seat", 0}, {"action", "key 3"}})["code"], "no_game");
}

class EveryPreview : public EveryGame {};
BATHYS_EVERY_GAME(EveryPreview);

/// The beginning of a list, or all of it.
bool begins_with(const Json& list, const Json& beginning) {
  return beginning.size() <= list.size() && std::equal(beginning.begin(), beginning.end(), list.begin());
}

TEST_P(EveryPreview, ComesTrueAndChangesNothing) {
  Generator dice(key_from_text("previews"));
  std::map<std::string, int> reasons;
  for (const Json& options : option_sets()) {
    const auto game = begin(options);
    for (int i = 0; i < 60 && !game->decision().over; ++i) {
      const Seat seat = game->decision().asked.front();
      Options legal;
      game->legal(seat, legal);
      const Action action = legal[static_cast<int>(dice.below(static_cast<u32>(legal.size())))];
      const auto before = game->clone();
      const Teller told(*game, seat);
      const Json view = told.view();
      const std::size_t since = told.event_count();
      const Json shown = told.preview(action);
      ASSERT_TRUE(same_state(*before, *game));
      ASSERT_EQ(before->answers(), game->answers());
      ASSERT_EQ(shown, told.preview(action)) << "the same every time";
      ASSERT_FALSE(game->play(seat, action));
      const std::string stopped = shown["stopped"];
      ++reasons[stopped];
      ASSERT_TRUE(begins_with(told.events(since), shown["events"])) << shown;
      if (stopped == "chance" || stopped == "learned") continue;
      ASSERT_EQ(view.patch(shown["difference"]), told.view()) << shown;
      ASSERT_EQ(shown["events"], told.events(since));
      ASSERT_EQ(stopped == "over", game->decision().over);
    }
  }
  EXPECT_GT(reasons["question"], 20);
  EXPECT_GT(reasons["learned"] + reasons["chance"], 0);
}

TEST_P(EveryPreview, IsForTheOwnSeatOnly) {
  const auto game = begin(option_sets()[2]);
  const Seat seat = game->decision().asked.front();
  Options legal;
  game->legal(seat, legal);
  const Seat other = seat_at((index_of(seat) + 1) % game->seats());
  for (const Seat viewer : {other, kSpectator}) {
    const AnyPreview shown = game->preview_for(viewer, seat, legal[0]);
    ASSERT_TRUE(shown.refusal);
    EXPECT_EQ(shown.refusal->code, "not_your_seat");
  }
}

}  // namespace
}  // namespace bathys::wire
