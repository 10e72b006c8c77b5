// One table: who is connected to it, at this process and at the others that share the storage.
#include <algorithm>
#include <utility>

#include "server/table.hpp"

namespace bathys::server {

int Table::connections(int seat) const {
  return audience_.count(seat_at(seat)) + elsewhere_[static_cast<std::size_t>(seat)];
}

/// Only when it has changed, and one after the other: of whoever comes and goes quickly only the last is told.
void Table::say_who_is_here() {
  if (!services_.storage.shared() || closed_ || saying_) return;
  std::vector<int> here;
  for (std::size_t i = 0; i < row_.seats.size(); ++i) here.push_back(audience_.count(seat_at(static_cast<int>(i))));
  if (here == said_) return;
  said_ = here;
  saying_ = true;
  services_.storage.set_present(row_.id, std::move(here), [self = shared_from_this()](const storage::StorageError*) {
    self->in_turn([table = self.get()] {
      table->saying_ = false;
      table->say_who_is_here();
    });
  });
}

/// The last word about this object; another one may be the table soon.
void Table::say_nobody_is_here() {
  if (services_.storage.shared()) services_.storage.set_present(row_.id, std::vector<int>(row_.seats.size()), {});
}

void Table::say_again_who_is_here() {
  in_turn([this] {
    said_.assign(row_.seats.size(), 0);
    say_who_is_here();
  });
}

void Table::look_who_is_elsewhere() {
  if (!services_.storage.shared() || closed_) return;
  auto told = [self = shared_from_this()](std::vector<int> elsewhere, const storage::StorageError* error) {
    if (error != nullptr) return;
    self->in_turn([table = self.get(), elsewhere = std::move(elsewhere)] { table->note_elsewhere(elsewhere); });
  };
  services_.storage.load_present(row_.id, std::move(told));
}

/// Everything else waits for it.
void Table::look_who_is_elsewhere_and(Task then) {
  busy_ = true;
  auto told = [self = shared_from_this(), then = std::move(then)](std::vector<int> elsewhere,
                                                                  const storage::StorageError* error) {
    self->line_([self, then, elsewhere = std::move(elsewhere), known = error == nullptr] {
      self->busy_ = false;
      if (known) self->note_elsewhere(elsewhere);
      then();
      self->next_turns();
    });
  };
  services_.storage.load_present(row_.id, std::move(told));
}

/// Who is nowhere any more leaves now, as far as is known here.
void Table::note_elsewhere(const std::vector<int>& elsewhere) {
  if (closed_) return;
  bool changed = false;
  for (std::size_t i = 0; i < row_.seats.size(); ++i) {
    const int now = i < elsewhere.size() ? std::max(0, elsewhere[i]) : 0;
    const int before = std::exchange(elsewhere_[i], now);
    if (before > 0 && now == 0) last_here_[i] = steady_ms();
    changed = changed || before != now;
  }
  if (changed) audience_.tell_all(seats_text());
}

}  // namespace bathys::server
