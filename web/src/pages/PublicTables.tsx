// The public tables of the server: take a free seat.

import { useCallback, useEffect, useState } from "react";
import { Link, navigate } from "../app/navigation";
import { settings } from "../app/settings";
import { FIRST_GAME } from "../games/list";
import { ApiError, listTables, type PublicTable } from "../session/api";
import { claims, tables } from "../session/use_session";
import { sayRefusal } from "../words/refusals";
import { useWords } from "../words/use_words";

export function PublicTables() {
  const say = useWords();
  const [list, setList] = useState<PublicTable[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [name, setName] = useState(settings().name);

  const load = useCallback(async () => {
    try {
      setList(await listTables());
      setError(null);
    } catch (problem) {
      setError(problem instanceof ApiError ? sayRefusal(say, problem.refusal) : String(problem));
    }
  }, [say]);
  useEffect(() => void load(), [load]);

  const join = async (table: PublicTable, seat: number) => {
    try {
      const token = await claims.join(table.table, seat, name || say("page.seat", seat + 1));
      tables.know({ table: table.table, game: table.game, token, name: "", created: Date.now() });
      navigate({ page: "table", table: table.table, token });
    } catch (problem) {
      setError(problem instanceof ApiError ? sayRefusal(say, problem.refusal) : String(problem));
    }
  };

  return (
    <main className="narrow" id="main">
      <h1>{say("page.title.tables")}</h1>
      <label className="field">
        {say("page.seat.name")}
        <input type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      {error && (
        <p className="refused" role="alert">
          {error}
        </p>
      )}
      {list?.length === 0 && <p>{say("page.tables.none")}</p>}
      <ul className="share-list">
        {list?.map((table) => (
          <li key={table.table} className="panel">
            <h2>{say(`page.game.${table.game}`)}</h2>
            <p>{table.over ? say("page.over") : say("page.decision", table.decision)}</p>
            {table.rated && <p className="small">{say("page.seats.rated")}</p>}
            <ul className="seats">
              {table.seats.map((seat, index) => (
                <li key={index} className="seat">
                  <span className="seat-name">{seat.name || say("page.seat", index + 1)}</span>
                  {seat.kind === "open" && (
                    <button type="button" className="primary" onClick={() => void join(table, index)}>
                      {say("page.tables.join")}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" className="secondary" onClick={() => void load()}>
          {say("page.tables.again")}
        </button>
        <Link className="button secondary" to={{ page: "new", game: FIRST_GAME }}>
          {say("page.title.new")}
        </Link>
      </p>
    </main>
  );
}
