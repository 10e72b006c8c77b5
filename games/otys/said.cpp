// The nouns of Otys in sentences: terms of the catalogue, and cards and tokens described.
#include "games/otys/said.hpp"

#include "games/otys/rulebook.hpp"

namespace bathys::otys {
namespace {

constexpr std::array<std::string_view, kResources> kResourceTerms{"otys.resource.metal", "otys.resource.plant",
                                                                  "otys.resource.fuel", "otys.resource.tech"};
constexpr std::array<std::string_view, kDivers> kDiverTerms{
    "otys.diver.metal_expert", "otys.diver.plant_expert", "otys.diver.fuel_expert", "otys.diver.tech_expert",
    "otys.diver.trader",       "otys.diver.spy",          "otys.diver.engineer",    "otys.diver.explorer"};
constexpr std::array<std::string_view, kTechnicians> kTechnicianTerms{"otys.technician.mechanic",
                                                                      "otys.technician.hacker"};
constexpr std::array<std::string_view, kPlaces> kPlaceTerms{"otys.place.s1", "otys.place.s2", "otys.place.s3",
                                                            "otys.place.1",  "otys.place.2",  "otys.place.3",
                                                            "otys.place.4",  "otys.place.5"};
constexpr std::array<std::string_view, kOwnKeys + 1> kKeyTerms{
    "otys.key.1", "otys.key.2", "otys.key.3", "otys.key.4", "otys.key.5", "otys.key.x", "otys.key.neutral"};
constexpr std::array<std::string_view, 2> kForTerms{"otys.for.credits", "otys.for.prestige"};
constexpr std::array<std::string_view, 2 * kSponsors> kSponsorTerms{
    "otys.sponsor.1.basic", "otys.sponsor.1.advanced", "otys.sponsor.2.basic", "otys.sponsor.2.advanced",
    "otys.sponsor.3.basic", "otys.sponsor.3.advanced", "otys.sponsor.4.basic", "otys.sponsor.4.advanced",
    "otys.sponsor.5.basic", "otys.sponsor.5.advanced"};
constexpr std::array<std::string_view, 5> kFrontTerms{
    "otys.front.resource", "otys.front.battery", "otys.front.contracts", "otys.front.upgrade", "otys.front.prestige"};
constexpr std::array<std::string_view, 2> kBackTerms{"otys.back.credits2", "otys.back.prestige1"};
constexpr std::array<std::string_view, 4> kBonusTerms{"otys.bonus.metal_expert", "otys.bonus.plant_expert",
                                                      "otys.bonus.fuel_expert", "otys.bonus.tech_expert"};

constexpr std::array<std::string_view, 4> kGainTerms{"otys.gain.prestige", "otys.gain.credit", "otys.gain.battery", ""};

template <class Terms, class Index>
Arg term(const Terms& terms, Index index) {
  return Arg::term(terms[static_cast<std::size_t>(index)]);
}

Message contract_message(int card) {
  const bool free = contract(card).kind == Contract::Kind::free;
  return {free ? "otys.contract.free" : "otys.contract.fixed",
          {Arg::literal(contract(card).id), said_needs(card), said_gains(card)}};
}

Message reward_message(int token) {
  const Reward& shown = reward(token);
  if (shown.front != Reward::Front::resource) return {"otys.reward.plain", {said(shown.front), said(shown.back)}};
  return {"otys.reward.resource", {said(shown.choice[0]), said(shown.choice[1]), said(shown.back)}};
}

template <std::size_t N>
std::array<Message, N> all_of(Message (*describe)(int)) {
  std::array<Message, N> messages;
  for (std::size_t i = 0; i < N; ++i) messages[i] = describe(static_cast<int>(i));
  return messages;
}

/// Sentences refer to these: they stay where they are.
std::array<Message, kContracts>& contract_messages() {
  static auto messages = all_of<kContracts>(contract_message);
  return messages;
}
std::array<Message, kRewards>& reward_messages() {
  static auto messages = all_of<kRewards>(reward_message);
  return messages;
}

}  // namespace

Arg said(Resource type) { return term(kResourceTerms, type); }
Arg said(Diver diver) { return term(kDiverTerms, diver); }
Arg said(Technician technician) { return term(kTechnicianTerms, technician); }
Arg said(KeyToken key) { return term(kKeyTerms, key); }
Arg said(For what) { return term(kForTerms, what); }
Arg said(Reward::Front front) { return term(kFrontTerms, front); }
Arg said(Reward::Back back) { return term(kBackTerms, back); }
Arg said(Cargo resources) { return Arg::counts(resources.bits(), kResourceTerms.data()); }
Arg said_level(int level) { return Arg::number(level + 1); }
Arg said_place(int place) { return term(kPlaceTerms, place); }
Arg said_sponsor(int tile, bool advanced) { return term(kSponsorTerms, 2 * tile + (advanced ? 1 : 0)); }
Arg said_bonus(Diver expert) { return term(kBonusTerms, expert); }

Arg said_needs(int card) {
  return contract(card).kind == Contract::Kind::free ? Arg::literal(free_needs(card)) : said(payments(card)[0]);
}

Arg said_gains(int card) {
  const Contract& brings = contract(card);
  return Arg::counts(static_cast<u16>(brings.prestige | brings.credits << 4 | brings.batteries << 8),
                     kGainTerms.data());
}

Arg said_contract(int card) {
  if (card < 0) return Arg::literal({});
  return Arg::phrase(contract(card).id, contract_messages()[static_cast<std::size_t>(card)]);
}

Arg said_reward(int token) { return Arg::phrase(reward(token).id, reward_messages()[static_cast<std::size_t>(token)]); }

void describe_cards_again() {
  contract_messages() = all_of<kContracts>(contract_message);
  reward_messages() = all_of<kRewards>(reward_message);
}

}  // namespace bathys::otys
