// A bot thinks for longer than a moment: a thin line that fills up while it does.

import { SHORT_THOUGHT_MS } from "../session/bots";
import type { Thinking } from "../session/types";
import { useWords } from "../words/use_words";

export function ThinkingBar({ thinking, name }: { thinking: Thinking; name: string }) {
  const say = useWords();
  return (
    <span className="thinking-bar" role="progressbar" aria-label={say("page.thinking", name)}>
      <i style={{ animationDuration: `${thinking.ms}ms`, animationDelay: `-${SHORT_THOUGHT_MS}ms` }} />
    </span>
  );
}
