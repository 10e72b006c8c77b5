// What all plots have in common: numbers, axes, colours, legends.
#include "cli/plot/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/plot/sheet.hpp"

namespace bathys::cli::plot {

Spell plain(int decimals, char point) {
  return [=](double value) {
    // No minus before what is written as nothing.
    const double least = std::pow(10.0, -decimals) / 2;
    std::string text = fmt::format("{:.{}f}", std::abs(value) < least ? 0.0 : value, decimals);
    std::replace(text.begin(), text.end(), '.', point);
    if (text.front() == '-') text.replace(0, 1, "−");
    return text;
  };
}

Spell percent(int decimals, char point, std::string before) {
  return [spell = plain(decimals, point), before = std::move(before)](double value) {
    return spell(100 * value) + before + "%";
  };
}

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '&':
        safe += "&amp;";
        break;
      case '"':
        safe += "&quot;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

std::vector<double> round_ticks(double least, double most, int about) {
  if (!(most > least)) most = least + 1;
  const double rough = (most - least) / std::max(1, about);
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double part : {1.0, 2.0, 5.0}) {
    if (part * power >= rough * 0.999) {
      step = part * power;
      break;
    }
  }
  std::vector<double> ticks;
  const double first = std::floor(least / step + 1e-9);
  const double last = std::ceil(most / step - 1e-9);
  for (double n = first; n <= last + 0.5; ++n) ticks.push_back(n * step);
  return ticks;
}

std::string plot_style() {
  return R"(
.plot{--ink:#16303d;--soft:#5a7380;--line:#d5e0e5;--c0:#0b7285;--c1:#c2571a;--c2:#6b4fb3;--c3:#3f7d20;font:11px system-ui,sans-serif}
@media (prefers-color-scheme:dark){.plot{--ink:#e3eef3;--soft:#98b0bc;--line:#2c4350;--c0:#4cc3d9;--c1:#ff9d5c;--c2:#b9a2f5;--c3:#93cf6b}}
.plot text{fill:var(--ink)}.plot .soft{fill:var(--soft)}.plot .end{text-anchor:end}.plot .mid{text-anchor:middle}
.plot .num{font-variant-numeric:tabular-nums}.plot .grid{stroke:var(--line);stroke-width:1}
.plot .ref{stroke:var(--soft);stroke-width:1;stroke-dasharray:3 3;fill:none}
.plot .s0{fill:var(--c0);stroke:var(--c0)}.plot .s1{fill:var(--c1);stroke:var(--c1)}
.plot .s2{fill:var(--c2);stroke:var(--c2)}.plot .s3{fill:var(--c3);stroke:var(--c3)}
.plot .whisker{stroke-width:2;stroke-linecap:round;opacity:.55}.plot .bar{stroke:none}.plot .error{stroke:var(--ink);stroke-width:1.5;stroke-linecap:round;opacity:.6}.plot .curve{fill:none;stroke-width:2;stroke-linejoin:round}
)";
}

std::string standalone(const std::string& svg) {
  const std::size_t head = svg.find('>') + 1;
  return svg.substr(0, head) + "<style>" + plot_style() + "</style>" + svg.substr(head) + "\n";
}

Axis::Axis(double least, double most, int from, int to) : ticks_(round_ticks(least, most)), from_(from), to_(to) {}

double Axis::at(double value) const {
  const double share = (value - ticks_.front()) / (ticks_.back() - ticks_.front());
  return from_ + share * (to_ - from_);
}

void Sheet::text(double x, double y, std::string_view classes, std::string_view what) {
  body_ += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" class="{}">{}</text>)", x, y, classes, escaped(what));
}
void Sheet::line(double x1, double y1, double x2, double y2, std::string_view classes) {
  body_ +=
      fmt::format(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" class="{}"/>)", x1, y1, x2, y2, classes);
}
void Sheet::box(double x, double y, double width, double height, std::string_view classes) {
  body_ += fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="2" class="{}"/>)", x, y,
                       std::max(width, 0.0), std::max(height, 0.0), classes);
}
void Sheet::dot(double x, double y, std::string_view classes) {
  body_ += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4" class="{}"/>)", x, y, classes);
}
void Sheet::path(const std::string& steps, std::string_view classes) {
  body_ += fmt::format(R"(<path d="{}" class="{}"/>)", steps, classes);
}

/// The names of the series in their colours, one below the other; returns where they end.
double Sheet::legend(const std::vector<std::string>& series, double y) {
  if (series.size() < 2) return y;
  for (std::size_t i = 0; i < series.size(); ++i) {
    box(kMargin, y - 8, 10, 10, fmt::format("bar s{}", i % kColours));
    text(kMargin + 16, y, "", series[i]);
    y += 16;
  }
  return y + 4;
}

std::string Sheet::done(const Frame& frame, double height) const {
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {} {:.0f}" role="img"><title>{}</title><desc>{}</desc>{}</svg>)",
      kWidth, height, escaped(frame.title), escaped(frame.description), body_);
}

}  // namespace bathys::cli::plot
