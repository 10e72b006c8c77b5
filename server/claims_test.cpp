// Who gets a seat, and who does not.
#include "server/claims.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/refusal.hpp"
#include "core/sha256.hpp"
#include "server/seeding.hpp"
#include "server/tokens.hpp"

namespace bathys::server {
namespace {

using wire::Json;

constexpr i64 kNow = 1'000'000;
const std::string kKey(22, 'k');
const std::string kOtherKey(22, 'o');
const std::string kPart(64, 'a');

/// Two people are invited by "link 0" and "link 1".
storage::TableRow invited_table() {
  storage::TableRow table;
  table.terms = terms_text({true, 60, 300});
  table.seed = std::string(64, '5');
  table.owner_hash = hash_of("owner");
  table.spectator_hash = hash_of("spectator");
  for (const char* const link : {"link 0", "link 1"}) {
    storage::SeatRow seat{"", "", ""};
    Claim claim;
    claim.invitation = hash_of(link);
    keep(seat, claim);
    table.seats.push_back(seat);
  }
  return table;
}

ClaimResult take(const storage::TableRow& table, const ClaimRequest& request, i64 now) {
  return take_seat(table, request, {now, now / 1000});
}

ClaimRequest by(const std::string& link, const std::string& key = kKey) { return {link, -1, key, kPart, {}}; }

TEST(Claims, AnInvitationIsUsedUpByTheFirstWhoTakesTheSeat) {
  storage::TableRow table = invited_table();
  const ClaimResult first = take(table, by("link 1"), kNow);
  ASSERT_EQ(first.code, "");
  EXPECT_EQ(first.seat, 1);
  EXPECT_EQ(first.seats[1].token_hash, hash_of(kKey));
  EXPECT_EQ(claim_of(first.seats[1]).part, kPart);
  EXPECT_EQ(claim_of(first.seats[1]).when, kNow / 1000);
  EXPECT_FALSE(first.moved);
  table.seats = first.seats;
  EXPECT_EQ(take(table, by("link 1", kOtherKey), kNow).code, "used");
}

TEST(Claims, TheSameClaimOnceMoreChangesNothing) {
  storage::TableRow table = invited_table();
  table.seats = take(table, by("link 0"), kNow).seats;
  const ClaimResult again = take(table, by("link 0"), kNow + 5000);
  EXPECT_EQ(again.code, "");
  EXPECT_TRUE(again.repeated);
  EXPECT_EQ(again.seats, table.seats);
}

TEST(Claims, NoKeyHoldsTwoSeatsOrIsALink) {
  storage::TableRow table = invited_table();
  table.seats = take(table, by("link 0"), kNow).seats;
  EXPECT_EQ(take(table, by("link 1"), kNow).code, "bad_key");
  for (const char* const known : {"link 1", "owner", "spectator"}) {
    EXPECT_EQ(take(table, by("link 1", known), kNow).code, "bad_key") << known;
  }
}

TEST(Claims, OtherLinksLeadToNoSeat) {
  const storage::TableRow table = invited_table();
  for (const char* const link : {"owner", "spectator", "link 2", ""}) {
    EXPECT_EQ(take(table, by(link), kNow).code, "wrong_token") << link;
  }
}

TEST(Claims, ASeatThatABotPlaysIsNotTaken) {
  storage::TableRow table = invited_table();
  table.seats[0].level = "greedy";
  EXPECT_EQ(take(table, by("link 0"), kNow).code, "bot_plays");
}

TEST(Claims, AMoveHandsTheSeatOverOnce) {
  storage::TableRow table = invited_table();
  table.seats = take(table, by("link 0"), kNow).seats;
  Claim claim = claim_of(table.seats[0]);
  claim.moving = hash_of("move");
  keep(table.seats[0], claim);
  const ClaimResult moved = take(table, {"move", -1, kOtherKey, std::string(64, 'b'), {}}, kNow);
  ASSERT_EQ(moved.code, "");
  EXPECT_TRUE(moved.moved);
  EXPECT_EQ(moved.seats[0].token_hash, hash_of(kOtherKey));
  EXPECT_EQ(claim_of(moved.seats[0]).part, kPart) << "the seed was made of the part of who took the seat";
  table.seats = moved.seats;
  EXPECT_EQ(take(table, by("move", std::string(22, 'x')), kNow).code, "used");
  EXPECT_EQ(take(table, by("link 0", std::string(22, 'x')), kNow).code, "used");
}

TEST(Claims, ANewLinkIsValidAfterItsTimeAndMakesTheOldOneVoid) {
  storage::TableRow table = invited_table();
  table.seats = take(table, by("link 0"), kNow).seats;
  Claim claim = claim_of(table.seats[0]);
  claim.renewal = hash_of("new");
  claim.renewal_from = kNow + 60'000;
  keep(table.seats[0], claim);
  EXPECT_EQ(take(table, by("new", kOtherKey), kNow + 59'999).code, "too_early");
  const ClaimResult taken = take(table, by("new", kOtherKey), kNow + 60'000);
  ASSERT_EQ(taken.code, "");
  EXPECT_TRUE(taken.moved);
  table.seats = taken.seats;
  EXPECT_EQ(take(table, by("new", std::string(22, 'x')), kNow + 70'000).code, "used");
  EXPECT_EQ(take(table, by("link 0", std::string(22, 'x')), kNow + 70'000).code, "wrong_token");
}

TEST(Claims, ANewLinkOfBeforeWhoseTimeWasTheWallsIsVoid) {
  storage::TableRow table = invited_table();
  table.seats = take(table, by("link 0"), kNow).seats;
  const std::string claim = table.seats[0].claim;
  table.seats[0].claim =
      claim.substr(0, claim.size() - 1) + R"(,"renewal":")" + hash_of("new") + R"(","renewal_from":5})";
  EXPECT_EQ(take(table, by("new", kOtherKey), kNow).code, "wrong_token");
  EXPECT_EQ(claim_of(table.seats[0]).renewal, "");
}

TEST(Claims, OnlyOpenSeatsOfPublicTablesAreTakenWithoutALink) {
  storage::TableRow table = invited_table();
  const ClaimRequest request{{}, 1, kKey, kPart, "Bob"};
  EXPECT_EQ(take(table, request, kNow).code, "wrong_token");
  table.is_public = true;
  EXPECT_EQ(take(table, request, kNow).code, "");
  EXPECT_EQ(take(table, {{}, 2, kKey, kPart, "Bob"}, kNow).code, "wrong_token");
  table.seats[1].name = "Ann";
  EXPECT_EQ(take(table, request, kNow).code, "taken");
}

TEST(Claims, ATableWaitsUntilEverySeatIsTakenOrABots) {
  storage::TableRow table = invited_table();
  EXPECT_TRUE(is_waiting(table));
  const std::string nothing = seed_of(table);
  table.seed = std::string(64, '6');
  EXPECT_EQ(seed_of(table), nothing) << "the game of a table that waits depends on no secret";
  table.seats = take(table, by("link 0"), kNow).seats;
  EXPECT_FALSE(are_taken(table.seats));
  table.seats[1].level = "greedy";
  EXPECT_TRUE(are_taken(table.seats));
  EXPECT_TRUE(is_waiting(table)) << "nobody has dealt yet";
  close_parts(table.seats);
  EXPECT_FALSE(is_waiting(table));
  EXPECT_EQ(seed_of(table), joint_seed(table.seed, {kPart, "bot"}));
  table.seats[1].level.clear();
  EXPECT_FALSE(is_waiting(table)) << "what is dealt stays dealt";
}

TEST(Claims, TablesOfBeforeHaveTheirSeedAndNeverWait) {
  storage::TableRow table;
  table.seed = std::string(64, '5');
  table.seats = {{"Ann", "", "hash"}, {"", "", "hash"}};
  EXPECT_FALSE(is_waiting(table));
  EXPECT_EQ(seed_of(table), table.seed);
}

TEST(Claims, WhatIsNoClaimIsRefused) {
  const Json good{{"token", "link"}, {"key", kKey}, {"part", kPart}};
  EXPECT_EQ(read_claim(good, false).key, kKey);
  const auto bad = [&](const char* field, const Json& value) {
    Json body = good;
    body[field] = value;
    try {
      read_claim(body, false);
    } catch (const BadInput& input) {
      return input.where;
    }
    return std::string("taken");
  };
  for (const Json& part : {Json(std::string(63, 'a')), Json(std::string(65, 'a')), Json(std::string(64, 'G')),
                           Json("bot"), Json(7), Json()}) {
    EXPECT_EQ(bad("part", part), "part") << part;
  }
  for (const Json& key : {Json(std::string(21, 'a')), Json(std::string(22, '/')), Json("")}) {
    EXPECT_EQ(bad("key", key), "key") << key;
  }
  EXPECT_EQ(bad("token", 5), "token");
  EXPECT_EQ(bad("name", "\n"), "name");
  EXPECT_THROW(read_claim(Json::array(), false), BadInput);
  EXPECT_THROW(read_claim(good, true), BadInput) << "an open seat has a number";
}

TEST(Claims, WhatNoServerHasWrittenIsRefused) {
  storage::SeatRow seat;
  for (const char* const text : {"[]", "{", R"({"part":"aa"})", R"({"part":5})", R"({"when":"now"})"}) {
    seat.claim = text;
    EXPECT_THROW(claim_of(seat), BadInput) << text;
  }
  storage::TableRow table;
  for (const char* const text : {"[]", R"({"renewal":-1})", R"({"absence":"x"})"}) {
    table.terms = text;
    EXPECT_THROW(terms_of(table), BadInput) << text;
  }
}

}  // namespace
}  // namespace bathys::server
