// What the descriptions of all component files have in common.
#include "core/components.hpp"

namespace bathys {

void component_note(Archive& archive, std::string_view name) {
  if (!archive.reading() || !archive.has(name)) return;
  std::string note;
  archive.text(name, note);
}

void component_id(Archive& archive, std::string_view id) {
  std::string read(id);
  archive.text("id", read);
  if (read != id) archive.refuse("id", "\"" + std::string(id) + "\" is expected here, found \"" + read + "\"");
}

void fixed_number(Archive& archive, std::string_view name, i64 value) { archive.number(name, value, value, value); }

void component_head(Archive& archive, std::string_view game) {
  if (!archive.reading()) return;
  int the_game = 0;
  archive.word("game", the_game, std::span(&game, 1));
  fixed_number(archive, "version", 1);
  object(archive, "provenance", [&] {
    for (const std::string_view source : kProvenanceWords) {
      std::string meaning;
      archive.text(source, meaning);
    }
  });
}

}  // namespace bathys
