// Opens a game to look back at, from a link, a file, or the table that was just played.

import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { Link, navigate } from "../app/navigation";
import { useSettings } from "../app/settings";
import { Player } from "../replay/Player";
import { EngineError, startEngine, type Engine } from "../session/engine";
import { openReplay, type ReplayGame, type ReplaySource } from "../session/replay";
import type { JsonObject } from "../session/types";
import { useWords, type Say } from "../words/use_words";

const KEPT = "bathys.replay";
const MAX_BYTES = 1_000_000;

interface Kept {
  record: JsonObject;
  names?: string[];
}

function kept(): Kept | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | JsonObject | null;
    if (value === null) return null;
    return "record" in value ? (value as Kept) : { record: value as JsonObject };
  } catch {
    return null;
  }
}

/** Who played is known of the game that was watched last, and of no other. */
const namesFor = (here: Kept | null, { record }: ReplayGame): string[] =>
  here?.names && here.record.seed === record.seed && record.seed !== undefined ? here.names : [];

/** One sentence: only that the rules have changed is worth more words. */
const sayDamage = (say: Say, problem: unknown): string =>
  problem instanceof EngineError && problem.refusal.code === "other_rules"
    ? problem.refusal.message
    : say("page.replay.damaged");

interface ReplayProps {
  link: string | null;
  at: number | null;
  seat: number | null;
}

function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const started = startEngine();
    setEngine(started);
    return () => started.close();
  }, []);
  return engine;
}

export function Replay({ link, at, seat }: ReplayProps) {
  const say = useWords();
  const engine = useEngine();
  const [replay, setReplay] = useState<ReplayGame | null>(null);
  const [names, setNames] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const { language } = useSettings();
  /** The link of what was opened last: the address follows it, and must not open it again. */
  const opened = useRef<string | null>(null);

  const open = async (source: ReplaySource, wanted: Partial<ReplayProps>) => {
    if (engine === null) return;
    try {
      const found = await openReplay(engine, source, language);
      opened.current = found.link;
      setReplay(found);
      const called = namesFor(kept(), found);
      setNames(Array.from({ length: found.seats }, (_, index) => called[index] ?? ""));
      setError(null);
      navigate({ page: "replay", link: found.link, at: wanted.at ?? null, seat: wanted.seat ?? null }, "replace");
    } catch (problem) {
      setReplay(null);
      setError(sayDamage(say, problem));
    }
  };

  useEffect(() => {
    if (engine === null || (link !== null && opened.current === link)) return;
    const here = kept();
    if (link !== null) void open({ link }, { at, seat });
    else if (here !== null) void open({ record: here.record }, { at, seat });
    // Opening again is a matter of the link alone.
  }, [engine, link]);

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      if (file.size > MAX_BYTES) throw new Error("too large");
      const record = JSON.parse(await file.text()) as JsonObject;
      sessionStorage.setItem(KEPT, JSON.stringify({ record }));
      await open({ record }, {});
    } catch {
      setReplay(null);
      setError(say("page.replay.unreadable"));
    }
  };

  // Beside a game it is one more part of the page; alone it is the page.
  const Rest = replay ? "section" : "main";
  return (
    <>
      {engine && replay && (
        <Player key={replay.link} engine={engine} replay={replay} names={names} at={at ?? 0} seat={seat} />
      )}
      <Rest className="narrow" {...(replay ? { "aria-label": say("page.replay.open") } : { id: "main" })}>
        {!replay && <h1>{say("page.title.replay")}</h1>}
        {error && (
          <>
            <p className="refused" role="alert">
              {error}
            </p>
            <p>
              <Link to={{ page: "home" }} className="button primary">
                {say("page.home")}
              </Link>
            </p>
          </>
        )}
        <label className="field">
          {say("page.replay.open")}
          <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
        </label>
      </Rest>
    </>
  );
}
