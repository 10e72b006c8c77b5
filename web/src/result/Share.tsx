// A result to send to others: the sentence, the points, and the link to the whole game.

import { useEffect, useRef, useState } from "react";
import { addressOf } from "../app/routes";
import type { Look } from "../session/types";
import { seatName } from "../table/Seats";
import { useWords, type Say } from "../words/use_words";

/** As people write it to each other. */
export function resultText(say: Say, look: Look): string {
  const points = look.outcome.points.map((number, seat) => say("page.named", seatName(say, look, seat), number));
  return [`${say(`page.game.${look.game}`)} · bathys`, look.outcome.verdict ?? "", points.join(", ")].join("\n");
}

export const gameAddress = (link: string): string =>
  location.origin + addressOf({ page: "replay", link, at: null, seat: null });

const canShare = (): boolean => typeof navigator.share === "function";

export function Share({ look, link }: { look: Look; link: string | null }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: "nearest" }), []);
  const text = resultText(say, look);
  const whole = link === null ? text : `${text}\n${gameAddress(link)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(whole);
    setCopied(true);
  };
  // Who thinks better of it has shared nothing, which is no mistake.
  const send = () => navigator.share({ text, ...(link !== null && { url: gameAddress(link) }) }).catch(() => {});
  return (
    <section ref={place} className="share-result" aria-label={say("page.result.share")}>
      <textarea
        readOnly
        rows={4}
        value={whole}
        aria-label={say("page.result.text")}
        onFocus={(event) => event.target.select()}
      />
      <p className="row">
        <button type="button" className="secondary" onClick={() => void copy()}>
          {say(copied ? "page.copied" : "page.result.copy")}
        </button>
        {canShare() && (
          <button type="button" className="secondary" onClick={() => void send()}>
            {say("page.result.send")}
          </button>
        )}
      </p>
      <span role="status" className="hidden">
        {copied && say("page.copied")}
      </span>
    </section>
  );
}
