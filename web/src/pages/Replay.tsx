// A game looked back at: a slider over its decisions, any seat's view, links, and the record as a file.

import { Suspense, useEffect, useMemo, useRef, useState, type ChangeEvent } from "react";
import { navigate } from "../app/navigation";
import { addressOf } from "../app/routes";
import { useReducedMotion, useSettings } from "../app/settings";
import { boardOf } from "../games";
import { EngineError, startEngine, type Engine } from "../session/engine";
import { lookAt, openReplay, type ReplayGame, type ReplayMoment, type ReplaySource } from "../session/replay";
import type { JsonObject } from "../session/types";
import { Log } from "../table/Log";
import { OutcomePanel } from "../table/OutcomePanel";
import { seatName } from "../table/Seats";
import { useWords } from "../words/use_words";

const KEPT = "bathys.replay";
const STEP_MS = 1200;
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

  const open = async (source: ReplaySource, wanted: Partial<ReplayProps>, called: string[] = []) => {
    if (engine === null) return;
    try {
      const found = await openReplay(engine, source, language);
      opened.current = found.link;
      setReplay(found);
      setNames(Array.from({ length: found.seats }, (_, index) => called[index] ?? ""));
      setError(null);
      navigate({ page: "replay", link: found.link, at: wanted.at ?? null, seat: wanted.seat ?? null }, "replace");
    } catch (problem) {
      setReplay(null);
      setError(
        problem instanceof EngineError && problem.refusal.message ? problem.refusal.message : say("page.error.unknown"),
      );
    }
  };

  useEffect(() => {
    if (engine === null || (link !== null && opened.current === link)) return;
    const here = kept();
    if (link !== null) void open({ link }, { at, seat }, here?.names);
    else if (here !== null) void open({ record: here.record }, { at, seat }, here.names);
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
      setError(say("page.replay.unreadable"));
    }
  };

  return (
    <>
      {engine && replay && (
        <Player key={replay.link} engine={engine} replay={replay} names={names} at={at ?? 0} seat={seat} />
      )}
      <div className="narrow">
        {!replay && <h1>{say("page.title.replay")}</h1>}
        {error && (
          <p className="refused" role="alert">
            {error}
          </p>
        )}
        <label className="field">
          {say("page.replay.open")}
          <input type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
        </label>
      </div>
    </>
  );
}

interface PlayerProps {
  engine: Engine;
  replay: ReplayGame;
  names: string[];
  at: number;
  seat: number | null;
}

function Player({ engine, replay, names, at, seat }: PlayerProps) {
  const say = useWords();
  const { language } = useSettings();
  const reducedMotion = useReducedMotion();
  const [moment, setMoment] = useState<ReplayMoment | null>(null);
  const [running, setRunning] = useState(false);
  const wanted = useRef(0);
  const last = replay.answers.length;
  const place = Math.min(at, last);
  const viewer = seat !== null && seat < replay.seats ? seat : "spectator";
  const go = (to: number, from: number | null = seat) =>
    navigate({ page: "replay", link: replay.link, at: Math.max(0, Math.min(last, to)), seat: from }, "replace");

  useEffect(() => {
    const mine = ++wanted.current;
    void lookAt(engine, replay, { at: place, viewer, language, names }).then((shown) => {
      if (mine === wanted.current) setMoment(shown);
    });
  }, [engine, replay, place, viewer, language, names]);

  useEffect(() => {
    if (!running) return;
    if (place >= last) return setRunning(false);
    const timer = setTimeout(() => go(place + 1), STEP_MS);
    return () => clearTimeout(timer);
  });

  const file = useMemo(() => new Blob([JSON.stringify(replay.record)], { type: "application/json" }), [replay]);
  const download = () => {
    const anchor = document.createElement("a");
    anchor.href = URL.createObjectURL(file);
    anchor.download = `${replay.game}.json`;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  };

  if (moment === null) return <p className="notice">{say("page.loading")}</p>;
  const { look, next } = moment;
  const Board = boardOf(replay.game);
  return (
    <div className="table replay" data-decision={look.decision.number}>
      <div className="table-aside">
        <section className="panel replay-controls" aria-label={say("page.title.replay")}>
          <label className="field">
            {say("page.replay.at", place, last)}
            <input type="range" min={0} max={last} value={place} onChange={(event) => go(Number(event.target.value))} />
          </label>
          <div className="row">
            <Step label={say("page.replay.first")} icon="first" onClick={() => go(0)} />
            <Step label={say("page.replay.back")} icon="back" onClick={() => go(place - 1)} />
            <Step
              label={say(running ? "page.replay.stop" : "page.replay.run")}
              icon={running ? "stop" : "run"}
              onClick={() => setRunning(!running)}
            />
            <Step label={say("page.replay.forward")} icon="forward" onClick={() => go(place + 1)} />
            <Step label={say("page.replay.last")} icon="last" onClick={() => go(last)} />
          </div>
          <label className="field">
            {say("page.replay.seat")}
            <select
              value={seat ?? ""}
              onChange={(event) => go(place, event.target.value === "" ? null : Number(event.target.value))}
            >
              <option value="">{say("page.spectator")}</option>
              {names.map((_, index) => (
                <option key={index} value={index}>
                  {seatName(say, look, index)}
                </option>
              ))}
            </select>
          </label>
          {look.decision.over ? (
            <OutcomePanel look={look} onReplay={null} />
          ) : (
            <p className="replay-question">
              <strong>{look.decision.question}</strong>
              {next && (
                <span className="replay-next">
                  {say("page.named", seatName(say, look, next.seat), next.say || say("page.replay.sealed"))}
                </span>
              )}
            </p>
          )}
          <p className="row">
            {replay.link !== null && (
              <>
                <CopyLink
                  label={say("page.replay.copy_game")}
                  address={addressOf({ page: "replay", link: replay.link, at: null, seat: null })}
                />
                <CopyLink
                  label={say("page.replay.copy_here")}
                  address={addressOf({ page: "replay", link: replay.link, at: place, seat })}
                />
              </>
            )}
            <button type="button" className="secondary" onClick={download}>
              {say("page.replay.download")}
            </button>
          </p>
        </section>
      </div>
      <main className="table-board" id="main" tabIndex={0}>
        <h1 className="hidden">{say("page.title.replay")}</h1>
        <Suspense fallback={<p className="notice">{say("page.loading")}</p>}>
          <Board
            look={look}
            onAnswer={ignore}
            onExplain={null}
            onNarrow={null}
            hovered={null}
            onHover={ignore}
            preview={null}
            language={language}
            news={NO_NEWS}
            reducedMotion={reducedMotion}
          />
        </Suspense>
      </main>
      <div className="table-log">
        <Log events={look.events} mark={0} />
      </div>
    </div>
  );
}

const ignore = () => {};
const NO_NEWS: never[] = [];

const ICONS = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  back: "M17 4v16L6 12z",
  run: "M6 4v16l14-8z",
  stop: "M6 4h4v16H6zM14 4h4v16h-4z",
  forward: "M7 4v16l11-8z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

function Step({ label, icon, onClick }: { label: string; icon: keyof typeof ICONS; onClick: () => void }) {
  return (
    <button type="button" className="secondary step" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

function CopyLink({ label, address }: { label: string; address: string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [address]);
  const copy = async () => {
    await navigator.clipboard.writeText(location.origin + address);
    setCopied(true);
  };
  return (
    <button type="button" className="secondary" data-address={address} onClick={() => void copy()}>
      {copied ? say("page.copied") : label}
    </button>
  );
}
