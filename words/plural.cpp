// Which plural form of a word goes with a number: the rules of the languages' own folders, English first.
#include "words/plural.hpp"

namespace bathys::words {
namespace {

struct Rule {
  std::string_view language;
  std::size_t (*index)(u64 n);
};

#include "words/plurals_data.inc"

// Negated as unsigned because the lowest i64 has no positive twin.
u64 magnitude(i64 n) { return n < 0 ? 0 - static_cast<u64>(n) : static_cast<u64>(n); }

}  // namespace

std::size_t plural_index(std::string_view language, i64 n) {
  for (const Rule& rule : kRules) {
    if (rule.language == language) return rule.index(magnitude(n));
  }
  return kRules[0].index(magnitude(n));
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
