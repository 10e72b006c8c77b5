// What can be said and done about a table of a server besides playing: a word to the others, giving up, ending by
// agreement, a pause.

import { useRef, useState, type KeyboardEvent } from "react";
import type { Result } from "../session/types";
import { useWords } from "../words/use_words";
import { hasSay, type AgreementProps } from "./Agreements";
import "./terms.css";

export const REACTIONS = [
  "hello",
  "good_luck",
  "well_done",
  "thanks",
  "surprise",
  "oops",
  "thinking",
  "good_game",
] as const;

export function TableTerms({ session, look, onResult }: AgreementProps) {
  const say = useWords();
  const [sure, setSure] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  if (!session.concede || typeof look.viewer !== "number" || !look.seats[look.viewer]) return null;
  const { over } = look.decision;
  const plays = hasSay(look) && !over;
  const others = look.seats.filter(
    ({ kind, taken, gave_up }, seat) =>
      seat !== look.viewer && gave_up === undefined && (kind !== "bot" || taken === true),
  );
  if (!plays && others.length === 0) return null;
  const asksEnd = look.seats.some(({ wants_end }) => wants_end === true);
  const asksPause = look.seats.some(({ pause }) => pause === "pause");
  // It lies over other things where the window is wide: once something is said, it is out of the way.
  const close = () => {
    if (place.current) place.current.open = false;
  };
  const tell = (result: Promise<Result>) => {
    close();
    onResult(result);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !place.current?.open) return;
    close();
    place.current.querySelector("summary")?.focus();
  };
  return (
    <details className="table-terms" ref={place} onKeyDown={leave} onToggle={() => setSure(false)}>
      <summary>{say("page.terms")}</summary>
      <div className="table-terms-card">
        {others.length > 0 && session.react && (
          <div className="row table-terms-reactions" role="group" aria-label={say("page.reactions")}>
            {REACTIONS.map((what) => (
              <button key={what} type="button" className="secondary" onClick={() => tell(session.react!(what))}>
                {say(`page.reaction.${what}`)}
              </button>
            ))}
          </div>
        )}
        {plays && (
          <div className="row">
            {look.time && !look.time.paused && !asksPause && (
              <button type="button" className="secondary" onClick={() => tell(session.pause!(true))}>
                {say("page.pause.ask")}
              </button>
            )}
            {others.length > 0 && !asksEnd && (
              <button type="button" className="secondary" onClick={() => tell(session.agreeToEnd!(true))}>
                {say("page.end.ask")}
              </button>
            )}
            {!sure && (
              <button type="button" className="secondary" onClick={() => setSure(true)}>
                {say("page.concede")}
              </button>
            )}
          </div>
        )}
        {plays && sure && (
          <div className="consent" role="alert">
            <p>{say(look.seats.length > 2 ? "page.concede.sure_of_many" : "page.concede.sure")}</p>
            <p className="row">
              <button
                type="button"
                className="primary"
                onClick={() => {
                  setSure(false);
                  tell(session.concede!());
                }}
              >
                {say("page.concede.yes")}
              </button>
              <button type="button" className="secondary" onClick={() => setSure(false)}>
                {say("page.concede.no")}
              </button>
            </p>
          </div>
        )}
      </div>
    </details>
  );
}
