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
  if (const auto* const one = std::get_if<TieSeat>(&deed)) return tie(*one, tables);
  std::visit(
      [this](auto& one) {
        if constexpr (requires { make(one); }) make(one);
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
  for (auto& [table, seats] : players_) {
    std::erase_if(seats, [&](const auto& entry) { return entry.second.passport == deed.passport; });
  }
}

void MemoryPassports::tie(const TieSeat& deed, const Tables& tables) {
  Kept& into = kept(deed.passport);
  const Tie& tie = deed.tie;
  into.ties[tie.table] = tie;
  const auto table = tables.find(tie.table);
  if (table != tables.end()) {
    const TableRow& row = table->second.table;
    const bool begins = row.rated == 1 && !row.over && row.change == 0;
    if (begins) players_[tie.table][tie.seat] = {tie.seat, tie.token_hash, deed.passport};
  }
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
  players_.erase(deed.table);
  for (const auto& one : deed.ratings) {
    Kept& into = kept(one.passport);
    ++into.passport.rated;
    into.ratings[one.now.game] = one.now;
  }
}

std::vector<Player> MemoryPassports::players(const std::string& table, const Tables& tables) const {
  std::vector<Player> all;
  const auto seats = players_.find(table);
  const auto row = tables.find(table);
  if (seats == players_.end() || row == tables.end()) return all;
  for (const auto& [seat, player] : seats->second) {
    const Kept& kept = passports_.at(player.passport);
    all.push_back(player);
    all.back().rated = kept.passport.rated;
    const auto rating = kept.ratings.find(row->second.table.game);
    if (rating != kept.ratings.end()) all.back().rating = rating->second;
  }
  return all;
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
