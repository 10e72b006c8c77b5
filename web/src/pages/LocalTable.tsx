// A table in this browser.

import { useState } from "react";
import { WayHome } from "../app/WayHome";
import { Newcomer } from "../lessons/Newcomer";
import type { SavedTable } from "../session/saved";
import { ownSeat } from "../session/statistics";
import { tables, useLocalSession } from "../session/use_session";
import { Table } from "../table/Table";
import { useWords } from "../words/use_words";
import { playAgainstBot } from "./against_bot";
import { Counted } from "./Counted";
import { optionsFor } from "./options";
import "../style/what_if.css";

export function LocalTable({ id }: { id: string }) {
  const say = useWords();
  const [saved] = useState(() => tables.load(id));
  if (saved) return <Seated saved={saved} />;
  return <WayHome title={say("page.missing")} text={say("page.local.missing")} />;
}

function Seated({ saved }: { saved: SavedTable }) {
  const say = useWords();
  const session = useLocalSession(saved);
  if (session === null) return <p className="notice">{say("page.loading")}</p>;
  const { id, whatIf } = saved;
  return (
    <>
      {whatIf ? (
        <p className="what-if">{say("page.what_if", whatIf.from)}</p>
      ) : (
        <Counted session={session} table={id} seatOf={ownSeat} />
      )}
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
