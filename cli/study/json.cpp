// All figures of a study as JSON.
#include <nlohmann/json.hpp>

#include "cli/study/study.hpp"

namespace bathys::cli {
namespace {

wire::Json mark_json(const plot::Mark& mark) { return {{"value", mark.value}, {"low", mark.low}, {"high", mark.high}}; }

wire::Json named_json(const std::string& group, const Named& item) {
  wire::Json json{{"group", group}};
  if (!item.id.empty()) json["item"] = item.id;
  if (item.name != item.id) json["name"] = item.name;
  return json;
}

wire::Json metrics_json(const std::vector<Metric>& metrics) {
  wire::Json list = wire::Json::array();
  for (const Metric& metric : metrics) {
    const Estimate known = estimate(metric);
    wire::Json item = named_json(metric.group, metric.item);
    item["games"] = known.games;
    item.update(mark_json(known.mark));
    list.push_back(std::move(item));
  }
  return list;
}

template <class Spread>
wire::Json spread_json(const Spread& spread) {
  wire::Json list = wire::Json::array();
  for (const auto& [value, times] : spread) list.push_back(wire::Json::array({value, times}));
  return list;
}

wire::Json series_json(const std::vector<PlayedGame>& games, int seats) {
  wire::Json worth = wire::Json::array();
  for (const Worth& known : worth_of(games, seats)) {
    wire::Json item = named_json(known.group, known.item);
    item["games"] = known.games;
    item.update(mark_json(known.points));
    worth.push_back(std::move(item));
  }
  wire::Json openings = wire::Json::array();
  for (const Opening& opening : openings_of(games, seats)) {
    openings.push_back({{"answer", opening.answer.id},
                        {"say", opening.answer.name},
                        {"times", opening.times},
                        {"wins", mark_json(opening.wins)},
                        {"points", mark_json(opening.points)}});
  }
  return {{"figures", metrics_json(metrics_of(games, seats))},
          {"worth", worth},
          {"openings", openings},
          {"rounds", spread_json(rounds_spread(games))},
          {"points", spread_json(points_spread(games, seats))}};
}

wire::Json differences_json(const StudyPart& part) {
  wire::Json list = wire::Json::array();
  for (const Compared& compared : compared_figures(part)) {
    wire::Json item = named_json(compared.group, compared.item);
    item["first"] = compared.first.mark.value;
    item["second"] = compared.second.mark.value;
    item["difference"] = mark_json(compared.difference.mark);
    item["certain"] = compared.certain;
    list.push_back(std::move(item));
  }
  return list;
}

}  // namespace

wire::Json study_json(const Study& study) {
  wire::Json parts = wire::Json::array();
  for (const StudyPart& part : study.parts) {
    wire::Json json{{"options", part.setup}, {"players", part.seats}};
    json.update(series_json(part.games, part.seats));
    wire::Json skills = wire::Json::array();
    for (const Skill& skill : part.skills) {
      wire::Json item{{"bot", skill.bot}};
      item.update(mark_json(skill.mark));
      skills.push_back(std::move(item));
    }
    json["skills"] = std::move(skills);
    if (!part.changed.empty()) {
      json["changed"] = series_json(part.changed, part.seats);
      json["differences"] = differences_json(part);
    }
    parts.push_back(std::move(json));
  }
  wire::Json json{{"bathys_study", 1},        {"game", study.game},   {"bot", study.bot},
                  {"command", study.command}, {"games", study.games}, {"components", study.components}};
  if (!study.changed.empty()) json["changed_components"] = study.changed;
  json["parts"] = std::move(parts);
  return json;
}

}  // namespace bathys::cli
