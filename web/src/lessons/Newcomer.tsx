// A card for whoever sits down to a demanding game for the first time: its lesson, and the easiest way to play it.

import { useState } from "react";
import { Link } from "../app/navigation";
import { optionsFor } from "../pages/options";
import { browserStorage, tables } from "../session/use_session";
import { useWords } from "../words/use_words";
import { isNewcomer, refuseLesson } from "./newcomer";
import "./newcomer.css";

interface NewcomerProps {
  game: string;
  /** The easiest way: what choosing it says, and does; null where it is chosen already. */
  easy: { label: string; choose: () => void } | null;
  /** Beside a table, where nothing may move for it. */
  floats?: boolean;
}

export function Newcomer({ game, easy, floats = false }: NewcomerProps) {
  const say = useWords();
  const [shown, setShown] = useState(
    () => optionsFor(game).newcomers !== undefined && isNewcomer(browserStorage(), tables, game),
  );
  if (!shown) return null;
  const close = () => {
    refuseLesson(browserStorage(), game);
    setShown(false);
  };
  return (
    <aside className="panel newcomer" data-floats={floats || undefined} aria-labelledby="newcomer">
      <h2 id="newcomer">{say("page.newcomer", say(`page.game.${game}`))}</h2>
      <p>{say("page.newcomer.text")}</p>
      <p className="row">
        <Link to={{ page: "learn", game }} className="button primary">
          {say("page.newcomer.lesson")}
        </Link>
        {easy && (
          <button type="button" className="secondary" onClick={easy.choose}>
            {easy.label}
          </button>
        )}
      </p>
      <button type="button" className="quiet newcomer-close" aria-label={say("page.close")} onClick={close}>
        ×
      </button>
    </aside>
  );
}
