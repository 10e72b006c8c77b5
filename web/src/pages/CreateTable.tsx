// Makes a table: the game, its options, who sits where, and whether it is on this screen or online.

import { useEffect, useState, type FormEvent } from "react";
import { navigate } from "../app/navigation";
import { GAMES } from "../games/list";
import { settings } from "../app/settings";
import { Newcomer } from "../lessons/Newcomer";
import { ApiError, createTable, serverThere, type CreatedTable } from "../session/api";
import { USUAL_LEVEL } from "../session/bots";
import { newTable, type SavedSeat } from "../session/saved";
import { claims, keepPromise, tables } from "../session/use_session";
import { passport } from "../passport/use_passport";
import { sayDuration } from "../terms/duration";
import { LevelOptions } from "../table/LevelOptions";
import { sayRefusal } from "../words/refusals";
import { useWords, type Say } from "../words/use_words";
import { optionsFor, optionsOf } from "./options";

const TIMERS = [0, 60, 300, 3600, 86400];
/** Time for the whole game, and what is added with each turn, in seconds. */
const CLOCKS: Record<string, { time: number; increment: number }> = {
  short: { time: 900, increment: 5 },
  medium: { time: 1800, increment: 10 },
  long: { time: 3600, increment: 30 },
  days: { time: 259_200, increment: 3600 },
  week: { time: 604_800, increment: 14_400 },
};
/** How long somebody has to be away before their seat may be given to a bot, or by a new link to somebody else. */
const ABSENCES = [60, 300, 3600, 86400];
/** At a rated table nobody loses their seat while they sleep. */
const RATED_ABSENCES = [86400, 259_200, 604_800];
const DAY = 86_400;
/** Nobody who has days to think has left after five minutes. */
const usualAbsence = (timer: string): number => ((CLOCKS[timer]?.time ?? Number(timer)) >= DAY ? DAY : 300);
const MAX_SEATS = 4;

/** A friend's seat has no name yet. */
const firstSeats = (say: Say, friend: boolean): SavedSeat[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) =>
    seat === 0 || (friend && seat === 1)
      ? { name: seat === 0 ? settings().name : "", kind: "human" }
      : { name: say(`page.bot.${seat}`), kind: "bot", level: USUAL_LEVEL },
  );

/** Whoever is alone takes the seat at once; if that fails, the table waits with its button. */
async function sitDown({ table, waiting, commitment }: CreatedTable, link: string | null | undefined): Promise<void> {
  if (waiting !== true || !link) return;
  // Kept before the server is told our part of the seed.
  if (commitment) keepPromise(table, commitment);
  try {
    await claims.take(table, link, "");
  } catch (problem) {
    if (!(problem instanceof ApiError)) throw problem;
  }
}

const shownOrder = (values: string[]) =>
  values.every((value) => /^\d+$/.test(value)) ? [...values].sort((a, b) => Number(a) - Number(b)) : values;

