// What happened to seats, as sentences.

import type { SeatEvent } from "../session/types";
import type { Say } from "../words/use_words";

/** `name`: who sits there. */
export function saySeatEvent(say: Say, { kind, detail }: SeatEvent, name: string): string {
  if (kind === "bot") return say("page.seat_event.bot", name, say(`page.level.${detail}`));
  return say(`page.seat_event.${kind}`, name, detail);
}
