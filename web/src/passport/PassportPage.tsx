// My passport: made here, opened on another device by a press, listed, deleted.

import { useCallback, useEffect, useState, type FormEvent } from "react";
import { Link, navigate } from "../app/navigation";
import { changeSettings, settings } from "../app/settings";
import { ShareLink } from "../pages/ShareLink";
import { ApiError, serverThere } from "../session/api";
import { sayRefusal } from "../words/refusals";
import { useWords, type Say } from "../words/use_words";
import { renamePassport, renewFeed, type GameRating, type Passport, type PassportTable } from "./api";
import { secretIn } from "./passport";
import { passport, usePassportSecret } from "./use_passport";
import "./passport.css";

/** Does something that may be refused; the sentence stands where it was asked. */
function useAttempt(): [string | null, (deed: () => Promise<unknown>) => Promise<void>] {
  const say = useWords();
  const [refused, setRefused] = useState<string | null>(null);
  const attempt = async (deed: () => Promise<unknown>) => {
    try {
      await deed();
      setRefused(null);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setRefused(sayRefusal(say, problem.refusal));
    }
  };
  return [refused, attempt];
}

const Refused = ({ what }: { what: string | null }) =>
  what === null ? null : (
    <p className="refused" role="alert">
      {what}
    </p>
  );

export function PassportPage({ secret: linked }: { secret: string }) {
  const say = useWords();
  const open = usePassportSecret();
  const [server, setServer] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    void serverThere().then((there) => here && setServer(there));
    return () => {
      here = false;
    };
  }, []);
  const asked = linked !== "" && linked !== open;
  return (
    <main className="narrow passport" id="main">
      <h1>{say("page.title.passport")}</h1>
      {server === false && <p role="status">{say("page.passport.no_server")}</p>}
      {server && asked && <Asked secret={linked} instead={open !== null} />}
      {server && !asked && open !== null && <Opened key={open} secret={open} />}
      {server && !asked && open === null && <None />}
    </main>
  );
}

/** Whoever has only opened the link has changed nothing. */
function Asked({ secret, instead }: { secret: string; instead: boolean }) {
  const say = useWords();
  const [refused, attempt] = useAttempt();
  const leave = () => navigate({ page: "passport", secret: "" }, "replace");
  return (
    <section className="panel" data-passport="asked">
      <p>{say("page.passport.asked")}</p>
      <p className="small">
        {say("page.passport.along")} {instead && say("page.passport.instead")}
      </p>
      <p className="row">
        <button
          type="button"
          className="primary"
          onClick={() => void attempt(async () => passport.open(secret).then(leave))}
        >
          {say("page.passport.open")}
        </button>
        <button type="button" className="secondary" onClick={leave}>
          {say("page.passport.not_now")}
        </button>
      </p>
      <Refused what={refused} />
    </section>
  );
}

function None() {
  const say = useWords();
  const [name, setName] = useState(settings().name);
  const [link, setLink] = useState("");
  const [refused, attempt] = useAttempt();
  const [wrong, setWrong] = useState(false);
  const make = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => passport.make(name.trim()));
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const secret = secretIn(link);
    setWrong(secret === null);
    if (secret !== null) navigate({ page: "passport", secret });
  };
  return (
    <div data-passport="none">
      <p>{say("page.passport.what")}</p>
      <form className="panel form" onSubmit={make}>
        <label className="field">
          {say("page.your_name")}
          <input type="text" required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <p className="small">{say("page.passport.along")}</p>
        <button type="submit" className="primary">
          {say("page.passport.make")}
        </button>
        <Refused what={refused} />
      </form>
      <form className="panel form" onSubmit={enter}>
        <h2>{say("page.passport.elsewhere")}</h2>
        <label className="field">
          {say("page.passport.link")}
          <input type="text" required value={link} onChange={(event) => setLink(event.target.value)} />
        </label>
        <button type="submit" className="secondary">
          {say("page.passport.open")}
        </button>
        <Refused what={wrong ? say("page.passport.bad_link") : null} />
      </form>
    </div>
  );
}

function Opened({ secret }: { secret: string }) {
  const say = useWords();
  const [shown, setShown] = useState<Passport | null>(null);
  const [refused, attempt] = useAttempt();
  const [link, setLink] = useState(false);
  const look = useCallback(() => passport.refresh().then(setShown), []);
  useEffect(() => {
    void attempt(look);
  }, [look]);
  return (
    <div data-passport="open" data-ready={shown !== null || undefined}>
      {shown && <Name key={shown.name} secret={secret} name={shown.name} onChange={() => void attempt(look)} />}
      <Refused what={refused} />
      {shown && <MyTables tables={shown.tables} onChange={() => void attempt(look)} />}
      {shown && <MyRatings ratings={shown.ratings ?? []} />}
      <section className="panel" aria-labelledby="passport-link">
        <h2 id="passport-link">{say("page.passport.link")}</h2>
        <p>{say("page.passport.key")}</p>
        {link ? (
          <ShareLink title={say("page.title.passport")} route={{ page: "passport", secret }} />
        ) : (
          <button type="button" className="secondary" onClick={() => setLink(true)}>
            {say("page.passport.show")}
          </button>
        )}
      </section>
      {shown && <Feed secret={secret} first={shown.feed} />}
      <p className="row">
        <Link className="button secondary" to={{ page: "statistics" }}>
          {say("page.title.statistics")}
        </Link>
        <button type="button" className="secondary" onClick={() => passport.close()}>
          {say("page.passport.close")}
        </button>
      </p>
      <Delete />
    </div>
  );
}

