// Between two people at one screen: nothing of the game is on it until the next one is alone with it.

import { useWords } from "../words/use_words";

export function Curtain({ name, onLift }: { name: string; onLift: () => void }) {
  const say = useWords();
  return (
    <main className="curtain" id="main">
      <h1>{say("page.curtain.title", name)}</h1>
      <p>{say("page.curtain.text", name)}</p>
      <button type="button" className="primary" onClick={onLift} autoFocus>
        {say("page.curtain.lift", name)}
      </button>
    </main>
  );
}
