// `bathys backup`, `bathys check` and `bathys move-db`: copies of a file of tables and a look into one, while a server
// may be using it, and the way from a file to a PostgreSQL database and back.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string>

#include "cli/commands.hpp"
#include "core/refusal.hpp"
#include "server/stored_table.hpp"
#include "storage/moving/move.hpp"
#include "storage/sqlite/backup.hpp"

namespace bathys::cli {
namespace {

struct BackupWords {
  std::string database{};
  std::string copy{};
};

void back_up(const BackupWords& words) {
  try {
    storage::back_up(words.database, words.copy);
  } catch (const storage::StorageError& error) {
    throw WrongUse(error.what());
  }
  std::printf("%s is a copy of %s\n", words.copy.c_str(), words.database.c_str());
}

void move(const BackupWords& words) {
  try {
    const storage::Moved moved = storage::move_all(words.database, words.copy);
    std::printf("%lld tables with %lld answers are there now; what they came from is as it was\n",
                static_cast<long long>(moved.tables), static_cast<long long>(moved.answers));
  } catch (const storage::StorageError& error) {
    throw WrongUse(error.what());
  }
}

/// What is wrong with a table; empty when it can be played on.
std::string damage_of(storage::Examined& examined, const std::string& id) {
  try {
    const std::optional<storage::Stored> stored = examined.load(id);
    if (!stored) return "it is not there any more";
    server::open_stored(*stored);
    return {};
  } catch (const BadInput& bad) {
    return bad.where + ": " + bad.what;
  } catch (const std::exception& error) {
    return error.what();
  }
}

/// The whole file, then every table by playing it again; how many things are wrong.
int check(const std::string& file) {
  std::optional<storage::Examined> examined;
  try {
    examined.emplace(file);
  } catch (const storage::StorageError& error) {
    throw WrongUse(error.what());
  }
  int wrong = 0;
  if (const std::string damage = examined->damage(); !damage.empty()) {
    ++wrong;
    std::printf("the file is damaged: %s\n", damage.c_str());
  }
  std::size_t tables = 0;
  for (const std::string& id : examined->tables()) {
    ++tables;
    const std::string damage = damage_of(*examined, id);
    if (damage.empty()) continue;
    ++wrong;
    std::printf("table %s: %s\n", id.c_str(), damage.c_str());
  }
  std::printf("%zu tables, %d %s\n", tables, wrong, wrong == 1 ? "is wrong" : "are wrong");
  return wrong;
}

}  // namespace

void add_backup(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("backup", "Copies a file of tables, also while a server uses it");
  auto words = std::make_shared<BackupWords>();
  command->add_option("DATABASE", words->database, "The file of the server (--db)")->required();
  command->add_option("COPY", words->copy, "The copy, which must not exist yet")->required();
  command->callback([words, &exit_code] {
    back_up(*words);
    exit_code = kExitOk;
  });
}

void add_move(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("move-db", "Moves all tables from a file into a PostgreSQL database, or back into a file");
  auto words = std::make_shared<BackupWords>();
  command->add_option("FROM", words->database, "Where they are: a file, or postgresql://…; no server may use it")
      ->required();
  command->add_option("TO", words->copy, "Where they go: an empty database, or a file that does not exist yet")
      ->required();
  command->callback([words, &exit_code] {
    move(*words);
    exit_code = kExitOk;
  });
}

void add_check(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("check", "Plays every game in a file of tables again, also while a server uses it");
  auto file = std::make_shared<std::string>();
  command->add_option("DATABASE", *file, "The file of the server (--db), or a copy of it")->required();
  command->callback([file, &exit_code] { exit_code = check(*file) == 0 ? kExitOk : kExitFailed; });
}

}  // namespace bathys::cli
