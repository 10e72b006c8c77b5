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

/** ": 3$", "(1 credit)": a number with its money, and nothing else. */
const PRICE = /^(.*\S)(\s*[:：] |\s\()(\d+[^:(),;\d]{0,13}?)(\)?)$/su;

const isPaired = (between: string, end: string): boolean => between.includes("(") === (end === ")");

/** `cost` is what the answer costs, where it costs anything: no other number at the end of a sentence is a price. */
export function shortLine(sentence: string, heading = "", cost?: number): ShortLine {
  const said = heading !== "" && sentence.startsWith(heading) ? beginning(sentence, heading) : "";
  const rest = sentence.slice(said.length);
  const [, text = rest, between = "", price = "", end = ""] = PRICE.exec(rest) ?? [];
  return price !== "" && isPaired(between, end) && parseInt(price) === cost
    ? { said, text, between, price, end }
    : { said, text: rest, between: "", price: "", end: "" };
}

/** The heading with what dangles after it; nothing when it would take all. */
function beginning(sentence: string, heading: string): string {
  const dangling = /^[\s,;:–—-]*/u.exec(sentence.slice(heading.length))![0];
  const length = heading.length + dangling.length;
  return length < sentence.length ? sentence.slice(0, length) : "";
}
