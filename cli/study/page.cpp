// A study as one page: plots with a table beside each, for light and dark, for a phone and a desk.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>

#include "cli/plot/plot.hpp"
#include "cli/study/study.hpp"
#include "games/all/games.hpp"

namespace bathys::cli {
namespace {

/// So many rows are drawn; the table has all.
constexpr std::size_t kDrawn = 14;

constexpr std::string_view kStyle = R"(
:root{color-scheme:light dark;--back:#f3f7f9;--card:#fff;--ink:#16303d;--soft:#5a7380;--edge:#d5e0e5;--accent:#0b7285}
@media (prefers-color-scheme:dark){:root{--back:#0c171d;--card:#13232c;--ink:#e3eef3;--soft:#98b0bc;--edge:#24404e;--accent:#4cc3d9}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:24px 16px 48px}h1{font-size:1.7rem;line-height:1.2;margin:.2em 0 .4em}
h2{font-size:1.3rem;margin:2em 0 .6em;padding-top:.6em;border-top:1px solid var(--edge)}h3{font-size:1rem;margin:0}
p{margin:.2em 0}.soft,.note,dt{color:var(--soft)}.note{font-size:.875rem;line-height:1.4}.lead{max-width:46em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;font-size:.875rem;margin:1em 0}dd{margin:0;overflow-wrap:anywhere}
code{font:.8125rem/1.5 ui-monospace,monospace}nav ul{display:flex;flex-wrap:wrap;gap:6px;padding:0;list-style:none}
nav a{display:inline-block;padding:8px 14px;min-height:44px;border:1px solid var(--edge);border-radius:22px;background:var(--card)}
a{color:var(--accent);text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}
.grid{columns:340px;column-gap:16px}
.card{break-inside:avoid;background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:14px;margin:0 0 16px}
.card svg{display:block;width:100%;height:auto;margin-top:10px}
details{margin-top:8px;font-size:.8125rem}summary{color:var(--accent);cursor:pointer;padding:10px 0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:3px 8px 3px 0;border-bottom:1px solid var(--edge);vertical-align:top}
th{font-weight:600}td.n,th.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding:3px 0 3px 8px}
@media (max-width:420px){main{padding:16px 10px 32px}.card{padding:12px 10px}.grid{columns:1}}
@media print{.card{border:0}details:not([open]){display:none}}
)";

/// How a language says things here.
class Speaker {
 public:
  explicit Speaker(words::Language language) : language_(language) {}

  std::string say(std::string_view key, std::initializer_list<Arg> args = {}) const {
    const std::string full = "study." + std::string(key);
    Message message{full, {}};
    std::copy(args.begin(), args.end(), message.args.begin());
    return language_.render(message, {});
  }
  char point() const { return say("point").front(); }
  plot::Spell plain(int decimals) const { return plot::plain(decimals, point()); }
  plot::Spell percent() const {
    const std::string whole = say("percent", {Arg::literal("")});
    return plot::percent(0, point(), whole.substr(0, whole.size() - 1));
  }
  const words::Language& language() const { return language_; }

 private:
  words::Language language_;
};

struct TableRow {
  std::string what{};
  std::vector<std::string> cells{};
};

/// A plot with its words and its table.
struct Card {
  std::string title{};
  std::string note{};
  std::string svg{};
  std::vector<std::string> heads{};
  std::vector<TableRow> rows{};
};

std::string html(const Card& card, const Speaker& speaker) {
  std::string text = fmt::format("<section class=\"card\"><h3>{}</h3>", plot::escaped(card.title));
  if (!card.note.empty()) text += fmt::format("<p class=\"note\">{}</p>", plot::escaped(card.note));
  text += card.svg;
  if (card.rows.empty()) return text + "</section>\n";
  text += fmt::format("<details><summary>{}</summary><div class=\"wide\"><table><thead><tr><th scope=\"col\">{}</th>",
                      plot::escaped(speaker.say("table")), plot::escaped(speaker.say("col.what")));
  for (const std::string& head : card.heads)
    text += fmt::format("<th scope=\"col\" class=\"n\">{}</th>", plot::escaped(head));
  text += "</tr></thead><tbody>";
  for (const TableRow& row : card.rows) {
    text += fmt::format("<tr><td>{}</td>", plot::escaped(row.what));
    for (const std::string& cell : row.cells) text += fmt::format("<td class=\"n\">{}</td>", plot::escaped(cell));
    text += "</tr>";
  }
  return text + "</tbody></table></div></details></section>\n";
}

std::string interval_text(const plot::Mark& mark, const plot::Spell& spell) {
  return fmt::format("{} … {}", spell(mark.low), spell(mark.high));
}

/// A row of a card that may have two series.
struct Line {
  std::string name{};
  std::vector<std::optional<plot::Mark>> marks{};
  std::vector<std::size_t> games{};
};

/// The cards of one part.
class PartPage {
 public:
  PartPage(const Study& study, const StudyPart& part, const Speaker& speaker, std::vector<StudyPicture>& pictures)
      : study_(study), part_(part), speaker_(speaker), pictures_(pictures) {
    metrics_.push_back(metrics_of(part.games, part.seats));
    if (!part.changed.empty()) metrics_.push_back(metrics_of(part.changed, part.seats));
  }

  std::string cards() {
    std::string text = "<div class=\"grid\">\n";
    if (metrics_.size() > 1) text += shown("changes", changes());
    if (part_.seats > 1) text += shown("wins", wins());
    text += shown("points", points());
    text += shown("sources", sources());
    text += shown("rounds", spread("rounds", rounds_note(), [&](const auto& games) { return rounds_spread(games); }));
    text += shown("spread", spread("spread", speaker_.say("spread.note"),
                                   [&](const auto& games) { return points_spread(games, part_.seats); }));
    if (!part_.skills.empty()) text += shown("levels", skills()) + learning();
    text += openings();
    text += deeds();
    return text + "</div>\n";
  }

 private:
  /// A card, whose plot is also kept as a picture of that name.
  std::string shown(std::string name, const Card& card) const {
    std::ranges::replace(name, '.', '-');
    if (!card.svg.empty()) pictures_.push_back({std::move(name), plot::standalone(card.svg)});
    return html(card, speaker_);
  }

  std::vector<std::string> series_names() const {
    if (metrics_.size() < 2) return {};
    return {speaker_.say("built_in"), speaker_.say("changed")};
  }
  plot::Frame frame(const std::string& title, const std::string& note) const { return {title, note, series_names()}; }

  /// The metrics of a group with both series side by side, in the order of the first.
  std::vector<Line> lines_of(std::string_view group) const {
    std::vector<Line> lines;
    std::vector<Named> items;
    for (std::size_t series = 0; series < metrics_.size(); ++series) {
      for (const Metric& metric : metrics_[series]) {
        if (metric.group != group) continue;
        std::size_t at = static_cast<std::size_t>(std::find(items.begin(), items.end(), metric.item) - items.begin());
        if (at == items.size()) {
          items.push_back(metric.item);
          lines.push_back({metric.item.name, {}, {}});
        }
        const Estimate known = estimate(metric);
        lines[at].marks.resize(series);
        lines[at].marks.push_back(known.mark);
        lines[at].games.push_back(known.games);
      }
    }
    for (Line& line : lines) line.marks.resize(metrics_.size());
    return lines;
  }

  /// A plot of rows with its table; of many rows the first are drawn.
  Card rows_card(const std::string& title, std::string note, const std::vector<Line>& lines, const plot::Spell& spell,
                 const plot::Spell& fine, std::optional<double> reference, bool bars) const {
    plot::Rows drawn{frame(title, note), {}, spell, bars, reference};
    Card card{title, std::move(note), {}, {}, {}};
    // Some plots have one series even where two are compared.
    const bool both = !lines.empty() && lines.front().marks.size() > 1;
    if (!both) drawn.frame.series.clear();
    for (std::size_t i = 0; i < (both ? 2U : 1U); ++i) {
      card.heads.push_back(both ? series_names()[i] : speaker_.say("col.value"));
      card.heads.push_back(speaker_.say("col.interval"));
    }
    for (const Line& line : lines) {
      if (drawn.rows.size() < kDrawn) drawn.rows.push_back({line.name, line.marks});
      TableRow row{line.name, {}};
      for (const auto& mark : line.marks) {
        row.cells.push_back(mark ? fine(mark->value) : "–");
        row.cells.push_back(mark ? interval_text(*mark, fine) : "–");
      }
      card.rows.push_back(std::move(row));
    }
    if (lines.size() > kDrawn) {
      card.note += " " + speaker_.say("shown", {Arg::number(kDrawn), Arg::number(static_cast<i64>(lines.size()))});
    }
    card.svg = plot::svg(drawn);
    return card;
  }

  std::vector<Line> seat_lines(std::string_view group) const {
    std::vector<Line> lines = lines_of(group);
    for (Line& line : lines) line.name = speaker_.say("seat", {Arg::literal(line.name)});
    return lines;
  }
  Card wins() const {
    return rows_card(speaker_.say("wins"), speaker_.say("wins.note"), seat_lines("wins"), speaker_.percent(),
                     speaker_.percent(), 1.0 / part_.seats, false);
  }
  Card points() const {
    return rows_card(speaker_.say("points"), speaker_.say("points.note"), seat_lines("points"), speaker_.plain(1),
                     speaker_.plain(2), std::nullopt, false);
  }
  Card sources() const {
    return rows_card(speaker_.say("source"), speaker_.say("source.note"), lines_of("source"), speaker_.plain(1),
                     speaker_.plain(2), std::nullopt, true);
  }

  std::string rounds_note() const {
    std::vector<std::string> means;
    for (const Metric& metric : metrics_.front()) {
      if (metric.group == "length") means.push_back(speaker_.plain(1)(estimate(metric).mark.value));
    }
    return speaker_.say("rounds.note", {Arg::literal(means[0]), Arg::literal(means[1])});
  }

  /// Values by how often they came, in steps wide enough that they can be drawn.
  template <class Spread>
  Card spread(std::string_view key, std::string note, Spread spread_of) const {
    std::vector<std::map<i32, std::size_t>> spreads{spread_of(part_.games)};
    if (metrics_.size() > 1) spreads.push_back(spread_of(part_.changed));
    i32 least = 0, most = 0;
    bool known = false;
    for (const auto& spread : spreads) {
      if (spread.empty()) continue;
      least = known ? std::min(least, spread.begin()->first) : spread.begin()->first;
      most = known ? std::max(most, spread.rbegin()->first) : spread.rbegin()->first;
      known = true;
    }
    constexpr i32 kColumns = 24;
    const i32 step = (most - least) / kColumns + 1;
    const std::string title = speaker_.say(key);
    plot::Columns drawn{frame(title, note), {}, {}, speaker_.percent()};
    Card card{title, std::move(note), {}, {}, {}};
    for (i32 from = least; known && from <= most; from += step) {
      drawn.labels.push_back(std::to_string(from));
      card.rows.push_back({step == 1 ? std::to_string(from) : fmt::format("{} … {}", from, from + step - 1), {}});
    }
    for (std::size_t i = 0; i < spreads.size(); ++i) {
      card.heads.push_back(metrics_.size() > 1 ? series_names()[i] : speaker_.say("col.value"));
      std::vector<double> shares(drawn.labels.size());
      double all = 0;
      for (const auto& [value, times] : spreads[i]) {
        shares[static_cast<std::size_t>((value - least) / step)] += static_cast<double>(times);
        all += static_cast<double>(times);
      }
      for (std::size_t at = 0; at < shares.size(); ++at) {
        shares[at] /= std::max(1.0, all);
        card.rows[at].cells.push_back(speaker_.percent()(shares[at]));
      }
      drawn.values.push_back(std::move(shares));
    }
    card.svg = plot::svg(drawn);
    return card;
  }

  Card skills() const {
    std::vector<Line> lines;
    for (const Skill& skill : part_.skills) lines.push_back({skill.bot, {skill.mark}, {}});
    const bool alone = part_.seats == 1;
    const plot::Spell spell = alone ? speaker_.plain(1) : speaker_.percent();
    const auto reference = alone ? std::nullopt : std::optional(1.0 / part_.seats);
    const std::string note =
        alone ? speaker_.say("levels.alone") : speaker_.say("levels.note", {Arg::literal(kSkillRival)});
    return rows_card(speaker_.say("levels"), note, lines, spell, spell, reference, false);
  }

  /// Of bots that differ in nothing but their budgets: what more thought brings.
  std::string learning() const {
    std::map<std::string, std::vector<const Skill*>> by_level;
    for (const Skill& skill : part_.skills) {
      if (budget_of(skill) > 0) by_level[skill.bot.substr(0, skill.bot.find('@'))].push_back(&skill);
    }
    std::erase_if(by_level, [](const auto& level) { return level.second.size() < 2; });
    if (by_level.empty()) return {};
    const plot::Spell spell = part_.seats == 1 ? speaker_.plain(1) : speaker_.percent();
    const std::string note = speaker_.say("learning.note");
    Card card{speaker_.say("learning"), note, {}, {speaker_.say("col.value"), speaker_.say("col.interval")}, {}};
    // Twice the budget is one step to the right.
    plot::Curves drawn{.frame = {card.title, note, {}},
                       .curves = {},
                       .spell_x = [](double x) { return fmt::format("{:.0f}", std::exp2(x)); },
                       .spell_y = spell,
                       .x_name = speaker_.say("learning.budget")};
    for (auto& [level, skills] : by_level) {
      std::ranges::stable_sort(skills, {}, [](const Skill* skill) { return budget_of(*skill); });
      drawn.frame.series.push_back(level);
      std::vector<plot::Point>& curve = drawn.curves.emplace_back();
      for (const Skill* const skill : skills) {
        curve.push_back({std::log2(budget_of(*skill)), skill->mark});
        card.rows.push_back({skill->bot, {spell(skill->mark.value), interval_text(skill->mark, spell)}});
      }
    }
    if (drawn.curves.size() == 1) drawn.frame.series.clear();
    card.svg = plot::svg(drawn);
    return shown("learning", card);
  }

  /// In simulations; 0 for a level without a budget of its own.
  static int budget_of(const Skill& skill) {
    const std::size_t at = skill.bot.find('@');
    return at == std::string::npos ? 0 : std::max(0, std::atoi(skill.bot.c_str() + at + 1));
  }

  std::string openings() const {
    const bool alone = part_.seats == 1;
    std::vector<Opening> firsts = openings_of(part_.games, part_.seats);
    if (firsts.size() < 2) return {};
    if (firsts.size() > kDrawn) firsts.resize(kDrawn);
    const auto rate = [&](const Opening& opening) { return alone ? opening.points.value : opening.wins.value; };
    std::ranges::stable_sort(firsts, [&](const Opening& a, const Opening& b) { return rate(a) > rate(b); });
    std::vector<Line> lines;
    for (const Opening& opening : firsts) {
      lines.push_back({fmt::format("{} (×{})", opening.answer.name, opening.times),
                       {alone ? opening.points : opening.wins},
                       {opening.times}});
    }
    const plot::Spell spell = alone ? speaker_.plain(1) : speaker_.percent();
    return shown("openings",
                 rows_card(speaker_.say("openings"), speaker_.say(alone ? "openings.alone" : "openings.note"), lines,
                           spell, spell, alone ? 0.0 : 1.0 / part_.seats, false));
  }

  std::string deeds() const {
    std::string text;
    std::vector<Line> others;
    const std::vector<Worth> worth = worth_of(part_.games, part_.seats);
    for (const DeedGroup& group : deed_groups(*find_game(study_.game), speaker_.language())) {
      std::vector<Line> lines = lines_of(group.id);
      if (group.arg == 0) {
        for (Line& line : lines) others.push_back({group.title, line.marks, line.games});
        continue;
      }
      if (lines.empty()) continue;
      const auto times = [](const Line& line) { return line.marks[0] ? line.marks[0]->value : 0.0; };
      std::ranges::stable_sort(lines, [&](const Line& a, const Line& b) { return times(a) > times(b); });
      text += shown("used-" + group.id, rows_card(group.title, speaker_.say("used.note"), lines, speaker_.plain(2),
                                                  speaker_.plain(3), std::nullopt, true));
      text += worth_card(group.id, group.title, worth, [&](const Worth& known) { return known.group == group.id; });
    }
    if (others.empty()) return text;
    const std::string title = speaker_.say("deeds");
    text += shown("deeds", rows_card(title, speaker_.say("used.note"), others, speaker_.plain(2), speaker_.plain(3),
                                     std::nullopt, true));
    return text + worth_card("deeds", title, named_deeds(worth), [](const Worth&) { return true; });
  }

  /// Deeds without an item are called as their group is.
  std::vector<Worth> named_deeds(const std::vector<Worth>& worth) const {
    std::vector<Worth> deeds;
    for (const DeedGroup& group : deed_groups(*find_game(study_.game), speaker_.language())) {
      for (const Worth& known : worth) {
        if (group.arg != 0 || known.group != group.id) continue;
        deeds.push_back(known);
        deeds.back().item = {group.id, group.title};
      }
    }
    return deeds;
  }

  template <class Wanted>
  std::string worth_card(const std::string& name, const std::string& title, const std::vector<Worth>& worth,
                         Wanted wanted) const {
    std::vector<Worth> known;
    std::ranges::copy_if(worth, std::back_inserter(known), wanted);
    if (known.size() < 2) return {};
    std::ranges::stable_sort(known, [](const Worth& a, const Worth& b) { return a.points.value > b.points.value; });
    std::vector<Line> lines;
    for (const Worth& item : known) lines.push_back({item.item.name, {item.points}, {item.games}});
    const std::string heading = speaker_.say("worth", {Arg::literal(title)});
    return shown("worth-" + name, rows_card(heading, speaker_.say(part_.seats == 1 ? "worth.alone" : "worth.note"),
                                            lines, speaker_.plain(1), speaker_.plain(2), 0.0, false));
  }

  Card changes() const {
    const std::vector<Compared> all = compared_figures(part_);
    const Arg many = Arg::number(static_cast<i64>(all.size()));
    std::vector<const Compared*> certain;
    for (const Compared& compared : all) {
      if (compared.certain) certain.push_back(&compared);
    }
    Card card{
        speaker_.say("changes"), speaker_.say(certain.empty() ? "changes.none" : "changes.note", {many}), {}, {}, {}};
    // What stands out most first, by its distance from 0 in units of its own error.
    const auto weight = [](const Compared* compared) {
      const plot::Mark& mark = compared->difference.mark;
      return std::abs(mark.value) / std::max(1e-12, mark.high - mark.low);
    };
    std::ranges::stable_sort(certain, [&](const Compared* a, const Compared* b) { return weight(a) > weight(b); });
    plot::Rows drawn{{card.title, card.note, {}}, {}, speaker_.plain(2), false, 0.0};
    for (const Compared* const compared : certain) {
      if (drawn.rows.size() < kDrawn) drawn.rows.push_back({name_of(*compared), {compared->difference.mark}});
    }
    if (!drawn.rows.empty()) card.svg = plot::svg(drawn);
    card.heads = {speaker_.say("built_in"), speaker_.say("changed"), speaker_.say("col.difference"),
                  speaker_.say("col.interval")};
    for (const Compared& compared : all) {
      const plot::Spell spell = speaker_.plain(3);
      card.rows.push_back({name_of(compared),
                           {spell(compared.first.mark.value), spell(compared.second.mark.value),
                            spell(compared.difference.mark.value), interval_text(compared.difference.mark, spell)}});
    }
    return card;
  }

  std::string name_of(const Compared& compared) const {
    for (const DeedGroup& group : deed_groups(*find_game(study_.game), speaker_.language())) {
      if (group.id != compared.group) continue;
      return group.arg == 0 ? group.title : fmt::format("{}: {}", group.title, compared.item.name);
    }
    const std::string group = speaker_.say("group." + compared.group);
    if (compared.group == "length") return fmt::format("{}: {}", group, speaker_.say("length." + compared.item.id));
    if (compared.group == "source") return fmt::format("{}: {}", group, compared.item.name);
    return fmt::format("{}: {}", group, speaker_.say("seat", {Arg::literal(compared.item.id)}));
  }

  const Study& study_;
  const StudyPart& part_;
  const Speaker& speaker_;
  std::vector<StudyPicture>& pictures_;
  std::vector<std::vector<Metric>> metrics_{};
};

/// The numbers of players, and the options that have words or numbers other than the usual.
std::string title_of(const StudyPart& part, const Speaker& speaker) {
  std::string title = speaker.say("players", {Arg::number(part.seats)});
  for (const auto& [name, value] : part.setup.items()) {
    if (value.is_string() && name != "first") title += " · " + value.get<std::string>();
    if (value.is_boolean() && value.get<bool>()) title += " · " + name;
    if (value.is_number_integer() && name != "players") title += fmt::format(" · {} {}", name, value.get<int>());
  }
  return title;
}

std::string fact(const std::string& name, const std::string& value) {
  return fmt::format("<dt>{}</dt><dd><code>{}</code></dd>", plot::escaped(name), plot::escaped(value));
}

std::size_t unfinished(const std::vector<PlayedGame>& games) {
  return static_cast<std::size_t>(std::ranges::count(games, false, &PlayedGame::finished));
}

std::string head_of(const Study& study, const Speaker& speaker, const std::string& title) {
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, "
      "initial-scale=1\">\n<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main>\n",
      speaker.language().code(), plot::escaped(title), kStyle, plot::plot_style());
  text += fmt::format("<h1>{}</h1>\n<p class=\"lead\">{}</p>\n", plot::escaped(title),
                      plot::escaped(speaker.say("lead", {Arg::number(study.games), Arg::literal(study.bot)})));
  text += "<dl>" + fact(speaker.say("command"), study.command);
  const bool compares = !study.changed.empty();
  const std::string components = speaker.say("components");
  text += fact(compares ? fmt::format("{} ({})", components, speaker.say("built_in")) : components, study.components);
  if (compares) text += fact(fmt::format("{} ({})", components, speaker.say("changed")), study.changed);
  return text + "</dl>\n";
}

}  // namespace

std::string study_page(const Study& study, const words::Language& language, std::vector<StudyPicture>& pictures) {
  const Speaker speaker(language);
  const std::string name = language.term(study.game + ".name");
  std::string text = head_of(study, speaker, speaker.say("title", {Arg::literal(name)}));
  if (study.parts.size() > 1) {
    text += fmt::format("<nav aria-label=\"{}\"><ul>", plot::escaped(speaker.say("contents")));
    for (std::size_t i = 0; i < study.parts.size(); ++i) {
      text +=
          fmt::format("<li><a href=\"#part{}\">{}</a></li>", i + 1, plot::escaped(title_of(study.parts[i], speaker)));
    }
    text += "</ul></nav>\n";
  }
  for (std::size_t i = 0; i < study.parts.size(); ++i) {
    const StudyPart& part = study.parts[i];
    text += fmt::format("<h2 id=\"part{}\">{}</h2>\n", i + 1, plot::escaped(title_of(part, speaker)));
    if (const std::size_t lost = unfinished(part.games) + unfinished(part.changed); lost > 0) {
      text += fmt::format("<p class=\"note\">{}</p>\n",
                          plot::escaped(speaker.say("unfinished", {Arg::number(static_cast<i64>(lost))})));
    }
    std::vector<StudyPicture> own;
    text += PartPage(study, part, speaker, own).cards();
    for (StudyPicture& picture : own) {
      if (study.parts.size() > 1) picture.name = fmt::format("part{}-{}", i + 1, picture.name);
      pictures.push_back(std::move(picture));
    }
  }
  return text + "</main>\n</body>\n</html>\n";
}

std::string study_page(const Study& study, const words::Language& language) {
  std::vector<StudyPicture> pictures;
  return study_page(study, language, pictures);
}

}  // namespace bathys::cli
