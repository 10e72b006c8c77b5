// A button that asks for a new link to a seat, and the link.

import { useState } from "react";
import { ShareLink } from "../pages/ShareLink";
import { sayDuration } from "../terms/duration";
import type { Refusal, SeatLink } from "../session/types";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";

interface NewLinkProps {
  table: string;
  label: string;
  /** What the link is called. */
  title: string;
  ask: () => Promise<SeatLink | Refusal>;
}

export function NewLink({ table, label, title, ask }: NewLinkProps) {
  const say = useWords();
  const [link, setLink] = useState<SeatLink | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const press = async () => {
    const answer = await ask();
    setLink("token" in answer ? answer : null);
    setRefused("token" in answer ? null : sayRefusal(say, answer));
  };
  const wait = link === null ? 0 : Math.ceil((link.wait ?? 0) / 1000);
  return (
    <div className="new-link">
      <button type="button" className="secondary" onClick={() => void press()}>
        {label}
      </button>
      {refused && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
      {link && wait > 0 && <p className="small">{say("page.seat.renew.wait", sayDuration(say, wait))}</p>}
      {link && <ShareLink title={title} route={{ page: "table", table, token: link.token }} />}
    </div>
  );
}
