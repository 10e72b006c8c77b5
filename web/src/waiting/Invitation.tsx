// What a link to a seat is worth: nobody has the seat by opening it, only by pressing the button.

import { useState, type FormEvent } from "react";
import { settings } from "../app/settings";
import type { Invited, SeatInfo } from "../session/types";
import { useWords, type Say } from "../words/use_words";
import "./waiting.css";

interface InvitationProps {
  invited: Invited | null | undefined;
  seats: SeatInfo[];
  onTake: (name: string) => Promise<string | null>;
}

const timeOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(settings().language, { dateStyle: "medium", timeStyle: "short" });

/** Why the link does not lead to the seat any more, or not yet; null when it does. */
function whyNot(say: Say, { seat, by, from = 0, wait = 0 }: Invited, info: SeatInfo): string | null {
  const name = info.name || say("page.seat", seat + 1);
  if (by === "used_move") return say("page.invited.moved", name);
  if (by === "invitation" && info.taken) return say("page.invited.used", name, timeOf(info.since ?? 0));
  if (info.kind === "bot" && !info.taken) return say("page.invited.bot", name);
  if (by === "renewal" && wait > 0) return say("page.invited.early", name, timeOf(Math.ceil(from / 1000)));
  return null;
}

export function Invitation({ invited, seats, onTake }: InvitationProps) {
  const say = useWords();
  const info = invited ? seats[invited.seat] : undefined;
  const [name, setName] = useState(settings().name);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  if (!invited || info === undefined) return null;
  const not = whyNot(say, invited, info);
  const early = invited.by === "renewal" && not !== null;
  if (not !== null && !early) {
    return (
      <p className="panel invitation" role="status" data-invitation="used">
        {not}
      </p>
    );
  }
  const take = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefused(await onTake(invited.by === "move" || info.name ? "" : name.trim()));
    setBusy(false);
  };
  return (
    <form className="panel invitation" data-invitation={invited.by} onSubmit={(event) => void take(event)}>
      <h2>{say("page.invited", info.name || say("page.seat", invited.seat + 1))}</h2>
      <p>{not ?? say(invited.by === "move" ? "page.invited.move" : "page.invited.how")}</p>
      {!info.name && (
        <label className="field">
          {say("page.seat.name")}
          <input type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
      )}
      <button type="submit" className="primary big" disabled={busy}>
        {say(invited.by === "move" ? "page.invited.move.take" : "page.invited.take")}
      </button>
      {refused && (
        <p className="refused" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
