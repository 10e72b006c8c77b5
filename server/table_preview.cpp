// One table: what an answer would do, told to the one who could give it and to nobody else.
#include <nlohmann/json.hpp>

#include "server/table.hpp"
#include "wire/actions.hpp"
#include "wire/parsing.hpp"

namespace bathys::server {

/// Made from what the seat sees (core/preview.hpp); the game is not touched.
void Table::preview(const Guest& guest, const ClientMessage& message) {
  if (!is_seat(guest.viewer)) return refuse(guest, message.nonce, "not_seated", "spectators do not answer");
  const wire::Teller told = teller(guest.viewer, guest.language);
  if (message.seat >= 0 && seat_at(message.seat) != guest.viewer) {
    return refuse(guest, message.nonce, told.refusal(Refusal{"not_your_seat"}));
  }
  try {
    Json text{{"type", "previewed"}, {"nonce", message.nonce}, {"change", row_.change}};
    text.update(told.preview(wire::read_action(game_->verbs(), message.actions.front(), "action")));
    guest.connection->send(bytes_of(wire::write_json(text)));
  } catch (const wire::Teller::NoPreview& none) {
    refuse(guest, message.nonce, told.refusal(none.refusal));
  } catch (const BadInput& bad) {
    refuse(guest, message.nonce, "bad_action", bad.where + ": " + bad.what);
  }
}

}  // namespace bathys::server
