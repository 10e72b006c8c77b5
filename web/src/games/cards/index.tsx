// Cards for the things of a board: whatever has `data-card` is explained when it is asked about. What draws them is
// fetched then.
import { lazy, Suspense, type RefObject } from "react";
import { createPortal } from "react-dom";
import type { Answer, Language } from "../../session/types";
import "./things.css";
import { useThing } from "./use_thing";

const Card = lazy(() => import("./Card"));

interface ThingCardsProps {
  root: RefObject<HTMLElement>;
  game: string;
  language: Language;
  /** Changes when what was said before is no longer true. */
  moment: string;
  answersOf: (thing: string) => Answer[];
}

const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".thing-card") !== null;

export function ThingCards({ root, moment, ...rest }: ThingCardsProps) {
  const thing = useThing(root, moment, isCard);
  if (thing.wanted === null) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Card {...thing} {...rest} />
    </Suspense>,
    document.body,
  );
}
