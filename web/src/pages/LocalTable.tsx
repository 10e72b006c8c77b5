// A table in this browser.

import { useState } from "react";
import { WayHome } from "../app/WayHome";
import type { SavedTable } from "../session/saved";
import { ownSeat } from "../session/statistics";
import { tables, useLocalSession } from "../session/use_session";
import { Table } from "../table/Table";
import { useWords } from "../words/use_words";
import { Counted } from "./Counted";
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
      <Table session={session} />
    </>
  );
}
