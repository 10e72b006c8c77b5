// Passports kept in memory only, for tests.
#include "storage/memory/memory_passports.hpp"

#include <algorithm>
#include <tuple>

namespace bathys::storage {
namespace {

[[noreturn]] void fail(const std::string& what) { throw StorageError(what, StorageError::Fault::change); }

/// The oldest go; of those of the same time the last by name stay.
template <class Map, class Age>
void trim(Map& all, int most, Age age) {
  while (all.size() > static_cast<std::size_t>(most)) {
    all.erase(std::min_element(all.begin(), all.end(), [&](const auto& a, const auto& b) {
      return std::tuple(age(a.second), a.first) < std::tuple(age(b.second), b.first);
    }));
  }
}

}  // namespace

MemoryPassports::Kept& MemoryPassports::kept(const std::string& hash) {
  const auto found = passports_.find(hash);
  if (found == passports_.end()) fail(kNoPassport);
  return found->second;
}

void MemoryPassports::write(PassportDeed& deed, Tables& tables) {
  if (const auto* const rated = std::get_if<CountRated>(&deed)) return count(*rated, tables);
  std::visit(
      [this](auto& one) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(one)>, CountRated>) make(one);
      },
      deed);
}

void MemoryPassports::make(IssuePassport& deed) {
  const std::string hash = deed.passport.hash;
  if (!passports_.emplace(hash, Kept{std::move(deed.passport)}).second) fail("this passport exists");
}

void MemoryPassports::make(AmendPassport& deed) {
  Passport& passport = kept(deed.passport.hash).passport;
  passport.name = deed.passport.name;
  passport.feed = deed.passport.feed;
  passport.feeds = deed.passport.feeds;
}

void MemoryPassports::make(RevokePassport& deed) {
  if (passports_.erase(deed.passport) == 0) fail(kNoPassport);
}

void MemoryPassports::make(TieSeat& deed) {
  Kept& into = kept(deed.passport);
  into.ties[deed.tie.table] = deed.tie;
  trim(into.ties, kMaxTies, [](const Tie& tie) { return tie.when; });
}

void MemoryPassports::make(UntieSeat& deed) { kept(deed.passport).ties.erase(deed.table); }

void MemoryPassports::make(NoteTurn& deed) {
  Kept& into = kept(deed.passport);
  const auto found = into.ties.find(deed.table);
  if (found == into.ties.end()) return;
  found->second.turn = deed.turn;
  found->second.turned = deed.when;
}

void MemoryPassports::make(KeepPapers& deed) {
  Kept& into = kept(deed.passport);
  for (Paper& paper : deed.papers) {
    const auto [place, fresh] = into.papers.try_emplace({paper.kind, paper.id}, paper);
    if (!fresh && paper.when >= place->second.when) place->second = std::move(paper);
  }
  trim(into.papers, kMaxPapers, [](const Paper& paper) { return paper.when; });
}

void MemoryPassports::count(const CountRated& deed, Tables& tables) {
  const auto table = tables.find(deed.table);
  if (table == tables.end()) fail("there is no table " + deed.table);
  TableRow& row = table->second.table;
  if (row.rated != 1 || !row.over) throw Conflict("this table does not count, or not any more");
  for (const auto& one : deed.ratings) {
    const auto found = passports_.find(one.passport);
    if (found == passports_.end() || found->second.passport.rated != one.rated) {
      throw Conflict("a rating has changed meanwhile");
    }
  }
  row.rated = 2;
  for (const auto& one : deed.ratings) {
    Kept& into = kept(one.passport);
    ++into.passport.rated;
    into.ratings[one.now.game] = one.now;
  }
}

std::optional<StoredPassport> MemoryPassports::load(const PassportKey& key, const Tables& tables) const {
  const auto fits = [&](const auto& entry) {
    return (key.by == PassportKey::By::secret ? entry.second.passport.hash : entry.second.passport.feed) == key.hash;
  };
  const auto found = std::find_if(passports_.begin(), passports_.end(), fits);
  if (found == passports_.end() || key.hash.empty()) return std::nullopt;
  const Kept& from = found->second;
  StoredPassport stored{from.passport};
  for (const auto& [id, tie] : from.ties) {
    const auto table = tables.find(id);
    if (table == tables.end()) continue;
    const TableRow& row = table->second.table;
    const auto seat = static_cast<std::size_t>(tie.seat);
    if (seat >= row.seats.size() || row.seats[seat].token_hash != tie.token_hash) continue;
    stored.tables.push_back({tie, row.game, row.options, row.over, row.rated, row.created, row.seats});
  }
  std::stable_sort(stored.tables.begin(), stored.tables.end(), [](const TiedTable& a, const TiedTable& b) {
    return std::tuple(a.tie.when, a.tie.table) > std::tuple(b.tie.when, b.tie.table);
  });
  for (const auto& [place, paper] : from.papers) stored.papers.push_back(paper);
  for (const auto& [game, rating] : from.ratings) stored.ratings.push_back(rating);
  return stored;
}

}  // namespace bathys::storage
