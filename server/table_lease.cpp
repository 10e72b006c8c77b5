// One table: who acts for it by itself, where several processes have it in memory.
#include <utility>

#include "server/table.hpp"

namespace bathys::server {

/// When the right comes later, the bots are asked then, and the clock is looked at with the next tick.
bool Table::may_act() {
  if (!services_.storage.shared()) return true;
  const i64 now = steady_ms();
  if (lease_.wants(now)) {
    lease_.ask();
    services_.storage.lease(row_.id, [self = shared_from_this(), now](const storage::StorageError* error) {
      self->in_turn([table = self.get(), now, granted = error == nullptr] {
        table->lease_.answered(granted, now, steady_ms());
        if (granted) table->ask_bots();
      });
    });
  }
  return lease_.held(now);
}

/// Who holds the right goes on, and who was refused it asks again.
void Table::keep_lease() {
  if (!services_.storage.shared() || busy_) return;
  if (thought_) may_act();
  if (!thought_) ask_bots();
}

}  // namespace bathys::server
