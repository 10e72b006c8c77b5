// The tables of this browser as the first page lists them: what can go on first, the last played on top.
import type { Route } from "../../app/routes";
import type { KnownTable, SavedTable, Standing } from "../../session/saved";
import type { Say } from "../../words/use_words";

export interface Listed {
  id: string;
  kind: "local" | "online";
  game: string;
  route: Route;
  /** Who plays. */
  names: string;
  /** How it stood; null when that is not known. */
  standing: Standing | null;
  /** That is how it stood when it was last seen: nobody tells this browser what has happened since. */
  seenLast: boolean;
  /** Answers given so far, where that is known. */
  answers: number | null;
  changed: number;
}

function standingOf(say: Say, { over, asked, seats }: SavedTable): Standing | null {
  if (over) return { over, mine: false, waiting: [] };
  if (asked === undefined) return null;
  const people = seats.filter(({ kind }) => kind === "human").length;
  // One person alone is told that it is theirs; several at one screen are told who.
  const mine = people === 1 && asked.some((seat) => seats[seat]?.kind === "human");
  return { over, mine, waiting: asked.map((seat) => seats[seat]?.name || say("page.seat", seat + 1)) };
}

/** Who plays; a person alone need not be told that it is them. A what-if says so. */
function namesOf(say: Say, { seats, whatIf }: SavedTable): string {
  const alone = seats.length > 1 && seats.filter(({ kind }) => kind === "human").length === 1;
  const names = seats
    .map((seat, index) => (alone && seat.kind === "human" ? "" : seat.name || say("page.seat", index + 1)))
    .filter(Boolean)
    .join(", ");
  return whatIf ? `${names} · ${say("page.what_if", whatIf.from)}` : names;
}

const localTable = (say: Say, table: SavedTable): Listed => ({
  id: table.id,
  kind: "local",
  game: table.game,
  route: { page: "local", id: table.id },
  names: namesOf(say, table),
  standing: standingOf(say, table),
  seenLast: false,
  answers: table.decision > 0 ? table.decision : null,
  changed: table.changed,
});

const onlineTable = (
  { table, tokens, token, game, name, standing, created }: KnownTable,
  followed: boolean,
): Listed => ({
  id: table,
  kind: "online",
  game,
  // Whoever made it finds the links to share there, until somebody has sat down.
  route: tokens && !standing ? { page: "share", table } : { page: "table", table, token },
  names: name,
  standing: standing ?? null,
  seenLast: !followed && standing !== undefined && !standing.over,
  answers: null,
  changed: created,
});

const isOver = ({ standing }: Listed): boolean => standing?.over === true;

/** `followed`: a passport asks how the tables online stand. */
export function listed(
  say: Say,
  local: SavedTable[],
  known: KnownTable[],
  followed = false,
): { going: Listed[]; over: Listed[] } {
  const all = [...local.map((table) => localTable(say, table)), ...known.map((one) => onlineTable(one, followed))];
  all.sort((one, other) => other.changed - one.changed);
  return { going: all.filter((one) => !isOver(one)), over: all.filter(isOver) };
}

/** Whose turn it is, or that it is over. */
export function turnWords(say: Say, { standing }: Listed): string | null {
  if (standing === null) return null;
  if (standing.over) return say("page.over");
  return standing.mine ? say("page.your_decision") : say("page.decision_of", standing.waiting.join(", "));
}
