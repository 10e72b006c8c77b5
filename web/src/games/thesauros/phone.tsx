// The board upright, for a phone: town, sea or company at a time; a decision opens the view where its answers are.
import { useEffect, useLayoutEffect, useRef, useState, type TouchEvent } from "react";
import { seen } from "../cards/seen";
import { Fact, SeatSign, Sign } from "./art/pieces";
import { seatName, useBoard, word, type Board } from "./board";
import { Order } from "./calendar";
import { Accounts, Crew, DeskHead, Dues, Holds } from "./company";
import { PhoneSea } from "./phone_sea";
import { houseThings, PhoneTown, wantedSheet } from "./phone_town";
import { Rivals } from "./rivals";
import { Scene } from "./scenes";
import { nameOf, Tile } from "./spot";
import type { Thing } from "./things";
import { phaseOf, quadrimesters } from "./view";

const VIEWS = ["town", "sea", "company"] as const;
type View = (typeof VIEWS)[number];
const ICONS: Record<View, string> = { town: "z8", sea: "z5", company: "hr" };

/** Where each kind of thing is. */
const KINDS: Record<View, string[]> = {
  town: ["zone", "hat", "hatch", "tech", "pile", "map", "plane", "shop", "room", "exhibit"],
  sea: ["space", "boat", "well", "mine", "bed"],
  company: ["meeple", "account", "more", "gear", "hold", "sailor", "treasure", "envelope", "sign"],
};
/** Things that have no place of their own in these views: they stand above them. */
const LOOSE = ["hat", "hatch", "plane", "shop", "sign", "exhibit", "mine", "bed", "well"];

const kind = (thing: Thing): string => thing.split(":")[0] ?? "";

const viewOf = (thing: Thing): View | null =>
  thing === "sign:5" ? "sea" : (VIEWS.find((view) => KINDS[view].includes(kind(thing))) ?? null);

/** How many lit things a view has. */
const countIn = ({ lit }: Board, view: View): number =>
  [...lit.keys()].filter((thing) => viewOf(thing) === view).length;

/** Where the zone is that is being resolved, if its answers are there, else where most answers are. */
function wanted(board: Board): View | null {
  const here = board.zone === null ? null : board.zone === "5" ? "sea" : "town";
  if (here !== null && countIn(board, here) > 0) return here;
  const [most] = VIEWS.filter((view) => countIn(board, view) > 0).sort(
    (one, other) => countIn(board, other) - countIn(board, one),
  );
  return most ?? null;
}

/** Where each kind of place is that the table points at. */
const PLACES: [View, RegExp][] = [
  ["sea", /^(?:(?:space|bed):|z\d|sea$|(?:house|zone):5$)/],
  ["town", /^(?:house|zone|tech|map|room|pile|cube)\b/],
  ["company", /^(?:company|account):/],
];

/** The view of the first place that is pointed at. */
const viewPointed = ([places = []]: string[][]): View | null =>
  places.flatMap((place) => PLACES.find(([, names]) => names.test(place))?.[0] ?? [])[0] ?? null;

function Status() {
  const board = useBoard();
  const { view, facts, say, seat } = board;
  const text = word(say);
  const now = view.board.quadrimester;
  const phase = phaseOf(view);
  return (
    <div className="thes-status" data-part="">
      <span className="thes-row" {...seen("quadrimester", text("calendar", now, quadrimesters, facts.year))}>
        <b>{text("year", facts.year)}</b>
        <span>
          {now}/{quadrimesters}
        </span>
      </span>
      <span className="thes-status-phase" role="group" tabIndex={-1} data-card={`phase:${phase}`}>
        {phase === "zones" && board.zone !== null ? say("cli.thesauros.zone." + board.zone) : text(`phase.${phase}`)}
      </span>
      <Order />
      <Fact of="star" title={text("reputation")}>
        <b>{view.players[seat]?.reputation}</b>
      </Fact>
    </div>
  );
}

