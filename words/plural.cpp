// Which plural form of a word goes with a number: the Unicode (CLDR) rules for whole numbers.
#include "words/plural.hpp"

namespace bathys::words {
namespace {

std::size_t english(u64 n) { return n == 1 ? 0 : 1; }

std::size_t french(u64 n) { return n <= 1 ? 0 : 1; }

std::size_t russian(u64 n) {
  const u64 last = n % 10;
  const bool teen = n % 100 / 10 == 1;
  if (teen || last == 0 || last >= 5) return 2;
  return last == 1 ? 0 : 1;
}

struct Rule {
  std::string_view language;
  std::size_t (*index)(u64 n);
};

/// Only the languages that do not count like English.
constexpr Rule kRules[] = {{"fr", french}, {"ru", russian}};

// Negated as unsigned because the lowest i64 has no positive twin.
u64 magnitude(i64 n) { return n < 0 ? 0 - static_cast<u64>(n) : static_cast<u64>(n); }

}  // namespace

std::size_t plural_index(std::string_view language, i64 n) {
  for (const Rule& rule : kRules) {
    if (rule.language == language) return rule.index(magnitude(n));
  }
  return english(magnitude(n));
}

std::string_view choose_plural(std::string_view language, i64 n, std::string_view forms) {
  for (std::size_t skip = plural_index(language, n); skip > 0; --skip) {
    const std::size_t bar = forms.find('|');
    if (bar == std::string_view::npos) break;
    forms.remove_prefix(bar + 1);
  }
  return forms.substr(0, forms.find('|'));
}

}  // namespace bathys::words
