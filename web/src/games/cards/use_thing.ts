// Which thing of a board somebody wants to know about: the pointer rests on it, the keyboard is on it, a finger stays on
// it, or the key "i" asks. Nothing here takes the focus, and a long press gives no answer.
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";

/** How it was asked about: what is asked for by key or finger stays until it is closed. */
export type Asking = "pointer" | "focus" | "key" | "press";

export interface Wanted {
  element: Element;
  by: Asking;
  /** The keyboard has just come here: its words are there to be read aloud, but nothing is shown yet. */
  open: boolean;
}

export interface WantedThing {
  wanted: Wanted | null;
  /** The pointer is on the card: it stays. */
  keep: () => void;
  leave: () => void;
  close: () => void;
}

const REST = 600;
/** Whoever is on something lit is more likely to press it. */
const LIT_REST = 1000;
/** From one thing to the next while a card is open. */
const NEXT_REST = 250;
const LONG_PRESS = 500;
/** So long it takes to come over to the card. */
const GRACE = 220;
/** A finger that moves farther than this scrolls. */
const STILL = 10;

const CARD = "[data-card]";
const LIT = "[data-thing], [data-give]";
export const KEY = "i";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

function isVisiblyFocused(element: Element): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true;
  }
}

class Watcher {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted: Wanted | null = null;
  /** The pointer has been here and the card was sent away, or the thing was pressed. */
  private done: Element | null = null;
  /** What the pointer is on. */
  private under: Element | null = null;
  private pressedAt: { x: number; y: number } | null = null;
  private swallow = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly tell: (wanted: Wanted | null) => void,
    private readonly isCard: (target: EventTarget | null) => boolean,
  ) {}

  private later(what: () => void, after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, after);
  }

  private set(wanted: Wanted | null): void {
    clearTimeout(this.timer);
    this.wanted = wanted;
    this.tell(wanted);
  }

  private thingAt(target: EventTarget | null): Element | null {
    const thing = target instanceof Element ? target.closest(CARD) : null;
    return thing && this.root.contains(thing) ? thing : null;
  }

  keep(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    if (this.wanted?.by === "pointer" || this.wanted?.by === "focus") this.later(() => this.close(), GRACE);
  }

  close(): void {
    this.done = this.under;
    if (this.wanted !== null) this.set(null);
    else clearTimeout(this.timer);
  }

  private readonly onOver = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const thing = this.thingAt(event.target);
    if (thing !== this.done) this.done = null;
    this.under = thing;
    const open = this.wanted?.open === true;
    if (this.wanted?.by === "key" || this.wanted?.by === "press") return;
    if (thing !== null && thing === this.wanted?.element && open) return this.keep();
    if (thing === null || thing === this.done) return open ? this.leave() : clearTimeout(this.timer);
    const rest = open ? NEXT_REST : thing.matches(LIT) ? LIT_REST : REST;
    this.later(() => this.set({ element: thing, by: "pointer", open: true }), rest);
  };

  /** What the pointer rests on has gone elsewhere, and a card beside nothing explains nothing. */
  private readonly onScroll = (event: Event): void => {
    const moved = event.target;
    if (this.isCard(moved) || !(moved instanceof Node)) return;
    const by = this.wanted?.by;
    if (this.wanted ? (by === "pointer" || by === "press") && moved.contains(this.wanted.element) : this.under)
      this.close();
  };

  private readonly onOut = (): void => {
    this.under = null;
    this.done = null;
    if (this.wanted === null) clearTimeout(this.timer);
    else this.leave();
  };

  private readonly onDown = (event: PointerEvent): void => {
    this.swallow = false;
    if (this.isCard(event.target)) return;
    const thing = this.thingAt(event.target);
    this.close();
    if (event.pointerType !== "touch") {
      this.done = thing;
      return;
    }
    if (thing === null) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.later(() => {
      this.pressedAt = null;
      this.swallow = true;
      this.set({ element: thing, by: "press", open: true });
    }, LONG_PRESS);
  };

  private readonly onMove = (event: PointerEvent): void => {
    if (this.pressedAt === null) return;
    const far = Math.hypot(event.clientX - this.pressedAt.x, event.clientY - this.pressedAt.y);
    if (far > STILL) this.onUp();
  };

  private readonly onUp = (): void => {
    if (this.pressedAt === null) return;
    this.pressedAt = null;
    clearTimeout(this.timer);
  };

  private readonly onClick = (event: Event): void => {
    if (!this.swallow || this.isCard(event.target)) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly onMenu = (event: Event): void => {
    if (this.swallow || this.pressedAt !== null) event.preventDefault();
  };

  private readonly onFocusIn = (event: FocusEvent): void => {
    const thing = this.thingAt(event.target);
    if (thing === null || thing !== event.target || !isVisiblyFocused(thing)) return;
    if (this.wanted?.element === thing) return;
    this.set({ element: thing, by: "focus", open: false });
    this.later(() => this.set({ element: thing, by: "focus", open: true }), REST);
  };

  private readonly onFocusOut = (event: FocusEvent): void => {
    if (this.isCard(event.relatedTarget) || this.wanted?.by === "pointer" || this.wanted?.by === "press") return;
    if (this.wanted !== null) this.set(null);
  };

  /** Whoever asked by key and has gone somewhere else is done with the card. */
  private readonly onElsewhere = (event: FocusEvent): void => {
    if (this.wanted?.by !== "key" || this.isCard(event.target)) return;
    if (this.thingAt(event.target) !== this.wanted.element) this.set(null);
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.wanted?.open) {
      // The card goes first; what has been begun on the board stays.
      event.stopPropagation();
      const { element } = this.wanted;
      const inside = this.isCard(document.activeElement);
      this.close();
      if (inside && (element instanceof HTMLElement || element instanceof SVGElement)) element.focus();
      return;
    }
    if (event.key !== KEY || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    const thing = this.thingAt(document.activeElement) ?? this.under;
    if (thing === null) return;
    event.preventDefault();
    this.set({ element: thing, by: "key", open: true });
  };

  start(): () => void {
    const { root } = this;
    const on = <E extends Event>(where: EventTarget, type: string, what: (event: E) => void, capture = false) => {
      where.addEventListener(type, what as EventListener, capture);
      return () => where.removeEventListener(type, what as EventListener, capture);
    };
    const stops = [
      on(root, "pointerover", this.onOver),
      on(root, "pointerleave", this.onOut),
      on(document, "pointerdown", this.onDown, true),
      on(root, "pointermove", this.onMove),
      on(root, "pointerup", this.onUp),
      on(root, "pointercancel", this.onUp),
      on(root, "click", this.onClick, true),
      on(root, "contextmenu", this.onMenu, true),
      on(root, "focusin", this.onFocusIn),
      on(root, "focusout", this.onFocusOut),
      on(document, "focusin", this.onElsewhere),
      on(document, "keydown", this.onKey, true),
      on(document, "scroll", this.onScroll, true),
    ];
    return () => {
      clearTimeout(this.timer);
      for (const stop of stops) stop();
    };
  }
}

/** `moment` is where the game stands: what was asked about before is forgotten when it changes. */
export function useThing(
  root: RefObject<HTMLElement>,
  moment: unknown,
  isCard: (target: EventTarget | null) => boolean,
): WantedThing {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const watcher = useRef<Watcher | null>(null);
  useEffect(() => {
    if (!root.current) return;
    const here = new Watcher(root.current, setWanted, isCard);
    watcher.current = here;
    return here.start();
  }, [root, isCard]);
  useEffect(() => watcher.current?.close(), [moment]);
  const keep = useCallback(() => watcher.current?.keep(), []);
  const leave = useCallback(() => watcher.current?.leave(), []);
  const close = useCallback(() => watcher.current?.close(), []);
  return useMemo(() => ({ wanted, keep, leave, close }), [wanted, keep, leave, close]);
}