function Loose({ view }: { view: View }) {
  const board = useBoard();
  const onHouses = wantedSheet(board) === null ? houseThings(board) : [];
  const things = [...board.lit.keys()].filter(
    (thing) => viewOf(thing) === view && LOOSE.includes(kind(thing)) && !onHouses.includes(thing),
  );
  if (things.length === 0) return null;
  return (
    <div className="thes-loose" data-part="">
      {things.map((thing) => {
        const answers = board.lit.get(thing) ?? [];
        const label = answers.length === 1 ? answers[0]!.say : nameOf(board, thing.split(":")[1] ?? "", answers);
        return (
          <Tile key={thing} ids={thing} label={label} className="thes-chip">
            {label}
          </Tile>
        );
      })}
    </div>
  );
}

function Company() {
  return (
    <div className="thes-phone-company">
      <Accounts />
      <Crew />
      <Dues />
      <Holds />
      <DeskHead />
      <Rivals />
    </div>
  );
}

/** So far a finger goes to turn to the next view. */
const SWIPE = 60;

/** What a finger does that goes to the side: the next view, or the one before. What scrolls or slides itself is left alone. */
function useSwipe(turn: (by: 1 | -1) => void) {
  const begun = useRef<[x: number, y: number] | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches.item(0);
      const slides = target instanceof Element && target.closest("input, .thes-columns");
      begun.current = finger && touches.length === 1 && !slides ? [finger.clientX, finger.clientY] : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches.item(0);
      const [x, y] = begun.current ?? [];
      begun.current = null;
      if (!finger || x === undefined || y === undefined) return;
      const [dx, dy] = [finger.clientX - x, finger.clientY - y];
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    },
  };
}

export function Phone() {
  const board = useBoard();
  const { say, look } = board;
  const text = word(say);
  const [view, setView] = useState<View>(() => wanted(board) ?? "town");
  const question = look.legal.map((one) => one.text).join();
  const open = wanted(board);
  // A question, or the second step of its answer, opens the view where it goes on.
  useEffect(() => {
    if (open !== null) setView(open);
  }, [question, board.chosen.join()]);
  useLayoutEffect(() => {
    const there = viewPointed(board.pointed);
    if (there !== null) setView(there);
  }, [board.pointed]);
  const shown = useRef<HTMLDivElement>(null);
  // Each view begins at its top, wherever the one before was left.
  useLayoutEffect(() => {
    if (shown.current) shown.current.scrollTop = 0;
  }, [view]);
  const swipe = useSwipe((by) => setView(VIEWS[Math.max(0, Math.min(VIEWS.length - 1, VIEWS.indexOf(view) + by))]!));
  const who = look.decision.asked.map((seat) => seatName(board, seat)).join(", ");
  return (
    <>
      <Status />
      <div ref={shown} className="thes-view" data-view={view} aria-label={text(`tab.${view}`)} role="group" {...swipe}>
        <Loose view={view} />
        {view === "town" && <PhoneTown onSea={() => setView("sea")} />}
        {view === "sea" && <PhoneSea />}
        {view === "company" && <Company />}
        <Scene />
      </div>
      <div className="thes-tabs" role="group" aria-label={text("views")}>
        {VIEWS.map((one) => (
          <button key={one} type="button" data-tab={one} aria-pressed={one === view} onClick={() => setView(one)}>
            <Sign of={ICONS[one]} /> {text(`tab.${one}`)}
            {countIn(board, one) > 0 && (
              <span className="thes-count">
                <span aria-hidden="true">{countIn(board, one)}</span>
                <span className="hidden">{text("lit", countIn(board, one))}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {look.legal.length === 0 && !look.decision.over && (
        <p className="hidden">
          {look.decision.asked.map((seat) => (
            <SeatSign key={seat} seat={seat} />
          ))}{" "}
          {who}
        </p>
      )}
    </>
  );
}
