// Plays what happened since the last look: pieces fly, boats sail, coins go from account to price. With reduced motion
// everything is there at once, and what changed has a thin frame for a moment.
import { useLayoutEffect, useRef, type RefObject } from "react";
import type { GameEvent, Look } from "../../session/types";
import { newsBetween } from "../../table/use_news";
import { boxOf, EASING, glide, spotsOf, type Box, type Spots } from "../motion";
import { plan, type Move, type Step } from "./motion";
import { marks } from "./news";
import { activeZone, readView } from "./view";

const FRAME_MS = 400;
const MOST_FRAMES = 8;
const SVG = "http://www.w3.org/2000/svg";

/** The layer over the board in which pieces fly. */
export const Flights = "thes-flights";

class Stage {
  constructor(
    readonly board: HTMLElement,
    readonly before: Spots,
    readonly now: Spots,
  ) {}

  /** What stands for a place of the board, where it is shown. */
  anchor(mark: string): Element | null {
    return this.board.querySelector(`[data-mark="${mark}"]`);
  }
  box(mark: string): Box | null {
    const anchor = this.anchor(mark);
    return anchor && boxOf(anchor, this.board);
  }
  layer(): HTMLElement | null {
    return this.board.querySelector(`.${Flights}`);
  }
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

function lay(element: HTMLElement | SVGElement, { x, y, width, height }: Box) {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

function symbol(name: string): SVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 32 32");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#thes-${name}`);
  picture.append(use);
  return picture;
}

/** The same piece once more, on its own. */
function copyOf(piece: Element): SVGElement {
  const copy = piece.cloneNode(true) as SVGElement;
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement || !piece.getBBox) return copy;
  const { x, y, width, height } = piece.getBBox();
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  picture.append(copy);
  return picture;
}

/** Something flies over the board from one place to another and is gone there. */
function fly(stage: Stage, piece: SVGElement, from: Box, to: Box, { start, ms }: Step) {
  const layer = stage.layer();
  if (!layer) return;
  piece.removeAttribute("data-flip");
  lay(piece, to);
  layer.append(piece);
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const flight = piece.animate?.([{ transform: `translate(${fx - tx}px, ${fy - ty}px)` }, { transform: "none" }], {
    delay: start,
    duration: ms,
    easing: EASING,
    fill: "backwards",
  });
  if (!flight) return piece.remove();
  flight.onfinish = () => piece.remove();
  flight.oncancel = () => piece.remove();
}

/** Not seen before it has arrived. */
const hide = (piece: Element, until: number) =>
  piece.animate?.([{ opacity: 0 }, { opacity: 0 }], { id: "hidden", duration: until });

function flyHomeOrOut(stage: Stage, who: string, step: Step) {
  const to = stage.now.get(who);
  const from = stage.before.get(who)?.box ?? stage.box(`company:${who.split(" ")[0]}`);
  if (!to || !from) return;
  fly(stage, copyOf(to.element), from, to.box, step);
  hide(to.element, step.start + step.ms);
}

function sail(stage: Stage, { boat, course }: Move & { kind: "boat" }, { start, ms }: Step) {
  const piece = stage.now.get(boat);
  const points = course.flatMap((space) => stage.box(`space:${space}`) ?? []).map(middle);
  const end = points.at(-1);
  if (!piece || !end) return;
  const way = points.slice(0, -1).map(([x, y]): [number, number] => [x - end[0], y - end[1]]);
  glide(piece.element, way, { delay: start, ms });
}

function pay(stage: Stage, { from, to }: Move & { kind: "coin" }, step: Step) {
  const [begin, end] = [stage.box(from), stage.box(to)];
  if (!begin || !end) return;
  const size = stage.board.clientWidth / 52;
  const [x, y] = middle(end);
  fly(stage, symbol("coin"), begin, { x: x - size / 2, y: y - size / 2, width: size, height: size }, step);
}

function roll(stage: Stage, { at, face }: Move & { kind: "die" }, { start, ms }: Step) {
  const box = stage.box(at);
  const layer = stage.layer();
  if (!box || !layer) return;
  const die = document.createElement("b");
  die.className = "thes-rolled";
  die.textContent = String(face);
  const [x, y] = middle(box);
  Object.assign(die.style, { left: `${x}px`, top: `${y}px` });
  layer.append(die);
  const thrown = die.animate?.(
    [
      { transform: "translate(-50%, -220%) rotate(-200deg)", opacity: 0 },
      { transform: "translate(-50%, -130%)", opacity: 1 },
    ],
    { delay: start, duration: ms, easing: EASING, fill: "backwards" },
  );
  if (!thrown) return die.remove();
  thrown.onfinish = () => setTimeout(() => die.remove(), 2 * FRAME_MS);
  thrown.oncancel = () => die.remove();
}

/** A tile turns, doors open: drawn as they are in the end, played from how they were. */
function unfold(stage: Stage, what: string, from: string, { start, ms }: Step) {
  for (const part of stage.board.querySelectorAll(what))
    part.animate?.([{ transform: from }, {}], { delay: start, duration: ms, easing: "ease-out", fill: "backwards" });
}

function play(stage: Stage, step: Step) {
  const { move } = step;
  switch (move.kind) {
    case "meeples":
      return move.who.forEach((who) => flyHomeOrOut(stage, who, step));
    case "boat":
      return sail(stage, move, step);
    case "coin":
      return pay(stage, move, step);
    case "die":
      return roll(stage, move, step);
    case "tile":
      return unfold(stage, `[data-turn="${move.zone}"]`, "scaleX(0)", step);
    case "doors":
      return unfold(stage, `[data-door="${move.room}"]`, "scaleX(1)", step);
    case "cube": {
      const [from, to] = [stage.before.get(`cube:${move.zone}`), stage.now.get(`cube:${move.zone}`)];
      if (from && to)
        glide(to.element, [[from.box.x - to.box.x, from.box.y - to.box.y]], { delay: step.start, ms: step.ms });
    }
  }
}

/** A thin frame around everything that changed. */
function frame(stage: Stage, news: GameEvent[]) {
  const layer = stage.layer();
  const boxes = [...marks(news).keys()].flatMap((mark) => stage.box(mark) ?? []);
  for (const box of boxes.slice(0, MOST_FRAMES)) {
    const touched = document.createElement("i");
    touched.className = "thes-touched";
    lay(touched, box);
    layer?.append(touched);
    setTimeout(() => touched.remove(), FRAME_MS);
  }
}

export function useMotion(root: RefObject<HTMLElement>, look: Look, still: boolean) {
  const kept = useRef<{ look: Look; spots: Spots } | null>(null);
  useLayoutEffect(() => {
    const board = root.current;
    const old = kept.current;
    if (!board || old?.look === look) return;
    // All places are read before anything moves: a moving thing is not where it stands.
    const spots = spotsOf(board);
    kept.current = { look, spots };
    if (!old) return;
    const news = newsBetween(old.look, look);
    if (news.length === 0) return;
    const stage = new Stage(board, old.spots, spots);
    if (still) return frame(stage, news);
    const [before, now] = [readView(old.look.view), readView(look.view)];
    for (const step of plan(news, before, now, activeZone(before, old.look.events))) play(stage, step);
  });
}
