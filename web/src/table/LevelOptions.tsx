// The bots that a form offers, each with a sentence about how it plays.

import { levelsToChoose } from "../session/bots";
import { useWords } from "../words/use_words";

/** A level for studies is offered only where it sits already. */
export function LevelOptions({ chosen = null }: { chosen?: string | null }) {
  const say = useWords();
  return levelsToChoose(chosen).map((level) => {
    const how = `page.level.${level}.how`;
    return (
      <option key={level} value={level} title={say.has(how) ? say(how) : undefined}>
        {say(`page.level.${level}`)}
      </option>
    );
  });
}
