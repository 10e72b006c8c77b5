// A sentence on a short line: what its group says already is only read out, and a price at its end stands at the right.
// All parts together are the sentence, to the letter.

export interface ShortLine {
  /** Said by the heading of the group. */
  said: string;
  text: string;
  /** What stands between the text and the price: not needed where they stand apart. */
  between: string;
  price: string;
  /** What closes a price in brackets. */
  end: string;
}

/** ": 3$", "(1 credit)", "(−1 reputation)": a number with a word or two. */
const PRICE = /^(.*\S)(\s*[:：] |\s\()([+−-]?\d[^:()]{0,13}?)(\)?)$/su;

const isPaired = (between: string, end: string): boolean => between.includes("(") === (end === ")");

export function shortLine(sentence: string, heading = ""): ShortLine {
  const said = heading !== "" && sentence.startsWith(heading) ? beginning(sentence, heading) : "";
  const rest = sentence.slice(said.length);
  const [, text = rest, between = "", price = "", end = ""] = PRICE.exec(rest) ?? [];
  return isPaired(between, end) || price === ""
    ? { said, text, between, price, end }
    : { said, text: rest, between: "", price: "", end: "" };
}

/** The heading with what dangles after it; nothing when it would take all. */
function beginning(sentence: string, heading: string): string {
  const dangling = /^[\s,;:–—-]*/u.exec(sentence.slice(heading.length))![0];
  const length = heading.length + dangling.length;
  return length < sentence.length ? sentence.slice(0, length) : "";
}