export function CreateTable({ game, friend = false }: { game: string; friend?: boolean }) {
  const say = useWords();
  const { players: playable, choices, newcomers = {} } = optionsFor(game);
  const [wanted, setPlayers] = useState(2);
  const players = playable.includes(wanted) ? wanted : playable[0]!;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [seats, setSeats] = useState(() => firstSeats(say, friend));
  const [online, setOnline] = useState(false);
  const [isPublic, setPublic] = useState(false);
  const [timer, setTimer] = useState("0");
  const [late, setLate] = useState<"bot" | "lose">("bot");
  // What was not chosen follows the clock.
  const [chosenAbsence, setAbsence] = useState<number | null>(null);
  const [chosenRenewal, setRenewal] = useState<number | null>(null);
  const [hints, setHints] = useState(false);
  const [wantsRated, setRated] = useState(false);
  const [server, setServer] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let here = true;
    void serverThere().then((there) => {
      if (!here) return;
      setServer(there);
      if (friend) setOnline(there);
    });
    return () => {
      here = false;
    };
  }, []);

  const people = seats.slice(0, players).filter(({ kind }) => kind === "human").length;
  const among = people > 1;
  const mayCount = online && among && people === players;
  const rated = mayCount && wantsRated;
  const coached = among && hints && !rated;
  // Whatever is chosen is one of those that the table may have.
  const absences = rated ? RATED_ABSENCES : ABSENCES;
  const allowed = (seconds: number): number => absences.find((one) => one >= seconds) ?? absences.at(-1)!;
  const absence = allowed(chosenAbsence ?? usualAbsence(timer));
  const renewal = allowed(chosenRenewal ?? Math.max(absence, usualAbsence(timer)));
  const setSeat = (index: number, seat: SavedSeat) => setSeats(seats.map((old, at) => (at === index ? seat : old)));

  const start = async (event: FormEvent) => {
    event.preventDefault();
    const options = optionsOf(game, players, chosen);
    const sitting = seats.slice(0, players);
    if (!online) {
      const table = { ...newTable(game, options, sitting), ...(coached && { hints }) };
      tables.save(table);
      return navigate({ page: "local", id: table.id });
    }
    try {
      // A person's seat without a name is free for whoever comes; the first is one's own.
      const own = sitting.findIndex((seat) => seat.kind === "human");
      const named = sitting.map((seat, index) =>
        index === own ? { ...seat, name: seat.name || say("page.seat", index + 1) } : seat,
      );
      const asked = named.map(({ name, kind, level }) => ({ kind, ...(name && { name }), ...(level && { level }) }));
      const clock = CLOCKS[timer];
      const times = {
        timer: clock ? 0 : Number(timer),
        ...(clock && { clock }),
        ...(timer !== "0" && { late }),
        ...(among ? { absence, renewal } : { invitations: true }),
      };
      const made = await createTable({
        game,
        options,
        seats: asked,
        public: isPublic,
        ...times,
        hints: coached,
        ...(rated && { rated }),
      });
      const { table, tokens, spectator, owner } = made;
      const names = named
        .map((seat) => seat.name)
        .filter(Boolean)
        .join(", ");
      const known = { table, game, token: tokens[own] ?? owner, tokens, spectator, owner, name: names };
      tables.know({ ...known, created: Date.now() });
      if (made.waiting !== true) void passport.tie({ ...known, created: 0 });
      if (!among) await sitDown(made, tokens[own]);
      navigate({ page: "share", table: made.table });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setError(sayRefusal(say, problem.refusal));
    }
  };

  return (
    <main className="narrow" id="main">
      <h1>{say("page.title.new")}</h1>
      <Newcomer
        game={game}
        easy={
          Object.entries(newcomers).every(([field, value]) => chosen[field] === value)
            ? null
            : { label: say("page.newcomer.choose"), choose: () => setChosen({ ...chosen, ...newcomers }) }
        }
      />
      <form className="form" onSubmit={(event) => void start(event)}>
        <Pills
          legend={say("page.new.game")}
          name="game"
          values={GAMES}
          value={game}
          label={(one) => say(`page.game.${one}`)}
          onChange={(one) =>
            navigate(friend ? { page: "new", game: one, friend } : { page: "new", game: one }, "replace")
          }
        />
        <Pills
          legend={say("page.new.players")}
          name="players"
          values={playable.map(String)}
          value={String(players)}
          label={(one) => (one === "1" ? say("page.new.solo") : one)}
          onChange={(one) => setPlayers(Number(one))}
        />
        {choices
          .filter(({ fits }) => !fits || fits(players))
          .map(({ field, values }) => (
            <Pills
              key={field}
              legend={say(`page.option.${field}`)}
              name={field}
              values={shownOrder(values)}
              value={chosen[field] ?? values[0]!}
              label={(one) => (say.has(`page.option.${field}.${one}`) ? say(`page.option.${field}.${one}`) : one)}
              onChange={(one) => setChosen({ ...chosen, [field]: one })}
            />
          ))}
        <fieldset>
          <legend>{say("page.seats")}</legend>
          <ol className="seat-form">
            {seats.slice(0, players).map((seat, index) => (
              <SeatRow
                key={index}
                index={index}
                seat={seat}
                online={online}
                onChange={(changed) => setSeat(index, changed)}
              />
            ))}
          </ol>
        </fieldset>
        <Pills
          legend={say("page.new.where")}
          name="where"
          values={["here", "online"]}
          value={online ? "online" : "here"}
          label={(one) => say(`page.new.where.${one}`)}
          onChange={(one) => setOnline(one === "online")}
          disabled={(one) => one === "online" && !server}
        />
        {!server && <p className="small">{say("page.new.no_server")}</p>}
        {mayCount && (
          <>
            <label className="check">
              <input
                type="checkbox"
                name="rated"
                checked={wantsRated}
                aria-describedby="new-rated"
                onChange={(event) => setRated(event.target.checked)}
              />{" "}
              {say("page.new.rated")}
            </label>
            <p className="small" id="new-rated">
              {say("page.new.rated.how")}
            </p>
          </>
        )}
        {among && !rated && (
          <label className="check">
            <input type="checkbox" checked={hints} onChange={(event) => setHints(event.target.checked)} />{" "}
            {say("page.new.hints")}
          </label>
        )}
        {online && (
          <>
            <label className="check">
              <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />{" "}
              {say("page.new.public")}
            </label>
            <label className="field">
              {say("page.new.timer")}
              <select value={timer} onChange={(event) => setTimer(event.target.value)}>
                {TIMERS.map((seconds) => (
                  <option key={seconds} value={seconds}>
                    {seconds === 0 ? say("page.timer.0") : say("page.clock.each", say(`page.timer.${seconds}`))}
                  </option>
                ))}
                {Object.entries(CLOCKS).map(([name, { time, increment }]) => (
                  <option key={name} value={name}>
                    {say("page.clock.whole", sayDuration(say, time), sayDuration(say, increment))}
                  </option>
                ))}
              </select>
            </label>
            {timer !== "0" && (
              <label className="field">
                {say("page.new.late")}
                <select value={late} onChange={(event) => setLate(event.target.value as "bot" | "lose")}>
                  <option value="bot">{say("page.late.bot")}</option>
                  <option value="lose">{say("page.late.lose")}</option>
                </select>
              </label>
            )}
            {among && (
              <>
                <Wait label={say("page.new.absence")} seconds={absence} choices={absences} onChange={setAbsence} />
                <Wait label={say("page.new.renewal")} seconds={renewal} choices={absences} onChange={setRenewal} />
              </>
            )}
          </>
        )}
        {error && (
          <p className="refused" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="primary big">
          {online ? say("page.new.create") : say("page.new.start")}
        </button>
      </form>
    </main>
  );
}

interface WaitProps {
  label: string;
  seconds: number;
  choices: number[];
  onChange: (seconds: number) => void;
}

function Wait({ label, seconds, choices, onChange }: WaitProps) {
  const say = useWords();
  return (
    <label className="field">
      {label}
      <select value={seconds} onChange={(event) => onChange(Number(event.target.value))}>
        {choices.map((one) => (
          <option key={one} value={one}>
            {sayDuration(say, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PillsProps {
  legend: string;
  name: string;
  values: string[];
  value: string;
  label: (value: string) => string;
  onChange: (value: string) => void;
  disabled?: (value: string) => boolean;
}

export function Pills({ legend, name, values, value, label, onChange, disabled }: PillsProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="pills">
        {values.map((one) => (
          <label key={one} className="pill">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              disabled={disabled?.(one) ?? false}
              onChange={() => onChange(one)}
            />
            <span>{label(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SeatRowProps {
  index: number;
  seat: SavedSeat;
  online: boolean;
  onChange: (seat: SavedSeat) => void;
}

function SeatRow({ index, seat, online, onChange }: SeatRowProps) {
  const say = useWords();
  const choose = (level: string) => {
    const name =
      level === "" && seat.kind === "bot"
        ? ""
        : level !== "" && seat.kind === "human"
          ? say(`page.bot.${index}`)
          : seat.name;
    onChange(level === "" ? { name, kind: "human" } : { name, kind: "bot", level });
  };
  return (
    <li>
      <label className="field">
        {say("page.seat", index + 1)}
        <select value={seat.kind === "human" ? "" : seat.level} onChange={(event) => choose(event.target.value)}>
          <option value="">{say("page.seat.person")}</option>
          <LevelOptions />
        </select>
      </label>
      <label className="field">
        {say("page.seat.name")}
        <input
          type="text"
          maxLength={40}
          value={seat.name}
          placeholder={online && seat.kind === "human" ? say("page.seat.free") : say("page.seat", index + 1)}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      </label>
      {seat.kind === "bot" && <p className="small seat-how">{say(`page.level.${seat.level}.how`)}</p>}
    </li>
  );
}
