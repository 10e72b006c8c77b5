// What a table has chosen about time, as a sentence.

import type { TableTime } from "../session/types";
import { useWords } from "../words/use_words";
import { sayDuration } from "./duration";

export function TimeTerms({ time, timer }: { time: TableTime | null | undefined; timer: number }) {
  const say = useWords();
  if (!time) return null;
  const { clock, late } = time;
  return (
    <p className="small" data-time-terms={late}>
      {clock === undefined
        ? say("page.clock.each", sayDuration(say, timer))
        : clock.increment === 0
          ? say("page.clock.whole_only", sayDuration(say, clock.time))
          : say("page.clock.whole", sayDuration(say, clock.time), sayDuration(say, clock.increment))}{" "}
      {say(`page.late.${late}`)}
    </p>
  );
}
