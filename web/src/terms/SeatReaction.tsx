// A word that somebody shows the others: beside their name, for a few seconds.

import { useEffect, useRef, useState } from "react";
import type { SeatInfo } from "../session/types";
import { useWords } from "../words/use_words";

export const SHOWN_MS = 6000;

export function SeatReaction({ reaction }: { reaction: SeatInfo["reaction"] }) {
  const say = useWords();
  // What was shown before one came is no news.
  const known = useRef(reaction?.n ?? 0);
  const [shown, setShown] = useState<string | null>(null);
  const number = reaction?.n ?? 0;
  useEffect(() => {
    if (reaction === undefined || number <= known.current) return undefined;
    known.current = number;
    setShown(reaction.what);
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [number]);
  return (
    <span className="seat-reaction" role="status">
      {shown !== null && say(`page.reaction.${shown}`)}
    </span>
  );
}
