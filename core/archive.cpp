// Fields that every game describes in the same way.
#include "core/archive.hpp"

#include "core/generator.hpp"
#include "core/sha256.hpp"

namespace bathys {

void generator_fields(Archive& archive, Generator& generator) {
  constexpr i64 kFarthest = i64{1} << 48;
  std::string key = hex(generator.key());
  i64 position = static_cast<i64>(generator.position());
  archive.text("key", key);
  archive.number("position", position, 0, kFarthest);
  if (!archive.reading()) return;
  Key bytes;
  if (!from_hex(key, bytes)) archive.refuse("key", "64 hexadecimal digits are expected");
  generator = Generator(bytes);
  generator.seek(static_cast<u64>(position));
}

}  // namespace bathys
