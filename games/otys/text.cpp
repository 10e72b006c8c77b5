// Sentences of Otys without a language: what is asked, what an answer would do, what happened.
#include "games/otys/components.hpp"
#include "games/otys/otys.hpp"

namespace bathys {

using namespace otys;

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
template <class Words, class Index>
Arg word(const Words& words, Index index) {
  const auto at = static_cast<std::size_t>(index);
  return Arg::literal(at < words.size() ? words[at] : std::string_view{});
}
Arg number(int n) { return Arg::number(n); }
Arg cargo(Cargo resources) { return Arg::counts(resources.bits(), kResourceTerms.data()); }
/// All that a contract brings: prestige, credits, batteries.
Arg gains(const Contract& card) {
  return Arg::counts(static_cast<u16>(card.prestige | card.credits << 4 | card.batteries << 8), kGainTerms.data());
}
/// What a contract takes: the resources it shows, or the numbers of a free one.
Arg needs(int card) {
  return contract(card).kind == Contract::Kind::free ? Arg::literal(free_needs(card)) : cargo(payments(card)[0]);
}

Message contract_message(int card) {
  const bool free = contract(card).kind == Contract::Kind::free;
  return {free ? "otys.contract.free" : "otys.contract.fixed",
          {Arg::literal(contract(card).id), needs(card), gains(contract(card))}};
}
Message reward_message(int token) {
  const Reward& shown = reward(token);
  const Arg back = term(kBackTerms, shown.back);
  if (shown.front != Reward::Front::resource) return {"otys.reward.plain", {term(kFrontTerms, shown.front), back}};
  return {"otys.reward.resource", {term(kResourceTerms, shown.choice[0]), term(kResourceTerms, shown.choice[1]), back}};
}
/// A table of descriptions, made when the first one is asked for.
template <std::size_t N>
std::array<Message, N> described(Message (*describe)(int)) {
  std::array<Message, N> messages;
  for (std::size_t i = 0; i < N; ++i) messages[i] = describe(static_cast<int>(i));
  return messages;
}
/// Cards and tokens are described; nobody knows them by their numbers. No text where there is none.
Arg contract_phrase(int card) {
  static const auto kMessages = described<kContracts>(contract_message);
  if (card < 0) return Arg::literal({});
  return Arg::phrase(contract(card).id, kMessages[static_cast<std::size_t>(card)]);
}
Arg reward_phrase(int token) {
  static const auto kMessages = described<kRewards>(reward_message);
  return Arg::phrase(reward(token).id, kMessages[static_cast<std::size_t>(token)]);
}

/// Kinds of event arguments: s seat, n number, l level, p place, r resource, d diver, t technician, k key,
/// c contract, w reward token, f credits or prestige, S sponsor (takes two: tile and side).
struct HappeningRow {
  std::string_view name;
  std::string_view key;
  std::string_view args;
};
#define BATHYS_HAPPENING(name, args) \
  { #name, "otys.event." #name, args }
constexpr HappeningRow kHappeningRows[] = {
    BATHYS_HAPPENING(game_begins, "s"),
    BATHYS_HAPPENING(turn_begins, "sn"),
    BATHYS_HAPPENING(key_played, "skl"),
    BATHYS_HAPPENING(sponsors_shift, "s"),
    BATHYS_HAPPENING(sponsor_used, "sS"),
    BATHYS_HAPPENING(propelled, "sdpp"),
    BATHYS_HAPPENING(key_taken_back, "sk"),
    BATHYS_HAPPENING(upgraded, "sd"),
    BATHYS_HAPPENING(resource_moved, "srll"),
    BATHYS_HAPPENING(found, "srl"),
    BATHYS_HAPPENING(credits_gained, "sn"),
    BATHYS_HAPPENING(credits_paid, "sn"),
    BATHYS_HAPPENING(batteries_gained, "sn"),
    BATHYS_HAPPENING(battery_spent, "s"),
    BATHYS_HAPPENING(prestige_gained, "snn"),
    BATHYS_HAPPENING(neutral_key_gained, "s"),
    BATHYS_HAPPENING(sold, "srnf"),
    BATHYS_HAPPENING(bought, "srn"),
    BATHYS_HAPPENING(drew, "sn"),
    BATHYS_HAPPENING(drew_cards, "sncccc"),
    BATHYS_HAPPENING(kept, "s"),
    BATHYS_HAPPENING(kept_card, "sc"),
    BATHYS_HAPPENING(copied, "ssd"),
    BATHYS_HAPPENING(improved, "stn"),
    BATHYS_HAPPENING(explored, "swl"),
    BATHYS_HAPPENING(reward_placed, "swl"),
    BATHYS_HAPPENING(reward_discarded, "sw"),
    BATHYS_HAPPENING(reward_drawn, "swl"),
    BATHYS_HAPPENING(completed, "scln"),
    BATHYS_HAPPENING(contract_revealed, "sc"),
    BATHYS_HAPPENING(deck_shuffled, "n"),
    BATHYS_HAPPENING(key_on_track, "sk"),
    BATHYS_HAPPENING(keys_return, "s"),
    BATHYS_HAPPENING(resurfaced, "sd"),
    BATHYS_HAPPENING(stayed, "sd"),
    BATHYS_HAPPENING(cube_on_space, "srn"),
    BATHYS_HAPPENING(cube_on_contract, "src"),
    BATHYS_HAPPENING(timer_moved, "snn"),
    BATHYS_HAPPENING(timer_pushed, "snn"),
    BATHYS_HAPPENING(cube_to_store, "sr"),
    BATHYS_HAPPENING(cube_lost, "sr"),
    BATHYS_HAPPENING(contract_discarded, "sc"),
    BATHYS_HAPPENING(timer_gone, "sn"),
    BATHYS_HAPPENING(last_round, "s"),
    BATHYS_HAPPENING(game_ends, ""),
};
#undef BATHYS_HAPPENING
static_assert(std::size(kHappeningRows) == kHappenings);

Arg event_arg(char kind, int value, int next) {
  switch (kind) {
    case 's':
      return Arg::seat(seat_at(value));
    case 'l':
      return number(value + 1);
    case 'p':
      return term(kPlaceTerms, value);
    case 'r':
      return term(kResourceTerms, value);
    case 'd':
      return term(kDiverTerms, value);
    case 't':
      return term(kTechnicianTerms, value);
    case 'k':
      return term(kKeyTerms, value);
    case 'c':
      return contract_phrase(value);
    case 'w':
      return reward_phrase(value);
    case 'f':
      return term(kForTerms, value);
    case 'S':
      return term(kSponsorTerms, 2 * value + next);
    default:
      return number(value);
  }
}

/// The names of the questions, by rule.
std::string_view question_key(const Frame& frame) {
  switch (static_cast<Rule>(frame.rule)) {
    case Rule::choose_key:
      return "otys.ask.choose_key";
    case Rule::step_one:
      return "otys.ask.step_one";
    case Rule::activate:
      return frame.args[0] == 0 ? "otys.ask.activate" : "otys.ask.activate_again";
    case Rule::resurface:
      return "otys.ask.resurface";
    case Rule::use_copied:
      return "otys.ask.use_copied";
    case Rule::keep_contract:
      return "otys.ask.keep_contract";
    case Rule::copied_resurface:
      return "otys.ask.copied_resurface";
    case Rule::claim_back:
      return "otys.ask.claim_back";
    case Rule::use_front:
      return "otys.ask.use_front";
    case Rule::choose_cube:
      return "otys.ask.choose_cube";
    case Rule::choose_timer:
      return "otys.ask.choose_timer";
    default:
      return "otys.ask.nothing";
  }
}

/// What a question is about, after the seat that is asked.
Arg question_subject(const Public& table, const Frame& frame) {
  switch (static_cast<Rule>(frame.rule)) {
    case Rule::step_one:
    case Rule::activate:
    case Rule::resurface:
      return term(kDiverTerms, table.player(frame.seat()).diver_at_level(table.turn.level));
    case Rule::use_copied:
      return term(kDiverTerms, table.player(seat_at(frame.args[0])).diver_at_level(table.turn.level));
    case Rule::copied_resurface:
      return term(kDiverTerms, frame.args[0]);
    case Rule::claim_back:
      return term(kBackTerms, reward(table.player(frame.seat()).reward_at(frame.args[0])).back);
    case Rule::use_front:
      return term(kFrontTerms, reward(table.colony.reward_at(frame.args[0], frame.args[1])).front);
    default:
      return {};
  }
}

/// The level a question is about, once there is one.
Arg question_level(const Public& table, const Frame& frame) {
  if (is(frame, Rule::claim_back)) return number(frame.args[0] + 1);
  return table.turn.level == kNone ? Arg{} : number(table.turn.level + 1);
}

/// Builds the sentence for one answer.
class AnswerText {
 public:
  AnswerText(const Seen& seen, const Frame& frame, Action action) : seen_(seen), frame_(frame), action_(action) {}

  Message message() const {
    switch (static_cast<Do>(action_.verb)) {
      case Do::key:
        return {"otys.answer.key", {number(level()), diver_there(), sponsor_there(0)}};
      case Do::x:
        return {action_.b == 0 ? "otys.answer.x_own" : "otys.answer.x_neutral",
                {number(level()), diver_there(), sponsor_there(1)}};
      case Do::complete:
        return complete();
      case Do::sponsor:
        return {"otys.answer.sponsor", {sponsor_of_turn()}};
      case Do::sponsor_key:
        return {"otys.answer.sponsor_key", {key()}};
      case Do::sponsor_reward:
        return token("otys.answer.sponsor_reward", "otys.answer.sponsor_reward_resource", 0);
      case Do::sponsor_flip:
        return {"otys.answer.sponsor_flip", {diver()}};
      case Do::sponsor_move:
        return {"otys.answer.sponsor_move", {resource(), number(action_.b + 1), number(action_.c + 1)}};
      case Do::propel:
        return {"otys.answer.propel",
                {diver(), term(kPlaceTerms, seen_.me().place_of(static_cast<Diver>(action_.a))),
                 term(kPlaceTerms, action_.b)}};
      case Do::dive:
        return {"otys.answer.dive", {term(kDiverTerms, active_diver())}};
      case Do::find:
        return {"otys.answer.find", {found()}};
      case Do::find_bonus:
        return {"otys.answer.find_bonus", {found(), bonus()}};
      case Do::find_key:
        return {"otys.answer.find_key", {found(), key()}};
      case Do::bonus:
        return {"otys.answer.bonus", {bonus()}};
      case Do::bonus_key:
        return {"otys.answer.bonus_key", {key()}};
      case Do::sell:
        return {"otys.answer.sell", {resource(), number(sale_value()), term(kForTerms, action_.b)}};
      case Do::buy:
        return {"otys.answer.buy", {resource(), number(price())}};
      case Do::draw:
        return {"otys.answer.draw", {number(used().fee(1, 0))}};
      case Do::copy:
        return copy();
      case Do::push:
        return {"otys.answer.push", {number(action_.a + 1), number(used().fee(1, 0)), number(timer_space() + 1)}};
      case Do::improve:
        return {"otys.answer.improve", {term(kTechnicianTerms, action_.a), number(used().fee(1, 0))}};
      case Do::explore:
        return token("otys.answer.explore", "otys.answer.explore_resource", used().fee(2, 1));
      case Do::done:
        return {"otys.answer.done", {}};
      case Do::keep:
        return keep();
      case Do::gain:
        return {"otys.answer.gain", {resource()}};
      case Do::accept:
        return {"otys.answer.accept", {question_subject(seen_.table, frame_)}};
      case Do::flip:
        return {"otys.answer.flip", {diver()}};
      case Do::decline:
        return {"otys.answer.decline", {}};
      case Do::resurface:
        return {"otys.answer.resurface", {question_subject(seen_.table, frame_)}};
      case Do::stay:
        return {"otys.answer.stay", {question_subject(seen_.table, frame_)}};
      case Do::timer:
        return {"otys.answer.timer", {number(action_.a + 1), number(timer_space() - 1)}};
      case Do::cube:
        return {"otys.answer.cube", {resource()}};
    }
    return {};
  }

 private:
  int level() const { return action_.a + 1; }
  Arg resource() const { return term(kResourceTerms, action_.a); }
  Arg diver() const { return term(kDiverTerms, action_.a); }
  Arg key() const { return term(kKeyTerms, action_.a); }
  Arg diver_there() const { return term(kDiverTerms, seen_.me().diver_at_level(action_.a)); }
  /// The sponsor that will lie at the level chosen; an X key moves all of them down by one first (2.2).
  Arg sponsor_there(int shift) const {
    const int tile = seen_.colony().sponsor_at((action_.a + kLevels - shift) % kLevels);
    return sponsor(tile);
  }
  Arg sponsor_of_turn() const { return sponsor(seen_.colony().sponsor_at(seen_.turn().level)); }
  Arg sponsor(int tile) const { return term(kSponsorTerms, 2 * tile + (seen_.colony().is_advanced(tile) ? 1 : 0)); }
  Diver active_diver() const { return seen_.me().diver_at_level(seen_.turn().level); }

  /// The diver this question lets act.
  Activation used() const {
    return is(frame_, Rule::use_copied) ? use_copied::activation(seen_.table, frame_)
                                        : activate::activation(seen_.table);
  }
  Arg found() const { return term(kResourceTerms, static_cast<int>(used().diver) % kResources); }
  Arg bonus() const { return term(kBonusTerms, static_cast<int>(used().diver) % kResources); }
  int sale_value() const {
    return trader::sale_value(seen_, used(), static_cast<Resource>(action_.a), static_cast<For>(action_.b));
  }
  int price() const { return trader::price(seen_.colony(), used(), static_cast<Resource>(action_.a)); }
  int timer_space() const { return seen_.table.solo.timers[action_.a]; }

  Message copy() const {
    const Seat owner = neighbours::on(seen_.table, seen_.who, static_cast<Side>(action_.a));
    return {"otys.answer.copy",
            {Arg::seat(owner), term(kDiverTerms, seen_.table.player(owner).diver_at_level(seen_.turn().level)),
             number(used().fee(1, 0))}};
  }
  Message complete() const {
    return {"otys.answer.complete",
            {word(contract_words(), action_.a), number(action_.b + 1),
             cargo(Cargo::from_bits(static_cast<u16>(action_.d))), gains(contract(action_.a))}};
  }
  Message keep() const {
    const bool free = contract(action_.a).kind == Contract::Kind::free;
    return {free ? "otys.answer.keep_free" : "otys.answer.keep",
            {word(contract_words(), action_.a), needs(action_.a), gains(contract(action_.a))}};
  }
  Message token(std::string_view plain, std::string_view with_choice, int fee) const {
    const Reward& shown = reward(seen_.colony().reward_at(seen_.turn().level, action_.a));
    const Arg back = term(kBackTerms, shown.back);
    if (shown.front != Reward::Front::resource) return {plain, {term(kFrontTerms, shown.front), number(fee), back}};
    return {with_choice,
            {term(kResourceTerms, shown.choice[0]), term(kResourceTerms, shown.choice[1]), number(fee), back}};
  }

  const Seen& seen_;
  const Frame& frame_;
  Action action_;
};

}  // namespace

Message Otys::question(const View& view) {
  if (view.table.pending.empty()) return {};
  const Frame& frame = view.table.pending.top();
  return {question_key(frame),
          {Arg::seat(frame.seat()), question_subject(view.table, frame), question_level(view.table, frame)}};
}

Message Otys::answer(const Seen& seen, const Frame& frame, Action action) {
  return AnswerText(seen, frame, action).message();
}

std::string_view Otys::event_name(const Event& event) { return kHappeningRows[event.kind].name; }

Message Otys::message(const Event& event) {
  const HappeningRow& row = kHappeningRows[event.kind];
  Message message{row.key, {}};
  for (std::size_t i = 0; i < row.args.size(); ++i) {
    const int next = i + 1 < event.args.size() ? event.args[i + 1] : 0;
    message.args[i] = event_arg(row.args[i], event.args[i], next);
  }
  return message;
}

}  // namespace bathys
