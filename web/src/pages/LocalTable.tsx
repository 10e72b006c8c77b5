// A table in this browser.

import { useState } from "react";
import { Link } from "../app/navigation";
import { Newcomer } from "../lessons/Newcomer";
import type { SavedTable } from "../session/saved";
import { tables, useLocalSession } from "../session/use_session";
import { Table } from "../table/Table";
import { useWords } from "../words/use_words";
import { playAgainstBot } from "./against_bot";
import { optionsFor } from "./options";

export function LocalTable({ id }: { id: string }) {
  const say = useWords();
  const [saved] = useState(() => tables.load(id));
  if (saved) return <Seated saved={saved} />;
  return (
    <main className="narrow" id="main">
      <h1>{say("page.missing")}</h1>
      <p>{say("page.local.missing")}</p>
      <Link to={{ page: "home" }} className="button primary">
        {say("page.home")}
      </Link>
    </main>
  );
}

function Seated({ saved }: { saved: SavedTable }) {
  const say = useWords();
  const session = useLocalSession(saved);
  if (session === null) return <p className="notice">{say("page.loading")}</p>;
  return (
    <>
      <EasyStart game={saved.game} options={saved.options} />
      <Table session={session} />
    </>
  );
}

/** Whoever plays a demanding game for the first time may begin with something easier. */
function EasyStart({ game, options }: Pick<SavedTable, "game" | "options">) {
  const say = useWords();
  const isEasy = Object.entries(optionsFor(game).newcomers ?? {}).every(([field, value]) => options[field] === value);
  const easy = { label: say("page.newcomer.start"), choose: () => playAgainstBot(say, game) };
  return <Newcomer game={game} easy={isEasy ? null : easy} floats />;
}
