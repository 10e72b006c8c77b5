// Searching texts in any of the languages: accents, case and the last letters of a word do not matter.

/** One letter for each letter, so that places in the folded text are places in the text. */
function foldLetter(letter: string): string {
  if (letter === "’") return "'";
  if (letter === "\u00a0") return " ";
  return letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().charAt(0) || letter.charAt(0);
}

export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => foldLetter(text[i]!)).join("");

export interface Word {
  whole: string;
  /** What is left without its ending: "keys", "clés", "ключами" find "key", "clé", "ключ". */
  stem: string;
}

/** Longer words have longer endings. */
const endingOf = (length: number): number => (length > 6 ? 3 : length > 4 ? 2 : length > 3 ? 1 : 0);

const stemOf = (word: string): string => (/\d/.test(word) ? word : word.slice(0, word.length - endingOf(word.length)));

export const wordsOf = (query: string): Word[] =>
  fold(query)
    .split(/[\s,;:()"«»“”]+/)
    .filter((word) => word !== "")
    .map((whole) => ({ whole, stem: stemOf(whole) }));

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a word is found at the beginning of one in the text; -1 when it is not. */
function findWord(folded: string, word: string, from = 0): number {
  for (let at = folded.indexOf(word, from); at >= 0; at = folded.indexOf(word, at + 1))
    if (!isLetter(folded[at - 1])) return at;
  return -1;
}

/** How well a text answers: 0 when a word of the query is missing. */
export function scoreOf(title: string, text: string, words: Word[]): number {
  const [head, body] = [fold(title), fold(text)];
  let score = 0;
  for (const { whole, stem } of words) {
    const best = Math.max(
      findWord(head, whole) >= 0 ? 8 : findWord(head, stem) >= 0 ? 5 : 0,
      findWord(body, whole) >= 0 ? 2 : findWord(body, stem) >= 0 ? 1 : 0,
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces, what was searched for apart from the rest; a hit goes to the end of its word. */
export function pieces(text: string, words: Word[]): Piece[] {
  const folded = fold(text);
  const found: Piece[] = [];
  let from = 0;
  const next = (at: number): [number, number] | null => {
    const hits = words
      .map(({ stem }) => [findWord(folded, stem, at), stem.length] as const)
      .filter(([place]) => place >= 0)
      .sort(([one, long], [other, longer]) => one - other || longer - long);
    const [hit] = hits;
    if (!hit) return null;
    let end = hit[0] + hit[1];
    while (isLetter(folded[end])) ++end;
    return [hit[0], end];
  };
  for (let hit = next(0); hit !== null; hit = next(from)) {
    if (hit[0] > from) found.push({ text: text.slice(from, hit[0]), hit: false });
    found.push({ text: text.slice(hit[0], hit[1]), hit: true });
    from = hit[1];
  }
  if (from < text.length) found.push({ text: text.slice(from), hit: false });
  return found;
}

const BEFORE = 50;
const AFTER = 150;

/** The part of a text around what was searched for. */
export function excerpt(text: string, words: Word[]): string {
  const folded = fold(text);
  const places = words.map(({ stem }) => findWord(folded, stem)).filter((at) => at >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  const begin = at <= BEFORE ? 0 : text.indexOf(" ", at - BEFORE) + 1;
  const end = text.length <= at + AFTER ? text.length : text.lastIndexOf(" ", at + AFTER);
  return `${begin > 0 ? "…" : ""}${text.slice(begin, end)}${end < text.length ? "…" : ""}`;
}

/** The best first; in their own order where they are equally good. */
export function found<Item>(
  items: Item[],
  words: Word[],
  told: (item: Item) => { title: string; text: string },
): Item[] {
  if (words.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(told(item).title, told(item).text, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}
