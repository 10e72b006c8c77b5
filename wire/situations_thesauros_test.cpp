// Situations at sea and ashore that were once played otherwise, each through the protocol as a player met it: a
// position, answers, what is offered then, and why something is not.
#include <gmock/gmock.h>

#include "games/thesauros/testing.hpp"
#include "wire/protocol.hpp"
#include "wire/testing.hpp"

namespace bathys::thesauros {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Not;
using wire::Json;

/// Anna, Bruno and Clara in the second quadrimester, with money on all accounts; Anna owns z1 and z5.
class Situations : public testing::Test {
 protected:
  Situations() {
    for (const Seat seat : {kAnna, kBruno, kClara}) table.money(seat, {20, 20, 20, 20});
    table.quadrimester(2).give_zodiac(kAnna);
  }

  Json ask(Json request) {
    const Json answer = wire::parse_json(protocol.handle(request.dump()));
    EXPECT_EQ(answer["ok"], true) << request << answer;
    return answer;
  }
  /// The position goes to the engine.
  void begin(TestTable& set_up) {
    Json position;
    wire::JsonWriter writer(position);
    Thesauros::describe(writer, set_up.state());
    ask({{"cmd", "position"}, {"game", "thesauros"}, {"state", position}});
  }
  void play(std::vector<std::string> answers) {
    for (const std::string& answer : answers) ask({{"cmd", "do"}, {"seat", 0}, {"action", answer}});
  }
  std::vector<std::string> legal() {
    const Json told = ask({{"cmd", "legal"}, {"seat", 0}});
    std::vector<std::string> answers;
    for (const Json& answer : told["legal"]) answers.push_back(answer["text"]);
    return answers;
  }
  /// "section: code" of the refusal; empty for what may be answered.
  std::string refused(const std::string& answer) {
    const Json told = ask({{"cmd", "explain"}, {"seat", 0}, {"action", answer}});
    if (told["legal"] == true) return "";
    return told["refusal"]["rule"].get<std::string>() + ": " + told["refusal"]["code"].get<std::string>();
  }
  Json state() { return ask({{"cmd", "state"}})["state"]; }
  Json zodiac(int number) { return state()["zodiacs"][static_cast<std::size_t>(number - 1)]; }
  Json anna() { return state()["players"][0]; }
  Json decision() { return ask({{"cmd", "decision"}})["decision"]; }

