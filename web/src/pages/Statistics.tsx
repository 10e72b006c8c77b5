// One's own games, as this browser remembers them.

import { useWords } from "../words/use_words";

export function Statistics() {
  const say = useWords();
  return (
    <main className="narrow" id="main">
      <h1>{say("page.title.statistics")}</h1>
    </main>
  );
}
