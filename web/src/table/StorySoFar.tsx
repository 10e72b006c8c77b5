// For whoever comes back after days: what changed since, the points then and now, whose turn it is, and their own note.

import type { Look } from "../session/types";
import { useWords, type Say } from "../words/use_words";
import { Dialog } from "./Dialog";
import type { TableMemory, Visit } from "./kept";
import { Note } from "./Note";
import { seatName, SeatSign } from "./Seats";
import { TurnLines } from "./TurnCard";
import { turnsSince, type Storybook, type Turn } from "./turns";

/** So many turns are told; the log has the others. */
const MAX_TURNS = 8;
/** Where nothing is new, the last turns remind of where the game stands. */
const REMINDER = 4;
const LINES = 3;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "3 days ago", in the words of the language. */
export function longAgo(language: string, since: number, now: number): string {
  const [unit, length] = UNITS.find(([, one]) => now - since >= one) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.round((now - since) / length), unit);
}

interface StoryProps {
  look: Look;
  book: Storybook;
  turns: Turn[];
  /** When the viewer was here last; null when that is not known. */
  visit: Visit | null;
  /** Events from here on are new to them. */
  since: number;
  memory: TableMemory | null;
  now: number;
  onClose: () => void;
}

/** What is to be told: what is new, else the last turns; and how many turns are left out. */
export function storyOf(turns: Turn[], since: number): { told: Turn[]; earlier: number; fresh: boolean } {
  const fresh = turnsSince(turns, since);
  if (fresh.every(({ seat }) => seat === null)) return { told: turns.slice(-REMINDER), earlier: 0, fresh: false };
  return { told: fresh.slice(-MAX_TURNS), earlier: Math.max(0, fresh.length - MAX_TURNS), fresh: true };
}

function standing(say: Say, look: Look): string {
  const { decision, legal, outcome } = look;
  if (decision.over) return outcome.verdict ?? say("page.over");
  if (legal.length > 0) return say("page.your_decision");
  return say("page.decision_of", decision.asked.map((seat) => seatName(say, look, seat)).join(", "));
}

const headingOf = (fresh: boolean, visit: Visit | null): string =>
  !fresh ? "page.story.last" : visit ? "page.story.since" : "page.log.since";

export function StorySoFar({ look, book, turns, visit, since, memory, now, onClose }: StoryProps) {
  const say = useWords();
  const { told, earlier, fresh } = storyOf(turns, since);
  return (
    <Dialog title={say("page.story")} done={say("page.story.go")} onClose={onClose}>
      {visit && <p>{say("page.story.away", longAgo(say.language, visit.at, now))}</p>}
      <p className="story-now">
        <strong>{standing(say, look)}</strong> {look.legal.length > 0 && look.decision.question}
      </p>
      <Points look={look} before={visit?.points ?? null} />
      {told.length > 0 && <h3>{say(headingOf(fresh, visit))}</h3>}
      {earlier > 0 && <p className="story-earlier">{say("page.story.earlier", earlier)}</p>}
      <ol className="story-turns">
        {told.map((turn) => (
          <Told key={turn.events[0]!.n} look={look} turn={turn} book={book} />
        ))}
      </ol>
      {memory && <Note memory={memory} />}
    </Dialog>
  );
}

function Told({ look, turn, book }: { look: Look; turn: Turn; book: Storybook }) {
  const say = useWords();
  const { seat } = turn;
  const name = seat === null ? "" : seatName(say, look, seat);
  return (
    <li className="turn" data-seat={seat ?? undefined}>
      <div className="turn-title">
        {seat !== null && <SeatSign seat={seat} />}
        <h4>{seat === null ? say("page.turn.all") : seat === look.viewer ? say("page.turn.you") : name}</h4>
      </div>
      <TurnLines turn={turn} name={name} book={book} room={LINES} />
    </li>
  );
}

/** Everybody's points now, and then where they were others. */
function Points({ look, before }: { look: Look; before: number[] | null }) {
  const say = useWords();
  const { points } = look.outcome;
  if (points.length === 0) return null;
  return (
    <ul className="story-points" aria-label={say("page.story.points")}>
      {points.map((now, seat) => {
        const then = before?.[seat];
        const changed = then !== undefined && then !== now;
        return (
          <li key={seat} data-seat={seat}>
            <SeatSign seat={seat} />
            <span>{seatName(say, look, seat)}</span>
            <strong>{changed ? say("page.story.then_now", then, now) : now}</strong>
          </li>
        );
      })}
    </ul>
  );
}
