// What the page itself has words for; everything else comes worded by the engine or the server.

import type { Refusal } from "../session/types";
import type { Say } from "./use_words";

export function sayRefusal(say: Say, { code, message }: Refusal): string {
  const key = `page.refused.${code}`;
  if (say.has(key)) return say(key);
  return message || say("page.error.unknown");
}
