// The card of a thing: a picture, what it is, how it stands, what can be done with it now, and its rule.
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "../../app/navigation";
import type { Answer, Language } from "../../session/types";
import { useGameWords, type Say } from "../../words/use_words";
import "./card.css";
import { factsOf, type Facts } from "./facts";
import { useHelp, type GameHelp } from "./help";
import { Picture } from "./Picture";
import { placeCard, type Spot } from "./place";
import type { WantedThing } from "./use_thing";

export interface CardProps extends WantedThing {
  game: string;
  language: Language;
  /** The answers that a press on something lit leads to, by its name. */
  answersOf: (thing: string) => Answer[];
}

/** Where answers are given: the panel, and the buttons on the board that are no things themselves. */
const DECISION = ".asked, .table-board button:not([data-card]), .lesson-card";

const boxes = (what: string): DOMRect[] =>
  [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);

/** Where the card is to lie; null until its size is known. */
function usePlace(thing: Element, card: React.RefObject<HTMLElement>, said: string): Spot | null {
  const [place, setPlace] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const own = card.current?.getBoundingClientRect();
    if (!own) return;
    const window = { width: document.documentElement.clientWidth, height: innerHeight };
    const around = {
      window,
      decision: boxes(DECISION),
      lit: boxes("[data-thing], [class*='-hot']"),
      things: boxes("[data-card][tabindex]"),
    };
    setPlace(placeCard(thing.getBoundingClientRect(), own, around));
  }, [thing, card, said]);
  return place;
}

/** While it has the keyboard, the thing is described by what its card says it is. */
function useDescribing(thing: Element, id: string, wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    const before = thing.getAttribute("aria-describedby");
    thing.setAttribute("aria-describedby", before === null ? id : `${id} ${before}`);
    return () => {
      if (before === null) thing.removeAttribute("aria-describedby");
      else thing.setAttribute("aria-describedby", before);
    };
  }, [thing, id, wanted]);
}

const answersAt = (thing: Element, answersOf: CardProps["answersOf"]): Answer[] => {
  const lit = thing.getAttribute("data-thing") ?? thing.getAttribute("data-give");
  return lit === null ? [] : answersOf(lit);
};

/** How the thing stands, as the board words it; nothing where that is only its name. */
function standing(thing: Element, name: string): string | null {
  const said = (thing.getAttribute("data-is") ?? thing.getAttribute("aria-label") ?? "").trim();
  return said === "" || said.toLowerCase() === name.toLowerCase() ? null : said;
}

function Now({ facts, say }: { facts: Facts; say: Say }) {
  const { now, more, when } = facts;
  if (now.length === 0 && when === null) return null;
  return (
    <div className="thing-now" data-lit={now.length > 0 || undefined}>
      <h3>{say(now.length > 0 ? "page.card.now" : "page.card.when")}</h3>
      {now.length === 0 ? (
        <p>{when}</p>
      ) : (
        <ul>
          {now.map((one) => (
            <li key={one}>{one}</li>
          ))}
          {more > 0 && <li className="thing-more">{say("page.card.more", more)}</li>}
        </ul>
      )}
    </div>
  );
}

interface OpenCardProps extends CardProps {
  thing: Element;
  facts: Facts;
  help: GameHelp;
  say: Say;
}

function OpenCard({ thing, facts, help, say, game, wanted, keep, leave, close }: OpenCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { name, text, entry, rule } = facts;
  const state = standing(thing, name);
  const id = useId();
  const open = wanted?.open === true;
  const by = wanted?.by;
  const place = usePlace(thing, card, `${open} ${entry} ${state}`);
  useDescribing(thing, id, by === "focus" || by === "key");
  // Asked again by key, the card itself has the focus: its link is in reach then.
  const times = useRef<{ wanted: typeof wanted; asked: number }>({ wanted: null, asked: 0 });
  useEffect(() => {
    if (by !== "key" || times.current.wanted === wanted) return;
    times.current = { wanted, asked: times.current.asked + 1 };
    if (times.current.asked > 1) card.current?.focus();
  }, [wanted, by]);
  return (
    <div
      ref={card}
      className="thing-card"
      role="group"
      aria-label={name}
      tabIndex={-1}
      hidden={!open}
      style={place ?? { left: 0, top: 0, visibility: "hidden" }}
      onPointerEnter={keep}
      onPointerLeave={leave}
    >
      <div className="thing-head">
        <Picture help={help} entry={entry} />
        <h2>{name}</h2>
        {by === "press" && (
          <button type="button" className="quiet" onClick={close} aria-label={say("page.close")}>
            ×
          </button>
        )}
      </div>
      {state !== null && <p className="thing-state">{state}</p>}
      <p id={id}>{text}</p>
      <Now facts={facts} say={say} />
      {rule !== null && (
        <p className="thing-rule">
          <Link to={{ page: "rules", game, section: rule }} target="_blank">
            {say("page.card.rule", rule, say(`${game}.rule.title.${rule}`))}
          </Link>
        </p>
      )}
      <p className="hidden" role="status">
        {by === "key" ? [name, state, text, ...facts.now, facts.when].filter(Boolean).join(" ") : ""}
      </p>
    </div>
  );
}

export default function Card(props: CardProps) {
  const { game, language, wanted } = props;
  const help = useHelp(game);
  const say = useGameWords(language, game, `${game}_help`, "page");
  const thing = wanted?.element;
  if (help === null || say === null || !thing?.isConnected) return null;
  const facts = factsOf(game, help, say, thing.getAttribute("data-card") ?? "", answersAt(thing, props.answersOf));
  return facts && <OpenCard key={facts.entry} {...props} thing={thing} facts={facts} help={help} say={say} />;
}