  TestTable table{TestTable::with(Mode::standard, 3)};
  wire::Protocol protocol;
};

// Other zodiacs on the way.

TEST_F(Situations, ExchangesOnTheWayIntoPortAndLagoonAsWellAsAtSea) {
  table.send_to_sea(kAnna, "F2", 1).send_to_sea(kAnna, "F1", 2, {Gear::lobster_trap}).at_zone(5);
  begin(table);
  EXPECT_EQ(refused("sail z1 LA"), "thesauros 3.2.7: gear_missing");
  play({"pass by z1 F1"});
  EXPECT_EQ(decision()["kind"], "under_way");
  EXPECT_EQ(decision()["rule"], "thesauros 3.2.5.4");
  EXPECT_THAT(legal(), Contains("shift lobster_trap z5 z1"));
  play({"shift lobster_trap z5 z1"});
  EXPECT_THAT(legal(), AllOf(Contains("sail z1 PORT"), Contains("sail z1 LA"), Contains("sail z1 b")));
  play({"sail z1 LA"});
  EXPECT_EQ(zodiac(1)["space"], "LA");
  EXPECT_THAT(legal(), Contains("allocate mx 8")) << "the trap serves the end of the move";
}

TEST_F(Situations, LendNoMotorBackwards) {
  table.send_to_sea(kAnna, "b", 1, {Gear::super_motor}).send_to_sea(kAnna, "F1", 2).at_zone(5);
  begin(table);
  play({"pass by z1 F1", "sail z1 h"});
  EXPECT_EQ(zodiac(1)["space"], "h") << "four spaces: the motor carried it on";
  EXPECT_THAT(legal(), Not(Contains("shift super_motor z1 z5")));
  EXPECT_EQ(zodiac(5)["load"], Json::array());
}

TEST_F(Situations, ServeTheRestOfTheMoveWithWhatIsTakenOver) {
  table.send_to_sea(kAnna, "b", 1).send_to_sea(kAnna, "F1", 2, {Gear::super_motor}).at_zone(5);
  begin(table);
  play({"pass by z1 F1"});
  EXPECT_EQ(refused("sail z1 g"), "thesauros 3.2.5: too_far");
  play({"shift super_motor z5 z1", "sail z1 g"});
  EXPECT_EQ(zodiac(1)["space"], "g");
  EXPECT_EQ(anna()["accounts"]["mx"], 20);
}

// Through the port.

TEST_F(Situations, LeaveNoMotorInPortThatCarriesTheBoatOn) {
  table.send_to_sea(kAnna, "F1", 1, {Gear::super_motor}).at_zone(5);
  begin(table);
  play({"pass by z1 PORT"});
  EXPECT_THAT(legal(), Contains("sail z1 g"));
  play({"unload super_motor"});
  EXPECT_EQ(refused("sail z1 g"), "thesauros 3.2.5: too_far");
}

TEST_F(Situations, ReachFartherWithAMotorLoadedInPort) {
  table.send_to_sea(kAnna, "F1", 1).give_gear(kAnna, Gear::super_motor).at_zone(5);
  begin(table);
  play({"pass by z1 PORT"});
  EXPECT_EQ(refused("sail z1 g"), "thesauros 3.2.5: too_far");
  play({"load super_motor"});
  EXPECT_EQ(refused("sail z1 g"), "");
}

TEST_F(Situations, KeepCargoAndCrewAboardWhereAMoveStopsInPort) {
  table.send_to_sea(kAnna, "F1", 1, {Gear::mask}).at_zone(5);
  begin(table);
  play({"pass by z1 PORT"});
  EXPECT_EQ(zodiac(1)["load"], Json::array({"mask"}));
  EXPECT_EQ(zodiac(1)["crew"], "worker1");
  play({"sail z1 b"});
  EXPECT_EQ(zodiac(1)["load"], Json::array({"mask"}));
}

// The way.

TEST_F(Situations, TurnUpAZoneInPassing) {
  table.give_map(kAnna, 3).send_to_sea(kAnna, "F1", 1).at_zone(5);
  begin(table);
  EXPECT_EQ(state()["board"]["sites"][2]["tile"], "none");
  play({"pass by z1 Z3.1"});
  EXPECT_NE(state()["board"]["sites"][2]["tile"], "none");
  EXPECT_EQ(decision()["can_undo"], false);
  play({"sail z1 b"});
  EXPECT_EQ(zodiac(1)["space"], "b");
}

TEST_F(Situations, MeetWhicheverOfTwoOwnZodiacsThePlayerLikes) {
  table.give_zodiac(kAnna);
  table.send_to_sea(kAnna, "F1", 1).send_to_sea(kAnna, "F2", 2).send_to_sea(kAnna, "b", 3, {Gear::mask}).at_zone(5);
  begin(table);
  EXPECT_THAT(legal(), AllOf(Contains("pass by z1 b"), Contains("pass by z1 F2"), Contains("sail z1 d")));
  play({"pass by z1 b", "shift mask z6 z1", "sail z1 F1"});
  EXPECT_EQ(zodiac(1)["load"], Json::array({"mask"}));
}

TEST_F(Situations, AreOneAnswerWhereNothingIsWantedOnTheWay) {
  table.send_to_sea(kAnna, "b", 1).send_to_sea(kAnna, "F1", 2, {Gear::mask}).at_zone(5);
  begin(table);
  play({"sail z1 d"});
  EXPECT_EQ(zodiac(1)["space"], "d");
  EXPECT_EQ(decision()["kind"], "sea_turn") << "a leg that only passes asks nothing";
}

// Ashore.

TEST_F(Situations, LoadASecondMaskAsCargo) {
  table.give_gear(kAnna, Gear::mask).give_gear(kAnna, Gear::mask).at_zone(7, {{kAnna, 1}});
  begin(table);
  play({"embark z1", "load mask", "load mask"});
  EXPECT_EQ(zodiac(1)["load"], Json::array({"mask", "mask"}));
}

TEST_F(Situations, FishOffTheCoastWithTheWeaponThePlayerTakes) {
  table.give_gear(kAnna, Gear::harpoon).give_gear(kAnna, Gear::speargun).at_zone(7, {{kAnna, 1}});
  begin(table);
  play({"lagoon z1 LB"});
  EXPECT_EQ(legal(), (std::vector<std::string>{"load harpoon", "load speargun"}));
  play({"load harpoon"});
  EXPECT_THAT(legal(), AllOf(Contains("allocate mx 5"), Not(Contains("allocate mx 6"))));
}

/// Which spaces of the shop are taken.
TEST_F(Situations, FillOneSpaceOfTheShopAtATime) {
  const auto after_two = [&](std::vector<std::string> answers) {
    TestTable shop(TestTable::with(Mode::standard, 3));
    for (const Seat seat : {kAnna, kBruno, kClara}) shop.money(seat, {20, 20, 20, 30});
    shop.quadrimester(2).at_zone(7, {{kAnna, 1, true}, {kBruno, 1}});
    begin(shop);
    play(answers);
    const Json board = state()["board"];
    std::vector<int> taken;
    for (const Json& stands : board["shop"]) taken.push_back(stands["space"]);
    return taken;
  };
  EXPECT_EQ(after_two({"shop"}), std::vector{1});
  EXPECT_EQ(after_two({"shop", "shop"}), std::vector{2});
  EXPECT_EQ(after_two({"shop", "embark z5", "cast off", "sail z5 F1", "allocate mx 2"}), std::vector<int>());
  EXPECT_EQ(after_two({"shop", "lagoon z5 LC", "allocate mx 4"}), std::vector<int>());
}

TEST_F(Situations, CostTheMercenaryInZoneOneWhatIdlingCosts) {
  TestTable mercenaries(TestTable::with(Mode::mercenaries, 3));
  for (const Seat seat : {kAnna, kBruno, kClara}) {
    mercenaries.money(seat, {20, 20, 20, 20});
    mercenaries.player(seat).board_token = 0;
  }
  mercenaries.quadrimester(4).place_mercenary(kAnna, 1).queue(6, {{kAnna, kBoss}, {kAnna, 1}});
  for (const Seat seat : {kBruno, kClara}) mercenaries.queue(6, {{seat, kBoss}, {seat, 1}, {seat, 2}});
  begin(mercenaries.at(Rule::placement));
  play({"place worker2 6"});
  EXPECT_EQ(decision()["kind"], "allocate") << "what the mussels bring";
  EXPECT_EQ(anna()["reputation"], 9);
}

}  // namespace
}  // namespace bathys::thesauros
