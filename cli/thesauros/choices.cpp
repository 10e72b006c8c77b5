// Answers of Thesauros for people: which list each answer belongs to.
#include "cli/thesauros/choices.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace bathys::cli::thesauros_choices {
namespace {

using namespace thesauros;

using Titles = std::vector<std::string>;

std::string group(const Asked& asked, std::string_view key, std::initializer_list<Arg> args = {}) {
  return asked.voice.say(fmt::format("cli.thesauros.group.{}", key), args);
}

Arg short_word(std::string_view prefix, std::string_view word, std::string& holder) {
  holder = fmt::format("cli.thesauros.{}.{}", prefix, word);
  return Arg::term(holder);
}

/// "Boss", "Worker 2", "Worker 3 (port)".
std::string meeple_title(const Asked& asked, int meeple) {
  if (meeple == kBoss) return group(asked, "boss");
  const Hat hat = asked.me().hat(meeple);
  if (hat == Hat::none) return group(asked, "worker", {Arg::number(meeple)});
  std::string key;
  return group(asked, "specialist",
               {Arg::number(meeple), short_word("hat", kHatWords[static_cast<std::size_t>(hat)], key)});
}

Titles placing(const Asked& asked, Action action) {
  const std::string meeple = meeple_title(asked, action.a);
  if (is(action, Do::place)) return {meeple};
  return {group(asked, "twice", {Arg::literal(meeple)})};
}

/// Where a zodiac may go, zone by zone; the zodiac is named where there is a choice of them.
Titles sailing(const Asked& asked, Action action, bool several_zodiacs) {
  Titles titles;
  if (is(action, Do::pass_by)) {
    titles.push_back(group(asked, "pass_by"));
    if (several_zodiacs) titles.push_back(group(asked, "zodiac", {Arg::number(action.a + 1)}));
  } else {
    titles.push_back(several_zodiacs ? group(asked, "sail_zodiac", {Arg::number(action.a + 1)}) : group(asked, "sail"));
  }
  const Space& to = space(action.b);
  if (to.kind == SpaceKind::dig) titles.push_back(group(asked, "dig_zone", {Arg::number(to.zone)}));
  if (to.kind > SpaceKind::port && to.kind < SpaceKind::fishing) titles.push_back(group(asked, "to_lagoon"));
  return titles;
}

Titles gear_titles(const Asked& asked, std::string_view key, int gear) {
  std::string word;
  return {group(asked, key),
          group(asked, "gear", {short_word("gear", kGearWords[static_cast<std::size_t>(gear)], word)})};
}

/// The lists that an answer belongs to, the outermost first.
Titles titles_of(const Asked& asked, Action action, bool several_zodiacs) {
  switch (static_cast<Do>(action.verb)) {
    case Do::place:
    case Do::place_double:
      return placing(asked, action);
    case Do::send_double:
      return {group(asked, "send_double")};
    case Do::hire:
      return {group(asked, "hire")};
    case Do::develop:
      return {group(asked, "develop")};
    case Do::buy:
      return {group(asked, "buy")};
    case Do::prototype:
      return {group(asked, "prototype")};
    case Do::shift:
      return gear_titles(asked, "shift", action.a);
    case Do::load:
      return is(asked.frame(), Rule::coastal_gear) ? Titles{} : Titles{group(asked, "load")};
    case Do::unload:
      return {group(asked, "unload")};
    case Do::sail:
    case Do::pass_by:
      return sailing(asked, action, several_zodiacs);
    case Do::lagoon:
      return {group(asked, "lagoon", {Arg::number(action.a + 1)})};
    case Do::sponsor:
      return {group(asked, "sponsor")};
    case Do::sell:
      return {group(asked, "sell", {Arg::number(treasure_value(action.a))})};
    case Do::switch_places:
      return {group(asked, "switch"), group(asked, "exhibit", {Arg::number(action.a)})};
    case Do::carry:
      return {group(asked, "carry"), group(asked, "exhibit", {Arg::number(action.a)})};
    case Do::mine:
      return {group(asked, "mine"), group(asked, "dig_zone", {Arg::number(action.a)})};
    default:
      return {};
  }
}

/// Money comes in one piece unless one wishes otherwise.
Titles allocating(const Asked& asked, Action action) {
  if (static_cast<int>(action.d) == allocate::amount_of(asked.frame())) return {};
  std::string word;
  return {group(asked, "part"), group(asked, "account", {short_word("account", kAccountWords[action.a], word)})};
}

/// What an account best sends: all that is missing, so that no other fee falls due, or as much of it as it can.
u32 best_transfer(const Asked& asked, const Choices& answers, u8 origin) {
  const int missing = transfer::missing(asked.view.table, asked.frame());
  u32 best = 0;
  for (const Choice& answer : answers) {
    if (answer.action->a == origin && (best == 0 || answer.action->d <= static_cast<u32>(missing)))
      best = answer.action->d;
  }
  return best;
}

/// That stands in the list, other amounts behind it.
Titles transferring(const Asked& asked, const Choices& answers, Action action) {
  if (best_transfer(asked, answers, action.a) == action.d) return {};
  std::string word;
  return {group(asked, "other_amount"),
          group(asked, "account", {short_word("account", kAccountWords[action.a], word)})};
}

bool typed_as_number(Action action) { return is(action, Do::budget) || is(action, Do::bid); }

bool names_several_zodiacs(const Choices& answers) {
  u8 first = kNone;
  for (const Choice& answer : answers) {
    if (!is(*answer.action, Do::sail) && !is(*answer.action, Do::dive)) continue;
    if (first != kNone && first != answer.action->a) return true;
    first = answer.action->a;
  }
  return false;
}

/// "Recruiting 4$": the zone of a placement with what it will cost or bring there.
std::string zone_label(const Asked& asked, Action action) {
  const int zone = action.b;
  const auto place = asked.table().queue(zone).size();
  const bool boss = is(action, Do::place) || is(action, Do::place_double) ? action.a == kBoss : false;
  std::string label = asked.voice.term(fmt::format("cli.thesauros.zone.{}", zone));
  const int price = zone == 6 ? 0 : queue_price(asked.table().seats(), zone, place);
  if (price > 0) label += fmt::format(" {}$", resolve::discounted(price, boss));
  return label;
}

bool is_placement(Action action) {
  return is(action, Do::place) || is(action, Do::place_double) || is(action, Do::send) || is(action, Do::send_double);
}

/// Inside the list of a zodiac its destinations begin with their names.
Choice shortened_sail(Choice answer) {
  const std::string name = fmt::format(" {} ", space(answer.action->b).name);
  const std::size_t at = answer.label.find(name);
  if (at == std::string::npos) return answer;
  answer.alone = answer.label;
  answer.label = answer.label.substr(at + 1);
  return answer;
}

/// Whether a `sail` goes nowhere: it ends the move where the zodiac has paused (D121).
bool ends_where_it_pauses(const Asked& asked, Action sail) {
  return is(asked.frame(), Rule::under_way) && asked.table().zodiac(sail.a).space == sail.b;
}

/// Placements are told by their zone, and by their meeple where no list of that meeple says it.
Choice shortened(const Asked& asked, Choice answer) {
  const Action action = *answer.action;
  if (is(action, Do::pass_by) || (is(action, Do::sail) && !ends_where_it_pauses(asked, action))) {
    return shortened_sail(std::move(answer));
  }
  if (is(action, Do::post)) answer.label = group(asked, "post");
  if (!is_placement(action)) return answer;
  answer.label = zone_label(asked, action);
  const bool twice = is(action, Do::place_double) || is(action, Do::send_double);
  if (is(action, Do::place) || is(action, Do::place_double)) {
    const std::string meeple =
        action.a == kBoss ? group(asked, "boss") : group(asked, "worker", {Arg::number(action.a)});
    answer.alone = asked.voice.named(meeple, answer.label);
  }
  if (twice) answer.alone = group(asked, "twice", {Arg::literal(answer.alone.empty() ? answer.label : answer.alone)});
  return answer;
}

/// Maps in the order of their numbers, which they are chosen by.
Choices sorted(Choices answers) {
  const auto is_map = [](const Choice& answer) { return is(*answer.action, Do::purchase); };
  const auto others = std::stable_partition(answers.begin(), answers.end(), is_map);
  std::sort(answers.begin(), others, [](const Choice& a, const Choice& b) { return a.action->a < b.action->a; });
  return answers;
}

bool is_amount(const Choice& choice) {
  return choice.action && (is(*choice.action, Do::allocate) || is(*choice.action, Do::transfer));
}

/// A list of amounts for one account: each is its own number.
void number_by_amount(Choices& lists) {
  for (Choice& list : lists) {
    number_by_amount(list.inner);
    const auto same = [&](const Choice& one) { return is_amount(one) && one.action->a == list.inner[0].action->a; };
    if (list.inner.empty() || !is_amount(list.inner[0]) || !std::all_of(list.inner.begin(), list.inner.end(), same))
      continue;
    for (Choice& amount : list.inner) {
      amount.number = amount.action->d;
      amount.label = fmt::format("{}$", amount.action->d);
    }
  }
}

}  // namespace

Choices folded(const Asked& asked, const Choices& answers) {
  const bool several_zodiacs = names_several_zodiacs(answers);
  std::vector<Filed> lists;
  bool typed = false;
  for (const Choice& answer : sorted(answers)) {
    const Action action = *answer.action;
    typed = typed || typed_as_number(action);
    if (typed_as_number(action)) continue;
    Titles titles = is(action, Do::allocate)   ? allocating(asked, action)
                    : is(action, Do::transfer) ? transferring(asked, answers, action)
                                               : titles_of(asked, action, several_zodiacs);
    Choice line = shortened(asked, answer);
    lists.push_back({std::move(titles), std::move(line)});
  }
  // Whole amounts before lists of others.
  std::stable_partition(lists.begin(), lists.end(), [](const Filed& one) {
    return one.titles.empty() || !(is(*one.answer.action, Do::allocate) || is(*one.answer.action, Do::transfer));
  });
  Choices all = filed(std::move(lists), verbs());
  number_by_amount(all);
  // Beside an amount that is typed, 0 means not to bid.
  if (typed && all.size() == 1) all[0].number = 0;
  return all;
}

}  // namespace bathys::cli::thesauros_choices
