// Reliability plots: the nearer the dots lie to the diagonal, the truer are the chances.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/calibrate.hpp"

namespace bathys::cli {
namespace {

using coach::Alike;

constexpr double kSide = 220;
constexpr double kBetween = 56;
constexpr double kTop = 56;
constexpr double kBottom = 44;
/// 95% of a normal distribution lies within so many standard deviations.
constexpr double kInterval = 1.96;

std::string escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '&' || c == '<' || c == '>' || c == '"') {
      escaped += c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : "&quot;";
    } else {
      escaped += c;
    }
  }
  return escaped;
}

double part(i32 chance) { return static_cast<double>(chance) / kSure; }

/// One plot; its left lower corner is at chance nothing.
class Plot {
 public:
  explicit Plot(double left) : left_(left) {}

  std::string draw(std::string_view name, const coach::Reliability& reliability) const {
    std::string text = frame(name);
    for (const Alike& row : reliability.rows()) {
      if (row.called.count > 0) text += dot(row, reliability.all().called.count);
    }
    return text;
  }

 private:
  double x(double chance) const { return left_ + kSide * chance; }
  static double y(double chance) { return kTop + kSide * (1 - std::clamp(chance, 0.0, 1.0)); }

  std::string frame(std::string_view name) const {
    std::string text = fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-weight="bold">{}</text>)"
                                   "\n",
                                   x(0.5), kTop - 12, name);
    for (int tenth = 0; tenth <= 10; tenth += 2) {
      const double at = tenth / 10.0;
      text += fmt::format(R"(<path d="M{0:.1f} {2:.1f}H{1:.1f}M{3:.1f} {4:.1f}V{5:.1f}" stroke="#d5dde5"/>)"
                          "\n",
                          x(0), x(1), y(at), x(at), y(0), y(1));
      text += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="end">{}</text>)"
                          R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">{}</text>)"
                          "\n",
                          x(0) - 6, y(at) + 4, tenth * 10, x(at), y(0) + 16, tenth * 10);
    }
    return text + fmt::format(R"(<path d="M{:.1f} {:.1f}L{:.1f} {:.1f}" stroke="#7a8fa3" stroke-dasharray="4 4"/>)"
                              "\n",
                              x(0), y(0), x(1), y(1));
  }

  /// Its area grows with the positions it stands for.
  std::string dot(const Alike& row, int all) const {
    const double called = part(row.called.mean());
    const double came = part(row.came.mean());
    const double off = row.called.count < 2 ? 1 : kInterval * part(row.came.error());
    const double radius = 2.5 + 12 * std::sqrt(static_cast<double>(row.called.count) / all);
    return fmt::format(R"(<path d="M{0:.1f} {1:.1f}V{2:.1f}" stroke="#0b6e8f" stroke-width="2"/>)"
                       R"(<circle cx="{0:.1f}" cy="{3:.1f}" r="{4:.1f}" fill="#0b6e8f" fill-opacity="0.55"/>)"
                       "\n",
                       x(called), y(came - off), y(came + off), y(came), radius);
  }

  double left_;
};

}  // namespace

std::string reliability_picture(const std::string& title, const Reliabilities& callers) {
  const double width = kBetween + static_cast<double>(callers.size()) * (kSide + kBetween);
  const double height = kTop + kSide + kBottom;
  std::string text = fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0:.0f} {1:.0f}" width="{0:.0f}" height="{1:.0f}" role="img" aria-label="{2}">
<title>{2}</title>
<rect width="100%" height="100%" rx="8" fill="#fbfcfd"/>
<g font-family="system-ui, sans-serif" font-size="11" fill="#22303c">
<text x="{3:.0f}" y="22" text-anchor="middle" font-size="14">{2}</text>
)",
      width, height, escaped(title), width / 2);
  for (std::size_t i = 0; i < callers.size(); ++i) {
    const double left = kBetween + static_cast<double>(i) * (kSide + kBetween);
    text += Plot(left).draw(kCallers[i], callers[i]);
    text += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle">called, %</text>)"
                        "\n",
                        left + kSide / 2, height - 10);
  }
  text += fmt::format(R"~(<text transform="translate(14 {:.1f}) rotate(-90)" text-anchor="middle">won, %</text>)~"
                      "\n",
                      kTop + kSide / 2);
  return text + "</g>\n</svg>\n";
}

}  // namespace bathys::cli
