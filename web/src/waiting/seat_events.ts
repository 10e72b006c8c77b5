// What happened to seats, as sentences.

import type { SeatEvent } from "../session/types";
import { sayDuration } from "../terms/duration";
import type { Say } from "../words/use_words";

/** `name`: who sits there. */
export function saySeatEvent(say: Say, { kind, detail }: SeatEvent, name: string): string {
  if (kind === "bot") return say("page.seat_event.bot", name, say(`page.level.${detail}`));
  if (kind === "renewal") return say("page.seat_event.renewal", name, sayDuration(say, Number(detail)));
  return say(`page.seat_event.${kind}`, name, detail);
}