function Name({ secret, name, onChange }: { secret: string; name: string; onChange: () => void }) {
  const say = useWords();
  const [text, setText] = useState(name);
  const [refused, attempt] = useAttempt();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await renamePassport(secret, text.trim());
      changeSettings({ name: text.trim() });
      onChange();
    });
  };
  return (
    <form className="panel form" onSubmit={rename}>
      <h2>{say("page.passport.of", name)}</h2>
      <label className="field">
        {say("page.your_name")}
        <input type="text" required maxLength={40} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="secondary" disabled={text.trim() === name}>
        {say("page.passport.rename")}
      </button>
      <Refused what={refused} />
    </form>
  );
}

const named = (say: Say, table: PassportTable, seat: number): string =>
  table.seats[seat]?.name || say("page.seat", seat + 1);

/** Whose turn it is; null where that was not asked. */
function turnOf(say: Say, table: PassportTable): string | null {
  if (table.over) return say("page.over");
  if (table.waiting) return say("page.passport.waits");
  if (!table.asked || table.asked.length === 0) return null;
  if (table.asked.includes(table.seat)) return say("page.your_decision");
  return say("page.decision_of", table.asked.map((seat) => named(say, table, seat)).join(", "));
}

/** Nobody else is shown them. */
function MyRatings({ ratings }: { ratings: GameRating[] }) {
  const say = useWords();
  return (
    <section className="panel" aria-labelledby="passport-ratings">
      <h2 id="passport-ratings">{say("page.passport.ratings")}</h2>
      {ratings.length === 0 && <p>{say("page.passport.ratings.none")}</p>}
      {ratings.length > 0 && (
        <dl className="passport-ratings">
          {ratings.map(({ game, rating, deviation, games }) => (
            <div key={game} data-rating={rating} data-games={games}>
              <dt>{say(`page.game.${game}`)}</dt>
              <dd>
                <strong>{say("page.passport.rating", rating, deviation)}</strong>{" "}
                <span className="small">{say("page.passport.rating.games", games)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {ratings.length > 0 && <p className="small">{say("page.passport.ratings.how")}</p>}
    </section>
  );
}

function MyTables({ tables, onChange }: { tables: PassportTable[]; onChange: () => void }) {
  const say = useWords();
  const going = tables.filter(({ over }) => !over);
  const over = tables.filter((table) => table.over);
  return (
    <section className="panel" aria-labelledby="passport-tables">
      <h2 id="passport-tables">{say("page.passport.tables")}</h2>
      {tables.length === 0 && <p>{say("page.passport.no_tables")}</p>}
      <TableList tables={going} onChange={onChange} />
      {over.length > 0 && <h3>{say("page.passport.over")}</h3>}
      <TableList tables={over} onChange={onChange} />
    </section>
  );
}

function TableList({ tables, onChange }: { tables: PassportTable[]; onChange: () => void }) {
  const say = useWords();
  if (tables.length === 0) return null;
  return (
    <ul className="passport-tables">
      {tables.map((table) => {
        const people = table.seats.map((_, seat) => named(say, table, seat)).join(", ");
        const title = say("page.named", say(`page.game.${table.game}`), people);
        return (
          <li key={table.table} data-table={table.table} data-mine={table.asked?.includes(table.seat) || undefined}>
            <Link to={{ page: "table", table: table.table, token: table.token }}>
              <strong>{title}</strong>
              <span className="small">{turnOf(say, table)}</span>
              {table.rated && <span className="small">{say("page.passport.rated")}</span>}
            </Link>
            <button type="button" className="secondary" onClick={() => void passport.leave(table.table).then(onChange)}>
              {say("page.passport.leave")}
              <span className="hidden"> {title}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Feed({ secret, first }: { secret: string; first: string }) {
  const say = useWords();
  const [feed, setFeed] = useState(first);
  const [refused, attempt] = useAttempt();
  return (
    <section className="panel passport-feed">
      <p>{say("page.passport.feed.how")}</p>
      <ShareLink title={say("page.passport.feed")} route={`/feed/${settings().language}/${feed}`} />
      <button
        type="button"
        className="secondary"
        onClick={() => void attempt(async () => setFeed(await renewFeed(secret)))}
      >
        {say("page.passport.feed.renew")}
      </button>
      <Refused what={refused} />
    </section>
  );
}

function Delete() {
  const say = useWords();
  const [sure, setSure] = useState(false);
  const [refused, attempt] = useAttempt();
  if (!sure)
    return (
      <p>
        <button type="button" className="secondary" onClick={() => setSure(true)}>
          {say("page.passport.delete")}
        </button>
      </p>
    );
  return (
    <div className="panel" role="group" aria-labelledby="passport-sure">
      <p id="passport-sure">{say("page.passport.sure")}</p>
      <p className="row">
        <button type="button" className="secondary" autoFocus onClick={() => setSure(false)}>
          {say("page.passport.keep")}
        </button>
        <button type="button" className="primary" onClick={() => void attempt(() => passport.remove())}>
          {say("page.passport.delete")}
        </button>
      </p>
      <Refused what={refused} />
    </div>
  );
}
