// What the answer under the pointer would do, in the engine's own sentences. It lies over the log and moves nothing.

import type { Foreseen } from "../session/types";
import { useWords } from "../words/use_words";

export const FORETOLD = "foretold";

export function Foretold({ shown }: { shown: Foreseen | null }) {
  const say = useWords();
  return (
    <section id={FORETOLD} className="foretold" aria-label={say("page.preview")} hidden={shown === null}>
      {shown && (
        <>
          <h3>{say("page.preview")}</h3>
          {shown.events.length > 0 && (
            <ul>
              {shown.events.map((event) => (
                <li key={event.n}>{event.text}</li>
              ))}
            </ul>
          )}
          <p data-stopped={shown.stopped}>{shown.say}</p>
        </>
      )}
    </section>
  );
}
