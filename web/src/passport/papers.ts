// What of this browser travels with a passport: notes at tables of a server, and finished games. Two devices may have
// changed the same note; then both texts stay.

import type { Paper } from "./api";

export interface Desk {
  /** What lies here, by kind and id; what is not there is not in it. */
  local: () => Omit<Paper, "when">[];
  /** Puts something here. */
  put: (paper: Paper) => void;
}

/** How each paper was when this browser and the passport last agreed, by `nameOf`. */
export type Agreed = Record<string, { text: string; when: number }>;

export const nameOf = ({ kind, id }: Pick<Paper, "kind" | "id">): string => `${kind} ${id}`;

/** Of a note no word is lost. */
const joined = (theirs: string, ours: string): string => (ours.includes(theirs) ? ours : `${theirs}\n${ours}`);

/**
 * Brings here what is newer there; what is to be sent, and what is agreed when that has been done. `now` is later than
 * anything that was agreed before.
 */
export function exchange(desk: Desk, there: Paper[], agreed: Agreed, now: number): { send: Paper[]; agreed: Agreed } {
  const next: Agreed = { ...agreed };
  const before = new Map(desk.local().map((paper) => [nameOf(paper), paper.text]));
  for (const paper of there) {
    const name = nameOf(paper);
    const last = agreed[name];
    if (last !== undefined && paper.when <= last.when) continue;
    const ours = before.get(name) ?? "";
    const changed = ours !== (last?.text ?? "") && ours !== "" && paper.kind === "note";
    desk.put(changed ? { ...paper, text: joined(paper.text, ours) } : paper);
    next[name] = { text: paper.text, when: paper.when };
  }
  const here = new Map(desk.local().map((paper) => [nameOf(paper), paper]));
  // A note that was thrown away is not there any more, and that travels, too.
  for (const name of Object.keys(agreed)) {
    const [kind, ...id] = name.split(" ");
    if (kind === "note" && !here.has(name)) here.set(name, { kind, id: id.join(" "), text: "" });
  }
  const send = [...here.values()]
    .filter((paper) => paper.text !== (next[nameOf(paper)]?.text ?? ""))
    // A finished game never changes: the first one stays.
    .filter((paper) => paper.kind === "note" || next[nameOf(paper)] === undefined)
    .map((paper) => ({ ...paper, when: Math.max(now, (next[nameOf(paper)]?.when ?? 0) + 1) }));
  for (const paper of send) next[nameOf(paper)] = { text: paper.text, when: paper.when };
  return { send, agreed: next };
}
