// The random generator of a game: keys, refilling, seeking and forking.
#include "core/generator.hpp"

#include "core/sha256.hpp"

namespace bathys {

Key key_from_text(std::string_view text) {
  Key key;
  if (from_hex(text, key)) return key;
  Sha256 hash;
  hash.update("bathys seed\n");
  hash.update(text);
  return hash.finish();
}

void Generator::refill() { chacha_block<20>(chacha_input(key_, drawn_ / kBlockWords), block_); }

void Generator::seek(u64 position) {
  *this = Generator(key_);
  if (position == 0) return;
  drawn_ = position - 1;
  refill();
  drawn_ = position;
}

Key Generator::draw_key() {
  Key drawn;
  for (std::size_t i = 0; i < drawn.size(); i += 4) {
    const u32 word = next();
    for (std::size_t k = 0; k < 4; ++k) drawn[i + k] = static_cast<u8>(word >> (8 * k));
  }
  return drawn;
}

Generator Generator::fork(std::string_view label) const {
  Sha256 hash;
  hash.update("bathys fork\n");
  hash.update(key_);
  hash.update(label);
  return Generator(hash.finish());
}

}  // namespace bathys
