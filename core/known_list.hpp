// A list that an archive may know from before (core/archive.hpp).
#pragma once

#include "core/archive.hpp"

namespace bathys {

/// Exactly `size` items, all of which follow from a plain value.
template <class T, class Item>
void list_from(Archive& archive, std::string_view name, int size, const T& value, Item item) {
  static_assert(std::has_unique_object_representations_v<T>);
  archive.open_list(name, size, size, size);
  if (!archive.knows(std::as_bytes(std::span(&value, 1)))) {
    for (int i = 0; i < size; ++i) item(i);
  }
  archive.close_list();
}

}  // namespace bathys
