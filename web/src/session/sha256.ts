// SHA-256 (FIPS 180-4) of short texts. The browser's own is missing where a table is served without https.

/** The first 32 bits behind the point of a number. */
const fraction = (x: number): number => Math.floor((x % 1) * 2 ** 32);

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; ++d) if (n % d === 0) return false;
  return true;
};

const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2)
  .filter(isPrime)
  .slice(0, 64);
// Roots that are off in their last bits give the same words.
const ROUND_WORDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const FIRST_WORDS = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a 1, zeros, and its length in bits, in blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const words = new DataView(bytes.buffer);
  words.setUint32(bytes.length - 4, message.length * 8);
  return words;
}

function schedule(block: DataView, offset: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => block.getUint32(offset + 4 * i));
  for (let i = 16; i < 64; ++i) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  return w;
}

function compress(state: number[], w: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; ++i) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_WORDS[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

/** In hexadecimal digits, of the text in UTF-8. */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  let state = FIRST_WORDS;
  for (let offset = 0; offset < blocks.byteLength; offset += 64) state = compress(state, schedule(blocks, offset));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
